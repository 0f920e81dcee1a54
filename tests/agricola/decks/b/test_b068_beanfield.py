"""B068 Beanfield, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b068_is_a_field_for_vegetables_alone() -> None:
    table = with_cards().holds("B068").give(food=1, grain=1).turned_up("grain_utilization")
    assert table.why_no_minor("B068") == "prerequisite-missing"
    table.occupations(2).play_minor("B068")
    assert table.why("grain_utilization") == "no-field-to-sow"
    table.give(vegetable=1)
    table.use("grain_utilization", (0, 1))
    assert table.points("vegetables") == 2
    table.harvest().step()
    assert table.goods() == {"grain": 1, "vegetable": 1}
    assert table.points("vegetables") == 2
    assert table.points("improvements") == 1
    # Two tiles are two fields in the scoring, whatever the card is.
    assert table.fields(3, 4).points("fields") == 1
