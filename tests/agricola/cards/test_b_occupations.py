"""The occupations of deck B, each by what it proves."""

from __future__ import annotations

import pytest

from tests.agricola.table import with_cards


def test_b087_builds_a_room_or_renovates_beside_day_labor() -> None:
    table = with_cards().played("B087")
    assert table.use("day_laborer") == []
    table.give(wood=5, reed=3, clay=3)
    table.use("day_laborer", "room", ("room", 0))
    assert table.farm().rooms == [0, 5, 10]
    assert table.goods() == {"food": 4, "reed": 1, "clay": 3}
    table.use("day_laborer", "renovation")
    assert table.farm().house == "clay"
    assert table.give(clay=5, reed=2).use("day_laborer", "done").kinds == ["deed"]
    assert table.farm().rooms == [0, 5, 10]


def test_b087_tells_of_the_room_it_built() -> None:
    table = with_cards().played("B087", "A111").give(wood=5, reed=2)
    table.use("day_laborer", "room", ("room", 0))
    assert [number for number, _, _ in table.waiting()] == [2, 3, 4, 5]


def test_b089_builds_a_stable_for_a_wood_at_the_start_of_a_round_in_a_stone_house() -> None:
    table = with_cards().holds("B089")
    table.play_occupation("B089", 0)
    assert table.goods() == {"wood": 1}
    assert table.begin_round() == []
    table.house("stone")
    assert table.copy().begin_round("skip").kinds == ["cell"]
    table.begin_round(4)
    assert table.farm().stables == [4]
    assert table.goods() == {}
    assert table.begin_round() == []


def test_b089_builds_in_the_round_at_whose_start_the_scholar_plays_it() -> None:
    table = with_cards().played("B097").holds("B089").house("stone").give(food=1)
    assert table.round(2).preparation().step("B089", 4).kinds == ["occupation", "cell"]
    assert table.farm().stables == [4]
    assert table.goods() == {}


def test_b091_plows_a_field_beside_day_labor_or_none() -> None:
    table = with_cards().played("B091")
    table.use("day_laborer", 4)
    table.use("day_laborer", "skip")
    assert table.farm().fields == [4]
    assert table.goods() == {"food": 4}


def test_b095_saves_a_stone_of_a_major_for_each_added_room() -> None:
    table = with_cards().played("B095").give(wood=1, stone=2)
    table.turned_up("major_improvement")
    assert table.why("major_improvement") == "no-improvement-payable"
    table.rooms(0).use("major_improvement", "well")
    assert table.goods() == {}
    # Rooms and renovations cost what they cost.
    table.house("clay").give(stone=2, reed=1)
    assert table.why("house_redevelopment") == "cannot-pay-renovation"
    assert table.has(stone=0).holds("B033").why_no_minor("B033") == "cannot-pay-card"


def test_b097_takes_a_food_for_the_first_occupation_too() -> None:
    table = with_cards().played("B097").occupations(0).holds("A088").house("stone")
    assert [*table.begin_round("done")[0].options] == ["done"]
    table.give(food=1).begin_round("A088")
    assert table.goods() == {}


def test_b098_counts_pastures_with_an_animal_and_places_for_three_more() -> None:
    table = with_cards().played("B098").fence((3, 4), (8, 9))
    for sheep, boar, points in ((1, 0, 1), (2, 0, 2), (1, 1, 2), (3, 2, 1), (5, 4, 0)):
        table.has(sheep=sheep, boar=boar)
        assert table.points("bonus") == points, (sheep, boar)


def test_b098_gives_each_kind_one_pasture_where_the_table_says_so() -> None:
    table = with_cards(play__one_pasture_per_type=True).played("B098").fence((3, 4), (8, 9))
    assert table.has(sheep=2).points("bonus") == 1
    assert table.has(sheep=1, boar=1).points("bonus") == 2


def test_b099_counts_the_occupations_played_after_it() -> None:
    table = with_cards().played("A088", "B099")
    assert table.points("bonus") == 0
    table.played("A116", "A016", "A102")
    assert table.points("bonus") == 2


@pytest.mark.parametrize(
    ("seats", "goods"),
    [(1, {"grain": 2}), (2, {"clay": 3}), (3, {"reed": 2}), (4, {"sheep": 2})],
)
def test_b102_gives_goods_by_the_number_of_seats(seats: int, goods: dict[str, int]) -> None:
    table = with_cards(seats).holds("B102").fence((3, 4))
    table.play_occupation("B102", 0)
    assert table.goods() == goods


def test_b107_lays_out_food_for_all_rounds_left_when_the_house_is_of_stone() -> None:
    table = with_cards().played("B107").give(clay=2, stone=2, reed=2).round(11)
    table.use("house_redevelopment")
    assert table.waiting() == []
    table.use("house_redevelopment")
    assert table.waiting() == [(number, "food", 3) for number in (12, 13, 14)]


def test_b107_looks_at_the_house_when_it_is_played() -> None:
    table = with_cards().holds("B107").house("stone").round(13)
    table.play_occupation("B107", 0)
    assert table.waiting() == [(14, "food", 3)]


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_b108_bakes_bread_wherever_wood_piles_up(space: str) -> None:
    table = with_cards(4).played("B108").owns("fireplace_2").pile(space, 3)
    assert table.use(space) == []
    table.give(grain=2).pile(space, 3)
    table.use(space, 2)
    assert table.goods() == {"wood": 6, "food": 4}
    table.give(grain=1).pile(space, 1).use(space, 0)
    assert table.goods() == {"wood": 7, "food": 4, "grain": 1}


def test_b114_feeds_who_has_three_rooms_and_two_people() -> None:
    table = with_cards().played("B114")
    assert table.begin_round() == []
    table.rooms(0)
    assert table.begin_round("vegetable").kinds == ["good"]
    assert table.goods() == {"food": 1, "vegetable": 1}
    table.family(3)
    assert table.begin_round() == []


def test_b114_played_by_the_scholar_pays_for_what_else_the_round_begins_with() -> None:
    table = with_cards().played("B097", "A090").holds("B114").house("stone").rooms(0).give(food=1)
    asked = table.round(2).preparation().step("B097", "B114", "vegetable", "yes", 4)
    assert asked.kinds == ["order", "occupation", "good", "card", "plow"]
    assert table.farm().fields == [4]
    assert table.goods() == {"vegetable": 1}


def test_b118_gives_a_wood_in_a_house_of_two_rooms() -> None:
    table = with_cards().played("B118").house("stone")
    table.begin_round()
    table.rooms(0).begin_round()
    assert table.goods() == {"wood": 1}


@pytest.mark.parametrize(("seats", "clay"), [(2, 2), (3, 3)])
def test_b121_finds_clay_and_on_the_clay_pit_from_three_seats_on(seats: int, clay: int) -> None:
    table = with_cards(seats).played("B121")
    for space in ("forest", "reed_bank", "clay_pit", "fishing"):
        table.pile(space, 1).use(space)
    assert table.goods() == {"wood": 1, "reed": 1, "food": 1, "clay": clay + 1}


def test_b123_pays_a_food_for_a_stone_a_room() -> None:
    table = with_cards().holds("B123").rooms(0)
    assert table.copy().play_occupation("B123", 0) == []
    table.give(food=1).play_occupation("B123", 0, "yes")
    assert table.goods() == {"stone": 3}


@pytest.mark.parametrize("material", ["wood", "clay", "stone"])
def test_b126_builds_rooms_of_three_of_their_material(material: str) -> None:
    table = with_cards().played("B126").house(material).give(reed=2, **{material: 3})
    table.use("farm_expansion", ("room", 0))
    assert table.goods() == {}
    table.give(reed=2, **{material: 2})
    asked = table.why("farm_expansion")
    assert asked == (None if material == "wood" else "cannot-pay-stable")


def test_b126_and_a123_and_b145_meet_in_a_room_of_a_wood_and_a_clay() -> None:
    table = with_cards(3).played("B126", "B145", "A123").house("clay").give(clay=1, wood=2)
    table.use("farm_expansion", ("room", 0))
    assert table.goods() == {}


def test_b126_leaves_a_room_of_two_wood_as_it_is() -> None:
    table = with_cards().played("B126", "B013").give(wood=1, reed=2)
    assert table.why("farm_expansion") == "cannot-pay-stable"
    table.give(wood=1).use("farm_expansion", ("room", 0))
    assert table.goods() == {}


def test_b126_saves_two_of_the_material_of_a_room_for_the_partner() -> None:
    table = with_cards(4, partner__enabled=True, partner__building="alone").played("B126")
    table.house("clay", seat=2).give(clay=4, reed=3)
    table.use("farm_expansion", ("partner_room", 0))
    assert table.goods() == {}
    assert table.farm(2).rooms == [0, 5, 10]


@pytest.mark.parametrize(
    ("number", "wood"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (12, 1), (13, 1), (14, 0)]
)
def test_b136_gives_wood_by_the_rounds_left(number: int, wood: int) -> None:
    table = with_cards(3).holds("B136").round(number)
    table.play_occupation("B136", 0)
    assert table.goods() == ({"wood": wood} if wood else {})


def test_b136_gives_points_to_everybody_with_the_most_rooms() -> None:
    table = with_cards(3).played("B136").rooms(0, seat=1).rooms(0, seat=2)
    assert table.sheet("bonus") == [0, 3, 3]
    table.rooms(0, 1)
    assert table.sheet("bonus") == [3, 0, 0]


def test_b142_gives_a_vegetable_with_the_grain_seeds() -> None:
    table = with_cards(3).played("B142")
    table.use("grain_seeds")
    assert table.goods() == {"grain": 1, "vegetable": 1}


def test_b145_pays_a_wood_for_the_reed_of_a_room_and_of_a_renovation() -> None:
    table = with_cards(3).played("B145").give(wood=6)
    table.use("farm_expansion", ("room", 0))
    assert table.goods() == {}
    table.give(clay=3, wood=1).use("house_redevelopment")
    assert table.farm().house == "clay"
    assert table.goods() == {}


def test_b145_leaves_the_choice_between_reed_and_wood() -> None:
    table = with_cards(3).played("B145").give(clay=2, wood=1, reed=1)
    asked = table.use("house_redevelopment", (0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0))
    assert asked.kinds == ["pay"]
    assert table.goods() == {"reed": 1}


def test_b156_gives_clay_or_grain_with_the_resource_market() -> None:
    table = with_cards(4).played("B156")
    table.use("resource_market_4", "grain")
    assert table.goods() == {"food": 1, "reed": 1, "stone": 1, "grain": 1}


def test_b163_gives_once_when_only_its_owner_lives_in_two_rooms() -> None:
    table = with_cards(4).played("B163", seat=1).rooms(0).rooms(0, seat=2)
    table.give(3, wood=10, reed=4).use("farm_expansion", ("room", 0), ("room", 1), seat=3)
    goods = {"wood": 3, "clay": 2, "reed": 1, "stone": 1}
    assert table.goods(1) == goods
    table.give(wood=5, reed=2).use("farm_expansion", ("room", 1))
    assert table.goods(1) == goods


def test_b163_looks_around_when_it_is_played() -> None:
    table = with_cards(4).holds("B163").rooms(0, seat=1).rooms(0, seat=2)
    lonely = table.copy().rooms(0, seat=3)
    lonely.play_occupation("B163", 0)
    assert lonely.goods() == {"wood": 3, "clay": 2, "reed": 1, "stone": 1}
    table.play_occupation("B163", 0)
    assert table.goods() == {}


def test_b164_lays_sheep_on_four_rounds_as_far_as_there_are_any() -> None:
    table = with_cards(4).holds("B164").round(5)
    table.play_occupation("B164", 0)
    assert table.waiting() == [(7, "sheep", 1), (10, "sheep", 1), (13, "sheep", 1)]


def test_b166_buys_a_cattle_with_the_grain_seeds() -> None:
    table = with_cards(4).played("B166").give(food=1)
    table.use("grain_seeds", "yes")
    assert table.goods() == {"grain": 1, "cattle": 1}
    # Grain can be eaten to pay for one, so the owner is asked.
    table.use("grain_seeds", "no")
    assert table.goods() == {"grain": 2, "cattle": 1}


def test_b165_gives_wild_boar_for_grain_off_different_fields_before_a_harvest() -> None:
    table = with_cards(4).played("B165").round(4).fence((13, 14))
    for place in (0, 1, 2, 3):
        table.sown(grain=(place, 1))
    table.sown(vegetable=(4, 2))
    twin = table.copy()
    assert [*table.copy().harvest().asks().options] == [0, 1, 3, 4]
    assert twin.harvest().step(3, 0, 2).kinds == ["count", "cell", "cell"]
    assert twin.goods() == {"boar": 2, "grain": 1, "vegetable": 1}
    assert twin.farm().crops == {4: ("vegetable", 1)}
    table.harvest().step(4)
    assert table.goods() == {"boar": 3, "vegetable": 1}
    assert table.farm().crops == {4: ("vegetable", 1)}


def test_b165_asks_nobody_without_grain_on_a_field() -> None:
    table = with_cards(4).played("B165").round(4).sown(vegetable=(4, 2)).give(grain=3)
    assert table.harvest().step() == []


def test_b146_discards_a_card_for_one_more_building_resource() -> None:
    table = with_cards(3).played("B146").pile("clay_pit", 2).pile("fishing", 2)
    assert table.use("clay_pit") == []
    table.holds("A016", "A088").pile("clay_pit", 2)
    table.use("clay_pit", "A088")
    assert table.goods() == {"clay": 5}
    assert table.hand(0) == ["A016"]
    assert table.view(2)["box"] == ["A088"]
    assert table.use("fishing") == []
    table.pile("clay_pit", 1).use("clay_pit", "done")
    assert table.goods() == {"clay": 6, "food": 2}
