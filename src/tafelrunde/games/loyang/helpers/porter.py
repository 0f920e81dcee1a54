"""Porter: the two-pack costs 1 less, and two kept cards may be laid out separately."""

from __future__ import annotations

from tafelrunde.games.loyang.helpers.helper import Helper
from tafelrunde.games.loyang.pack import why_not_change_pack
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.telling import Told, who
from tafelrunde.kernel.flow import Flow


class Porter(Helper):
    def __init__(self) -> None:
        super().__init__("porter")
        self.events["porter"] = Told(seat=who)

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        return why_not_change_pack(g, seat)

    def use(self, g: LoyangState, seat: int) -> Flow:
        _carry(g, seat)
        yield from ()


def _carry(g: LoyangState, seat: int) -> None:
    player = g.players[seat]
    player.porter += 1
    player.apart = True
    if g._heard is not None:
        g.hear("porter", (seat,))
