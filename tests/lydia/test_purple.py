"""Section 8.1: the twelve purple cards at their boundaries."""

from __future__ import annotations

import pytest

from tafelrunde import Match
from tafelrunde.kernel.text import Text
from tests.lydia.table import Table, card, score


def worth(table: Table, name: str) -> int:
    """What the card scores basic, having checked that it scores double upgraded."""
    basic = table.owns(0, name).match()
    points = _points(basic, name)
    upgraded = _points(table.owns(0, "+" + name).match(), name)
    if name == "purple-upgraded":
        return points
    assert upgraded == 2 * points
    return points


def _points(match: Match, name: str) -> int:
    properties = match.view(0)["players"][0]["properties"]
    return next(int(row["points"]) for row in properties if row["card"] == card(name))


@pytest.mark.parametrize("level", range(7))
def test_influence_scores_one_for_each_level(level: int) -> None:
    assert worth(Table().level(0, level), "purple-influence") == level


@pytest.mark.parametrize(
    ("bag", "points"),
    [
        (["blue", "yellow", "green", "red"], 0),
        (["blue", "blue", "green", "red"], 3),
        (["blue", "blue", "blue", "red"], 3),
        (["blue", "blue", "red", "red"], 6),
        (["blue", "blue", "blue", "blue"], 6),
        (["lydian", "lydian", "blue", "red"], 3),
        (["artisan", "artisan", "lydian", "lydian"], 6),
    ],
)
def test_pairs_score_three_for_each_pair_in_the_bag(bag: list[str], points: int) -> None:
    """R9: equal kinds are a pair."""
    # Seat 1 begins, so that seat 0's bag is whole.
    table = Table().bag(0, *bag)
    table.g.first = 1
    assert worth(table, "purple-pairs") == points


@pytest.mark.parametrize("colour", ["blue", "yellow", "green", "red"])
@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (5, 6), (6, 9)])
def test_resources_score_three_for_every_two_held(colour: str, held: int, points: int) -> None:
    assert worth(Table().holds(0, **{colour: held}), f"purple-{colour}") == points


@pytest.mark.parametrize("count", range(5))
def test_lydians_in_the_bag_score_two_each(count: int) -> None:
    table = Table().bag(0, *["lydian"] * count, *["blue"] * (4 - count))
    table.g.first = 1
    assert worth(table, "purple-lydian") == 2 * count


def test_upgraded_properties_score_one_each_and_itself_once_upgraded() -> None:
    table = Table().owns(0, "+silver-gate-blue", "+purple-gold", "silver-gate-red")
    assert worth(table, "purple-upgraded") == 2
    match = Table().owns(0, "+silver-gate-blue", "+purple-gold", "+purple-upgraded").match()
    assert _points(match, "purple-upgraded") == 6


@pytest.mark.parametrize(("more", "points"), [(0, 0), (1, 3), (2, 3), (3, 6)])
def test_silver_properties_score_three_for_every_two_start_card_included(
    more: int, points: int
) -> None:
    names = ["silver-gate-blue", "+silver-gate-red", "silver-gate-green"][:more]
    assert worth(Table().owns(0, *names), "purple-silver") == points


@pytest.mark.parametrize("count", range(4))
def test_gold_properties_score_three_each(count: int) -> None:
    names = ["gold-mint", "+gold-caravan", "gold-pair-green-red"][:count]
    assert worth(Table().owns(0, *names), "purple-gold") == 3 * count


def test_fountain_cards_count_as_gold() -> None:
    table = Table(modules=["pactolus"]).owns(0, "gold-mint", "fountain-red", "+fountain-blue")
    assert worth(table, "purple-gold") == 9


def test_fountain_cards_are_not_silver() -> None:
    table = Table(modules=["pactolus"]).owns(0, "fountain-red")
    assert worth(table, "purple-silver") == 0


@pytest.mark.parametrize(
    ("names", "points"),
    [
        ([], 0),  # the start card's one symbol
        (["+start-blue"], 1),
        (["silver-gate-red"], 1),
        (["silver-guild-red"], 1),  # 1 + 2 rounds down
        (["+silver-guild-red"], 2),
        (["gold-caravan"], 2),
        (["+gold-caravan"], 4),
        (["+gold-mint"], 0),  # coins do not count
    ],
)
def test_production_scores_one_for_every_two_symbols(names: list[str], points: int) -> None:
    """R10."""
    assert worth(Table().owns(0, *names), "purple-production") == points


def test_production_ignores_cards_under_an_estate_and_coins_of_fountain_cards() -> None:
    table = Table(modules=["pactolus", "estates"]).owns(0, "=gold-caravan", "+fountain-red")
    assert worth(table, "purple-production") == 0


def test_a_tomb_changes_nothing_for_production() -> None:
    table = Table(modules=["tomb"]).owns(0, "silver-gate-blue")
    table.g.entombed[0] = 1
    assert worth(table, "purple-production") == 1


@pytest.mark.parametrize("more", range(4))
def test_purple_properties_score_two_each_itself_included(more: int) -> None:
    names = ["purple-gold", "+purple-silver", "purple-red"][:more]
    assert worth(Table().owns(0, *names), "purple-purple") == 2 * (more + 1)


def test_the_sheet_adds_the_purple_cards_up() -> None:
    table = Table().owns(0, "purple-purple", "+purple-blue").holds(0, blue=4)
    assert score(table.match(), "purple") == 4 + 12


def test_a_purple_card_tells_how_many_more_bring_its_next_points() -> None:
    table = Table().owns(0, "purple-influence").level(0, 1)
    table.holds(0, coin=3)
    match = table.match()
    before = score(match, "purple")
    told = {line: columns[0] for line, columns in match.game.next_points(match.state).items()}
    card_told = told["lydia-score-purple"][0]
    assert card_told.args["counted"] == Text("lydia-counted-influence")
    more, gain = card_told.args["more"], card_told.args["gain"]
    assert isinstance(more, int)
    assert isinstance(gain, int)
    then = Table().owns(0, "purple-influence").level(0, 1 + more).match()
    assert score(then, "purple") == before + gain
    (influence,) = told["lydia-score-influence"]
    assert (influence.args["more"], influence.args["gain"]) == (3, 4)
    (coins,) = told["lydia-score-coins"]
    assert coins.id == "lydia-next-token"
    assert coins.args["gain"] == 3
