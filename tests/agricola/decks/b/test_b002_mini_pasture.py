"""B002 Mini Pasture, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b002_fences_one_space_for_nothing_and_goes_to_the_left() -> None:
    table = with_cards().holds("B002").give(food=2)
    asked = table.play_minor("B002", 4)
    assert asked.kinds == ["cell"]
    assert table.targets(asked[0], 4) == ["cell:0:4"]
    assert table.farm().pastures == [[4]]
    assert len(table.farm().fences) == 4
    assert table.goods() == {}
    assert table.view(1)["players"][1]["hand"] == ["B002"]


def test_b002_fences_beside_a_pasture_where_there_is_one() -> None:
    table = with_cards().holds("B002").give(food=2).fence((4,))
    asked = table.play_minor("B002", 3)
    assert asked[0].options == [3, 9]
    assert table.farm().pastures == [[3], [4]]
    # It divides no pasture.
    wide = with_cards().holds("B002").give(food=2).fence((3, 4))
    assert wide.play_minor("B002", 9)[0].options == [2, 8, 9]
    full = with_cards().holds("B002").give(food=2).no_fences_left()
    assert full.play_minor("B002") == []
