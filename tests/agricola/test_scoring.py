"""Scoring: the table at every boundary, the ladders, ties, partners."""

from __future__ import annotations

import pytest

from tafelrunde.games.agricola.majors import BASKETMAKER, JOINERY, POTTERY, WELL
from tafelrunde.games.agricola.scoring import (
    CATEGORIES,
    own_points,
    ranking,
    resources_left,
    score_sheet,
    table_points,
    totals,
)
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.terms import VEGETABLES
from tests.agricola.table import cells, fence_in, give, table

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


def line(g: Agricola, category: str, seat: int = 0) -> int:
    return own_points(g, seat)[CATEGORIES.index(category)]


@pytest.mark.parametrize("category", TABLE)
def test_the_scoring_table_at_every_boundary(category: str) -> None:
    for count, points in TABLE[category]:
        assert table_points(category, count) == points, (category, count)


def test_a_farm_at_the_start_has_thirteen_unused_spaces_and_two_people() -> None:
    g = table(2)
    assert line(g, "unused") == -13
    assert line(g, "people") == 6
    assert totals(g) == [6 - 13 - 7] * 2


def test_crops_on_fields_and_in_the_supply_count_together() -> None:
    g = table(2)
    farm = g.farms[0]
    farm.fields = cells(0, 1)
    farm.crops[0] = 3
    farm.crops[1] = VEGETABLES + 2
    give(farm, grain=1, vegetable=1)
    assert line(g, "grain") == 2
    assert line(g, "vegetables") == 3
    assert line(g, "fields") == 1


def test_a_fenced_stable_gives_a_point_an_unfenced_one_only_uses_its_space() -> None:
    g = table(2)
    farm = g.farms[0]
    farm.stables = cells(0, 4)
    assert line(g, "stables") == 0
    assert line(g, "unused") == -11
    fence_in(farm, cells(4))
    assert line(g, "stables") == 1
    assert line(g, "pastures") == 1
    assert line(g, "unused") == -11


def test_clay_rooms_give_one_point_stone_rooms_two() -> None:
    g = table(2)
    farm = g.farms[0]
    farm.rooms |= cells(0)
    for house, points in ((0, 0), (1, 3), (2, 6)):
        farm.house = house
        assert line(g, "rooms") == points


def test_begging_markers_cost_three_points_each() -> None:
    g = table(2)
    g.farms[0].begging = 2
    assert line(g, "begging") == -6


@pytest.mark.parametrize(
    ("workshop", "good", "ladder"),
    [(JOINERY, "wood", (3, 5, 7)), (POTTERY, "clay", (3, 5, 7)), (BASKETMAKER, "reed", (2, 4, 5))],
)
def test_workshops_give_up_to_three_bonus_points(
    workshop: int, good: str, ladder: tuple[int, ...]
) -> None:
    for count in range(10):
        g = table(2)
        give(g.farms[0], **{good: count})
        assert line(g, "bonus") == 0
        g.majors[workshop] = 0
        points = sum(count >= step for step in ladder)
        assert line(g, "bonus") == points
        assert line(g, "improvements") == 2
        spent = ladder[points - 1] if points else 0
        assert resources_left(g, 0) == count - spent


def test_printed_points_of_majors_count() -> None:
    g = table(2)
    g.majors[WELL] = 1
    assert line(g, "improvements", 1) == 4
    assert line(g, "improvements", 0) == 0


def test_ties_go_to_more_building_resources_left_after_bonuses() -> None:
    g = table(3)
    give(g.farms[0], wood=3)
    give(g.farms[1], reed=2, stone=1)
    give(g.farms[2], food=9)
    assert ranking(g) == [1, 1, 3]
    g.majors[JOINERY] = 0
    g.majors[POTTERY] = 1
    g.majors[BASKETMAKER] = 2
    # Three wood become a bonus point for seat 0, so seat 0 has more points and no wood left.
    assert totals(g)[0] == totals(g)[1] + 1
    assert ranking(g) == [1, 2, 3]


def test_equal_farms_share_a_place() -> None:
    assert ranking(table(4)) == [1, 1, 1, 1]


def test_partners_score_the_lower_value_in_each_category() -> None:
    g = table(4, partner__enabled=True)
    g.farms[0].people = 5
    g.farms[2].begging = 1
    give(g.farms[2], sheep=1)
    sheet = {row.id.removeprefix("agricola-score-"): row.points for row in score_sheet(g)}
    assert sheet["people"][0] == sheet["people"][2] == 6
    assert sheet["begging"][0] == -3
    assert sheet["sheep"] == [-1, -1, -1, -1]
    assert ranking(g) == [3, 1, 3, 1]


def test_begging_is_set_off_against_bonus_points_before_partners_are_compared() -> None:
    g = table(4, partner__enabled=True)
    g.farms[0].bonus = 5
    g.farms[0].begging = 1
    sheet = {row.id.removeprefix("agricola-score-"): row.points for row in score_sheet(g)}
    # 5 - 3 with one partner, 0 with the other: 0 counts.
    assert sheet["bonus"][0] + sheet["begging"][0] == 0
    g.farms[2].begging = 1
    sheet = {row.id.removeprefix("agricola-score-"): row.points for row in score_sheet(g)}
    assert (sheet["bonus"][0], sheet["begging"][0]) == (0, -3)
    assert totals(g)[0] == totals(g)[2]


def test_partners_may_multiply_their_totals() -> None:
    g = table(4, partner__enabled=True, partner__scoring="product")
    for farm in g.farms:
        farm.people = 5
        give(farm, sheep=8, boar=7, cattle=6, grain=8, vegetable=4)
    alone = sum(own_points(g, 0))
    assert alone > 1
    assert totals(g) == [alone * alone] * 4


def test_two_totals_below_nothing_multiplied_do_not_win() -> None:
    g = table(4, partner__enabled=True, partner__scoring="product")
    assert sum(own_points(g, 0)) < 0
    for seat in (1, 3):
        g.farms[seat].people = 5
        give(g.farms[seat], sheep=8, boar=7, cattle=6, grain=8, vegetable=4)
    # Two partners have points, the others are below nothing.
    assert ranking(g) == [3, 1, 3, 1]
    assert totals(g)[0] == totals(g)[2] < 0
    g.farms[1].bonus = 1 - sum(own_points(g, 1))
    g.farms[3].bonus = 1 - sum(own_points(g, 3))
    assert totals(g)[1] == 1
    assert ranking(g) == [3, 1, 3, 1]


def test_clay_rooms_and_stone_rooms_are_two_categories_of_partners() -> None:
    g = table(4, partner__enabled=True)
    clay, stone = g.farms[0], g.farms[2]
    clay.house, stone.house = 1, 2
    clay.rooms |= cells(0)

    def rooms() -> list[int]:
        return score_sheet(g)[CATEGORIES.index("rooms")].points

    assert rooms() == [0, 0, 0, 0]
    stone.house = 1
    assert rooms() == [2, 0, 2, 0]
    clay.house = stone.house = 2
    assert rooms() == [4, 0, 4, 0]
