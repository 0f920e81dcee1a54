"""Family: growth, and room for it."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.farm import COUNT
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import BREEDING, FEEDING, FIELD_PHASE
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import HOUSEHOLD, SLEEPING
from tafelrunde.games.agricola.cards.occasions import AFTER_GROWTH, Occasion
from tafelrunde.games.agricola.cards.places import heard, opened
from tafelrunde.games.agricola.cards.speaking import fire
from tafelrunde.games.agricola.verbs.verbs import bear_child
from tafelrunde.kernel.flow import Flow

MOST_PEOPLE: Final = 5


def sleeping_places(g: Agricola, seat: int) -> int:
    """Rooms, and cards that provide room."""
    farm = g.farms[seat]
    places = COUNT[farm.rooms]
    for number in opened(farm, SLEEPING):
        places += DECK[number].sleeping_places(g, seat)
    return places


def guests(g: Agricola, seat: int) -> int:
    """People from the seat's supply that work in this round."""
    count = 0
    for number in opened(g.farms[seat], HOUSEHOLD):
        count += DECK[number].guests(g, seat)
    return count


def placed_by(g: Agricola, seat: int) -> int:
    """How many people of a seat have been placed in this round."""
    farm = g.farms[seat]
    return farm.people - farm.newborn + guests(g, seat) - farm.home


def supply_of(g: Agricola, seat: int) -> int:
    """The people that a seat has still to get."""
    farm = g.farms[seat]
    left = MOST_PEOPLE - farm.people
    if farm.played:
        for number in opened(farm, HOUSEHOLD):
            left -= DECK[number].people_lost(g, seat)
        left -= guests(g, seat)
    return left


def why_not_grow(g: Agricola, seat: int, needs_room: bool) -> str | None:
    farm = g.farms[seat]
    if supply_of(g, seat) <= 0:
        return "family-complete"
    if needs_room and sleeping_places(g, seat) <= farm.people:
        return "no-room-for-child"
    return None


def grow(g: Agricola, seat: int, space: int) -> Flow:
    """A child is born on a space; without one (-1) by a card, and it stays at home."""
    bear_child(g, seat, space)
    if heard(g, AFTER_GROWTH):
        yield from fire(g, Occasion(AFTER_GROWTH, seat, space))


def at_home(g: Agricola, seat: int) -> int:
    """The people in the house: while it is worked those still to go, at the harvest everybody."""
    farm = g.farms[seat]
    return farm.people if g.phase in (FIELD_PHASE, FEEDING, BREEDING) else farm.home
