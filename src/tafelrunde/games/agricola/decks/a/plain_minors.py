"""The minor improvements of deck A that are a few lines of parts."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD, VEGETABLE, WOOD, cost
from tafelrunde.games.agricola.board.spaces import (
    CULTIVATION,
    EASTERN_QUARRY,
    FARMLAND,
    FISHING,
    GRAIN_SEEDS,
    WESTERN_QUARRY,
)
from tafelrunde.games.agricola.cards.base import deal_in
from tafelrunde.games.agricola.cards.hooks import FOR_MAJOR, FOR_MINOR
from tafelrunde.games.agricola.cards.occasions import AFTER_IMPROVEMENT
from tafelrunde.games.agricola.decks.deeds import BakeBread, Both, Coming, Get, PlowField, WinPoints
from tafelrunde.games.agricola.decks.effects import minor
from tafelrunde.games.agricola.decks.parts import AtOnce, Cheaper, EachTime, Having, Scores

deal_in(
    minor("A002", "farm", [cost(food=2)], AtOnce(PlowField(must=True)), travels=True),
    minor("A009", "livestock", [cost(sheep=1)], AtOnce(Get(cost(cattle=1))), travels=True),
    minor(
        "A024",
        "actions",
        [cost(wood=1)],
        EachTime((FARMLAND, CULTIVATION), BakeBread()),
        needs="occupations>=2",
        points=1,
    ),
    minor(
        "A032",
        "points",
        [cost(wood=2)],
        Scores("pasture_spaces", ((6, 1), (7, 2), (8, 3), (10, 4))),
    ),
    minor(
        "A033",
        "points",
        [],
        AtOnce(Both(WinPoints("rounds_left"), Get(cost(food=2), per="rounds_left"))),
        needs="unused_spaces==0",
        signs="now round > +1 bonus +2 food",
    ),
    minor(
        "A044",
        "food",
        [cost(wood=1)],
        AtOnce(Coming(FOOD, 1, range(1, 4))),
        needs="occupations==2",
        points=1,
    ),
    minor(
        "A055",
        "food",
        [cost(wood=1, clay=1)],
        AtOnce(Get(cost(food=1))),
        Having(AFTER_IMPROVEMENT, Get(cost(food=1))),
    ),
    minor("A067", "crops", [cost(wood=1)], EachTime((GRAIN_SEEDS,), Get(cost(grain=1)))),
    minor(
        "A069",
        "crops",
        [cost(wood=2)],
        AtOnce(Coming(VEGETABLE, 1, (4, 7, 9))),
        needs="occupations>=2",
    ),
    minor(
        "A075",
        "building",
        [cost(stone=2)],
        Cheaper(WOOD, 1, FOR_MAJOR, FOR_MINOR),
        needs="occupations<=3",
        points=2,
    ),
    minor(
        "A078",
        "building",
        [cost(wood=2)],
        EachTime((FISHING,), Get(cost(food=1, reed=1))),
        needs="occupations>=1",
        points=1,
    ),
    minor(
        "A080",
        "building",
        [cost(wood=1)],
        EachTime((WESTERN_QUARRY, EASTERN_QUARRY), Get(cost(stone=1))),
    ),
)
