"""The minor improvements of deck C."""

from __future__ import annotations

from tafelrunde.games.agricola.animals import fits
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.effects import printed
from tafelrunde.games.agricola.farm import COUNT
from tafelrunde.games.agricola.goods import GRAIN, SHEEP, cost
from tafelrunde.games.agricola.harvest import reap
from tafelrunde.games.agricola.improvements import improve
from tafelrunde.games.agricola.livestock import one_pen_each, pens, unfenced_stables
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.kernel.flow import Flow


class BeerStall(Card):
    """While feeding 5 food for a grain, as often as there are unfenced stables without an animal.

    Animals may be moved at any time, so they leave as many empty as they can.
    """

    def crafts(self, g: Agricola, owner: int) -> list[tuple[int, int]]:
        known = pens(g, owner)
        farm = g.farms[owner]
        herd = farm.goods[SHEEP:]
        empty = 0
        for each in range(1, COUNT[unfenced_stables(g, owner)] + 1):
            if fits(known, farm._singles - each, one_pen_each(g), herd[0], herd[1], herd[2]):
                empty = each
        return [(GRAIN, 5)] * empty


class HarvestFestivalPlanning(Card):
    """At once a field phase for the owner alone, which is no harvest; then an improvement."""

    def play(self, g: Agricola, seat: int) -> Flow:
        reap(g, seat)
        yield from improve(g, seat, majors=True, must=False)


deal_in(
    BeerStall("C049", MINOR, 1, "food", [cost(wood=1)], []),
    printed(
        HarvestFestivalPlanning("C072", MINOR, 1, "crops", [cost(food=1)], []),
        needs="occupations>=2",
    ),
)
