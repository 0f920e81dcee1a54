"""Storekeeper: enlarge the storehouse for nothing, or store three more this turn."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.events import EVENTS, WHO
from tafelrunde.games.loyang.helper import Helper
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.verbs import enlarge
from tafelrunde.kernel.decision import Decision, Option, Word
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.news import News
from tafelrunde.kernel.text import Text

_MORE: Final = 3
_MORE_ROOM: Final = EVENTS.add(News("more-room", seat=WHO))


class Storekeeper(Helper):
    def __init__(self) -> None:
        super().__init__("storekeeper", "storekeeper", Word("choice", "more-room", "enlarge"))
        self.places["enlarge"] = "storehouse"
        self.reasons["enlarge"] = "storehouse-large"

    def use(self, g: LoyangState, seat: int) -> Flow:
        options: list[Option] = ["more-room"]
        if not g.players[seat].large:
            options.append("enlarge")
        option: str = yield from answer(g, seat, "storekeeper", options)
        self.does(g, seat, option)

    def does(self, g: LoyangState, seat: int, option: str) -> None:
        if option == "enlarge":
            enlarge(g, seat, 0)
        else:
            _make_room(g, seat)

    def label(self, g: LoyangState, d: Decision, option: str) -> Text:
        if option == "enlarge":
            return Text("loyang-do-enlarge", cash=0)
        return super().label(g, d, option)


def _make_room(g: LoyangState, seat: int) -> None:
    g.players[seat].room += _MORE
    _MORE_ROOM.tell(g, seat)
