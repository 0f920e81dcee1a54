"""Slips: the code on a table's slip, which enters that table's result and nothing else.

Codes come from the tournament's seed, so they need no place in the record and no guess finds one.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from tafelrunde.tournament.record import Record

# No letters or digits that look alike.
_SIGNS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_LENGTH: Final = 8


def code(tournament: Record, round: int, table: int) -> str:
    what, seed = f"slip {round} {table}", tournament.header.seed
    digest = blake2b(what.encode(), key=seed.encode()[:64], digest_size=_LENGTH)
    return "".join(_SIGNS[byte % len(_SIGNS)] for byte in digest.digest())


def table_of(tournament: Record, given: str) -> tuple[int, int] | None:
    """The round and table a slip's code is for; None where it is no code of this tournament."""
    wanted = given.strip().upper()
    for played in tournament.state.rounds:
        for table in played.tables:
            if code(tournament, played.number, table.number) == wanted:
                return played.number, table.number
    return None
