"""The occupations of deck D, each by what it proves."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_d115_sows_a_field_for_each_newborn_animal() -> None:
    table = with_cards().played("D115").fields(3, 4).fence((13, 14)).give(sheep=2, grain=2)
    asked = table.last_to_breed(0).step((1, 0))
    assert [*asked[0].options] == [(1, 0), "skip"]
    assert table.farm().crops == {3: ("grain", 3)}
    assert table.goods() == {"sheep": 3, "grain": 1}


def test_d115_minds_no_young_outside_a_breeding_phase() -> None:
    table = with_cards(4).played("D115", "A165").fields(4).fence((13, 14)).give(boar=2, grain=1)
    assert table.round(12).work_done().step() == []
    assert table.goods() == {"boar": 3, "grain": 1}
    assert table.farm().crops == {}


def test_d116_gathers_a_wood_each_round_for_the_owners_people_alone() -> None:
    table = with_cards().played("D116").turned_up("grain_utilization", "fencing")
    table.preparation().step()
    table.preparation().step()
    assert table.farm().notes == {"D116": 128}
    assert table.step("yes").kinds == ["card"]
    assert table.goods() == {"wood": 2}
    assert (table.turn, table.farm().home) == (1, 1)
    # Somebody is there now.
    assert table.its_turn(0).asks().kind == "place"


def test_d116_loses_its_wood_when_a_quarry_is_turned_up() -> None:
    table = with_cards().played("D116").note("D116", 192).turned_up("western_quarry")
    table.preparation().step()
    assert table.farm().notes == {"D116": 64}


def test_d116_asks_in_every_turn_anew() -> None:
    table = with_cards().played("D116").note("D116", 64).pile("forest", 1)
    table.step("no")
    table.step("forest")
    assert table.its_turn(0).asks().kind == "card"


def test_d116_asks_again_when_the_person_was_put_off() -> None:
    table = with_cards().played("D116", "D053").note("D116", 64).pile("forest", 1).at_home(1)
    assert table.step("D116", "no", "yes").kinds == ["order", "card", "card"]
    assert table.turn == 1
    table.step("forest")
    assert table.its_turn(0).asks().about == "D116"


def test_d159_turns_a_reed_into_three_food_unless_somebody_buys_it() -> None:
    table = with_cards(4).played("D159").give(reed=1)
    table.by_hand(("errand", 0, 0, 0))
    assert table.goods() == {"food": 3}


def test_d159_lets_the_owner_choose_among_buyers() -> None:
    table = with_cards(4).played("D159").give(reed=1).round(4)
    for seat in (1, 2, 3):
        table.give(seat=seat, food=2)
    asked = table.harvest().step(("errand", 0, 0, 0), "yes", "no", "yes", 3)
    assert [decision.seat for decision in asked] == [0, 1, 2, 3, 0]
    assert (table.goods(), table.goods(3)) == ({"food": 2}, {"reed": 1})
    assert table.goods(1) == {"food": 2}


def test_d116_is_no_space_of_the_board() -> None:
    """R36: what listens to building resource spaces does not hear of it."""
    table = with_cards(3).played("D116", "B146").holds("A016").note("D116", 64)
    assert table.step("yes").kinds == ["card"]
    assert table.goods() == {"wood": 1}
