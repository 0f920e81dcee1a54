"""B003 Moonshine, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


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
