"""Population: bots meet many unlike ones, so that none looks strong who only beats its own kind.

Each bot that is measured meets each member: it sits on every chair in turn, the member on all the
others, and all matches of a round have the same luck. Members do not meet each other. What was
played is kept line by line, and a later run goes on where that stops.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from os import SEEK_END
from pathlib import Path
from typing import Any

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.lab.power import wilson
from tafelrunde.lab.simulate import Plan, Played, run


@dataclass(frozen=True)
class Meeting:
    """A match that one bot has with a member: in which round, and on which chair it sits."""

    bot: str
    member: str
    round: int
    chair: int


@dataclass(frozen=True)
class League(Plan):
    """Every bot against every member, so many rounds (`games`); `done` are already played."""

    members: tuple[str, ...] = ()
    done: frozenset[Meeting] = frozenset()

    def __post_init__(self) -> None:
        if not self.bots or not self.members:
            raise TafelrundeError("a population needs members, and a bot to meet them")

    @cached_property
    def meetings(self) -> list[Meeting]:
        """What is still to play, round by round."""
        every = [
            Meeting(bot, member, number, chair)
            for number in range(self.games)
            for member in self.members
            for bot in self.bots
            for chair in range(self.seats)
            if bot != member
        ]
        return [meeting for meeting in every if meeting not in self.done]

    @property
    def matches(self) -> int:
        return len(self.meetings)

    def seed_of(self, index: int) -> str:
        return super().seed_of(self.meetings[index].round)

    def bots_of(self, index: int) -> list[str]:
        meeting = self.meetings[index]
        names = [meeting.member] * self.seats
        names[meeting.chair] = meeting.bot
        return names


@dataclass(frozen=True)
class Met:
    """How a meeting ended: a share of the win, the bot's points and the mean of the others'."""

    meeting: Meeting
    won: float
    points: float
    others: float


class Standings:
    """What came of all meetings."""

    def __init__(self, league: League) -> None:
        self.league = league
        self.met: list[Met] = []
        self.failures: list[Played] = []

    def result(self) -> dict[str, Any]:
        """How each bot did against everybody and against each member, as machines get it."""
        league = self.league
        return {
            "game": league.game,
            "seats": league.seats,
            "rounds": league.games,
            "errors": len(self.failures),
            "bots": [
                {
                    "bot": bot,
                    **_counted([met for met in self.met if met.meeting.bot == bot]),
                    "members": [
                        {"member": member, **_counted(self._between(bot, member))}
                        for member in league.members
                        if member != bot
                    ],
                }
                for bot in league.bots
            ],
        }

    def _between(self, bot: str, member: str) -> list[Met]:
        return [met for met in self.met if met.meeting.bot == bot and met.meeting.member == member]


def _counted(met: Iterable[Met]) -> dict[str, Any]:
    some = list(met)
    count = len(some)
    won = sum(one.won for one in some)
    low, high = wilson(won, count) if count else (0.0, 1.0)
    return {
        "matches": count,
        "share": round(won / count, 4) if count else None,
        "low": round(low, 4),
        "high": round(high, 4),
        "points": round(sum(one.points for one in some) / count, 2) if count else None,
        "others": round(sum(one.others for one in some) / count, 2) if count else None,
    }


def measure(league: League, kept: Path | None, jobs: int) -> Iterator[Standings]:
    """Play what is not kept yet; the standings after each lot, the last ones are all."""
    found = _read(kept, league) if kept is not None and kept.exists() else []
    if kept is not None:
        _end_line(kept)
    done = frozenset(met.meeting for met in found)
    standings = Standings(replace(league, done=done))
    standings.met = found
    yield standings
    for some in run(standings.league, jobs):
        for played in some:
            _add(standings, played, kept)
        yield standings


def _add(standings: Standings, played: Played, kept: Path | None) -> None:
    if played.error:
        standings.failures.append(played)
        return
    meeting = standings.league.meetings[played.index]
    chair = meeting.chair
    ranking, scores = played.ranking, played.scores
    won = 1 / ranking.count(1) if ranking[chair] == 1 else 0.0
    others = (sum(scores) - scores[chair]) / (len(scores) - 1)
    standings.met.append(Met(meeting, won, scores[chair], others))
    if kept is not None:
        line = [*_table(standings.league), meeting.bot, meeting.member, meeting.round, chair]
        with kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps([*line, won, scores[chair], others]) + "\n")


def _end_line(kept: Path) -> None:
    """Let the next line begin as one of its own, also after one that was cut off."""
    with kept.open("ab+") as file:
        if file.tell() == 0:
            return
        file.seek(-1, SEEK_END)
        if file.read(1) != b"\n":
            file.write(b"\n")


def _table(league: League) -> list[Any]:
    """What a line must begin with to be of this league."""
    return [league.game, league.seats, league.seed, dict(sorted(league.options.items()))]


def _read(kept: Path, league: League) -> list[Met]:
    """The meetings of this league in a file; a line that was cut off at the end is left out."""
    found = []
    table = _table(league)
    for line in kept.read_text(encoding="utf-8").splitlines():
        try:
            facts = json.loads(line)
        except ValueError:
            continue
        if facts[:4] != table:
            continue
        bot, member, number, chair, won, points, others = facts[4:]
        if number < league.games and bot in league.bots and member in league.members:
            found.append(Met(Meeting(bot, member, number, chair), won, points, others))
    return found
