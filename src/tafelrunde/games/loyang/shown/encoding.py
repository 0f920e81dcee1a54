"""Encoding: the table of At the Gates of Loyang as numbers; docs/encodings.md lists them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.loyang.rounds import active
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import (
    DELIVERIES,
    GRID,
    KINDS_OF_VEGETABLE,
    MOST_CARDS,
    PHASES,
    ROUNDS,
    STAGES,
    VEGETABLES,
)
from tafelrunde.kernel.encoding import MOST_SEATS, Encoding, Field, by_seat, listed, mark, marks
from tafelrunde.kernel.state import State

_SEAT: Final = "counted from the one that looks"
_WARES: Final = ", ".join(VEGETABLES)
_HOUSE: Final = 8
# One home field, eight private ones, six common ones.
_PLOTS: Final = 15
_PLOT: Final = 2 + KINDS_OF_VEGETABLE

_TABLE: Final = (
    Field("seats", 4, "1, 2, 3 or 4 seats"),
    Field("rulings", _HOUSE, "what the table has settled, bit by bit (terms.py)"),
    Field("round", 1, "the round, by 9"),
    Field("phase", len(PHASES), "the phase: " + ", ".join(PHASES)),
    Field("active", 4, f"the seats whose turn it is, {_SEAT}"),
    Field("large", 4, f"the seat with the large token, {_SEAT}; none alone"),
    Field("small", 4, f"the seat with the small token, {_SEAT}"),
    Field("pile", 1, "cards to draw from, by 60"),
    Field("picks", 1, "cards that may still be picked from the grid, by 2"),
    Field("supply", KINDS_OF_VEGETABLE, f"vegetables in the supply, by 20: {_WARES}"),
    Field("prices", KINDS_OF_VEGETABLE, f"what a vegetable costs in the shop, by 6: {_WARES}"),
    Field("grid", GRID, "whether a card lies in each place of the solo grid"),
    Field("yard", MOST_CARDS, "cards in the courtyard, by card number"),
    Field("open", MOST_CARDS, "cards of the solo grid, by card number"),
    Field("taking", MOST_CARDS, "the courtyard card that is being taken"),
    Field("discards", MOST_CARDS, "discarded cards, by card number"),
    Field("hand", MOST_CARDS, "the own hand, by card number"),
    Field("starter", MOST_CARDS, "the own customer to begin with, as long as it is hidden"),
)
_SEATS: Final = (
    Field("money", 2, "cash, by 40, and loans, by 5"),
    Field("place", 1, "the place on the path, by 20"),
    Field("stage", len(STAGES), "where its turn stands: " + ", ".join(STAGES)),
    Field("cart", KINDS_OF_VEGETABLE, f"the cart, by 5: {_WARES}"),
    Field("store", KINDS_OF_VEGETABLE, f"the storehouse, by 4: {_WARES}"),
    Field("shop", KINDS_OF_VEGETABLE, f"the own shop, by 5: {_WARES}"),
    Field("stalls", KINDS_OF_VEGETABLE, f"on its market stalls, by 3: {_WARES}"),
    Field("large_store", 1, "whether the storehouse is enlarged"),
    Field("stack", 2, "private fields still to be turned up and spent ones, by 8"),
    Field("fields", _PLOTS * _PLOT, f"each field turned up: plots and what is left by 9, {_WARES}"),
    Field("hand_size", 2, "cards in hand, by 4, and whether there is a hidden customer"),
    Field("owed", 1, "compensation to be paid, by 4"),
    Field("turn", 9, "two-pack bought, cards drawn; what helpers have changed for this turn"),
    Field("display", MOST_CARDS, "stalls, customers and helpers on display, by card number"),
    Field("rows", MOST_CARDS, "deliveries to its regular customers, by 4"),
    Field("red", MOST_CARDS, "its customers that are angry"),
    Field("served", MOST_CARDS, "its customers that were served this round"),
    Field("unpaid", MOST_CARDS, "cards taken and not paid: their price and 1, by 5"),
    Field("drawn", MOST_CARDS, "cards of a two-pack that lie before it"),
)
_SEAT_SIZE: Final = sum([field.size for field in _SEATS])


class LoyangEncoding(Encoding):
    """Others' hands and customers to begin with, and every pile, are left out."""

    def __init__(self) -> None:
        super().__init__([*_TABLE, *by_seat(_SEATS)], [], 64)

    def table(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, LoyangState)
        g, seats = state, state.seats
        row: list[float] = []
        mark(row, MOST_SEATS, seats - 1)
        marks(row, _HOUSE, g.house)
        row.append(g.round / ROUNDS)
        mark(row, len(PHASES), g.phase)
        listed(row, MOST_SEATS, [(other - seat) % seats for other in active(g)])
        mark(row, MOST_SEATS, (g.large - seat) % seats if seats > 1 else -1)
        mark(row, MOST_SEATS, (g.small - seat) % seats if g.small >= 0 else -1)
        row.append((len(g.piles[0]) + len(g.piles[1])) / 60)
        row.append(g.picks / 2)
        _wares(row, g.supply, 20)
        _wares(row, g.deck.buy, 6)
        row.extend([float(place < len(g.grid) and g.grid[place] >= 0) for place in range(GRID)])
        listed(row, MOST_CARDS, g.yard)
        listed(row, MOST_CARDS, [card for card in g.grid if card >= 0])
        mark(row, MOST_CARDS, g.taking)
        listed(row, MOST_CARDS, g.discards[0] + g.discards[1])
        listed(row, MOST_CARDS, g.players[seat].hand)
        mark(row, MOST_CARDS, g.players[seat].starter)
        for step in range(seats):
            _seat(row, g, g.players[(seat + step) % seats])
        blocks = seats
        if seats == 1:
            # The imaginary opponent has a display.
            _seat(row, g, g.players[1])
            blocks = 2
        row.extend([0.0] * (_SEAT_SIZE * (MOST_SEATS - blocks)))
        return row


def _wares(row: list[float], counts: Sequence[int], by: int) -> None:
    kinds = range(KINDS_OF_VEGETABLE)
    row.extend([counts[kind] / by if counts else 0.0 for kind in kinds])


def _seat(row: list[float], g: LoyangState, player: Player) -> None:
    row.append(player.cash / 40)
    row.append(player.loans / 5)
    row.append(player.place / 20)
    mark(row, len(STAGES), player.stage)
    _wares(row, player.cart, 5)
    _wares(row, player.store, 4)
    _wares(row, player.shop, 5)
    offered = [0] * KINDS_OF_VEGETABLE
    for card in player.stalls:
        for slot in range(3):
            if g.stock[3 * card + slot] >= 0:
                offered[g.stock[3 * card + slot]] += 1
    _wares(row, offered, 3)
    row.append(float(player.large))
    row.append((len(player.first) + len(player.second) + len(player.tucked)) / 8)
    row.append(player.spent / 8)
    _fields(row, g, player)
    row.append(len(player.hand) / 4)
    row.append(float(player.starter >= 0))
    row.append(player.owed / 4)
    _turn(row, player)
    shown = [*player.stalls, *player.regulars, *player.casuals, *player.helpers]
    listed(row, MOST_CARDS, shown)
    start = len(row)
    row.extend([0.0] * MOST_CARDS)
    for card in player.regulars:
        row[start + card] = g.rows[card] / DELIVERIES
    listed(row, MOST_CARDS, [card for card in player.regulars if g.red[card]])
    listed(row, MOST_CARDS, [card for card in player.regulars if g.served[card]])
    start = len(row)
    row.extend([0.0] * MOST_CARDS)
    for card, price in zip(player.unpaid, player.bills, strict=True):
        row[start + card] = (price + 1) / 5
    listed(row, MOST_CARDS, player.drawn)


def _fields(row: list[float], g: LoyangState, player: Player) -> None:
    shown = min(_PLOTS, len(player.fields))
    for place in range(shown):
        row.append(g.deck.plots[player.fields[place]] / 9)
        row.append(player.left[place] / 9)
        mark(row, KINDS_OF_VEGETABLE, player.crops[place] if player.left[place] else -1)
    row.extend([0.0] * ((_PLOTS - shown) * _PLOT))


def _turn(row: list[float], player: Player) -> None:
    row.append(float(player.packed))
    row.append(float(player.content))
    row.append(float(player.sweet))
    row.append(player.haggle / 4)
    row.append(player.carter / 4)
    row.append(player.room / 4)
    row.append(player.porter / 4)
    row.append(float(player.apart))
    row.append(player.extra / 4)


ENCODING: Final = LoyangEncoding()
