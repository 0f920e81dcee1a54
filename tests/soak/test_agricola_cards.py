"""Random matches of Agricola with hand cards of all decks, however hands are made up.

Every match ends without a dead end, nothing gets lost or falls below nothing, and now and then the
judge tries what is offered and what is refused.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tafelrunde import TafelrundeError, new
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.lists import EVERYTHING
from tafelrunde.games.agricola.cards.ways import MODES
from tafelrunde.games.agricola.game import game
from tests.agricola.judge import Judge
from tests.soak.playing import Table

MATCHES = 20_000
SHARES = 40
# How many of a match's placements are judged.
JUDGED = 0.03

EXTRAS: tuple[dict[str, Any], ...] = (
    {},
    {"hand.mulligan": True},
    {"hand.open_display": True},
    {"hand.mix_travelling": True, "hand.mix_occupations": True},
    {"partner.enabled": True},
    {"cards.list": "base_box"},
)


def fits(seats: int, options: dict[str, Any]) -> bool:
    try:
        game.options(seats, options)
    except TafelrundeError:
        return False
    return True


def tables() -> list[Table]:
    """Every way to get a hand at every seat count, alone and with what else changes hands."""
    found = [
        (seats, {"cards.list": EVERYTHING, "hand.mode": mode, **extra})
        for extra in EXTRAS
        for mode in MODES
        for seats in (1, 2, 3, 4)
    ]
    return [(seats, options) for seats, options in found if fits(seats, options)]


def fault(table: Table, seed: int) -> str:
    """What goes wrong in a random match, or nothing."""
    seats, options = table
    match = new("agricola", seats, f"cards-{seed}", options)
    dice = random.Random(seed)
    judge = Judge(dice)
    counted: dict[str, int] | None = None
    where = f"{seats} seats, {options}, {seed}"
    while not match.over:
        state = match.state
        assert isinstance(state, Agricola)
        decision = match.decisions[0]
        if not decision.options:
            return f"{where}: nothing to answer to {decision.kind}"
        if decision.kind == "place":
            now = game.audit(state)
            counted = counted or now
            if now != counted or now["broken"]:
                return f"{where}: {now} where {counted} were"
            if dice.random() < JUDGED:
                wrong = judge.mismatches(state, decision.seat)
                if wrong:
                    return f"{where}, entry {len(match.log)}: {wrong}"
        try:
            match.play(decision.seat, dice.choice(decision.options))
        except TafelrundeError as error:
            return f"{where}, entry {len(match.log)}: {error!r}"
    return ""


def faults(seeds: range) -> list[str]:
    some = tables()
    found = [fault(some[seed % len(some)], seed) for seed in seeds]
    return [each for each in found if each]


def test_every_way_to_get_a_hand_is_among_the_tables() -> None:
    assert {options["hand.mode"] for _, options in tables()} == set(MODES)
    assert {seats for seats, _ in tables()} == {1, 2, 3, 4}


def test_random_card_matches_end_as_they_should() -> None:
    assert faults(range(0, MATCHES, MATCHES // 12)) == []


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_twenty_thousand_random_card_matches_end_as_they_should(share: int) -> None:
    assert faults(range(share, MATCHES, SHARES)) == []
