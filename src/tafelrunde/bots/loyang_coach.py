"""What a coach tells at Loyang: what a choice is good for, and what goes wrong otherwise.

Only the learner's own side and what lies open is looked at.
"""

from __future__ import annotations

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
    if decision.kind == "steps":
        return _says("save" if option == 0 else "step" if option == 1 else "steps")
    word = option[0] if isinstance(option, tuple) else option
    if isinstance(word, str) and word in DEEDS:
        return _says(word)
    return _says("card") if decision.kind in ("draft", "grid", "keep") else None


def warnings(g: LoyangState, decision: Decision) -> list[Text]:
    """Customers who take offence, vegetables that come to nothing, a cheap step not taken."""
    if decision.kind == "steps":
        return [_says("first-step")] if any(option == 1 for option in decision.options) else []
    if decision.kind != "act":
        return []
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


def _says(word: str, **args: int) -> Text:
    return Text(f"loyang-coach-{word}", **args)
