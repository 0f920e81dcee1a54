"""Tables laid by hand: a position is built piece by piece, then played like any other."""

from __future__ import annotations

from typing import Any

from tafelrunde import Match, find_game
from tafelrunde.games.loyang.card_verbs import lay_over, place_card
from tafelrunde.games.loyang.setup import set_up
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import (
    ACTING,
    ACTIONS,
    CARDS,
    HELPERS,
    HOME,
    VEGETABLES,
)
from tafelrunde.games.loyang.verbs import open_field, sow, take
from tafelrunde.kernel.chance import chance_of
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.state import plain

WHEAT, PUMPKIN, TURNIP, CABBAGE, BEAN, LEEK = range(6)

# Private fields by their plots: the first set, then the second.
THREE, FOUR, FIVE, SIX = range(HOME + 1, HOME + 5)


class Table:
    """A position under construction in the action phase, seat 0 first in turn."""

    def __init__(self, seats: int = 2, /, **options: Any) -> None:
        game = find_game("loyang")
        self.options = game.options(seats, options)
        state = set_up(seats, self.options, chance_of("table"))
        self.g: LoyangState = state
        g = state
        g.round = 3
        g.phase = ACTIONS
        g.large, g.small = 0, 1 if seats > 1 else -1
        g.turn = 0
        g.order = list(range(seats))
        for seat in range(seats):
            take(g, seat, WHEAT)
            sow(g, seat, HOME, WHEAT)
            g.players[seat].stage = ACTING
        if seats == 4:
            g.order = [0, 1, 2, 3]

    def card(self, name: str) -> int:
        """The number of a card: by its id, or the first helper of a kind."""
        if name in HELPERS:
            return self.g.deck.helper.index(HELPERS.index(name))
        return self.g.deck.ids.index(name)

    def pick(self, name: str) -> int:
        """Take a card out of wherever it lies unused."""
        card = self.card(name)
        g = self.g
        if card in g.grid:
            g.grid[g.grid.index(card)] = g.piles[0].pop()
        else:
            g.piles[0].remove(card)
        return card

    def show(self, seat: int, *names: str) -> list[int]:
        """Lay cards out in a seat's display."""
        cards = [self.pick(name) for name in names]
        for card in cards:
            place_card(self.g, seat, card)
        return cards

    def stack(self, seat: int, upper: str, lower: str) -> tuple[int, int]:
        """Lay two cards out as one stack, both paid."""
        cards = self.pick(upper), self.pick(lower)
        lay_over(self.g, seat, *cards)
        player = self.g.players[seat]
        for card in player.unpaid:
            if self.g.cover[card] < 0:
                place_card(self.g, seat, card)
        player.unpaid, player.bills = [], []
        return cards

    def cart(self, seat: int, *vegetables: int) -> None:
        for vegetable in vegetables:
            take(self.g, seat, vegetable)

    def field(self, seat: int, field: int, crop: int = -1, left: int = 0) -> None:
        """Turn up a private field, planted or not."""
        player = self.g.players[seat]
        for stack in (player.first, player.second):
            if field in stack:
                stack.remove(field)
        open_field(self.g, seat, field)
        if crop >= 0:
            player.crops[-1], player.left[-1] = crop, left
            self.g.supply[crop] -= left

    def cash(self, seat: int, cash: int) -> None:
        self.g.bank += self.g.players[seat].cash - cash
        self.g.players[seat].cash = cash

    def hand(self, seat: int, *names: str) -> list[int]:
        """Give a seat its hand; the card phase is on."""
        self.g.phase = CARDS
        for player in self.g.players:
            player.stage = 0
        self.g.players[seat].hand = [self.pick(name) for name in names]
        return self.g.players[seat].hand

    def yard(self, *names: str) -> list[int]:
        self.g.yard = [self.pick(name) for name in names]
        return self.g.yard

    def header(self) -> Header:
        """The header of a record that begins at this position."""
        rules = find_game("loyang").rules
        return Header("loyang", rules, self.g.seats, self.options, "table", [], plain(self.g))

    def match(self, **how: Any) -> Match:
        """The match that begins at this position."""
        match = Match(find_game("loyang"), self.header(), **how)
        match.start()
        return match


def state(match: Match) -> LoyangState:
    g = match.state
    assert isinstance(g, LoyangState)
    return g


def asked(match: Match, seat: int = 0) -> Decision:
    decision = match.decision(seat)
    assert decision is not None, f"seat {seat} is not asked: {match.decisions}"
    return decision


def options(match: Match, seat: int = 0) -> list[Option]:
    return list(asked(match, seat).options)


def why(match: Match, option: Option, seat: int = 0) -> str | None:
    return match.why_not(seat, option)


def wares(counts: list[int]) -> dict[str, int]:
    """What lies on a cart or in a shop, without the zeros."""
    return {VEGETABLES[v]: count for v, count in enumerate(counts) if count}


def verbs(match: Match, seat: int = 0) -> set[int | str]:
    """What the options begin with."""
    return {option[0] if isinstance(option, tuple) else option for option in options(match, seat)}
