"""Events: what the verbs of Lydia tell, each with its fields."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.lydia.narration import (
    Came,
    Gained,
    Harnessed,
    Paid,
    PaidFor,
    Placed,
    Refilled,
    Traded,
    card_said,
    colour_said,
    gate_said,
    merchant_said,
)
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import COLOURS, GOOD_WORDS, MERCHANTS, PLACES, SIDES
from tafelrunde.kernel.news import Events, News, OneOf, Value, by_name, unsaid

EVENTS: Final[Events[Lydia]] = Events()

# --- what their fields hold -------------------------------------------------------------------

NUMBER: Final = Value()
SEAT: Final = Value(by_name)
CARD: Final = Value(card_said)
COLOUR: Final = OneOf(COLOURS, colour_said)
GOOD: Final = OneOf(GOOD_WORDS)
MERCHANT: Final = OneOf(MERCHANTS, merchant_said)
NOBODY_OR_MERCHANT: Final = OneOf(("", *MERCHANTS), merchant_said)
PLACE: Final = OneOf(PLACES)
GATE: Final = OneOf(COLOURS, gate_said)
GATE_BEFORE: Final = OneOf(COLOURS, unsaid)
SIDE: Final = OneOf(SIDES, unsaid)
SOURCE: Final = OneOf(("property", "gate", "merchants", "king", "influence", "race"))
ORIGIN: Final = OneOf((*COLOURS, "influence", "gold", "builder", "chariots"))

# --- goods ------------------------------------------------------------------------------------

GAIN: Final = EVENTS.add(
    Gained("gain", seat=SEAT, good=GOOD, amount=NUMBER, lost=NUMBER, source=SOURCE)
)
PAY: Final = EVENTS.add(Paid("pay", seat=SEAT, good=GOOD, amount=NUMBER))
TRADE: Final = EVENTS.add(Traded("trade", seat=SEAT, good=COLOUR, amount=NUMBER))

# --- merchants --------------------------------------------------------------------------------

DRAW: Final = EVENTS.add(News("draw", seat=SEAT, merchant=MERCHANT))
SWAP: Final = EVENTS.add(News("swap", seat=SEAT, merchant=MERCHANT, other=MERCHANT))
PLACED: Final = EVENTS.add(
    Placed("place", seat=SEAT, merchant=MERCHANT, place=PLACE, copied=NOBODY_OR_MERCHANT)
)
TO_FOUNTAIN: Final = EVENTS.add(Came("to-fountain", merchant=MERCHANT, origin=ORIGIN))
TO_CHARIOT: Final = EVENTS.add(Harnessed("to-chariot", merchant=MERCHANT, gate=GATE, count=NUMBER))
REFILL: Final = EVENTS.add(Refilled("refill", seat=SEAT, merchant=MERCHANT, place=PLACE))
KING: Final = EVENTS.add(News("king", seat=SEAT, before=GATE_BEFORE, gate=GATE))

# --- influence, properties and tiles ----------------------------------------------------------

BOARD: Final = EVENTS.add(News("colour", seat=SEAT, colour=COLOUR))
INFLUENCE: Final = EVENTS.add(News("influence", seat=SEAT, level=NUMBER))
BUY: Final = EVENTS.add(PaidFor("buy", seat=SEAT, card=CARD, side=SIDE))
UPGRADE: Final = EVENTS.add(PaidFor("upgrade", seat=SEAT, card=CARD))
TOKEN: Final = EVENTS.add(News("token", seat=SEAT))
TOMB: Final = EVENTS.add(PaidFor("tomb", seat=SEAT, side=SIDE, colour=COLOUR, lost=NUMBER))
ESTATE: Final = EVENTS.add(PaidFor("estate", seat=SEAT, side=SIDE, card=CARD))

# --- races ------------------------------------------------------------------------------------

RACE: Final = EVENTS.add(News("race", seat=SEAT))
RANK: Final = EVENTS.add(PaidFor("rank", seat=SEAT, rank=NUMBER))

# --- the end ----------------------------------------------------------------------------------

STOPPED: Final = EVENTS.add(News("stopped", turns=NUMBER))
