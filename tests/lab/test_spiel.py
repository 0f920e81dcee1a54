"""The names of OpenSpiel: states are played, copied, resampled and end as the match does."""

from __future__ import annotations

import random

import pytest

from tafelrunde import TafelrundeError
from tafelrunde.lab.envs import SpielGame
from tafelrunde.lab.envs.spiel import TERMINAL


@pytest.mark.parametrize("game", ["agricola", "loyang", "lydia"])
def test_a_state_is_played_to_its_returns(game: str) -> None:
    table = SpielGame(game)
    state = table.new_initial_state(seed=3)
    dice = random.Random(3)
    while not state.is_terminal():
        actions = state.legal_actions()
        assert max(actions) < table.num_distinct_actions()
        assert len(state.observation_tensor()) == table.observation_tensor_shape()[0]
        state.apply_action(dice.choice(actions))
    assert (state.current_player(), state.legal_actions()) == (TERMINAL, [])
    assert sum(state.returns()) == pytest.approx(0.0)
    assert state.match.ranking.count(1) == state.returns().count(max(state.returns()))
    again = table.new_initial_state(seed=3)
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_a_copy_goes_its_own_way_and_a_resampled_state_looks_the_same() -> None:
    state = SpielGame("lydia", 3).new_initial_state(seed=1)
    before, seat = str(state), state.current_player()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert (str(state), len(copy.history())) == (before, 1)
    other = state.resample_from_infostate(seat, random.Random(1).random)
    assert other.legal_actions() == state.legal_actions()
    assert other.observation_tensor(seat) == state.observation_tensor(seat)


def test_an_action_that_is_not_offered_is_refused() -> None:
    with pytest.raises(TafelrundeError, match="the action -1 is not offered"):
        SpielGame("lydia").new_initial_state().apply_action(-1)
