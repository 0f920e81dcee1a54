"""Straight: turns without questions, by the wishes of somebody who knows what it wants.

Where a turn asks nothing but the usual it goes through the verbs alone, in the order of `rounds`,
`gate` and `fountain`. Bots that play many turns ahead do so; tests/bots/test_lydia_turns.py holds
every turn of whole matches to the asked one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tafelrunde.games.lydia.fountain import DONE, fountain_opens, keep_to, side_of
from tafelrunde.games.lydia.gate import gate_income, most_to_sell, pair_leaves, property_income
from tafelrunde.games.lydia.payment import ways_to_pay, wild_colour
from tafelrunde.games.lydia.rounds import fountain_size
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    BONUS_AFTER_BOTH_INCOMES,
    BONUS_MAY_BE_PASSED,
    BUY_BEFORE_UPGRADE,
    BUYING,
    COIN,
    FOUNTAIN,
    FOUNTAIN_CARDS_COUNT,
    GOODS,
    KIND_OF,
    KINDS,
    LYDIAN,
    NOWHERE,
    PACTOLUS,
    PLACE_OF,
    PROPERTY_LIMIT,
    REFILLING,
    UPGRADING,
)
from tafelrunde.games.lydia.verbs import (
    acquire,
    advance,
    draw_merchant,
    end_turn,
    pay_all,
    place_merchant,
    refill,
    trade,
    upgrade,
)

# Rulings under which a turn asks nothing but the usual.
_USUAL: Final = (
    BUY_BEFORE_UPGRADE | BONUS_AFTER_BOTH_INCOMES | BONUS_MAY_BE_PASSED | FOUNTAIN_CARDS_COUNT
)
# A bonus that is influence, where another is a card's number.
INFLUENCE: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Wishes:
    """What a seat would answer to the questions of a turn; NOWHERE where it wants none of it."""

    def bonus(self, g: Lydia, seat: int) -> int:
        """The card that a bonus turns over, or INFLUENCE."""
        raise NotImplementedError

    def sale(self, g: Lydia, seat: int, most: int) -> int:
        """How much of a gate's resource is sold there."""
        raise NotImplementedError

    def purchase(self, g: Lydia, seat: int) -> int:
        """The place in the market of a card that can be bought."""
        raise NotImplementedError

    def improvement(self, g: Lydia, seat: int) -> int:
        """A card that can be upgraded."""
        raise NotImplementedError

    def merchant(self, g: Lydia, seat: int) -> int:
        """The kind of merchant at the fountain that comes into the bag."""
        raise NotImplementedError


def straight(g: Lydia) -> bool:
    """Whether turns can be played without questions."""
    return not g.modules & ~PACTOLUS and g.rules & _USUAL == _USUAL and NOWHERE not in g.colours


def draw_next(g: Lydia) -> None:
    """The next turn begins with its draw, if there is one."""
    if g.turn < g.ends:
        draw_merchant(g, g.active())


def place_straight(g: Lydia, seat: int, place: int, wishes: Wishes) -> None:
    """A whole turn after the draw."""
    if place < FOUNTAIN:
        _gate(g, seat, place, wishes)
    else:
        fountain_opens(g, seat, place)
    finish_step(g, seat, wishes)


def go_on_straight(g: Lydia, seat: int, kind: str, option: Any, wishes: Wishes) -> None:
    """The rest of a turn, beginning with the answer to a question that opens a step."""
    _OPENED[kind](g, seat, option, wishes)


def finish_step(g: Lydia, seat: int, wishes: Wishes) -> None:
    """Play a turn that stands between its steps to the end."""
    if g.stage == BUYING:
        _buy(g, seat, wishes)
    if g.stage == UPGRADING:
        _upgrade(g, seat, wishes)
    if g.stage == REFILLING:
        _refill_bag(g, seat, wishes)
        end_turn(g)


# --- after the question that opens a step -----------------------------------------------------


def _placed(g: Lydia, seat: int, option: Any, wishes: Wishes) -> None:
    place_straight(g, seat, PLACE_OF[option], wishes)


def _bought(g: Lydia, seat: int, option: Any, wishes: Wishes) -> None:
    if option == DONE:
        _bought_enough(g)
    else:
        _acquire(g, seat, option, side_of(g, option))
    finish_step(g, seat, wishes)


def _upgraded(g: Lydia, seat: int, option: Any, wishes: Wishes) -> None:
    if option == DONE:
        _upgraded_enough(g)
    else:
        _pay(g, seat, option)
        upgrade(g, seat, option)
    finish_step(g, seat, wishes)


def _refilled(g: Lydia, seat: int, option: Any, _wishes: Wishes) -> None:
    _turn_done(g)
    if isinstance(option, str):
        refill(g, seat, FOUNTAIN, KIND_OF[option])
    else:
        refill(g, seat, PLACE_OF[option[0]], KIND_OF[option[1]])
    end_turn(g)


_OPENED: Final[dict[str, Callable[[Lydia, int, Any, Wishes], None]]] = {
    "place": _placed,
    "buy": _bought,
    "upgrade": _upgraded,
    "refill": _refilled,
}


# --- the steps of a turn ----------------------------------------------------------------------


def _gate(g: Lydia, seat: int, gate: int, wishes: Wishes) -> None:
    place_merchant(g, seat, gate)
    reached = property_income(g, seat, g.drawn, gate) + gate_income(g, seat, gate)
    for _ in range(reached):
        bonus = wishes.bonus(g, seat)
        if bonus == INFLUENCE:
            advance(g, seat)
        elif bonus != NOWHERE:
            upgrade(g, seat, bonus)
    if g.stands[gate * KINDS + LYDIAN]:
        most = most_to_sell(g, seat, gate)
        if most:
            amount = wishes.sale(g, seat, most)
            if amount:
                trade(g, seat, gate, amount)
    pair_leaves(g, gate)
    g.stage = REFILLING


def _buy(g: Lydia, seat: int, wishes: Wishes) -> None:
    market = g.market
    while len(g.properties[seat]) < PROPERTY_LIMIT[g.influence[seat]]:
        slot = wishes.purchase(g, seat)
        if slot == NOWHERE:
            break
        _acquire(g, seat, market[slot], slot // (len(market) // 4))
    _bought_enough(g)


def _bought_enough(g: Lydia) -> None:
    g.sides = 0
    g.stage = UPGRADING


def _acquire(g: Lydia, seat: int, card: int, side: int) -> None:
    _pay(g, seat, card)
    keep_to(g, side)
    acquire(g, seat, card, side)


def _upgrade(g: Lydia, seat: int, wishes: Wishes) -> None:
    while True:
        card = wishes.improvement(g, seat)
        if card == NOWHERE:
            break
        _pay(g, seat, card)
        upgrade(g, seat, card)
    _upgraded_enough(g)


def _upgraded_enough(g: Lydia) -> None:
    g.opened = 0
    g.stage = REFILLING


def _pay(g: Lydia, seat: int, card: int) -> None:
    coins = g.goods[seat * GOODS + COIN]
    pay_all(g, seat, ways_to_pay(g, seat, g.facts().price[card], coins, wild_colour(g, seat))[0])


def _refill_bag(g: Lydia, seat: int, wishes: Wishes) -> None:
    _turn_done(g)
    if fountain_size(g):
        refill(g, seat, FOUNTAIN, wishes.merchant(g, seat))
        return
    first = 0
    while not g.stands[first]:
        first += 1
    refill(g, seat, first // KINDS, first % KINDS)


def _turn_done(g: Lydia) -> None:
    g.drawn = NOWHERE
    g.at = NOWHERE
    g.copied = NOWHERE
    g.swapped = 0
