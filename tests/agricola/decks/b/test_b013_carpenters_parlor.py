"""B013 Carpenter’s Parlor, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b013_makes_wooden_rooms_cheaper_and_no_others() -> None:
    table = with_cards().played("B013").give(wood=2, reed=4)
    table.use("farm_expansion", ("room", 0))
    assert table.goods() == {"reed": 2}
    table.house("clay").give(clay=4)
    assert table.why("farm_expansion") == "cannot-pay-stable"
    table.give(clay=1).use("farm_expansion", ("room", 6))
    assert table.goods() == {}


def test_b013_leaves_what_a_room_for_the_partner_costs_more() -> None:
    table = with_cards(4, partner__enabled=True, partner__building="alone").played("B013")
    table.give(wood=3, reed=3).use("farm_expansion", ("partner_room", 0))
    assert table.farm(2).rooms == [0, 5, 10]
    assert table.goods() == {}
