"""Knowledge: a seat is shown what it may know and nothing else."""

from __future__ import annotations

import json
import random

from tafelrunde.kernel.seat_record import seat_record
from tests.generic.cases import SOAK, Case, cases, every_case, every_table, own
from tests.generic.course import stops
from tests.generic.knowing import Coverage, leaks, shown
from tests.generic.playing import play_on, random_move

POSITIONS = 60 if SOAK else 4
# Each is compared whole, with the eyes of every seat.
COMPARED = 60 if SOAK else 3


@every_case
def test_what_a_seat_may_not_know_changes_nothing_it_is_shown(case: Case) -> None:
    dice = case.dice("leaks")
    for here in stops(case, "leaks", COMPARED):
        for seat in (None, *range(case.seats)):
            assert leaks(here, seat, f"key {dice.random()}") == []
        seat = dice.randrange(case.seats)
        assert leaks(here.world(seat, "world"), seat, "a world of a world") == []


@every_table
def test_everything_is_in_a_view_or_in_a_zone_that_varies(name: str, seats: int) -> None:
    coverage = Coverage(random.Random(f"{name} {seats} coverage"), own(name, "BOOKKEEPING", ()))
    for case in cases():
        if (case.game, case.seats) == (name, seats):
            for number, here in enumerate(stops(case, "coverage", POSITIONS)):
                if not here.over:
                    # One seat after the other looks; in `make soak` each looks at everything.
                    eyes = range(seats) if SOAK else (number % seats,)
                    for seat in (None, *eyes):
                        coverage.look(here, seat)
    assert coverage.unaccounted() == []


@every_case
def test_a_view_is_plain_data_of_its_own(case: Case) -> None:
    for here in stops(case, "plain view", 4):
        fork = here.fork()
        views = [fork.view(seat) for seat in (None, *range(case.seats))]
        texts = [json.dumps(view) for view in views]
        play_on(fork, case.dice("go on"), 5)
        assert [json.dumps(view) for view in views] == texts


@every_case
def test_a_view_changes_nothing(case: Case) -> None:
    for here in stops(case, "view", 2):
        before = repr(here)
        first = [shown(here, seat) for seat in (None, 0)]
        assert [shown(here, seat) for seat in (None, 0)] == first
        assert repr(here) == before


@every_case
def test_a_seat_s_own_record_has_no_seed_no_hashes_and_no_private_answers(case: Case) -> None:
    dice = case.dice("own record")
    match = case.match(hashing=True)
    private: list[tuple[int, int]] = []
    while len(match.log) < 40 and not match.over:
        seat, option = random_move(match, dice)
        decision = match.question(seat)
        assert decision is not None
        match.play(seat, option)
        if decision.private:
            private.append((len(match.moves), seat))
    for viewer in (None, *range(case.seats)):
        rows = seat_record(match, viewer)
        assert rows[0]["seed"] is None
        assert rows[0]["start"] is None
        assert f'"{match.header.seed}"' not in str(rows)
        assert all("hash" not in row for row in rows)
        for number, seat in private:
            assert (rows[number]["option"] is None) == (seat != viewer)
