"""B019 Moldboard Plow, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


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
