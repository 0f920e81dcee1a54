"""Meta: the game's name, seats, rules version, options and presets."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.cards.checking import checked_deck
from tafelrunde.kernel.settings import Choice, Data, Flag, Number, Setting

NAME: Final = "loyang"
SEATS: Final = (1, 4)
RULES: Final = 2
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
