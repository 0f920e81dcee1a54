"""The learned bot goes for the table that a network likes best.

Networks are for the tables that they were trained at; at another the bot says that it knows
nothing of it. What the network is not asked about, the judge of the game answers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tafelrunde.bots.agricola_foresight import foresight as agricola
from tafelrunde.bots.base import Bot
from tafelrunde.bots.foresight import Foresight
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.lydia_foresight import foresight as lydia
from tafelrunde.bots.net import FOLDER, Net, load
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.encoding import Encoding
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match

FORESIGHTS: Final[dict[str, Foresight]] = {"agricola": agricola, "lydia": lydia}
_loaded: Final[dict[str, Net]] = {}
# Stands for a lead where the match goes on.
NOT_OVER: Final = -1e6


def net_of(path: str) -> Net:
    """The network of a file, read once."""
    net = _loaded.get(path)
    if net is None:
        net = load(Path(path))
        _loaded[path] = net
    return net


def knows(game: str, seats: int, options: dict[str, Any]) -> bool:
    """Whether there is a network for such a table; its options are written out."""
    foresight = FORESIGHTS.get(game)
    return (
        foresight is not None
        and foresight.seats == seats
        and all(options.get(name) == value for name, value in foresight.options.items())
    )


def weights_for(match: Match) -> str:
    """The file of the network for a match; raises where there is none for such a table."""
    header = match.header
    if not knows(header.game, header.seats, header.options):
        raise TafelrundeError(
            f"the bot learned has learnt nothing about {header.game} with {header.seats} seats"
            " and these options"
        )
    return str(FOLDER / f"{header.game}-{header.seats}.npz")


class LearnedBot(Bot):
    """One look ahead with a network; `file` names other weights than those of the package."""

    def __init__(self, seed: str, file: str = "") -> None:
        super().__init__(seed)
        self.file = file

    def choose(self, match: Match, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        net = net_of(self.file or weights_for(match))
        key = f"{self.seed}:{self.luck.below(1 << 20)}"
        foresight = FORESIGHTS[match.header.game]
        encoding = match.game.encoding()
        if encoding is None or not foresight.looks(match, decision):
            return judge_for(match.game).best(match, decision, key)
        return liked(match, decision, key, foresight, encoding, net)


def liked(
    match: Match,
    decision: Decision,
    key: str,
    foresight: Foresight,
    encoding: Encoding,
    net: Net,
) -> Option:
    """The option after which a network sees its seat farthest ahead; the first of equals."""
    leads = opinions(match.world(decision.seat, key), decision, foresight, encoding, net)
    return decision.options[leads.index(max(leads))]


def opinions(
    world: Match, decision: Decision, foresight: Foresight, encoding: Encoding, net: Net
) -> list[float]:
    """How far a network sees the seat ahead after each option in a world that it could believe."""
    seat = decision.seat
    rows: list[list[float]] = []
    final: list[float] = []
    for option in decision.options:
        after = foresight.after(world, decision, option)
        rows.append(encoding.table(after.state, seat))
        final.append(after.lead if after.over else NOT_OVER)
    leads = net.leads(rows)
    for place, points in enumerate(final):
        if points != NOT_OVER:
            leads[place] = points
    return leads
