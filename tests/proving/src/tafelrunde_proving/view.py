"""Who may see what."""

from __future__ import annotations

from typing import Any

from tafelrunde_proving.state import END, PHASES, FairState, Stall


def view(g: FairState, seat: int | None) -> dict[str, Any]:
    """Public things open; hidden zones as counts, their owner's open; all is open at the end."""
    over = g.phase == END
    return {
        "seats": g.seats,
        "rounds": g.rounds,
        "market": g.market,
        "built": list(g.built),
        "fragile": g.fragile,
        "kinds": g.kinds[:],
        "round": g.round,
        "phase": PHASES[g.phase],
        "turn": g.turn,
        "turns": g.turns,
        "deck": len(g.deck),
        "packs": _owned(g.packs, seat, over),
        "hands": _owned(g.hands, seat, over),
        "finds": _owned(g.finds, seat, over),
        "goals": [goal if over or owner == seat else None for owner, goal in enumerate(g.goals)],
        "table": g.table[:],
        "houses": [houses[:] for houses in g.houses],
        "coins": g.coins[:],
        "bank": g.bank,
        "points": g.points[:],
        "stalls": [_stall(stall, seat, over) for stall in g.stalls],
    }


def _owned(zones: list[list[int]], seat: int | None, over: bool) -> list[list[int] | int]:
    return [zone[:] if over or owner == seat else len(zone) for owner, zone in enumerate(zones)]


def _stall(stall: Stall, seat: int | None, over: bool) -> dict[str, Any]:
    mine = bool(stall.left) and stall.left[0] == seat
    return {
        "bag": len(stall.bag),
        "seats": stall.seats[:],
        "left": stall.left[:],
        "luck": stall.luck,
        "drawn": stall.drawn[:] if mine else len(stall.drawn),
        "pouches": {
            str(owner): chips[:] if over or owner == seat else len(chips)
            for owner, chips in stall.pouches.items()
        },
        "tossed": stall.tossed[:],
    }
