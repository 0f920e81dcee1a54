"""What a seat cannot see has no part in any answer: in every truth behind a view it is the same."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tafelrunde import Match, new
from tafelrunde.bots import find
from tafelrunde.bots.advice import advice
from tafelrunde.bots.expert import LevelBot
from tafelrunde.bots.greedy import judge_for
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.judge import Effort
from tests.conftest import SOAK
from tests.generic.believing import truths
from tests.generic.playing import positions

CARDS = {"variant.family": False}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("agricola", 3, {"variant.family": True}),
    ("agricola", 2, CARDS),
    ("agricola", 3, {**CARDS, "hand.mode": "draft_sequential"}),
    ("agricola", 4, {**CARDS, "hand.mode": "quick_draft"}),
    ("agricola", 2, {**CARDS, "hand.mode": "living_v1"}),
    ("loyang", 2, {}),
    ("loyang", 4, {}),
    ("lydia", 2, {}),
    ("lydia", 4, {"modules": "all", "hidden_bags": True}),
]
MOMENTS = 30 if SOAK else 2
PLAYOUTS = 12 if SOAK else 2


def said(match: Match, decision: Decision) -> dict[str, Any]:
    """All that a seat hears of those who think for it or against it."""
    judge = judge_for(match.game)
    options = [*decision.options, *decision.manual][:6]
    return {
        "greedy": find("greedy")("seed").choose(match, decision),
        "search": find(f"search:{PLAYOUTS}")("seed").choose(match, decision),
        "strong": LevelBot("seed", playouts=PLAYOUTS).choose(match, decision),
        "advice": advice(match, decision, Effort("seed", PLAYOUTS)),
        "about": [judge.about(match, decision, option) for option in options],
        "warnings": judge.warnings(match, decision),
    }


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_in_every_truth_behind_a_view_the_answers_are_the_same(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    dice = random.Random(f"{game} {seats} {options} truths")
    looked = 0
    for here in positions(new(game, seats, "truths", options), dice, 4 * MOMENTS):
        asked = [decision for decision in here.decisions if len(decision.options) > 1]
        if not asked or dice.random() < 0.5:
            continue
        decision = dice.choice(asked)
        seat = decision.seat
        first, *others = (
            said(truth, next(d for d in truth.decisions if d.seat == seat))
            for truth in truths(here, seat, f"{dice.random()}")
        )
        for other in others:
            assert other == first
        looked += 1
        if looked == MOMENTS:
            return
