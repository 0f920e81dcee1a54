"""A seat's own record: what it saw, and nothing of what it may not know."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel.chance import seal_of
from tafelrunde.kernel.flow import Flow, choose, choose_privately, together
from tafelrunde.kernel.seat_record import seat_record
from tafelrunde.kernel.state import ALL, but, only
from tests.kernel.small import Board, small


def bid(g: Board) -> Flow:
    answers: list[int] = yield together([choose(seat, "n", [1, 2, 3]) for seat in range(2)])
    g.trace.extend(answers)


def secret(g: Board) -> Flow:
    g.secrets[0] = yield choose_privately(0, "n", [4, 5])


def draw(g: Board) -> Flow:
    yield choose(0, "n", [1, 2])
    item = g.draw(g.pool, only(0))
    g.secrets[0] = item
    if g._heard is not None:
        g.hear("drew", (item,), only(0))
        g.hear("somebody-drew", (), but(0))
        g.hear("turn-ends", (), ALL)


def options(rows: list[dict[str, Any]]) -> list[Any]:
    return [row["option"] for row in rows[1:] if "option" in row]


def test_the_seed_is_sealed_and_no_position_or_hash_is_told() -> None:
    match = small([bid, bid])
    match.hashing = True
    match.play(0, 1)
    match.play(1, 2)
    rows = seat_record(match, 0)
    assert (rows[0]["seed"], rows[0]["start"], rows[0]["seat"]) == (None, None, 0)
    assert rows[0]["seal"] == seal_of(match.header.seed)
    assert all("hash" not in row for row in rows)


def test_a_private_answer_is_told_to_its_seat_alone() -> None:
    match = small([secret, bid])
    match.play(0, 5)
    assert options(seat_record(match, 0)) == [5]
    assert options(seat_record(match, 1)) == [None]
    assert options(seat_record(match, None)) == [None]


def test_a_sealed_answer_is_told_to_others_when_the_seal_is_opened() -> None:
    match = small([bid, bid])
    match.play(0, 3)
    assert options(seat_record(match, 0)) == [3]
    assert options(seat_record(match, 1)) == [None]
    match.play(1, 2)
    assert options(seat_record(match, 1)) == [3, 2]
    assert options(seat_record(match, None)) == [3, 2]


def test_a_sealed_answer_that_was_taken_back_is_never_told() -> None:
    match = small([bid, bid])
    match.play(0, 3)
    match.undo(0)
    assert options(seat_record(match, 1)) == [None]
    match.play(0, 1)
    match.play(1, 2)
    assert options(seat_record(match, 1)) == [None, 1, 2]
    assert options(seat_record(match, 0)) == [3, 1, 2]


def test_each_row_tells_what_the_seat_saw_happen() -> None:
    match = small([draw, bid])
    match.play(0, 1)
    drawn = match.view(0)["secret"]
    assert seat_record(match, 0)[1]["saw"] == [["drew", drawn], ["turn-ends"]]
    assert seat_record(match, 1)[1]["saw"] == [["somebody-drew"], ["turn-ends"]]
    assert seat_record(match, None)[1]["saw"] == [["somebody-drew"], ["turn-ends"]]


def test_the_match_itself_stays_as_it_is() -> None:
    match = small([draw, bid])
    match.play(0, 1)
    entries = len(match.log)
    seat_record(match, 1)
    assert len(match.log) == entries
    assert match.heard == []
