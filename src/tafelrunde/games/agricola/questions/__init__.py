"""Questions: every kind of decision with its options, its words, its reasons and its preview."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.questions.animals import Breed, House, Leave
from tafelrunde.games.agricola.questions.build import Build, Cell, Stable
from tafelrunde.games.agricola.questions.by_hand import Errand, Exchange, Request
from tafelrunde.games.agricola.questions.cards import (
    Card,
    Count,
    Deed,
    Good,
    Improve,
    Occupation,
    Order,
    Seat,
    Space,
)
from tafelrunde.games.agricola.questions.choices import Actions, Animal, Bake, Renovate, Resource
from tafelrunde.games.agricola.questions.fence import Fence
from tafelrunde.games.agricola.questions.fields import Plow, Sow
from tafelrunde.games.agricola.questions.hands import Draw, Mulligan, Pick, Swap
from tafelrunde.games.agricola.questions.pay import Feed, Pay
from tafelrunde.games.agricola.questions.place import Place
from tafelrunde.games.agricola.questions.trade import Trade
from tafelrunde.kernel.question import Question

QUESTIONS: Final[list[Question[Agricola, Any]]] = [
    Place(),
    Build(),
    Stable(),
    Plow(),
    Sow(),
    Bake(),
    Actions("grain", "sow", "bake"),
    Actions("side_job", "stable", "bake"),
    Fence(),
    Improve(),
    Occupation(),
    Resource(),
    Animal(),
    House(),
    Leave(),
    Breed(),
    Pay(),
    Feed(),
    Trade(),
    Card(),
    Order(),
    Exchange(),
    Request(),
    Good(),
    Cell(),
    Errand(),
    Renovate(),
    Deed(),
    Count(),
    Space(),
    Pick("draft"),
    Pick("discard"),
    Swap(),
    Mulligan(),
    Draw(),
    Seat(),
]
