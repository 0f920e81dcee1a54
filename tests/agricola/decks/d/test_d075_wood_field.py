"""D075 Wood Field, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_d075_is_sown_with_two_wood_and_reaped_like_grain() -> None:
    table = with_cards().played("D075").turned_up("grain_utilization")
    assert table.why("grain_utilization") == "no-seeds"
    table.give(wood=3).use("grain_utilization", 2)
    assert table.goods() == {"wood": 1}
    table.reap()
    assert table.goods() == {"wood": 3}
    for _ in range(3):
        table.reap()
    assert table.goods() == {"wood": 7}


def test_d075_is_sown_beside_other_fields_or_left_alone() -> None:
    table = with_cards().played("D075").fields(4).turned_up("grain_utilization")
    table.give(wood=1, grain=1).use("grain_utilization", (1, 0), 0)
    assert table.farm().crops == {4: ("grain", 3)}
    assert table.goods() == {"wood": 1}
    table.use("grain_utilization")
    assert table.goods() == {}


def test_d075_is_one_field_and_takes_no_wood_from_a_fodder_planter() -> None:
    table = with_cards().played("D075", "D115").fields(4).give(wood=2, sheep=2, grain=1)
    table.fence((13, 14)).last_to_breed(0).step((1, 0))
    assert table.goods() == {"wood": 2, "sheep": 3}


def test_d075_is_one_field_planted_or_not() -> None:
    table = with_cards().played("D075").fields(4)
    assert [table.counts(word) for word in ("fields", "planted_fields")] == [2, 0]
    assert table.counts("unplanted_fields") == 2
    table.note("D075", 3)
    assert [table.counts(word) for word in ("planted_fields", "unplanted_fields")] == [1, 1]
