"""Search by a network: options are tried out as far as the seat's next turn, and judged there.

The options that the network likes best begin; on the way others do what the network would do in
their place, and at the seat's next turn the best table that it could then reach counts.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.foresight import Foresight, lead
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.learned import FORESIGHTS, net_of, opinions, weights_for
from tafelrunde.bots.net import Net
from tafelrunde.bots.search import SearchBot
from tafelrunde.bots.trials import Trials, Tried, answer_one
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.encoding import Encoding
from tafelrunde.kernel.judge import Effort, Judge
from tafelrunde.kernel.match import Match

# So many options are tried out.
_WIDTH: Final = 8
# A seat that is not asked again after so many answers is judged by its points.
_LONGEST: Final = 400


class Foreseen(Trials):
    """The options that a network likes, each played out to the seat's next turn."""

    def __init__(
        self,
        match: Match,
        decision: Decision,
        judge: Judge,
        effort: Effort,
        foresight: Foresight,
        encoding: Encoding,
        net: Net,
    ) -> None:
        super().__init__(match, decision, judge, effort)
        self.foresight = foresight
        self.encoding = encoding
        self.net = net
        world = match.world(decision.seat, effort.seed)
        leads = opinions(world, decision, foresight, encoding, net)
        order = sorted(range(len(leads)), key=lambda place: -leads[place])
        self.tried = [Tried(decision.options[place]) for place in order[:_WIDTH]]

    def tried_out(self, world: Match, one: Tried, key: str) -> None:
        """Choose an option in a world, and note what the seat can then hope for."""
        seat = self.decision.seat
        match = self.begun(world, one, key)
        for _ in range(_LONGEST):
            if match.over:
                break
            asked = match.decisions
            if not asked or not self.foresight.looks(match, asked[0]):
                answer_one(match, self.judge, key, seat)
                continue
            ask = asked[0]
            leads = opinions(match, ask, self.foresight, self.encoding, self.net)
            if ask.seat == seat:
                one.results.append(max(leads))
                return
            match.play(ask.seat, ask.options[leads.index(max(leads))])
        one.results.append(lead(match.scores, seat))


class ExpertBot(SearchBot):
    """Searches at the tables of a network; what that is not asked about the judge answers."""

    def choose(self, match: Match, decision: Decision) -> Option:
        # Where there is no network this says so.
        weights_for(match)
        looks = FORESIGHTS[match.header.game].looks(match, decision)
        if looks or len(decision.options) == 1:
            return super().choose(match, decision)
        key = f"{self.seed}:{self.luck.below(1 << 20)}"
        return judge_for(match.game).best(match, decision, key)

    def trials(self, match: Match, decision: Decision, effort: Effort) -> Trials:
        encoding = match.game.encoding()
        assert encoding is not None, "networks read encodings"
        foresight = FORESIGHTS[match.header.game]
        net = net_of(weights_for(match))
        judge = judge_for(match.game)
        return Foreseen(match, decision, judge, effort, foresight, encoding, net)
