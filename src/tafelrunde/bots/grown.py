"""Grown: the options of a turn as a tree sees them, compared like any that are tried out."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.tree import FAR_AHEAD, Tree
from tafelrunde.bots.trials import FINALISTS, Trials, Tried, in_order
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.judge import Effort, Judge
from tafelrunde.kernel.match import Match

# So many simulations take less time than a play-out.
_EACH: Final = 8


class Grown(Trials):
    """Options, each with what a tree expects of it, as often as it went there."""

    def __init__(
        self, match: Match, decision: Decision, judge: Judge, effort: Effort, tree: Tree, least: int
    ) -> None:
        self.tree = tree
        self.most = _EACH * effort.playouts
        self.simulations = min(self.most, least * len(tree.roots))
        super().__init__(match, decision, judge, effort)

    def worth_trying(self, seen: Match) -> list[Option]:
        return list(self.decision.options)

    def run(self) -> None:
        """Grow the tree; so many simulations however late it is."""
        tree, effort = self.tree, self.effort
        tree.grow(self.simulations)
        tree.grow(self.most - self.simulations, effort.until)
        found = zip(self.tried, tree.visits(), tree.totals(), strict=True)
        for one, visits, total in found:
            one.results = [total / visits] * visits if visits else []

    def finalists(self) -> list[Tried]:
        """What the tree would do, then the best of what it looked at often."""
        often = sorted(
            (one for one in self.tried if one.results), key=lambda one: -len(one.results)
        )
        chosen = self.tree.best()
        first = [one for one in often if one.option == chosen]
        rest = [one for one in often if one.option != chosen][: FINALISTS - 1]
        return first + in_order(rest) if rest else []

    def in_points(self, one: Tried) -> float:
        """A tree values how far a seat will be ahead, and its chance to win."""
        return one.mean() * FAR_AHEAD
