"""Events: numbered, addressed, and only there when somebody listens."""

from __future__ import annotations

from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.state import ALL, NOBODY, but, only, reaches
from tests.kernel.small import Board, board, small

told: list[int] = []


def speaking(g: Board) -> Flow:
    number = yield choose(0, "n", [1, 2])
    if g._heard is not None:
        told.append(number)
        g.hear("said", (number,))
        g.hear("whispered", (number,), only(1))
        g.hear("passed-round", (number,), but(1))


def opening(g: Board) -> Flow:
    yield from ()
    if g._heard is not None:
        g.hear("opened", ())


def names(match_events: list[object]) -> list[str]:
    return [heard.event.name for heard in match_events]  # type: ignore[attr-defined]


def test_events_are_numbered_and_belong_to_an_entry() -> None:
    match = small([opening, speaking, speaking], listening=True)
    match.play(0, 1)
    match.play(0, 2)
    found = [(heard.number, heard.entry, heard.event.name) for heard in match.heard]
    assert found == [
        (1, 0, "opened"),
        (2, 1, "said"),
        (3, 1, "whispered"),
        (4, 1, "passed-round"),
        (5, 2, "said"),
        (6, 2, "whispered"),
        (7, 2, "passed-round"),
    ]


def test_each_hears_what_is_addressed_to_it() -> None:
    match = small([speaking], listening=True)
    match.play(0, 1)
    assert names([*match.events(0)]) == ["said", "passed-round"]
    assert names([*match.events(1)]) == ["said", "whispered"]
    assert names([*match.events(None)]) == ["said", "passed-round"]
    assert names([*match.events(1, since=1)]) == ["whispered"]


def test_nothing_is_told_when_nobody_listens() -> None:
    told.clear()
    match = small([speaking, speaking])
    match.play(0, 1)
    assert told == []
    assert match.heard == []
    assert board(match)._heard is None


def test_forks_replays_and_undo_are_silent() -> None:
    match = small([speaking, speaking], listening=True)
    match.play(0, 1)
    told.clear()
    heard = len(match.heard)
    fork = match.fork()
    fork.play(0, 2)
    match.undo()
    assert match.record.lines()
    assert told == []
    assert len(match.heard) == heard
    match.play(0, 2)
    assert told == [2]


def test_a_spectator_belongs_to_everybody_but_somebody() -> None:
    for seat in (None, 0, 1, 2):
        assert reaches(ALL, seat)
        assert not reaches(NOBODY, seat)
        assert reaches(only(1), seat) == (seat == 1)
        assert reaches(but(1), seat) == (seat != 1)
        assert reaches(only(0) | only(2), seat) == (seat in {0, 2})
