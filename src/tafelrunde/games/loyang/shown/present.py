"""Present: the position in one line."""

from __future__ import annotations

from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import PHASES, VEGETABLES


def position(g: LoyangState) -> str:
    """The table in one line: round, phase, then cash, place, loans and cart of each seat."""
    seats = []
    for player in g.players[: g.seats]:
        cart = "".join(str(min(count, 9)) for count in player.cart)
        fields = ",".join(
            f"{VEGETABLES[crop][0] if crop >= 0 else '-'}{left}"
            for crop, left in zip(player.crops, player.left, strict=True)
        )
        seats.append(f"{player.place}/{player.cash}/{player.loans} {cart} {fields or '-'}")
    piles = f"{len(g.piles[0]) + len(g.piles[1])}+{len(g.discards[0]) + len(g.discards[1])}"
    return f"loyang r{g.round} {PHASES[g.phase]} {piles} | " + " | ".join(seats)
