"""Slips: the code of each table that is published; it enters that table's result, nothing else.

A code follows from the tournament's seed and from who sits there, so a table that is seated anew
has another one, and nothing is stored.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from tafelrunde.server.hall.seatings import seating_of
from tafelrunde.tournament import Tournament
from tafelrunde.tournament.state import Round, Table

# Letters and digits that nobody mixes up when reading a code aloud.
_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_LENGTH: Final = 8

# What a slip may do, and what a helper may not.
SLIP: Final = frozenset({"result", "confirmed", "disputed", "reached"})
NO_HELPER: Final = frozenset({"closed", "changed"})


def code(t: Tournament, played: Round, table: Table) -> str:
    """The code on the slip of a table."""
    said = seating_of(t, played, table).encode()
    digest = blake2b(said, key=t.header.seed.encode()[:64], digest_size=16).digest()
    number = int.from_bytes(digest)
    letters = []
    for _ in range(_LENGTH):
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)


def table_of(t: Tournament, slip: str) -> tuple[Round, Table] | None:
    """The table that a slip is for."""
    for played in reversed(t.state.rounds):
        if played.published:
            for table in played.tables:
                if code(t, played, table) == slip.upper():
                    return played, table
    return None


def may(role: str | None, event: str) -> bool:
    """Whether somebody who comes as this may note such an event."""
    if role == "slip":
        return event in SLIP
    return role == "organiser" or (role == "helper" and event not in NO_HELPER)
