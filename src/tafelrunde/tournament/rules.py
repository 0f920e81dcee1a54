"""Rules of a tournament: what its header holds, each key with what it may be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tafelrunde.kernel.registry import game_names
from tafelrunde.ledger.shares import fraction
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.options import check_options

Rules = dict[str, Any]

GOALS: Final = ("forbidden", "repeats", "distance", "groups", "starts")
TIEBREAKS: Final = ("wins", "score", "margin", "direct", "points")
# Who plays a stage: everybody, the best of the stage before it, the winners of the tables of its
# last round, or the first of every stage before it (the days of a tournament of several days).
TAKES: Final = ("all", "best", "winners", "firsts")
SIDES: Final = ("left", "right")
# When others may look on at online tables: as it happens, or after the end; a number of seconds
# means so much later, every hand included.
WATCH: Final = ("live", "after")
_WATCH_SECONDS: Final = (60, 86_400)

# The goals in the order of each way to seat; "meet" is: meet as many others as possible.
FORMATS: Final[dict[str, list[str]]] = {
    "swiss": ["forbidden", "repeats", "distance", "groups", "starts"],
    "danish": ["forbidden", "distance", "repeats", "groups", "starts"],
    "meet": ["forbidden", "repeats", "groups", "starts"],
}


def stage(
    rounds: int, take: str = "all", count: int = 0, by: list[str] | None = None, name: str = ""
) -> dict[str, Any]:
    return {"name": name, "rounds": rounds, "take": take, "count": count, "by": by or []}


def deal(
    cards: int, how: str, occupations: str = "left", minors: str = "left", keep: int = 7
) -> dict[str, Any]:
    return {
        "deal": cards,
        "keep": keep,
        "how": how,
        "occupations": occupations,
        "minors": minors,
    }


def checked(rules: Mapping[str, Any]) -> Rules:
    """The rules, every key there and of its kind; raises Unfit with the one that is not."""
    for key in rules:
        if key not in _CHECKS:
            raise Unfit("rule-unknown", rule=key, known=", ".join(_CHECKS))
    for key, check in _CHECKS.items():
        if key not in rules:
            raise Unfit("rule-missing", rule=key)
        try:
            fine = check(rules[key])
        except (TypeError, KeyError, AttributeError, ValueError):
            fine = False
        if not fine:
            raise Unfit("rule-value", rule=key, value=repr(rules[key]))
    if rules["duplicate"] and rules["watch"] == "live":
        raise Unfit("watch-duplicate")
    for size in rules["sizes"]:
        if str(size) not in rules["points"] and not rules["duplicate"]:
            raise Unfit("no-points", seats=size)
    check_options(rules)
    return dict(rules)


def completed(rules: Mapping[str, Any]) -> Rules:
    """Rules of an older record with the keys that came later, meaning what they always meant.

    Only that the tables of a duplicate tournament could be watched was wrong at all times.
    """
    later: Rules = {"watch": "after" if rules.get("duplicate") else "live", "plan": []}
    return dict(rules) | {key: value for key, value in later.items() if key not in rules}


def _words(value: Any) -> bool:
    return type(value) is list and all(type(item) is str for item in value)


def _flag(value: Any) -> bool:
    return type(value) is bool


def _word(value: Any) -> bool:
    return type(value) is str


def _one_of(*values: str) -> Callable[[Any], bool]:
    return lambda value: value in values


def _some_of(*values: str) -> Callable[[Any], bool]:
    return lambda value: (
        _words(value) and set(value) <= set(values) and len(set(value)) == len(value)
    )


def _stages(value: Any) -> bool:
    return bool(value) and all(
        type(item["rounds"]) is int
        and 0 < item["rounds"] < 100
        and item["take"] in TAKES
        and type(item["count"]) is int
        and set(item["by"]) <= set(TIEBREAKS)
        and type(item["name"]) is str
        for item in value
    )


def _sizes(value: Any) -> bool:
    return bool(value) and all(type(size) is int and 1 <= size <= 8 for size in value)


def _points(value: Any) -> bool:
    return all(
        1 <= int(seats) <= 8 and len(table) == int(seats) and all(fraction(p) >= 0 for p in table)
        for seats, table in value.items()
    )


def _deals(value: Any) -> bool:
    return type(value) is list and all(
        item["how"] in {"discard", "draft", "none"}
        and type(item["deal"]) is int
        and type(item["keep"]) is int
        and 0 <= item["keep"] <= item["deal"] <= 20
        and item["occupations"] in SIDES
        and item["minors"] in SIDES
        for item in value
    )


def _clock(value: Any) -> bool:
    return set(value) == {"draft", "play", "action"} and all(
        type(seconds) is int and seconds > 0 for seconds in value.values()
    )


def _watch(value: Any) -> bool:
    if type(value) is int:
        return _WATCH_SECONDS[0] <= value <= _WATCH_SECONDS[1]
    return value in WATCH


def _numbers(value: Any) -> bool:
    return type(value) is list and all(fraction(item) >= 0 for item in value)


def _plan(value: Any) -> bool:
    """Rounds of tables of places in the plan, from 0; nobody sits twice in a round."""
    return type(value) is list and all(
        tables
        and all(
            seats and all(type(seat) is int and 0 <= seat < 100 for seat in seats)
            for seats in tables
        )
        and len({seat for seats in tables for seat in seats}) == sum(map(len, tables))
        for tables in value
    )


_CHECKS: Final[dict[str, Callable[[Any], bool]]] = {
    "preset": _word,
    "games": lambda value: _words(value) and bool(value) and set(value) <= set(game_names()),
    "stages": _stages,
    "sizes": _sizes,
    "points": _points,
    "bye": lambda value: fraction(value) >= 0,
    "share_after": _one_of("score", "resources"),
    "tiebreaks": _some_of(*TIEBREAKS),
    "goals": _some_of(*GOALS),
    "first_round": _one_of("random", "apart", "snake"),
    "starts": _one_of("balanced", "lot"),
    "start_drawn": _one_of("after deal", "before deal"),
    "deals": _deals,
    "bans": _words,
    "food": lambda value: type(value) is list and all(type(item) is int for item in value),
    "checks": _one_of("third", "neighbour"),
    "clock": _clock,
    "plan": _plan,
    "options": lambda value: type(value) is dict,
    "duplicate": _flag,
    "championship": _flag,
    "confirm": _flag,
    "prizes": _numbers,
    "watch": _watch,
}
