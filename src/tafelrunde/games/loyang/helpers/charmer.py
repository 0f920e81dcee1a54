"""Charmer: a red marker turns blue, then each regular customer with a blue one pays 1."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.asking import CARD
from tafelrunde.games.loyang.events import EVENTS, NUMBER, THE_CARD, WHO
from tafelrunde.games.loyang.helper import Helper
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import NUMBERS
from tafelrunde.games.loyang.verbs import gain
from tafelrunde.games.loyang.words import priced
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.news import News
from tafelrunde.kernel.text import Text

_MOST: Final = 3
_CHARMED: Final = EVENTS.add(News("charmed", seat=WHO, card=THE_CARD))
_EARNED: Final = EVENTS.add(News("earned", seat=WHO, cash=NUMBER))


class Charmer(Helper):
    def __init__(self) -> None:
        super().__init__("charmer", "charm", CARD, raises=True)

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        return None if g.players[seat].regulars else "no-regular"

    def use(self, g: LoyangState, seat: int) -> Flow:
        player = g.players[seat]
        cross: list[Option] = [NUMBERS[card] for card in player.regulars if g.red[card]]
        if cross:
            card: int = yield from answer(g, seat, "charm", cross)
            self.does(g, seat, card)
        else:
            _collect(g, seat)

    def does(self, g: LoyangState, seat: int, option: int) -> None:
        g.own_red()[option] = 0
        _CHARMED.tell(g, seat, option)
        _collect(g, seat)

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        return priced(g, option)

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"card:{option}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        return "marker-blue" if option in g.players[d.seat].regulars else "not-yours"


def _collect(g: LoyangState, seat: int) -> None:
    """Cash for the customers whose marker is blue."""
    blue = sum(1 for card in g.players[seat].regulars if not g.red[card])
    cash = min(blue, _MOST)
    gain(g, seat, cash)
    _EARNED.tell(g, seat, cash)
