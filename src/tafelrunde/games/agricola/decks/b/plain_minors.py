"""The minor improvements of deck B that are a few lines of parts."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import BOAR, FOOD, GRAIN, WOOD, cost
from tafelrunde.games.agricola.board.spaces import DAY_LABORER, FISHING, ROUNDS
from tafelrunde.games.agricola.cards.base import deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_OCCUPATION, BEFORE_REAPING, ROUND_START
from tafelrunde.games.agricola.decks.deeds import BakeBread, Coming, ComingOn, Get
from tafelrunde.games.agricola.decks.effects import minor
from tafelrunde.games.agricola.decks.parts import At, AtOnce, EachTime, Having

deal_in(
    minor("B008", "crops", [cost(grain=1)], AtOnce(Get(cost(vegetable=1))), travels=True),
    minor(
        "B025",
        "actions",
        [cost(wood=1)],
        AtOnce(Get(cost(food=1))),
        Having(AFTER_OCCUPATION, BakeBread()),
    ),
    minor(
        "B045",
        "food",
        [cost(wood=1)],
        AtOnce(Coming(FOOD, 1, range(1, 4))),
        needs="vegetable_fields>=2",
        points=2,
    ),
    minor("B047", "food", [cost(clay=1)], EachTime((FISHING,), Coming(FOOD, 1, range(1, 4)))),
    minor(
        "B057",
        "food",
        [cost(wood=1, clay=1)],
        At(ROUND_START, Get(cost(food=1)), "wooden_house"),
    ),
    minor(
        "B061",
        "food",
        [],
        At(BEFORE_REAPING, Get(cost(food=3)), "grain_fields, vegetable_fields, unplanted_fields"),
        needs="occupations>=3",
        signs="sheaf grain vegetable field > +3 food",
    ),
    minor(
        "B066",
        "crops",
        [cost(wood=2)],
        AtOnce(ComingOn(GRAIN, 1, (5, 8, 11, 14))),
        needs="occupations>=2",
    ),
    minor(
        "B074",
        "building",
        [],
        AtOnce(ComingOn(WOOD, 1, range(2, ROUNDS + 1, 2))),
        needs="clay>=5",
    ),
    minor(
        "B077",
        "building",
        [cost(food=1)],
        EachTime((DAY_LABORER,), Get(cost(clay=3))),
        needs="occupations>=3",
        points=1,
    ),
    minor(
        "B084",
        "livestock",
        [cost(reed=1)],
        AtOnce(Coming(BOAR, 1, range(1, 3))),
        needs="occupations>=3",
    ),
)
