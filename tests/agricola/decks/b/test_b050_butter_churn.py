"""B050 Butter Churn, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b050_gives_food_for_sheep_and_cattle_in_the_field_phase() -> None:
    table = with_cards().holds("B050").give(wood=1).occupations(4)
    assert table.why_no_minor("B050") == "prerequisite-missing"
    table.occupations(3).play_minor("B050")
    table.fence((3, 4, 8, 9), (2, 7)).give(sheep=7, cattle=4).harvest().step()
    assert table.goods()["food"] == 2 + 2
