"""The minor improvements of deck C that are a few lines of parts."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.spaces import WOOD_SPACES
from tafelrunde.games.agricola.cards.base import deal_in
from tafelrunde.games.agricola.decks.deeds import Get
from tafelrunde.games.agricola.decks.effects import minor
from tafelrunde.games.agricola.decks.parts import EachTime

deal_in(
    minor(
        "C076",
        "building",
        [cost(wood=3)],
        EachTime(WOOD_SPACES, Get(cost(wood=2))),
        needs="occupations>=3",
    ),
)
