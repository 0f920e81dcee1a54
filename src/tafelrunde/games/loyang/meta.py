"""Meta: seats, rules version, options, presets, and the shapes of all decisions."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.cards.checking import checked_deck
from tafelrunde.games.loyang.terms import (
    FIELDS,
    GRID,
    KINDS_OF_VEGETABLE,
    MOST_CARDS,
    MOST_PAIRS,
)
from tafelrunde.kernel.decision import Either, Int, Row, Shape, Word
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.settings import Choice, Data, Flag, Number, Setting

NAME: Final = "loyang"
SEATS: Final = (1, 4)
RULES: Final = 1
# What a solo player aims at: players call 15 and 16 a miss, 17 good, 18 and more exceptional.
SOLO_MARKS: Final = {"good": 17, "exceptional": 18}
NO_LOAN_CAP: Final = 999

SETTINGS: Final[list[Setting]] = [
    Flag("introductory", False),
    Data("deck", checked_deck),
    Choice("starter_leftovers", "draw_pile", ("draw_pile", "box")),
    Choice("spent_common_field", "discard", ("discard", "remove")),
    Choice("pair_piles", "own_piles", ("own_piles", "one_pile")),
    Flag("served_casual_counts", True),
    Flag("covered_cards_count", False),
    Choice("covered_field_paid", "when_kept", ("when_kept", "when_uncovered")),
    Choice("reshuffle_when_empty", "solo_only", ("solo_only", "always", "never")),
    Flag("solo_refill_opponent", False),
    Choice("solo_lantern_helpers", "keep_all", ("keep_all", "remove_without_target", "remove_all")),
    Choice("solo_cards", "exactly_two", ("exactly_two", "up_to_two")),
    Number("voluntary_loan_cap", 19, 0, NO_LOAN_CAP),
]

# Tables that people often want, by name; words in the catalogues.
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "standard": {},
    "introductory": {"introductory": True},
}

_VEGETABLE: Final = Int("vegetable", 0, KINDS_OF_VEGETABLE - 1)
_CARD: Final = Int("card", 0, MOST_CARDS - 1)
_FIELD: Final = Int("field", 0, FIELDS - 1)
_SEAT: Final = Int("seat", 0, 3)
_SLOT: Final = Int("slot", 0, 2)


def _with(shape: Shape, *words: str) -> Shape:
    return Either(shape, Word("word", *words))


KINDS: Final[list[Question[Any, Any]]] = [
    Question("home", _with(_VEGETABLE, "loan")),
    Question(
        "draft",
        Either(
            Row(Word("verb", "lay", "take"), _CARD),
            Word("word", "reveal", "loan"),
        ),
    ),
    Question("keep", _CARD),
    Question("grid", _with(Int("cell", 0, GRID - 1), "stop", "loan")),
    Question("partner", _with(_SEAT, "loan")),
    Question(
        "act",
        Either(
            Row(Word("verb", "buy", "sell"), _VEGETABLE),
            Row(Word("verb", "sow"), _FIELD, _VEGETABLE),
            Row(Word("verb", "trade"), _CARD, _SLOT),
            Row(Word("verb", "use", "drop", "serve"), _CARD),
            Row(Word("verb", "deliver"), _CARD, Int("pairs", 1, MOST_PAIRS)),
            Word("word", "pack", "enlarge", "end", "loan"),
        ),
    ),
    Question(
        "raise",
        Either(
            Row(Word("verb", "pay", "use"), _CARD),
            Row(Word("verb", "sell"), _VEGETABLE),
            Word("word", "loan"),
        ),
    ),
    Question(
        "compensate",
        Either(Row(Word("verb", "sell"), _VEGETABLE), Word("word", "pay", "loan")),
    ),
    Question(
        "pack",
        Either(
            Row(Word("verb", "one"), _CARD),
            Row(Word("verb", "stack", "apart"), _CARD, _CARD),
            Word("word", "none", "loan"),
        ),
    ),
    Question(
        "store",
        Either(
            Row(Word("verb", "keep", "sell"), _VEGETABLE),
            Word("word", "enlarge", "loan"),
        ),
    ),
    Question("steps", _with(Int("steps", 0, 39), "loan")),
    Question("give", _VEGETABLE),
    # helpers
    Question("stall", _with(Row(_CARD, _SLOT), "stop")),
    Question("customer", _CARD),
    Question("glean", Row(_SEAT, _FIELD)),
    Question("bargain", _with(Row(_SEAT, _VEGETABLE), "stop")),
    Question("peddle", _with(Row(_SEAT, _VEGETABLE), "stop")),
    Question("recruit", _CARD),
    Question("price-of", _SEAT),
    Question("saleswoman", Word("choice", "content", "sweet")),
    Question("shopper", _VEGETABLE),
    Question("farmhand", Either(Row(Word("verb", "tuck"), _FIELD), Word("word", "turn-up"))),
    Question("seed", _VEGETABLE),
    Question("reap", _with(_FIELD, "stop")),
    Question("storekeeper", Word("choice", "more-room", "enlarge")),
    Question("charm", _CARD),
    Question("sell-off", _with(_VEGETABLE, "stop")),
]
