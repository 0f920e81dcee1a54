"""A005 Clay Embankment, by what it does."""

from __future__ import annotations

import pytest

from tests.agricola.table import with_cards


@pytest.mark.parametrize(("clay", "then"), [(0, 0), (1, 1), (5, 7), (6, 9)])
def test_a005_gives_a_clay_for_every_two_in_the_supply(clay: int, then: int) -> None:
    table = with_cards().holds("A005").give(food=1, clay=clay)
    table.play_minor("A005")
    assert table.goods().get("clay", 0) == then
    assert table.view(1)["players"][1]["hand"] == ["A005"]
