"""C072 Harvest Festival Planning."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.improvements import improve
from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.phases.harvest import reap
from tafelrunde.kernel.flow import Flow


class HarvestFestivalPlanning(Card):
    """At once a field phase for the owner alone; then an improvement.

    R42: it is no harvest, so what cards do in one they do not do here.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        reap(g, seat)
        yield from improve(g, seat, majors=True, must=False)


deal_in(
    printed(
        HarvestFestivalPlanning(
            "C072", MINOR, 1, "crops", [cost(food=1)], [], signs="now sheaf > major / minor"
        ),
        needs="occupations>=2",
    )
)
