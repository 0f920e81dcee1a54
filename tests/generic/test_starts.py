"""Start positions: every real one is taken, everything else is refused by the field's name."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest

from tafelrunde import Match, RecordError, loads
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.replay import check_start, opened
from tafelrunde.kernel.state import digest, plain
from tests.generic.cases import SOAK, Case, shared_cases
from tests.generic.mutations import changed, leaves, named, twisted, wrong
from tests.generic.playing import play_on, positions, standing
from tests.kernel.small import Small, board

TWISTS = 2_000 if SOAK else 15
# Of the places of a position so many are tried with everything that is wrong there.
PLACES = 10_000 if SOAK else 25


def base(match: Match) -> Any:
    """The position at the start of the running step, as a record keeps it."""
    return plain(match._runner.settle(match._first))


def header(match: Match, start: Any) -> Header:
    h = match.header
    return Header(h.game, h.rules, h.seats, h.options, h.seed, [], start)


def refusal(match: Match, start: Any) -> RecordError | None:
    try:
        opened(header(match, start))
    except RecordError as error:
        return error
    return None


@shared_cases
def test_every_position_of_a_match_can_be_started_from(case: Case) -> None:
    for here in positions(case.match(), case.dice("starts"), 6):
        start = base(here)
        again = opened(header(here, start))
        assert digest(again._first()) == digest(here._runner.settle(here._first))


@shared_cases
def test_a_world_saved_to_a_record_goes_on_as_it_was(case: Case) -> None:
    dice = case.dice("worlds")
    for here in positions(case.match(), dice, 3):
        if here.over:
            continue
        seat = dice.choice([None, *range(case.seats)])
        world = here.world(seat, str(dice.random()))
        play_on(world, random.Random(1), 5)
        back = loads(world.record.text())
        assert standing(back) == standing(world)


@shared_cases
def test_what_no_field_can_hold_is_refused_by_the_name_of_the_field(case: Case) -> None:
    dice = case.dice("wrong")
    match = play_on(case.match(), dice, 40)
    start = base(match)
    places = [leaf for leaf in leaves(start) if leaf[0]]
    for path, value in dice.sample(places, min(PLACES, len(places))):
        for other in wrong(path, value):
            error = refusal(match, changed(start, path, other))
            assert error is not None, (path, other)
            assert (error.line, error.cause) == (1, "unsound")
            assert named(path) in str(error), (path, str(error))
            assert len(str(error)) < 400


@shared_cases
def test_a_field_too_few_or_too_many_is_refused(case: Case) -> None:
    match = play_on(case.match(), case.dice("fields"), 20)
    start = base(match)
    for name in start["fields"]:
        fewer = {key: value for key, value in start["fields"].items() if key != name}
        error = refusal(match, {**start, "fields": fewer})
        assert error is not None
        assert name in str(error)
    more = {**start["fields"], "gold": 1}
    error = refusal(match, {**start, "fields": more})
    assert error is not None
    assert "gold" in str(error)
    others: list[Any] = [{}, [], 0, "", True, {"part": start["part"]}, {**start, "part": "Chance"}]
    for other in others:
        error = refusal(match, other)
        assert error is not None
        assert error.cause == "unsound"


@shared_cases
def test_a_position_twisted_a_little_is_refused_or_played_without_a_traceback(case: Case) -> None:
    dice = case.dice("twists")
    match = play_on(case.match(), dice, 60)
    start = base(match)
    taken = 0
    for _ in range(TWISTS):
        other = twisted(start, dice)
        with contextlib.suppress(TafelrundeError):
            twin = opened(header(match, other))
            taken += 1
            play_on(twin, dice, 10)
    assert taken < TWISTS


@shared_cases
def test_a_component_that_is_there_twice_or_not_at_all_is_refused(case: Case) -> None:
    """Of every list of the audit's components one item more and one less."""
    dice = case.dice("components")
    match = play_on(case.match(), dice, 30)
    start = base(match)
    counts = match.game.audit(match._runner.settle(match._first))
    found = 0
    for path, value in leaves(start):
        if not isinstance(value, list) or not value or type(value[0]) is not int:
            continue
        for other in ([*value, value[0]], value[:-1]):
            mutated = changed(start, path, other)
            error = refusal(match, mutated)
            if error is not None:
                found += 1
                assert error.cause in {"unsound", "damaged"}
            else:
                twin = opened(header(match, mutated))
                assert match.game.audit(twin._first()) == counts
    assert found


def test_a_game_that_says_nothing_of_its_positions_starts_at_the_set_up() -> None:
    game = Small([])
    match = Match(game, Header("small", 1, 2, {}, "1", []))
    match.start()
    assert game.form(board(match)) is None
    with pytest.raises(RecordError, match="set-up alone") as found:
        check_start(game, header(match, base(match)))
    assert found.value.cause == "unsound"
