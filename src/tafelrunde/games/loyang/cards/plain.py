"""Plain helpers: those without lantern, which help at home."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.cards.needs import (
    SHOPPER_OFF,
    empty_fields,
    may_enlarge_free,
    reapable,
    seed_cost,
    seeds,
    stack_left,
)
from tafelrunde.games.loyang.customers import on_cart
from tafelrunde.games.loyang.ending import enlarge
from tafelrunde.games.loyang.selling import buy, why_not_buy
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import HOME, KINDS_OF_VEGETABLE, NUMBERS
from tafelrunde.games.loyang.verbs import (
    gain,
    gather,
    lift_field,
    pay,
    sell_off,
    spend_field,
    take,
    turn_up,
    uncover,
)
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose

_TUCK_CASH: Final = 2
_STORED_MORE: Final = 3
_CHARM_MOST: Final = 3
_SOLD_OFF: Final = 3


def saleswoman(g: LoyangState, seat: int) -> Flow:
    """Regular customers take no offence this turn, or casual ones pay 2 more."""
    option: str = yield choose(seat, "saleswoman", ["content", "sweet"])
    if option == "content":
        g.players[seat].content = True
    else:
        g.players[seat].sweet = True
    if g._heard is not None:
        g.hear(option, (seat,))


def shopper(g: LoyangState, seat: int) -> Flow:
    """Buy one vegetable now, 2 cheaper."""
    player = g.players[seat]
    options: list[Option] = [
        NUMBERS[vegetable]
        for vegetable in range(KINDS_OF_VEGETABLE)
        if why_not_buy(g, player, vegetable, SHOPPER_OFF) is None
    ]
    vegetable: int = yield choose(seat, "shopper", options)
    buy(g, seat, vegetable, SHOPPER_OFF)


def farmhand(g: LoyangState, seat: int) -> Flow:
    """Turn up the next private field, or put an empty field under the stack for 2 cash."""
    player = g.players[seat]
    options: list[Option] = ["turn-up"] if stack_left(player) else []
    options.extend(("tuck", field) for field in empty_fields(player))
    option: Any = yield choose(seat, "farmhand", options)
    if option == "turn-up":
        turn_up(g, seat)
        return
    field = lift_field(g, seat, player.fields.index(option[1]))
    player.tucked.append(field)
    if g._heard is not None:
        g.hear("tucked", (seat, field, _TUCK_CASH))
    gain(g, seat, _TUCK_CASH)
    if field < HOME:
        uncover(g, seat, field)


def seedsman(g: LoyangState, seat: int) -> Flow:
    """One more of a kind on the cart; bean and leek cost 1."""
    vegetable: int = yield choose(seat, "seed", seeds(g, g.players[seat], 0))
    cost = seed_cost(vegetable)
    pay(g, seat, cost)
    take(g, seat, vegetable)
    if g._heard is not None:
        g.hear("seeded", (seat, vegetable, cost))


def reaper(g: LoyangState, seat: int) -> Flow:
    """One extra vegetable from each of up to two planted fields."""
    player = g.players[seat]
    field: int = yield choose(seat, "reap", reapable(player, HOME))
    options = reapable(player, field)
    _reap(g, seat, field)
    if not options:
        return
    options.append("stop")
    second: Any = yield choose(seat, "reap", options)
    if second != "stop":
        _reap(g, seat, second)


def _reap(g: LoyangState, seat: int, field: int) -> None:
    if gather(g, seat, field, seat):
        spend_field(g, seat, g.players[seat].fields.index(field))


def storekeeper(g: LoyangState, seat: int) -> Flow:
    """Enlarge the storehouse for nothing, or store three more at the end of this turn."""
    options: list[Option] = ["more-room"]
    if may_enlarge_free(g, g.players[seat]):
        options.append("enlarge")
    option: str = yield choose(seat, "storekeeper", options)
    if option == "enlarge":
        enlarge(g, seat, 0)
    else:
        g.players[seat].room += _STORED_MORE
        if g._heard is not None:
            g.hear("more-room", (seat,))


def charmer(g: LoyangState, seat: int) -> Flow:
    """Turn a red marker to blue, then 1 cash for each regular customer with a blue one."""
    player = g.players[seat]
    cross: list[Option] = [NUMBERS[card] for card in player.regulars if g.red[card]]
    if cross:
        card: int = yield choose(seat, "charm", cross)
        g.red[card] = 0
        if g._heard is not None:
            g.hear("charmed", (seat, card))
    blue = sum(1 for card in player.regulars if not g.red[card])
    cash = min(blue, _CHARM_MOST)
    gain(g, seat, cash)
    if g._heard is not None:
        g.hear("earned", (seat, cash))


def wholesaler(g: LoyangState, seat: int) -> Flow:
    """Sell up to three vegetables to the supply at the selling price + 1."""
    player = g.players[seat]
    for sold in range(_SOLD_OFF):
        options = on_cart(player.cart)
        if not options:
            return
        if sold:
            options.append("stop")
        option: Any = yield choose(seat, "sell-off", options)
        if option == "stop":
            return
        sell_off(g, seat, option, g.deck.sell[option] + 1)
