"""Terms: the numbers and words that the rules of Loyang share."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.decision import Option

# --- vegetables ------------------------------------------------------------------------------

WHEAT: Final = 0
PUMPKIN: Final = 1
TURNIP: Final = 2
CABBAGE: Final = 3
BEAN: Final = 4
LEEK: Final = 5
KINDS_OF_VEGETABLE: Final = 6
VEGETABLES: Final = ("wheat", "pumpkin", "turnip", "cabbage", "bean", "leek")

# --- cards -----------------------------------------------------------------------------------

FIELD: Final = 0
STALL: Final = 1
REGULAR: Final = 2
CASUAL: Final = 3
HELPER: Final = 4
TYPES: Final = ("common_field", "market_stall", "regular_customer", "casual_customer", "helper")

# Every kind of helper by its word in deck files; helpers/ says what each does.
HELPERS: Final = (
    "market_woman",
    "trader",
    "deliveryman",
    "tout",
    "gleaner",
    "bargain_hunter",
    "peddler",
    "recruiter",
    "messenger",
    "saleswoman",
    "shopper",
    "haggler",
    "carter",
    "farmhand",
    "seedsman",
    "reaper",
    "storekeeper",
    "charmer",
    "wholesaler",
    "porter",
)
# With no lantern of their own these could use each other for ever.
LANTERN_NEEDED: Final = ("recruiter",)

MOST_CARDS: Final = 128
# Private fields are numbered from here, the home field first; a common field has its card's
# number.
HOME: Final = 128
PRIVATE_FIELDS: Final = 8
SETS_OF_FIELDS: Final = 4
FIELDS: Final = HOME + PRIVATE_FIELDS + 1

# --- rules -----------------------------------------------------------------------------------

ROUNDS: Final = 9
START_CASH: Final = 10
HAND: Final = 4
LOAN: Final = 5
FIELD_COST: Final = 2
COMPENSATION: Final = 2
MODIFIER: Final = 2
DELIVERIES: Final = 4
SMALL_STORE: Final = 1
LARGE_STORE: Final = 4
STORE_COST: Final = 2
SAME_HOME: Final = 2
GRID_ROWS: Final = 4
GRID_COLUMNS: Final = 3
GRID: Final = GRID_ROWS * GRID_COLUMNS
ROW_COSTS: Final = [0, 1, 2, 2]
PICKS: Final = 2
OPPONENT_CARDS: Final = 2

# --- what a table may settle in another way, as bits -----------------------------------------

ONE_PILE: Final = 1
SERVED_COUNTS: Final = 2
COVERED_COUNT: Final = 4
PAID_LATE: Final = 8
RESHUFFLE: Final = 16
SPENT_LEAVE: Final = 32
REFILL: Final = 64
UP_TO_TWO: Final = 128

# --- phases and the stages of a player's turn ------------------------------------------------

PRELUDE: Final = 0
HARVEST: Final = 1
DEAL: Final = 2
CARDS: Final = 3
TOKENS: Final = 4
PARTNER: Final = 5
ACTIONS: Final = 6
OVER: Final = 7
PHASES: Final = (
    "prelude",
    "harvest",
    "deal",
    "cards",
    "tokens",
    "partner",
    "actions",
    "over",
)

WAITING: Final = 0
ACTING: Final = 1
COMPENSATING: Final = 2
STORING: Final = 3
SCORING: Final = 4
DONE: Final = 5
STAGES: Final = ("waiting", "acting", "compensating", "storing", "scoring", "done")

# --- options, made once ----------------------------------------------------------------------


def _rows(word: str, count: int) -> list[Option]:
    return [(word, number) for number in range(count)]


LOAN_ALONE: Final[list[Option]] = ["loan"]
NUMBERS: Final[list[Option]] = list(range(FIELDS))
BUY: Final = _rows("buy", KINDS_OF_VEGETABLE)
SELL: Final = _rows("sell", KINDS_OF_VEGETABLE)
STORE: Final = _rows("keep", KINDS_OF_VEGETABLE)
USE: Final = _rows("use", MOST_CARDS)
DROP: Final = _rows("drop", MOST_CARDS)
SERVE: Final = _rows("serve", MOST_CARDS)
PAY: Final = _rows("pay", MOST_CARDS)
LAY: Final = _rows("lay", MOST_CARDS)
TAKE: Final = _rows("take", MOST_CARDS)
# by 6 * field + vegetable
SOW: Final[list[Option]] = [
    ("sow", field, vegetable) for field in range(FIELDS) for vegetable in range(KINDS_OF_VEGETABLE)
]
# by 3 * card + place
TRADE: Final[list[Option]] = [
    ("trade", card, place) for card in range(MOST_CARDS) for place in range(3)
]
# by 4 * card + how many pairs
MOST_PAIRS: Final = 3
DELIVER: Final[list[Option]] = [
    ("deliver", card, pairs) for card in range(MOST_CARDS) for pairs in range(MOST_PAIRS + 1)
]
