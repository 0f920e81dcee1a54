"""The tree bot: searches whole turns with a network; where it knows no such table it searches."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, Final

from tafelrunde.bots.agricola.foresight import CARD_GAMES, FAMILY_GAME
from tafelrunde.bots.agricola.turns import AgricolaTurns
from tafelrunde.bots.base import Bot
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.search import SearchBot
from tafelrunde.bots.tree import Tree
from tafelrunde.bots.turns import Spot, Turns
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match


class Kind:
    """A kind of table whose turns are known; `file` are the weights of the package, if any won.

    A tree looks at so many `worlds` there.
    """

    def __init__(self, turns: AgricolaTurns, file: str, worlds: int) -> None:
        self.study = turns.study
        self.turns: Turns = turns
        self.file = file
        self.worlds = worlds


# With cards at so many seats weights have won.
_WON: Final = {2: "agricola-cards-turns-2.npz"}
KNOWN: Final[dict[str, list[Kind]]] = {
    "agricola": [
        Kind(AgricolaTurns(FAMILY_GAME), "agricola-turns-2.npz", 1),
        *[Kind(AgricolaTurns(study), _WON.get(study.seats, ""), 3) for study in CARD_GAMES],
    ]
}
SIMULATIONS: Final = 200
_MANY: Final = 1_000_000
_log: Final = logging.getLogger(__name__)


def kind_of(match: Match) -> Kind | None:
    """The kind of a match's table, if its turns are known."""
    for kind in KNOWN.get(match.header.game, ()):
        if kind.turns.fits(match):
            return kind
    return None


@cache
def heads_of(kind: Kind, file: str) -> Any:
    """The network of a file, or that of the package; None, and said once, where it is no good."""
    if not file and not kind.file:
        return None
    module = import_module("tafelrunde.bots.heads")
    path = Path(file) if file else module.FOLDER / kind.file
    try:
        return module.load(path, kind.turns)
    except TafelrundeError as error:
        _log.warning("the tree bot searches without a network: %s", error)
        return None


def grows(match: Match) -> bool:
    """Whether the turns of a table are known, and the package has a good network for them."""
    known = kind_of(match)
    return known is not None and heads_of(known, "") is not None


def planted(match: Match, decision: Decision, key: str, file: str = "") -> Tree | None:
    """A tree from a decision; None where there is no network, or nothing is known of such a one."""
    known = kind_of(match)
    if known is None or not known.turns.looks(match, decision):
        return None
    heads = heads_of(known, file)
    if heads is None:
        return None
    return Tree(known.turns, heads, believed(known.turns, match, decision, key, known.worlds), key)


def believed(turns: Turns, match: Match, decision: Decision, key: str, worlds: int) -> list[Spot]:
    """The spot of a decision in so many worlds that its seat could believe."""
    return [turns.stand(match, decision, f"{key}:{world}") for world in range(worlds)]


class TreeBot(Bot):
    """So many simulations for each turn, or so many seconds; `file` names other weights.

    `least` simulations are made in each world however little time there is.
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
        known = kind_of(match)
        if known is not None and not known.turns.looks(match, decision):
            return judge_for(match.game).best(match, decision, key)
        until = min(self.until, monotonic() + self.seconds)
        tree = planted(match, decision, key, self.file)
        if tree is None:
            self.other.until = self.until
            return self.other.choose(match, decision)
        least = min(self.playouts, self.least * len(tree.roots))
        tree.grow(least)
        tree.grow(self.playouts - least, until)
        return tree.best()
