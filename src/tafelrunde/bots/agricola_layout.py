"""Where the greedy bot of Agricola puts fields, pastures, rooms and stables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.agricola.board import ROUNDS
from tafelrunde.games.agricola.family import MOST_PEOPLE
from tafelrunde.games.agricola.farm import BORDER, COUNT, bits
from tafelrunde.games.agricola.fencing import fences_payable, pastures_open
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.kernel.decision import Option

# Where fields go first, and where pastures go first: from opposite ends of the farm.
_FIELD_ORDER: Final[tuple[int, ...]] = (0, 1, 2, 6, 7, 11, 12, 3, 8, 13, 4, 9, 14)
_ROOM_ORDER: Final[tuple[int, ...]] = (0, 11, 6, 12, 7, 1, 2)
_STABLE_ORDER: Final[tuple[int, ...]] = (14, 9, 4, 13, 8, 3, 12, 7, 2)


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
    left = ROUNDS - g.round
    best: Option = options[-1] if options[-1] == "done" else options[0]
    most = 0.05 if best == "done" else -99.0
    for option in options:
        if not isinstance(option, int):
            continue
        fences = bits(BORDER[option] & ~farm.fences)
        size = COUNT[option]
        divided = any(pasture & option for pasture in farm.pastures)
        value = 0.9 if len(farm.pastures) < 4 else 0.1
        if not divided:
            value += 1.15 * size + COUNT[option & farm.stables]
            value -= 0.5 * max(0, size - 4)
        value -= fences * (0.62 if left > 2 else 0.3)
        # The left-hand side stays free for fields and rooms.
        value -= 0.5 * COUNT[option & 0b000110001100011]
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
    rooms = [option for option in options if isinstance(option, tuple) and option[0] == "room"]
    if rooms and (COUNT[farm.rooms] < MOST_PEOPLE or ROUNDS - g.round <= 1):
        for cell in _ROOM_ORDER:
            if ("room", cell) in rooms:
                return "room", cell
        return rooms[0]
    stables = [option for option in options if isinstance(option, tuple) and option[0] == "stable"]
    wanted = g.round >= 12 or COUNT[farm.stables] < 1 or "done" not in options
    if stables and wanted:
        inside = [o for o in stables if any((p >> int(o[1])) & 1 for p in farm.pastures)]
        if inside:
            return inside[0]
        for cell in _STABLE_ORDER:
            if ("stable", cell) in stables:
                return "stable", cell
        return stables[0]
    return options[-1]
