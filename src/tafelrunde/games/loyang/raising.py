"""Raising money: for a card that is taken but not paid, and for compensation."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.ask import ask
from tafelrunde.games.loyang.card_verbs import settle_bill
from tafelrunde.games.loyang.ending import settle_compensation
from tafelrunde.games.loyang.helper import helper_of, use_helper
from tafelrunde.games.loyang.selling import sell, sell_options
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import PAY, USE
from tafelrunde.games.loyang.verbs import borrow, loans_for
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow


def debtor(g: LoyangState) -> int:
    """The seat that has a card to pay, or -1."""
    for seat in range(g.seats):
        if g.players[seat].unpaid:
            return seat
    return -1


def why_not_use_now(g: LoyangState, seat: int, card: int) -> str | None:
    """Why a visible helper cannot be used while money is raised."""
    helper = helper_of(g, card)
    return helper.why_not_use(g, seat) if helper.raises else "helper-raises-nothing"


def loans_unasked(g: LoyangState, seat: int, cost: int) -> int:
    """How many loans a payment takes at once, since nothing can be sold or used for it."""
    player = g.players[seat]
    other: list[Option] = []
    sell_options(g, seat, other)
    if other or any(why_not_use_now(g, seat, card) is None for card in player.helpers):
        return 0
    return loans_for(player, cost)


def raise_options(g: LoyangState, seat: int) -> list[Option]:
    player = g.players[seat]
    options: list[Option] = [PAY[card] for card in player.unpaid]
    sell_options(g, seat, options)
    options += [USE[card] for card in player.helpers if why_not_use_now(g, seat, card) is None]
    return options


def raise_for_card(g: LoyangState, seat: int, option: Any = None) -> Flow:
    """As long as a card is not paid, sell, use helpers and borrow, in any order, then pay.

    The payment is forced by then, so its loans have no limit.
    """
    if option is None:
        unpaid = g.players[seat].unpaid[0]
        option = yield ask(g, seat, "raise", raise_options(g, seat), unpaid)
    if option == "loan":
        borrow(g, seat)
    elif option[0] == "pay":
        settle_bill(g, seat, option[1])
    elif option[0] == "sell":
        sell(g, seat, option[1])
    else:
        yield from use_helper(g, seat, option[1])


def compensate(g: LoyangState, seat: int) -> Flow:
    """A player short of cash sells or borrows until the compensation is paid."""
    options: list[Option] = ["pay"]
    sell_options(g, seat, options)
    option: Any = yield ask(g, seat, "compensate", options, g.players[seat].owed)
    if option == "loan":
        borrow(g, seat)
    elif option == "pay":
        settle_compensation(g, seat)
        return
    else:
        sell(g, seat, option[1])
    if g.players[seat].cash >= g.players[seat].owed:
        settle_compensation(g, seat)
