"""The occupations of deck C that are a few lines of parts."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.cards.base import deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_HARVEST
from tafelrunde.games.agricola.decks.deeds import Buy, Get
from tafelrunde.games.agricola.decks.effects import occupation
from tafelrunde.games.agricola.decks.parts import At, AtOnce

deal_in(
    occupation(
        "C113",
        "crops",
        AtOnce(Get(cost(grain=1))),
        At(AFTER_HARVEST, Buy(cost(food=2), Get(cost(vegetable=1)))),
    ),
)
