"""Fencing: pasture by pasture, or edge by edge for those who draw themselves."""

from __future__ import annotations

from typing import Any, Final

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
from tafelrunde.games.agricola.board.goods import WOOD, Cost, cost
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import (
    CONTIGUOUS_FARM,
    PARTNERS,
    PASTURES_ANYWHERE,
    UNFINISHED_PASTURES,
)
from tafelrunde.games.agricola.cards.hooks import PALISADES, PRICES
from tafelrunde.games.agricola.cards.occasions import AFTER_FENCES, Occasion
from tafelrunde.games.agricola.cards.places import heard, opened
from tafelrunde.games.agricola.cards.speaking import fire
from tafelrunde.games.agricola.paying.fence_prices import (
    build_palisades,
    can_fence,
    fence_prices,
    pieces_left,
    rim_of,
)
from tafelrunde.games.agricola.paying.payment import affordable, pay, pay_plainly
from tafelrunde.games.agricola.verbs.later import later
from tafelrunde.games.agricola.verbs.livestock import rehouse
from tafelrunde.games.agricola.verbs.partners import (
    builds_there,
    partner_of,
    partner_surcharge,
    there,
)
from tafelrunde.games.agricola.verbs.verbs import add_fences
from tafelrunde.kernel.decision import NOTHING, Decision, Option
from tafelrunde.kernel.flow import Flow, FlowOf, choose

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


# --- building ----------------------------------------------------------------------------


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


def fence_for_partner(g: Agricola, seat: int, mask: int, built: int, before: int) -> FlowOf[int]:
    """Fence a pasture on the partner's farm; how many fences that took."""
    farm = g.farms[partner_of(seat)]
    edges = BORDER[mask] & ~farm.fences
    count = bits(edges)
    yield from pay(g, seat, partner_prices(g, seat, count, built, before), "fences")
    add_fences(g, partner_of(seat), edges, pastures_after(farm, mask), seat)
    return count


def edges_by_hand(g: Agricola, seat: int, drawn: int, budget: int) -> list[Option]:
    """Single edges, for a person who draws a fencing by hand; a drawn one is taken away again."""
    farm = g.farms[seat]
    edges = [edge for edge in range(EDGES) if (drawn >> edge) & 1]
    if len(edges) < budget:
        edges.extend(drawable(farm, farm.fences | drawn))
    return [("edge", edge) for edge in edges]


def built_before(decision: Decision) -> tuple[int, int]:
    """How many fences the running action built before this decision, and for the partner."""
    assert isinstance(decision.about, tuple)
    return int(decision.about[1]), int(decision.about[2])


def build_fences(g: Agricola, seat: int, must: bool, answer: Any = None, own: bool = False) -> Flow:
    """Any number of fences, each part of a pasture at the end; `own` is a space's own effect."""
    farm = g.farms[seat]
    partner = partner_of(seat)
    before = fenced(farm)
    there_before = fenced(g.farms[partner]) if g.rules & PARTNERS else 0
    built = walled = drawn = partners = 0
    if answer is not None:
        assert g._so_far is not None
        before, there_before, built, walled, drawn, partners = g._so_far
    while True:
        option, answer = answer, None
        if option is None:
            budget = fences_payable(g, seat, built + partners)
            options: list[Option] = []
            if drawn:
                rim = rim_of(farm, drawn)
                fences_alone = not opened(farm, PALISADES)
                payable = fences_alone or can_fence(g, seat, bits(drawn), built + partners, rim)
                if payable and why_not_fencing(g, seat, farm.fences | drawn) is None:
                    options.append("build")
                options.append("clear")
            else:
                if g.rules & UNFINISHED_PASTURES:
                    if budget:
                        edges_now = edges_open(g, seat, built + partners)
                        options.extend([("edge", edge) for edge in edges_now])
                elif budget:
                    options.extend(pastures_open(g, seat, budget, built + partners))
                if builds_there(g, built + walled > 0):
                    options.extend(partner_pastures(g, seat, built, partners))
                if built or walled or partners or not must:
                    if not options:
                        break
                    options.append("done")
            about = (drawn, built, partners)
            if own:
                g._so_far = (before, there_before, built, walled, drawn, partners)
            whole = not g.rules & UNFINISHED_PASTURES
            by_hand = later(edges_by_hand, g, seat, drawn, budget) if whole else NOTHING
            option = yield choose(seat, "fence", options, by_hand, about=about)
        g._so_far = None
        if option == "done":
            break
        if option == "clear":
            drawn = 0
            continue
        if isinstance(option, tuple) and option[0] == "partner":
            partners += yield from fence_for_partner(g, seat, int(option[1]), built, partners)
            continue
        if isinstance(option, tuple) and not g.rules & UNFINISHED_PASTURES:
            drawn ^= 1 << option[1]
            continue
        if isinstance(option, int):
            edges = BORDER[option] & ~farm.fences
            pastures = pastures_after(farm, option)
        else:
            edges = drawn if option == "build" else 1 << option[1]
            pastures = pastures_within(farm, farm.fences | edges)
            drawn = 0
        count = bits(edges)
        if opened(farm, PALISADES):
            palisades = yield from build_palisades(g, seat, edges, built + partners)
            walled += palisades
            count -= palisades
        elif opened(farm, PRICES) or not pay_plainly(g, seat, cost(wood=count)):
            yield from pay(g, seat, fence_prices(g, seat, count, built + partners), "fences")
        add_fences(g, seat, edges, pastures, seat)
        built += count
    if built + walled:
        yield from rehouse(g, seat)
    if partners:
        yield from rehouse(g, partner)
    if built + walled:
        yield from have_fenced(g, seat, seat, built + walled, before)
    if partners:
        yield from have_fenced(g, seat, partner, partners, there_before)


def have_fenced(g: Agricola, seat: int, owner: int, fences: int, before: int) -> Flow:
    """A seat has built fences on a farm, where these spaces were fenced in before."""
    if heard(g, AFTER_FENCES):
        occasion = Occasion(AFTER_FENCES, seat, farm=owner)
        occasion.fences = fences
        # R14: a pasture is new on spaces that were not fenced in; dividing one makes none.
        occasion.pastures = [p for p in g.farms[owner].pastures if not p & before]
        yield from fire(g, occasion)
