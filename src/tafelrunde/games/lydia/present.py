"""Present: the position in one line."""

from __future__ import annotations

from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    FOUNTAIN,
    GOODS,
)


def position(g: Lydia) -> str:
    """The position in one line: turn, gates, fountain, market, then seat by seat."""
    gates = "/".join(_letters(g, place) for place in range(FOUNTAIN + 1))
    cards = "".join("1" if (g.lying >> card) & 1 else "0" for card in g.market)
    seats = " ".join(_seat(g, seat) for seat in range(g.seats))
    drawn = _LETTERS[g.drawn] if g.drawn >= 0 else "-"
    return f"lydia {g.turn}:{g.active()}{drawn} {gates} {cards} {seats}"


_LETTERS = "bygrLA"


def _letters(g: Lydia, place: int) -> str:
    row = g.stands[place * 6 : place * 6 + 6]
    return "".join(letter * count for letter, count in zip(_LETTERS, row, strict=True)) or "-"


def _seat(g: Lydia, seat: int) -> str:
    row = g.goods[seat * GOODS : (seat + 1) * GOODS]
    held = ".".join(str(count) for count in row)
    cards = ",".join(
        f"{card}{'+' if (g.upgraded >> card) & 1 else ''}{'=' if (g.covered >> card) & 1 else ''}"
        for card in g.properties[seat]
    )
    bag = "".join(_LETTERS[kind] for kind in sorted(g.bags[seat]))
    return f"{held}/{g.influence[seat]}/{bag}/{cards}"
