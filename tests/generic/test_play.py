"""Random play: it ends, what is offered is accepted, and nothing else is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tafelrunde import Match, Refused
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.state import plain
from tests.generic.cases import SOAK, Case, every_case_on_sources_too
from tests.generic.course import ended, stops
from tests.generic.playing import all_options, history, play_on, played

MATCHES = 20 if SOAK else 2
WIDE = 40
STRANGE: tuple[Any, ...] = (True, False, 1.0, 0.0, None, "", "no-such-word", b"1", (), [0], {}, 1j)


@every_case_on_sources_too
def test_random_play_ends_without_a_dead_end(case: Case) -> None:
    for seed in range(MATCHES):
        match = played(case.match(seed), case.dice(f"end {seed}"))
        assert match.finished
        assert match.decisions == []


@every_case_on_sources_too
def test_play_through_the_first_option_ends(case: Case) -> None:
    match = case.match()
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, decision.options[0])
    assert match.finished


@every_case_on_sources_too
def test_every_offered_option_is_accepted(case: Case) -> None:
    dice = case.dice("offered")
    for here in stops(case, "offered", 10):
        for decision in here.decisions:
            options = all_options(decision)
            for option in dice.sample(options, min(WIDE, len(options))):
                assert here.why_not(decision.seat, option) is None
                move = here.fork().play(decision.seat, option)
                assert (move.seat, move.kind, move.option) == (
                    decision.seat,
                    decision.kind,
                    option,
                )


@every_case_on_sources_too
def test_every_other_value_is_refused_and_changes_nothing(case: Case) -> None:
    dice = case.dice("refused")
    for here in stops(case, "refused", 10):
        before = plain(here.state), history(here)
        for decision in here.decisions:
            for value in [*others(here, decision, dice), *lookalikes(decision), *STRANGE]:
                with pytest.raises(Refused) as refusal:
                    here.play(decision.seat, value)
                assert refusal.value.reason
                assert refusal.value.reason == here.why_not(decision.seat, value)
        for seat in range(case.seats):
            if here.question(seat) is None:
                with pytest.raises(Refused) as refusal:
                    here.play(seat, 0)
                assert refusal.value.reason in {"not-asked", "over"}
        assert (plain(here.state), history(here)) == before


def others(match: Match, decision: Decision, dice: random.Random) -> list[Option]:
    """Values of the shape that are not offered; all of them where it is small."""
    shape = match.game.questions[decision.kind].shape
    indexes = {dice.randrange(shape.size) for _ in range(WIDE)}
    if shape.size <= WIDE:
        indexes = set(range(shape.size))
    values = [shape.option(index) for index in sorted(indexes)]
    return [value for value in values if not decision.offers(value)]


def lookalikes(decision: Decision) -> list[Any]:
    """Values that equal an offered one but are of another type."""
    found: list[Any] = []
    for option in all_options(decision)[:WIDE]:
        if isinstance(option, int):
            found.append(float(option))
            if option in {0, 1}:
                found.append(bool(option))
        elif isinstance(option, tuple):
            found.append(list(option))
            found.append(tuple(float(v) if isinstance(v, int) else v for v in option))
            found.append((*option, 0))
        else:
            found.append(type("Word", (str,), {})(option))
    return [value for value in found if not _is_same(decision, value)]


def _is_same(decision: Decision, value: Any) -> bool:
    """A tuple of words only has no lookalike of floats."""
    return type(value) is tuple and any(
        value == option and all(type(a) is type(b) for a, b in zip(value, option, strict=True))
        for option in all_options(decision)
        if type(option) is tuple and len(option) == len(value)
    )


@every_case_on_sources_too
def test_nothing_can_be_played_when_the_match_is_over(case: Case) -> None:
    match = ended(case, "over")
    before = plain(match.state)
    for seat in range(case.seats):
        with pytest.raises(Refused, match="over"):
            match.play(seat, 0)
    assert plain(match.state) == before


@every_case_on_sources_too
def test_a_closed_match_takes_no_move(case: Case) -> None:
    match = play_on(case.match(), case.dice("closed"), 3)
    seat = match.decisions[0].seat
    option = match.decisions[0].options[0]
    match.close("the pub closes")
    assert match.over
    assert not match.finished
    with pytest.raises(Refused, match="over"):
        match.play(seat, option)
