"""One copy of a Loyang table on which a seat's actions are tried, for the greedy bot.

It is brought back after each, and only what an action can change is valued anew.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.loyang_worth import Orders, Sales, display, orders, sales, summed
from tafelrunde.games.loyang.card_verbs import finish_helper
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import KINDS_OF_VEGETABLE, ROUNDS
from tafelrunde.kernel.chance import Chance

NOTHING: Final = -1e9
# How many answers inside a helper or a trade are tried.
WIDE: Final = 6


def twin_of(g: LoyangState) -> LoyangState:
    """A copy whose draws tell nothing about the true ones."""
    twin = g.copy()
    twin.chance = Chance(b"greedy")
    if g.streams:
        twin.streams = [Chance(b"greedy") for _ in g.streams]
    return twin


class Parts:
    """What holds as long as no card comes or goes: orders, display, and sales by the cart."""

    def __init__(self, wanted: Orders, shown: float, sold: dict[int, Sales]) -> None:
        self.wanted = wanted
        self.shown = shown
        self.sold = sold


class Common:
    """The copy for a seat's actions, each with so many answers after it."""

    def __init__(self, g: LoyangState, seat: int, deep: int) -> None:
        self.g = g
        self.seat = seat
        self.deep = deep
        self.left = ROUNDS - g.round
        self.common = twin_of(g)
        player = g.players[seat]
        self.parts = Parts(orders(g, player, self.left), display(g, player, self.left), {})

    def brought_back(self) -> Player:
        """The cards of the copy and the seat's own things, as they are."""
        g, common = self.g, self.common
        common.under = g.under
        common.cover = g.cover
        common.stock = g.stock
        common.rows = g.rows
        common.red = g.red
        common.served = g.served
        common.box = g.box
        common.discards = g.discards
        common.lend()
        player = g.players[self.seat].copy()
        common.players[self.seat] = player
        return player

    def anew(self, player: Player) -> Parts:
        """The parts after cards have come or gone."""
        g = self.common
        return Parts(orders(g, player, self.left), display(g, player, self.left), {})

    def without_helper(self, card: int) -> Parts:
        """Let a helper go from the copy, as it does once it was used."""
        player = self.brought_back()
        finish_helper(self.common, self.seat, card)
        if self.g.under[card] >= 0:
            return self.anew(player)
        return Parts(self.parts.wanted, display(self.common, player, self.left), self.parts.sold)

    def valued(self, player: Player, parts: Parts) -> float:
        """The worth where these parts hold, and the own shop and fields are as they were."""
        cart = player.cart
        key = 0
        for vegetable in range(KINDS_OF_VEGETABLE):
            key = (key << 6) + cart[vegetable]
        sold = parts.sold.get(key)
        if sold is None:
            sold = sales(self.common, player, self.left, parts.wanted)
            parts.sold[key] = sold
        return summed(self.common, player, self.left, sold, parts.shown)
