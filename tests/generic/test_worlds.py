"""Worlds: what a seat believes follows from what it knows, whatever the truth is."""

from __future__ import annotations

from tests.generic.believing import hidden_parts
from tests.generic.cases import SOAK, Case, every_case
from tests.generic.course import stops

COMPARED = 40 if SOAK else 3


@every_case
def test_a_world_depends_on_nothing_hidden(case: Case) -> None:
    dice = case.dice("worlds")
    for here in stops(case, "worlds", COMPARED):
        for seat in (None, *range(case.seats)):
            assert hidden_parts(here, seat, f"key {dice.random()}") == []
