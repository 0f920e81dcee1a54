"""Meta: the game's name, seats, rules version, options and presets."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.cards.checking import checked_deck
from tafelrunde.kernel.settings import Choice, Data, Flag, Number, Setting, Shelf

NAME: Final = "loyang"
SEATS: Final = (1, 4)
RULES: Final = 2
# What a solo player aims at: players call 15 and 16 a miss, 17 good, 18 and more exceptional.
SOLO_MARKS: Final = {"good": 17, "exceptional": 18}
NO_LOAN_CAP: Final = 999

_RULING: Final = Shelf(ruling=True)
_SOLO: Final = Shelf(ruling=True, seats=(1,))
_PAIRS: Final = Shelf(ruling=True, seats=(4,))

SETTINGS: Final[list[Setting]] = [
    Flag("introductory", False),
    Data("deck", checked_deck),
    Choice("starter_leftovers", "draw_pile", ("draw_pile", "box")).on(_RULING),
    Choice("spent_common_field", "discard", ("discard", "remove")).on(_RULING),
    Choice("pair_piles", "own_piles", ("own_piles", "one_pile")).on(_PAIRS),
    Flag("served_casual_counts", True).on(_RULING),
    Flag("covered_cards_count", False).on(_RULING),
    Choice("covered_field_paid", "when_kept", ("when_kept", "when_uncovered")).on(_RULING),
    Choice("reshuffle_when_empty", "solo_only", ("solo_only", "always", "never")).on(_RULING),
    Flag("solo_refill_opponent", False).on(_SOLO),
    Choice(
        "solo_lantern_helpers", "keep_all", ("keep_all", "remove_without_target", "remove_all")
    ).on(_SOLO),
    Choice("solo_cards", "exactly_two", ("exactly_two", "up_to_two")).on(_SOLO),
    Number("voluntary_loan_cap", 19, 0, NO_LOAN_CAP).on(_RULING),
]

# Tables that people often want, by name; words in the catalogues.
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "standard": {},
    "introductory": {"introductory": True},
}
