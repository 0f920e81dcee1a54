"""The minor improvements of deck B, each by what it proves."""

from __future__ import annotations

import pytest

from tafelrunde.games.agricola.board.spaces import FARMLAND, FISHING
from tafelrunde.games.agricola.verbs.verbs import stand
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


def test_b008_turns_a_grain_into_a_vegetable() -> None:
    table = with_cards().holds("B008").give(grain=1)
    table.play_minor("B008")
    assert table.goods() == {"vegetable": 1}
    assert table.view(1)["players"][1]["hand"] == ["B008"]


def test_b010_has_room_for_one_person() -> None:
    table = with_cards().holds("B010").give(wood=3, food=3).turned_up("basic_wish_for_children")
    assert table.why("basic_wish_for_children") == "no-room-for-child"
    table.play_minor("B010")
    table.use("basic_wish_for_children")
    assert table.farm().people == 3
    assert table.why("basic_wish_for_children") == "no-room-for-child"


def test_b013_makes_wooden_rooms_cheaper_and_no_others() -> None:
    table = with_cards().played("B013").give(wood=2, reed=4)
    table.use("farm_expansion", ("room", 0))
    assert table.goods() == {"reed": 2}
    table.house("clay").give(clay=4)
    assert table.why("farm_expansion") == "cannot-pay-stable"
    table.give(clay=1).use("farm_expansion", ("room", 6))
    assert table.goods() == {}


def test_b013_leaves_what_a_room_for_the_partner_costs_more() -> None:
    table = with_cards(4, partner__enabled=True, partner__building="alone").played("B013")
    table.give(wood=3, reed=3).use("farm_expansion", ("partner_room", 0))
    assert table.farm(2).rooms == [0, 5, 10]
    assert table.goods() == {}


def test_b016_builds_a_free_stable_with_each_renovation() -> None:
    table = with_cards().holds("B016").give(wood=1)
    table.play_minor("B016")
    assert table.goods() == {"food": 1}
    table.give(clay=2, reed=1)
    assert table.use("house_redevelopment", 4).kinds == ["cell"]
    assert table.farm().stables == [4]
    table.give(stone=2, reed=1).turned_up("farm_redevelopment")
    table.use("farm_redevelopment", "skip")
    assert table.farm().stables == [4]
    assert table.farm().house == "stone"
    table.give(1, clay=2, reed=1)
    assert table.use("house_redevelopment", seat=1) == []


def test_b019_plows_a_second_field_twice() -> None:
    table = with_cards().holds("B019").give(wood=2)
    assert table.why_no_minor("B019") == "prerequisite-missing"
    table.occupations(1).play_minor("B019")
    table.use("farmland", "skip", 4)
    assert table.farm().notes == {"B019": 2}
    table.use("farmland", 3, 9)
    table.use("farmland", 8, 14)
    assert table.farm().notes == {"B019": 0}
    assert table.farm().fields == [3, 4, 8, 9, 14]
    assert table.use("farmland", 13).kinds == ["plow"]


def test_b019_is_for_its_owner_on_farmland_alone() -> None:
    table = with_cards().played("B019").note("B019", 2).turned_up("cultivation")
    assert table.use("farmland", 4, seat=1).kinds == ["plow"]
    assert table.use("cultivation", 4).kinds == ["plow"]
    assert table.farm().notes == {"B019": 2}


@pytest.mark.parametrize("market", ["sheep_market", "pig_market", "cattle_market"])
def test_b024_lets_one_more_person_follow_one_on_an_animal_market(market: str) -> None:
    table = with_cards().played("B024").family(4).pile(market, 1)
    table.step(market)
    assert {"farmland", "pass"} <= set(table.asks().options)
    table.step("grain_seeds")
    # Two in a row, not three.
    assert table.turn == 1


def test_b024_is_no_help_where_no_animal_market_can_be_used() -> None:
    table = with_cards().played("B024").turned_up("sheep_market")
    table.step("day_laborer")
    assert table.turn == 1


def test_b025_bakes_bread_after_each_occupation() -> None:
    table = with_cards().holds("B025", "A088").give(wood=1, grain=2).owns("fireplace_2")
    table.play_minor("B025")
    assert table.goods() == {"food": 1, "grain": 2}
    assert table.play_occupation("A088", 1, 2).kinds == ["bake"]
    assert table.goods() == {"food": 4}


def test_b033_gives_points_for_the_rounds_left_and_ends_renovating() -> None:
    table = with_cards().holds("B033").give(stone=5, reed=1).round(5)
    assert table.why_no_minor("B033") == "prerequisite-missing"
    table.house("clay")
    assert table.why("house_redevelopment") is None
    table.play_minor("B033")
    assert table.points("bonus") == 9
    assert table.points("improvements") == -3
    assert table.why("house_redevelopment") == "may-not-renovate"
    assert table.why("farm_redevelopment") == "may-not-renovate"


def test_b036_costs_clay_and_food_for_each_person() -> None:
    table = with_cards().holds("B036").give(clay=3, food=2)
    assert table.why_no_minor("B036") is None
    table.family(3, newborn=1)
    assert table.why_no_minor("B036") == "cannot-pay-card"
    assert table.view(0)["cards"]["B036"]["costs"] == [{"food": 3, "clay": 3}]
    table.give(food=1).play_minor("B036")
    assert table.goods() == {}
    assert table.points("improvements") == 4


@pytest.mark.parametrize(
    ("sheep", "food", "points"), [(0, 0, 0), (1, 1, 0), (3, 1, 1), (4, 2, 1), (6, 2, 2), (7, 3, 2)]
)
def test_b039_gives_food_in_the_field_phase_and_points_for_sheep(
    sheep: int, food: int, points: int
) -> None:
    table = with_cards().played("B039").fence((3, 4, 8, 9)).give(sheep=sheep).harvest()
    table.step()
    assert table.goods().get("food", 0) == food
    assert table.points("bonus") == points


def test_b045_needs_two_vegetable_fields_and_lays_food_on_three_rounds() -> None:
    table = with_cards().holds("B045").give(wood=1).sown(vegetable=(3, 1)).round(12)
    assert table.why_no_minor("B045") == "prerequisite-missing"
    # A card that is a field counts.
    table.played("B068").note("B068", 10)
    table.play_minor("B045")
    assert table.waiting() == [(13, "food", 1), (14, "food", 1)]


def test_b047_lays_food_on_three_rounds_each_time_at_fishing() -> None:
    table = with_cards().played("B047").pile("fishing", 1).round(2)
    table.use("fishing")
    assert table.goods() == {"food": 1}
    assert table.waiting() == [(3, "food", 1), (4, "food", 1), (5, "food", 1)]
    table.pile("fishing", 1).use("fishing", seat=1)
    assert len(table.waiting()) == 3


def test_b050_gives_food_for_sheep_and_cattle_in_the_field_phase() -> None:
    table = with_cards().holds("B050").give(wood=1).occupations(4)
    assert table.why_no_minor("B050") == "prerequisite-missing"
    table.occupations(3).play_minor("B050")
    table.fence((3, 4, 8, 9), (2, 7)).give(sheep=7, cattle=4).harvest().step()
    assert table.goods()["food"] == 2 + 2


def test_b056_gives_food_on_the_four_spaces_above_fishing() -> None:
    table = with_cards().holds("B056").turned_up("sheep_market", "fencing")
    assert table.why_no_minor("B056") == "prerequisite-missing"
    stand(table.g, 0, FISHING)
    table.play_minor("B056")
    for space in ("forest", "clay_pit", "reed_bank", "sheep_market", "fishing"):
        table.pile(space, 1).use(space)
    table.use("day_laborer")
    assert table.goods()["food"] == 4 + 1 + 2
    # The second round's space lies elsewhere, and others live at no brook.
    table.has(food=0).give(wood=4).use("fencing", 1 << 4)
    assert "food" not in table.goods()
    table.pile("forest", 1).use("forest", seat=1)
    assert table.goods(1) == {"wood": 1}
    assert "food" not in table.goods()


def test_b057_gives_a_food_each_round_in_a_wooden_house() -> None:
    table = with_cards().played("B057")
    table.begin_round()
    table.house("clay").begin_round()
    assert table.goods() == {"food": 1}


def test_b061_gives_food_for_three_kinds_of_fields_before_reaping() -> None:
    # The last grain is reaped only afterwards.
    table = with_cards().played("B061").sown(grain=(3, 1)).sown(vegetable=(4, 1)).fields(9)
    table.harvest().step()
    assert table.goods() == {"food": 3, "grain": 1, "vegetable": 1}
    table.harvest().step()
    assert table.goods()["food"] == 3


@pytest.mark.parametrize("missing", ["grain", "vegetable", "empty"])
def test_b061_misses_each_of_the_three_kinds_of_fields(missing: str) -> None:
    table = with_cards().played("B061")
    if missing != "grain":
        table.sown(grain=(3, 3))
    if missing != "vegetable":
        table.sown(vegetable=(4, 2))
    if missing != "empty":
        table.fields(9)
    table.harvest().step()
    assert "food" not in table.goods()


def test_b061_takes_an_empty_card_that_is_a_field_for_an_empty_field() -> None:
    table = with_cards().played("B061", "B068").sown(grain=(3, 3)).sown(vegetable=(4, 2))
    table.harvest().step()
    assert table.goods()["food"] == 3


def test_b062_gives_food_on_grain_seeds_while_farmland_is_occupied() -> None:
    table = with_cards().played("B062")
    table.use("grain_seeds")
    assert table.goods() == {"grain": 1}
    stand(table.g, 1, FARMLAND)
    table.use("grain_seeds")
    assert table.goods() == {"grain": 2, "food": 3}
    table.use("grain_seeds", seat=1)
    assert table.goods(1) == {"grain": 1}
    assert table.goods() == {"grain": 2, "food": 3}


def test_b066_lays_grain_on_the_rounds_that_are_still_to_come() -> None:
    table = with_cards().holds("B066").give(wood=2).occupations(2).round(8)
    table.play_minor("B066")
    assert table.waiting() == [(11, "grain", 1), (14, "grain", 1)]


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


def test_b074_lays_wood_on_the_even_rounds_left() -> None:
    table = with_cards().holds("B074").give(clay=4).round(9)
    assert table.why_no_minor("B074") == "prerequisite-missing"
    table.give(clay=1).play_minor("B074")
    assert table.goods() == {"clay": 5}
    assert table.waiting() == [(10, "wood", 1), (12, "wood", 1), (14, "wood", 1)]


def test_b077_gives_clay_to_a_day_laborer() -> None:
    table = with_cards().holds("B077").give(food=1).occupations(3)
    table.play_minor("B077")
    table.use("day_laborer")
    table.use("day_laborer", seat=1)
    assert table.goods() == {"food": 2, "clay": 3}
    assert table.goods(1) == {"food": 2}


def test_b084_lays_a_boar_on_each_of_the_next_two_rounds() -> None:
    table = with_cards().holds("B084").give(reed=1).occupations(3).round(5)
    table.play_minor("B084")
    assert table.waiting() == [(6, "boar", 1), (7, "boar", 1)]
    table.round(6).preparation().step()
    assert table.goods() == {"boar": 1}
    # The second finds no place beside the pet.
    table.round(7).preparation().step()
    assert table.goods() == {"boar": 1}


def test_b014_builds_a_free_room_in_a_stone_house_at_the_start_of_round_12() -> None:
    table = with_cards().holds("B014").give(clay=2).round(8)
    assert table.why_no_minor("B014") == "prerequisite-missing"
    table.round(7).play_minor("B014")
    table.house("stone").round(11).begin_round()
    assert table.farm().notes == {"B014": 12}
    assert table.copy().round(12).begin_round("skip").kinds == ["cell"]
    table.round(12).begin_round(0)
    assert table.farm().rooms == [0, 5, 10]
    assert table.begin_round() == []


def test_b014_tells_of_the_room_and_loses_it_in_another_house() -> None:
    table = with_cards().played("B014", "A111").note("B014", 12).round(12)
    assert table.copy().begin_round() == []
    table.house("stone").begin_round(0)
    assert table.waiting() == [(13, "food", 1), (14, "food", 1)]


def test_b076_lays_out_five_wood_and_loses_what_lies_there_with_a_renovation() -> None:
    table = with_cards().holds("B076").occupations(1).give(clay=2).round(3)
    table.play_minor("B076")
    assert table.waiting() == [(number, "wood", 1) for number in range(4, 9)]
    table.played("B047").pile("fishing", 1).round(3).use("fishing")
    table.round(5).give(clay=1, reed=1).use("house_redevelopment")
    assert table.waiting() == [(number, "food", 1) for number in (4, 5, 6)]


def test_b076_minds_no_other_seats_renovation() -> None:
    table = with_cards().holds("B076").occupations(1).give(clay=1)
    table.play_minor("B076")
    table.give(seat=1, clay=2, reed=1).use("house_redevelopment", seat=1)
    assert len(table.waiting()) == 5


def test_b003_plays_an_occupation_drawn_by_chance_for_two_food() -> None:
    table = with_cards().holds("B003", "A088").give(food=2)
    table.play_minor("B003", "A088")
    assert table.farm().occupations == 1
    assert table.goods() == {}
    # The card itself has travelled on.
    assert table.hand(1) == ["B003"]


def test_b003_hands_the_occupation_to_the_left_whom_it_surprises() -> None:
    table = with_cards(3).holds("B003", "A088").give(food=2)
    table.play_minor("B003", "done")
    assert table.hand(1) == ["A088", "B003"]
    assert table.goods() == {"food": 2}
    # Giver and receiver know where it is, the third seat does not.
    assert [table.knows("A088", 1, seat) for seat in range(3)] == [True, True, False]


def test_b003_must_give_away_what_cannot_be_paid_and_needs_an_occupation() -> None:
    table = with_cards().holds("B003").give(food=1)
    assert table.why_no_minor("B003") == "no-occupation-playable"
    asked = table.holds("A088").play_minor("B003", "done")
    assert [*asked[0].options] == ["done"]
    assert table.hand(1) == ["A088", "B003"]


def test_b003_puts_the_occupation_back_into_the_box_where_one_plays_alone() -> None:
    table = with_cards(1).holds("B003", "A088")
    before = table.view()["undealt"]
    table.play_minor("B003", "done")
    assert table.hand(0) == []
    assert table.view()["box"] == ["A088", "B003"]
    # Nobody can draw them again.
    assert table.view()["undealt"] == before


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


def test_b030_puts_wood_in_place_of_fences_on_the_edge_of_the_farmyard() -> None:
    table = with_cards().holds("B030").give(food=1, wood=6)
    table.play_minor("B030")
    asked = table.build_fences(1 << 4, 2)
    # A corner has two sides on the edge.
    assert asked.kinds == ["fence", "count"]
    assert asked[1].options == [0, 1, 2]
    assert table.goods() == {}
    assert table.farm().pastures == [[4]]
    assert table.counts("fences") == 4
    assert table.counts("fences_left") == 13
    assert table.points("bonus") == 2


def test_b030_has_nothing_to_ask_inside_the_farmyard() -> None:
    table = with_cards().played("B030").give(wood=9)
    assert table.build_fences(1 << 8, "done").kinds == ["fence", "fence"]
    assert table.goods() == {"wood": 5}
    assert table.points("bonus") == 0


def test_b030_goes_around_what_fifteen_fences_cannot() -> None:
    everything = sum(1 << cell for cell in range(15) if cell not in (5, 10))
    plain = with_cards().give(wood=30)
    assert plain.why_no_pasture(*(cell for cell in range(15) if cell not in (5, 10)))
    table = with_cards().played("B030").give(wood=17)
    asked = table.build_fences(everything)
    # Sixteen sides; two wood for the one that no fence is left for.
    assert asked[0].options.count(everything) == 1
    assert table.goods() == {}
    assert table.counts("fences_left") == 0
    assert table.points("bonus") == 1
    poor = with_cards().played("B030").give(wood=16)
    assert everything not in poor.pastures_to_fence()


def test_b030_builds_on_without_a_fence_in_the_supply() -> None:
    table = with_cards().played("B030").fence((3, 8, 9), (13, 14), (12,)).give(wood=4)
    assert table.counts("fences_left") == 0
    assert table.why_no_fences() is None
    table.build_fences(1 << 4)
    assert table.goods() == {}
    assert table.points("bonus") == 2
    plain = with_cards().fence((3, 8, 9), (13, 14), (12,)).give(wood=4)
    assert plain.why_no_fences() == "no-fence-left"


def test_b030_closes_a_space_within_a_ring_of_pastures() -> None:
    ring = sum(1 << cell for cell in (2, 3, 4, 7, 9, 12, 13, 14))
    table = with_cards().played("B030").give(wood=30)
    table.build_fences(ring, 8, "done")
    assert table.farm().pastures == [[2, 3, 4, 7, 9, 12, 13, 14], [8]]
    # It is a pasture already: nobody can fence it once more, for nothing and without end.
    assert 1 << 8 not in table.pastures_to_fence()


def test_b030_costs_two_wood_whatever_changes_the_price_of_fences() -> None:
    """R34: three fences are free with Hedge Keeper, palisades are none."""
    table = with_cards().played("B030", "A088").give(wood=4)
    table.copy().build_fences(1 << 4, 0, "done")
    bare = table.copy()
    bare.build_fences(1 << 4, 1)
    assert bare.goods() == {"wood": 2}
    table.build_fences(1 << 4, 2)
    assert table.goods() == {}


def test_b030_takes_part_where_fences_are_drawn_by_hand() -> None:
    table = with_cards().played("B030").give(wood=5)
    edges = [4, 5, 22, 27]
    asked = table.build_fences(*[("edge", edge) for edge in edges], "build", 1)
    assert asked[-1].options == [0, 1]
    assert table.farm().pastures == [[4]]
    assert table.goods() == {}


def test_b030_draws_no_fence_inside_the_farmyard_without_one_in_the_supply() -> None:
    table = with_cards().played("B030").fence((3, 8, 9), (13, 14), (12,)).give(wood=4)
    asked = table.build_fences(("edge", 10), "clear", 1 << 4)
    assert "build" not in asked[1].options
    assert table.points("bonus") == 2


def test_b030_is_no_help_to_mini_pasture() -> None:
    """What is fenced free of charge is fenced with fences."""
    table = with_cards().played("B030").holds("B002").give(food=2, wood=9)
    table.fence((3, 8, 9), (13, 14), (12,))
    assert table.play_minor("B002") == []
