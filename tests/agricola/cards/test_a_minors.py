"""The minor improvements of deck A, each by what it proves."""

from __future__ import annotations

import pytest

from tafelrunde.games.agricola.actions.fields import unplanted
from tafelrunde.games.agricola.board.goods import CLAY
from tafelrunde.games.agricola.board.spaces import BASIC_WISH, SPACE_OF, URGENT_WISH
from tafelrunde.games.agricola.verbs.verbs import gain, people_of, stand
from tafelrunde.words import render
from tests.agricola.table import Table, cells, with_cards


def test_a002_plows_a_field_and_goes_to_the_left() -> None:
    table = with_cards(3).holds("A002").give(food=2)
    # It says what is done, not what may be: nobody plays it and plows nothing.
    assert "skip" not in table.play_minor("A002", 4)[0].options
    assert table.farm().fields == [4]
    assert table.goods() == {}
    assert table.view(1)["players"][1]["hand"] == ["A002"]
    # Where no field can come it is played for nothing, and travels on.
    table.rooms(*range(15), seat=1).give(1, food=2)
    assert table.play_minor("A002", seat=1) == []
    assert table.view(2)["players"][2]["hand"] == ["A002"]


@pytest.mark.parametrize(("clay", "then"), [(0, 0), (1, 1), (5, 7), (6, 9)])
def test_a005_gives_a_clay_for_every_two_in_the_supply(clay: int, then: int) -> None:
    table = with_cards().holds("A005").give(food=1, clay=clay)
    table.play_minor("A005")
    assert table.goods().get("clay", 0) == then
    assert table.view(1)["players"][1]["hand"] == ["A005"]


def test_a009_turns_a_sheep_into_a_cattle() -> None:
    table = with_cards(1).holds("A009").give(sheep=1)
    table.play_minor("A009")
    assert table.goods() == {"cattle": 1}
    # In the solo game it goes back into the box.
    assert table.view(0)["players"][0]["hand"] == []


def test_a012_gives_room_for_two_more_in_every_pasture() -> None:
    table = with_cards().fence((3,), (4, 9)).stables(3)
    assert table.farm().holds == {(3,): 4, (4, 9): 4}
    table.holds("A012").give(clay=1).play_minor("A012")
    assert table.farm().holds == {(3,): 6, (4, 9): 6}
    assert table.fits(6, 6, 1)
    assert not table.fits(7, 6, 1)


def test_a019_plows_a_field_at_the_start_of_the_fifth_round_from_now() -> None:
    table = with_cards().holds("A019").give(wood=1).round(3)
    table.play_minor("A019")
    assert table.farm().notes == {"A019": 8}
    assert table.round(7).begin_round() == []
    assert table.round(8).begin_round(4).kinds == ["plow"]
    assert table.farm().fields == [4]
    assert table.begin_round() == []


def test_a019_may_be_declined_and_knows_the_end_of_the_match() -> None:
    table = with_cards().played("A019").note("A019", 8).round(8)
    table.begin_round("skip")
    assert table.farm().fields == []
    assert table.begin_round() == []
    late = with_cards().holds("A019").give(wood=1).round(10)
    late.play_minor("A019")
    assert late.farm().notes == {"A019": 0}


def test_a024_bakes_bread_on_farmland_and_cultivation() -> None:
    table = with_cards().played("A024").owns("fireplace_2").give(grain=3)
    table.use("farmland", 1, 4)
    assert table.goods() == {"food": 2, "grain": 2}
    table.turned_up("cultivation")
    # All grain is baked, so that nothing is left to sow.
    table.use("cultivation", 2, 3)
    assert table.goods() == {"food": 6}
    table.give(1, grain=1).owns("cooking_hearth_4", seat=1)
    assert table.use("farmland", 4, seat=1).kinds == ["plow"]


def test_a026_uses_a_wish_for_children_where_one_other_seat_stands() -> None:
    table = with_cards(3).rooms(0, 1)
    table.turned_up("basic_wish_for_children", "urgent_wish_for_children")
    for space in (BASIC_WISH, URGENT_WISH):
        stand(table.g, 1, space)
        # A newborn stands beside its parent.
        stand(table.g, 1, space)
    wishes = {"basic_wish_for_children", "urgent_wish_for_children"}
    assert not wishes & set(table.open_to(0))
    table.played("A026")
    assert wishes <= set(table.open_to(0))
    assert not wishes & set(table.open_to(2))
    stand(table.g, 2, URGENT_WISH)
    assert "urgent_wish_for_children" not in table.open_to(0)
    table.step("basic_wish_for_children")
    assert table.farm().people == 3
    assert people_of(table.g, 0, BASIC_WISH) == 2
    # Its own people there are somebody, too.
    assert "basic_wish_for_children" not in table.open_to(0)


def test_a026_does_not_open_a_tile_on_which_another_space_was_chosen() -> None:
    table = with_cards(2, tile__extra_2p=True).played("A026").rooms(0).round(6)
    stand(table.g, 1, SPACE_OF["x_modest_wish"])
    assert "x_modest_wish" in table.open_to(0)
    stand(table.g, 1, SPACE_OF["x_copse"])
    assert "x_modest_wish" not in table.open_to(0)


@pytest.mark.parametrize(("cells", "points"), [(5, 0), (6, 1), (7, 2), (8, 3), (9, 3), (10, 4)])
def test_a032_scores_the_spaces_of_pastures(cells: int, points: int) -> None:
    order = (3, 4, 8, 9, 13, 14, 2, 7, 12, 1)
    table = with_cards().played("A032").fence(tuple(order[:cells]))
    assert table.points("bonus") == points


def test_a033_gives_points_and_food_for_the_rounds_left_on_a_full_farm() -> None:
    table = with_cards().holds("A033").round(11)
    assert table.why_no_minor("A033") == "prerequisite-missing"
    table.rooms(*range(15)).play_minor("A033")
    assert table.points("bonus") == 3
    assert table.goods() == {"food": 6}


@pytest.mark.parametrize(("house", "points"), [("wood", 3), ("clay", 2), ("stone", 0)])
def test_a038_scores_by_the_house_at_the_end(house: str, points: int) -> None:
    table = with_cards().holds("A038").fence((3, 4, 8, 9)).give(sheep=4)
    assert table.why_no_minor("A038") == "prerequisite-missing"
    table.give(sheep=1).play_minor("A038")
    table.has(sheep=0).house(house)
    assert table.points("bonus") == points


def test_a044_lays_food_on_three_rounds_with_exactly_two_occupations() -> None:
    table = with_cards().holds("A044").give(wood=1).round(4)
    for played, why in ((1, "prerequisite-missing"), (3, "prerequisite-missing"), (2, None)):
        assert table.occupations(played).why_no_minor("A044") == why
    table.play_minor("A044")
    assert table.waiting() == [(5, "food", 1), (6, "food", 1), (7, "food", 1)]
    table.round(5).preparation().step()
    assert table.goods() == {"food": 1}


def test_a053_gives_food_at_home_for_seven_building_resources_of_the_work() -> None:
    table = with_cards().played("A053").pile("forest", 3).pile("clay_pit", 4).pile("fishing", 5)
    for space in ("forest", "clay_pit", "fishing"):
        table.use(space)
    gain(table.g, 1, CLAY, 9)
    table.work_done().step()
    assert table.goods()["food"] == 5 + 2
    # What came before does not count again, nor what comes at other times.
    table.preparation()
    gain(table.g, 0, CLAY, 9)
    table.work_done().step()
    assert table.goods()["food"] == 7


def test_a053_counts_its_owners_building_resources_alone_and_six_are_too_few() -> None:
    table = with_cards().played("A053").pile("forest", 3).pile("clay_pit", 3).pile("fishing", 5)
    for space in ("forest", "clay_pit", "fishing", "grain_seeds"):
        table.use(space)
    gain(table.g, 1, CLAY, 9)
    table.work_done().step()
    assert table.goods()["food"] == 5


def test_a053_counts_what_comes_once_it_lies_open_and_no_exchange() -> None:
    table = with_cards().holds("A053").pile("forest", 6).pile("clay_pit", 6)
    table.use("clay_pit")
    table.play_minor("A053")
    table.use("forest")
    table.played("B080").by_hand(table.exchange_of("B080"))
    assert table.goods() == {"wood": 6, "clay": 3, "stone": 1}
    table.work_done().step()
    assert "food" not in table.goods()


def test_a055_gives_a_food_for_every_improvement_and_itself() -> None:
    table = with_cards().holds("A055", "A016", "A002").give(wood=1, clay=3, food=2)
    table.play_minor("A055")
    assert table.goods()["food"] == 3
    table.use("major_improvement", "fireplace_2")
    table.play_minor("A016")
    assert table.goods()["food"] == 5
    # One that travels is an improvement, too.
    table.play_minor("A002", 4)
    assert table.goods()["food"] == 4
    table.give(1, clay=3).use("major_improvement", "fireplace_3", seat=1)
    assert table.goods()["food"] == 4
    assert "food" not in table.goods(1)


def test_a056_puts_two_wood_back_for_three_food() -> None:
    table = with_cards().played("A056").pile("forest", 3).pile("clay_pit", 3)
    assert table.use("forest", "yes").kinds == ["card"]
    assert table.goods() == {"wood": 1, "food": 3}
    assert table.piles()["forest"] == 2
    assert table.use("clay_pit") == []
    assert table.use("forest", "no").kinds == ["card"]
    assert table.goods() == {"wood": 3, "food": 3, "clay": 3}
    # One wood is too little, but what was there before counts.
    table.has(wood=0).pile("forest", 1)
    assert table.use("forest") == []
    table.pile("forest", 1)
    assert table.use("forest", "no").kinds == ["card"]
    # Others have no basket.
    table.pile("forest", 3)
    assert table.use("forest", seat=1) == []


@pytest.mark.parametrize(("number", "food"), [(4, 2), (5, 5), (6, 2), (8, 5), (14, 5)])
def test_a063_adds_three_food_to_bread_right_after_a_harvest(number: int, food: int) -> None:
    table = with_cards().played("A063").owns("fireplace_2").give(grain=1)
    table.turned_up("grain_utilization").round(number)
    table.use("grain_utilization")
    assert table.goods() == {"food": food}
    table.owns("fireplace_3", seat=1).give(1, grain=1).use("grain_utilization", seat=1)
    assert table.goods() == {"food": food}
    assert table.goods(1) == {"food": 2}


def test_a067_gives_a_second_grain() -> None:
    table = with_cards().holds("A067").give(wood=1)
    table.play_minor("A067")
    table.use("grain_seeds")
    table.use("grain_seeds", seat=1)
    assert table.goods() == {"grain": 2}
    assert table.goods(1) == {"grain": 1}


def test_a069_lays_vegetables_four_seven_and_nine_rounds_on() -> None:
    table = with_cards().holds("A069").give(wood=2).round(6).occupations(1)
    assert table.why_no_minor("A069") == "prerequisite-missing"
    table.occupations(2).play_minor("A069")
    assert table.waiting() == [(10, "vegetable", 1), (13, "vegetable", 1)]


def errands(table: Table) -> list[tuple[int | str, ...]]:
    """From where to where a crop may be moved before placing."""
    manual = [option for option in table.asks().manual if isinstance(option, tuple)]
    return [option[2:] for option in manual if option[0] == "errand"]


def test_a071_moves_a_crop_to_an_empty_field_at_any_time() -> None:
    table = with_cards().played("A071").sown(grain=(3, 3)).sown(vegetable=(4, 2)).fields(9)
    question = table.asks()
    assert ("errand", 0, 3, 9) in question.manual
    assert ("errand", 0, 4, 9) in question.manual
    said = render(table.label(question, ("errand", 0, 4, 9)), "en", "words")
    assert said == "Move 1 crop from row 1, column 5 to row 2, column 5"
    table.by_hand(("errand", 0, 4, 9))
    assert table.farm().crops == {3: ("grain", 3), 4: ("vegetable", 1), 9: ("vegetable", 1)}
    assert unplanted(table.g.farms[0]) == 0
    assert errands(table) == []


def test_a071_is_asked_before_a_harvest_and_reaps_more() -> None:
    table = with_cards().played("A071").sown(grain=(3, 3)).fields(4, 9).harvest()
    asked = table.step(("errand", 0, 3, 4), ("errand", 0, 3, 9))
    assert asked.kinds == ["errand", "errand"]
    assert table.goods() == {"grain": 3}
    again = with_cards().played("A071").sown(grain=(3, 3)).fields(4).harvest()
    again.step("done")
    assert again.goods() == {"grain": 1}


def test_a071_keeps_grain_out_of_a_bean_field() -> None:
    table = with_cards().played("A071", "B068").sown(grain=(3, 3)).fields(4)
    table.sown(vegetable=(9, 2))
    assert errands(table) == [(3, 4), (9, 4), (9, 15)]
    table.by_hand(("errand", 0, 9, 15))
    assert table.farm().crops == {3: ("grain", 3), 9: ("vegetable", 1)}
    table.reap()
    assert table.goods() == {"grain": 1, "vegetable": 2}


def test_a075_saves_a_wood_on_every_improvement() -> None:
    table = with_cards().holds("A075", "A019").give(stone=7).occupations(4)
    assert table.why_no_minor("A075") == "prerequisite-missing"
    table.occupations(3).play_minor("A075")
    assert table.why_no_minor("A019") is None
    table.play_minor("A019")
    assert table.goods() == {"stone": 5}
    # The well needs no wood, the joinery one.
    table.use("major_improvement", "well")
    assert table.goods() == {"stone": 2}
    table.give(wood=1).use("major_improvement", "joinery")
    assert table.goods() == {}
    # A stable is no improvement.
    table.give(wood=1)
    assert table.why("farm_expansion") == "cannot-pay-stable"


def test_a078_brings_food_and_reed_from_fishing() -> None:
    table = with_cards().holds("A078").give(wood=2).pile("fishing", 2)
    assert table.why_no_minor("A078") == "prerequisite-missing"
    table.occupations(1).play_minor("A078")
    table.use("fishing")
    assert table.goods() == {"food": 3, "reed": 1}
    table.pile("fishing", 2).use("fishing", seat=1)
    assert table.goods(1) == {"food": 2}


def test_a080_gives_a_stone_more_in_both_quarries() -> None:
    table = with_cards().played("A080").pile("western_quarry", 1).pile("eastern_quarry", 2)
    table.use("western_quarry")
    table.use("eastern_quarry")
    assert table.goods() == {"stone": 5}
    table.pile("western_quarry", 1).use("western_quarry", seat=1)
    assert table.goods(1) == {"stone": 1}


def test_a083_needs_four_spaces_and_counts_each_new_pasture() -> None:
    small = with_cards().played("A083").give(wood=8)
    small.build_fences(cells(2, 3, 4))
    assert small.goods() == {}
    two = with_cards().played("A083").give(wood=15)
    two.build_fences(cells(3, 4, 8, 9), cells(1, 2, 6, 7))
    assert two.goods()["sheep"] == 4
    other = with_cards().played("A083", seat=1).give(wood=8)
    other.build_fences(cells(3, 4, 8, 9))
    assert "sheep" not in other.goods()
    assert "sheep" not in other.goods(1)


def test_a010_is_played_by_a_major_improvement_action_only() -> None:
    table = with_cards().holds("A010").give(wood=2, reed=1).turned_up("major_improvement")
    assert ("minor", "A010") not in table.asked("meeting_place").options
    assert table.why_no_minor("A010") == "prerequisite-missing"
    table.use("major_improvement", ("minor", "A010"))
    assert table.goods() == {}


def test_a010_has_room_for_a_person_and_ends_renovating() -> None:
    table = with_cards().played("A010").give(clay=2, reed=1).turned_up("basic_wish_for_children")
    assert table.why("house_redevelopment") == "may-not-renovate"
    assert table.why("basic_wish_for_children") is None
    assert table.family(3).why("basic_wish_for_children") == "no-room-for-child"
    assert table.house("clay").holds("A010").why_no_minor("A010") == "prerequisite-missing"


def test_a028_pays_an_occupation_in_wood_and_finds_lessons_free() -> None:
    table = with_cards().played("A028").holds("A088").occupations(1).give(wood=1)
    table.use("lessons", "A088")
    assert table.goods() == {}
    table.stands("lessons", seat=1).stands("day_laborer", seat=1)
    assert "lessons" in table.holds("A102").give(wood=1).open_to(0)
    assert "day_laborer" not in table.open_to(0)


def test_a028_pays_a_part_in_wood_and_a_part_in_food() -> None:
    table = with_cards(4).played("A028").holds("A088").occupations(2).give(wood=1, food=1)
    table.use("lessons_4", "A088")
    assert table.goods() == {}


def test_a028_leaves_an_occupations_own_cost_in_food() -> None:
    table = with_cards(3).played("A028").holds("C127").round(13).give(wood=5)
    table.play_occupation("C127", 1)
    assert table.goods() == {"wood": 4}
    assert table.farm().begging == 1


def test_a054_gives_five_food_and_takes_one_after_each_round_without_a_harvest() -> None:
    table = with_cards().holds("A054").give(grain=1)
    table.play_minor("A054")
    assert table.goods() == {"food": 5, "grain": 1}
    table.work_done().step()
    assert table.goods() == {"food": 4, "grain": 1}
    # Round 4 ends with a harvest.
    table.round(4).work_done().step()
    assert table.goods() == {"food": 4, "grain": 1}


def test_a054_lets_goods_be_turned_into_the_food_or_begs() -> None:
    table = with_cards().played("A054").give(grain=1)
    beggar = table.copy()
    assert beggar.work_done().step("no").kinds == ["card"]
    assert (beggar.farm().begging, beggar.goods()) == (1, {"grain": 1})
    table.work_done().step("yes")
    assert (table.farm().begging, table.goods()) == (0, {})
    assert table.work_done().step() == []
    assert table.farm().begging == 1
