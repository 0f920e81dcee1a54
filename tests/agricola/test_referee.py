"""A farm that was pointed at: what is wrong on it, what it holds and what it scores."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.agricola.around.referee import refereed
from tafelrunde.words import render

EMPTY = [""] * 5 + ["room"] + [""] * 4 + ["room"] + [""] * 4
# The space in the upper right corner fenced.
CORNER = [4, 5, 22, 27]


def farm(**more: Any) -> dict[str, Any]:
    return {"cells": EMPTY, "fences": [], "people": 2} | more


def test_an_empty_farm_scores_as_the_table_says() -> None:
    faults, points = refereed(farm())
    assert faults == []
    # Seven categories without anything, thirteen unused spaces, two people.
    assert sum(points.values()) == -7 - 13 + 6


def test_a_fenced_stable_counts_and_doubles_the_room() -> None:
    cells = [*EMPTY[:4], "stable", *EMPTY[5:]]
    faults, points = refereed(farm(cells=cells, fences=CORNER, sheep=5, improvements=3, bonus=2))
    assert faults == []
    assert points["agricola-score-pastures"] == 1
    assert points["agricola-score-stables"] == 1
    assert points["agricola-score-improvements"] == 3
    assert points["agricola-score-bonus"] == 2
    crowded, _ = refereed(farm(cells=cells, fences=CORNER, sheep=6))
    assert [text.id for text in crowded] == ["agricola-referee-animals"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"cells": ["room", *EMPTY[1:4], "room", *[""] * 10]}, "rooms"),
        ({"cells": ["field", *EMPTY[1:4], "field", *EMPTY[5:]]}, "fields"),
        ({"cells": [*["stable"] * 5, *EMPTY[5:]]}, "stables"),
        ({"fences": [0]}, "fence-without-pasture"),
        ({"fences": [*CORNER, 0, 1, 18, 23]}, "pasture-apart"),
        ({"fences": [*range(16)]}, "fences"),
        ({"people": 1}, "people"),
        ({"cattle": 2}, "animals"),
    ],
)
def test_what_cannot_lie_on_a_farm_is_said(wrong: dict[str, Any], said: str) -> None:
    faults, _ = refereed(farm(**wrong))
    assert f"agricola-referee-{said}" in [text.id for text in faults]
    for text in faults:
        for language in ("en", "de"):
            assert render(text, language) != text.id


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"cells": ["pool"] * 15}, "cells are 15"),
        ({"fences": [38]}, "from 0 to 37"),
        ({"fences": 3}, "a list"),
        ({"sheep": -1}, "sheep is a number"),
        ({"people": 6}, "people is a number from 0 to 5"),
    ],
)
def test_other_data_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        refereed(farm(**wrong))


# --- a sheet by category ----------------------------------------------------------------------


def sheet(**more: Any) -> dict[str, Any]:
    """Two rooms, nothing else; what is told besides takes its spaces from the unused ones."""
    told = {"rooms": 2, "people": 2, "unused": 13} | more
    return {"sheet": told}


def test_a_sheet_scores_as_the_farm_that_is_pointed_at() -> None:
    cells = [*EMPTY[:4], "stable", *EMPTY[5:]]
    pointed = refereed(
        farm(cells=cells, fences=CORNER, sheep=5, house=2, improvements=3, begging=1)
    )
    told = sheet(
        unused=12, pastures=1, stables=1, sheep=5, house=2, improvements=3, begging=1, bonus=0
    )
    assert refereed(told) == pointed
    assert refereed(sheet()) == refereed(farm())


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"rooms": 1, "unused": 14}, "rooms"),
        ({"people": 1}, "people"),
        ({"unused": 8, "stables": 3, "single": 2, "pastures": 1}, "stables"),
        ({"unused": 14}, "spaces-many"),
        ({"unused": 12}, "spaces"),
        ({"unused": 12, "pastures": 2}, "spaces"),
        ({"unused": 12, "pastures": 1, "stables": 2}, "fenced-stables"),
        ({"cattle": 2}, "animals"),
        # A pasture of two spaces with a stable holds eight, and the house one pet.
        ({"unused": 11, "pastures": 1, "stables": 1, "sheep": 10}, "animals"),
        # One pasture has one kind of animal, the house another.
        ({"unused": 9, "pastures": 1, "sheep": 2, "boar": 2}, "animals"),
    ],
)
def test_numbers_that_no_farm_has_are_said(more: dict[str, Any], said: str) -> None:
    faults, _ = refereed(sheet(**more))
    assert [text.id for text in faults] == [f"agricola-referee-{said}"]
    for language in ("en", "de"):
        assert render(faults[0], language) != faults[0].id


def test_a_herd_that_some_farm_with_these_numbers_holds_is_fine() -> None:
    # A pasture of three with two stables holds 24, one of one holds two, a stable and the house.
    herd = {"sheep": 24, "boar": 2, "cattle": 2}
    faults, _ = refereed(sheet(unused=8, pastures=2, stables=2, single=1, **herd))
    assert faults == []
    faults, _ = refereed(sheet(unused=8, pastures=2, stables=2, single=1, **herd | {"boar": 3}))
    assert [text.id for text in faults] == ["agricola-referee-animals"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"fence": 3}, "a sheet has no line fence"),
        ({"grain": -1}, "grain is a number from 0 to 99"),
        ({"people": "5"}, "people is a number from 0 to 5"),
    ],
)
def test_another_sheet_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        refereed(sheet(**wrong))
    with pytest.raises(ValueError, match="a sheet is lines with numbers"):
        refereed({"sheet": [1]})
