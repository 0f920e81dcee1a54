"""The cases of the generic suite: every installed game, every seat count, a spread of options.

Option values come from the declared settings. A game whose settings do not tell enough keeps a
module tests/<game>/spread.py, which may define:

VALUES        for a setting's name the values to choose from instead
TABLES        for a seat count options of one more case
commutes      whether a table of so many seats and these options splits into lanes that commute
BOOKKEEPING   patterns of state fields that need be neither in a view nor hidden (see knowing.py)
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar
from zlib import crc32

import pytest

from tafelrunde import Match, TafelrundeError, find_game, game_names, new
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.settings import Choice, Flag, Number, Setting, Several

SOAK = bool(os.environ.get("TAFELRUNDE_SOAK"))
OPTION_SETS = 12 if SOAK else 3
Test = TypeVar("Test", bound=Callable[..., None])


class Case:
    """A game at a table: so many seats, these options, and a seed for all chance of the case."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed

    def match(self, seed: int = 0, **how: Any) -> Match:
        return new(self.game, self.seats, f"{self.seed}-{seed}", self.options, **how)

    def dice(self, what: str) -> random.Random:
        """Random choices for one test of this case, the same every time."""
        return random.Random(f"{self} {what}")

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.seed}"


def own(game: str, name: str, otherwise: Any) -> Any:
    """What the game's own spread module says, if it has one."""
    module = f"tests.{game}.spread"
    if find_spec(f"tests.{game}") is None or find_spec(module) is None:
        return otherwise
    return getattr(import_module(module), name, otherwise)


def values(game: Game[Any], setting: Setting) -> list[Any]:
    """Values of a setting that make a difference."""
    given = own(game.name, "VALUES", {})
    if setting.name in given:
        return list(given[setting.name])
    if isinstance(setting, Flag):
        return [False, True]
    if isinstance(setting, Number):
        return sorted({setting.low, setting.default, setting.high})
    if isinstance(setting, Choice):
        return list(setting.values)
    if isinstance(setting, Several):
        return [[], list(setting.values), *([value] for value in setting.values)]
    return [setting.default]


def chosen(game: Game[Any], seats: int, dice: random.Random) -> dict[str, Any]:
    """Options at random that go together at this seat count."""
    for _ in range(1000):
        options: dict[str, Any] = {}
        for setting in game.settings:
            options[setting.name] = dice.choice(values(game, setting))
            if isinstance(setting, Several) and dice.random() < 0.5:
                some = [value for value in setting.values if dice.random() < 0.5]
                options[setting.name] = some
        try:
            return game.options(seats, options)
        except TafelrundeError:
            continue
    raise AssertionError(f"{game.name}: no options found for {seats} seats")


@cache
def cases() -> list[Case]:
    """The default options and some others at every seat count of every game."""
    found = []
    for name in game_names():
        game = find_game(name)
        for seats in range(game.seats[0], game.seats[1] + 1):
            dice = random.Random(f"{name} {seats}")
            sets = [game.options(seats, {})]
            sets += [chosen(game, seats, dice) for _ in range(OPTION_SETS - 1)]
            if seats in own(name, "TABLES", {}):
                sets.append(game.options(seats, own(name, "TABLES", {})[seats]))
            found += [Case(name, seats, options, n) for n, options in enumerate(sets)]
    return found


def played(among: Callable[[Case], bool] = lambda _: True) -> list[Any]:
    return [pytest.param(case, id=str(case)) for case in cases() if among(case)]


def played_on_sources_too() -> list[Any]:
    """The cases for a test; a full table shows that the sources do what the built package does."""
    return [
        pytest.param(case, id=str(case), marks=[pytest.mark.everywhere] * fullest(case))
        for case in cases()
    ]


def fullest(case: Case) -> bool:
    return case.seed == 0 and case.seats == find_game(case.game).seats[1]


def shared_cases(test: Test) -> Test:
    """Usual options for a test of what the kernel does for every game; of the other options a part.

    Each case stands before every fourth of these tests, and before all of them in `make soak`.
    """

    def among(case: Case) -> bool:
        return SOAK or case.seed == 0 or crc32(f"{test.__name__} {case}".encode()) % 4 == 0

    mark = pytest.mark.parametrize("case", played(among))
    marked: Test = mark(test)
    return marked


every_case = pytest.mark.parametrize("case", played())
every_case_on_sources_too = pytest.mark.parametrize("case", played_on_sources_too())
every_table = pytest.mark.parametrize(
    ("name", "seats"), list(dict.fromkeys((case.game, case.seats) for case in cases()))
)
every_game = pytest.mark.parametrize("name", game_names())
