"""Questions: every kind of decision in one class; those of helpers stand with them."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.helpers import HELPER_QUESTIONS
from tafelrunde.games.loyang.questions.act import Act
from tafelrunde.games.loyang.questions.compensate import Compensate
from tafelrunde.games.loyang.questions.draft import Draft
from tafelrunde.games.loyang.questions.give import Give
from tafelrunde.games.loyang.questions.grid import Grid
from tafelrunde.games.loyang.questions.home import Home
from tafelrunde.games.loyang.questions.keep import Keep
from tafelrunde.games.loyang.questions.pack import Pack
from tafelrunde.games.loyang.questions.partner import Partner
from tafelrunde.games.loyang.questions.raising import Raise
from tafelrunde.games.loyang.questions.steps import Steps
from tafelrunde.games.loyang.questions.store import Store
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.kernel.question import Question

QUESTIONS: Final[list[Question[LoyangState, Any]]] = [
    Home(),
    Draft(),
    Keep(),
    Grid(),
    Partner(),
    Act(),
    Raise(),
    Compensate(),
    Pack(),
    Store(),
    Steps(),
    Give(),
    *HELPER_QUESTIONS,
]
