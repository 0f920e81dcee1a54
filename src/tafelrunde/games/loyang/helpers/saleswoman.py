"""Saleswoman: regular customers take no offence this turn, or casual ones pay 2 more."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.events import EVENTS, WHO
from tafelrunde.games.loyang.helper import Helper
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.kernel.decision import Word
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.news import News

_CONTENT: Final = EVENTS.add(News("content", seat=WHO))
_SWEET: Final = EVENTS.add(News("sweet", seat=WHO))


class Saleswoman(Helper):
    def __init__(self) -> None:
        super().__init__("saleswoman", "saleswoman", Word("choice", "content", "sweet"))

    def use(self, g: LoyangState, seat: int) -> Flow:
        option: str = yield from answer(g, seat, "saleswoman", ["content", "sweet"])
        self.does(g, seat, option)

    def does(self, g: LoyangState, seat: int, option: str) -> None:
        if option == "content":
            _calm_regulars(g, seat)
        else:
            _sweeten_casuals(g, seat)


def _calm_regulars(g: LoyangState, seat: int) -> None:
    g.players[seat].content = True
    _CONTENT.tell(g, seat)


def _sweeten_casuals(g: LoyangState, seat: int) -> None:
    g.players[seat].sweet = True
    _SWEET.tell(g, seat)
