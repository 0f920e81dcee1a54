"""A127 Lodger, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


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
