"""Agricola at a tournament: its harvests, the walk over the board, the move by the fixed rule."""

from __future__ import annotations

import tafelrunde
from tafelrunde.games.agricola.board.spaces import SPACE_NAMES, scan_order
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.kernel.registry import find_game
from tafelrunde.words import render

ASKED = find_game("agricola").tourney()


def test_a_stage_ends_with_the_next_harvest() -> None:
    assert [ASKED.stage_end(number) for number in (1, 4, 8, 14)] == [4, 4, 9, 14]
    assert ASKED.stage_end(15) == 0
    assert find_game("lydia").tourney().stage_end(3) == 0


def test_the_walk_goes_column_by_column_from_the_top_left() -> None:
    walk = [render(text, "en") for text in ASKED.walk(4)]
    assert walk[:2] == ["Copse", "Grove"]
    assert walk[6:9] == ["Farm Expansion", "Meeting Place", "Grain Seeds"]
    assert walk[12:15] == ["Card of round 1", "Forest", "Clay Pit"]
    assert walk[-2:] == ["Card of round 13", "Card of round 14"]


def test_a_match_by_the_fixed_rule_takes_the_first_free_legal_space_and_ends() -> None:
    match = tafelrunde.new(
        "agricola", seats=4, seed=1, options=find_game("agricola").presets["cards"]
    )
    harvested = set()
    while not match.over:
        state, asked = match.state, match.decisions[0]
        assert isinstance(state, Agricola)
        if ASKED.ends_stage(state):
            harvested.add(ASKED.round(state))
        move = ASKED.hurried(state, asked)
        if asked.kind == "place":
            order = scan_order(state.board, state.seats, state.track)
            legal = [SPACE_NAMES[space] for space in order if SPACE_NAMES[space] in asked.options]
            assert move == legal[0]
        else:
            assert move == asked.options[0]
        match.play(asked.seat, move)
    # Nobody has anything to decide in the last harvest here.
    assert harvested == {4, 7, 9, 11, 13}
