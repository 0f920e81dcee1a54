"""D059 Earth Oven, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_d059_returns_a_fireplace_and_cooks_and_bakes() -> None:
    table = with_cards().holds("D059")
    assert table.why_no_minor("D059") == "no-fireplace"
    table.owns("fireplace_2", "fireplace_3").play_minor("D059", 3)
    assert (table.owner("fireplace_2"), table.owner("fireplace_3")) == (0, None)
    table.owns("fireplace_2", seat=1).give(grain=1, boar=1)
    assert table.view()["players"][0]["meal"]["rates"] == {
        "grain": 1, "vegetable": 3, "sheep": 2, "boar": 3, "cattle": 3,
    }  # fmt: skip
    table.turned_up("grain_utilization").use("grain_utilization", 1)
    assert table.goods() == {"food": 2, "boar": 1}


def test_d059_counts_as_a_major_where_that_is_asked_for() -> None:
    """R35: and as one improvement wherever it counts."""
    table = with_cards().played("D059").owns("well")
    assert (table.counts("majors"), table.counts("improvements")) == (2, 2)
