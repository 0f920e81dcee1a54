"""Sound: what a position of Agricola holds, and what no match could have come to."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board import ROUNDS, SPACES, STAGE_OF, STAGES
from tafelrunde.games.agricola.cards.base import PRINTED
from tafelrunde.games.agricola.farm import ALL_CELLS, CELLS, EDGES
from tafelrunde.games.agricola.goods import KINDS, SHEEP
from tafelrunde.games.agricola.majors import MAJORS
from tafelrunde.games.agricola.state import Agricola, Farm
from tafelrunde.games.agricola.terms import OVER, STONE_HOUSE, TURN_UP
from tafelrunde.kernel.sound import (
    Book,
    Form,
    Many,
    Piece,
    Row,
    Same,
    Stream,
    Unsound,
    Whole,
    Word,
    exactly,
)

_MOST_GOODS: Final = 250
_MOST_ANIMALS: Final = 60
_MOST_PEOPLE: Final = 5
# A note may be a mask of what is where.
_MOST_NOTED: Final = (1 << 20) - 1
# More than the card texts can bring together.
_MOST_PROMISES: Final = 200


def form(fresh: Agricola) -> Piece:
    """Every field of a position at the table of this set-up."""
    seats = fresh.seats
    seat = Whole(0, seats - 1)
    space = Whole(0, SPACES - 1)
    promise = Row(
        Whole(1, ROUNDS), seat, Whole(0, KINDS - 1), Whole(0, 20), Whole(-MAJORS, len(PRINTED) - 1)
    )
    request = Row(seat, Word("convert", "exchange"), Whole(0, max(KINDS, len(PRINTED))))
    fields: dict[str, Form] = {
        "chance": Stream(seats),
        "seats": Same(seats),
        "rules": Same(fresh.rules),
        "round": Whole(0, ROUNDS),
        "phase": Whole(0, OVER),
        "turn": seat,
        "waiting": Whole(0, seats),
        "first": seat,
        "opener": seat,
        "placed": Whole(0, seats * _MOST_PEOPLE),
        "again": Whole(0, SPACES),
        "acting": Whole(0, SPACES),
        "pool": Many(space, 0, 4, apart=True),
        "track": Many(space, 0, ROUNDS, apart=True),
        "board": Many(space, len(fresh.board), SPACES, apart=True),
        "piles": exactly(SPACES, Whole(0, _MOST_GOODS)),
        "there": exactly(SPACES, Whole(0, (1 << 3 * seats) - 1)),
        "majors": exactly(MAJORS, Whole(-1, seats - 1)),
        "promised": Many(promise, 0, _MOST_PROMISES),
        "deck": Many(Whole(0, len(PRINTED) - 1), 0, len(PRINTED), apart=True),
        "requests": Many(request, 0, 300),
        "farms": exactly(seats, _farm()),
    }
    return Piece("Agricola", fields)


def _farm() -> Piece:
    cells = Whole(0, ALL_CELLS)
    cards = Many(Whole(0, len(PRINTED) - 1), 0, len(PRINTED), apart=True)
    fields: dict[str, Form] = {
        "goods": exactly(KINDS, Whole(0, _MOST_GOODS)),
        "rooms": cells,
        "fields": cells,
        "stables": cells,
        "fences": Whole(0, (1 << EDGES) - 1),
        "pastures": Many(Whole(1, ALL_CELLS), 0, CELLS, apart=True),
        "crops": exactly(CELLS, Whole(0, 15)),
        "house": Whole(0, STONE_HOUSE),
        "people": Whole(1, _MOST_PEOPLE),
        "newborn": Whole(0, _MOST_PEOPLE),
        "home": Whole(0, _MOST_PEOPLE),
        "begging": Whole(0, 99),
        "herds": Many(Whole(0, 99), 0, 4 * (CELLS + 2)),
        "hand": cards,
        "start": cards,
        "played": cards,
        "occupations": Whole(0, len(PRINTED)),
        "bonus": Whole(0, 99),
        "notes": Book(Whole(0, len(PRINTED) - 1), Whole(0, _MOST_NOTED), 0, len(PRINTED)),
    }
    return Piece("Farm", fields)


def check(g: Agricola, fresh: Agricola) -> None:
    """What lies where it cannot; counts of components are the audit's affair."""
    if len(g.track) != g.round:
        raise Unsound("track", f"{len(g.track)} cards in round {g.round}")
    for number, card in enumerate(g.track, start=1):
        if card not in STAGES[STAGE_OF[number]]:
            raise Unsound("track", f"card {card} is not of the stage of round {number}")
    for card in g.pool:
        if card not in STAGES[STAGE_OF[g.round]] or card in g.track:
            raise Unsound("pool", f"card {card} cannot come any more")
    if sorted(g.board) != sorted([*fresh.board, *g.track]):
        raise Unsound("board", "the spaces are not those of the table")
    if g.phase == TURN_UP and g.round == ROUNDS:
        raise Unsound("phase", "no round comes any more")
    cards = _cards(g)
    if len(set(cards)) != len(cards):
        raise Unsound("deck", "a card is there twice")
    for number in sorted(set(cards) - set(_cards(fresh))):
        raise Unsound("deck", f"card {PRINTED[number]} is not in this match")
    for place, farm in enumerate(g.farms):
        _check_farm(farm, f"farms[{place}]")


def _cards(g: Agricola) -> list[int]:
    """All cards of the match, wherever they lie."""
    cards = [*g.deck]
    for farm in g.farms:
        cards += [*farm.hand, *farm.start, *farm.played]
    return cards


def _check_farm(farm: Farm, field: str) -> None:
    if not farm.rooms:
        raise Unsound(f"{field}.rooms", "nobody can live there")
    if max(farm.goods[SHEEP:]) > _MOST_ANIMALS:
        raise Unsound(f"{field}.goods", f"more than {_MOST_ANIMALS} animals of a kind")
    fenced = 0
    for pasture in farm.pastures:
        if pasture & (fenced | farm.rooms | farm.fields):
            raise Unsound(f"{field}.pastures", "they lie where something else lies")
        fenced |= pasture
    for cell, crop in enumerate(farm.crops):
        if crop and not (farm.fields >> cell) & 1:
            raise Unsound(f"{field}.crops", f"there is no field on space {cell}")
    if len(farm.herds) % 4:
        raise Unsound(f"{field}.herds", "a place and three kinds belong together")
    if farm.newborn > farm.people or farm.home > farm.people:
        raise Unsound(f"{field}.people", "fewer than were born or stay at home")
