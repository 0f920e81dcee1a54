"""Scoring: the table at every boundary, the ladders, ties, partners."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde import new
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.majors import JOINERY
from tafelrunde.games.agricola.scoring import own_points, own_total, resources_left, table_points
from tafelrunde.games.agricola.shown.next_points import next_points
from tests.agricola.table import Table
from tests.generic.playing import random_move

# From the scoring table: the number of things, then the points.
TABLE = {
    "fields": [(0, -1), (1, -1), (2, 1), (3, 2), (4, 3), (5, 4), (9, 4)],
    "pastures": [(0, -1), (1, 1), (2, 2), (3, 3), (4, 4), (6, 4)],
    "grain": [(0, -1), (1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (20, 4)],
    "vegetables": [(0, -1), (1, 1), (2, 2), (3, 3), (4, 4), (9, 4)],
    "sheep": [(0, -1), (1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (20, 4)],
    "boar": [(0, -1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (20, 4)],
    "cattle": [(0, -1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (20, 4)],
}


@pytest.mark.parametrize("category", TABLE)
def test_the_scoring_table_at_every_boundary(category: str) -> None:
    for count, points in TABLE[category]:
        assert table_points(category, count) == points, (category, count)


def test_a_farm_at_the_start_has_thirteen_unused_spaces_and_two_people() -> None:
    table = Table(2)
    assert table.points("unused") == -13
    assert table.points("people") == 6
    assert table.totals() == [6 - 13 - 7] * 2


def test_crops_on_fields_and_in_the_supply_count_together() -> None:
    table = Table(2)
    table.sown(grain=(0, 3), vegetable=(1, 2))
    table.give(grain=1, vegetable=1)
    assert table.points("grain") == 2
    assert table.points("vegetables") == 3
    assert table.points("fields") == 1


def test_a_fenced_stable_gives_a_point_an_unfenced_one_only_uses_its_space() -> None:
    table = Table(2)
    table.stables(0, 4)
    assert table.points("stables") == 0
    assert table.points("unused") == -11
    table.fence((4,))
    assert table.points("stables") == 1
    assert table.points("pastures") == 1
    assert table.points("unused") == -11


def test_clay_rooms_give_one_point_stone_rooms_two() -> None:
    table = Table(2)
    table.rooms(0)
    for house, points in (("wood", 0), ("clay", 3), ("stone", 6)):
        table.house(house)
        assert table.points("rooms") == points


def test_begging_markers_cost_three_points_each() -> None:
    table = Table(2)
    table.begging(2)
    assert table.points("begging") == -6


@pytest.mark.parametrize(
    ("workshop", "good", "ladder"),
    [
        ("joinery", "wood", (3, 5, 7)),
        ("pottery", "clay", (3, 5, 7)),
        ("basketmakers_workshop", "reed", (2, 4, 5)),
    ],
)
def test_workshops_give_up_to_three_bonus_points(
    workshop: str, good: str, ladder: tuple[int, ...]
) -> None:
    for count in range(10):
        table = Table(2)
        table.give(**{good: count})
        assert table.points("bonus") == 0
        table.owns(workshop)
        points = sum(count >= step for step in ladder)
        assert table.points("bonus") == points
        assert table.points("improvements") == 2
        spent = ladder[points - 1] if points else 0
        assert resources_left(table.g, 0) == count - spent


def test_printed_points_of_majors_count() -> None:
    table = Table(2)
    table.owns("well", seat=1)
    assert table.points("improvements", 1) == 4
    assert table.points("improvements", 0) == 0


def test_ties_go_to_more_building_resources_left_after_bonuses() -> None:
    table = Table(3)
    table.give(wood=3)
    table.give(1, reed=2, stone=1)
    table.give(2, food=9)
    assert table.ranking() == [1, 1, 3]
    table.owns("joinery")
    table.owns("pottery", seat=1)
    table.owns("basketmakers_workshop", seat=2)
    # Three wood become a bonus point for seat 0, so seat 0 has more points and no wood left.
    assert table.totals()[0] == table.totals()[1] + 1
    assert table.ranking() == [1, 2, 3]


def test_equal_farms_share_a_place() -> None:
    assert Table(4).ranking() == [1, 1, 1, 1]


def test_partners_score_the_lower_value_in_each_category() -> None:
    table = Table(4, partner__enabled=True)
    table.family(5)
    table.begging(1, seat=2)
    table.give(2, sheep=1)
    assert table.sheet("people")[0] == table.sheet("people")[2] == 6
    assert table.sheet("begging")[0] == -3
    assert table.sheet("sheep") == [-1, -1, -1, -1]
    assert table.ranking() == [3, 1, 3, 1]


def test_begging_is_set_off_against_bonus_points_before_partners_are_compared() -> None:
    table = Table(4, partner__enabled=True)
    table.bonus(5)
    table.begging(1)
    # 5 - 3 with one partner, 0 with the other: 0 counts.
    assert table.sheet("bonus")[0] + table.sheet("begging")[0] == 0
    table.begging(1, seat=2)
    assert (table.sheet("bonus")[0], table.sheet("begging")[0]) == (0, -3)
    assert table.totals()[0] == table.totals()[2]


def test_partners_may_multiply_their_totals() -> None:
    table = Table(4, partner__enabled=True, partner__scoring="product")
    for seat in range(4):
        table.family(5, seat=seat)
        table.give(seat, sheep=8, boar=7, cattle=6, grain=8, vegetable=4)
    alone = table.farm().own_points
    assert alone > 1
    assert table.totals() == [alone * alone] * 4


def test_two_totals_below_nothing_multiplied_do_not_win() -> None:
    table = Table(4, partner__enabled=True, partner__scoring="product")
    assert table.farm().own_points < 0
    for seat in (1, 3):
        table.family(5, seat=seat)
        table.give(seat, sheep=8, boar=7, cattle=6, grain=8, vegetable=4)
    # Two partners have points, the others are below nothing.
    assert table.ranking() == [3, 1, 3, 1]
    assert table.totals()[0] == table.totals()[2] < 0
    table.bonus(1 - table.farm(1).own_points, seat=1)
    table.bonus(1 - table.farm(3).own_points, seat=3)
    assert table.totals()[1] == 1
    assert table.ranking() == [3, 1, 3, 1]


def test_clay_rooms_and_stone_rooms_are_two_categories_of_partners() -> None:
    table = Table(4, partner__enabled=True)
    table.house("clay").rooms(0).house("stone", seat=2)
    assert table.sheet("rooms") == [0, 0, 0, 0]
    table.house("clay", seat=2)
    assert table.sheet("rooms") == [2, 0, 2, 0]
    table.house("stone").house("stone", seat=2)
    assert table.sheet("rooms") == [4, 0, 4, 0]


def test_the_total_is_the_sum_of_all_categories() -> None:
    match = new("agricola", 2, "total")
    dice = Random(1)
    while not match.over:
        state = match.state
        assert isinstance(state, Agricola)
        for seat in range(2):
            assert own_total(state, seat) == sum(own_points(state, seat))
        match.play(*random_move(match, dice))


@pytest.mark.parametrize("good", ["grain", "vegetable", "sheep", "boar", "cattle"])
@pytest.mark.parametrize("have", [0, 1, 4, 8])
def test_what_is_told_to_bring_the_next_point_brings_just_that(good: str, have: int) -> None:
    line = "vegetables" if good == "vegetable" else good
    table = Table(2).has(**{good: have})
    (told,) = next_points(table.g)[f"agricola-score-{line}"][0]
    if table.points(line) == 4:
        assert told.id == "next-points-most"
        return
    before, more, gain = table.points(line), told.args["more"], told.args["gain"]
    assert isinstance(more, int)
    assert isinstance(gain, int)
    table.has(**{good: have + more - 1})
    assert table.points(line) == before
    table.has(**{good: have + more})
    assert table.points(line) == before + gain


def test_rooms_people_and_workshops_tell_what_comes_next() -> None:
    table = Table(2)
    rooms = [[text.id for text in next_points(table.g)["agricola-score-rooms"][0]]]
    for house in ("clay", "stone"):
        table.house(house)
        rooms.append([text.id for text in next_points(table.g)["agricola-score-rooms"][0]])
    assert rooms == [
        ["agricola-next-clay"],
        ["agricola-next-room", "agricola-next-stone"],
        ["agricola-next-room"],
    ]
    assert next_points(table.g)["agricola-score-bonus"] == [[], []]
    table.g.majors = [
        0 if major == JOINERY else owner for major, owner in enumerate(table.g.majors)
    ]
    (told,) = next_points(table.has(wood=3).g)["agricola-score-bonus"][0]
    assert (told.id, told.args["more"]) == ("agricola-next-wood", 2)
    farm = table.g.farms[1]
    farm.people = 5
    assert [text.id for text in next_points(table.g)["agricola-score-people"][1]] == [
        "next-points-most"
    ]


def test_partners_are_told_nothing_of_a_score_that_they_share() -> None:
    assert next_points(Table(4, partner__enabled=True).g) == {}
