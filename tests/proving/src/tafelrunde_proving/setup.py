"""From options to the first step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.state import only
from tafelrunde_proving.meta import CARD_NAMES, FIRST_CHIP, FIRST_GOAL, GOALS, USUAL_DECK
from tafelrunde_proving.state import FairState, Stall


def table(seats: int, options: Mapping[str, Any], chance: Chance) -> FairState:
    g = FairState()
    g.chance = chance
    g.seats = seats
    g.rounds = options["rounds"]
    g.market = options["market"]
    g.built = tuple(options["houses"])
    g.fragile = int(options["fragile"])
    g.kinds = [CARD_NAMES.index(name) for name in options["deck"] or USUAL_DECK]
    g.deck = list(range(len(g.kinds)))
    g.packs = [[] for _ in range(seats)]
    g.hands = [[] for _ in range(seats)]
    g.finds = [[] for _ in range(seats)]
    g.houses = [[] for _ in range(seats)]
    g.coins = [1] * seats
    g.points = [0] * seats
    g.bank = 50
    g.spare_goals = list(range(FIRST_GOAL, FIRST_GOAL + GOALS))
    g.goals = [g.draw(g.spare_goals, only(seat)) for seat in range(seats)]
    g.stalls = [stall(g, lane, options["stalls.chips"]) for lane in range(2)]
    return g


def stall(g: FairState, lane: int, chips: int) -> Stall:
    """The first half of the seats reaches into the first bag, the others into the second."""
    new = Stall()
    new.chance = g.chance.split(f"stall {lane}")
    new.bag = [FIRST_CHIP + 10 * lane + chip for chip in range(chips)]
    new.seats = [seat for seat in range(g.seats) if seat * 2 // g.seats == lane]
    new.pouches = {seat: [] for seat in new.seats}
    return new
