"""What a coach tells at Lions of Lydia: what a choice is good for, and what goes wrong otherwise.

Only the learner's own board and what lies open is looked at.
"""

from __future__ import annotations

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


def about(decision: Decision, option: Option) -> Text | None:
    """What an option is good for."""
    if decision.kind == "place" and isinstance(option, str):
        if option in COLOURS:
            return _says("gate")
        return _says("builder" if option in CORNERS else option)
    if decision.kind == "bonus":
        return _says("influence" if option == "influence" else "free-upgrade")
    if option in ("done", "pass"):
        return None
    if decision.kind in ("buy", "upgrade", "refill", "race", "king"):
        return _says(decision.kind)
    return _says("sell") if decision.kind.startswith("sell") else None


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
