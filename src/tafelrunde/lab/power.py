"""Power: what cards and choices are worth, counted over many matches among bots.

Of each thing that a game names (`kernel.power`) the lab counts who was dealt it, who kept it and
who played it, how often they won, and with how many points they ended. Chance deals, so what the
dealt won more than others is the thing's own doing. Who keeps and plays it chose to, which others
in better or worse positions did not. Intervals hold 95 of 100 times: Wilson's for shares, the
normal one for points. A shared win is shared. What is played together counts `lab.pairs`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import sqrt
from typing import Any, Final

from tafelrunde.bots import Bot
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.power import DEALT, PLAYED, STAGES, Note, Powers, powers_of
from tafelrunde.kernel.registry import find_game
from tafelrunde.lab.loop import play_out
from tafelrunde.lab.pairs import Pairs
from tafelrunde.lab.simulate import Plan, Played

_SURE: Final = 1.96
# The spread of what is rounded to whole numbers.
_WHOLE: Final = 1 / 12
# What is counted of those who had a thing.
FIGURES: Final = (
    "times",
    "win_share",
    "win_low",
    "win_high",
    "mean_score",
    "score_low",
    "score_high",
)
# A hand is made up after so many answers, or never.
_LONGEST: Final = 10_000


def declared(game: str) -> Powers:
    """What can be compared in a game; an error where it names nothing."""
    powers = powers_of(find_game(game))
    if powers is None:
        raise TafelrundeError(f"{game!r} names no cards or choices to compare")
    return powers


@dataclass(frozen=True)
class Noted(Plan):
    """Matches of which is noted what seats were dealt, kept and played."""

    @property
    def listening(self) -> bool:
        return True

    def play(self, match: Match, bots: Sequence[Bot]) -> tuple[int, tuple[Note, ...]]:
        powers = declared(self.game)
        notes = powers.dealt(match.state)
        real = 0
        for _ in range(_LONGEST):
            if match.over or powers.settled(match.state):
                break
            decision = match.decisions[0]
            real += len(decision.options) > 1
            match.play(decision.seat, bots[decision.seat].choose(match, decision))
        notes += powers.kept(match.state)
        real += play_out(match, bots)
        notes += powers.told(match.state, [heard.event for heard in match.heard])
        return real, tuple(dict.fromkeys(notes))


class Sum:
    """How those came out who had a thing."""

    def __init__(self) -> None:
        self.times = 0
        self.won = 0.0
        self.points = 0
        self.squares = 0

    def add(self, won: float, points: int) -> None:
        self.times += 1
        self.won += won
        self.points += points
        self.squares += points * points

    def result(self) -> dict[str, Any]:
        """The shares with their intervals, as machines get it."""
        times = self.times
        mean = self.points / times
        # Points are whole: what is equal in a few may lie half a point apart in many.
        spread = max(_WHOLE, self.squares / times - mean * mean)
        give = _SURE * sqrt(spread / (times - 1)) if times > 1 else None
        low, high = wilson(self.won, times)
        return {
            "times": times,
            "win_share": round(self.won / times, 4),
            "win_low": round(low, 4),
            "win_high": round(high, 4),
            "mean_score": round(mean, 3),
            # One alone does not say how far others may lie.
            "score_low": None if give is None else round(mean - give, 3),
            "score_high": None if give is None else round(mean + give, 3),
        }


def wilson(won: float, times: float) -> tuple[float, float]:
    """Between which bounds a share lies 95 of 100 times, of which so many were seen."""
    share = won / times
    more = _SURE * _SURE / times
    middle = (share + more / 2) / (1 + more)
    give = _SURE * sqrt((share * (1 - share) + more / 4) / times) / (1 + more)
    return max(0.0, middle - give), min(1.0, middle + give)


class Power:
    """The sums over many matches of one game; their order does not matter."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.powers = declared(game)
        self.games: dict[int, int] = {}
        self.everybody: dict[int, Sum] = {}
        self.sums: dict[tuple[int, str, str], dict[str, Sum]] = {}
        self.pairs = Pairs(self.powers)
        self.failures: list[Played] = []

    def add(self, played: Played) -> None:
        if played.error:
            self.failures.append(played)
            return
        seats = len(played.scores)
        share = 1 / played.ranking.count(1)
        won = [share if place == 1 else 0.0 for place in played.ranking]
        self.games[seats] = self.games.get(seats, 0) + 1
        for seat in range(seats):
            self.everybody.setdefault(seats, Sum()).add(won[seat], played.scores[seat])
        for stage, seat, group, name in played.notes:
            stages = self.sums.setdefault((seats, group, name), {})
            stages.setdefault(stage, Sum()).add(won[seat], played.scores[seat])
        self.pairs.add(played)

    def result(self) -> dict[str, Any]:
        """The tables, what surely won most when played first, as machines get it."""
        return {
            "game": self.game,
            "tables": [
                {"seats": seats, "games": self.games[seats], **self.everybody[seats].result()}
                for seats in sorted(self.games)
            ],
            "errors": len(self.failures),
            "pairs": self.pairs.result(),
            "items": sorted(
                [
                    {
                        "seats": seats,
                        "group": group,
                        "id": name,
                        **{stage: stages[stage].result() for stage in STAGES if stage in stages},
                    }
                    for (seats, group, name), stages in self.sums.items()
                ],
                key=self._place,
            ),
        }

    def _place(self, row: dict[str, Any]) -> tuple[int, int, float, str]:
        sure = row[PLAYED]["win_low"] if PLAYED in row else -1.0
        return row["seats"], list(self.powers.groups).index(row["group"]), -sure, row["id"]


def flat(result: dict[str, Any]) -> list[dict[str, Any]]:
    """The items as rows of a spreadsheet."""
    rows = []
    for row in result["items"]:
        line = {"game": result["game"], **{key: row[key] for key in ("seats", "group", "id")}}
        for stage in STAGES:
            for key in FIGURES:
                line[f"{stage}_{key}"] = row[stage][key] if stage in row else None
        rows.append(line)
    return rows


@cache
def kept_powers(game: str) -> dict[str, Any] | None:
    """The table that came with the package (`tools/power.py` has made it); None without one."""
    file = files("tafelrunde.lab").joinpath("powers", f"{game}.json")
    if not file.is_file():
        return None
    table: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return table


def power_of_cards(game: str) -> dict[str, Any]:
    """The same for who reads about a card: by card and seats, shares with their bounds.

    `pairs` has the cards that go with it: how often both were played, and the lift.
    """
    table = kept_powers(game) or {"bots": [], "tables": [], "pairs": [], "items": []}
    usual = {one["seats"]: one["win_share"] for one in table["tables"]}
    cards: dict[str, list[dict[str, Any]]] = {}
    for item in table["items"]:
        shares = {
            stage: [round(item[stage][key], 3) for key in ("win_share", "win_low", "win_high")]
            for stage in (DEALT, PLAYED)
            if stage in item
        }
        times = item[PLAYED]["times"] if PLAYED in item else 0
        row = {"seats": item["seats"], "usual": usual[item["seats"]], "times": times, **shares}
        cards.setdefault(item["id"], []).append(row)
    pairs = {
        row["id"]: [[other["id"], other["times"], other["lift"]] for other in row["with"]]
        for row in table["pairs"]
    }
    games = sum(one["games"] for one in table["tables"])
    return {"bots": table["bots"], "games": games, "cards": cards, "pairs": pairs}
