"""Terms: the words and numbers of the rulebook that every rule uses."""

from __future__ import annotations

from typing import Final

# Merchants; the first four are also the colours of gates, resources and player boards.
BLUE: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
RED: Final = 3
LYDIAN: Final = 4
ARTISAN: Final = 5
KINDS: Final = 6
MERCHANTS: Final = ("blue", "yellow", "green", "red", "lydian", "artisan")
COLOURS: Final = ("blue", "yellow", "green", "red")
KIND_OF: Final = {word: kind for kind, word in enumerate(MERCHANTS)}

# Goods; resources are numbered like their colours.
COIN: Final = 4
GOODS: Final = 5
GOOD_WORDS: Final = ("blue", "yellow", "green", "red", "coin")

# Places for a merchant: the four gates, the fountain, the four builder tiles.
FOUNTAIN: Final = 4
BUILDER: Final = 5
NOWHERE: Final = -1
CORNERS: Final = ("nw", "ne", "se", "sw")
PLACES: Final = (*COLOURS, "fountain", *CORNERS)
PLACE_OF: Final = {word: place for place, word in enumerate(PLACES)}

# Sides of the city board, and the two that meet at each builder tile, as masks.
SIDES: Final = ("n", "e", "s", "w")
SIDE_OF: Final = {word: side for side, word in enumerate(SIDES)}
ALL_SIDES: Final = 0b1111
BUILDER_SIDES: Final = (0b1001, 0b0011, 0b0110, 0b1100)

# Tiles under the gold cards: a tomb is its colour, and an estate the number after these.
ESTATE: Final = 4
NO_TILE: Final = -1
TOMB_PRICE: Final = 2
ESTATE_PRICE: Final = 3

MOST_RESOURCES: Final = 6
MOST_COINS: Final = 12
BAG: Final = 4
LEVELS: Final = 6
# Which number of upgraded properties ends the game, by the number of seats.
TRIGGER: Final = (0, 0, 8, 7, 6)

# The influence track: how many properties one may own, points, and coins on arrival, by level.
UNLIMITED: Final = 99
PROPERTY_LIMIT: Final = (3, 5, 8, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED)
INFLUENCE_POINTS: Final = (0, 0, 0, 0, 4, 10, 18)
INFLUENCE_COINS: Final = (0, 0, 2, 3, 0, 0, 0)
LYDIAN_LEVEL: Final = 1
ARTISAN_LEVEL: Final = 4
WILD_LEVEL: Final = 6

CHARIOTS: Final = 3
# Coins for the ranks of a race; the third rank is a level of influence instead.
RACE_COINS: Final = (0, 1, 3, 0)

# Modules, as bits in the order of the rulebook.
MODULES: Final = (
    "croesus",
    "pactolus",
    "artisans",
    "courtyards",
    "tomb",
    "builders",
    "chariots",
    "estates",
)
CROESUS: Final = 1
PACTOLUS: Final = 2
ARTISANS: Final = 4
COURTYARDS: Final = 8
TOMB: Final = 16
BUILDERS: Final = 32
CHARIOT_RACES: Final = 64
ESTATES: Final = 128

# Rulings that a table may reverse, as bits; the numbers are those of docs/lydia.md.
FLAGS: Final = (
    "buy_before_upgrade",
    "bonus_after_both_incomes",
    "bonus_may_be_passed",
    "artisan_may_copy_lydian",
    "artisan_at_empty_gate",
    "fountain_cards_count_as_properties",
    "tile_same_action_as_gold_card",
    "retire_just_placed_merchant",
    "several_tombs_per_player",
    "several_estates_per_card",
    "estate_may_cover_fountain",
    "coins_pay_in_race",
    "wild_resource_pays_in_race",
)
FLAG_DEFAULTS: Final = (
    True,
    True,
    True,
    True,
    False,
    True,
    True,
    True,
    True,
    False,
    False,
    False,
    True,
)
BUY_BEFORE_UPGRADE: Final = 1  # R5
BONUS_AFTER_BOTH_INCOMES: Final = 2  # R4: bonuses come after property, gate and king's income
BONUS_MAY_BE_PASSED: Final = 4  # R7
ARTISAN_MAY_COPY_LYDIAN: Final = 8  # R14: an artisan may copy a Lydian
ARTISAN_AT_EMPTY_GATE: Final = 16  # R15: not where nobody can be copied, but for the fountain
FOUNTAIN_CARDS_COUNT: Final = 32  # R13
TILE_SAME_ACTION: Final = 64  # R17: a tile may be bought right after its gold card
RETIRE_JUST_PLACED: Final = 128  # R17: the merchant just placed may go into a tomb
SEVERAL_TOMBS: Final = 256  # R18: a player may own several tombs
SEVERAL_ESTATES: Final = 512  # R21: one estate to a card
ESTATE_ON_FOUNTAIN_CARD: Final = 1024  # R23: an estate covers no fountain card
COINS_RACE: Final = 2048  # R20
WILD_RACES: Final = 4096  # R20

# What a turn has come to.
BETWEEN: Final = 0
PLACING: Final = 1
ACTING: Final = 2
BUYING: Final = 3
UPGRADING: Final = 4
REFILLING: Final = 5
STAGES: Final = ("draw", "place", "action", "action", "action", "refill")
