"""Fencing: pasture by pasture, or edge by edge for those who draw themselves."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.agricola.actions.building import fenced
from tafelrunde.games.agricola.actions.pastures import (
    drawable,
    edges_open,
    fences_payable,
    partner_pastures,
    partner_prices,
    pastures_after,
    pastures_open,
    pastures_within,
    why_not_fencing,
)
from tafelrunde.games.agricola.board.farm import (
    BORDER,
    EDGES,
    bits,
)
from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import (
    PARTNERS,
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
    rim_of,
)
from tafelrunde.games.agricola.paying.payment import pay, pay_plainly
from tafelrunde.games.agricola.verbs.later import later
from tafelrunde.games.agricola.verbs.livestock import rehouse
from tafelrunde.games.agricola.verbs.partners import (
    builds_there,
    partner_of,
)
from tafelrunde.games.agricola.verbs.verbs import add_fences
from tafelrunde.kernel.decision import NOTHING, Decision, Option
from tafelrunde.kernel.flow import Flow, FlowOf, choose

# --- building ----------------------------------------------------------------------------


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
