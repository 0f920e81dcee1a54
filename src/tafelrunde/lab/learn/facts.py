"""Facts: finds out what facts of a table of Lions of Lydia are worth (`bots/lydia/facts.py`).

    python -m tafelrunde.lab.learn.facts 2 --out src/tafelrunde/bots/nets/lydia-facts-2.npz

plays rounds of matches: first among greedy bots, then with bots that go for the table that the
weights so far like best. After each round the weights are fitted to all tables that were seen, so
that together they say how likely each seat was to win. Bots now and then take an option at random.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tafelrunde import new
from tafelrunde.bots.base import Bot
from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.lydia.facts import STRETCHES, Facts, look, size, stretch
from tafelrunde.bots.lydia.judge import tried
from tafelrunde.bots.lydia.taste import knowing
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.match import Match

# How many facts are so at a table, at most.
_SO: Final = 160
# How often bots of a match stray, one of these by chance; and how often a table is kept.
_STRAY: Final = (0.0, 0.0, 0.04, 0.12)
_KEPT: Final = 0.4
_BATCH: Final = 4096
_RATE: Final = 0.02
_CALM: Final = (0.9, 0.999)


class FactsBot(Bot):
    """Goes for the table that weights like best, one option ahead."""

    def __init__(self, seed: str, facts: Facts) -> None:
        super().__init__(seed)
        self.taste = knowing(facts)

    def choose(self, match: Match, decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        key = f"{self.seed}:{self.luck.below(1 << 20)}"
        return tried(match.world(decision.seat, key), decision, self.taste)


@dataclass(frozen=True)
class Lot:
    """Matches of one process: so many seats, no match begun after so many seconds."""

    seats: int
    seed: str
    seconds: float
    games: int
    weights: list[float] | None


@dataclass(frozen=True)
class Tables:
    """What was so at each table, in which stretch, and 1 for a win, a share for a tie.

    Rows are filled up with the number after the last fact.
    """

    facts: NDArray[np.int16]
    stretches: NDArray[np.int8]
    wins: NDArray[np.float32]


def play(lot: Lot) -> Tables:
    """Play the matches of a lot, and keep some tables of each as every seat sees them."""
    luck = random.Random(lot.seed)
    rows: list[NDArray[np.int16]] = []
    stretches: list[int] = []
    wins: list[float] = []
    until = monotonic() + lot.seconds
    for number in range(lot.games):
        if monotonic() > until:
            break
        seen, shares = _match(lot, f"{lot.seed}-{number}", luck)
        for facts, far, seat in seen:
            row = np.full(_SO, size(lot.seats), np.int16)
            row[: len(facts)] = facts
            rows.append(row)
            stretches.append(far)
            wins.append(shares[seat])
    stacked = np.stack(rows) if rows else np.zeros((0, _SO), np.int16)
    return Tables(stacked, np.array(stretches, np.int8), np.array(wins, np.float32))


def _match(
    lot: Lot, seed: str, luck: random.Random
) -> tuple[list[tuple[list[int], int, int]], list[float]]:
    seats = lot.seats
    match = new("lydia", seats, seed)
    bots = _bots(lot, seed, luck)
    stray = luck.choice(_STRAY)
    straying = [stray if luck.random() < 0.7 else 0.0 for _ in bots]
    seen: list[tuple[list[int], int, int]] = []
    turn = -1
    while not match.over:
        decision = match.decisions[0]
        g = match.state
        assert isinstance(g, Lydia)
        if decision.kind == "place" and g.turn != turn:
            turn = g.turn
            if luck.random() < _KEPT:
                seen += [(look(g, seat), stretch(g), seat) for seat in range(seats)]
        if luck.random() < straying[decision.seat]:
            option = luck.choice(decision.options)
        else:
            option = bots[decision.seat].choose(match, decision)
        match.play(decision.seat, option)
    places = match.ranking
    first = places.count(1)
    return seen, [1 / first if place == 1 else 0.0 for place in places]


def _bots(lot: Lot, seed: str, luck: random.Random) -> list[Bot]:
    """Greedy bots, and from one to all that play by the weights so far."""
    seats, weights = lot.seats, lot.weights
    bots: list[Bot] = [GreedyBot(f"{seed}:{seat}") for seat in range(seats)]
    if weights is not None and luck.random() < 0.85:
        many = 1 if luck.random() < 0.5 else luck.randint(2, seats)
        facts = Facts(seats, weights)
        for seat in luck.sample(range(seats), many):
            bots[seat] = FactsBot(f"{seed}:{seat}", facts)
    return bots


def fitted(
    seats: int, tables: Sequence[Tables], epochs: int, decay: float
) -> tuple[list[float], dict[str, Any]]:
    """The weights that tell best who wins, and how well they do it at tables kept back.

    A fact has a weight of its own and what it is worth besides in each stretch. They go down the
    slope of the likelihood in batches (Adam), and far ones are drawn back a little.
    """
    cuts = [len(some.wins) * 19 // 20 for some in tables]
    pairs = list(zip(tables, cuts, strict=True))
    facts = np.concatenate([some.facts[:cut] for some, cut in pairs]).astype(np.int64)
    parts = np.concatenate([some.stretches[:cut] for some, cut in pairs]).astype(np.int64)
    wins = np.concatenate([some.wins[:cut] for some, cut in pairs])
    # The fact after the last is none, and its weight stays 0.
    width = size(seats) + 1
    learnt = np.zeros((STRETCHES + 1, width))
    slope, square = np.zeros_like(learnt), np.zeros_like(learnt)
    order = np.random.default_rng(0)
    steps = epochs * -(-len(wins) // _BATCH)
    pull = np.full((STRETCHES + 1, 1), 2.0 * decay)
    pull[0] *= 0.3
    done = 0
    for _ in range(epochs):
        for some in np.split(order.permutation(len(wins)), range(_BATCH, len(wins), _BATCH)):
            so, part = facts[some], parts[some]
            missed = (_chances(learnt, so, part) - wins[some]) / len(some)
            each = np.repeat(missed, _SO)
            down = pull * learnt
            down[0] += np.bincount(so.ravel(), each, width)
            own = (part + 1)[:, None] * width + so
            down += np.bincount(own.ravel(), each, learnt.size).reshape(learnt.shape)
            down[:, -1] = 0.0
            done += 1
            slope = _CALM[0] * slope + (1 - _CALM[0]) * down
            square = _CALM[1] * square + (1 - _CALM[1]) * down**2
            rate = _RATE * min(1.0, 5 * done / steps, 0.01 + 1.4 * (1 - done / steps))
            learnt -= (
                rate
                * slope
                / (1 - _CALM[0] ** done)
                / (np.sqrt(square / (1 - _CALM[1] ** done)) + 1e-8)
            )
    weights = (learnt[1:] + learnt[0])[:, :-1]
    return weights.ravel().tolist(), {"tables": len(wins), **_told(learnt, pairs)}


def _chances(
    learnt: NDArray[np.float64], so: NDArray[np.int64], part: NDArray[np.int64]
) -> NDArray[np.float64]:
    found: NDArray[np.float64] = learnt[0][so].sum(axis=1)
    found += learnt[(part + 1)[:, None], so].sum(axis=1)
    chances: NDArray[np.float64] = 1 / (1 + np.exp(-found))
    return chances


def _told(learnt: NDArray[np.float64], pairs: Sequence[tuple[Tables, int]]) -> dict[str, float]:
    """How surprised the weights are by the tables kept back, and how often they name the winner."""
    facts = np.concatenate([some.facts[cut:] for some, cut in pairs]).astype(np.int64)
    parts = np.concatenate([some.stretches[cut:] for some, cut in pairs]).astype(np.int64)
    wins = np.concatenate([some.wins[cut:] for some, cut in pairs])
    chances = _chances(learnt, facts, parts)
    surprise = -np.mean(wins * np.log(chances + 1e-9) + (1 - wins) * np.log(1 - chances + 1e-9))
    right = np.mean((chances > 0.5) == (wins > 0.5))
    return {"surprise": round(float(surprise), 4), "right": round(float(right), 4)}


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, choices=(2, 3, 4))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60.0, help="of matches in each round")
    parser.add_argument("--games", type=int, default=1 << 30, help="of each process and round")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--decay", type=float, default=2e-6)
    given = parser.parse_args(arguments)
    weights: list[float] | None = None
    tables: list[Tables] = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for number in range(given.rounds):
            lots = [
                Lot(
                    given.seats, f"{given.seed}-{number}-{job}", given.seconds, given.games, weights
                )
                for job in range(given.jobs)
            ]
            tables += pool.map(play, lots)
            weights, told = fitted(given.seats, tables, given.epochs, given.decay)
            given.out.parent.mkdir(parents=True, exist_ok=True)
            rows = np.array(weights).reshape(STRETCHES, -1).astype(np.float16)
            np.savez_compressed(given.out, weights=rows)
            sys.stdout.write(json.dumps({"round": number, **told}) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
