"""Questions: every kind of decision with its options, its words, its reasons and its preview."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.lydia.questions.bonus import Bonus
from tafelrunde.games.lydia.questions.buy import Buy
from tafelrunde.games.lydia.questions.colour import Colour
from tafelrunde.games.lydia.questions.copy import Copy
from tafelrunde.games.lydia.questions.cover import Cover
from tafelrunde.games.lydia.questions.king import King
from tafelrunde.games.lydia.questions.pay import Pay
from tafelrunde.games.lydia.questions.place import Place
from tafelrunde.games.lydia.questions.race import Race
from tafelrunde.games.lydia.questions.refill import Refill
from tafelrunde.games.lydia.questions.sell import Sell, SellWild
from tafelrunde.games.lydia.questions.upgrade import Upgrade
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.kernel.question import Question

QUESTIONS: Final[list[Question[Lydia, Any]]] = [
    Colour(),
    Place(),
    Copy(),
    King(),
    Bonus(),
    Sell(),
    SellWild(),
    Buy(),
    Cover(),
    Upgrade(),
    Pay(),
    Race(),
    Refill(),
]
