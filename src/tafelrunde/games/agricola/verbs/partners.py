"""The partner game: seats sitting opposite build for each other and trade at the market place."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import GOODS, KINDS, SHEEP, Cost, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import PARTNER_ALONE, PARTNERS
from tafelrunde.games.agricola.verbs.livestock import take_animals
from tafelrunde.games.agricola.verbs.verbs import gain, hand_over
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, FlowOf, choose

# R9: a room for the partner takes the partner's house material.
PARTNER_ROOM_COSTS: Final[tuple[Cost, ...]] = (
    cost(wood=6, reed=3),
    cost(clay=6, reed=3),
    cost(stone=6, reed=3),
)
PARTNER_STABLE_WOOD: Final = 3
OWN_FIRST: Final = "own-first"


def partner_of(seat: int) -> int:
    """The seat opposite."""
    return (seat + 2) % 4


def builds_there(g: Agricola, built: bool) -> bool:
    """Whether a seat that has built something in this action or not may build for its partner.

    R17: building for the partner comes besides: something on the own farm is built first in the
    same action, unless the table lets a seat build for its partner alone.
    """
    return g.rules & PARTNERS != 0 and (built or g.rules & PARTNER_ALONE != 0)


def there(reason: str | None) -> str | None:
    """A reason, told of the partner's farm."""
    return None if reason is None else f"partner-{reason}"


def partner_surcharge(fences: int, before: int) -> int:
    """One wood more for every three fences of the partner's.

    R10: complete groups of three in one action count.
    """
    return (before + fences) // 3 - before // 3


# --- the market place --------------------------------------------------------------------


def why_not_trade(g: Agricola, seat: int) -> str | None:
    """One of a kind goes to the general supply, so somebody needs two."""
    if not g.rules & PARTNERS:
        return "no-partner"
    if gifts(g, seat, 0) or gifts(g, partner_of(seat), 0):
        return None
    return "nothing-to-trade"


def gifts(g: Agricola, seat: int, given: int) -> list[Option]:
    """What a seat can hand over: a kind it has not handed over yet, and how many of it."""
    goods = g.farms[seat].goods
    return [
        ("give", GOODS[good], count)
        for good in range(KINDS)
        if not (given >> good) & 1
        for count in range(1, goods[good])
    ]


def trade(g: Agricola, seat: int) -> Flow:
    """Give to the partner and/or receive from the partner.

    R11: the active seat gives first, then the partner; if one gave nothing, the other must.
    """
    partner = partner_of(seat)
    given = yield from _give(g, seat, partner, must=not gifts(g, partner, 0))
    yield from _give(g, partner, seat, must=not given)


def _give(g: Agricola, seat: int, partner: int, must: bool) -> FlowOf[bool]:
    """A seat hands goods over, kind by kind; each kind costs one of it."""
    given = 0
    while True:
        options = gifts(g, seat, given)
        if not options:
            break
        if given or not must:
            options.append("done")
        option = yield choose(seat, "trade", options)
        if option == "done":
            break
        good, count = GOODS.index(option[1]), option[2]
        given |= 1 << good
        hand_over(g, seat, partner, good, count)
        if good >= SHEEP:
            yield from take_animals(g, partner, good, count)
        else:
            gain(g, partner, good, count)
    return given != 0
