"""Meta: the game's name, seats, options and presets."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.lydia.cards.checking import checked_deck
from tafelrunde.games.lydia.terms import (
    FLAG_DEFAULTS,
    FLAGS,
    MODULES,
)
from tafelrunde.kernel.settings import Choice, Data, Flag, Number, Setting, Several, Shelf

NAME: Final = "lydia"
SEATS: Final = (2, 4)
RULES: Final = 2

EXCLUSIVE: Final = "exclusive"
MIXED: Final = "mixed_2_2"

# The modules of which one must be in play for a ruling to matter.
_OF: Final[dict[str, tuple[str, ...]]] = {
    "artisan_may_copy_lydian": ("artisans",),
    "artisan_at_empty_gate": ("artisans",),
    "tile_same_action_as_gold_card": ("tomb", "estates"),
    "retire_just_placed_merchant": ("tomb",),
    "several_tombs_per_player": ("tomb",),
    "several_estates_per_card": ("estates",),
    "estate_may_cover_fountain": ("estates",),
    "coins_pay_in_race": ("chariots",),
    "wild_resource_pays_in_race": ("chariots",),
    "tomb_estate_mode": ("tomb", "estates"),
}


def _shelf(flag: str) -> Shelf:
    modules = _OF.get(flag)
    return Shelf(ruling=True, needs=None if modules is None else ("modules", modules))


SETTINGS: Final[list[Setting]] = [
    Several("modules", MODULES, whole="all"),
    Choice("colours", "random", ("random", "choose")),
    Flag("hidden_bags", False),
    Data("deck", checked_deck),
    *(
        Flag(f"rules.{flag}", default).on(_shelf(flag))
        for flag, default in zip(FLAGS, FLAG_DEFAULTS, strict=True)
    ),
    Choice("rules.tomb_estate_mode", EXCLUSIVE, (EXCLUSIVE, MIXED)).on(_shelf("tomb_estate_mode")),
    Number("rules.safety_turns_per_player", 60, 1, 200).on(Shelf(ruling=True)),
]

# Tables that people often want, by name; words in the catalogues.
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "base": {"modules": []},
    "first-modules": {"modules": ["croesus", "courtyards"]},
    "river-and-builders": {"modules": ["pactolus", "builders"]},
    "royal-city": {"modules": ["croesus", "courtyards", "chariots", "estates"]},
    "everything": {"modules": "all"},
}
