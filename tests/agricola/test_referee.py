"""A farm that was pointed at: what is wrong on it, what it holds and what it scores."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.agricola.referee import refereed
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
