"""Measures how strong the bots are: duels on swapped chairs, each match in a process of its own.

Usage: python -m tools.strength FILE [--seconds S] [--jobs N] [--share PART] [--only DUEL ...]

All duels go on side by side, so that each has its share when the seconds are over. Each match is a
line in FILE.jsonl, and a later run with the same file goes on where that stops. Bots think by the
time of the processor, so that a busy machine makes none of them weaker.
"""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

from tafelrunde import new
from tafelrunde.bots import find, search, trials
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.trials import Trials
from tafelrunde.kernel.judge import Effort
from tafelrunde.kernel.match import Match
from tafelrunde.lab.power import wilson

FAMILY: Final[dict[str, Any]] = {"variant.family": True}
CARDS: Final[dict[str, Any]] = {}


@dataclass(frozen=True)
class Duel:
    """One bot against others of a kind; `slow` ones take about so many seconds a match."""

    game: str
    seats: int
    one: str
    other: str
    games: int
    options: dict[str, Any] = field(default_factory=dict)
    slow: float = 6.0

    @property
    def name(self) -> str:
        how = "family" if self.options else "usual"
        return f"{self.game}, {how}, {self.seats} seats: {self.one} against {self.other}"


TABLES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("agricola", FAMILY),
    ("agricola", CARDS),
    ("loyang", {}),
    ("lydia", {}),
)
DUELS: Final = [
    *[Duel(game, 2, "greedy", "random", 200, options, 1.0) for game, options in TABLES],
    *[Duel(game, 2, "search:0.1s", "greedy", 200, options, 12.0) for game, options in TABLES],
    *[Duel(game, 4, "search:0.1s", "greedy", 100, options, 12.0) for game, options in TABLES],
    *[Duel(game, 2, "search:1s", "greedy", 40, options, 75.0) for game, options in TABLES],
    Duel("agricola", 1, "search:1s", "", 50, CARDS, 70.0),
    Duel("agricola", 1, "search:0.1s", "", 50, CARDS, 7.0),
    Duel("loyang", 1, "search:0.1s", "", 50, {}, 14.0),
    Duel("loyang", 1, "greedy", "", 50, {}, 1.0),
    Duel("loyang", 1, "search:1s", "", 20, {}, 130.0),
    # The dial, where neighbours on it are not among these already.
    *[Duel("agricola", 2, "strong", "good", 100, options, 12.0) for options in (FAMILY, CARDS)],
    *[Duel(game, 2, "best", "strong", 12, {}, 75.0) for game in ("agricola", "loyang", "lydia")],
    *[Duel(game, 2, "strong", "easy", 12, {}, 12.0) for game in ("agricola", "loyang", "lydia")],
    # What was learnt.
    *[
        Duel("agricola", seats, "learned", "greedy", 200, options, 1.0)
        for seats, options in ((2, FAMILY), (2, CARDS), (3, CARDS), (4, CARDS))
    ],
    *[
        Duel("agricola", seats, "search+learned:0.1s", "search:0.1s", 60, options, 12.0 * seats)
        for seats, options in ((2, FAMILY), (2, CARDS), (3, CARDS), (4, CARDS))
    ],
]


@dataclass
class Played:
    """How a match of a duel ended."""

    seat: int
    scores: list[int]
    places: list[int]
    sheet: dict[str, list[int]]
    answers: int
    seconds: float
    spent: float


def play(number: int, index: int) -> Played:
    """One match: both chairs, or all of them, have the same luck in turn."""
    vars(search)["monotonic"] = vars(trials)["monotonic"] = process_time
    duel = DUELS[number]
    seat = index % duel.seats
    names = [duel.other] * duel.seats
    names[seat] = duel.one
    match = new(duel.game, duel.seats, f"strength-{index // duel.seats}", duel.options)
    bots = [find(name)(f"{index}:{chair}") for chair, name in enumerate(names)]
    began = process_time()
    answers, spent = 0, 0.0
    while not match.over:
        decision = match.decisions[0]
        before = process_time()
        option = bots[decision.seat].choose(match, decision)
        if decision.seat == seat and len(decision.options) > 1:
            answers += 1
            spent += process_time() - before
        match.play(decision.seat, option)
    sheet = {line.id: list(line.points) for line in match.score_sheet}
    seconds = process_time() - began
    return Played(seat, match.scores, match.ranking, sheet, answers, seconds, spent)


def simulations(number: int, _index: int) -> float:
    """How many play-outs a second search makes on average over a match of a table."""
    game, options = TABLES[number]
    match = new(game, 2, "simulations", options)
    bots = [find("greedy")(str(seat)) for seat in range(2)]
    made, seconds, asked = 0, 0.0, 0
    while not match.over:
        decision = match.decisions[0]
        if len(decision.options) > 1:
            asked += 1
            if asked % 8 == 0:
                found = _tried(match, asked)
                made, seconds = made + found[0], seconds + found[1]
        match.play(decision.seat, bots[decision.seat].choose(match, decision))
    return made / seconds


def _tried(match: Match, asked: int) -> tuple[int, float]:
    began = process_time()
    effort = Effort(str(asked), 1 << 20, monotonic() + 0.3)
    trials = Trials(match, match.decisions[0], judge_for(match.game), effort)
    trials.run()
    return sum(len(one.results) for one in trials.tried), process_time() - began


def jobs(share: float) -> Iterator[tuple[float, int, int]]:
    """When in the course of all, which duel, and which match of it."""
    for number, duel in enumerate(DUELS):
        games = max(1, round(duel.games * share))
        for index in range(games):
            yield index / games, number, index


def summary(duel: Duel, played: list[Played]) -> dict[str, Any]:
    """What came of a duel."""
    games = len(played)
    own = [one.scores[one.seat] for one in played]
    row: dict[str, Any] = {"duel": duel.name, "games": games, "score": mean(own)}
    if duel.seats > 1:
        won = sum((one.places[one.seat] == 1) / one.places.count(1) for one in played)
        low, high = (round(bound, 4) for bound in wilson(won, games))
        row |= {"won": won, "share": round(won / games, 4), "low": low, "high": high}
        others = [p for one in played for s, p in enumerate(one.scores) if s != one.seat]
        row["others"] = mean(others)
        lines = played[0].sheet
        row["lines"] = {
            line: [
                mean([one.sheet[line][one.seat] for one in played]),
                mean([p for o in played for s, p in enumerate(o.sheet[line]) if s != o.seat]),
            ]
            for line in lines
        }
    else:
        row |= {"lowest": min(own), "highest": max(own)}
    row["ms_an_answer"] = mean([1000 * one.spent / max(1, one.answers) for one in played])
    row["cpu_ms_a_match"] = mean([1000 * one.seconds for one in played])
    return row


def mean(numbers: list[Any]) -> float:
    return round(float(sum(numbers)) / len(numbers), 2)


def main() -> None:
    parser = ArgumentParser(prog="python -m tools.strength")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--share", type=float, default=1.0, help="of the matches of each duel")
    names = [duel.name for duel in DUELS]
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="DUEL")
    asked = parser.parse_args()
    out, workers = asked.file, asked.jobs
    end = monotonic() + asked.seconds
    todo = sorted(job for job in jobs(asked.share) if DUELS[job[1]].name in asked.only)
    kept = out.with_suffix(".jsonl")
    found: dict[tuple[int, int], Played] = {}
    if kept.exists():
        for line in kept.read_text().splitlines():
            number, index, facts = json.loads(line)
            found[number, index] = Played(**facts)
    todo = [job for job in todo if job[1:] not in found]
    with ProcessPoolExecutor(workers) as pool, kept.open("a") as notes:
        speeds = list(pool.map(simulations, range(len(TABLES)), range(len(TABLES))))
        running: dict[Future[Played], tuple[int, int]] = {}
        while todo or running:
            while todo and len(running) < workers:
                _, number, index = todo.pop(0)
                if monotonic() + DUELS[number].slow < end:
                    running[pool.submit(play, number, index)] = (number, index)
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                which = running.pop(future)
                found[which] = future.result()
                notes.write(json.dumps([*which, asdict(found[which])]) + "\n")
                notes.flush()
    rows = [
        summary(duel, [found[which] for which in sorted(found) if which[0] == number])
        for number, duel in enumerate(DUELS)
        if any(which[0] == number for which in found)
    ]
    table = {
        "command": f"python -m tools.strength FILE --jobs {workers} --share {asked.share:g}",
        "simulations_a_second": {
            f"{game}, {'family' if options else 'usual'}, 2 seats": round(speed)
            for (game, options), speed in zip(TABLES, speeds, strict=True)
        },
        "duels": rows,
    }
    lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
    head = json.dumps({key: table[key] for key in ("command", "simulations_a_second")})[1:-1]
    out.write_text(f'{{{head}, "duels": [\n{lines}\n]}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
