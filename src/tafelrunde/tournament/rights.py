"""Rights: who may note which event. A slip is good for its own table alone."""

from __future__ import annotations

from typing import Final

from tafelrunde.ledger.events import UNDONE
from tafelrunde.tournament.fold.events import FACTS

SLIP: Final = frozenset({"result", "confirmed", "disputed", "reached"})
HELPER: Final = SLIP | {
    *("entered", "edited", "dropped", "returned", "noted", "placed", "drafting", "started"),
    *("paused", "resumed", "tormented", "released", "drawn"),
}
ORGANISER: Final = frozenset({*FACTS, UNDONE})

ROLES: Final[dict[str, frozenset[str]]] = {
    "organiser": ORGANISER,
    "helper": HELPER,
    "slip": SLIP,
}


def may(role: str, event: str) -> bool:
    return event in ROLES.get(role, frozenset())
