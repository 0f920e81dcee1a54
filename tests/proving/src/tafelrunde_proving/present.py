"""The position string."""

from __future__ import annotations

from tafelrunde_proving.state import PHASES, FairState


def position(g: FairState) -> str:
    """Round, phase and turn; then each seat's coins, points, hand, pack, houses and goal."""
    seats = " ".join(
        f"{g.coins[s]}c{g.points[s]}p/{_items(g.hands[s])}/{_items(g.packs[s])}"
        f"/{_items(g.finds[s])}/{_items(g.houses[s])}/{g.goals[s]}"
        for s in range(g.seats)
    )
    stalls = " ".join(
        f"{_items(stall.bag)}/{_items(stall.left)}/{stall.luck}/{_items(stall.drawn)}"
        for stall in g.stalls
    )
    return (
        f"proving {g.round}/{g.rounds} {PHASES[g.phase]} {g.turn} {g.turns}"
        f" | {seats} | {stalls} | {_items(g.deck)} | {_items(g.table)}"
    )


def _items(items: list[int]) -> str:
    return ".".join(map(str, items)) or "-"
