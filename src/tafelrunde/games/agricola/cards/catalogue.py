"""The table of all 840 cards of decks A to E: facts, and the mechanisms each card needs.

It is read when first asked for, which no ordinary step of a match does. A fact that is not written
in catalogue.json has its ordinary value. The notation of prerequisites is that of prerequisites.py.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

from tafelrunde.games.agricola.board.goods import GOODS
from tafelrunde.games.agricola.cards.mechanisms import MECHANISMS

# What a cost may ask for besides goods, and what that means.
SPECIAL_COSTS: Final[dict[str, str]] = {
    "late_food": "food that is paid from round 4 on",
    "clay_per_person": "clay for each person of the seat",
    "food_per_person": "food for each person of the seat",
    "food_per_round": "food for each complete round left",
    "food_per_harvest": "food for each harvest left",
    "cooked_boar": "a wild boar that is cooked, its food kept",
    "stable": "a stable from the supply",
    "fireplace": "a fireplace that goes back",
    "cooking_hearth": "a cooking hearth that goes back",
    "clay_oven": "the clay oven goes back",
    "stone_oven": "the stone oven goes back",
    "pottery": "the pottery goes back",
}

Kind = Literal["occupation", "minor"]
Category = Literal["farm", "actions", "points", "goods", "food", "crops", "building", "livestock"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One card's facts. `name_de` is empty where no German name is known to us.

    `costs` are full payments, one of which is made. `seats` is the least number of seats.
    `proof` marks the cards that are to show, with the base box, that every mechanism is there.
    """

    id: str
    name: str
    kind: Kind
    category: Category
    mechanisms: tuple[str, ...]
    name_de: str = ""
    base_box: bool = False
    seats: Literal[1, 3, 4] = 1
    costs: tuple[dict[str, int], ...] = ()
    prerequisite: str = ""
    points: int = 0
    travels: bool = False
    symbols: tuple[Literal["cooking", "baking"], ...] = ()
    proof: bool = False

    @property
    def deck(self) -> str:
        return self.id[0]

    def __post_init__(self) -> None:
        for mechanism in self.mechanisms:
            if mechanism not in MECHANISMS:
                raise ValueError(f"{self.id}: there is no mechanism {mechanism!r}")
        for price in self.costs:
            for word in price:
                if word not in GOODS and word not in SPECIAL_COSTS:
                    raise ValueError(f"{self.id}: nothing costs {word!r}")


@cache
def catalogue() -> dict[str, Entry]:
    """All cards by their printed ids, in that order."""
    text = files(__package__).joinpath("catalogue.json").read_bytes()
    return {entry.id: entry for entry in msgspec.json.decode(text, type=list[Entry])}
