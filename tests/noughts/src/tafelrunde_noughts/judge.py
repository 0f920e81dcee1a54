"""What a bot thinks of noughts and crosses: it looks a move and the answer to it ahead."""

from __future__ import annotations

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.match import Match


class NoughtsJudge(Judge):
    """Ends the match if it wins so, keeps the other from it, and likes the middle."""

    def best(self, match: Match, decision: Decision, key: str) -> Option:
        return max(decision.options, key=lambda cell: self._worth(match, decision.seat, cell))

    def _worth(self, match: Match, seat: int, cell: Option) -> tuple[int, bool]:
        after = match.fork()
        after.play(seat, cell)
        leads = [after.scores[seat] - after.scores[1 - seat]]
        for answer in after.decisions[0].options if after.decisions else []:
            then = after.fork()
            then.play(1 - seat, answer)
            leads.append(then.scores[seat] - then.scores[1 - seat])
        return leads[0] or min(leads), cell == 4


judge = NoughtsJudge()
