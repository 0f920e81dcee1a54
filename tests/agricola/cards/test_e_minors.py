"""The minor improvements of deck E, each by what it proves."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_e010_moves_a_person_from_farmland_to_a_free_space_after_round_3() -> None:
    table = with_cards().played("E010").stands("farmland").stands("forest", seat=1).round(3)
    table.pile("clay_pit", 3).round(3).work_done()
    asked = table.copy().work_done()
    options = [*asked.asks().options]
    assert "clay_pit" in options
    assert "forest" not in options
    table.step("clay_pit")
    assert table.goods() == {"clay": 3}


def test_e010_gives_a_food_instead_and_nothing_after_other_rounds() -> None:
    table = with_cards().played("E010").stands("farmland").round(6).work_done()
    table.step("food")
    assert table.goods() == {"food": 1}
    # With nobody on Farmland there is nothing to choose.
    assert table.round(3).work_done().step() == []
    assert table.goods() == {"food": 2}
    assert table.stands("farmland").round(5).work_done().step() == []
    assert table.goods() == {"food": 2}


def test_e024_builds_a_major_where_a_space_offers_a_minor() -> None:
    table = with_cards().played("E024").give(clay=2).turned_up("basic_wish_for_children").rooms(0)
    assert [*table.asked("meeting_place").options] == ["fireplace_2", "done"]
    table.use("basic_wish_for_children", "fireplace_2")
    assert table.owner("fireplace_2") == 0


def test_e056_hands_out_its_food_while_the_owner_is_last_in_turn_order() -> None:
    table = with_cards(3).holds("E056").give(clay=1)
    table.play_minor("E056")
    for number in range(2, 9):
        # Seat 1 begins, so seat 0 is last; in odd rounds seat 0 begins.
        table.round(number).first(1 if number % 2 == 0 else 0).preparation().step()
    assert table.goods() == {"food": 4}
    assert table.farm().notes == {"E056": 0}


def test_e056_feeds_who_plays_alone() -> None:
    table = with_cards(1).played("E056").note("E056", 4).round(2).preparation()
    table.step()
    assert table.goods() == {"food": 1}


def test_e058_leaves_out_field_and_breeding_phase_for_a_food() -> None:
    table = with_cards().played("E058", "B050").sown(grain=(4, 3)).sown(seat=1, grain=(4, 3))
    table.give(sheep=3).fence((13, 14)).round(4)
    table.harvest().step("yes")
    assert table.goods() == {"food": 1, "sheep": 3}
    assert table.goods(1) == {"grain": 1}
    table.last_to_breed(0).step()
    assert table.goods() == {"food": 1, "sheep": 3}


def test_e058_reaps_and_breeds_as_ever_where_it_is_declined() -> None:
    table = with_cards().played("E058").sown(grain=(4, 3)).give(sheep=2).fence((13, 14)).round(4)
    table.harvest().step("no")
    table.last_to_breed(0).step()
    assert table.goods() == {"grain": 1, "sheep": 3}


def test_e084_breeds_one_sheep_alone_and_holds_a_sheep() -> None:
    table = with_cards().holds("E084")
    assert table.why_no_minor("E084") == "prerequisite-missing"
    table.played("E084").give(sheep=1, boar=1)
    # The pet's place, and that of the card: one is for sheep alone.
    assert not table.fits(0, 2)
    assert table.fits(2)
    assert table.has(sheep=1, boar=1).farm().herds["house"] == (0, 1, 0)
    table.has(boar=0).breed()
    assert table.goods() == {"sheep": 2}
    assert table.has(sheep=0, boar=1).breed() == []
    assert table.goods() == {"boar": 1}


def test_e058_leaves_out_what_comes_at_the_start_of_the_field_phase() -> None:
    table = with_cards().played("E058", "B061").sown(grain=(3, 3), vegetable=(4, 2)).fields(9)
    table.round(4)
    table.copy().harvest().step("no")
    table.harvest().step("yes")
    # Not the three food of a field phase that is left out.
    assert table.goods() == {"food": 1}


def test_e010_brings_what_still_comes_while_people_work() -> None:
    table = with_cards().played("E010", "A053").stands("farmland").pile("forest", 9).round(3)
    table.work_done().step("forest")
    assert table.goods() == {"wood": 9, "food": 2}
