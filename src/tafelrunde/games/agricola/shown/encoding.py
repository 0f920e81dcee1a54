"""Encoding: the table of Agricola as numbers; docs/encodings.md lists them."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.building import stables_left
from tafelrunde.games.agricola.board.farm import CELLS, COUNT
from tafelrunde.games.agricola.board.goods import GOODS, KINDS
from tafelrunde.games.agricola.board.spaces import HARVESTS, ROUNDS, SPACES
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import FOODS, HOUSES, PHASES, VEGETABLES
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.majors import MAJORS, cooker
from tafelrunde.games.agricola.paying.fence_prices import pieces_left
from tafelrunde.games.agricola.scoring import CATEGORIES, own_points
from tafelrunde.games.agricola.verbs.crops import crops_on
from tafelrunde.games.agricola.verbs.family import sleeping_places
from tafelrunde.games.agricola.verbs.livestock import capacity
from tafelrunde.kernel.encoding import MOST_SEATS, Encoding, Field, by_seat, listed, mark, marks
from tafelrunde.kernel.state import State

_SEAT: Final = "counted from the one that looks"
_VARIANTS: Final = 23
_GOODS: Final = ", ".join(GOODS)
_NONE: Final = -1

_TABLE: Final = (
    Field("seats", 4, "1, 2, 3 or 4 seats"),
    Field("variants", _VARIANTS, "the variants of the table, bit by bit (terms.py)"),
    Field("round", 1, "the round, by 14"),
    Field("harvest", 1, "rounds until the next harvest, by 4; 0 in a round that ends with one"),
    Field("harvests", 1, "harvests to come, by 6"),
    Field("phase", len(PHASES), "the phase: " + ", ".join(PHASES)),
    Field("turn", 4, f"the seat whose turn it is, {_SEAT}"),
    Field("first", 4, f"the first player, {_SEAT}"),
    Field("opener", 4, f"who was first player when the round began, {_SEAT}"),
    Field("acting", SPACES, "the space on which a person still has to act, by board.py"),
    Field("board", SPACES, "the spaces of this table that can be used by now"),
    Field("piles", SPACES, "goods piled up on each space, by 10"),
    Field("people", MOST_SEATS * SPACES, f"by seat, {_SEAT}: the spaces with its people"),
    Field("majors", MAJORS * (MOST_SEATS + 1), f"each major: on the board, or its owner, {_SEAT}"),
)
_CELL: Final = 7
_SEATS: Final = (
    Field("goods", KINDS, f"the supply, by 10: {_GOODS}"),
    Field("promised", KINDS, f"goods on coming rounds, by 10: {_GOODS}"),
    Field("house", len(HOUSES), "the house: " + ", ".join(HOUSES)),
    Field("rooms", 1, "rooms, by 5"),
    Field("places", 1, "sleeping places, by 5"),
    Field("family", 3, "people, newborns, people still to be placed, each by 5"),
    Field("begging", 1, "begging markers, by 5"),
    Field("fields", 3, "fields, grain and vegetables on them, by 5, 10 and 10"),
    Field("pastures", 3, "pastures, their spaces, animals that find room there: by 4, 8, 16"),
    Field("pieces", 2, "fences and stables left, by 15 and 4"),
    Field("cooking", 2, "a fireplace or cooking hearth, and whether it is a hearth"),
    Field(
        "points",
        len(CATEGORIES),
        "points as they would count now, by 10, line by line",
    ),
    Field("total", 1, "their sum, by 50"),
    Field("cells", CELLS * _CELL, "each space: room, field, stable, pasture, grain, veg., food"),
    Field("hand_size", 1, "cards in hand, by 14"),
    Field("occupations", 1, "occupations played, by 7"),
)
_SEAT_SIZE: Final = sum([field.size for field in _SEATS])
_CARDS: Final = (
    Field("hand", len(DECK), "the own cards in hand, by their numbers"),
    Field("display", len(DECK), "the cards that lie open for all, by their numbers"),
    *(
        Field(f"seat{number}.played", len(DECK), "cards played, by their numbers")
        for number in range(MOST_SEATS)
    ),
)


class AgricolaEncoding(Encoding):
    """Hands of others, packets and cards that were not dealt are left out."""

    def __init__(self) -> None:
        super().__init__([*_TABLE, *by_seat(_SEATS)], _CARDS, 2048)

    def table(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Agricola)
        g, seats = state, state.seats
        row: list[float] = []
        mark(row, MOST_SEATS, seats - 1)
        marks(row, _VARIANTS, g.rules)
        row.append(g.round / ROUNDS)
        _harvests(row, g)
        mark(row, len(PHASES), g.phase)
        mark(row, MOST_SEATS, (g.turn - seat) % seats)
        mark(row, MOST_SEATS, (g.first - seat) % seats)
        mark(row, MOST_SEATS, (g.opener - seat) % seats)
        mark(row, SPACES, g.acting - 1)
        listed(row, SPACES, [*g.board, *g.track])
        row.extend([count / 10 for count in g.piles])
        for step in range(MOST_SEATS):
            _people(row, g, (seat + step) % seats if step < seats else _NONE)
        for owner in g.majors:
            mark(row, MOST_SEATS + 1, 0 if owner < 0 else 1 + (owner - seat) % seats)
        for step in range(seats):
            _seat(row, g, (seat + step) % seats)
        row.extend([0.0] * (_SEAT_SIZE * (MOST_SEATS - seats)))
        return row

    def cards(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Agricola)
        g, many = state, len(DECK)
        row: list[float] = []
        listed(row, many, g.farms[seat].hand)
        listed(row, many, g.hands[0].display if g.hands else [])
        for step in range(g.seats):
            listed(row, many, g.farms[(seat + step) % g.seats].played)
        row.extend([0.0] * (many * (MOST_SEATS - g.seats)))
        return row


def _harvests(row: list[float], g: Agricola) -> None:
    coming = 0
    nearest = 0
    for number in HARVESTS:
        if number >= g.round:
            coming += 1
            if coming == 1:
                nearest = number - g.round
    row.append(nearest / 4)
    row.append(coming / 6)


def _people(row: list[float], g: Agricola, seat: int) -> None:
    if seat < 0:
        row.extend([0.0] * SPACES)
        return
    row.extend([float((standing >> (3 * seat)) & 7) for standing in g.there])


def _seat(row: list[float], g: Agricola, seat: int) -> None:
    farm = g.farms[seat]
    row.extend([count / 10 for count in farm.goods])
    promised = [0.0] * KINDS
    for load in g.promised:
        if load[1] == seat:
            promised[load[2]] += load[3] / 10
    row.extend(promised)
    mark(row, len(HOUSES), farm.house)
    row.append(COUNT[farm.rooms] / 5)
    row.append(sleeping_places(g, seat) / 5)
    row.append(farm.people / 5)
    row.append(farm.newborn / 5)
    row.append(farm.home / 5)
    row.append(farm.begging / 5)
    row.append(COUNT[farm.fields] / 5)
    row.append(crops_on(farm, vegetables=False) / 10)
    row.append(crops_on(farm, vegetables=True) / 10)
    fenced = 0
    room = 0
    for pasture in farm.pastures:
        fenced |= pasture
        room += capacity(g, seat, pasture)
    row.append(len(farm.pastures) / 4)
    row.append(COUNT[fenced] / 8)
    row.append(room / 16)
    row.append(pieces_left(farm) / 15)
    row.append(stables_left(farm) / 4)
    hearth = cooker(g, seat)
    row.append(float(hearth > 0))
    row.append(float(hearth == 2))
    lines = own_points(g, seat)
    row.extend([points / 10 for points in lines])
    row.extend([0.0] * (len(CATEGORIES) - len(lines)))
    row.append(sum(lines) / 50)
    for cell in range(CELLS):
        _cell(row, farm, cell, fenced)
    row.append(len(farm.hand) / 14)
    row.append(farm.occupations / 7)


def _cell(row: list[float], farm: Farm, cell: int, fenced: int) -> None:
    row.append(float((farm.rooms >> cell) & 1))
    row.append(float((farm.fields >> cell) & 1))
    row.append(float((farm.stables >> cell) & 1))
    row.append(float((fenced >> cell) & 1))
    crop = farm.crops[cell]
    row.append(crop / 3 if crop < VEGETABLES else 0.0)
    row.append((crop - VEGETABLES) / 2 if VEGETABLES <= crop < FOODS else 0.0)
    row.append((crop - FOODS) / 3 if crop >= FOODS else 0.0)


ENCODING: Final = AgricolaEncoding()
