"""A lone pasture: one space that is fenced in at once, free of charge."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.building import fenced
from tafelrunde.games.agricola.actions.fencing import have_fenced
from tafelrunde.games.agricola.actions.pastures import (
    green,
    pastures_within,
    why_no_pasture_on,
    why_not_fencing,
)
from tafelrunde.games.agricola.board.farm import CELL_EDGES, bits, cells_of
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.verbs.livestock import rehouse
from tafelrunde.games.agricola.verbs.verbs import add_fences
from tafelrunde.kernel.flow import Flow


def single_pastures(g: Agricola, seat: int) -> int:
    """The spaces that could become a pasture each with the fences that are left."""
    farm = g.farms[seat]
    found = 0
    for cell in cells_of(green(farm) & ~fenced(farm)):
        fits = why_no_pasture_on(g, farm, 1 << cell, 0) is None
        if fits and why_not_fencing(g, seat, farm.fences | CELL_EDGES[cell]) is None:
            found |= 1 << cell
    return found


def fence_in_one(g: Agricola, seat: int, cell: int) -> Flow:
    """One space becomes a pasture, free of charge."""
    farm = g.farms[seat]
    before = fenced(farm)
    edges = CELL_EDGES[cell] & ~farm.fences
    add_fences(g, seat, edges, pastures_within(farm, farm.fences | edges), seat)
    yield from rehouse(g, seat)
    yield from have_fenced(g, seat, seat, bits(edges), before)
