"""Self-play: matches among bots, and how each table that a bot went for came out.

    python -m tafelrunde.lab.learn.selfplay lydia-2 --games 20000 --out build/learn/lydia.npz

writes the rows (`kernel/encoding.py`) of tables that seats have chosen, how far the seat was ahead
at the end, and whether it won. Bots now and then take an option at random, so that tables occur
that they would not go for.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from math import inf
from pathlib import Path
from time import monotonic
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tafelrunde import new
from tafelrunde.bots import find
from tafelrunde.bots.base import Luck
from tafelrunde.bots.foresight import Foresight, Study, lead
from tafelrunde.bots.learned import FORESIGHTS
from tafelrunde.kernel.errors import TafelrundeError

_THOUSAND: Final = 1000
# The game of each study, how it looks ahead, and the tables.
STUDIES: Final[dict[str, tuple[str, Foresight, Study]]] = {
    study.name: (game, foresight, study)
    for game, foresight in FORESIGHTS.items()
    for study in foresight.studies
}
# How often, of a thousand decisions, each match takes one at random; one of these by its seed.
_STRAY: Final = (0, 30, 80, 200)


@dataclass(frozen=True)
class Lot:
    """Matches of a study; no more begun after so many seconds, tables kept of a thousand."""

    study: str
    games: int
    seed: str
    bots: tuple[str, ...]
    kept: int
    seconds: float = inf


@dataclass(frozen=True)
class Data:
    """Rows, and what became of each: how far ahead, and 1 for a win, a half for a tie."""

    rows: NDArray[np.float16]
    leads: NDArray[np.float32]
    wins: NDArray[np.float32]


def play(lot: Lot) -> Data:
    """Play all matches of a lot, one after the other."""
    if lot.study not in STUDIES:
        raise TafelrundeError(f"there is no study {lot.study!r}; known: {', '.join(STUDIES)}")
    rows: list[NDArray[np.float16]] = []
    leads: list[float] = []
    wins: list[float] = []
    until = monotonic() + lot.seconds
    for number in range(lot.games):
        if monotonic() > until:
            break
        found = _match(lot, f"{lot.seed}-{number}")
        for row, ahead, won in found:
            rows.append(row)
            leads.append(ahead)
            wins.append(won)
    stacked = np.stack(rows) if rows else np.zeros((0, 0), np.float16)
    return Data(stacked, np.array(leads, np.float32), np.array(wins, np.float32))


def _match(lot: Lot, seed: str) -> list[tuple[NDArray[np.float16], float, float]]:
    game, foresight, study = STUDIES[lot.study]
    match = new(game, study.seats, seed, study.options)
    encoding = match.game.encoding()
    assert encoding is not None
    luck = Luck(seed)
    stray = _STRAY[luck.below(len(_STRAY))]
    turn = luck.below(len(lot.bots))
    names = [lot.bots[(turn + seat) % len(lot.bots)] for seat in range(study.seats)]
    bots = [find(name)(f"{seed}:{seat}") for seat, name in enumerate(names)]
    seen: list[tuple[NDArray[np.float16], int]] = []
    while not match.over:
        decision = match.decisions[0]
        seat, options = decision.seat, decision.options
        if len(options) > 1 and luck.below(_THOUSAND) < stray:
            option = options[luck.below(len(options))]
        else:
            option = bots[seat].choose(match, decision)
        keep = len(options) > 1 and luck.below(_THOUSAND) < lot.kept
        if keep and foresight.looks(match, decision):
            after = foresight.after(match.world(seat, f"{seed}:{len(seen)}"), decision, option)
            if not after.over:
                row = foresight.row(study, encoding, after.state, seat)
                seen.append((np.array(row, np.float16), seat))
        match.play(seat, option)
    scores, ranking = match.scores, match.ranking
    first = ranking.count(1)
    return [
        (row, lead(scores, seat), 1 / first if ranking[seat] == 1 else 0.0) for row, seat in seen
    ]


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("study", choices=sorted(STUDIES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--bots", default="greedy", help="who plays, with commas between")
    parser.add_argument("--kept", type=int, default=200, help="tables kept of a thousand")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=inf, help="begin no match after so many")
    given = parser.parse_args(arguments)
    bots = tuple(given.bots.split(","))
    lot = Lot(given.study, given.games, given.seed, bots, given.kept, given.seconds)
    data = play(lot)
    given.out.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(given.out, rows=data.rows, leads=data.leads, wins=data.wins)
    told = {"tables": len(data.leads), "numbers": data.rows.shape[1], "file": str(given.out)}
    sys.stdout.write(json.dumps(told) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
