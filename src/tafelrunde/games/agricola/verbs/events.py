"""Events: what the verbs of Agricola tell, each with its fields."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.verbs.narration import (
    Born,
    Bred,
    Built,
    Exchanged,
    Gained,
    Given,
    OfCards,
    OfGoods,
    Paid,
    PaidFor,
    PassedOn,
    RoundOpened,
    Sowed,
    Waiting,
    card_said,
    cell_said,
    field_said,
    house_said,
    major_said,
    one_animal,
    origin_said,
    space_said,
)
from tafelrunde.kernel.news import Events, Id, News, Rest, Silent, Value, by_name, unsaid

EVENTS: Final[Events[Agricola]] = Events()

# --- what their fields hold; spaces, majors, cards and goods are numbers ----------------------

NUMBER: Final = Value()
UNSAID: Final = Value(unsaid)
SEAT: Final = Value(by_name)
SPACE: Final = Value(space_said)
CELL: Final = Value(cell_said)
FIELD: Final = Value(field_said)
MAJOR: Final = Value(major_said)
CARD: Final = Value(card_said)
HOUSE: Final = Value(house_said)
ANIMAL: Final = Value(one_animal)
# Goods and their amounts are said together.
GOOD: Final = UNSAID
AMOUNT: Final = UNSAID
AMOUNTS: Final = Rest(AMOUNT)

# --- the round --------------------------------------------------------------------------------

ROUND: Final = EVENTS.add(RoundOpened("round", round=NUMBER, card=SPACE, first=SEAT))
REPLENISHED: Final = EVENTS.add(Silent("replenished", round=NUMBER))
PLACED: Final = EVENTS.add(News("placed", seat=SEAT, space=SPACE, pile=UNSAID))
IDLE: Final = EVENTS.add(News("idle", seat=SEAT, count=NUMBER))
FIRST: Final = EVENTS.add(News("first", seat=SEAT))
HOME: Final = EVENTS.add(Silent("home", round=NUMBER))
HARVEST: Final = EVENTS.add(News("harvest", round=NUMBER))
BEGGED: Final = EVENTS.add(News("begged", seat=SEAT, count=NUMBER))

# --- goods ------------------------------------------------------------------------------------

GAIN: Final = EVENTS.add(
    Gained("gain", seat=SEAT, good=GOOD, amount=AMOUNT, origin=Rest(Id(unsaid)))
)
LOSE: Final = EVENTS.add(OfGoods("lose", seat=SEAT, good=GOOD, amount=AMOUNT))
LEFT: Final = EVENTS.add(OfGoods("left", seat=SEAT, good=GOOD, amount=AMOUNT, space=SPACE))
WAITING: Final = EVENTS.add(
    Waiting("waiting", seat=SEAT, good=GOOD, amount=AMOUNT, first=NUMBER, last=NUMBER)
)
SPEND: Final = EVENTS.add(Paid("spend", seat=SEAT, amounts=AMOUNTS))
PAY: Final = EVENTS.add(Paid("pay", seat=SEAT, amounts=AMOUNTS))
FED: Final = EVENTS.add(Paid("fed", seat=SEAT, amounts=AMOUNTS))
EXCHANGE: Final = EVENTS.add(
    Exchanged("exchange", seat=SEAT, good=GOOD, amount=AMOUNT, food=AMOUNT)
)
GIVEN: Final = EVENTS.add(Given("given", seat=SEAT, partner=UNSAID, good=GOOD, amount=AMOUNT))

# --- the farm ---------------------------------------------------------------------------------

ROOM: Final = EVENTS.add(Built("room", seat=SEAT, cell=CELL, builder=SEAT))
STABLE: Final = EVENTS.add(Built("stable", seat=SEAT, cell=CELL, builder=SEAT))
PLOWED: Final = EVENTS.add(Built("plowed", seat=SEAT, cell=CELL, builder=SEAT))
FENCED: Final = EVENTS.add(Built("fenced", seat=SEAT, fences=NUMBER, pastures=NUMBER, builder=SEAT))
SOWED: Final = EVENTS.add(Sowed("sowed", seat=SEAT, grain=AMOUNT, vegetables=AMOUNT))
RENOVATED: Final = EVENTS.add(PaidFor("renovated", seat=SEAT, house=HOUSE))
BORN: Final = EVENTS.add(Born("born", seat=SEAT, space=SPACE))
PERSON_LEFT: Final = EVENTS.add(News("person-left", seat=SEAT))
BRED: Final = EVENTS.add(Bred("bred", seat=SEAT, animal=ANIMAL))
CROP_LOST: Final = EVENTS.add(News("crop-lost", seat=SEAT, field=FIELD))
CROP_MOVED: Final = EVENTS.add(News("crop-moved", seat=SEAT, source=FIELD, target=FIELD))
MOVED: Final = EVENTS.add(Silent("moved", seat=SEAT, good=GOOD, source=NUMBER, target=NUMBER))

# --- cards ------------------------------------------------------------------------------------

MAJOR_TAKEN: Final = EVENTS.add(PaidFor("major", seat=SEAT, card=MAJOR))
MAJOR_RETURNED: Final = EVENTS.add(News("returned", seat=SEAT, card=MAJOR))
BONUS: Final = EVENTS.add(News("bonus", seat=SEAT, points=NUMBER, origin=Id(origin_said)))
PLAYED: Final = EVENTS.add(PaidFor("played", seat=SEAT, card=CARD))
LOST: Final = EVENTS.add(News("lost", seat=SEAT, card=CARD))
DEALT: Final = EVENTS.add(Silent("dealt", kind=NUMBER, count=NUMBER))
PASSED: Final = EVENTS.add(PassedOn("passed", kind=NUMBER, direction=NUMBER))
DISCARDED: Final = EVENTS.add(OfCards("discarded", seat=SEAT, kind=NUMBER, count=NUMBER))
MULLIGAN_TAKEN: Final = EVENTS.add(OfCards("mulligan", seat=SEAT, kind=NUMBER, count=NUMBER))
DREW: Final = EVENTS.add(OfCards("drew", seat=SEAT, kind=NUMBER, count=NUMBER))
TOOK: Final = EVENTS.add(News("took", seat=SEAT, card=CARD))
