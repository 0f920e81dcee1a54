"""The judge: what is offered can be done, what is refused cannot; bots sit at every table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from tafelrunde import Match
from tafelrunde.bots.registry import find
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import VEGETABLES
from tafelrunde.games.agricola.cards.lists import ALL_DECKS, BASE_BOX
from tests.agricola.judge import Judge
from tests.agricola.table import cells, match_with
from tests.generic.cases import SOAK

POSITIONS = 5_000 if SOAK else 120
MATCHES = 200 if SOAK else 1


def random_tables(cards: Sequence[str], rich: bool, dice: random.Random, count: int) -> Any:
    """Tables with cards in the middle of a random match, with somebody to place a person."""
    found = 0
    while found < count:
        lay_out = well_off if rich else None
        match = match_with(cards, dice.randrange(1, 5), dice.random().hex(), lay_out)
        while not match.over and found < count:
            decision = match.decisions[0]
            if decision.kind == "place" and dice.random() < 0.12:
                found += 1
                yield match, decision
            match.play(decision.seat, dice.choice(decision.options))


def well_off(g: Agricola) -> None:
    """Goods, fields and occupations at the start: most cards that need something are played."""
    for place, farm in enumerate(g.farms):
        for good in range(7):
            farm.goods[good] += (5 * good + 3 * place) % 8
        farm.fields = cells(3, 4, 9)
        farm.crops[3] = 3
        farm.crops[4] = VEGETABLES + 2
        farm.occupations = (place + g.first) % 4


# Which cards there are, and whether the farms are well off.
LISTS: dict[str, tuple[Sequence[str], bool]] = {
    "base box": (BASE_BOX, False),
    "well off": (BASE_BOX, True),
    "all decks": (ALL_DECKS, True),
}


@pytest.mark.soak
@pytest.mark.parametrize("name", LISTS)
def test_the_judge_over_five_thousand_positions(name: str) -> None:
    judge(*LISTS[name], POSITIONS)


@pytest.mark.parametrize("name", LISTS)
def test_an_offered_space_or_card_can_be_completed_and_a_refused_one_cannot(name: str) -> None:
    judge(*LISTS[name], min(POSITIONS, 120))


def judge(ids: Sequence[str], rich: bool, positions: int) -> None:
    dice = random.Random(2016)
    judge = Judge(dice)
    match: Match
    for match, decision in random_tables(ids, rich, dice, positions):
        assert isinstance(match.state, Agricola)
        assert judge.mismatches(match.state, decision.seat) == [], repr(match)
    assert judge.spaces > positions
    assert judge.cards


# --- bots --------------------------------------------------------------------------------


@pytest.mark.soak
def test_bots_sit_at_hundreds_of_tables_with_all_cards() -> None:
    for seed in range(MATCHES):
        play_out(1 + seed % 4, f"bots {seed}")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bots_play_to_the_end_with_all_cards(seats: int) -> None:
    play_out(seats, "bots")


def play_out(seats: int, seed: str) -> None:
    """Greedy at one seat, random at the others."""
    match = match_with(BASE_BOX, seats, seed)
    bots = [find("random" if seat else "greedy")(f"{seed} {seat}") for seat in range(seats)]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match, decision))
    assert len(match.scores) == seats
