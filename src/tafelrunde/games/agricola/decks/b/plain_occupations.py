"""The occupations of deck B that are a few lines of parts."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import CLAY, FOOD, GRAIN, SHEEP, VEGETABLE, cost
from tafelrunde.games.agricola.board.spaces import (
    CLAY_PIT,
    DAY_LABORER,
    FOREST,
    GRAIN_SEEDS,
    REED_BANK,
    RESOURCE_MARKETS,
    WOOD_SPACES,
)
from tafelrunde.games.agricola.cards.base import deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_RENOVATION, ROUND_START
from tafelrunde.games.agricola.decks.deeds import (
    ALL_LEFT,
    BakeBread,
    Both,
    BuildStable,
    Buy,
    Coming,
    Get,
    GetOneOf,
    PlowField,
)
from tafelrunde.games.agricola.decks.effects import occupation
from tafelrunde.games.agricola.decks.parts import At, AtOnce, EachTime, Once

deal_in(
    occupation(
        "B089",
        "farm",
        AtOnce(Get(cost(wood=1))),
        At(ROUND_START, BuildStable(1), when="stone_house"),
    ),
    occupation("B091", "farm", EachTime((DAY_LABORER,), PlowField())),
    occupation(
        "B102",
        "goods",
        AtOnce(Get(cost(grain=2)), when="seats==1"),
        AtOnce(Get(cost(clay=3)), when="seats==2"),
        AtOnce(Get(cost(reed=2)), when="seats==3"),
        AtOnce(Get(cost(sheep=2)), when="seats>=4"),
        signs="now 2 grain / 3 clay / 2 reed / 2 sheep",
    ),
    occupation("B107", "food", Once("stone_house", Coming(FOOD, 3, ALL_LEFT), AFTER_RENOVATION)),
    occupation("B108", "food", EachTime(WOOD_SPACES, BakeBread())),
    # Rooms alone count, not what else gives people a place.
    occupation(
        "B114",
        "crops",
        At(
            ROUND_START,
            Both(Get(cost(food=1)), GetOneOf(GRAIN, VEGETABLE)),
            when="rooms>=3, people==2",
        ),
        signs="3+ room 2 person > +1 food +1 grain / vegetable",
    ),
    occupation("B118", "building", At(ROUND_START, Get(cost(wood=1)), when="rooms==2")),
    occupation(
        "B121",
        "building",
        EachTime((FOREST, REED_BANK), Get(cost(clay=1))),
        EachTime((CLAY_PIT,), Get(cost(clay=1)), when="seats>=3"),
        signs="[wood] [clay] [reed] > +1 clay",
    ),
    # The food comes on top of what the occupation cost.
    occupation("B123", "building", AtOnce(Buy(cost(food=1), Get(cost(stone=1), per="rooms")))),
    occupation("B142", "crops", EachTime((GRAIN_SEEDS,), Get(cost(vegetable=1))), seats=3),
    occupation("B156", "goods", EachTime(RESOURCE_MARKETS, GetOneOf(CLAY, GRAIN)), seats=4),
    occupation("B164", "livestock", AtOnce(Coming(SHEEP, 1, (2, 5, 8, 10))), seats=4),
    occupation(
        "B166",
        "livestock",
        EachTime((GRAIN_SEEDS,), Buy(cost(food=1), Get(cost(cattle=1)))),
        seats=4,
    ),
)
