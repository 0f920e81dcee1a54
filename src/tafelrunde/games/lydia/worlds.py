"""Worlds: what a seat could believe, and the counts that no move may change."""

from __future__ import annotations

from tafelrunde.games.lydia.cards.deck import GOLD
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ARTISAN,
    ARTISAN_LEVEL,
    ARTISANS,
    BUILDER,
    COURTYARDS,
    ESTATE,
    KINDS,
    LYDIAN,
    LYDIAN_LEVEL,
    MERCHANTS,
    NOWHERE,
    REFILLING,
)
from tafelrunde.kernel.chance import Chance


def resample(g: Lydia, seat: int | None, chance: Chance, seen: list[int]) -> None:
    """Only future draws are unknown, and the world has its own chance for them.

    R26: each bag begins with one of every colour, and all see what is drawn from it and put into
    it. So there is only one thing a bag can hold, also where the table does not show it.
    """


def audit(g: Lydia) -> dict[str, int]:
    """Merchants by kind, cards and tiles, wherever they are."""
    boards = [colour for colour in g.colours if colour != NOWHERE]
    counts = {f"merchants {MERCHANTS[kind]}": merchants(g, kind) for kind in range(KINDS)}
    if g.modules & COURTYARDS:
        for colour in boards:
            counts[f"merchants {MERCHANTS[colour]}"] -= 1
    owned = sum(len(cards) for cards in g.properties)
    counts["cards"] = owned + g.lying.bit_count() - len(boards)
    counts["upgraded strangers"] = sum(
        1
        for card in range(g.upgraded.bit_length())
        if (g.upgraded >> card) & 1 and not any(card in cards for cards in g.properties)
    )
    counts["markers"] = sum(4 - mask.bit_count() for mask in g.entombed) + len(
        [side for side in range(4) if g.tile_owner[side] != NOWHERE and g.tiles[side] != ESTATE]
    )
    counts["goods out of bounds"] = sum(
        1 for place, n in enumerate(g.goods) if not 0 <= n <= (12 if place % 5 == 4 else 6)
    )
    return counts


def merchants(g: Lydia, kind: int) -> int:
    """How many merchants of a kind are in the match, wherever they stand."""
    count = sum(g.stands[place * KINDS + kind] for place in range(5))
    count += sum(bag.count(kind) for bag in g.bags)
    count += g.courtyard.count(kind) + g.chariots.count(kind)
    if g.drawn == kind and g.stage != REFILLING and (g.at == NOWHERE or g.at >= BUILDER):
        count += 1
    if kind == LYDIAN:
        facts = g.facts()
        count += sum(1 for card in g.market if facts.type[card] == GOLD and (g.lying >> card) & 1)
        count += sum(1 for level in g.influence if level < LYDIAN_LEVEL)
    elif kind == ARTISAN:
        if g.modules & ARTISANS:
            count += sum(1 for level in g.influence if level < ARTISAN_LEVEL)
    else:
        count += sum(
            1 for side in range(4) if g.tiles[side] == kind and g.tile_owner[side] != NOWHERE
        )
    return count
