"""Messenger: the two-pack costs what another player would pay, and three cards are drawn."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.asking import SEAT
from tafelrunde.games.loyang.events import EVENTS, OWNER, WHO
from tafelrunde.games.loyang.helper import Helper
from tafelrunde.games.loyang.helpers.reach import others
from tafelrunde.games.loyang.pack import why_not_change_pack
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import NUMBERS
from tafelrunde.games.loyang.words import owner_text
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.news import News
from tafelrunde.kernel.text import Text

_MESSENGER: Final = EVENTS.add(News("messenger", seat=WHO, owner=OWNER))


class Messenger(Helper):
    def __init__(self) -> None:
        super().__init__("messenger", "price-of", SEAT, lantern=True)

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        return why_not_change_pack(g, seat)

    def use(self, g: LoyangState, seat: int) -> Flow:
        options: list[Option] = [NUMBERS[owner] for owner in others(g, seat)]
        owner: int = yield from answer(g, seat, "price-of", options)
        self.does(g, seat, owner)

    def does(self, g: LoyangState, seat: int, option: int) -> None:
        player = g.players[seat]
        player.messenger = option
        player.extra += 1
        _MESSENGER.tell(g, seat, option)

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        return owner_text(g, option)

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"seat:{option}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        return "not-another-player"
