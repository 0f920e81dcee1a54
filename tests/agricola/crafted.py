"""Positions as nobody comes to them: sound, with many cards that exchange and change prices."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

from tafelrunde import Match, TafelrundeError, new
from tafelrunde.games.agricola.board.goods import FOOD, SHEEP
from tafelrunde.games.agricola.board.terms import FEEDING
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import CONVERSIONS, COOKING, COSTS, CRAFTS, ERRANDS
from tafelrunde.games.agricola.cards.lists import EVERYTHING
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.replay import opened
from tafelrunde.kernel.state import plain

# Every card that exchanges, cooks, changes a price, or lets its owner do something at any time.
_ASKED: Final = sum(1 << hook for hook in (CONVERSIONS, COOKING, COSTS, CRAFTS, ERRANDS))
TRADING: Final = [card.number for card in DECK if card.hooks & _ASKED]
MOVES: Final = 12


def crafted(dice: random.Random) -> Header:
    """The header of a match that starts from such a position."""
    seats = dice.randint(1, 4)
    options = {"cards.list": EVERYTHING}
    match = new("agricola", seats, dice.randrange(1_000_000), options)
    for _ in range(dice.randrange(40 * seats)):
        if not match.over:
            match.play(*_some_move(match, dice))
    if match.over:
        return crafted(dice)
    start: Any = plain(match._runner.settle(match._first))
    fields = start["fields"]
    for seat, farm in enumerate(fields["farms"]):
        _lay_open(fields["deck"], farm["fields"], dice)
        _fill(farm["fields"], dice)
        for major, owner in enumerate(fields["majors"]):
            if owner < 0 and dice.random() < 0.3:
                fields["majors"][major] = seat
    if fields["phase"] != FEEDING and fields["round"] and dice.random() < 0.5:
        fields["phase"], fields["waiting"] = FEEDING, seats
        fields["acting"] = fields["again"] = 0
    h = match.header
    return Header(h.game, h.rules, h.seats, h.options, h.seed, [], start)


def _lay_open(deck: list[int], farm: dict[str, Any], dice: random.Random) -> None:
    """Most cards that trade, and some of all others."""
    taken = [number for number in TRADING if number in deck and dice.random() < 0.8]
    others = [number for number in deck if number not in taken]
    taken += dice.sample(others, dice.randrange(min(15, len(others) + 1)))
    for number in taken:
        deck.remove(number)
        farm["played"].append(number)


def _fill(farm: dict[str, Any], dice: random.Random) -> None:
    """Goods from a few to far too many, seldom food, and a family that eats."""
    most = dice.choice([3, 8, 20, 60, 250])
    for good in range(len(farm["goods"])):
        limit = min(most, 60) if good >= SHEEP else most
        farm["goods"][good] = dice.randrange(limit + 1) if dice.random() < 0.8 else 0
    if dice.random() < 0.8:
        farm["goods"][FOOD] = dice.randrange(3)
    farm["people"] = dice.randint(max(2, farm["home"], farm["newborn"]), 5)


def _some_move(match: Match, dice: random.Random) -> tuple[int, Option]:
    decision = dice.choice(match.decisions)
    by_hand = decision.manual if dice.random() < 0.2 else ()
    return decision.seat, dice.choice(by_hand or decision.options)


def walks(seed: str, count: int) -> Iterator[tuple[Match, int, Option]]:
    """Matches from such positions, each before a random move, with that move.

    Now and then the match goes on as a branch of itself.
    """
    for number in range(count):
        dice = random.Random(f"{seed} {number}")
        try:
            match = opened(crafted(dice))
        except TafelrundeError:
            continue
        for _ in range(MOVES):
            if match.over:
                break
            if dice.random() < 0.1:
                match = match.fork()
            seat, option = _some_move(match, dice)
            yield match, seat, option
            match.play(seat, option)
