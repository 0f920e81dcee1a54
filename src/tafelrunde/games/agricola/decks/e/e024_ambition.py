"""E024 Ambition."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.majors import MAJORS
from tafelrunde.games.agricola.decks.effects import printed


class Ambition(Card):
    """A major improvement in place of a minor one, wherever a space offers one."""

    def majors_too(self) -> Sequence[int]:
        return range(MAJORS)


deal_in(
    printed(
        Ambition("E024", MINOR, 1, "actions", [], [], signs="minor > major"), needs="occupations>=2"
    )
)
