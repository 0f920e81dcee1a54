"""What the generic suite needs to know about Agricola's options and state."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.agricola.cards.lists import BASE_BOX
from tafelrunde.games.agricola.cards.ways import MODES, PICKS

CARDS = {"variant.family": False}

# Options that fit few seat counts are off more often, so that sets are found which go together.
VALUES = {
    "tile.extra_2p": [False, False, True],
    "tile.extra_34p": [False, False, True],
    "play.snake_start": [False, False, True],
    "play.extra_copse_2p": [False, False, True],
    "cards.decks": [["A", "B", "C", "D", "E"]],
    # Every way to get a hand is played at every seat count in test_hands.py.
    "hand.mode": ["deal7"],
    "hand.mulligan": [False],
    "hand.mix_travelling": [False],
    "hand.mix_occupations": [False],
    "hand.open_display": [False],
    # It keeps the others from fixing who begins; test_starting.py plays it.
    "tournament.late_start": [False],
}

# What no other case has on.
TABLES = {
    1: {
        **CARDS,
        "start.food": [4],
        "start.occupations": [["A108", "B102", "A086"]],
        "start.total": 7,
        "hand.open_display": True,
    },
    2: {
        **CARDS,
        "play.extra_copse_2p": True,
        "tile.extra_2p": True,
        "start.first": 1,
        "start.occupations": [["A120"], []],
        "cards.banned": ["A016", "B104"],
        "hand.mode": "draft8",
        "hand.pass_occupations": "right",
        "hand.mulligan": True,
    },
    3: {
        **CARDS,
        "tile.extra_34p": True,
        "play.contiguous_farm": True,
        "cards.only": list(BASE_BOX),
        "hand.mode": "deal10_keep7",
        "hand.occupations_first": True,
        "tournament.late_start": True,
    },
    4: {
        **CARDS,
        "partner.enabled": True,
        "partner.building": "alone",
        "cards.list": "all_decks_1",
        "hand.mix_travelling": True,
        "hand.mix_occupations": True,
    },
}


def commutes(seats: int, options: dict[str, Any]) -> bool:
    """Seats that pick from packets do so side by side."""
    return bool(not options["variant.family"] and PICKS[MODES.index(options["hand.mode"])])


_WHOSE = ("own", "other", "*")

# Lists with a place for every space there is, in play or not, counters that follow from what
# everybody saw, who knows of a card in hand, how far hands are made up and who took what from
# which packet, and arrangements of animals, which are seen only while they hold.
BOOKKEEPING = (
    "waiting",
    "placed",
    "piles/*",
    "there/*",
    *(f"farms/{farm}/herds/{place}" for farm in _WHOSE for place in _WHOSE),
    *(
        f"hands/{one}/{field}"
        for one in _WHOSE
        for field in ("mode", "stage", "kinds", "passes", "claimed")
    ),
    *(f"hands/{one}/swaps/{seat}" for one in _WHOSE for seat in _WHOSE),
    *(
        f"hands/{one}/drafted/{packet}/{card}"
        for one in _WHOSE
        for packet in _WHOSE
        for card in _WHOSE
    ),
)
