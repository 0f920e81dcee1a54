"""What a coach tells at Loyang: what a choice is good for, and what goes wrong otherwise.

Only the learner's own side and what lies open is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.games.loyang.ending import compensation_due
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import ROUNDS
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.text import Text

# What is done in a turn, by the word its options begin with.
DEEDS: Final = (
    "buy",
    "sell",
    "sow",
    "trade",
    "use",
    "drop",
    "serve",
    "deliver",
    "pack",
    "enlarge",
    "end",
    "loan",
)


def about(decision: Decision, option: Option) -> Text | None:
    """What an option is good for."""
    way = _ABOUT.get(decision.kind, _deed)
    return way(option)


def _steps(option: Option) -> Text | None:
    return _says("save" if option == 0 else "step" if option == 1 else "steps")


def _deed(option: Option) -> Text | None:
    word = option[0] if isinstance(option, tuple) else option
    return _says(word) if isinstance(word, str) and word in DEEDS else None


def _card(option: Option) -> Text | None:
    return _deed(option) or _says("card")


# What is said of the answers to kinds of decisions that are not about deeds of a turn.
_ABOUT: Final[dict[str, Callable[[Option], Text | None]]] = {
    "steps": _steps,
    "draft": _card,
    "grid": _card,
    "keep": _card,
}


def warnings(g: LoyangState, decision: Decision) -> list[Text]:
    """Customers who take offence, vegetables that come to nothing, a cheap step not taken."""
    way = _WARNINGS.get(decision.kind)
    return [] if way is None else way(g, decision)


def _cheap_step(_g: LoyangState, decision: Decision) -> list[Text]:
    return [_says("first-step")] if any(option == 1 for option in decision.options) else []


def _turn(g: LoyangState, decision: Decision) -> list[Text]:
    player = g.players[decision.seat]
    found = []
    due = compensation_due(g, player)
    if due:
        found.append(_says("angry", cash=due))
    elif not player.content and any(not g.served[card] for card in player.regulars):
        found.append(_says("offence"))
    if g.round == ROUNDS:
        found.append(_says("last"))
    return found


# What is warned of before each kind of decision.
_WARNINGS: Final[dict[str, Callable[[LoyangState, Decision], list[Text]]]] = {
    "steps": _cheap_step,
    "act": _turn,
}


def _says(word: str, **args: int) -> Text:
    return Text(f"loyang-coach-{word}", **args)
