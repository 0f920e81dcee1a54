"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tafelrunde.bots.base import Bot
from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.random import RandomBot
from tafelrunde.bots.search import SearchBot
from tafelrunde.kernel.errors import TafelrundeError

_BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}


def bot_names() -> list[str]:
    return list(_BOTS)


def find(name: str) -> Callable[[str], Bot]:
    """The bot of that name; call it with a seed to get one.

    `search:200` thinks for 200 play-outs a decision, `search:0.5s` for half a second.
    """
    kind, colon, effort = name.partition(":")
    if kind not in _BOTS:
        raise TafelrundeError(f"there is no bot {kind!r}; known: {', '.join(_BOTS)}")
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
