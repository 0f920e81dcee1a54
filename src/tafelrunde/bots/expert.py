"""Search by a network: options are tried out as far as the seat's next turn, and judged there.

The options that the network likes best begin; on the way others do what the network would do in
their place, and at the seat's next turn the best table that it could then reach counts.
"""

from __future__ import annotations

from math import inf
from typing import Final

from tafelrunde.bots.foresight import lead
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.grown import Grown
from tafelrunde.bots.learned import Learnt, learnt_for, study_of
from tafelrunde.bots.search import PLAYOUTS, SearchBot
from tafelrunde.bots.tree_bot import TreeBot, grows, planted
from tafelrunde.bots.trials import Trials, Tried, answer_one
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.judge import Effort, Judge
from tafelrunde.kernel.match import Match

# So many options are tried out.
_WIDTH: Final = 8
# A seat that is not asked again after so many answers is judged by its points.
_LONGEST: Final = 400


class Foreseen(Trials):
    """The options that a network likes, each played out to the seat's next turn."""

    def __init__(
        self, match: Match, decision: Decision, judge: Judge, effort: Effort, learnt: Learnt
    ) -> None:
        self.learnt = learnt
        super().__init__(match, decision, judge, effort)

    def worth_trying(self, seen: Match) -> list[Option]:
        leads = self.learnt.opinions(seen, self.decision)
        order = sorted(range(len(leads)), key=lambda place: -leads[place])
        return [self.decision.options[place] for place in order[:_WIDTH]]

    def tried_out(self, world: Match, one: Tried, key: str) -> None:
        """Choose an option in a world, and note what the seat can then hope for."""
        seat = self.decision.seat
        match = self.begun(world, one, key)
        for _ in range(_LONGEST):
            if match.over:
                break
            asked = match.decisions
            if not asked or not self.learnt.looks(match, asked[0]):
                answer_one(match, self.judge, key, seat)
                continue
            ask = asked[0]
            leads = self.learnt.opinions(match, ask)
            if ask.seat == seat:
                one.results.append(max(leads))
                return
            match.play(ask.seat, ask.options[leads.index(max(leads))])
        one.results.append(lead(match.scores, seat))

    def in_points(self, one: Tried) -> float:
        """A network sees points."""
        return one.mean()


class ExpertBot(SearchBot):
    """Searches by a network at the tables that it was trained for; `file` names other weights."""

    def __init__(
        self, seed: str, playouts: int = PLAYOUTS, seconds: float = inf, file: str = ""
    ) -> None:
        super().__init__(seed, playouts, seconds)
        self.file = file

    def trials(self, match: Match, decision: Decision, effort: Effort) -> Trials:
        """What the network is not asked about is tried out as always."""
        learnt = learnt_for(match, self.file)
        if not learnt.looks(match, decision):
            return super().trials(match, decision, effort)
        return Foreseen(match, decision, judge_for(match.game), effort, learnt)


class LevelBot(ExpertBot):
    """Searches a tree or by a network where that has won more, and as always at all other tables.

    A tree makes `least` simulations in each world however little time there is.
    """

    def __init__(
        self, seed: str, playouts: int = PLAYOUTS, seconds: float = inf, least: int = 0
    ) -> None:
        super().__init__(seed, playouts, seconds)
        self.tree = TreeBot(seed, playouts, seconds, least=least)

    def choose(self, match: Match, decision: Decision) -> Option:
        if not grows(match):
            return super().choose(match, decision)
        self.tree.until = self.until
        return self.tree.choose(match, decision)

    def trials(self, match: Match, decision: Decision, effort: Effort) -> Trials:
        tree = planted(match, decision, effort.seed) if grows(match) else None
        if tree is not None:
            return Grown(match, decision, judge_for(match.game), effort, tree, self.tree.least)
        header = match.header
        study = study_of(header.game, header.seats, header.options)
        if study is None or not study.deep:
            return SearchBot.trials(self, match, decision, effort)
        return super().trials(match, decision, effort)
