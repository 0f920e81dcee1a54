"""Carter: deliveries to regular customers may be double this turn; one row is filled."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.events import EVENTS, WHO
from tafelrunde.games.loyang.helper import Helper
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.news import News

_CARTER: Final = EVENTS.add(News("carter", seat=WHO))


class Carter(Helper):
    def __init__(self) -> None:
        super().__init__("carter")

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        for card in g.players[seat].regulars:
            if not g.served[card]:
                return None
        return "no-regular-waiting"

    def use(self, g: LoyangState, seat: int) -> Flow:
        _load_more(g, seat)
        yield from ()


def _load_more(g: LoyangState, seat: int) -> None:
    g.players[seat].carter += 1
    _CARTER.tell(g, seat)
