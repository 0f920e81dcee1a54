"""What a seat could believe: everything it cannot see, dealt anew."""

from __future__ import annotations

from tafelrunde.kernel.chance import Chance
from tafelrunde_proving.state import FairState, Stall


def resample(g: FairState, seat: int | None, chance: Chance, seen: list[int]) -> None:
    others = [other for other in range(g.seats) if other != seat]
    deal_anew(
        [g.deck, *(zones[other] for zones in (g.packs, g.hands) for other in others)],
        chance,
        seen,
    )
    goals = [g.goals[other] for other in others]
    deal_anew([g.spare_goals, goals], chance, seen)
    for other, goal in zip(others, goals, strict=True):
        g.goals[other] = goal
    for lane, stall in enumerate(g.stalls):
        stall.chance = chance.split(f"stall {lane}")
        deal_anew(hidden_chips(stall, seat), chance, seen)


def hidden_chips(stall: Stall, seat: int | None) -> list[list[int]]:
    zones = [stall.bag]
    if not stall.left or stall.left[0] != seat:
        zones.append(stall.drawn)
    zones.extend(chips for owner, chips in stall.pouches.items() if owner != seat)
    return zones


def deal_anew(zones: list[list[int]], chance: Chance, seen: list[int]) -> None:
    """Mix the items of the zones among each other; those that were seen stay where they lie."""
    # Sorted, as the order they truly lie in is hidden, too.
    items = sorted(item for zone in zones for item in zone if item not in seen)
    chance.shuffle(items)
    for zone in zones:
        for place, item in enumerate(zone):
            if item not in seen:
                zone[place] = items.pop()
