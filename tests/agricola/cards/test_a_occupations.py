"""The occupations of deck A, each by what it proves."""

from __future__ import annotations

import pytest

from tests.agricola.table import with_cards


def test_a086_gives_wood_or_grain_and_each_room_holds_an_animal() -> None:
    table = with_cards().holds("A086").rooms(0)
    table.play_occupation("A086", 0, "grain")
    assert table.goods() == {"grain": 1}
    assert table.fits(1, 1, 1)
    assert not table.fits(2, 1, 1)
    # A new room is one more place.
    table.give(wood=5, reed=2).use("farm_expansion", ("room", 1))
    assert table.fits(2, 1, 1)


def test_a087_renovates_a_wooden_house_to_stone_or_to_clay() -> None:
    table = with_cards().played("A087").turned_up("house_redevelopment")
    assert table.why("house_redevelopment") == "cannot-pay-renovation"
    table.give(stone=2, reed=1)
    assert table.use("house_redevelopment") == []
    assert table.farm().house == "stone"
    assert table.goods() == {}
    table.house("wood").give(stone=2, clay=2, reed=1)
    assert table.use("house_redevelopment", "clay").kinds[0] == "renovate"
    assert table.farm().house == "clay"
    assert table.goods() == {"stone": 2}
    assert with_cards().give(stone=2, reed=1).why("house_redevelopment") is not None


def test_a090_plows_a_field_for_a_food_at_the_start_of_a_round_in_a_stone_house() -> None:
    table = with_cards().played("A090").give(food=2)
    assert table.begin_round() == []
    table.house("stone")
    assert table.begin_round("yes", 4).kinds == ["card", "plow"]
    assert table.farm().fields == [4]
    assert table.begin_round("no").kinds == ["card"]
    assert table.goods() == {"food": 1}


def test_a090_plows_in_the_round_at_whose_start_the_scholar_plays_it() -> None:
    table = with_cards().played("B097").holds("A090").house("stone").give(food=2)
    asked = table.round(2).preparation().step("A090", "yes", 4)
    assert asked.kinds == ["occupation", "card", "plow"]
    assert table.farm().fields == [4]
    assert table.goods() == {}


def test_a098_counts_the_stables_outside_pastures() -> None:
    table = with_cards().played("A098").stables(3, 4, 9).fence((4,))
    assert table.points("bonus") == 2


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_a108_puts_a_wood_back_for_two_food(space: str) -> None:
    table = with_cards(4).played("A108").pile(space, 3)
    table.use(space, "yes")
    assert table.goods() == {"wood": 2, "food": 2}
    assert table.piles()[space] == 1
    table.use(space, "no")
    assert table.goods() == {"wood": 3, "food": 2}
    assert space not in table.piles()
    assert table.pile("clay_pit", 1).use("clay_pit") == []
    assert table.pile(space, 1).use(space, seat=1) == []


def test_a110_feeds_for_clay_rooms_of_an_action_and_for_clay_becoming_stone() -> None:
    table = with_cards().played("A110").give(wood=5, reed=2)
    table.use("farm_expansion", ("room", 0))
    table.give(clay=3, reed=1).use("house_redevelopment")
    assert table.goods() == {}
    table.give(clay=10, reed=4)
    table.use("farm_expansion", ("room", 1), ("room", 6))
    assert table.goods() == {"food": 3}
    table.give(stone=5, reed=1).use("house_redevelopment")
    assert table.goods() == {"food": 6}


def test_a110_gives_nothing_for_wood_that_becomes_stone_at_once() -> None:
    table = with_cards().played("A110", "A087").give(stone=2, reed=1)
    table.use("house_redevelopment")
    assert table.farm().house == "stone"
    assert table.goods() == {}


def test_a111_lays_out_food_once_for_all_rooms_of_an_action() -> None:
    table = with_cards().played("A111").give(wood=10, reed=4).round(11)
    table.use("farm_expansion", ("room", 0), ("room", 1))
    assert table.waiting() == [(12, "food", 1), (13, "food", 1), (14, "food", 1)]
    table.give(wood=2).use("farm_expansion", ("stable", 4))
    assert len(table.waiting()) == 3


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


def test_a114_gives_grain_to_a_day_laborer_and_from_round_six_on_a_choice() -> None:
    table = with_cards().played("A114").round(5)
    assert table.use("day_laborer") == []
    table.round(6).use("day_laborer", "vegetable")
    table.use("day_laborer", "grain")
    assert table.goods() == {"food": 6, "grain": 2, "vegetable": 1}
    table.use("day_laborer", seat=1)
    assert table.goods(1) == {"food": 2}


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_a116_gives_a_wood_more_wherever_wood_piles_up(space: str) -> None:
    table = with_cards(4).played("A116").pile(space, 3).pile("clay_pit", 2)
    table.use(space)
    table.use("clay_pit")
    assert table.goods() == {"wood": 4, "clay": 2}


def test_a119_gives_a_wood_at_the_end_of_a_turn_in_the_fields() -> None:
    table = with_cards().played("A119")
    table.use("farmland", 4)
    table.use("grain_seeds")
    assert table.goods() == {"grain": 1, "wood": 2}
    table.turned_up("grain_utilization", "cultivation")
    table.use("grain_utilization")
    table.use("cultivation", 3)
    table.use("day_laborer")
    assert table.goods() == {"food": 2, "wood": 4}
    table.use("grain_seeds", seat=1)
    assert table.goods(1) == {"grain": 1}


def test_a120_lays_out_clay_once_when_the_house_is_of_wood_no_more() -> None:
    table = with_cards().holds("A120").round(10)
    table.play_occupation("A120", 0)
    assert table.waiting() == []
    table.give(clay=2, stone=2, reed=2).use("house_redevelopment")
    expected = [(number, "clay", 2) for number in range(11, 15)]
    assert table.waiting() == expected
    table.use("house_redevelopment")
    assert table.waiting() == expected


def test_a120_lays_out_clay_at_once_where_the_house_is_of_clay_already() -> None:
    table = with_cards().holds("A120").house("clay")
    table.play_occupation("A120", 0)
    assert table.waiting() == [(number, "clay", 2) for number in range(2, 7)]


def test_a125_gives_building_resources_in_a_clay_house_of_two_rooms_only() -> None:
    table = with_cards().holds("A125").house("clay")
    table.play_occupation("A125", 0)
    assert table.goods() == {"clay": 3, "reed": 2, "stone": 2}
    for house, rooms in (("wood", ()), ("clay", (0,)), ("stone", ())):
        other = with_cards().holds("A125").house(house).rooms(*rooms)
        other.play_occupation("A125", 0)
        assert other.goods() == {}


@pytest.mark.parametrize(
    ("minors", "points"), [(1, 0), (2, 2), (3, 3), (4, 4), (5, 5), (6, 7), (7, 9), (8, 9)]
)
def test_a133_counts_improvements_of_both_kinds(minors: int, points: int) -> None:
    table = with_cards(3).played("A133")
    before = table.points("bonus")
    table.owns("well", "clay_oven", "stone_oven").played(*["A016"] * minors)
    assert table.points("bonus") - before == points


def test_a138_pays_a_wood_on_fishing_for_a_food_a_person_and_a_reed() -> None:
    table = with_cards(3).played("A138").pile("fishing", 1)
    table.use("fishing")
    table.family(3, newborn=1).give(wood=2).pile("fishing", 1)
    table.use("fishing", "yes")
    table.pile("fishing", 1).use("fishing", "no")
    assert table.goods() == {"food": 6, "wood": 1, "reed": 1}


def test_a143_saves_a_stone_on_rooms_renovations_and_improvements() -> None:
    table = with_cards(3).played("A143").house("clay").rooms(0)
    table.give(stone=2, reed=1).use("house_redevelopment")
    assert table.goods() == {}
    table.give(stone=4, reed=2).use("farm_expansion", ("room", 1))
    assert table.goods() == {}
    table.give(stone=2, wood=1).use("major_improvement", "well")
    assert table.goods() == {}
    table.holds("B033").play_minor("B033")
    assert table.goods() == {}


@pytest.mark.parametrize(
    ("market", "kind"),
    [("sheep_market", "sheep"), ("pig_market", "boar"), ("cattle_market", "cattle")],
)
def test_a147_buys_one_more_animal_at_its_market(market: str, kind: str) -> None:
    table = with_cards(3).played("A147").fence((3, 4)).give(food=2).pile(market, 2)
    table.use(market, "yes")
    assert table.goods() == {"food": 1, kind: 3}
    table.pile(market, 1).use(market, "no")
    assert table.goods() == {"food": 1, kind: 4}


def test_a155_gives_wood_and_grain_to_who_uses_the_traveling_players() -> None:
    table = with_cards(4).played("A155").pile("traveling_players", 2)
    table.use("traveling_players")
    assert table.goods() == {"food": 2, "wood": 1, "grain": 1}
    table.pile("traveling_players", 1).use("traveling_players", seat=1)
    assert table.goods() == {"food": 2, "wood": 1, "grain": 1}


def test_a165_gives_a_wild_boar() -> None:
    table = with_cards(4).holds("A165")
    table.play_occupation("A165", 0)
    assert table.goods() == {"boar": 1}


@pytest.mark.parametrize(("number", "boars"), [(10, 2), (12, 3)])
def test_a165_lets_wild_boar_breed_at_the_end_of_round_twelve(number: int, boars: int) -> None:
    table = with_cards(4).played("A165").fence((3, 4), (8, 9)).give(boar=2, sheep=2).round(number)
    table.work_done().step()
    assert table.goods() == {"boar": boars, "sheep": 2}


def test_a165_asks_what_stays_where_the_young_boar_has_no_place() -> None:
    table = with_cards(4).played("A165").give(boar=2, sheep=2).fence((3,)).stables(0).round(12)
    asked = table.work_done().step((1, 3, 0))
    assert asked.kinds == ["breed"]
    assert table.goods() == {"sheep": 1, "boar": 3}


def test_a127_houses_a_person_until_round_9_who_then_leaves_for_good() -> None:
    table = with_cards(3).holds("A127").turned_up("basic_wish_for_children")
    assert table.why("basic_wish_for_children") == "no-room-for-child"
    table.play_occupation("A127", 0)
    assert table.why("basic_wish_for_children") is None
    table.family(5).rooms(0, 1).round(8).work_done().step()
    assert table.farm().people == 5
    table.round(9).work_done().step()
    assert table.farm().people == 4
    # The person never grows back, though there is room.
    table.rooms(2).round(10)
    assert table.why("basic_wish_for_children") == "family-complete"


def test_a127_lets_stay_who_has_room_elsewhere_by_then() -> None:
    table = with_cards(3).played("A127").family(3).rooms(0).round(9).work_done()
    table.step()
    assert table.farm().people == 3
    table.turned_up("basic_wish_for_children").round(10)
    assert table.why("basic_wish_for_children") == "no-room-for-child"


def test_a127_gives_no_room_after_round_9() -> None:
    table = with_cards(3).holds("A127").turned_up("basic_wish_for_children").round(10)
    table.play_occupation("A127", 0)
    assert table.why("basic_wish_for_children") == "no-room-for-child"


def test_a094_places_another_person_anywhere_after_declining_to_sow() -> None:
    table = with_cards().played("A094").turned_up("cultivation").round(1).give(grain=1)
    table.stands("forest", seat=1).pile("forest", 3).round(1).family(4)
    assert table.step("cultivation", 4, "skip").kinds == ["place", "plow", "sow"]
    options = [*table.asks().options]
    assert "forest" in options
    assert "pass" in options
    # And again, on the very same space.
    table.step("cultivation", 3, "skip")
    table.step("forest")
    assert (table.turn, table.farm().home, table.goods()) == (1, 1, {"grain": 1, "wood": 3})


def test_a094_lets_nobody_go_on_who_has_sown_and_nobody_to_an_occupied_meeting_place() -> None:
    table = with_cards().played("A094").turned_up("cultivation").round(1).give(grain=1).family(3)
    table.stands("meeting_place", seat=1)
    twin = table.copy()
    twin.step("cultivation", 4, (1, 0))
    assert twin.turn == 1
    table.step("cultivation", 4, "skip")
    assert "meeting_place" not in table.asks().options
    table.step("pass")
    assert table.turn == 1
    assert "forest" not in table.stands("forest", seat=1).open_to(0)


def test_a094_lets_decline_who_could_not_sow() -> None:
    """R39: nobody has to be able to sow to decline it."""
    table = with_cards().played("A094").turned_up("cultivation").round(1).family(3)
    table.step("cultivation", 4)
    assert "pass" in table.asks().options
