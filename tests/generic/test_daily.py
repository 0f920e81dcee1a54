"""Positions of the day: each can be reached, thought about, and has its comparison."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from tafelrunde.lab.daily import SEAT, compared, number_of, positions

# So often the best options of each position were tried out.
DEEP = 400


@pytest.mark.parametrize("number", range(len(positions())))
def test_each_position_asks_its_seat_and_every_compared_option_is_offered(number: int) -> None:
    position = positions()[number]
    match = position.match()
    decision = match.decision(SEAT)
    assert decision is not None
    assert len(position.compared) >= 2
    assert all(one.option in decision.options for one in position.compared)
    looked_at = [one.playouts for one in position.compared]
    assert looked_at[0] == max(looked_at) >= DEEP
    finalists = [one.mean for one in position.compared if one.playouts == looked_at[0]]
    assert finalists == sorted(finalists, reverse=True)


def test_days_go_through_all_positions_of_every_game() -> None:
    first = date(2026, 1, 1)
    numbers = [number_of(first + timedelta(days=day)) for day in range(len(positions()))]
    assert sorted(numbers) == list(range(len(positions())))
    assert {position.game for position in positions()} == {"agricola", "loyang", "lydia"}
    families = {
        position.match().header.options["variant.family"]
        for position in positions()
        if position.game == "agricola"
    }
    assert families == {True, False}


def test_the_same_seed_and_effort_compare_the_same() -> None:
    position = next(each for each in positions() if each.game == "lydia")
    assert compared(position.match(), 8, "x") == compared(position.match(), 8, "x")
