"""Lanterns: the helpers that deal with other players."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.cards.needs import (
    BARGAIN_OFF,
    TOUT_COST,
    casuals_to_lure,
    fields_to_glean,
    neighbours,
    others,
    places_to_swap,
    places_to_trade,
    regulars_to_serve,
    shops_to_buy_at,
    shops_to_sell_to,
)
from tafelrunde.games.loyang.customers import deliver, on_cart, trade
from tafelrunde.games.loyang.setup import give_opponent
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import CASUAL, NUMBERS, REFILL, REGULAR, STALL
from tafelrunde.games.loyang.verbs import (
    buy_from,
    gather,
    pay_owner,
    sell_into,
    uncover,
)
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose

_BARGAINS: Final = 2
_PEDDLED: Final = 3


def market_woman(g: LoyangState, seat: int) -> Flow:
    """One or two trades at the stalls of one other player."""
    options: list[Option] = []
    for owner in others(g, seat):
        options.extend(places_to_trade(g, seat, owner))
    place: Any = yield choose(seat, "stall", options, about="market_woman")
    owner = owner_of(g, seat, STALL, place[0])
    yield from trade(g, seat, owner, place[0], place[1])
    refill_opponent(g, owner, STALL)
    options = places_to_trade(g, seat, owner)
    if not options:
        return
    options.append("stop")
    place = yield choose(seat, "stall", options, about="market_woman")
    if place != "stop":
        yield from trade(g, seat, owner, place[0], place[1])
        refill_opponent(g, owner, STALL)


def trader(g: LoyangState, seat: int) -> Flow:
    """Swap a vegetable of the cart for one of another kind on another player's stall."""
    place: Any = yield choose(seat, "stall", places_to_swap(g, seat), about="trader")
    spot: int = 3 * place[0] + place[1]
    got = g.stock[spot]
    options = [option for option in on_cart(g.players[seat].cart) if option != got]
    given: int = yield choose(seat, "give", options, about=place[0])
    g.players[seat].cart[given] -= 1
    g.players[seat].cart[got] += 1
    g.stock[spot] = given
    if g._heard is not None:
        g.hear("swapped", (seat, place[0], got, owner_of(g, seat, STALL, place[0]), given))


def deliveryman(g: LoyangState, seat: int) -> Flow:
    """Deliver to another player's regular customer and take its payment."""
    card: int = yield choose(seat, "customer", regulars_to_serve(g, seat), about="deliveryman")
    owner = owner_of(g, seat, REGULAR, card)
    deliver(g, seat, owner, card, 1)
    refill_opponent(g, owner, REGULAR)


def tout(g: LoyangState, seat: int) -> Flow:
    """Take another player's casual customer and pay the owner 1."""
    card: int = yield choose(seat, "customer", casuals_to_lure(g, seat), about="tout")
    owner = owner_of(g, seat, CASUAL, card)
    g.players[owner].casuals.remove(card)
    g.players[seat].casuals.append(card)
    pay_owner(g, seat, owner, TOUT_COST)
    if g._heard is not None:
        g.hear("lured", (seat, card, owner, TOUT_COST))
    uncover(g, owner, card)
    refill_opponent(g, owner, CASUAL)


def gleaner(g: LoyangState, seat: int) -> Flow:
    """Take one vegetable from another player's field."""
    chosen: Any = yield choose(seat, "glean", fields_to_glean(g, seat))
    gather(g, chosen[0], chosen[1], seat)


def bargain_hunter(g: LoyangState, seat: int) -> Flow:
    """Buy up to two vegetables out of one other player's shop, each 1 below its price."""
    options: list[Option] = []
    for owner in neighbours(g, seat):
        options.extend(shops_to_buy_at(g, seat, owner))
    for bought in range(_BARGAINS):
        option: Any = yield choose(seat, "bargain", options)
        if option == "stop":
            return
        owner = option[0]
        price = max(g.deck.buy[option[1]] - BARGAIN_OFF, 0)
        buy_from(g, seat, owner, option[1], price)
        options = shops_to_buy_at(g, seat, owner)
        if bought == _BARGAINS - 1 or not options:
            return
        options.append("stop")


def peddler(g: LoyangState, seat: int) -> Flow:
    """Sell up to three vegetables into others' shops, each 1 above the selling price."""
    for sold in range(_PEDDLED):
        options = shops_to_sell_to(g, seat)
        if not options:
            return
        if sold:
            options.append("stop")
        option: Any = yield choose(seat, "peddle", options)
        if option == "stop":
            return
        sell_into(g, seat, option[0], option[1], g.deck.sell[option[1]] + 1)


def messenger(g: LoyangState, seat: int) -> Flow:
    """The two-pack costs what another player would pay, and three cards are drawn."""
    options: list[Option] = [NUMBERS[owner] for owner in others(g, seat)]
    player = g.players[seat]
    player.messenger = yield choose(seat, "price-of", options)
    player.extra += 1
    if g._heard is not None:
        g.hear("messenger", (seat, player.messenger))


def owner_of(g: LoyangState, seat: int, kind: int, card: int) -> int:
    """In whose display a card lies that a helper reached for."""
    for owner in others(g, seat):
        player = g.players[owner]
        if kind == STALL:
            shown = player.stalls
        elif kind == REGULAR:
            shown = player.regulars
        else:
            shown = player.casuals
        if card in shown:
            return owner
    raise RuntimeError(f"card {card} lies in no other display")


def refill_opponent(g: LoyangState, owner: int, kind: int) -> None:
    """R13: a card of the imaginary opponent that is used up is not replaced.

    The table may want it otherwise.
    """
    if owner < g.seats or not g.house & REFILL:
        return
    opponent = g.players[owner]
    shown = (
        opponent.stalls
        if kind == STALL
        else opponent.regulars
        if kind == REGULAR
        else opponent.casuals
    )
    if len(shown) < 2:
        give_opponent(g, kind)
        if g._heard is not None and len(shown) == 2:
            g.hear("refilled", (owner, shown[-1]))
