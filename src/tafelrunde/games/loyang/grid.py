"""Grid: the card phase of the solo game, four rows of three cards to choose from."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.ask import ask
from tafelrunde.games.loyang.card_verbs import (
    can_draw,
    close_grid,
    discard,
    draw_card,
    lay_out,
    pick_cell,
)
from tafelrunde.games.loyang.draft import begin_actions
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import (
    FIELD,
    FIELD_COST,
    GRID,
    GRID_COLUMNS,
    GRID_ROWS,
    NUMBERS,
    PICKS,
    ROW_COSTS,
    TOKENS,
    UP_TO_TWO,
)
from tafelrunde.games.loyang.verbs import borrow
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow


def cell_cost(g: LoyangState, cell: int) -> int:
    """The row's price, and two more for a common field."""
    cost = ROW_COSTS[cell // GRID_COLUMNS]
    return cost + FIELD_COST if g.deck.types[g.grid[cell]] == FIELD else cost


def pick(g: LoyangState, seat: int, option: Any = None) -> Flow:
    """Take one card of the grid as it lies; nothing moves before the card phase is over.

    R14: exactly two cards are taken.
    """
    if option is None:
        options: list[Option] = [NUMBERS[cell] for cell in range(GRID) if g.grid[cell] >= 0]
        if g.house & UP_TO_TWO or not options:
            options.append("stop")
        option = yield ask(g, seat, "grid", options, g.picks)
    if option == "loan":
        borrow(g, seat)
        return
    if option == "stop":
        g.phase = TOKENS
        return
    cell: int = option
    price = ROW_COSTS[cell // GRID_COLUMNS]
    card = pick_cell(g, seat, cell, price)
    player = g.players[seat]
    if price > 0:
        player.unpaid = [*player.unpaid, card]
        bill = price + (FIELD_COST if g.deck.types[card] == FIELD else 0)
        player.bills = [*player.bills, bill]
    else:
        lay_out(g, seat, card)
    if g.picks == PICKS:
        g.phase = TOKENS


def slide(g: LoyangState) -> Flow:
    """Row 2 goes, row 1 stays, the rest slides up its column, the bottom is filled again."""
    g.grid = g.grid[:]
    for column in range(GRID_COLUMNS):
        cell = GRID_COLUMNS + column
        if g.grid[cell] >= 0:
            discard(g, 0, g.grid[cell])
            g.grid[cell] = -1
        kept = [
            g.grid[row * GRID_COLUMNS + column]
            for row in range(GRID_ROWS)
            if g.grid[row * GRID_COLUMNS + column] >= 0
        ]
        for row in range(GRID_ROWS):
            g.grid[row * GRID_COLUMNS + column] = kept[row] if row < len(kept) else -1
    for cell in range(GRID):
        if g.grid[cell] < 0 and can_draw(g, 0):
            g.grid[cell] = draw_card(g, 0)
    g.order = [0]
    close_grid(g)
    begin_actions(g)
    yield from ()
