"""What the generic suite cannot read off the declared settings of Loyang."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.cards.checking import checked_deck

# A deck of the user's own: ours with one customer who wants something else.
OWN_DECK = checked_deck(
    {
        "format": 1,
        "name": "corrected",
        "based_on": "reconstructed",
        "cards": {
            "casual_customer_01": {"wants": ["wheat", "cabbage", "turnip"], "pays": 8},
            "helper_22": {"kind": "messenger", "lantern": True},
        },
    }
)

VALUES: dict[str, list[Any]] = {
    "deck": [None, OWN_DECK],
    "voluntary_loan_cap": [0, 2, 19, 999],
}

# Facts by card show where the card lies open; `cover` repeats `under`; the bank is unlimited.
_BY_CARD = ("cover/*", "red/*", "rows/*", "served/*", "stock/*")
# Solo there is nobody to take turns with, and the imaginary opponent has a display alone.
_SOLO = (
    "lane/*",
    "large",
    "turn",
    *(
        f"players/*/{field}"
        for field in (
            "apart",
            "cart/*",
            "carter",
            "cash",
            "content",
            "drawing",
            "extra",
            "haggle",
            "large",
            "loans",
            "messenger",
            "owed",
            "packed",
            "place",
            "porter",
            "room",
            "shop/*",
            "spent",
            "stage",
            "store/*",
            "sweet",
        )
    ),
)
# Which starters nobody has is known when all of the others lie open; test_knowledge.py shows that
# they vary before.
BOOKKEEPING = ("bank", "leftovers/*", "revealing", *_BY_CARD, *_SOLO)


def commutes(seats: int, options: dict[str, Any]) -> bool:
    """Two pairs act at once with four seats, and do not if they draw from one pile."""
    return seats == 4 and options["pair_piles"] == "own_piles"
