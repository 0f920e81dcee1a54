"""B126 Carpenter, by what it does."""

from __future__ import annotations

import pytest

from tests.agricola.table import with_cards


@pytest.mark.parametrize("material", ["wood", "clay", "stone"])
def test_b126_builds_rooms_of_three_of_their_material(material: str) -> None:
    table = with_cards().played("B126").house(material).give(reed=2, **{material: 3})
    table.use("farm_expansion", ("room", 0))
    assert table.goods() == {}
    table.give(reed=2, **{material: 2})
    asked = table.why("farm_expansion")
    assert asked == (None if material == "wood" else "cannot-pay-stable")


def test_b126_and_a123_and_b145_meet_in_a_room_of_a_wood_and_a_clay() -> None:
    table = with_cards(3).played("B126", "B145", "A123").house("clay").give(clay=1, wood=2)
    table.use("farm_expansion", ("room", 0))
    assert table.goods() == {}


def test_b126_leaves_a_room_of_two_wood_as_it_is() -> None:
    table = with_cards().played("B126", "B013").give(wood=1, reed=2)
    assert table.why("farm_expansion") == "cannot-pay-stable"
    table.give(wood=1).use("farm_expansion", ("room", 0))
    assert table.goods() == {}


def test_b126_saves_two_of_the_material_of_a_room_for_the_partner() -> None:
    table = with_cards(4, partner__enabled=True, partner__building="alone").played("B126")
    table.house("clay", seat=2).give(clay=4, reed=3)
    table.use("farm_expansion", ("partner_room", 0))
    assert table.goods() == {}
    assert table.farm(2).rooms == [0, 5, 10]
