"""Lots: who does at a table what its players cannot agree on, and who begins.

Rule 2.1: one lays out the round cards; 3.1: one shuffles and deals the occupations, then one the
minor improvements; 4.1: one shakes the pieces, another draws, after the cards. Each lot follows
from the tournament's seed, the table and what it is about: it can be drawn once, always falls the
same, and whoever has the record can draw it again.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tafelrunde.ledger.events import Event
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.fold.lots import WANTED
from tafelrunde.tournament.fold.rounds import public_table
from tafelrunde.tournament.state import State, Table

DRAWS: Final = tuple(WANTED)


def lot(seed: str, number: int, table: Table, what: str) -> list[int]:
    """Whom the lot falls on at a table of a round."""
    if what not in WANTED:
        raise Unfit("draw-unknown", what=what, known=", ".join(DRAWS))
    chance = Random(f"{seed} round {number} table {table.number} draw {what}")
    players = sorted(table.seats)
    return chance.sample(players, min(WANTED[what], len(players)))


def check(state: State, seed: str, event: Event) -> None:
    """Raise where players were noted as drawn on whom the lot did not fall."""
    facts = event.facts
    if event.name != "drawn" or not {"round", "table", "what", "players"} <= set(facts):
        return
    if facts["players"] != lot(seed, facts["round"], public_table(state, event), facts["what"]):
        raise Unfit("draw-other", table=facts["table"])
