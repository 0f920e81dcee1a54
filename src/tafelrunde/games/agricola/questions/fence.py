"""Which pastures are fenced."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.fencing import built_before
from tafelrunde.games.agricola.actions.pastures import (
    CANNOT_PAY,
    pastures_after,
    pastures_within,
    why_not_partner_pasture,
    why_not_pasture,
)
from tafelrunde.games.agricola.board.farm import ALL_CELLS, BORDER, CELLS, EDGES, bits, cells_of
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import UNFINISHED_PASTURES
from tafelrunde.games.agricola.cards.hooks import PALISADES
from tafelrunde.games.agricola.cards.places import opened
from tafelrunde.games.agricola.paying.fence_prices import fence_prices, price_and_wood
from tafelrunde.games.agricola.paying.payment import settle, ways
from tafelrunde.games.agricola.questions.base import (
    NOT_NOW,
    FarmQuestion,
    answer,
    cell_targets,
    no_more,
)
from tafelrunde.games.agricola.verbs.partners import OWN_FIRST, partner_of
from tafelrunde.games.agricola.verbs.verbs import add_fences
from tafelrunde.games.agricola.verbs.words import cells_text, edge_text, goods_text
from tafelrunde.kernel.decision import Decision, Either, Int, Option, Row, Word
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text

Pasture = int | str | tuple[str, int]


class Fence(FarmQuestion[Pasture]):
    """A pasture as a mask of its cells, on the own farm or the partner's; or edge by edge.

    It is about the edges drawn so far, and how many fences the action has built here and there.
    """

    def __init__(self) -> None:
        pasture = Int("pasture", 1, ALL_CELLS)
        edge = Row(Word("draw", "edge"), Int("edge", 0, EDGES - 1))
        partner = Row(Word("farm", "partner"), pasture)
        end = Word("end", "done", "build", "clear")
        super().__init__("fence", Either(pasture, edge, partner, end))

    def elsewhere(self, g: Agricola, d: Decision) -> list[Option]:
        return [1 << cell for cell in range(CELLS)]

    def why_not(self, g: Agricola, d: Decision, option: Pasture) -> str | None:
        if isinstance(option, str) or (isinstance(option, tuple) and option[0] == "edge"):
            return super().why_not(g, d, option)
        if g.rules & UNFINISHED_PASTURES:
            return "edge-by-edge"
        if "clear" in d.options:
            return "drawing-by-hand"
        own, partners = built_before(d)
        if isinstance(option, int):
            return why_not_pasture(g, d.seat, option, own + partners) or NOT_NOW
        return why_not_partner_pasture(g, d.seat, option[1], own, partners) or OWN_FIRST

    def prompt(self, g: Agricola, d: Decision) -> Text:
        drawn = _drawn(d)
        if drawn:
            prices = fence_prices(g, d.seat, bits(drawn), sum(built_before(d)))
            how = "closed" if "build" in d.options else "drawn"
            return Text(f"agricola-ask-fence-{how}", count=bits(drawn), cost=goods_text(prices[0]))
        by_edge = g.rules & UNFINISHED_PASTURES
        return Text("agricola-ask-fence-edge" if by_edge else "agricola-ask-fence")

    def reason(self, g: Agricola, d: Decision, option: Pasture, reason: str) -> Text:
        if reason != CANNOT_PAY or not isinstance(option, int):
            return super().reason(g, d, option, reason)
        count = bits(BORDER[option] & ~g.farms[d.seat].fences)
        cost, have = price_and_wood(g, d.seat, count, sum(built_before(d)))
        return Text("agricola-why-these-fences", count=count, cost=cost, have=have)

    def label(self, g: Agricola, d: Decision, option: Pasture) -> Text:
        if isinstance(option, str):
            return answer(option)
        if isinstance(option, int):
            return _pasture_text("agricola-label-pasture", g.farms[d.seat], option)
        if option[0] == "edge":
            return edge_text(option[1])
        partner = g.farms[partner_of(d.seat)]
        return _pasture_text("agricola-label-partner-pasture", partner, option[1])

    def targets(self, g: Agricola, d: Decision, option: Pasture) -> list[str]:
        if isinstance(option, str):
            return []
        if isinstance(option, int):
            return cell_targets(d.seat, cells_of(option))
        if option[0] == "edge":
            return [f"edge:{d.seat}:{option[1]}"]
        return cell_targets(partner_of(d.seat), cells_of(option[1]))

    def does(self, g: Agricola, d: Decision, option: Pasture) -> Flow | None:
        """The fences stand; they are paid where there is one way to pay them."""
        farm = g.farms[d.seat]
        if isinstance(option, int):
            edges = BORDER[option] & ~farm.fences
            pastures = pastures_after(farm, option)
        elif option == "build":
            edges = _drawn(d)
            pastures = pastures_within(farm, farm.fences | edges)
        else:
            return None
        if opened(farm, PALISADES):
            # How many of them are palisades, and what that costs, is asked.
            add_fences(g, d.seat, edges, pastures, d.seat)
            return no_more()
        found = ways(g, d.seat, fence_prices(g, d.seat, bits(edges), sum(built_before(d))))
        if len(found) == 1:
            settle(g, d.seat, found[0])
        add_fences(g, d.seat, edges, pastures, d.seat)
        return no_more()


def _drawn(decision: Decision) -> int:
    """The edges that were drawn by hand so far."""
    assert isinstance(decision.about, tuple)
    return int(decision.about[0])


def _pasture_text(id: str, farm: Farm, mask: int) -> Text:
    fences = bits(BORDER[mask] & ~farm.fences)
    return Text(id, cells=cells_text(mask), size=len(cells_of(mask)), fences=fences)
