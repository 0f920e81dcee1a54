"""Haggler: the next three vegetables bought in the own shop this turn cost 1 less each."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.events import EVENTS, WHO
from tafelrunde.games.loyang.helper import Helper
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.news import News

_CHEAPER: Final = 3
_HAGGLE: Final = EVENTS.add(News("haggle", seat=WHO))


class Haggler(Helper):
    def __init__(self) -> None:
        super().__init__("haggler")

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        return None if sum(g.players[seat].shop) else "own-shop-empty"

    def use(self, g: LoyangState, seat: int) -> Flow:
        _haggle(g, seat)
        yield from ()


def _haggle(g: LoyangState, seat: int) -> None:
    g.players[seat].haggle += _CHEAPER
    _HAGGLE.tell(g, seat)
