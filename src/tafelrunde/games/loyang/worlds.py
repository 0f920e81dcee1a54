"""Worlds: what a seat could believe about hands, draw piles and starters."""

from __future__ import annotations

from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.kernel.chance import Chance


def resample(g: LoyangState, seat: int | None, chance: Chance, seen: list[int]) -> None:
    """Deal everything anew that the seat cannot see; what it saw drawn stays where it lies.

    Private stacks need nothing: they are pools that chance draws from.
    """
    g.streams = [chance.split(f"lane {lane}") for lane in range(len(g.streams))]
    zones: list[list[int]] = [g.piles[0], g.piles[1]]
    zones += [g.players[owner].hand for owner in range(g.seats) if owner != seat]
    _swap_starters(g, seat, chance, zones, seen)
    _deal_anew(zones, chance, seen)


def _deal_anew(zones: list[list[int]], chance: Chance, seen: list[int]) -> None:
    """Shuffle the cards of several zones, each zone keeping its size."""
    hidden = [card for zone in zones for card in zone if card not in seen]
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
    chance.shuffle(hidden)
    for owner in holders:
        g.players[owner].starter = hidden.pop()
    g.leftovers = [hidden.pop() for _ in g.leftovers]
    for zone, place in places:
        zone[place] = hidden.pop()
