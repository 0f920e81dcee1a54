"""Recruiter: pay another player 1 and use one of that player's helpers without lantern."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.asking import CARD, paying
from tafelrunde.games.loyang.events import CARD_NAME, EVENTS, NUMBER, WHO, WHOSE
from tafelrunde.games.loyang.helper import Helper, helper_of
from tafelrunde.games.loyang.helpers.reach import neighbours
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import NUMBERS
from tafelrunde.games.loyang.verbs import can_pay, pay_owner
from tafelrunde.games.loyang.words import card_text, in_display
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.news import News
from tafelrunde.kernel.text import Text

_COST: Final = 1
_RECRUITED: Final = EVENTS.add(
    News("recruited", seat=WHO, card=CARD_NAME, owner=WHOSE, cash=NUMBER)
)


class Recruiter(Helper):
    def __init__(self) -> None:
        super().__init__("recruiter", "recruit", CARD, lantern=True, solo=False, fee=_COST)

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        if not _helpers(g, seat):
            return "no-helper-to-copy"
        return None if can_pay(g, g.players[seat], _COST) else "loan-limit"

    def use(self, g: LoyangState, seat: int) -> Flow:
        """The helper stays with its owner."""
        card: int = yield from answer(g, seat, "recruit", _helpers(g, seat))
        self.does(g, seat, card)
        yield from helper_of(g, card).use(g, seat)

    def does(self, g: LoyangState, seat: int, option: int) -> None:
        owner = next(owner for owner in range(g.seats) if option in g.players[owner].helpers)
        pay_owner(g, seat, owner, _COST)
        _RECRUITED.tell(g, seat, option, owner, _COST)

    def threatened(self, g: LoyangState, seat: int) -> list[str]:
        return [f"card:{card}" for card in g.players[seat].helpers if not g.deck.lantern[card]]

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        return paying(g.players[d.seat], _COST, in_display(g, option, card_text(g, option)))

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"card:{option}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        for owner in neighbours(g, d.seat):
            if option in g.players[owner].helpers:
                if g.deck.lantern[option]:
                    return "has-lantern"
                return helper_of(g, option).why_not_use(g, d.seat, _COST) or "not-offered"
        return "not-another-players"


def _helpers(g: LoyangState, seat: int) -> list[Option]:
    """Others' helpers without lantern whose own needs this player fulfils."""
    return [
        NUMBERS[card]
        for owner in neighbours(g, seat)
        for card in g.players[owner].helpers
        if not g.deck.lantern[card] and helper_of(g, card).why_not_use(g, seat, _COST) is None
    ]
