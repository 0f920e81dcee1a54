"""A094 Lazy Sowman, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


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
