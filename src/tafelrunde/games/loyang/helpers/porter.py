"""Porter: the two-pack costs 1 less, and two kept cards may be laid out separately."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.events import EVENTS, WHO
from tafelrunde.games.loyang.helper import Helper
from tafelrunde.games.loyang.pack import why_not_change_pack
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.news import News

_PORTER: Final = EVENTS.add(News("porter", seat=WHO))


class Porter(Helper):
    def __init__(self) -> None:
        super().__init__("porter")

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        return why_not_change_pack(g, seat)

    def use(self, g: LoyangState, seat: int) -> Flow:
        _carry(g, seat)
        yield from ()


def _carry(g: LoyangState, seat: int) -> None:
    player = g.players[seat]
    player.porter += 1
    player.apart = True
    _PORTER.tell(g, seat)
