"""The occupations of deck C, each by what it proves."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_c113_gives_a_grain_and_sells_a_vegetable_after_each_harvest() -> None:
    table = with_cards().holds("C113")
    table.play_occupation("C113", 0)
    assert table.goods() == {"grain": 1}
    table.has(grain=0, food=2)
    assert table.copy().last_to_breed(0).step("no").kinds == ["card"]
    table.last_to_breed(0).step("yes")
    assert table.goods() == {"vegetable": 1}
    # Exactly one, and only for who can pay.
    assert table.has(vegetable=0, food=1).last_to_breed(0).step() == []


def test_c127_costs_a_food_for_each_complete_round_left_and_needs_no_room() -> None:
    table = with_cards(3).holds("C127").round(11).give(food=3)
    table.play_occupation("C127", 0)
    assert table.goods() == {}
    assert (table.farm().people, table.farm().newborn, table.farm().begging) == (3, 1, 0)


def test_c127_begs_for_what_cannot_be_paid_of_its_own_cost() -> None:
    table = with_cards(3).holds("C127").round(11).give(food=1)
    table.play_occupation("C127", 1)
    assert table.farm().begging == 3


def test_c127_is_not_played_by_a_complete_family() -> None:
    table = with_cards(3).holds("C127").round(14).family(5)
    assert table.why_no_occupation("C127", 0) == "family-complete"
    assert table.family(4).why_no_occupation("C127", 0) is None


def test_c157_feeds_who_leads_in_two_building_resources_before_a_round() -> None:
    table = with_cards(4).played("C157").give(wood=2, clay=1)
    table.turned_up("grain_utilization").turning_up().step()
    assert table.goods() == {"wood": 2, "clay": 1, "food": 1}
    # As much as another is not more.
    table.give(seat=2, clay=1).turning_up().step()
    assert table.goods()["food"] == 1
    table.give(stone=1).turning_up().step()
    assert table.goods()["food"] == 2


def test_c094_builds_stables_at_any_time_for_a_wood_and_a_food() -> None:
    table = with_cards().played("C094").give(wood=2, food=2).round(4)
    table.by_hand(("errand", 0, 4, 0))
    assert table.farm().stables == [4]
    assert table.goods() == {"wood": 1, "food": 1}
    assert table.harvest().step(("errand", 0, 9, 0)).kinds == ["errand"]
    assert table.farm().stables == [4, 9]
    assert table.harvest().step() == []


def test_c099_puts_food_on_empty_fields_for_points_right_before_the_scoring() -> None:
    table = with_cards().played("C099").fields(3).sown(grain=(4, 2)).fields(8, 9).give(food=9)
    table.round(14).last_to_breed(0)
    asked = table.step(7, 1, 0)
    assert [[*each.options] for each in asked] == [[0, 1, 4, 7], [0, 1], [0, 1]]
    assert table.points("bonus") == 4
    assert table.goods() == {"food": 1}
    assert table.farm().crops == {3: ("food", 7), 4: ("grain", 2), 8: ("food", 1)}
    # It is no vegetable.
    assert table.points("vegetables") == -1


def test_c099_asks_after_no_other_harvest() -> None:
    table = with_cards().played("C099").fields(3).give(food=9).round(13).last_to_breed(0)
    assert table.step() == []


def test_c094_builds_once_more_before_the_scoring() -> None:
    table = with_cards().played("C094").give(wood=1, food=1).round(14).last_to_breed(0)
    assert table.step(("errand", 0, 4, 0)).kinds == ["errand"]
    assert table.farm().stables == [4]


def test_c099_puts_no_food_on_a_card_that_is_a_field() -> None:
    """R43: such a card takes its own crop only."""
    table = with_cards().played("C099", "B068").give(food=9).round(14).last_to_breed(0)
    assert table.step() == []
