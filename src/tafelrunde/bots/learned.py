"""The learned bot goes for the table that a network likes best.

Networks are for the tables that they were trained at; at another the bot says that it knows
nothing of it. What the network is not asked about, the judge of the game answers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tafelrunde.bots.agricola.foresight import foresight as agricola
from tafelrunde.bots.base import Bot
from tafelrunde.bots.foresight import Foresight, Study
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.lydia.foresight import foresight as lydia
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.encoding import Encoding
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match

FORESIGHTS: Final[dict[str, Foresight]] = {"agricola": agricola, "lydia": lydia}
# Stands for a lead where the match goes on.
NOT_OVER: Final = -1e6

# How far a network sees the seat of each row ahead.
Leads = Callable[[list[list[float]]], list[float]]


@cache
def leads_of(study: str, file: str) -> Leads:
    """A network of the package, or that of a file.

    It needs NumPy, which is loaded when a network is first asked.
    """
    net = import_module("tafelrunde.bots.net")
    leads: Leads = net.load(Path(file) if file else net.FOLDER / f"{study}.npz").leads
    return leads


def study_of(game: str, seats: int, options: dict[str, Any]) -> Study | None:
    """What was learnt about such a table; its options are written out."""
    foresight = FORESIGHTS.get(game)
    return None if foresight is None else foresight.study(seats, options)


def learnt_for(match: Match, file: str = "") -> Learnt:
    """What was learnt about a match's table; `file` names other weights than the package's."""
    header = match.header
    study = study_of(header.game, header.seats, header.options)
    encoding = match.game.encoding()
    if study is None or encoding is None:
        raise TafelrundeError(
            f"the bot learned has learnt nothing about {header.game} with {header.seats} seats"
            " and these options"
        )
    leads = leads_of(study.name, file)
    return Learnt(FORESIGHTS[header.game], study, encoding, leads)


class Learnt:
    """A network, and how it is asked about the tables that it was trained at."""

    def __init__(
        self, foresight: Foresight, study: Study, encoding: Encoding, leads: Leads
    ) -> None:
        self.foresight = foresight
        self.study = study
        self.encoding = encoding
        self.leads = leads

    def looks(self, match: Match, decision: Decision) -> bool:
        """Whether the network has an opinion about a decision."""
        return self.foresight.looks(match, decision)

    def opinions(self, world: Match, decision: Decision) -> list[float]:
        """How far it sees the seat ahead after each option in a world that it could believe."""
        seat = decision.seat
        rows: list[list[float]] = []
        final: list[float] = []
        for option in decision.options:
            after = self.foresight.after(world, decision, option)
            rows.append(self.foresight.row(self.study, self.encoding, after.state, seat))
            final.append(after.lead if after.over else NOT_OVER)
        leads = self.leads(rows)
        for place, points in enumerate(final):
            if points != NOT_OVER:
                leads[place] = points
        return leads


class LearnedBot(Bot):
    """One look ahead with a network: the option after which its seat is farthest ahead."""

    def __init__(self, seed: str, file: str = "") -> None:
        super().__init__(seed)
        self.file = file

    def choose(self, match: Match, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        learnt = learnt_for(match, self.file)
        key = f"{self.seed}:{self.luck.below(1 << 20)}"
        if not learnt.looks(match, decision):
            return judge_for(match.game).best(match, decision, key)
        leads = learnt.opinions(match.world(decision.seat, key), decision)
        return options[leads.index(max(leads))]
