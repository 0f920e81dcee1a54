"""A053 Claypipe, by what it does."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import CLAY
from tafelrunde.games.agricola.verbs.verbs import gain
from tests.agricola.table import with_cards


def test_a053_gives_food_at_home_for_seven_building_resources_of_the_work() -> None:
    table = with_cards().played("A053").pile("forest", 3).pile("clay_pit", 4).pile("fishing", 5)
    for space in ("forest", "clay_pit", "fishing"):
        table.use(space)
    gain(table.g, 1, CLAY, 9)
    table.work_done().step()
    assert table.goods()["food"] == 5 + 2
    # What came before does not count again, nor what comes at other times.
    table.preparation()
    gain(table.g, 0, CLAY, 9)
    table.work_done().step()
    assert table.goods()["food"] == 7


def test_a053_counts_its_owners_building_resources_alone_and_six_are_too_few() -> None:
    table = with_cards().played("A053").pile("forest", 3).pile("clay_pit", 3).pile("fishing", 5)
    for space in ("forest", "clay_pit", "fishing", "grain_seeds"):
        table.use(space)
    gain(table.g, 1, CLAY, 9)
    table.work_done().step()
    assert table.goods()["food"] == 5


def test_a053_counts_what_comes_once_it_lies_open_and_no_exchange() -> None:
    table = with_cards().holds("A053").pile("forest", 6).pile("clay_pit", 6)
    table.use("clay_pit")
    table.play_minor("A053")
    table.use("forest")
    table.played("B080").by_hand(table.exchange_of("B080"))
    assert table.goods() == {"wood": 6, "clay": 3, "stone": 1}
    table.work_done().step()
    assert "food" not in table.goods()
