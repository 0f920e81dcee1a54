"""Kinds: the decisions of the game and the shape of their options."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.agricola.board import SPACE_NAMES
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.farm import ALL_CELLS, CELLS, EDGES
from tafelrunde.games.agricola.goods import CATTLE, GOODS, GRAIN, KINDS, REED, SHEEP, WOOD
from tafelrunde.games.agricola.majors import MAJOR_NAMES
from tafelrunde.games.agricola.payment import COUNTED, USES
from tafelrunde.kernel.decision import REQUEST, Either, Int, Row, Word
from tafelrunde.kernel.question import Question

_CELL: Final = Int("cell", 0, CELLS - 1)
_ANIMALS: Final = Row(Int("sheep", 0, 99), Int("boar", 0, 99), Int("cattle", 0, 99))
_MOST: Final = 99


def _loss() -> Row:
    """What a supply loses of each good, and the counted uses of cards.

    Fifteen fences for the partner cost most: 20 wood.
    """
    amounts = [Int(name, -9, 20) for name in GOODS]
    return Row(*amounts, Int("uses", 0, USES**COUNTED - 1))


def kinds() -> list[Question[Any, Any]]:
    cards = tuple(card.id for card in DECK)
    eaten = Int("good", GRAIN, CATTLE)
    return [
        Question(
            "place",
            Either(
                Word("space", *SPACE_NAMES, "pass"),
                Row(Word("do", "convert"), eaten),
                Row(Word("do", "return"), Int("good", 0, KINDS - 1)),
                Row(
                    Word("do", "move"),
                    Int("animal", SHEEP, CATTLE),
                    Int("from", 0, 63),
                    Int("to", 0, 63),
                ),
                Row(Word("do", "exchange"), Int("exchange", 0, 31)),
            ),
        ),
        Question(
            "build",
            Either(
                Row(Word("what", "room", "stable", "partner_room", "partner_stable"), _CELL),
                Word("end", "done"),
            ),
        ),
        Question("stable", _CELL),
        Question("plow", Either(_CELL, Row(Word("farm", "partner"), _CELL), Word("end", "skip"))),
        Question(
            "sow",
            Either(Row(Int("grain", 0, CELLS), Int("vegetables", 0, CELLS)), Word("end", "skip")),
        ),
        Question("bake", Int("grain", 0, _MOST)),
        Question("grain", Word("action", "sow", "bake", "done")),
        Question("side_job", Word("action", "stable", "bake", "done")),
        Question(
            "fence",
            Either(
                Int("pasture", 1, ALL_CELLS),
                Row(Word("draw", "edge"), Int("edge", 0, EDGES - 1)),
                Row(Word("farm", "partner"), Int("pasture", 1, ALL_CELLS)),
                Word("end", "done", "build", "clear"),
            ),
        ),
        Question(
            "improve",
            Either(
                Word("major", *MAJOR_NAMES),
                Row(Word("hearth", *MAJOR_NAMES[2:4]), Word("fireplace", *MAJOR_NAMES[:2])),
                Row(Word("kind", "minor"), Word("card", *cards)),
                Word("end", "done"),
            ),
        ),
        Question("occupation", Either(Word("card", *cards), Word("end", "done"))),
        Question("resource", Word("good", "reed", "stone")),
        Question("animal", Word("animal", "sheep", "boar", "cattle")),
        Question("house", _ANIMALS),
        Question("leave", Int("animals", 0, _MOST)),
        Question("breed", _ANIMALS),
        Question("pay", _loss()),
        Question(
            "feed",
            Either(
                _loss(),
                Row(Word("do", "convert"), eaten),
                Row(Word("do", "craft"), Int("good", WOOD, REED)),
                Word("end", "beg"),
                Row(Word("do", "exchange"), Int("exchange", 0, 31)),
            ),
        ),
        Question(
            "trade",
            Either(
                Row(Word("do", "give"), Word("good", *GOODS), Int("count", 1, _MOST)),
                Word("end", "done"),
            ),
        ),
        Question("card", Word("answer", "yes", "no")),
        Question(
            "exchange",
            Either(
                Row(Word("do", "convert"), eaten),
                Row(Word("do", "exchange"), Int("exchange", 0, 31)),
                Word("end", "done"),
            ),
        ),
        Question(
            REQUEST,
            Either(
                Row(Word("do", "convert"), eaten),
                Row(Word("do", "exchange"), Int("exchange", 0, 31)),
            ),
        ),
    ]
