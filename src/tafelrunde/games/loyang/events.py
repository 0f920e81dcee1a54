"""Events: what the verbs of Loyang tell, each with its fields; those of helpers stand with them."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.narration import (
    Delivered,
    Kept,
    OfSomebody,
    OneAfterTheOther,
    several,
    vegetable,
    whose,
)
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.words import card_text, field_text, owner_text, the_card
from tafelrunde.kernel.news import Events, News, Rest, Silent, Value, by_name, unsaid

EVENTS: Final[Events[LoyangState]] = Events()

# --- what their fields hold -------------------------------------------------------------------

NUMBER: Final = Value()
UNSAID: Final = Value(unsaid)
WHO: Final = Value(by_name)
WHOSE: Final = Value(whose)
OWNER: Final = Value(owner_text)
WARE: Final = Value(vegetable)
THE_CARD: Final = Value(the_card)
CARD_NAME: Final = Value(card_text)
THE_FIELD: Final = Value(field_text)

# --- what another event tells, or nobody needs to be told -------------------------------------

CASH: Final = EVENTS.add(Silent("cash", seat=WHO, cash=NUMBER))
LAID_OUT: Final = EVENTS.add(Silent("laid-out", seat=WHO, card=THE_CARD))
REAPED: Final = EVENTS.add(Silent("reaped", seat=WHO, field=THE_FIELD, vegetable=WARE, reaper=WHO))
FIELD_LAID: Final = EVENTS.add(Silent("field", seat=WHO, field=THE_FIELD))
DEALT: Final = EVENTS.add(Silent("dealt", seat=WHO, card=THE_CARD))

# --- the table --------------------------------------------------------------------------------

ROUND: Final = EVENTS.add(News("round", round=NUMBER))
RESHUFFLED: Final = EVENTS.add(News("reshuffled"))
REFILLED: Final = EVENTS.add(News("refilled", owner=UNSAID, card=THE_CARD))
TOKENS: Final = EVENTS.add(News("tokens", seat=WHO, small=WHO))
PAIRS: Final = EVENTS.add(News("pairs", seat=WHO, seat1=WHO, seat2=WHO, seat3=WHO))
SLID: Final = EVENTS.add(News("slid"))
ENDED: Final = EVENTS.add(News("over"))

# --- money and vegetables ---------------------------------------------------------------------

BORROWED: Final = EVENTS.add(News("loan", seat=WHO))
BOUGHT: Final = EVENTS.add(OfSomebody("bought", seat=WHO, vegetable=WARE, cash=NUMBER, owner=WHOSE))
SOLD: Final = EVENTS.add(OfSomebody("sold", seat=WHO, vegetable=WARE, cash=NUMBER, owner=WHOSE))
TRADED: Final = EVENTS.add(
    OfSomebody(
        "traded", seat=WHO, card=UNSAID, vegetable=WARE, owner=WHOSE, given=Rest(WARE, several)
    )
)
EMPTIED: Final = EVENTS.add(News("emptied", owner=WHOSE, what=CARD_NAME))
ENLARGED: Final = EVENTS.add(News("enlarged", seat=WHO, cash=NUMBER))
LOST: Final = EVENTS.add(News("lost", seat=WHO, vegetable=WARE, count=NUMBER))
STEPPED: Final = EVENTS.add(News("stepped", seat=WHO, steps=NUMBER, cash=NUMBER, place=NUMBER))

# --- customers --------------------------------------------------------------------------------

DELIVERED: Final = EVENTS.add(
    Delivered("delivered", seat=WHO, card=THE_CARD, cash=NUMBER, pairs=NUMBER, owner=WHOSE)
)
DEPARTED: Final = EVENTS.add(News("departed", owner=WHOSE, what=CARD_NAME))
SERVED: Final = EVENTS.add(News("served", seat=WHO, card=THE_CARD, cash=NUMBER))
OFFENDED: Final = EVENTS.add(News("offended", seat=WHO, card=THE_CARD))
COMPENSATED: Final = EVENTS.add(News("compensated", seat=WHO, cash=NUMBER))

# --- fields -----------------------------------------------------------------------------------

FIELD_UP: Final = EVENTS.add(News("field-up", seat=WHO, field=THE_FIELD))
SOWN: Final = EVENTS.add(News("sown", seat=WHO, field=THE_FIELD, vegetable=WARE))
HARVESTED: Final = EVENTS.add(News("harvested", seat=WHO, vegetables=Rest(WARE, several)))
GATHERED: Final = EVENTS.add(
    OfSomebody("gathered", seat=WHO, field=THE_FIELD, vegetable=WARE, owner=WHOSE)
)
SPENT: Final = EVENTS.add(News("spent", owner=WHOSE, what=THE_FIELD))

# --- cards ------------------------------------------------------------------------------------

LAID: Final = EVENTS.add(OneAfterTheOther("laid", seat=WHO, card=THE_CARD))
TURNED_UP: Final = EVENTS.add(News("turned-up", seat=WHO, card=THE_CARD))
DRAFTED: Final = EVENTS.add(News("drafted", seat=WHO, taken=THE_CARD, kept=THE_CARD))
PICKED: Final = EVENTS.add(News("picked", seat=WHO, card=THE_CARD, price=UNSAID))
PAID_FOR: Final = EVENTS.add(News("paid-for", seat=WHO, card=THE_CARD, cash=NUMBER))
PACK: Final = EVENTS.add(News("pack", seat=WHO, cash=NUMBER))
DRAWN: Final = EVENTS.add(OneAfterTheOther("drawn", seat=WHO, card=THE_CARD))
KEPT: Final = EVENTS.add(Kept("kept", seat=WHO, cards=Rest(THE_CARD)))
STACKED: Final = EVENTS.add(News("stacked", seat=WHO, card=THE_CARD, other=THE_CARD))
UNCOVERED: Final = EVENTS.add(News("uncovered", seat=WHO, card=THE_CARD))
USED: Final = EVENTS.add(News("used", seat=WHO, card=THE_CARD))
DROPPED: Final = EVENTS.add(News("dropped", seat=WHO, card=THE_CARD))
