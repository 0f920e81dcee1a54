"""The occupations of deck A that are a few lines of parts."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import BOAR, CLAY, FOOD, GRAIN, STONE, VEGETABLE, cost
from tafelrunde.games.agricola.board.spaces import (
    CATTLE_MARKET,
    CULTIVATION,
    DAY_LABORER,
    FARMLAND,
    FISHING,
    GRAIN_SEEDS,
    GRAIN_UTILIZATION,
    PIG_MARKET,
    SHEEP_MARKET,
    TRAVELING_PLAYERS,
    WOOD_SPACES,
)
from tafelrunde.games.agricola.cards.base import deal_in
from tafelrunde.games.agricola.cards.hooks import FOR_MAJOR, FOR_MINOR, FOR_RENOVATION, FOR_ROOM
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_RENOVATION,
    AFTER_ROOMS,
    ROUND_END,
    ROUND_START,
)
from tafelrunde.games.agricola.decks.deeds import (
    Both,
    BreedAnimals,
    Buy,
    Coming,
    Get,
    GetOneOf,
    PlowField,
)
from tafelrunde.games.agricola.decks.effects import occupation
from tafelrunde.games.agricola.decks.parts import (
    At,
    AtOnce,
    Cheaper,
    EachTime,
    Having,
    Once,
    Scores,
    TurnEnd,
)

deal_in(
    occupation(
        "A090",
        "farm",
        At(ROUND_START, Buy(cost(food=1), PlowField(must=True)), when="stone_house"),
    ),
    # Nobody has a reason to decline the food, so nobody is asked.
    occupation("A111", "food", Having(AFTER_ROOMS, Coming(FOOD, 1, range(1, 5)))),
    # From round 6 on grain or vegetable; "instead" leaves the grain.
    occupation(
        "A114",
        "crops",
        EachTime((DAY_LABORER,), Get(cost(grain=1)), when="round<6"),
        EachTime((DAY_LABORER,), GetOneOf(GRAIN, VEGETABLE), when="round>=6"),
        signs="[day] > +1 grain / vegetable",
    ),
    occupation("A116", "building", EachTime(WOOD_SPACES, Get(cost(wood=1)))),
    occupation(
        "A119",
        "building",
        TurnEnd((FARMLAND, GRAIN_SEEDS, GRAIN_UTILIZATION, CULTIVATION), Get(cost(wood=1))),
    ),
    occupation(
        "A120",
        "building",
        Once("clay_house or stone_house", Coming(CLAY, 2, range(1, 6)), AFTER_RENOVATION),
    ),
    occupation(
        "A125",
        "building",
        AtOnce(Get(cost(clay=3, reed=2, stone=2)), when="clay_house, rooms==2"),
        signs="2 house-clay > +3 clay +2 reed +2 stone",
    ),
    occupation(
        "A133",
        "points",
        Scores("improvements", ((5, 2), (6, 3), (7, 4), (8, 5), (9, 7), (10, 9))),
        seats=3,
    ),
    # A newborn is a person, too.
    occupation(
        "A138",
        "goods",
        EachTime(
            (FISHING,),
            Buy(cost(wood=1), Both(Get(cost(food=1), per="people"), Get(cost(reed=1)))),
        ),
        seats=3,
    ),
    occupation(
        "A143",
        "building",
        Cheaper(STONE, 1, FOR_ROOM, FOR_RENOVATION, FOR_MAJOR, FOR_MINOR),
        seats=3,
    ),
    # The animal is bought, and finds its place, before those of the market come (see R13).
    occupation(
        "A147",
        "livestock",
        EachTime((SHEEP_MARKET,), Buy(cost(food=1), Get(cost(sheep=1)))),
        EachTime((PIG_MARKET,), Buy(cost(food=1), Get(cost(boar=1)))),
        EachTime((CATTLE_MARKET,), Buy(cost(food=1), Get(cost(cattle=1)))),
        seats=3,
        signs="[sheep] -1 food > +1 sheep / boar / cow",
    ),
    occupation(
        "A155", "goods", EachTime((TRAVELING_PLAYERS,), Get(cost(wood=1, grain=1))), seats=4
    ),
    occupation(
        "A165",
        "livestock",
        AtOnce(Get(cost(boar=1))),
        At(ROUND_END, BreedAnimals(BOAR), when="round==12"),
        seats=4,
        signs="now +1 boar | (12) > +1 boar",
    ),
)
