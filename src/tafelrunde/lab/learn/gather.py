"""Gathering: matches of a population and of the tree, and what can be learnt of their turns.

    python -m tafelrunde.lab.learn.gather agricola-2 --jobs 8 --seconds 60 --folder build/learn

plays matches at tables of a kind on so many processes and writes, lot by lot, the row of each turn,
what was open, what was chosen, how far its seat came ahead and whether it won. With `--net FILE` a
part of the seats belongs to the tree, which wanders at its root and draws among what it tried; the
file may be written anew meanwhile, and is read again for each lot.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from tafelrunde import new
from tafelrunde.bots import find
from tafelrunde.bots.base import Bot, Luck
from tafelrunde.bots.foresight import lead
from tafelrunde.bots.styles import population
from tafelrunde.bots.tree import Tree
from tafelrunde.bots.tree_bot import KNOWN, Kind, believed
from tafelrunde.bots.turns import Turns
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match

# The kinds of tables whose turns are known, by the name of their study.
KINDS: Final[dict[str, tuple[str, Kind]]] = {
    kind.study.name: (game, kind) for game, kinds in KNOWN.items() for kind in kinds
}
# How often, of a thousand turns, a bot of the population takes any option; one by the match.
_STRAY: Final = (0, 20, 60, 150)
# Inside a turn rules of thumb know but one order of cards, so more is tried there.
_STRAY_INSIDE: Final = 300
# More tastes than the population has, so that what is learnt is not about those twelve; searching
# takes too long.
_DRAWN_ANEW: Final = ("search", "styles", "mild")
_TASTES: Final = 4000
# What is drawn evenly of the first turns of the tree, and how many matches of a hundred with the
# tree have somebody else at the other chair.
_DRAWN: Final = 12
_STRANGERS: Final = 30
# How much copying is worth: the tree's turns, those of who has won, those of who has lost.
_TREE, _WON, _LOST = 255, 110, 25
# Of a hundred turns of the tree so many are searched whole, and worth copying; the others with a
# part of the simulations, so that more matches come to their end.
_WHOLE: Final = 35
_PART: Final = 5
# So many worlds where things are hidden.
_WORLDS: Final = 2
# So many options of a turn are kept, and what stands for none.
_KEPT: Final = 32
NO_OPTION: Final = -1


@dataclass(frozen=True)
class Lot:
    """How to play: simulations of the tree a turn, of 1000 rows of the population how many kept."""

    kind: str
    folder: Path
    seed: str
    seconds: float
    simulations: int = 120
    kept: int = 350
    net: str = ""
    pause: float = 10.0


@dataclass
class Turn:
    """A turn of a match, as it was decided: how much of each open option, how much it is worth."""

    row: bytes
    seat: int
    open: list[int]
    shares: list[int]
    worth: int | None = None


@dataclass
class Pages:
    """What one file holds."""

    turns: list[Turn] = field(default_factory=list)
    leads: list[list[int]] = field(default_factory=list)
    wins: list[list[int]] = field(default_factory=list)

    def add(self, turn: Turn, leads: list[float], wins: list[int]) -> None:
        """A turn, and what came of each seat that is valued, the own first."""
        self.turns.append(turn)
        self.leads.append([int(max(-127, min(127, ahead))) for ahead in leads])
        self.wins.append(wins)

    def write(self, path: Path, turns: Turns) -> None:
        """All at once, so that who watches the folder never reads half a file."""
        count = len(self.turns)
        options = np.full((count, _KEPT), NO_OPTION, np.int16)
        shares = np.zeros((count, _KEPT), np.uint8)
        weights = np.zeros(count, np.uint8)
        for place, turn in enumerate(self.turns):
            size = min(_KEPT, len(turn.open))
            options[place, :size] = turn.open[:size]
            shares[place, :size] = turn.shares[:size]
            won = self.wins[place][0] == 2
            weights[place] = turn.worth if turn.worth is not None else _WON if won else _LOST
        rows = np.frombuffer(b"".join(turn.row for turn in self.turns), np.uint8)
        beside = path.with_suffix(".part")
        with beside.open("wb") as file:
            np.savez(
                file,
                shape=np.array([turns.views, turns.options, turns.ids, turns.lists, turns.cards]),
                rows=rows.reshape(count, -1),
                options=options,
                shares=shares,
                weights=weights,
                leads=np.array(self.leads, np.int8),
                wins=np.array(self.wins, np.uint8),
            )
        beside.rename(path)


class Player:
    """Plays matches of a lot one after the other, and remembers their turns."""

    def __init__(self, lot: Lot) -> None:
        self.lot = lot
        self.game, kind = KINDS[lot.kind]
        self.study = kind.study
        self.turns = kind.turns
        self.heads: Any = None
        self.stamp = 0.0

    def look(self) -> None:
        """Read the network where there is one, or a later one."""
        path = Path(self.lot.net)
        if not self.lot.net or not path.exists():
            return
        stamp = path.stat().st_mtime
        if stamp != self.stamp:
            from tafelrunde.bots.heads import load  # noqa: PLC0415 - beside NumPy alone

            self.heads, self.stamp = load(path, self.turns), stamp

    def play(self, seed: str, pages: Pages) -> None:
        """One match; its turns go onto the pages."""
        luck = Luck(seed)
        seats = self.study.seats
        match = new(self.game, seats, seed, self.study.options)
        trees = self._chairs(luck)
        bots = [_somebody(self.game, luck, f"{seed}:{seat}") for seat in range(seats)]
        stray = _STRAY[luck.below(len(_STRAY))]
        seen: list[Turn] = []
        number = 0
        while not match.over:
            decision = match.decisions[0]
            seat = decision.seat
            if len(decision.options) < 2 or not self._looks(match, decision):
                match.play(seat, bots[seat].choose(match, decision))
                continue
            number += 1
            key = f"{seed}:{number}"
            if trees >> seat & 1:
                option, turn = self._searched(match, decision, luck, key, number)
                seen.append(turn)
            else:
                option = bots[seat].choose(match, decision)
                often = _STRAY_INSIDE if self.turns.inside(decision) else stray
                if luck.below(1000) < often:
                    option = decision.options[luck.below(len(decision.options))]
                if luck.below(1000) < self.lot.kept:
                    seen.append(self._noted(match, decision, option, key))
            match.play(seat, option)
        scores, ranking = match.scores, match.ranking
        shared = ranking.count(1) > 1
        leads = [lead(scores, seat) for seat in range(seats)]
        wins = [0 if place > 1 else 1 if shared else 2 for place in ranking]
        for turn in seen:
            views = [(turn.seat + step) % seats for step in range(self.turns.views)]
            pages.add(turn, [leads[seat] for seat in views], [wins[seat] for seat in views])

    def _looks(self, match: Match, decision: Decision) -> bool:
        return self.turns.fits(match) and self.turns.looks(match, decision)

    def _chairs(self, luck: Luck) -> int:
        """The chairs of the tree, as bits: all, or one where strangers sit at the others."""
        if self.heads is None:
            return 0
        seats = self.study.seats
        stranger = seats > 1 and luck.below(100) < _STRANGERS
        return 1 << luck.below(seats) if stranger else (1 << seats) - 1

    def _places(self, options: list[Option]) -> list[int]:
        return [self.turns.number(option) for option in options]

    def _noted(self, match: Match, decision: Decision, option: Option, key: str) -> Turn:
        spot = self.turns.stand(match, decision, key)
        shares = [255 if one == option else 0 for one in spot.options]
        return Turn(self.turns.row(spot), decision.seat, self._places(spot.options), shares)

    def _searched(
        self, match: Match, decision: Decision, luck: Luck, key: str, number: int
    ) -> tuple[Option, Turn]:
        worlds = _WORLDS if self.turns.hidden else 1
        spots = believed(self.turns, match, decision, key, worlds)
        tree = Tree(self.turns, self.heads, spots, key)
        whole = luck.below(100) < _WHOLE
        simulations = self.lot.simulations
        if whole:
            tree.wander()
            tree.grow(simulations)
        else:
            tree.grow(max(1, simulations // _PART))
        visits = tree.visits()
        total = sum(visits)
        shares = [255 * tried // total for tried in visits]
        row = self.turns.row(spots[0])
        worth = _TREE if whole else 0
        turn = Turn(row, decision.seat, self._places(tree.options), shares, worth)
        if number > _DRAWN and luck.below(4):
            return tree.best(), turn
        drawn = luck.below(total)
        for option, tried in zip(tree.options, visits, strict=True):
            drawn -= tried
            if drawn < 0:
                return option, turn
        return tree.best(), turn


def _somebody(game: str, luck: Luck, seed: str) -> Bot:
    """A quick bot of the population, or of a taste that nobody else has."""
    known = [name for name in population(game) if not name.startswith(_DRAWN_ANEW)]
    kind = luck.below(10)
    if kind < 3:
        name = known[luck.below(len(known))]
    elif kind == 3:
        name = f"mild:{luck.below(_TASTES)}"
    elif kind < 9:
        name = f"styles:{luck.below(_TASTES)}"
    else:
        name = f"blocker:{luck.below(_TASTES)}"
    return find(name)(seed)


def gather(lot: Lot) -> dict[str, int]:
    """Play until the time is over, and write a file every few seconds."""
    if lot.kind not in KINDS:
        raise TafelrundeError(f"nothing is known of the turns of {lot.kind}")
    player = Player(lot)
    lot.folder.mkdir(parents=True, exist_ok=True)
    until = monotonic() + lot.seconds
    matches = rows = files = 0
    pages = Pages()
    written = monotonic()
    while monotonic() < until:
        player.look()
        player.play(f"{lot.seed}-{matches}", pages)
        matches += 1
        over = monotonic()
        if pages.turns and (over - written > lot.pause or over >= until):
            pages.write(lot.folder / f"{int(over):08}-{lot.seed}-{files}.npz", player.turns)
            rows += len(pages.turns)
            files += 1
            pages, written = Pages(), over
    return {"matches": matches, "rows": rows}


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=sorted(KINDS))
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=inf)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--simulations", type=int, default=120, help="of the tree, a turn")
    parser.add_argument("--kept", type=int, default=350, help="of 1000 turns of the population")
    parser.add_argument("--net", default="", help="weights of the tree, or where they will be")
    parser.add_argument("--pause", type=float, default=10.0, help="seconds between files")
    given = parser.parse_args(arguments)
    lots = [
        Lot(
            given.kind,
            given.folder,
            f"{given.seed}.{job}",
            given.seconds,
            given.simulations,
            given.kept,
            given.net,
            given.pause,
        )
        for job in range(given.jobs)
    ]
    if given.jobs == 1:
        told = [gather(lots[0])]
    else:
        with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
            told = pool.map(gather, lots, chunksize=1)
    sums = {name: sum(one[name] for one in told) for name in ("matches", "rows")}
    sys.stdout.write(json.dumps({"jobs": given.jobs, **sums}) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
