"""What a coach tells at Agricola: what a choice is good for, and what goes wrong otherwise.

Only the learner's own farm and what lies open is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.bots.agricola.worth import missing_food
from tafelrunde.games.agricola.board.spaces import ROUNDS, SPACE_OF
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.majors import MAJOR_OF
from tafelrunde.games.agricola.phases.harvest import meal_round
from tafelrunde.games.agricola.scoring import CATEGORIES, STEPS, own_points
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.text import Text, dashed

# Spaces that are the same thing for who comes there.
_SAME: Final[dict[str, str]] = {
    "eastern_quarry": "western_quarry",
    "lessons_3": "lessons",
    "lessons_4": "lessons",
    "hollow_3": "clay_pit",
    "hollow_4": "clay_pit",
    "grove": "forest",
    "copse": "forest",
    "x_copse": "forest",
    "resource_market_3": "resource_market",
    "resource_market_4": "resource_market",
    "x_resource_market": "resource_market",
    "x_animal_market": "sheep_market",
    "x_modest_wish": "basic_wish_for_children",
    "fireplace_2": "fireplace",
    "fireplace_3": "fireplace",
    "cooking_hearth_4": "hearth",
    "cooking_hearth_5": "hearth",
    "clay_oven": "oven",
    "stone_oven": "oven",
    "joinery": "workshop",
    "pottery": "workshop",
    "basketmakers_workshop": "workshop",
}
# Words that end a question instead of answering it.
_ENDS: Final = ("done", "skip")
_BEGGED: Final = 3
# From this round on the minus points of the end are spoken of.
_LATE: Final = 12


def about(decision: Decision, option: Option) -> Text | None:
    """What an option is good for."""
    if option in _ENDS:
        return None
    if isinstance(option, str) and (option in SPACE_OF or option in MAJOR_OF):
        return _says(_SAME.get(option, option))
    way = _ABOUT.get(decision.kind)
    return None if way is None else way(option)


def _improvement(option: Option) -> Text | None:
    if not isinstance(option, tuple):
        return None
    return _says("minor" if option[0] == "minor" else "hearth")


def _building(option: Option) -> Text | None:
    if not isinstance(option, tuple):
        return None
    return _says("room" if str(option[0]).endswith("room") else "stable")


def _pasture(option: Option) -> Text | None:
    return _says("fence") if isinstance(option, int) else None


def _sowing(_option: Option) -> Text | None:
    return _says("sow")


def _occupation(_option: Option) -> Text | None:
    return _says("occupation")


# What is said of the answers to each kind of decision.
_ABOUT: Final[dict[str, Callable[[Option], Text | None]]] = {
    "improve": _improvement,
    "build": _building,
    "fence": _pasture,
    "sow": _sowing,
    "occupation": _occupation,
}


def warnings(g: Agricola, decision: Decision) -> list[Text]:
    """A harvest that cannot be fed, animals without room, minus points that can still be mended."""
    way = _WARNINGS.get(decision.kind)
    return [] if way is None else way(g, decision.seat)


def _meal(g: Agricola, seat: int) -> list[Text]:
    lacks = missing_food(g, seat)
    return [_says("beg", count=lacks, points=_BEGGED * lacks)] if lacks else []


def _herd(_g: Agricola, _seat: int) -> list[Text]:
    return [_says("animals")]


def _placing(g: Agricola, seat: int) -> list[Text]:
    found = []
    lacks = missing_food(g, seat)
    if lacks and meal_round(g, seat) == g.round:
        found.append(_says("hungry", count=lacks, points=_BEGGED * lacks))
    if g.round >= _LATE:
        points = own_points(g, seat)
        minus = sum(points[line] < 0 for line, name in enumerate(CATEGORIES) if name in STEPS)
        if minus:
            found.append(_says("minus", count=minus, rounds=ROUNDS - g.round + 1))
    return found


# What is warned of before each kind of decision.
_WARNINGS: Final[dict[str, Callable[[Agricola, int], list[Text]]]] = {
    "feed": _meal,
    "house": _herd,
    "leave": _herd,
    "place": _placing,
}


def _says(word: str, **args: int) -> Text:
    return Text(f"agricola-coach-{dashed(word)}", **args)
