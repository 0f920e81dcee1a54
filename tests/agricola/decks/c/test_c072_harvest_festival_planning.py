"""C072 Harvest Festival Planning, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_c072_reaps_every_field_once_and_then_builds_an_improvement() -> None:
    table = with_cards().holds("C072").occupations(1).give(food=1, clay=2)
    assert table.why_no_minor("C072") == "prerequisite-missing"
    table.occupations(2).sown(grain=(4, 3)).sown(vegetable=(3, 2)).sown(seat=1, grain=(4, 3))
    table.play_minor("C072", "fireplace_2")
    assert table.goods() == {"grain": 1, "vegetable": 1}
    assert table.farm().crops == {4: ("grain", 2), 3: ("vegetable", 1)}
    assert table.owner("fireplace_2") == 0
    assert table.goods(1) == {}


def test_c072_is_no_harvest_for_cards_that_speak_in_the_field_phase() -> None:
    table = with_cards().played("B050").holds("C072").occupations(2).give(food=1, sheep=3)
    table.play_minor("C072")
    assert table.goods() == {"sheep": 3}


def test_c072_lets_a_shed_be_played_that_asks_for_a_major_improvement_action() -> None:
    table = with_cards().holds("C072", "A010").occupations(2).give(food=1, wood=2, reed=1)
    table.play_minor("C072", ("minor", "A010"))
    assert table.goods() == {}
