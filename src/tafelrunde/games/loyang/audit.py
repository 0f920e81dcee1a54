"""Audit: counts of components that no move may change."""

from __future__ import annotations

from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import HOME, KINDS_OF_VEGETABLE, VEGETABLES


def audit(g: LoyangState) -> dict[str, int]:
    """Cards, private fields, cash and vegetables, wherever they lie."""
    counts = {"cards": len(cards_in_play(g)), "cash": g.bank}
    counts["different cards"] = len(set(cards_in_play(g)))
    for seat in range(g.seats):
        player = g.players[seat]
        counts["cash"] += player.cash
        private = [field for field in player.fields + player.tucked if field >= HOME]
        counts[f"private fields of seat {seat}"] = (
            len(private) + len(player.first) + len(player.second) + player.spent
        )
    for vegetable in range(KINDS_OF_VEGETABLE):
        counts[VEGETABLES[vegetable]] = _count(g, vegetable)
    return counts


def cards_in_play(g: LoyangState) -> list[int]:
    """Every action card, each where it lies."""
    cards = [*g.piles[0], *g.piles[1], *g.discards[0], *g.discards[1]]
    cards += [*g.box, *g.leftovers, *g.yard]
    cards += [card for card in g.grid if card >= 0]
    cards += [card for card in g.under if card >= 0]
    for player in g.players:
        cards += [*player.stalls, *player.regulars, *player.casuals, *player.helpers]
        cards += [*player.hand, *player.drawn]
        cards += [card for card in player.unpaid if g.cover[card] < 0]
        cards += [field for field in player.fields + player.tucked if field < HOME]
        if player.starter >= 0:
            cards.append(player.starter)
    return cards


def _count(g: LoyangState, vegetable: int) -> int:
    count = g.supply[vegetable]
    for player in g.players:
        count += player.cart[vegetable] + player.store[vegetable] + player.shop[vegetable]
        count += sum(
            left for crop, left in zip(player.crops, player.left, strict=True) if crop == vegetable
        )
        count += sum(
            g.stock[3 * card + slot] == vegetable for card in player.stalls for slot in range(3)
        )
    return count
