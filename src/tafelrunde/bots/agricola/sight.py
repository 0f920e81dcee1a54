"""Agricola with cards in numbers: what a network reads of a table, from the eyes of one seat.

First counts, a byte each: the own farm, those of the next seats, what all share. Then cards by
their number in the catalogue, counted from 1, two bytes each, in lists of the same length that end
in zeros: the own hand, what the own seat has played, what each next seat has. Of the hands of
others only how many cards they hold is told.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.agricola.counts import FARM, add_farm
from tafelrunde.games.agricola.board.goods import KINDS
from tafelrunde.games.agricola.board.spaces import (
    EXTENSION,
    FARM_REDEVELOPMENT,
    HARVESTS,
    MAJOR_IMPROVEMENT,
    MEETING_PLACE,
    PILE_GOOD,
    ROUNDS,
)
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.majors import MAJORS
from tafelrunde.games.agricola.verbs.family import sleeping_places

# So many cards of each list are told.
SLOTS: Final = 20
_LARGEST: Final = 255
# What cards add to the counts of a farm: what lies on coming rounds for it, and seven more.
_MORE: Final = KINDS + 7
_NO_CARDS: Final[list[int]] = [0] * (2 * SLOTS)


class Sight:
    """Rows of tables with so many seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.spaces: list[int] = [*range(FARM_REDEVELOPMENT + 1), *EXTENSION[seats]]
        self.turned: list[int] = list(range(MAJOR_IMPROVEMENT, FARM_REDEVELOPMENT + 1))
        self.piles: list[int] = [
            space for space in self.spaces if PILE_GOOD[space] >= 0 and space != MEETING_PLACE
        ]
        shared = ROUNDS + 3 + MAJORS + len(self.turned) + 2 * len(self.spaces) + len(self.piles)
        self.ids = 2 * SLOTS * (1 + seats)
        self.width = seats * (FARM + _MORE) + shared + self.ids

    def row(self, g: Agricola, seat: int) -> bytes:
        """The row of a table."""
        row: list[int] = []
        seats = self.seats
        for step in range(seats):
            other = (seat + step) % seats
            add_farm(row, g, other)
            _add_more(row, g, other)
        self._add_shared(row, g, seat)
        _add_cards(row, g.farms[seat].hand)
        for step in range(seats):
            _add_cards(row, g.farms[(seat + step) % seats].played)
        return bytes(row)

    def _add_shared(self, row: list[int], g: Agricola, seat: int) -> None:
        now = g.round
        row.extend([1 if number == now else 0 for number in range(1, ROUNDS + 1)])
        left = 0
        for number in HARVESTS:
            if number >= now:
                left += 1
        row.append(left)
        row.append((g.first - seat) % self.seats)
        row.append(min(g.placed, _LARGEST))
        row.extend([1 if holder < 0 else 0 for holder in g.majors])
        track = g.track
        row.extend([1 if space in track else 0 for space in self.turned])
        # Where people stand, and the space where a turn is under way.
        there = g.there
        acting = max(g._own, g.acting) - 1
        for space in self.spaces:
            row.append(1 if there[space] else 0)
            row.append(1 if space == acting else 0)
        piles = g.piles
        row.extend([min(piles[space], _LARGEST) for space in self.piles])


def _add_more(row: list[int], g: Agricola, seat: int) -> None:
    farm = g.farms[seat]
    coming = [0] * KINDS
    soon = 0
    if g.promised:
        now = g.round
        for load in g.promised:
            if load[1] == seat and load[0] > now:
                coming[load[2]] += load[3]
                if load[0] == now + 1:
                    soon += 1
    row.extend([min(amount, _LARGEST) for amount in coming])
    row.append(soon)
    row.append(min(farm.occupations, _LARGEST))
    row.append(min(len(farm.played), _LARGEST))
    row.append(min(len(farm.hand), _LARGEST))
    row.append(max(0, min(farm.bonus, _LARGEST)))
    row.append(max(0, min(sleeping_places(g, seat) - farm.people, _LARGEST)))
    notes = 0
    if farm.notes:
        for number in farm.played:
            notes += farm.notes.get(number, 0)
    row.append(max(0, min(notes, _LARGEST)))


def _add_cards(row: list[int], cards: list[int]) -> None:
    told = 0
    for number in cards:
        if told == SLOTS:
            break
        row.append((number + 1) >> 8)
        row.append((number + 1) & _LARGEST)
        told += 1
    if told < SLOTS:
        row.extend(_NO_CARDS[2 * told :])
