"""Search by a network: options are tried out as far as the seat's next turn, and judged there.

The options that the network likes best begin; on the way others do what the network would do in
their place, and at the seat's next turn the best table that it could then reach counts.
"""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import Final

from tafelrunde.bots.base import Bot
from tafelrunde.bots.foresight import Foresight, lead
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.learned import FORESIGHTS, net_of, opinions, weights_for
from tafelrunde.bots.net import Net
from tafelrunde.bots.search import MANY, PLAYOUTS
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


class ExpertBot(Bot):
    """So many play-outs for each decision, or so many seconds, at the tables of a network."""

    def __init__(self, seed: str, playouts: int = PLAYOUTS, seconds: float = inf) -> None:
        super().__init__(seed)
        self.playouts = playouts if seconds == inf else MANY
        self.seconds = seconds

    def choose(self, match: Match, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        until = min(self.until, monotonic() + self.seconds)
        net = net_of(weights_for(match))
        key = f"{self.seed}:{self.luck.below(1 << 20)}"
        foresight = FORESIGHTS[match.header.game]
        encoding = match.game.encoding()
        judge = judge_for(match.game)
        if encoding is None or not foresight.looks(match, decision):
            return judge.best(match, decision, key)
        effort = Effort(key, self.playouts, until)
        trials = Foreseen(match, decision, judge, effort, foresight, encoding, net)
        trials.run()
        best = trials.finalists()
        return best[0].option if best else trials.tried[0].option
