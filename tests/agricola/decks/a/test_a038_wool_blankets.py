"""A038 Wool Blankets, by what it does."""

from __future__ import annotations

import pytest

from tests.agricola.table import with_cards


@pytest.mark.parametrize(("house", "points"), [("wood", 3), ("clay", 2), ("stone", 0)])
def test_a038_scores_by_the_house_at_the_end(house: str, points: int) -> None:
    table = with_cards().holds("A038").fence((3, 4, 8, 9)).give(sheep=4)
    assert table.why_no_minor("A038") == "prerequisite-missing"
    table.give(sheep=1).play_minor("A038")
    table.has(sheep=0).house(house)
    assert table.points("bonus") == points
