"""Players are drawn by lot at a table, and the one who begins."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.registry import find_game
from tafelrunde.ledger.events import Event
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.fold.rounds import public_table, round_of
from tafelrunde.tournament.options import game_in, way_in
from tafelrunde.tournament.state import Round, State

# How many are drawn for what.
WANTED: Final = {"board": 1, "occupations": 1, "minors": 1, "pieces": 2, "first": 1}


def drawn(state: State, event: Event) -> None:
    table, what = public_table(state, event), event.facts["what"]
    if what not in WANTED:
        raise Unfit("draw-unknown", what=what, known=", ".join(WANTED))
    if what in table.lots:
        raise Unfit("drawn-already", table=table.number)
    if table.place == "online":
        raise Unfit("draw-online", table=table.number)
    if table.scores is not None:
        raise Unfit("table-done", table=table.number)
    if what == "first":
        _check_first(state, round_of(state, event))
    table.lots[what] = list(event.facts["players"])


def _check_first(state: State, played: Round) -> None:
    """4.1 comes after 3: who begins is drawn when everybody has cards, if the rules say so."""
    if state.rules["starts"] != "lot":
        raise Unfit("draw-balanced")
    dealt = way_in(state.rules, played.number) is not None
    dealt = dealt and find_game(game_in(state.rules, played.number)).tourney().deals
    clock = played.clock
    begun = clock.drafting_at is not None or clock.started_at is not None
    if dealt and state.rules["start_drawn"] == "after deal" and not begun:
        raise Unfit("draw-early", round=played.number)
