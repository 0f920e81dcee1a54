"""The tree bot: searches whole turns with a network; where it knows no such table it searches."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, Final

from tafelrunde.bots.agricola_turns import turns as agricola
from tafelrunde.bots.base import Bot
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.search import SearchBot
from tafelrunde.bots.tree import Tree
from tafelrunde.bots.turns import Turns
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match

# The games whose turns are known: how, and the weights of the package.
KNOWN: Final[dict[str, tuple[Turns, str]]] = {"agricola": (agricola, "agricola-turns-2.npz")}
SIMULATIONS: Final = 200
_MANY: Final = 1_000_000
_log: Final = logging.getLogger(__name__)


@cache
def heads_of(file: str, game: str) -> Any:
    """The network of a file, or that of the package; None, and said once, where it is no good."""
    module = import_module("tafelrunde.bots.heads")
    turns, name = KNOWN[game]
    path = Path(file) if file else module.FOLDER / name
    try:
        return module.load(path, turns.width, turns.options)
    except TafelrundeError as error:
        _log.warning("the tree bot searches without a network: %s", error)
        return None


def grows(match: Match) -> bool:
    """Whether the turns of a table are known, and the package has a good network for them."""
    game = match.header.game
    known = KNOWN.get(game)
    return known is not None and known[0].fits(match) and heads_of("", game) is not None


def planted(match: Match, decision: Decision, key: str, file: str = "") -> Tree | None:
    """A tree from a decision; None where there is no network, or nothing is known of such a one."""
    known = KNOWN.get(match.header.game)
    if known is None:
        return None
    turns = known[0]
    if not turns.fits(match) or not turns.looks(decision):
        return None
    heads = heads_of(file, match.header.game)
    return None if heads is None else Tree(turns, heads, turns.stand(match, decision, key), key)


class TreeBot(Bot):
    """So many simulations for each turn, or so many seconds; `file` names other weights.

    `least` simulations are made however little time there is.
    """

    def __init__(
        self,
        seed: str,
        playouts: int = SIMULATIONS,
        seconds: float = inf,
        file: str = "",
        least: int = 0,
    ) -> None:
        super().__init__(seed)
        self.playouts = playouts if seconds == inf else _MANY
        self.seconds = seconds
        self.file = file
        self.least = least
        self.other = SearchBot(seed) if seconds == inf else SearchBot(seed, seconds=seconds)

    def choose(self, match: Match, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        key = f"{self.seed}:{self.luck.below(1 << 20)}"
        known = KNOWN.get(match.header.game)
        if known is not None and known[0].fits(match) and not known[0].looks(decision):
            return judge_for(match.game).best(match, decision, key)
        until = min(self.until, monotonic() + self.seconds)
        tree = planted(match, decision, key, self.file)
        if tree is None:
            self.other.until = self.until
            return self.other.choose(match, decision)
        tree.grow(self.least)
        tree.grow(self.playouts - self.least, until)
        return tree.best()
