"""Usable: when a space may be used, with what cards bring right before its own effect."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions import building, fields
from tafelrunde.games.agricola.actions.improvements import (
    any_major_open,
    any_minor_open,
    why_not_bake,
)
from tafelrunde.games.agricola.actions.occupations import any_occupation_open
from tafelrunde.games.agricola.actions.pastures import why_not_fences
from tafelrunde.games.agricola.actions.prerequisites import BY_MAJOR
from tafelrunde.games.agricola.board.goods import KINDS, SHEEP
from tafelrunde.games.agricola.board.spaces import (
    BASIC_WISH,
    CULTIVATION,
    FARM_EXPANSION,
    FARM_REDEVELOPMENT,
    FARMLAND,
    FENCING,
    GRAIN_UTILIZATION,
    HOUSE_REDEVELOPMENT,
    LESSONS,
    LESSONS_3,
    LESSONS_3_FOOD,
    LESSONS_4,
    MAJOR_IMPROVEMENT,
    MARKET_PLACE,
    MEETING_PLACE,
    PILE_GOOD,
    SIDE_JOB,
    URGENT_WISH,
    X_MODEST_WISH,
)
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import FAMILY
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import BRINGS
from tafelrunde.games.agricola.cards.places import heard, opened
from tafelrunde.games.agricola.verbs.family import why_not_grow
from tafelrunde.games.agricola.verbs.livestock import why_not_take_animals
from tafelrunde.games.agricola.verbs.partners import builds_there, why_not_trade

MODEST_ROUND: Final = 5


def why_not_use(g: Agricola, seat: int, space: int) -> str | None:
    """Whether one of a space's actions could be carried out; nothing about who stands there.

    What cards bring right before it counts.
    """
    reason = why_not_act(g, seat, space)
    return None if reason is None else why_not_with_gifts(g, seat, space, reason)


def why_not_with_gifts(g: Agricola, seat: int, space: int, reason: str) -> str | None:
    """The same for a space that cannot be used without what cards bring, for this reason."""
    if not heard(g, BRINGS):
        return reason
    found: str | None = reason
    goods = g.farms[seat].goods
    kept = goods.copy()
    for turn in range(g.seats):
        owner = (seat + turn) % g.seats
        for number in opened(g.farms[owner], BRINGS):
            gift = DECK[number].brings(g, owner, seat, space)
            if gift is not None and all(goods[good] + gift[good] >= 0 for good in range(KINDS)):
                for good in range(KINDS):
                    goods[good] += gift[good]
    if goods != kept:
        found = why_not_act(g, seat, space)
        goods[:] = kept
    return found


def why_not_act(g: Agricola, seat: int, space: int) -> str | None:
    """Whether one of a space's actions can be carried out with what is there now."""
    good = PILE_GOOD[space]
    if good >= 0 and space != MEETING_PLACE:
        if g.piles[space] == 0:
            return "space-empty"
        if good >= SHEEP:
            return why_not_take_animals(g, seat, good)
        return None
    if space == FARM_EXPANSION:
        return why_not_expand(g, seat)
    if space == FARMLAND:
        return fields.why_not_plow(g, seat)
    if space in (LESSONS, LESSONS_3, LESSONS_4):
        if g.rules & FAMILY:
            return "no-occupations"
        food = occupation_cost(g, seat, space)
        return None if any_occupation_open(g, seat, food) else "no-occupation-playable"
    if space == MAJOR_IMPROVEMENT:
        if any_major_open(g, seat) or any_minor_open(g, seat, BY_MAJOR):
            return None
        return "no-improvement-payable"
    if space == FENCING:
        return why_not_fences(g, seat)
    if space == GRAIN_UTILIZATION:
        return _one_of(fields.why_not_sow(g, seat), why_not_bake(g, seat))
    if space == BASIC_WISH:
        return why_not_grow(g, seat, needs_room=True)
    if space in (HOUSE_REDEVELOPMENT, FARM_REDEVELOPMENT):
        return building.why_not_renovate(g, seat)
    if space == URGENT_WISH:
        return why_not_grow(g, seat, needs_room=False)
    if space == CULTIVATION:
        return _one_of(fields.why_not_plow(g, seat), fields.why_not_sow(g, seat))
    if space == SIDE_JOB:
        return _one_of(
            building.why_not_stable(g, seat, building.SIDE_STABLE_WOOD), why_not_bake(g, seat)
        )
    if space == X_MODEST_WISH:
        if g.round < MODEST_ROUND:
            return "from-round-five"
        return why_not_grow(g, seat, needs_room=True)
    if space == MARKET_PLACE:
        return why_not_trade(g, seat)
    return None


def _one_of(one: str | None, other: str | None) -> str | None:
    return None if other is None else one


def why_not_expand(g: Agricola, seat: int) -> str | None:
    room = building.why_not_room(g, seat)
    if room is None:
        return None
    stable = building.why_not_stable(g, seat, building.FARM_STABLE_WOOD)
    if stable is None or (builds_there(g, built=False) and building.partner_buildings(g, seat)):
        return None
    # That is told which goods can still help.
    return room if room == "cannot-pay-room" and stable != "cannot-pay-stable" else stable


def occupation_cost(g: Agricola, seat: int, space: int) -> int:
    """The food for an occupation, by how many the seat has played in the game."""
    played = g.farms[seat].occupations
    if space == LESSONS:
        return 0 if played == 0 else 1
    if space == LESSONS_4:
        return 1 if played < 2 else 2
    return LESSONS_3_FOOD
