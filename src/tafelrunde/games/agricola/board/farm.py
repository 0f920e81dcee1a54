"""Farm geometry: fifteen spaces, thirty-eight fence edges, and tables over all sets of spaces.

A set of spaces is a bit mask of cells (cell = 5 * row + column, row 0 on top); a set of fences is
a bit mask of edges: 3 x 6 upright ones (6 * row + column), then 4 x 5 level ones.
"""

from __future__ import annotations

from typing import Final

ROWS: Final = 3
COLUMNS: Final = 5
CELLS: Final = 15
EDGES: Final = 38
ALL_CELLS: Final = (1 << CELLS) - 1
FENCES: Final = 15
STABLES: Final = 4

UPRIGHT: Final = 18
_MASKS: Final = 1 << CELLS
_ABOVE_ANOTHER: Final = (1 << (CELLS - COLUMNS)) - 1
_SMALL: Final = 9
_KEPT: Final = 20_000


def _edges_of(cell: int) -> int:
    row, column = divmod(cell, COLUMNS)
    left = row * 6 + column
    top = UPRIGHT + row * 5 + column
    return (1 << left) | (1 << (left + 1)) | (1 << top) | (1 << (top + 5))


def _beside(cell: int) -> int:
    row, column = divmod(cell, COLUMNS)
    mask = 0
    if row > 0:
        mask |= 1 << (cell - 5)
    if row < ROWS - 1:
        mask |= 1 << (cell + 5)
    if column > 0:
        mask |= 1 << (cell - 1)
    if column < COLUMNS - 1:
        mask |= 1 << (cell + 1)
    return mask


CELL_EDGES: Final[list[int]] = [_edges_of(cell) for cell in range(CELLS)]
BESIDE: Final[list[int]] = [_beside(cell) for cell in range(CELLS)]


def _borders() -> list[int]:
    """For each set of cells the edges around it: an edge between two of its cells cancels out."""
    table = [0] * _MASKS
    for mask in range(1, _MASKS):
        low = mask & -mask
        table[mask] = table[mask ^ low] ^ CELL_EDGES[low.bit_length() - 1]
    return table


def _around() -> list[int]:
    """For each set of cells the cells beside one of them, its own included where they touch."""
    table = [0] * _MASKS
    for mask in range(1, _MASKS):
        low = mask & -mask
        table[mask] = table[mask ^ low] | BESIDE[low.bit_length() - 1]
    return table


def _counts() -> list[int]:
    table = [0] * _MASKS
    for mask in range(1, _MASKS):
        table[mask] = table[mask >> 1] + (mask & 1)
    return table


BORDER: Final[list[int]] = _borders()
AROUND: Final[list[int]] = _around()
COUNT: Final[list[int]] = _counts()
# The edge of the farmyard.
RIM: Final = BORDER[ALL_CELLS]


def bits(mask: int) -> int:
    """How many bits are set, for cells and edges alike."""
    return COUNT[mask & 32767] + COUNT[(mask >> 15) & 32767] + COUNT[mask >> 30]


def cells_of(mask: int) -> list[int]:
    """The cells of a set, in reading order."""
    cells: list[int] = []
    cell = 0
    while mask:
        if mask & 1:
            cells.append(cell)
        mask >>= 1
        cell += 1
    return cells


def connected(mask: int) -> bool:
    """Whether one can walk between any two of these cells without leaving the set."""
    return mask != 0 and part_of(mask) == mask


def part_of(mask: int) -> int:
    """The connected part of a set that holds its first cell."""
    part = mask & -mask
    while True:
        wider = (part | AROUND[part]) & mask
        if wider == part:
            return part
        part = wider


def parts_of(mask: int) -> list[int]:
    """The connected parts of a set, by their first cells."""
    parts: list[int] = []
    while mask:
        part = part_of(mask)
        parts.append(part)
        mask ^= part
    return parts


def _shapes() -> tuple[list[int], bytearray]:
    """All connected sets of cells, by the number of edges around them, and a flag for each set."""
    flags = bytearray(_MASKS)
    found = [1 << cell for cell in range(CELLS)]
    for mask in found:
        flags[mask] = 1
    for mask in found:
        for cell in cells_of(AROUND[mask] & ~mask):
            wider = mask | (1 << cell)
            if not flags[wider]:
                flags[wider] = 1
                found.append(wider)
    found.sort(key=_by_edges)
    return found, flags


def _by_edges(mask: int) -> tuple[int, int]:
    return bits(BORDER[mask]), mask


_FOUND: Final = _shapes()
ALL_SHAPES: Final[list[int]] = _FOUND[0]
SHAPES: Final[list[int]] = [mask for mask in ALL_SHAPES if bits(BORDER[mask]) <= FENCES]
IS_SHAPE: Final[bytearray] = _FOUND[1]


class Fencings:
    """The pastures that can be fenced next on a farm, cheapest first, with their new edges."""

    def __init__(self, masks: list[int], costs: list[int]) -> None:
        self.masks = masks
        self.costs = costs

    def upto(self, fences: int) -> list[int]:
        """The pastures that need at most so many new fences."""
        low, high = 0, len(self.costs)
        while low < high:
            middle = (low + high) // 2
            if self.costs[middle] <= fences:
                low = middle + 1
            else:
                high = middle
        return self.masks[:low]


_fencings: dict[tuple[int, int, int, int], Fencings] = {}


def fencings(green: int, fences: int, pastures: list[int], touching: int, left: int) -> Fencings:
    """Every pasture that can come next with so many edges left to be fenced.

    `green` are the spaces without room and field, `touching` those of which a new pasture needs
    one at least (0: none). A pasture may also be cut off from one that is there. The answer
    depends on the pastures through their fences alone.
    """
    key = (green, fences, touching, left)
    known = _fencings.get(key)
    if known is not None:
        return known
    if len(_fencings) >= _KEPT:
        _fencings.clear()
    known = _fencings[key] = _find_fencings(green, fences, pastures, touching, left)
    return known


def _find_fencings(
    green: int, fences: int, pastures: list[int], touching: int, left: int
) -> Fencings:
    # Who has nothing but fences cannot go around the largest areas.
    known = SHAPES if left + bits(fences) <= FENCES else ALL_SHAPES
    by_cost: list[list[int]] = [[] for _ in range(left + 1)]
    fenced = 0
    for pasture in pastures:
        fenced |= pasture
        for mask in _within(pasture, known):
            new = bits(BORDER[mask] & ~fences)
            if 0 < new <= left:
                by_cost[new].append(mask)
    for mask in _within(green & ~fenced, known):
        if touching and not mask & touching:
            continue
        new = bits(BORDER[mask] & ~fences)
        if new <= left:
            by_cost[new].append(mask)
    masks: list[int] = []
    costs: list[int] = []
    for cost, found in enumerate(by_cost):
        found.sort()
        masks.extend(found)
        costs.extend([cost] * len(found))
    return Fencings(masks, costs)


def _within(area: int, known: list[int]) -> list[int]:
    """The shapes inside an area."""
    if COUNT[area] > _SMALL:
        return [mask for mask in known if mask & area == mask]
    shapes: list[int] = []
    mask = area
    while mask:
        if IS_SHAPE[mask]:
            shapes.append(mask)
        mask = (mask - 1) & area
    return shapes


def cheapest_fencing(green: int, fences: int, pastures: list[int], touching: int) -> int:
    """How many fences the next pasture needs at least; more than there are where none can come."""
    fenced = 0
    for pasture in pastures:
        fenced |= pasture
    open_cells = green & ~fenced
    if touching:
        open_cells &= touching
    if fences == 0:
        return 4 if open_cells else FENCES + 1
    best = FENCES + 1
    for cell in cells_of(open_cells | fenced):
        new = bits(CELL_EDGES[cell] & ~fences)
        if 0 < new < best:
            best = new
            if best == 1:
                return 1
    return best


def after_fencing(pastures: list[int], mask: int) -> list[int]:
    """The pastures once this one is fenced: the one it lay in falls apart."""
    result: list[int] = []
    for pasture in pastures:
        if pasture & mask:
            result.extend(parts_of(pasture & ~mask))
        else:
            result.append(pasture)
    result.append(mask)
    result.sort(key=_first_cell)
    return result


def _first_cell(mask: int) -> int:
    return mask & -mask


def regions(fences: int) -> list[int]:
    """The areas that fences close off all around, whatever lies in them."""
    # The cells from which one gets to the right, and those from which one gets down.
    right = 0
    for row in range(ROWS):
        right |= (~(fences >> (row * 6 + 1)) & 15) << (row * COLUMNS)
    down = ~(fences >> (UPRIGHT + COLUMNS)) & _ABOVE_ANOTHER
    closed: list[int] = []
    left = ALL_CELLS
    while left:
        area = left & -left
        while True:
            wider = area | ((area & right) << 1) | ((area >> 1) & right)
            wider |= ((wider & down) << COLUMNS) | ((wider >> COLUMNS) & down)
            if wider == area:
                break
            area = wider
        left &= ~area
        if BORDER[area] & ~fences == 0:
            closed.append(area)
    return closed
