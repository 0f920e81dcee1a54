"""Judge: an opinion of one game for the bots; the game's package says where it is."""

from __future__ import annotations

from math import inf
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.naming import loaded
from tafelrunde.kernel.text import Text

_loaded: dict[str, Judge] = {}

# How many options are tried out where the judge has no opinion of its own about that.
TRIED: Final = 8


class Effort:
    """How much trying out an advice is worth: so many play-outs, and none begun after a moment.

    The same seed and play-outs give the same advice, unless the moment comes first.
    """

    def __init__(self, seed: str, playouts: int, until: float = inf) -> None:
        self.seed = seed
        self.playouts = playouts
        self.until = until


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Somebody who knows a game well enough to prefer an option.

    It may look at the match only through the eyes of the seat that is asked.
    """

    def __init__(self) -> None:
        # How far behind the best, in points, an option is still worth showing.
        self.near = 1.0

    def best(self, match: Match, decision: Decision, key: str) -> Option:
        """The option to take, the same for the same key; `match.world(seat, key)` may help."""
        raise NotImplementedError

    # --- advice: options are played out in worlds of the seat -----------------------------

    def quick(self, match: Match, decision: Decision, key: str, seat: int) -> Option:
        """An answer on the way to the end of a match that is played out for a seat."""
        return self.best(match, decision, key)

    def worth_trying(self, match: Match, decision: Decision, key: str) -> list[Option]:
        """The options to play out for an advice, the likeliest first."""
        best = self.best(match, decision, key)
        others = [option for option in decision.options if option != best]
        step = max(1, -(-len(others) // (TRIED - 1)))
        return [best, *others[::step]]

    def result(self, match: Match, seat: int) -> float:
        """How well a match that was played out has ended for a seat."""
        scores = match.scores
        others = [points for other, points in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others) if others else scores[seat])

    def within(self, world: Match, decision: Decision, key: str) -> Option:
        """The option to take in a world of the seat's, on the way to what its answer has begun."""
        return self.best(world, decision, key)

    def outlook(self, before: Match, match: Match, seat: int) -> float | None:
        """How a seat stands once a match is played on, where the judge has a quick way for it.

        None where questions are to be answered one by one. The match is not used any more.
        """
        return None

    def far(self, before: Match, match: Match, seat: int) -> bool:
        """Whether a play-out that began at `before` has gone far enough to say how a seat stands.

        Where nothing is said of it, only the end of the match is.
        """
        return match.over

    def standing(self, before: Match, match: Match, seat: int) -> float:
        """How a seat stands where a play-out has gone far enough."""
        return self.result(match, seat)

    def in_points(self, match: Match, standing: float) -> float:
        """What a standing is worth in points, where it is not: so that two can be compared."""
        return standing

    def under_way(self, before: Match, match: Match, decision: Decision) -> bool:
        """Whether the seat is still asked about what its answer to a decision has begun."""
        return match.begun_at(decision.seat) is not None

    def reasons(
        self, before: Match, after: Match, decision: Decision, option: Option
    ) -> list[Text]:
        """Sentences that are true of an option, the most telling first.

        It was chosen at `before`; at `after` all is done that it has begun.
        """
        return []

    # --- coaching: what a beginner is told ------------------------------------------------

    def about(self, match: Match, decision: Decision, option: Option) -> Text | None:
        """What an option is good for, in a sentence; its words are among those of the lesson."""
        return None

    def warnings(self, match: Match, decision: Decision) -> list[Text]:
        """What to hear before answering: what is missing, what would be thrown away."""
        return []


def judge_of(game: Game[Any]) -> Judge | None:
    """The judge that a game names, loaded when it is first asked for; None where it names none."""
    if not game.judge:
        return None
    if game.judge not in _loaded:
        _loaded[game.judge] = _load(game)
    return _loaded[game.judge]


def _load(game: Game[Any]) -> Judge:
    judge = loaded(game.judge, f"the judge of {game.name!r}")
    if not isinstance(judge, Judge):
        raise TafelrundeError(f"{game.judge} is no judge of {game.name!r}")
    return judge
