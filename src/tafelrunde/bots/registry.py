"""The bots by name."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.base import Bot
from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.random import RandomBot
from tafelrunde.kernel.errors import TafelrundeError

_BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_names() -> list[str]:
    return list(_BOTS)


def find(name: str) -> type[Bot]:
    """The bot of that name; call it with a seed to get one."""
    if name not in _BOTS:
        raise TafelrundeError(f"there is no bot {name!r}; known: {', '.join(_BOTS)}")
    return _BOTS[name]
