"""Scoring: category by category, the exchanges of the workshops, ties, partners."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.building import used
from tafelrunde.games.agricola.board.farm import CELLS, COUNT, STABLES
from tafelrunde.games.agricola.board.goods import BOAR, CATTLE, GRAIN, SHEEP, STONE, VEGETABLE, WOOD
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import CLAY_HOUSE, PARTNER_PRODUCT, PARTNERS, STONE_HOUSE
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import HOUSEHOLD, POINTS, SCORING, SCORING_ALL
from tafelrunde.games.agricola.cards.majors import (
    MAJOR_POINTS,
    MAJORS,
    WORKSHOP_GOOD,
    WORKSHOP_LADDER,
    WORKSHOPS,
    ladder_points,
)
from tafelrunde.games.agricola.cards.places import heard, opened
from tafelrunde.games.agricola.verbs.crops import grown_on
from tafelrunde.games.agricola.verbs.partners import partner_of
from tafelrunde.kernel.game import ScoreLine, places

CATEGORIES: Final[tuple[str, ...]] = (
    "fields",
    "pastures",
    "grain",
    "vegetables",
    "sheep",
    "boar",
    "cattle",
    "unused",
    "stables",
    "rooms",
    "people",
    "improvements",
    "bonus",
    "begging",
)
# From how many on a category gives 1, 2, 3 and 4 points; below the first it is a minus point.
STEPS: Final[dict[str, tuple[int, ...]]] = {
    "fields": (2, 3, 4, 5),
    "pastures": (1, 2, 3, 4),
    "grain": (1, 4, 6, 8),
    "vegetables": (1, 2, 3, 4),
    "sheep": (1, 4, 6, 8),
    "boar": (1, 3, 5, 7),
    "cattle": (1, 2, 4, 6),
}
PERSON_POINTS: Final = 3
BEGGING_POINTS: Final = -3


def table_points(category: str, count: int) -> int:
    """The points of the scoring table."""
    points = 0
    for step in STEPS[category]:
        if count >= step:
            points += 1
    return points or -1


# The points of the scoring table, category by category for every number up to where they end.
_WIDTH: Final = 9
_TABLE: Final[list[int]] = [
    table_points(category, count) for category in STEPS for count in range(_WIDTH)
]


def counts(farm: Farm) -> dict[str, int]:
    """What the scoring table looks at."""
    return dict(zip(STEPS, _counted(farm), strict=True))


def _counted(farm: Farm) -> list[int]:
    """The same in the order of the table."""
    goods = farm.goods
    grain, vegetables = grown_on(farm)
    return [
        COUNT[farm.fields],
        len(farm.pastures),
        goods[GRAIN] + grain,
        goods[VEGETABLE] + vegetables,
        goods[SHEEP],
        goods[BOAR],
        goods[CATTLE],
    ]


def fenced_stables(farm: Farm) -> int:
    count = 0
    for pasture in farm.pastures:
        count += COUNT[pasture & farm.stables]
    return count


def room_points(farm: Farm) -> int:
    if farm.house == CLAY_HOUSE:
        return COUNT[farm.rooms]
    if farm.house == STONE_HOUSE:
        return 2 * COUNT[farm.rooms]
    return 0


def improvement_points(g: Agricola, seat: int) -> int:
    """Printed points of improvements lying open."""
    points = 0
    majors = g.majors
    for major in range(MAJORS):
        if majors[major] == seat:
            points += MAJOR_POINTS[major]
    for number in opened(g.farms[seat], POINTS):
        points += DECK[number].points
    return points


def bonus_points(g: Agricola, seat: int) -> int:
    """Points won during the game, by cards, and for goods given to the workshops."""
    farm = g.farms[seat]
    points = farm.bonus
    for place in range(3):
        if g.majors[WORKSHOPS[place]] == seat:
            points += ladder_points(place, farm.goods[WORKSHOP_GOOD[place]])
    for number in opened(farm, SCORING):
        points += DECK[number].score(g, seat)
    if heard(g, SCORING_ALL):
        for each in g.farms:
            for number in opened(each, SCORING_ALL):
                points += DECK[number].score_for(g, seat)
    return points


def person_points(g: Agricola, seat: int) -> int:
    """What each person of a seat is worth."""
    points = PERSON_POINTS
    for number in opened(g.farms[seat], HOUSEHOLD):
        changed = DECK[number].person_points()
        if changed >= 0:
            points = changed
    return points


def _looked_up(category: int, count: int) -> int:
    return _TABLE[category * _WIDTH + min(count, _WIDTH - 1)]


def own_total(g: Agricola, seat: int) -> int:
    """A seat's points in all, as they are asked for again and again."""
    farm = g.farms[seat]
    goods = farm.goods
    grain, vegetables = grown_on(farm)
    points = improvement_points(g, seat) + bonus_points(g, seat)
    # In the order of the table.
    points += _looked_up(0, COUNT[farm.fields])
    points += _looked_up(1, len(farm.pastures))
    points += _looked_up(2, goods[GRAIN] + grain)
    points += _looked_up(3, goods[VEGETABLE] + vegetables)
    points += _looked_up(4, goods[SHEEP])
    points += _looked_up(5, goods[BOAR])
    points += _looked_up(6, goods[CATTLE])
    points += COUNT[used(farm)] - CELLS + room_points(farm) + BEGGING_POINTS * farm.begging
    points += person_points(g, seat) * farm.people
    return points + (min(STABLES, fenced_stables(farm)) if farm.stables else 0)


def own_points(g: Agricola, seat: int) -> list[int]:
    """A seat's points by category."""
    farm = g.farms[seat]
    points = _counted(farm)
    for category in range(len(points)):
        points[category] = _looked_up(category, points[category])
    points.append(COUNT[used(farm)] - CELLS)
    points.append(min(STABLES, fenced_stables(farm)))
    points.append(room_points(farm))
    points.append(person_points(g, seat) * farm.people)
    points.append(improvement_points(g, seat))
    points.append(bonus_points(g, seat))
    points.append(BEGGING_POINTS * farm.begging)
    return points


def lower_points(g: Agricola, seat: int) -> list[int]:
    """The lower of two partners' values in each category.

    Begging markers are set off against bonus points: the two lines are one category.
    """
    partner = partner_of(seat)
    mine, theirs = own_points(g, seat), own_points(g, partner)
    points = [min(one, other) for one, other in zip(mine[:-2], theirs[:-2], strict=True)]
    if g.farms[seat].house != g.farms[partner].house:
        # R15: clay rooms and stone rooms are two categories, so of two materials neither counts.
        points[CATEGORIES.index("rooms")] = 0
    one, other = mine[-2:], theirs[-2:]
    return points + min((sum(one), one), (sum(other), other))[1]


def multiplied(one: int, other: int) -> int:
    """Two partners' totals as one.

    R16: two totals below nothing make a product below nothing.
    """
    return -one * other if one < 0 and other < 0 else one * other


def score_sheet(g: Agricola) -> list[ScoreLine]:
    """Every category with each seat's points; partners share a score."""
    lower = g.rules & PARTNERS and not g.rules & PARTNER_PRODUCT
    own = [lower_points(g, seat) if lower else own_points(g, seat) for seat in range(g.seats)]
    lines = [
        ScoreLine(f"agricola-score-{category}", [own[seat][place] for seat in range(g.seats)])
        for place, category in enumerate(CATEGORIES)
    ]
    if g.rules & PARTNER_PRODUCT:
        sums = [sum(points) for points in own]
        more = [multiplied(sums[seat], sums[partner_of(seat)]) - sums[seat] for seat in range(4)]
        lines.append(ScoreLine("agricola-score-product", more))
    return lines


def totals(g: Agricola) -> list[int]:
    result = [0] * g.seats
    for line in score_sheet(g):
        for seat in range(g.seats):
            result[seat] += line.points[seat]
    return result


def resources_left(g: Agricola, seat: int) -> int:
    """Building resources in the supply after those given for bonus points."""
    goods = g.farms[seat].goods
    left = 0
    for good in range(WOOD, STONE + 1):
        left += goods[good]
    for place in range(3):
        if g.majors[WORKSHOPS[place]] == seat:
            points = ladder_points(place, goods[WORKSHOP_GOOD[place]])
            if points:
                left -= WORKSHOP_LADDER[place][points - 1]
    return left


def ranking(g: Agricola) -> list[int]:
    """Most points; among equals more building resources; still equal: a shared place."""
    points = totals(g)
    left = [resources_left(g, seat) for seat in range(g.seats)]
    if g.rules & PARTNERS:
        left = [left[seat] + left[partner_of(seat)] for seat in range(4)]
    return places([(points[seat], left[seat]) for seat in range(g.seats)])
