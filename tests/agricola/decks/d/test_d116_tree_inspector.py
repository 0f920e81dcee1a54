"""D116 Tree Inspector, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


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


def test_d116_is_no_space_of_the_board() -> None:
    """R36: what listens to building resource spaces does not hear of it."""
    table = with_cards(3).played("D116", "B146").holds("A016").note("D116", 64)
    assert table.step("yes").kinds == ["card"]
    assert table.goods() == {"wood": 1}
