"""What a seat may see of hands that are being made up, as plain data."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.agricola.board.state import Agricola, Hands
from tafelrunde.games.agricola.board.terms import HANDS
from tafelrunde.games.agricola.cards.base import DECK, KINDS_OF_CARD, MINOR, OCCUPATION, of_kind
from tafelrunde.games.agricola.cards.ways import MODES, PICK, PICKS, PUTS_AWAY, STAGES_OF_HANDS
from tafelrunde.games.agricola.phases.drafting import due
from tafelrunde.games.agricola.verbs.hands import BOTH, bit, left_of, passes_right


def ids(numbers: list[int]) -> list[str]:
    return [DECK[number].id for number in numbers]


def by_kind(numbers: list[int]) -> dict[str, int]:
    """How many occupations and how many minor improvements."""
    return _both(len(of_kind(OCCUPATION, numbers)), len(of_kind(MINOR, numbers)))


def _both(occupations: Any, minors: Any) -> dict[str, Any]:
    return {"occupations": occupations, "minors": minors}


def piles_view(g: Agricola) -> dict[str, int]:
    """The cards that are left to draw."""
    return _both(left_of(g, OCCUPATION), left_of(g, MINOR))


def put_away_view(g: Agricola, seat: int) -> dict[str, int]:
    return by_kind([]) if not g.hands else by_kind(g.hands[0].discarded[seat])


def draft_view(g: Agricola) -> dict[str, Any] | None:
    """What everybody sees of it: whose packet has how many cards, who has picked."""
    h = g.hands[0] if g.hands else None
    if h is None or g.phase != HANDS:
        return None
    picking = h.stage == PICK
    return {
        "mode": MODES[h.mode],
        "stage": STAGES_OF_HANDS[h.stage],
        "kinds": [KINDS_OF_CARD[kind] for kind in BOTH if h.kinds & bit(kind)],
        "pass": h.passes + 1 if picking else 0,
        "passes": len(PICKS[h.mode]) if picking else 0,
        "discard": h.mode == PUTS_AWAY,
        "pick": _both(_picks(h, OCCUPATION), _picks(h, MINOR)),
        "direction": _both(_direction(g, h, OCCUPATION), _direction(g, h, MINOR)),
        "packet": None,
        "picked": None,
        "players": [_player(g, h, seat) for seat in range(g.seats)],
    }


def own_draft_view(g: Agricola, seat: int, public: dict[str, Any] | None) -> dict[str, Any] | None:
    """The same with the seat's own packet and picks."""
    h = g.hands[0] if g.hands else None
    if h is None or public is None:
        return None
    return {**public, "packet": ids(h.packets[seat]), "picked": ids(h.picked[seat])}


def _picks(h: Hands, kind: int) -> int:
    return PICKS[h.mode][h.passes] if h.stage == PICK and h.kinds & bit(kind) else 0


def _direction(g: Agricola, h: Hands, kind: int) -> str | None:
    """Where packets of a kind go next, None where they do not."""
    if not _picks(h, kind) or h.passes == len(PICKS[h.mode]) - 1:
        return None
    return "right" if passes_right(g, kind) else "left"


def _player(g: Agricola, h: Hands, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "packet": by_kind(h.packets[seat]),
        "picked": by_kind(h.picked[seat]),
        "due": _both(due(g, seat, OCCUPATION), due(g, seat, MINOR)),
        "swaps": h.swaps[seat],
    }
