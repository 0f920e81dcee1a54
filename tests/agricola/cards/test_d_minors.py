"""The minor improvements of deck D, each by what it proves."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_d053_puts_off_the_second_person_for_a_food_once_a_round() -> None:
    table = with_cards().played("D053").round(6)
    assert table.asks().kind == "place"
    table.at_home(1).step("yes")
    assert (table.goods(), table.turn, table.farm().home) == ({"food": 1}, 1, 1)
    table.at_home(0, seat=1).its_turn(0)
    assert table.asks().kind == "place"


def test_d053_places_at_once_where_it_is_declined() -> None:
    table = with_cards().played("D053").round(6).at_home(1)
    table.step("no")
    assert (table.goods(), table.turn) == ({}, 0)
    assert table.asks().kind == "place"


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


def test_d074_gives_a_wood_back_for_every_two_paid_on_farm_expansion() -> None:
    table = with_cards().played("D074").give(wood=9, reed=2)
    table.use("farm_expansion", ("room", 0), ("stable", 4), ("stable", 3))
    # 5 + 2 + 2 wood were paid.
    assert table.goods() == {"wood": 4}


def test_d074_looks_at_improvements_on_every_space_and_at_nothing_else() -> None:
    table = with_cards().played("D074", "B087").holds("A032").give(wood=2)
    table.use("meeting_place", ("minor", "A032"))
    assert table.goods() == {"wood": 1}
    table.has(wood=5, reed=2).use("day_laborer", "room", ("room", 0))
    assert table.goods() == {"food": 2}


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


def test_d059_counts_as_a_major_where_that_is_asked_for() -> None:
    """R35: and as one improvement wherever it counts."""
    table = with_cards().played("D059").owns("well")
    assert (table.counts("majors"), table.counts("improvements")) == (2, 2)


def test_d075_is_one_field_planted_or_not() -> None:
    table = with_cards().played("D075").fields(4)
    assert [table.counts(word) for word in ("fields", "planted_fields")] == [2, 0]
    assert table.counts("unplanted_fields") == 2
    table.note("D075", 3)
    assert [table.counts(word) for word in ("planted_fields", "unplanted_fields")] == [1, 1]
