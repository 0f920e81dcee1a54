"""Simulations: many matches of one game among bots, the same whoever plays how many of them."""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import blake2b
from typing import Any, Final

from tafelrunde.bots import Bot, find
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.power import Note
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.start import new
from tafelrunde.lab.loop import play_out, play_out_audited
from tafelrunde.lab.processes import unheard

# Small enough for a bar that moves, large enough that handing out work costs nothing.
_MOST_AT_ONCE: Final = 25
_SHARES: Final = 40


@dataclass(frozen=True)
class Plan:
    """What to simulate. `recording` gives the record of every match, `audit` counts components."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: str = "0"
    options: dict[str, Any] = field(default_factory=dict)
    recording: bool = False
    audit: bool = False

    def __post_init__(self) -> None:
        if len(self.bots) != self.seats:
            named = ", ".join(self.bots)
            raise TafelrundeError(f"{self.seats} seats need as many bots, not {named or 'none'}")

    @property
    def matches(self) -> int:
        return self.games

    def seed_of(self, index: int) -> str:
        """The seed of one of the matches."""
        text = f"{self.seed}:{index}".encode()
        return blake2b(text, digest_size=16, person=b"simulate").hexdigest()

    def bots_of(self, index: int) -> Sequence[str]:
        """The bots of one of the matches, by seat."""
        return self.bots

    @property
    def listening(self) -> bool:
        """Whether what the matches tell is needed."""
        return False

    def play(self, match: Match, bots: Sequence[Bot]) -> tuple[int, tuple[Note, ...]]:
        """Play one of the matches: how many real decisions it had, and what was noted of it."""
        return (play_out_audited if self.audit else play_out)(match, bots), ()


@dataclass(frozen=True)
class Played:
    """What became of one match. `error` is empty where all went well."""

    index: int
    seed: str
    scores: list[int]
    ranking: list[int]
    decisions: int
    error: str
    record: str
    stopped: bool = False
    notes: tuple[Note, ...] = ()


def play_one(plan: Plan, index: int) -> Played:
    """Play one of the matches; whatever goes wrong in it is told, not raised."""
    seed = plan.seed_of(index)
    match: Match | None = None
    try:
        match = new(
            plan.game,
            plan.seats,
            seed,
            plan.options,
            hashing=plan.recording,
            listening=plan.listening,
        )
        bots = [find(name)(f"{seed}:{seat}") for seat, name in enumerate(plan.bots_of(index))]
        decisions, notes = plan.play(match, bots)
        text = match.record.text() if plan.recording else ""
        stopped = match.game.stopped(match.state)
        return Played(index, seed, match.scores, match.ranking, decisions, "", text, stopped, notes)
    except Exception as fault:  # noqa: BLE001 - a fault of any rule or bot is a result here
        # Not `match.record`: that plays the match again, which may meet the same fault.
        text = "" if match is None else Record(match.header, match.log.entries()).text()
        return Played(index, seed, [], [], 0, f"{type(fault).__name__}: {fault}", text)


def rows_of(plan: Plan, played: Played) -> list[dict[str, Any]]:
    """A match as rows of a table, one for each seat; none where it failed."""
    return [
        {
            "game": plan.game,
            "match": played.index,
            "seed": played.seed,
            "seat": seat + 1,
            "bot": bot,
            "score": played.scores[seat],
            "place": played.ranking[seat],
            "decisions": played.decisions,
        }
        for seat, bot in enumerate(plan.bots_of(played.index) if not played.error else ())
    ]


def play_some(plan: Plan, start: int, stop: int) -> list[Played]:
    return [play_one(plan, index) for index in range(start, stop)]


def run(plan: Plan, jobs: int = 1, *, cluster: bool = False) -> Iterator[list[Played]]:
    """Play all matches, some at a time as they are done, in no particular order."""
    if cluster:
        return _on_cluster(plan)
    if jobs == 1:
        return (play_some(plan, index, index + 1) for index in range(plan.matches))
    return _in_processes(plan, jobs)


def _shares(games: int, workers: int) -> list[tuple[int, int]]:
    size = max(1, min(_MOST_AT_ONCE, games // (workers * _SHARES)))
    return [(start, min(start + size, games)) for start in range(0, games, size)]


def _in_processes(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        try:
            with unheard():
                shares = _shares(plan.matches, jobs)
                futures = [pool.submit(play_some, plan, start, stop) for start, stop in shares]
            for future in as_completed(futures):
                yield future.result()
        except BrokenProcessPool as error:
            raise TafelrundeError("a process that played matches was killed") from error
        except BaseException:
            # Nobody waits for the rest any more.
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            raise


def _on_cluster(plan: Plan) -> Iterator[list[Played]]:
    try:
        import ray  # noqa: PLC0415 - an extra of its own, large and slow to import
    except ImportError as error:
        raise TafelrundeError("a cluster needs the extra: install tafelrunde[cluster]") from error
    # Who called may have a session with things of its own in it.
    begun = not ray.is_initialized()
    if begun:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    waiting: list[Any] = []
    try:
        remote = ray.remote(play_some)
        workers = int(ray.cluster_resources().get("CPU", 1))
        waiting = [remote.remote(plan, *share) for share in _shares(plan.matches, workers)]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield ray.get(done[0])
    finally:
        if begun:
            ray.shutdown()
        else:
            for task in waiting:
                ray.cancel(task)


class Tally:
    """The sums over many matches; their order does not matter."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.finished = 0
        self.stopped = 0
        self.decisions = 0
        self.points = [0] * plan.seats
        self.wins = [Fraction(0)] * plan.seats
        self.failures: list[Played] = []

    def add(self, played: Played) -> None:
        if played.error:
            self.failures.append(played)
            self.failures.sort(key=lambda failure: failure.index)
            return
        self.finished += 1
        self.stopped += played.stopped
        self.decisions += played.decisions
        share = Fraction(1, played.ranking.count(1))
        for seat in range(self.plan.seats):
            self.points[seat] += played.scores[seat]
            if played.ranking[seat] == 1:
                self.wins[seat] += share

    def result(self, seconds: float) -> dict[str, Any]:
        """The result as machines get it."""
        count = max(self.finished, 1)
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "games": self.plan.games,
            "finished": self.finished,
            "errors": len(self.failures),
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "games_per_second": round(self.finished / seconds, 3),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "mean_scores": [points / count for points in self.points],
            "win_share": [float(wins / count) for wins in self.wins],
            "stopped": self.stopped,
        }
