"""Set-up: from the options of a table to the first step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tafelrunde.games.agricola.board import (
    COPSE,
    EXTENSION,
    MARKET_PLACE,
    PERMANENT,
    SIDE_JOB,
    TILE_2P,
    TILE_34P,
)
from tafelrunde.games.agricola.cards.base import MINOR, OCCUPATION, card_of
from tafelrunde.games.agricola.cards.lists import LISTS
from tafelrunde.games.agricola.goods import FOOD
from tafelrunde.games.agricola.majors import MAJORS
from tafelrunde.games.agricola.meta import rules_of
from tafelrunde.games.agricola.state import Agricola, Farm
from tafelrunde.games.agricola.terms import (
    EXTRA_COPSE,
    EXTRA_TILE,
    PARTNERS,
    SIDE_JOB_TILE,
    SNAKE_START,
)
from tafelrunde.kernel.chance import Chance

# The two wooden rooms lie in the left column, middle and bottom row.
FIRST_ROOMS: Final = (1 << 5) | (1 << 10)
HAND: Final = 7


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> Agricola:
    """The table before round 1."""
    g = Agricola()
    g.chance = chance
    g.seats = seats
    g.rules = rules_of(options)
    g.first = chance.below(seats)
    g.opener = g.first
    g.turn = g.first
    g.board = [*PERMANENT, *EXTENSION[seats]]
    if g.rules & SIDE_JOB_TILE:
        g.board.append(SIDE_JOB)
    if g.rules & EXTRA_TILE:
        g.board.extend(TILE_2P if seats == 2 else TILE_34P)
    if g.rules & EXTRA_COPSE:
        g.board.append(COPSE)
    if g.rules & PARTNERS:
        g.board.append(MARKET_PLACE)
    g.majors = [-1] * MAJORS
    for seat in range(seats):
        farm = Farm()
        farm.rooms = FIRST_ROOMS
        farm.goods[FOOD] = start_food(g, seat)
        g.farms.append(farm)
    if options["cards.preview"]:
        deal(g, LISTS[options["cards.list"]])
    return g


def start_food(g: Agricola, seat: int) -> int:
    """Two for the first player, three for the others, none in the solo game."""
    if g.seats == 1:
        return 0
    if g.rules & SNAKE_START:
        return 3
    return 2 if seat == g.first else 3


def deal(g: Agricola, ids: Sequence[str]) -> None:
    """Hands from these cards: as many for each, at most seven of a kind."""
    cards = [card_of(printed) for printed in ids]
    for kind in (OCCUPATION, MINOR):
        pool = [card.number for card in cards if card.kind == kind and card.seats <= g.seats]
        for _ in range(min(HAND, len(pool) // g.seats)):
            for farm in g.farms:
                farm.hand.append(pool.pop(g.chance.below(len(pool))))
        g.deck.extend(pool)
    for farm in g.farms:
        farm.hand.sort()
