"""Judge: an opinion of one game for the bots; the game's package says where it is."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text

_loaded: dict[str, Judge] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Somebody who knows a game well enough to prefer an option.

    It may look at the match only through the eyes of the seat that is asked.
    """

    def best(self, match: Match, decision: Decision, key: str) -> Option:
        """The option to take, the same for the same key; `match.world(seat, key)` may help."""
        raise NotImplementedError

    def advice(self, match: Match, decision: Decision) -> list[tuple[Option, Text]]:
        """Options worth showing a beginner, the best first, each with a sentence why."""
        return []


def judge_of(game: Game[Any]) -> Judge | None:
    """The judge that a game names, loaded when it is first asked for; None where it names none."""
    if not game.judge:
        return None
    if game.judge not in _loaded:
        _loaded[game.judge] = _load(game)
    return _loaded[game.judge]


def _load(game: Game[Any]) -> Judge:
    module, _, name = game.judge.partition(":")
    try:
        judge = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise TafelrundeError(f"the judge of {game.name!r} cannot be loaded: {error}") from error
    if not isinstance(judge, Judge):
        raise TafelrundeError(f"{game.judge} is no judge of {game.name!r}")
    return judge
