"""Which pastures and edges can be fenced, and why others cannot."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.building import fenced, used
from tafelrunde.games.agricola.board.farm import (
    ALL_CELLS,
    AROUND,
    BORDER,
    CELL_EDGES,
    EDGES,
    RIM,
    Fencings,
    after_fencing,
    bits,
    cells_of,
    cheapest_fencing,
    connected,
    fencings,
    regions,
)
from tafelrunde.games.agricola.board.goods import WOOD, Cost
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import (
    CONTIGUOUS_FARM,
    PARTNERS,
    PASTURES_ANYWHERE,
    UNFINISHED_PASTURES,
)
from tafelrunde.games.agricola.cards.hooks import PALISADES, PRICES
from tafelrunde.games.agricola.cards.places import opened
from tafelrunde.games.agricola.paying.fence_prices import (
    can_fence,
    fence_prices,
    pieces_left,
    rim_of,
)
from tafelrunde.games.agricola.paying.payment import affordable
from tafelrunde.games.agricola.verbs.partners import (
    builds_there,
    partner_of,
    partner_surcharge,
    there,
)
from tafelrunde.kernel.decision import Option

CANNOT_PAY: Final = "cannot-pay-fences"


def green(farm: Farm) -> int:
    """The spaces without room and field: only these may be enclosed."""
    return ALL_CELLS & ~(farm.rooms | farm.fields)


def touching(g: Agricola, farm: Farm) -> int:
    """The spaces of which a new pasture needs one; 0 where it may lie anywhere."""
    if farm.pastures:
        return 0 if g.rules & PASTURES_ANYWHERE else AROUND[fenced(farm)]
    if g.rules & CONTIGUOUS_FARM:
        # R7: what is built borders or holds a space used before, so all used spaces connect.
        return AROUND[used(farm)] | farm.stables
    return 0


# --- what may be fenced ------------------------------------------------------------------


def fences_payable(g: Agricola, seat: int, built: int) -> int:
    """How many more edges the seat can fence and pay for."""
    farm = g.farms[seat]
    if not opened(farm, PRICES):
        return min(pieces_left(farm), farm.goods[WOOD])
    rim = rim_of(farm, RIM)
    count = 0
    left = pieces_left(farm) + rim
    while count < left:
        middle = (count + left + 1) // 2
        if can_fence(g, seat, middle, built, min(middle, rim)):
            count = middle
        else:
            left = middle - 1
    return count


def why_not_fences(g: Agricola, seat: int) -> str | None:
    """Whether a Build Fences action can build anything."""
    reason = why_not_own_fences(g, seat)
    if reason is None or not builds_there(g, built=False):
        return reason
    if partner_pastures(g, seat, 0, 0):
        return None
    return reason


def why_not_own_fences(g: Agricola, seat: int) -> str | None:
    farm = g.farms[seat]
    rim = rim_of(farm, RIM)
    if pieces_left(farm) + rim == 0:
        return "no-fence-left"
    if not can_fence(g, seat, 1, 0, min(1, rim)):
        return CANNOT_PAY
    if g.rules & UNFINISHED_PASTURES:
        return None if edges_open(g, seat, 0) else "no-pasture-possible"
    near = touching(g, farm)
    cheapest = cheapest_fencing(green(farm), farm.fences, farm.pastures, near)
    if can_fence(g, seat, cheapest, 0, 0):
        return None
    costs = _next_pastures(g, farm, rim).costs
    if not costs:
        return "no-pasture-possible"
    if rim:
        return None if pastures_open(g, seat, fences_payable(g, seat, 0)) else CANNOT_PAY
    return None if can_fence(g, seat, costs[0], 0, 0) else CANNOT_PAY


def _next_pastures(g: Agricola, farm: Farm, rim: int) -> Fencings:
    """Every pasture that can come next, where so many edges could have palisades."""
    left = pieces_left(farm) + rim
    return fencings(green(farm), farm.fences, farm.pastures, touching(g, farm), left)


def smallest_pasture(g: Agricola, seat: int) -> int:
    """How many fences the next pasture needs at least; 0 where none can come."""
    farm = g.farms[seat]
    costs = _next_pastures(g, farm, rim_of(farm, RIM)).costs
    return costs[0] if costs else 0


def pastures_open(g: Agricola, seat: int, budget: int, built: int = 0) -> list[int]:
    """The pastures that can be fenced next with so many fences."""
    farm = g.farms[seat]
    rim = rim_of(farm, RIM)
    found = _next_pastures(g, farm, rim)
    masks = found.upto(budget)
    if not rim:
        return masks
    # By how many edges are new, and how many of them could have palisades.
    known: dict[tuple[int, int], bool] = {}
    spare = RIM & ~farm.fences
    payable: list[int] = []
    for place, mask in enumerate(masks):
        key = (found.costs[place], bits(BORDER[mask] & spare))
        possible = known.get(key)
        if possible is None:
            possible = known[key] = can_fence(g, seat, key[0], built, key[1])
        if possible:
            payable.append(mask)
    return payable


def why_not_pasture(g: Agricola, seat: int, mask: int, built: int) -> str | None:
    """Why this very pasture cannot come next."""
    farm = g.farms[seat]
    edges = BORDER[mask] & ~farm.fences
    rim = rim_of(farm, edges)
    reason = why_no_pasture_on(g, farm, mask, rim)
    if reason is None and not can_fence(g, seat, bits(edges), built, rim):
        return CANNOT_PAY
    return reason


def why_no_pasture_on(g: Agricola, farm: Farm, mask: int, rim: int) -> str | None:
    """Why no pasture can lie there, where so many of its edges could have palisades."""
    if not connected(mask):
        return "pasture-not-connected"
    if mask & ~green(farm):
        return "pasture-on-tile"
    inside = [pasture for pasture in farm.pastures if pasture & mask]
    if inside and (len(inside) > 1 or mask & ~inside[0] or mask == inside[0]):
        return "fence-there"
    near = touching(g, farm)
    if not inside and near and not mask & near:
        return "pasture-apart"
    if bits(BORDER[mask] & ~farm.fences) > pieces_left(farm) + rim:
        return "no-fence-left"
    return None


def why_not_fencing(g: Agricola, seat: int, fences: int) -> str | None:
    """Why these fences could not stand on the farm at the end of an action."""
    farm = g.farms[seat]
    pastures: list[int] = []
    needed = 0
    for area in regions(fences):
        if area & ~green(farm) == 0:
            pastures.append(area)
            needed |= BORDER[area]
        elif area & green(farm):
            # R8: no closed area holds a tile and a green space.
            return "pasture-on-tile"
    if fences & ~needed and not g.rules & UNFINISHED_PASTURES:
        return "fence-without-pasture"
    new = [pasture for pasture in pastures if pasture not in farm.pastures]
    if not new:
        return None
    whole = 0
    for pasture in pastures:
        whole |= pasture
    if not g.rules & PASTURES_ANYWHERE and not connected(whole):
        return "pasture-apart"
    if g.rules & CONTIGUOUS_FARM and not farm.pastures and not whole & touching(g, farm):
        return "pasture-apart"
    return None


def pastures_within(farm: Farm, fences: int) -> list[int]:
    """The pastures that these fences enclose on a farm."""
    return [area for area in regions(fences) if not area & ~green(farm)]


def pastures_after(farm: Farm, mask: int) -> list[int]:
    """The pastures once this one is fenced.

    Palisades go further than fifteen fences: a ring of pastures may then close a space within.
    """
    if opened(farm, PALISADES):
        return pastures_within(farm, farm.fences | BORDER[mask])
    return after_fencing(farm.pastures, mask)


def edges_open(g: Agricola, seat: int, built: int) -> list[int]:
    """Single edges that may be fenced where pastures may stay unfinished."""
    farm = g.farms[seat]
    # Whether one can be paid depends on the edge alone.
    inside = can_fence(g, seat, 1, built, 0)
    outside = inside or (rim_of(farm, RIM) > 0 and can_fence(g, seat, 1, built, 1))
    return [
        edge
        for edge in drawable(farm, farm.fences)
        if (outside if (RIM >> edge) & 1 else inside)
        and why_not_fencing(g, seat, farm.fences | (1 << edge)) is None
    ]


def drawable(farm: Farm, fences: int) -> list[int]:
    """The edges without a fence that have a green space on one side."""
    edges = 0
    for cell in cells_of(green(farm)):
        edges |= CELL_EDGES[cell]
    edges &= ~fences
    return [edge for edge in range(EDGES) if (edges >> edge) & 1]


def partner_prices(g: Agricola, seat: int, fences: int, built: int, before: int) -> list[Cost]:
    """What fences for the partner cost, `before` of this action stand there already.

    The builder's own cards change the price.
    """
    return fence_prices(g, seat, fences, built + before, partner_surcharge(fences, before))


def partner_pastures(g: Agricola, seat: int, built: int, before: int) -> list[Option]:
    """Pastures on the partner's farm, of the partner's own fences, that the seat can pay."""
    farm = g.farms[partner_of(seat)]
    found = _next_pastures(g, farm, 0)
    payable = [
        affordable(g, seat, partner_prices(g, seat, count, built, before))
        for count in range(pieces_left(farm) + 1)
    ]
    return [
        ("partner", mask)
        for mask, new in zip(found.masks, found.costs, strict=True)
        if payable[new]
    ]


def why_not_partner_pasture(
    g: Agricola, seat: int, mask: int, built: int, before: int
) -> str | None:
    """Why this very pasture cannot come next on the partner's farm."""
    if not g.rules & PARTNERS:
        return "no-partner"
    farm = g.farms[partner_of(seat)]
    reason = why_no_pasture_on(g, farm, mask, 0)
    if reason is None:
        new = bits(BORDER[mask] & ~farm.fences)
        if not affordable(g, seat, partner_prices(g, seat, new, built, before)):
            reason = CANNOT_PAY
    return there(reason)
