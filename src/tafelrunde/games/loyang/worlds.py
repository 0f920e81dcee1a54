"""Worlds: what a seat could believe about hands, draw piles and starters; and the components."""

from __future__ import annotations

from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import HOME, KINDS_OF_VEGETABLE, VEGETABLES
from tafelrunde.kernel.chance import Chance


def resample(g: LoyangState, seat: int | None, chance: Chance, seen: list[int]) -> None:
    """Deal everything anew that the seat cannot see; what it saw drawn stays where it lies.

    Private stacks need nothing: they are pools that chance draws from.
    """
    g.streams = [chance.split(f"lane {lane}") for lane in range(len(g.streams))]
    g.piles = [g.piles[0][:], g.piles[1][:]]
    zones: list[list[int]] = [g.piles[0], g.piles[1]]
    for owner in range(g.seats):
        if owner != seat:
            hand = g.players[owner].hand[:]
            g.players[owner].hand = hand
            zones.append(hand)
    _swap_starters(g, seat, chance, zones, seen)
    _deal_anew(zones, chance, seen)


def _deal_anew(zones: list[list[int]], chance: Chance, seen: list[int]) -> None:
    """Shuffle the cards of several zones, each zone keeping its size."""
    hidden = sorted(card for zone in zones for card in zone if card not in seen)
    chance.shuffle(hidden)
    for zone in zones:
        for place in range(len(zone)):
            if zone[place] not in seen:
                zone[place] = hidden.pop()


def _swap_starters(
    g: LoyangState,
    seat: int | None,
    chance: Chance,
    zones: list[list[int]],
    seen: list[int],
) -> None:
    """Others' starters are any of the dotted cards that the seat has not seen."""
    holders = [owner for owner in range(g.seats) if owner != seat and g.players[owner].starter >= 0]
    if not holders:
        return
    dotted = g.deck.dotted
    held = [g.players[owner].starter for owner in holders]
    hidden = held + g.leftovers
    places: list[tuple[list[int], int]] = [
        (zone, place)
        for zone in zones
        for place in range(len(zone))
        if zone[place] in dotted and zone[place] not in seen
    ]
    hidden += [zone[place] for zone, place in places]
    hidden.sort()
    chance.shuffle(hidden)
    for owner in holders:
        g.players[owner].starter = hidden.pop()
    g.leftovers = [hidden.pop() for _ in g.leftovers]
    for zone, place in places:
        zone[place] = hidden.pop()


# --- components -------------------------------------------------------------------------------


def audit(g: LoyangState) -> dict[str, int]:
    """Counts that no move may change: cards, private fields, cash and vegetables."""
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
