"""Events: what the verbs of the fair tell, each with its fields."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.news import Events, News, Value, by_name
from tafelrunde.kernel.state import State
from tafelrunde_proving.pieces import piece

EVENTS: Final[Events[State]] = Events()

NUMBER: Final = Value()
SEAT: Final = Value(by_name)
PIECE: Final = Value(piece)

GAIN: Final = EVENTS.add(News("gain", who=SEAT, count=NUMBER))
PAY: Final = EVENTS.add(News("pay", who=SEAT, count=NUMBER))
SCORE: Final = EVENTS.add(News("score", who=SEAT, count=NUMBER))
ROBBED: Final = EVENTS.add(News("robbed", who=SEAT, victim=SEAT))
DREW: Final = EVENTS.add(News("drew", who=SEAT, what=PIECE))
DREW_HIDDEN: Final = EVENTS.add(News("drew-hidden", who=SEAT))
SHOWED: Final = EVENTS.add(News("showed", who=SEAT, what=PIECE))
PICKED: Final = EVENTS.add(News("picked", who=SEAT, what=PIECE))
BUILT: Final = EVENTS.add(News("built", who=SEAT, what=PIECE))
CHIP: Final = EVENTS.add(News("chip", who=SEAT, what=PIECE))
TOSSED: Final = EVENTS.add(News("tossed", who=SEAT, what=PIECE))
