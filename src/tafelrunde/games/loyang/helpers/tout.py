"""Tout: a casual customer of another player comes over; the owner is paid 1."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.card_verbs import refill_opponent, uncover
from tafelrunde.games.loyang.events import EVENTS, NUMBER, THE_CARD, WHO, WHOSE
from tafelrunde.games.loyang.helpers.reach import others, owner_of
from tafelrunde.games.loyang.helpers.shared import AtCustomers
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import CASUAL, NUMBERS
from tafelrunde.games.loyang.verbs import can_pay, pay_owner
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.news import News
from tafelrunde.kernel.state import without

_COST: Final = 1
_LURED: Final = EVENTS.add(News("lured", seat=WHO, card=THE_CARD, owner=WHOSE, cash=NUMBER))


class Tout(AtCustomers):
    def __init__(self) -> None:
        super().__init__("tout", fee=_COST)

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        if not _customers(g, seat):
            return "no-casual-to-lure"
        return None if can_pay(g, g.players[seat], _COST) else "loan-limit"

    def use(self, g: LoyangState, seat: int) -> Flow:
        """The customer moves as a single card."""
        card: int = yield from answer(g, seat, "customer", _customers(g, seat), self.word)
        owner = owner_of(g, seat, CASUAL, card)
        self.does(g, seat, card)
        refill_opponent(g, owner, CASUAL)

    def does(self, g: LoyangState, seat: int, option: int) -> None:
        owner = owner_of(g, seat, CASUAL, option)
        _lure(g, seat, owner, option)
        uncover(g, owner, option)

    def threatened(self, g: LoyangState, seat: int) -> list[str]:
        return [f"card:{card}" for card in g.players[seat].casuals]


def _customers(g: LoyangState, seat: int) -> list[Option]:
    return [NUMBERS[card] for owner in others(g, seat) for card in g.players[owner].casuals]


def _lure(g: LoyangState, seat: int, owner: int, card: int) -> None:
    g.players[owner].casuals = without(g.players[owner].casuals, card)
    g.players[seat].casuals = [*g.players[seat].casuals, card]
    pay_owner(g, seat, owner, _COST)
    _LURED.tell(g, seat, card, owner, _COST)
