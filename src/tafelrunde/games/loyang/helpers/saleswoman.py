"""Saleswoman: regular customers take no offence this turn, or casual ones pay 2 more."""

from __future__ import annotations

from tafelrunde.games.loyang.helpers.helper import Helper
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.telling import Told, who
from tafelrunde.kernel.decision import Word
from tafelrunde.kernel.flow import Flow, choose


class Saleswoman(Helper):
    def __init__(self) -> None:
        super().__init__("saleswoman", "saleswoman", Word("choice", "content", "sweet"))
        self.events["content"] = Told(seat=who)
        self.events["sweet"] = Told(seat=who)

    def use(self, g: LoyangState, seat: int) -> Flow:
        option: str = yield choose(seat, "saleswoman", ["content", "sweet"])
        if option == "content":
            _calm_regulars(g, seat)
        else:
            _sweeten_casuals(g, seat)


def _calm_regulars(g: LoyangState, seat: int) -> None:
    g.players[seat].content = True
    if g._heard is not None:
        g.hear("content", (seat,))


def _sweeten_casuals(g: LoyangState, seat: int) -> None:
    g.players[seat].sweet = True
    if g._heard is not None:
        g.hear("sweet", (seat,))
