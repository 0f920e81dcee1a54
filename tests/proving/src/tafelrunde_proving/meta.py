"""What the fair is called, how many it is for, and what a table can choose."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.settings import Choice, Data, Flag, Number, Several

NAME: Final = "proving"
SEATS: Final = (2, 4)
RULES: Final = 1

LANTERN, RAID, DIG, GUARD, MINT, GUILD = range(6)
CARD_NAMES: Final = ("lantern", "raid", "dig", "guard", "mint", "guild")
USUAL_DECK: Final = CARD_NAMES * 6
MOST_CARDS: Final = 60
PACK: Final = 3

# Chips and goals are numbered past the cards, so that an item is one thing only.
FIRST_CHIP: Final = 100
FIRST_GOAL: Final = 200
GOALS: Final = 6

COSTS: Final = {MINT: 1, GUILD: 2}
MARKET_TURNS: Final = 2


def checked_deck(value: Any) -> list[str]:
    """A deck of the user's own: a list of card names."""
    if not isinstance(value, list):
        raise TafelrundeError("option deck: a deck is a list of card names")
    for place, name in enumerate(value, start=1):
        if name not in CARD_NAMES:
            raise TafelrundeError(f"option deck: card {place} is {name!r}, which is no card")
    if len(value) > MOST_CARDS:
        raise TafelrundeError(f"option deck: {len(value)} cards, at most {MOST_CARDS} fit")
    return list(value)


SETTINGS: Final = [
    Number("rounds", 1, 1, 2),
    Choice("market", "open", ("open", "closed")),
    Several("houses", ("mint", "guild"), ("mint", "guild"), "all"),
    Number("stalls.chips", 6, 2, 10),
    Flag("fragile", False),
    Data("deck", checked_deck),
]
