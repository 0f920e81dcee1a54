"""The table of what Agricola's cards are worth among bots that comes with the package."""

from __future__ import annotations

import json

from tafelrunde.games.agricola.cards.lists import BASE_BOX
from tafelrunde.games.agricola.cards.majors import MAJOR_NAMES
from tafelrunde.lab.pairs import BEST, LEAST
from tafelrunde.lab.power import kept_powers
from tafelrunde.server.base.catalogue import powers_of


def test_the_table_says_how_it_was_made_and_has_every_card_of_the_base_box() -> None:
    table = kept_powers("agricola")
    assert table is not None
    assert table["made"].startswith("tafelrunde power agricola ")
    assert sum(one["games"] for one in table["tables"]) >= 20_000
    assert table["errors"] == 0
    dealt = {item["id"] for item in table["items"] if "dealt" in item}
    assert dealt == set(BASE_BOX)
    built = {item["id"] for item in table["items"] if item["group"] == "major"}
    assert built == set(MAJOR_NAMES)


def test_shares_lie_within_their_intervals_and_all_seats_share_the_wins() -> None:
    table = kept_powers("agricola")
    assert table is not None
    for one in table["tables"]:
        assert abs(one["win_share"] - 1 / one["seats"]) < 0.001
        assert one["times"] == one["seats"] * one["games"]
    for item in table["items"]:
        for stage in ("dealt", "kept", "played"):
            if stage in item:
                found = item[stage]
                assert found["win_low"] <= found["win_share"] <= found["win_high"]


def test_the_card_library_gets_a_row_for_each_number_of_seats() -> None:
    cards = json.loads(powers_of("agricola")[0])["cards"]
    pairs = json.loads(powers_of("agricola")[0])["pairs"]
    assert set(pairs) <= set(cards)
    for card, others in pairs.items():
        assert 0 < len(others) <= BEST
        assert card not in {other for other, _, _ in others}
        assert all(times >= LEAST and lift > 1 for _, times, lift in others)
    # An occupation with the mark 4+ is dealt at four seats alone.
    assert [row["seats"] for row in cards["A002"]] == [2, 3, 4]
    assert [row["seats"] for row in cards["A165"]] == [4]
    assert json.loads(powers_of("lydia")[0]) == {"bots": [], "games": 0, "cards": {}, "pairs": {}}
