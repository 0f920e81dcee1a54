"""Farm geometry: edges, shapes, and fencings one pasture at a time."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.agricola.board.farm import (
    ALL_CELLS,
    AROUND,
    BORDER,
    CELLS,
    COUNT,
    EDGES,
    FENCES,
    IS_SHAPE,
    SHAPES,
    after_fencing,
    bits,
    cells_of,
    cheapest_fencing,
    connected,
    fencings,
    regions,
)

START_GREEN = ALL_CELLS & ~((1 << 5) | (1 << 10))


def sides(cell: int) -> set[tuple[int, int, int, int]]:
    """The four sides of a cell as pairs of corner points: geometry told another way."""
    row, column = divmod(cell, 5)
    return {
        (row, column, row, column + 1),
        (row + 1, column, row + 1, column + 1),
        (row, column, row + 1, column),
        (row, column + 1, row + 1, column + 1),
    }


def walkable(mask: int) -> bool:
    """Connected, by walking."""
    todo = cells_of(mask)
    if not todo:
        return False
    seen = {todo[0]}
    queue = [todo[0]]
    while queue:
        cell = queue.pop()
        for other in todo:
            if other not in seen and sides(cell) & sides(other):
                seen.add(other)
                queue.append(other)
    return len(seen) == len(todo)


def valid(fences: int, pastures: list[int], green: int) -> bool:
    """What a farm may look like after an action: the rules of section 10."""
    needed = 0
    whole = 0
    for pasture in pastures:
        if not walkable(pasture) or pasture & ~green or pasture & whole:
            return False
        needed |= BORDER[pasture]
        whole |= pasture
    closed = sorted(area for area in regions(fences) if area & ~green == 0)
    return (
        needed == fences
        and bits(fences) <= FENCES
        and (not pastures or walkable(whole))
        and closed == sorted(pastures)
    )


def test_a_farm_has_38_edges_and_each_lies_between_two_spaces_or_on_the_rim() -> None:
    borders = [BORDER[1 << cell] for cell in range(CELLS)]
    union = 0
    for border in borders:
        assert bits(border) == 4
        union |= border
    assert union == (1 << EDGES) - 1
    assert EDGES == 3 * 6 + 4 * 5
    for one in range(CELLS):
        for other in range(one):
            shared = bits(borders[one] & borders[other])
            assert shared == len(sides(one) & sides(other))


def test_the_edges_around_a_set_are_those_with_one_side_in_it() -> None:
    dice = random.Random(1)
    for _ in range(300):
        mask = dice.randrange(1, 1 << CELLS)
        around = 0
        for cell in cells_of(mask):
            for other in cells_of(ALL_CELLS & ~mask):
                around |= BORDER[1 << cell] & BORDER[1 << other]
        rim = BORDER[ALL_CELLS]
        inner = 0
        for cell in cells_of(mask):
            inner |= BORDER[1 << cell]
        assert BORDER[mask] == around | (inner & rim)


def test_an_area_is_closed_off_where_nobody_can_walk_out_of_it() -> None:
    dice = random.Random(2)
    rim = BORDER[ALL_CELLS]
    found = 0
    for _ in range(300):
        fences = 0
        for _ in range(dice.randrange(1, 6)):
            fences |= BORDER[dice.choice(SHAPES)]
        fences &= ~(1 << dice.randrange(EDGES))
        closed = set()
        for start in range(CELLS):
            area = {start}
            queue = [start]
            while queue:
                cell = queue.pop()
                for other in set(range(CELLS)) - area:
                    between = BORDER[1 << cell] & BORDER[1 << other]
                    if between and not between & fences:
                        area.add(other)
                        queue.append(other)
            mask = sum(1 << cell for cell in area)
            if BORDER[mask] & rim & ~fences == 0:
                closed.add(mask)
        assert regions(fences) == sorted(closed, key=lambda mask: mask & -mask)
        found += len(closed)
    assert found > 300


def test_there_are_762_first_pastures_beside_the_two_rooms() -> None:
    by_hand = [
        mask
        for mask in range(1, 1 << CELLS)
        if mask & ~START_GREEN == 0 and bits(BORDER[mask]) <= FENCES and walkable(mask)
    ]
    assert len(by_hand) == 762
    assert sorted(fencings(START_GREEN, 0, [], 0, FENCES).masks) == by_hand


def test_shapes_are_the_connected_sets() -> None:
    dice = random.Random(2)
    for _ in range(2000):
        mask = dice.randrange(1 << CELLS)
        assert bool(IS_SHAPE[mask]) == walkable(mask) == connected(mask)


greens = st.integers(0, ALL_CELLS).map(lambda tiles: START_GREEN & ~tiles).filter(bool)


@settings(max_examples=60, deadline=None)
@given(green=greens, dice=st.randoms(use_true_random=False))
def test_every_fencing_that_can_be_reached_is_valid(green: int, dice: random.Random) -> None:
    fences = 0
    pastures: list[int] = []
    while True:
        whole = 0
        for pasture in pastures:
            whole |= pasture
        found = fencings(green, fences, pastures, AROUND[whole], FENCES - bits(fences))
        left = FENCES - bits(fences)
        cheapest = cheapest_fencing(green, fences, pastures, AROUND[whole])
        assert not found.costs or found.costs[0] <= cheapest
        if not found.masks:
            break
        mask = dice.choice(found.upto(dice.randrange(found.costs[0], left + 1)))
        new = BORDER[mask] & ~fences
        assert 0 < bits(new) <= left
        fences |= new
        pastures = after_fencing(pastures, mask)
        assert valid(fences, pastures, green)


def some_fencing(green: int, dice: random.Random) -> list[int]:
    """Pastures at random that are valid together, made without asking the rules."""
    pastures: list[int] = []
    fences = 0
    whole = 0
    for _ in range(dice.randrange(1, 7)):
        near = green & ~whole & (AROUND[whole] if whole else green)
        if not near:
            break
        mask = 1 << dice.choice(cells_of(near))
        for _ in range(dice.randrange(4)):
            more = AROUND[mask] & green & ~whole & ~mask
            if more:
                mask |= 1 << dice.choice(cells_of(more))
        if bits(fences | BORDER[mask]) > FENCES:
            continue
        pastures.append(mask)
        fences |= BORDER[mask]
        whole |= mask
    return pastures


@settings(max_examples=80, deadline=None)
@given(green=greens, dice=st.randoms(use_true_random=False))
def test_every_valid_fencing_can_be_reached(green: int, dice: random.Random) -> None:
    target = some_fencing(green, dice)
    fences = 0
    pastures: list[int] = []
    # Sometimes neighbours are fenced together first and divided later.
    steps = list(target)
    if len(target) > 1 and dice.random() < 0.5:
        one, other = target[0], target[1]
        if AROUND[one] & other:
            steps.insert(0, one | other)
    waiting = steps
    while waiting:
        whole = 0
        for pasture in pastures:
            whole |= pasture
        found = fencings(green, fences, pastures, AROUND[whole], FENCES - bits(fences))
        for mask in waiting:
            if mask in found.masks or mask in pastures:
                break
        else:
            raise AssertionError((pastures, waiting))
        waiting.remove(mask)
        if mask not in pastures:
            fences |= BORDER[mask]
            pastures = after_fencing(pastures, mask)
    assert set(target) <= set(pastures)
    assert valid(fences, pastures, green)


def test_a_pasture_cut_off_leaves_the_rest_as_pastures() -> None:
    row = (1 << 0) | (1 << 1) | (1 << 2)
    assert after_fencing([row], 1 << 1) == [1 << 0, 1 << 1, 1 << 2]


def test_nothing_can_be_enclosed_by_accident_with_fifteen_fences() -> None:
    middle = 1 << 7
    ring = AROUND[middle] | AROUND[AROUND[middle]] & ~middle
    ring &= ~middle
    small = [1 << 1, 1 << 2, 1 << 3, 1 << 6, 1 << 8, 1 << 11, 1 << 12, 1 << 13]
    whole = 0
    for mask in small:
        whole |= mask
    assert bits(BORDER[whole]) == 16
    assert COUNT[ring & whole] == 8
