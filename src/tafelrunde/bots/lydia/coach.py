"""What a coach tells at Lions of Lydia: what a choice is good for, and what goes wrong otherwise.

Only the learner's own board and what lies open is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    COIN,
    COLOURS,
    CORNERS,
    GOODS,
    MOST_RESOURCES,
    NOWHERE,
    PROPERTY_LIMIT,
)
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.text import Text

# Kinds of decisions of whose answers one thing is said, but of those that end them.
_SAID: Final[dict[str, str]] = {
    "buy": "buy",
    "upgrade": "upgrade",
    "refill": "refill",
    "race": "race",
    "king": "king",
    "sell": "sell",
    "sell-wild": "sell",
}
_ENDS: Final = ("done", "pass")


def about(decision: Decision, option: Option) -> Text | None:
    """What an option is good for."""
    way = _ABOUT.get(decision.kind)
    if way is not None:
        return way(option)
    word = _SAID.get(decision.kind)
    return None if word is None or option in _ENDS else _says(word)


def _place(option: Option) -> Text | None:
    if not isinstance(option, str):
        return None
    if option in COLOURS:
        return _says("gate")
    return _says("builder" if option in CORNERS else option)


def _bonus(option: Option) -> Text | None:
    return _says("influence" if option == "influence" else "free-upgrade")


# What is said of the answers where it hangs on the answer.
_ABOUT: Final[dict[str, Callable[[Option], Text | None]]] = {"place": _place, "bonus": _bonus}


def warnings(g: Lydia, decision: Decision) -> list[Text]:
    """The last turns, a marker that cannot go on, a limit of cards that is reached."""
    seat = decision.seat
    if decision.kind != "place":
        return []
    found = []
    if g.token != NOWHERE:
        found.append(_says("last"))
    goods = g.goods[seat * GOODS : seat * GOODS + COIN]
    if MOST_RESOURCES in goods:
        found.append(_says("full"))
    owned = len(g.properties[seat])
    if owned >= PROPERTY_LIMIT[g.influence[seat]]:
        found.append(_says("limit", count=owned))
    return found


def _says(word: str, **args: int) -> Text:
    return Text(f"lydia-coach-{word}", **args)
