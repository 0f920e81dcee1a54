"""B072 Love for Agriculture, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b072_sows_a_small_pasture_which_then_holds_fewer_animals() -> None:
    table = with_cards().played("B072").fence((3, 4), (9,), (13, 14, 8)).give(grain=2, vegetable=1)
    table.turned_up("grain_utilization")
    assert table.farm().holds == {(3, 4): 4, (9,): 2, (8, 13, 14): 6}
    asked = table.use("grain_utilization", (1, 1), 3, "vegetable")
    # The pasture of three spaces is too large; the last seed has only one place left.
    assert asked[1].options == [3, 9]
    assert asked.kinds == ["sow", "cell", "good"]
    assert table.farm().crops == {3: ("vegetable", 2), 9: ("grain", 3)}
    assert table.farm().holds == {(3, 4): 2, (9,): 1, (8, 13, 14): 6}
    assert table.goods() == {"grain": 1}


def test_b072_leaves_animals_of_a_sown_pasture_without_a_place() -> None:
    """R33: they find another, or leave."""
    table = with_cards().played("B072").fence((4,)).give(grain=1, sheep=3)
    table.turned_up("grain_utilization")
    table.use("grain_utilization", (1, 0))
    assert table.goods() == {"sheep": 2}


def test_b072_makes_a_pasture_a_field_as_long_as_crops_stand_on_it() -> None:
    """R32: for whatever counts fields, though it is no field tile in the scoring."""
    table = with_cards().played("B072").fence((4,)).fields(0).give(grain=1, vegetable=1)
    table.turned_up("grain_utilization")
    table.use("grain_utilization", (1, 1), 4, "vegetable")
    assert (table.counts("fields"), table.counts("planted_fields")) == (2, 2)
    assert table.points("fields") == -1
    assert table.points("vegetables") == 2
    assert table.reap().goods() == {"grain": 1, "vegetable": 1}
    assert table.farm().holds == {(4,): 1}
    table.reap()
    assert table.farm().crops == {0: ("grain", 1)}
    assert (table.counts("fields"), table.counts("unplanted_fields")) == (1, 0)
    assert table.farm().holds == {(4,): 2}


def test_b072_may_leave_pastures_alone_where_fields_take_the_seeds() -> None:
    table = with_cards().played("B072", "B068").fence((4,)).give(grain=1, vegetable=1)
    table.turned_up("grain_utilization")
    assert table.asked("grain_utilization").options == [(0, 1), (1, 0), (1, 1)]
    # The grain cannot go onto the Beanfield.
    assert table.asked("grain_utilization", (0, 1)).options == [4, "skip"]
    table.use("grain_utilization", (1, 1))
    assert table.farm().crops == {4: ("grain", 3)}
    assert table.reap().goods() == {"grain": 1, "vegetable": 1}


def test_b072_keeps_the_crops_where_a_sown_pasture_is_divided() -> None:
    table = with_cards().played("B072").fence((3, 4)).give(grain=1, wood=1)
    table.turned_up("grain_utilization")
    table.use("grain_utilization", (1, 0))
    table.build_fences(1 << 4)
    assert table.farm().holds == {(3,): 1, (4,): 2}
    assert table.farm().crops == {3: ("grain", 3)}
