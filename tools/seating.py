"""How long the seatings of random events take, and whether all are proven.

    python tools/seating.py [EVENTS [LEAST [MOST]]]

Times are processor seconds of the seating alone: a shared machine takes longer by the clock.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from time import process_time

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tafelrunde.tournament.seating.seating import SECONDS, solve
from tests.tournament.fields import event


def main(events: int = 300, least: int = 13, most: int = 24) -> None:
    times, unproven = [], 0
    for seed in range(events):
        for problem, _ in event(seed, least, most):
            began = process_time()
            found = solve(problem, Random(seed), SECONDS)
            times.append(process_time() - began)
            unproven += not found.optimal
    half, most_of_them, longest = np.percentile(times, [50, 99, 100])
    print(f"{len(times)} seatings of {events} events, {least} to {most} players:")
    print(f"  unproven {unproven}, p50 {half:.3f} s, p99 {most_of_them:.2f} s, max {longest:.2f} s")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
