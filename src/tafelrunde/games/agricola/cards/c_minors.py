"""The minor improvements of deck C."""

from __future__ import annotations

from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.effects import printed
from tafelrunde.games.agricola.goods import cost
from tafelrunde.games.agricola.harvest import reap
from tafelrunde.games.agricola.improvements import improve
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.kernel.flow import Flow


class HarvestFestivalPlanning(Card):
    """At once a field phase for the owner alone, which is no harvest; then an improvement."""

    def play(self, g: Agricola, seat: int) -> Flow:
        reap(g, seat)
        yield from improve(g, seat, majors=True, must=False)


deal_in(
    printed(
        HarvestFestivalPlanning("C072", MINOR, 1, "crops", [cost(food=1)], []),
        needs="occupations>=2",
    ),
)
