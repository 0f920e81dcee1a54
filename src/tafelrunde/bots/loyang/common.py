"""One copy of a Loyang table on which a seat's actions are tried, for the greedy bot.

It is brought back after each, and only what an action can change is valued anew.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.loyang.worth import Parts, display, parts_of, valued
from tafelrunde.games.loyang.card_verbs import finish_helper
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import ROUNDS
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.match import Match

NOTHING: Final = -1e9
# How many answers inside a helper or a trade are tried.
WIDE: Final = 6


def table_of(match: Match) -> LoyangState:
    """The table of a match of Loyang."""
    g = match.state
    assert isinstance(g, LoyangState)
    return g


def twin_of(g: LoyangState) -> LoyangState:
    """A copy whose draws tell nothing about the true ones."""
    twin = g.copy()
    hide_draws(twin)
    return twin


def hide_draws(twin: LoyangState) -> None:
    """Give a copy draws that are always the same."""
    twin.chance = Chance(b"greedy")
    if twin.streams:
        twin.streams = [Chance(b"greedy") for _ in twin.streams]


class Common:
    """The copy for a seat's actions, each with so many answers after it."""

    def __init__(self, g: LoyangState, seat: int, deep: int) -> None:
        self.g = g
        self.seat = seat
        self.deep = deep
        self.left = ROUNDS - g.round
        self.common = twin_of(g)
        self.touched = True
        self.parts = parts_of(g, g.players[seat], self.left)

    def untouched(self) -> Player:
        """The copy for what takes back at once all that it changes; its stock can be changed."""
        if self.touched:
            self.brought_back()
            self.common.own_stock()
            self.touched = False
        return self.common.players[self.seat]

    def brought_back(self) -> Player:
        """The cards of the copy and the seat's own things, as they are."""
        self.touched = True
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

    def all_brought_back(self) -> LoyangState:
        """The copy with everybody's things, and what can be drawn, as they are."""
        g, common = self.g, self.common
        self.brought_back()
        for other in range(len(g.players)):
            if other != self.seat:
                common.players[other] = g.players[other].copy()
        common.piles = g.piles
        hide_draws(common)
        return common

    def anew(self, player: Player) -> Parts:
        """The parts after cards have come or gone."""
        return parts_of(self.common, player, self.left)

    def shown_anew(self, player: Player) -> Parts:
        """The parts after the display alone has changed."""
        parts = self.parts
        return Parts(parts.wanted, parts.growing, display(self.common, player, self.left))

    def without_helper(self, card: int) -> Parts:
        """Let a helper go from the copy, as it does once it was used."""
        player = self.brought_back()
        finish_helper(self.common, self.seat, card)
        return self.anew(player) if self.g.under[card] >= 0 else self.shown_anew(player)

    def valued(self, player: Player, parts: Parts) -> float:
        """The worth where these parts hold."""
        return valued(self.common, player, self.left, parts)
