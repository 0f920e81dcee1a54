"""The bots by name: five strengths, the same for every game, and the kinds they are made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, Final

from tafelrunde.bots.base import Bot
from tafelrunde.bots.greedy import CarelessBot, GreedyBot
from tafelrunde.bots.random import RandomBot
from tafelrunde.bots.search import SearchBot
from tafelrunde.kernel.errors import TafelrundeError

_BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}
# Needs NumPy and its weights, so it is loaded when it is first asked for.
_LEARNED: Final = "learned"


# The dial: the weakest first. bench/levels.json has what was measured of the first three.
_LEVELS: Final[dict[str, Callable[[str], Bot]]] = {
    "beginner": partial(CarelessBot, slips=50),
    "easy": partial(CarelessBot, slips=20),
    "good": GreedyBot,
    "strong": partial(SearchBot, seconds=0.1),
    "best": partial(SearchBot, seconds=1.0),
}


def bot_names() -> list[str]:
    """All there are: the strengths, and the kinds."""
    return [*_LEVELS, *_BOTS, _LEARNED]


def level_names() -> list[str]:
    """The strengths that a table offers, the weakest first."""
    return list(_LEVELS)


def sits_at(name: str, game: str, seats: int, options: dict[str, Any]) -> bool:
    """Whether a bot can play at such a table, whose options are written out; most can anywhere."""
    if name != _LEARNED:
        return True
    known: bool = import_module("tafelrunde.bots.learned").knows(game, seats, options)
    return known


def specialists(game: str) -> list[tuple[str, int, dict[str, Any]]]:
    """The bots that can play a game only at some tables: their seats, and options they need."""
    foresight = import_module("tafelrunde.bots.learned").FORESIGHTS.get(game)
    return [] if foresight is None else [(_LEARNED, foresight.seats, foresight.options)]


def find(name: str) -> Callable[[str], Bot]:
    """The bot of that name; call it with a seed to get one.

    `best` is a strength. `search:200` thinks for 200 play-outs a decision, `search:0.5s` for
    half a second. `learned` plays by the weights of the package, `learned:FILE` by those of a file.
    """
    kind, colon, effort = name.partition(":")
    if name in _LEVELS:
        return _LEVELS[name]
    if kind == _LEARNED:
        return _learned(effort)
    if kind not in _BOTS:
        raise TafelrundeError(f"there is no bot {kind!r}; known: {', '.join(bot_names())}")
    if not colon:
        return _BOTS[kind]
    if kind != "search":
        raise TafelrundeError(f"the bot {kind!r} does not search: {effort!r} says nothing to it")
    try:
        if effort.endswith("s"):
            seconds = float(effort[:-1])
            if 0.0 < seconds <= 3600.0:
                return partial(SearchBot, seconds=seconds)
        elif int(effort) > 0:
            return partial(SearchBot, playouts=int(effort))
    except ValueError:
        pass
    raise TafelrundeError(
        f"the bot search takes a number of play-outs or of seconds, like search:200 or "
        f"search:0.5s, not {effort!r}"
    )


def _learned(file: str) -> Callable[[str], Bot]:
    kind: Callable[..., Bot] = import_module("tafelrunde.bots.learned").LearnedBot
    return partial(kind, file=file)
