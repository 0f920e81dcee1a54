"""A112 Scythe Worker, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_a112_reaps_a_grain_more_from_as_many_grain_fields_as_one_likes() -> None:
    table = with_cards().holds("A112")
    table.play_occupation("A112", 0)
    assert table.goods() == {"grain": 1}
    for place, amount in ((2, 2), (3, 3), (4, 1)):
        table.sown(grain=(place, amount))
    table.sown(vegetable=(9, 2)).has(grain=0, food=4).harvest()
    asked = table.step(1)
    assert asked.kinds == ["count"]
    assert [*asked[0].options] == [2, 1, 0]
    assert table.goods() == {"grain": 4, "vegetable": 1, "food": 4}
    # The field that stays planted gave the grain.
    assert table.farm().crops == {2: ("grain", 1), 3: ("grain", 1), 9: ("vegetable", 1)}
