"""What a bot thinks of the fair."""

from __future__ import annotations

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.match import Match
from tafelrunde_proving.meta import DIG, GUARD, GUILD, LANTERN, MINT, RAID
from tafelrunde_proving.state import FairState

LIKED = (GUILD, LANTERN, MINT, RAID, GUARD, DIG)


class FairJudge(Judge):
    """Plays the best card it holds, reaches deep, and keeps quiet about raids."""

    def best(self, match: Match, decision: Decision, key: str) -> Option:
        g = match.state
        assert isinstance(g, FairState)
        options = decision.options
        cards = [option for option in options if isinstance(option, int)]
        if decision.kind in {"pick", "card", "guard"} and cards:
            return min(cards, key=lambda card: LIKED.index(g.kinds[card]))
        if decision.kind == "act":
            return "play" if "play" in options else "earn"
        return options[-1]


judge = FairJudge()
