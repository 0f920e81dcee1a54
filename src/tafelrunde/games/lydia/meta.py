"""Meta: the game's name, seats, options and presets."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.lydia.cards.checking import checked_deck
from tafelrunde.games.lydia.terms import (
    FLAG_DEFAULTS,
    FLAGS,
    MODULES,
)
from tafelrunde.kernel.settings import Choice, Data, Flag, Number, Setting, Several

NAME: Final = "lydia"
SEATS: Final = (2, 4)
RULES: Final = 2

EXCLUSIVE: Final = "exclusive"
MIXED: Final = "mixed_2_2"

SETTINGS: Final[list[Setting]] = [
    Several("modules", MODULES, whole="all"),
    Choice("colours", "random", ("random", "choose")),
    Flag("hidden_bags", False),
    Data("deck", checked_deck),
    *(Flag(f"rules.{flag}", default) for flag, default in zip(FLAGS, FLAG_DEFAULTS, strict=True)),
    Choice("rules.tomb_estate_mode", EXCLUSIVE, (EXCLUSIVE, MIXED)),
    Number("rules.safety_turns_per_player", 60, 1, 200),
]

# Tables that people often want, by name; words in the catalogues.
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "base": {"modules": []},
    "first-modules": {"modules": ["croesus", "courtyards"]},
    "river-and-builders": {"modules": ["pactolus", "builders"]},
    "royal-city": {"modules": ["croesus", "courtyards", "chariots", "estates"]},
    "everything": {"modules": "all"},
}
