"""Meta: the game's name, seats, options and presets."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.lydia.cards.checking import checked_deck
from tafelrunde.games.lydia.terms import (
    COLOURS,
    FLAG_DEFAULTS,
    FLAGS,
    MERCHANTS,
    MODULES,
    PLACES,
    SIDES,
)
from tafelrunde.kernel.decision import Either, Int, Kind, Row, Word
from tafelrunde.kernel.settings import Choice, Data, Flag, Number, Setting, Several

NAME: Final = "lydia"
SEATS: Final = (2, 4)
RULES: Final = 1

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

_GATE: Final = Word("gate", *COLOURS)
_MERCHANT: Final = Word("merchant", *MERCHANTS)
_CARD: Final = Int("card", 0, 47)

KINDS_OF_DECISIONS: Final = [
    Kind("colour", Word("colour", *COLOURS)),
    Kind("place", Word("place", *PLACES, "swap")),
    Kind("copy", Word("merchant", *MERCHANTS)),
    Kind("king", Either(_GATE, Row(Word("favour", "decline"), _GATE))),
    Kind("bonus", Either(Word("bonus", "influence", "pass"), _CARD)),
    Kind("sell", Int("amount", 0, 6)),
    Kind("sell-wild", Int("amount", 0, 6)),
    Kind("buy", Either(_CARD, Word("tile", *SIDES), Word("end", "done"))),
    Kind("cover", _CARD),
    Kind("upgrade", Either(_CARD, Word("end", "done"))),
    Kind(
        "pay",
        Row(*(Int(colour, 0, 6) for colour in COLOURS), Int("coin", 0, 12)),
    ),
    Kind("race", Int("rank", 0, 3)),
    Kind("refill", Either(_MERCHANT, Row(_GATE, _MERCHANT))),
]
