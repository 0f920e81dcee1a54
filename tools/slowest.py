"""Find the slowest single decisions of Agricola in many random matches, and keep their records.

    .venv-built/bin/python -m tools.slowest --matches 100000 --keep bench/agricola-slowest
    .venv-built/bin/python -m tools.slowest --crafted 4000

A decision is what happens from one answer to the next question. Processor time is counted, with
the collector off. One that seems slow is made three times again from the same position, each time
with empty caches, and the smallest time counts.

`--crafted` looks at so many positions that nobody comes to instead: many cards that trade, far too
many goods. Matches are played with the usual cards, and with a seat that begins with the
occupations that exchange most.
"""

from __future__ import annotations

import argparse
import gc
import json
import time
from pathlib import Path
from typing import Any

from tafelrunde import TafelrundeError, find_game
from tafelrunde.bots.base import Luck
from tafelrunde.games.agricola.board import animals, farm
from tafelrunde.games.agricola.cards.base import MINOR, OCCUPATION, card_of
from tafelrunde.games.agricola.cards.lists import EVERYTHING, LISTS
from tafelrunde.games.agricola.meta import HAND
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Header
from tafelrunde.lab.bench import build, machine
from tafelrunde.lab.loop import opened
from tests.agricola.crafted import walks

GAME = find_game("agricola")
CACHES: tuple[dict[Any, Any], ...] = (farm._fencings, animals._rooms, animals._keeps)
# Occupations and minor improvements that exchange, or make more of what is cooked.
TRADERS = ("A102", "B104")
TRADING_MINORS = ("B080", "D059")
REPETITIONS = 3
KEPT = 10


class Slow:
    """A decision, the time it took, and the match that stands before its answer."""

    def __init__(self, ns: int, before: Match, seat: int, option: Any) -> None:
        self.ns = ns
        self.before = before
        self.seat = seat
        self.option = option

    def row(self) -> dict[str, Any]:
        decision = self.before.decision(self.seat)
        assert decision is not None
        header = self.before.header
        defaults = GAME.options(header.seats, {})
        changed = {name: value for name, value in header.options.items() if value != defaults[name]}
        return {
            "ms": round(self.ns / 1e6, 3),
            "seats": header.seats,
            "options": changed,
            "entries": len(self.before.log),
            "kind": decision.kind,
            "offered": len(decision.options),
            "option": self.option,
        }


def tables() -> list[Header]:
    """Every seat count with the default options, each other option alone, and cards that trade."""
    found: list[Header] = []
    for seats in range(GAME.seats[0], GAME.seats[1] + 1):
        alone = [{setting.name: True} for setting in GAME.settings]
        for given in ({}, *alone, *_trading(seats)):
            try:
                options = GAME.options(seats, given)
            except TafelrundeError:
                continue
            found.append(Header(GAME.name, GAME.rules, seats, options, "", []))
    return found


def _trading(seats: int) -> list[dict[str, Any]]:
    """The first seat begins with occupations that exchange, among few cards besides."""
    begun = [list(TRADERS), *([] for _ in range(seats - 1))]
    ids = [*TRADERS, *TRADING_MINORS]
    for kind in (OCCUPATION, MINOR):
        fitting = [card for card in LISTS[EVERYTHING] if card_of(card).kind == kind]
        fitting = [card for card in fitting if card_of(card).seats <= seats and card not in ids]
        ids += fitting[: HAND * seats]
    return [
        {"cards.list": EVERYTHING, "start.occupations": begun},
        {"cards.list": EVERYTHING, "start.occupations": begun, "cards.only": ids},
    ]


def again(header: Header, moves: list[tuple[int, Any]]) -> Slow:
    """The last of these moves three times more; the smallest time."""
    before = opened(GAME, header)
    for seat, option in moves[:-1]:
        before.play(seat, option)
    return slow(before, *moves[-1])


def slow(before: Match, seat: int, option: Any) -> Slow:
    """A decision three times more; the smallest time."""
    best = 10**12
    for _ in range(REPETITIONS):
        twin = before.fork()
        for cache in CACHES:
            cache.clear()
        start = time.process_time_ns()
        twin.play(seat, option)
        best = min(best, time.process_time_ns() - start)
    return Slow(best, before, seat, option)


def watched(header: Header, luck: Luck, slowest: list[Slow]) -> int:
    """Play a match at random and look closely at what seems slow; how many decisions it had."""
    match = opened(GAME, header)
    moves: list[tuple[int, Any]] = []
    while not match.over:
        decision = match.decisions[0]
        option = decision.options[luck.below(len(decision.options))]
        moves.append((decision.seat, option))
        start = time.process_time_ns()
        match.play(decision.seat, option)
        spent = time.process_time_ns() - start
        if len(slowest) < KEPT or spent > slowest[-1].ns:
            slowest.append(again(header, moves.copy()))
            slowest.sort(key=lambda slow: -slow.ns)
            del slowest[KEPT:]
    return len(moves)


def watched_crafted(count: int, slowest: list[Slow]) -> int:
    """Look closely at what seems slow in crafted positions; how many decisions there were."""
    decisions = 0
    for match, seat, option in walks("slowest", count):
        decisions += 1
        twin = match.fork()
        start = time.process_time_ns()
        twin.play(seat, option)
        spent = time.process_time_ns() - start
        if len(slowest) < KEPT or spent > slowest[-1].ns:
            slowest.append(slow(match.fork(), seat, option))
            slowest.sort(key=lambda slow: -slow.ns)
            del slowest[KEPT:]
        if decisions % 10_000 == 0:
            gc.collect()
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, help="stop after so long, however many there were")
    parser.add_argument("--crafted", type=int, default=0, help="crafted positions instead")
    parser.add_argument("--keep", type=Path, help="a folder for the records")
    wanted = parser.parse_args()
    gc.disable()
    luck = Luck("slowest")
    slowest: list[Slow] = []
    decisions = 0
    matches = 0
    if wanted.crafted:
        decisions = watched_crafted(wanted.crafted, slowest)
        wanted.matches = 0
    plans = tables()
    end = None if wanted.minutes is None else time.monotonic() + 60 * wanted.minutes
    for number in range(wanted.matches):
        if end is not None and time.monotonic() > end:
            break
        plan = plans[number % len(plans)]
        header = Header(plan.game, plan.rules, plan.seats, plan.options, f"slow {number}", [])
        decisions += watched(header, luck, slowest)
        matches += 1
        if number % 1000 == 0:
            gc.collect()
    found = {
        "machine": machine(),
        "build": build(),
        "matches": matches,
        "crafted": wanted.crafted,
        "decisions": decisions,
        "slowest": [slow.row() for slow in slowest],
    }
    print(json.dumps(found, indent=2))
    if wanted.keep is not None:
        wanted.keep.mkdir(parents=True, exist_ok=True)
        (wanted.keep / "figures.json").write_text(json.dumps(found, indent=2) + "\n")
        for place, slow in enumerate(slowest, start=1):
            slow.before.record.save(wanted.keep / f"{place:02}.jsonl")


if __name__ == "__main__":
    main()
