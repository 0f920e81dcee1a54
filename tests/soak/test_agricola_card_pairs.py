"""Every two hand cards of Agricola lie before one seat together, in twenty random matches each.

The cards stand in a square of 13 × 13 places. A line through it takes thirteen of them, and any two
places lie on exactly one of the 182 lines: twenty matches a line make twenty for every pair.
"""

from __future__ import annotations

import random

import pytest

from tafelrunde import Match, TafelrundeError
from tafelrunde.games.agricola.board.goods import SHEEP
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import card_of
from tafelrunde.games.agricola.cards.lists import EVERYTHING, LISTS
from tafelrunde.games.agricola.game import game
from tests.agricola.table import match_with, play_card

SIDE = 13
CARDS = LISTS[EVERYTHING]
MATCHES_EACH = 20
SHARES = 26


def lines() -> list[list[str]]:
    """The cards on every line of the square."""
    square = {divmod(place, SIDE): card for place, card in enumerate(CARDS)}
    found: list[list[tuple[int, int]]] = [[(x, y) for y in range(SIDE)] for x in range(SIDE)]
    found += [
        [(x, (slope * x + start) % SIDE) for x in range(SIDE)]
        for slope in range(SIDE)
        for start in range(SIDE)
    ]
    cards = [[square[place] for place in line if place in square] for line in found]
    # The square is not full: two of its lines are empty.
    return [line for line in cards if len(line) > 1]


def fault(line: list[str], seed: int) -> str:
    """What goes wrong in a random match with these cards before the first seat, or nothing."""
    seats = max(2, *(card_of(card).seats for card in line))

    def lay_out(g: Agricola) -> None:
        for card in line:
            if card_of(card).travels:
                g.farms[0].hand.append(card_of(card).number)
            else:
                play_card(g, 0, card)
        for farm in g.farms:
            for good in range(SHEEP):
                farm.goods[good] += 3

    match = match_with([], seats, f"pairs-{seed}", lay_out)
    dice = random.Random(seed)
    counted = audited(match)
    while not match.over:
        decision = match.decisions[0]
        try:
            match.play(decision.seat, dice.choice(decision.options))
        except TafelrundeError as error:
            return f"{line}, {seed}: {error!r}"
    return "" if audited(match) == counted else f"{line}, {seed}: something got lost"


def audited(match: Match) -> dict[str, int]:
    assert isinstance(match.state, Agricola)
    return game.audit(match.state)


def test_every_two_cards_lie_on_exactly_one_line() -> None:
    pairs = [(one, other) for line in lines() for one in line for other in line if one < other]
    assert len(pairs) == len(set(pairs)) == len(CARDS) * (len(CARDS) - 1) // 2


def test_cards_that_lie_open_together_get_on() -> None:
    assert [found for line in lines()[::36] if (found := fault(line, 1))] == []


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_every_two_cards_that_lie_open_together_get_on(share: int) -> None:
    faults = [fault(line, seed) for line in lines()[share::SHARES] for seed in range(MATCHES_EACH)]
    assert [found for found in faults if found] == []
