"""Presets: the rules of known tournaments as data. What a source leaves open is as in the official.

The official rules are version 2.1.0 of 18 August 2016.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.tournament.designer import design
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.rules import FORMATS, Rules, checked, deal, stage

_DISCARD: Final = deal(10, "discard")

OFFICIAL: Final[Rules] = {
    "preset": "official",
    "games": ["agricola"],
    "stages": [stage(3)],
    "sizes": [4, 3],
    # The table of two appears only among five players; its points are those of the first two.
    "points": {"2": [7, 4], "3": [7, 4, 2], "4": [8, 5, 3, 1]},
    "bye": 0,
    "share_after": "score",
    "tiebreaks": ["wins", "score"],
    "goals": FORMATS["swiss"],
    "first_round": "random",
    # 4.1: a piece of each colour is shaken, one is drawn.
    "starts": "lot",
    "start_drawn": "after deal",
    "deals": [_DISCARD, _DISCARD, deal(7, "draft")],
    "bans": [],
    "food": [],
    "checks": "third",
    "clock": {"draft": 600, "play": 3600, "action": 20},
    "options": {"tournament.setup": True},
    # Who sits where in each round of a closed field, as places in an order drawn by lot.
    "plan": [],
    "duplicate": False,
    "championship": False,
    "confirm": True,
    "prizes": [],
    "watch": "live",
}

PRESETS: Final[dict[str, Rules]] = {
    "official": OFFICIAL,
    # 16 go to the semifinal by most wins, then points; the winners of its tables to the final.
    "wbc": OFFICIAL
    | {
        "preset": "wbc",
        "sizes": [4],
        "stages": [
            stage(3, name="heats"),
            stage(1, "best", 16, ["wins", "points"], "semifinal"),
            stage(1, "winners", name="final"),
        ],
        "deals": [deal(8, "draft", "right", "left")],
        "start_drawn": "before deal",
        "options": {"tournament.setup": True, "cards.list": "all_decks_1"},
    },
    "euroquest": OFFICIAL | {"preset": "euroquest", "deals": [deal(7, "draft", "left", "right")]},
    "lookout": OFFICIAL
    | {
        "preset": "lookout",
        "deals": [deal(9, "draft")],
        "first_round": "snake",
        "food": [2, 2, 3, 3],
        "checks": "neighbour",
    },
    "norway": OFFICIAL
    | {
        "preset": "norway",
        "sizes": [4],
        "points": {"4": [10, 6, 3, 1]},
        "tiebreaks": ["margin", "wins", "direct"],
    },
    # Seven players, four matches each: everybody meets everybody twice, and begins once.
    "seven": OFFICIAL
    | {
        "preset": "seven",
        "stages": [stage(7)],
        "sizes": [4],
        "starts": "balanced",
        "plan": [[table] for table in design(7, 7, 4)],
    },
    "duplicate": OFFICIAL
    | {
        "preset": "duplicate",
        "duplicate": True,
        "watch": "after",
        "deals": [deal(7, "none")],
        "first_round": "apart",
    },
    "own": OFFICIAL | {"preset": "own", "options": {}, "deals": [], "starts": "balanced"},
}


def days(count: int, winners: int = 1) -> list[dict[str, Any]]:
    """The stages of several days: three rounds on each but the last, which is the final table.

    Rule 1.2.2: only with three days or more; `winners` is 2 where second places play, too.
    """
    if type(winners) is not int or winners < 1:
        raise Unfit("rule-value", rule="finalists", value=repr(winners))
    if type(count) is not int or not 3 <= count < 100:
        raise Unfit("days", days=count)
    played = [stage(3, name=f"day {number}") for number in range(1, count)]
    return [*played, stage(1, "firsts", winners, name="final")]


def rules_for(preset: str = "official", **changes: Any) -> Rules:
    """The rules of a preset with changes;
    `format` stands for the order of the goals, `rounds` for one stage, `days` for three rounds on
    each but the last, to whose final the first so many `finalists` of each go."""
    if preset not in PRESETS:
        raise Unfit("preset", preset=preset, known=", ".join(PRESETS))
    rules = dict(PRESETS[preset])
    if "format" in changes:
        way = changes.pop("format")
        if way not in FORMATS:
            raise Unfit("rule-value", rule="format", value=repr(way))
        rules["goals"] = FORMATS[way]
    if "rounds" in changes:
        rules["stages"] = [stage(changes.pop("rounds"))]
    if "days" in changes:
        rules["stages"] = days(changes.pop("days"), changes.pop("finalists", 1))
    if changes.get("duplicate") and rules["watch"] == "live":
        # Who plays the same cards later must not have seen them.
        changes.setdefault("watch", "after")
    return checked(rules | changes)
