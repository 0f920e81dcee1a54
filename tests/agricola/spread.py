"""What the generic suite needs to know about Agricola's options and state."""

from __future__ import annotations

# Options that fit few seat counts are off more often, so that sets are found which go together.
VALUES = {
    "tile.extra_2p": [False, False, True],
    "tile.extra_34p": [False, False, True],
    "play.snake_start": [False, False, True],
    "play.extra_copse_2p": [False, False, True],
}

# What no other case has on.
TABLES = {
    1: {
        "cards.preview": True,
        "cards.list": "base_box",
        "start.food": [4],
        "start.occupations": [["A108", "B102", "A086"]],
        "start.total": 7,
    },
    2: {
        "play.extra_copse_2p": True,
        "cards.preview": True,
        "cards.list": "base_box",
        "start.first": 1,
        "start.occupations": [["A120"], []],
    },
    3: {"tile.extra_34p": True, "play.contiguous_farm": True},
    4: {"partner.enabled": True, "partner.building": "alone"},
}

# Lists with a place for every space there is, in play or not, counters that follow from what
# everybody saw, and arrangements of animals, which are seen only while they hold.
BOOKKEEPING = (
    "waiting",
    "placed",
    "piles/*",
    "there/*",
    *(
        f"farms/{farm}/herds/{place}"
        for farm in ("own", "other", "*")
        for place in ("own", "other", "*")
    ),
)
