"""Carter: deliveries to regular customers may be double this turn; one row is filled."""

from __future__ import annotations

from tafelrunde.games.loyang.helpers.helper import Helper
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.telling import Told, who
from tafelrunde.kernel.flow import Flow


class Carter(Helper):
    def __init__(self) -> None:
        super().__init__("carter")
        self.events["carter"] = Told(seat=who)

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
    if g._heard is not None:
        g.hear("carter", (seat,))
