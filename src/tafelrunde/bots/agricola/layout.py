"""Where the greedy bot of Agricola puts fields, pastures, rooms and stables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.agricola.actions.building import fenced
from tafelrunde.games.agricola.actions.pastures import fences_payable, pastures_open
from tafelrunde.games.agricola.board.farm import BORDER, COUNT, bits
from tafelrunde.games.agricola.board.spaces import ROUNDS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.verbs.family import MOST_PEOPLE
from tafelrunde.kernel.decision import Option

# Where fields go first, and where pastures go first: from opposite ends of the farm.
_FIELD_ORDER: Final[tuple[int, ...]] = (0, 1, 2, 6, 7, 11, 12, 3, 8, 13, 4, 9, 14)
_ROOM_ORDER: Final[tuple[int, ...]] = (0, 11, 6, 12, 7, 1, 2)
_STABLE_ORDER: Final[tuple[int, ...]] = (14, 9, 4, 13, 8, 3, 12, 7, 2)
_LEFT: Final = 0b000110001100011


def field(_g: Agricola, _seat: int, options: Sequence[Option]) -> Option:
    return _first_in(_FIELD_ORDER, options)


def stable(_g: Agricola, _seat: int, options: Sequence[Option]) -> Option:
    return _first_in(_STABLE_ORDER, options)


def _first_in(order: Sequence[int], options: Sequence[Option]) -> Option:
    for cell in order:
        if cell in options:
            return cell
    return options[0]


def pasture(g: Agricola, seat: int, options: Sequence[Option]) -> Option:
    """Spaces and pastures for few fences, from the right-hand side."""
    farm = g.farms[seat]
    if isinstance(options[0], tuple) and options[0][0] == "edge":
        return _edge(g, seat, options)
    best: Option = options[-1] if options[-1] == "done" else options[0]
    most = 0.05 if best == "done" else -99.0
    inside = fenced(farm)
    another = 0.9 if len(farm.pastures) < 4 else 0.1
    price = 0.62 if ROUNDS - g.round > 2 else 0.3
    for option in options:
        if not isinstance(option, int):
            continue
        value = another
        if not option & inside:
            size = COUNT[option]
            value += 1.15 * size + COUNT[option & farm.stables]
            value -= 0.5 * max(0, size - 4)
        value -= bits(BORDER[option] & ~farm.fences) * price
        # The left-hand side stays free for fields and rooms.
        value -= 0.5 * COUNT[option & _LEFT]
        if value > most:
            best, most = option, value
    return best


def _edge(g: Agricola, seat: int, options: Sequence[Option]) -> Option:
    """Edge by edge towards the pasture that is best and can be closed now."""
    masks: list[Option] = [*pastures_open(g, seat, fences_payable(g, seat, 0))]
    if masks:
        best = pasture(g, seat, [*masks, "done"] if options[-1] == "done" else masks)
        if isinstance(best, int):
            for option in options:
                if isinstance(option, tuple) and (BORDER[best] >> int(option[1])) & 1:
                    return option
    return options[-1]


def building(g: Agricola, seat: int, options: Sequence[Option]) -> Option:
    farm = g.farms[seat]
    rooms = _cells(options, "room")
    if rooms and (COUNT[farm.rooms] < MOST_PEOPLE or ROUNDS - g.round <= 1):
        return "room", _first_of(_ROOM_ORDER, rooms)
    if g.round >= 12 or COUNT[farm.stables] < 1 or "done" not in options:
        stables = _cells(options, "stable")
        inside = stables & fenced(farm)
        if inside:
            return "stable", _first_of((), inside)
        if stables:
            return "stable", _first_of(_STABLE_ORDER, stables)
    return options[-1]


def _cells(options: Sequence[Option], word: str) -> int:
    """The spaces on which something of this name can be built."""
    cells = 0
    for option in options:
        if isinstance(option, tuple) and option[0] == word:
            cell = option[1]
            assert isinstance(cell, int)
            cells |= 1 << cell
    return cells


def _first_of(order: Sequence[int], cells: int) -> int:
    """The first of these spaces in an order; where none is in it, the first in reading order."""
    for cell in order:
        if (cells >> cell) & 1:
            return cell
    return (cells & -cells).bit_length() - 1
