"""E093 Motivator, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_e093_places_a_person_from_the_supply_first_where_no_space_is_unused() -> None:
    table = with_cards().played("E093").fields(*range(5), 6, 7, 8, 9, 11, 12, 13)
    assert table.asks().kind == "place"
    table.fields(14)
    assert table.step("yes").kinds == ["card"]
    assert table.farm().home == 3
    table.pile("forest", 3).step("forest")
    assert table.turn == 1
    assert table.farm().home == 2


def test_e093_is_asked_once_a_round_and_has_to_have_a_person_left() -> None:
    full = [cell for cell in range(15) if cell not in (5, 10)]
    table = with_cards().played("E093").fields(*full)
    table.step("no")
    assert table.asks().kind == "place"
    assert table.round(2).asks().kind == "card"
    assert table.family(5).asks().kind == "place"
    # While the guest works its piece is no child's.
    table = with_cards().played("E093").fields(*full).family(4).rooms(1)
    table.turned_up("urgent_wish_for_children").round(1).step("yes")
    assert table.why("urgent_wish_for_children") == "family-complete"
