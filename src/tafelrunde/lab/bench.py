"""Bench: how fast a game is played here, how much a fork costs, how much room a match takes."""

from __future__ import annotations

import gc
import json
import os
import platform
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from tafelrunde.bots.base import Luck
from tafelrunde.kernel import match as compiled_or_not
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.log import Log
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.registry import find_game
from tafelrunde.lab import sources
from tafelrunde.lab.loop import fork_often, opened, play_at_random

INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"
FORK_ENTRIES: Final = (10, 100, 500)

_MATCHES_WEIGHED: Final = 10
_FORKED: Final = 50
_FORKS: Final = 20
_ROUNDS: Final = 3


def build() -> str:
    """Which form of the rules this process runs."""
    file = str(compiled_or_not.__file__)
    return INTERPRETED if file.endswith(".py") else COMPILED


def machine() -> dict[str, Any]:
    """The machine a figure came from; nothing that names it."""
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "architecture": platform.machine(),
        "python": platform.python_version(),
    }


def _cpu() -> str:
    """The processor's model, where the system tells it."""
    for command in (["lscpu", "--json"], ["sysctl", "-n", "machdep.cpu.brand_string"]):
        try:
            told = subprocess.run(
                command, capture_output=True, text=True, check=True, env={"LC_ALL": "C"}
            ).stdout
        except (OSError, subprocess.CalledProcessError):
            continue
        if command[0] != "lscpu":
            return told.strip()
        fields = _flat(json.loads(told)["lscpu"])
        names = [fields.get("Vendor ID:", ""), fields.get("Model name:", "")]
        return " ".join(name for name in names if name not in {"", "-"}) or platform.machine()
    return platform.processor() or platform.machine()


def _flat(rows: list[dict[str, Any]]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for row in rows:
        fields[row["field"]] = row["data"] or ""
        fields.update(_flat(row.get("children", [])))
    return fields


def seat_counts(game: Game[Any]) -> list[int]:
    """The seat counts to measure: 2 and the most."""
    low, high = game.seats
    return sorted({max(low, min(2, high)), high})


def measure(name: str, seats: int, options: dict[str, Any], seconds: float) -> dict[str, Any]:
    """One row of results for this build."""
    game = find_game(name)
    written = game.options(seats, options)

    def fresh(number: int) -> Match:
        return opened(game, Header(name, game.rules, seats, written, f"bench {number}", []))

    games, decisions, spent = _race(fresh, seconds)
    forks = {str(entry): _fork_us(fresh, entry) for entry in FORK_ENTRIES}
    light, heavy = _weigh(fresh)
    return {
        "game": name,
        "seats": seats,
        "options": options,
        "build": build(),
        "games_per_second": round(games / spent, 2),
        "decisions_per_second": round(decisions / spent),
        "fork_us": max(forks.values()),
        "fork_us_at": forks,
        "bytes_per_match": light,
        "bytes_with_record": heavy,
    }


def _race(fresh: Callable[[int], Match], seconds: float) -> tuple[int, int, float]:
    """Random play for so long: matches, real decisions, seconds of processor time."""
    luck = Luck("bench")
    play_at_random(fresh(0), luck)
    games = 0
    decisions = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += play_at_random(fresh(games), luck)
        games += 1
        spent = time.process_time() - start
    return games, decisions, spent


def _fork_us(fresh: Callable[[int], Match], entries: int) -> float:
    """Microseconds for a fork after so many entries, or just before the end.

    The mean over several matches: a fork makes the moves of the running step again, and one match
    may stand at the start of a step, another at the end of a long one.
    """
    costs = [_fork_cost(_stopped(fresh, number, entries)) for number in range(_FORKED)]
    return round(sum(costs) / len(costs) * 1e6, 2)


def _stopped(fresh: Callable[[int], Match], number: int, entries: int) -> Match:
    match = fresh(number)
    play_at_random(match, Luck("bench"), entries)
    if match.over:
        last = len(match.moves) - 1
        match = fresh(number)
        play_at_random(match, Luck("bench"), last)
    return match


def _fork_cost(match: Match) -> float:
    """Seconds for a fork, the best of a few rounds."""
    match.fork()
    best = float("inf")
    for _ in range(_ROUNDS):
        start = time.process_time()
        fork_often(match, _FORKS)
        best = min(best, time.process_time() - start)
    return best / _FORKS


def _weigh(fresh: Callable[[int], Match]) -> tuple[int, int]:
    """Bytes of a match at its end, forked once: without its record and with it."""

    def played(number: int) -> Match:
        match = fresh(number)
        play_at_random(match, Luck(str(number)))
        match.fork()
        return match

    def unrecorded(number: int) -> Match:
        match = played(number)
        match.log = Log()
        return match

    played(0)
    return _bytes_each(unrecorded), _bytes_each(played)


def _bytes_each(make: Callable[[int], Match]) -> int:
    kept: list[Match] = []
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept.extend(make(number) for number in range(_MATCHES_WEIGHED))
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    return (after - before) // len(kept)


def measure_interpreted(
    name: str, seats: int, options: dict[str, Any], seconds: float
) -> dict[str, Any]:
    """One row of results for the interpreted build, from a process of its own."""
    job = json.dumps([name, seats, options, seconds])
    # -P: the folder of the script holds modules whose names others have, too.
    command = [sys.executable, "-P", str(sources.__file__), __name__, job]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        last = done.stderr.strip().rpartition("\n")[2]
        raise TafelrundeError(f"the interpreted build of {name} could not be measured: {last}")
    row: dict[str, Any] = json.loads(done.stdout)
    return row


def rows(jobs: list[tuple[str, int, dict[str, Any]]], seconds: float) -> Iterator[dict[str, Any]]:
    """The results, one after the other: each job interpreted, and compiled where that is here."""
    for name, seats, options in jobs:
        if build() == COMPILED:
            yield measure_interpreted(name, seats, options, seconds)
        yield measure(name, seats, options, seconds)


def save(path: Path, results: list[dict[str, Any]]) -> None:
    """Keep results with the machine they came from."""
    text = json.dumps({"machine": machine(), "results": results}, indent=2, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(*json.loads(sys.argv[1]))))
