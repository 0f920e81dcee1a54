"""Conversions in another seat's turn: requested at any time, taken when the running step ends."""

from __future__ import annotations

import pytest

from tafelrunde import Match, NeedsConsent, Refused, loads, new
from tafelrunde.games.agricola.board.goods import FOOD, GRAIN, SHEEP
from tafelrunde.kernel.notation import from_notation, notation
from tafelrunde.kernel.seat_record import seat_record
from tafelrunde.kernel.state import digest
from tests.agricola.table import Table

GRAIN_TO_FOOD = ("convert", GRAIN)


def with_grain(waits: int = 0) -> tuple[Match, int, int]:
    """A match in which one seat has taken a grain and the other is asked."""
    match = new("agricola", 2, "requests", {"variant.family": True}, hashing=True, waits=waits)
    one = match.decisions[0].seat
    match.play(one, "grain_seeds")
    return match, one, 1 - one


def goods(match: Match, seat: int) -> list[int]:
    held: dict[str, int] = match.view(seat)["players"][seat]["goods"]
    return list(held.values())


def test_a_request_is_taken_when_the_running_step_has_ended() -> None:
    match, one, other = with_grain()
    food = goods(match, one)[FOOD]
    made = match.play(one, GRAIN_TO_FOOD)
    assert (made.seat, made.kind, made.option) == (one, "request", GRAIN_TO_FOOD)
    assert goods(match, one)[GRAIN] == 1
    for seat in (None, one, other):
        assert match.view(seat)["players"][one]["requested"] == [list(GRAIN_TO_FOOD)]
    match.play(other, "forest")
    assert goods(match, one)[GRAIN] == 0
    assert goods(match, one)[FOOD] == food + 1
    assert match.view(None)["players"][one]["requested"] == []


def test_a_request_stands_in_record_and_notation() -> None:
    match, one, other = with_grain()
    match.play(one, GRAIN_TO_FOOD)
    match.play(other, "forest")
    again = loads(match.record.text())
    assert [move.kind for move in again.moves] == ["place", "request", "place"]
    assert digest(again.state) == digest(match.state)
    assert digest(from_notation(notation(match)).state) == digest(match.state)
    row = seat_record(match, other)[2]
    assert (row["seat"], row["kind"], row["option"]) == (one, "request", list(GRAIN_TO_FOOD))


def test_no_more_is_requested_than_there_is() -> None:
    match, one, other = with_grain()
    with pytest.raises(Refused) as refused:
        match.play(one, ("convert", SHEEP))
    assert refused.value.reason == "not-now"
    match.play(one, GRAIN_TO_FOOD)
    with pytest.raises(Refused) as refused:
        match.play(one, GRAIN_TO_FOOD)
    assert refused.value.reason == "not-asked"
    assert match.requests(other) is None
    assert match.why_not(one, GRAIN_TO_FOOD) == "not-asked"


def test_a_request_is_taken_back_freely_until_somebody_has_moved() -> None:
    match, one, other = with_grain()
    before = digest(match.state)
    match.play(one, GRAIN_TO_FOOD)
    match.undo(one)
    assert digest(match.state) == before
    match.play(one, GRAIN_TO_FOOD)
    match.play(other, "forest")
    with pytest.raises(NeedsConsent) as needed:
        match.undo(one)
    assert needed.value.seats == (other,)
    match.undo(one, consent=(other,))
    assert digest(match.state) == before


def test_forks_and_worlds_hold_what_was_requested() -> None:
    match, one, other = with_grain()
    match.fork()
    match.play(one, GRAIN_TO_FOOD)
    twins = [match.fork(), match.fork().fork(), match.world(other, "w"), match.world(one, "w")]
    match.play(other, "farmland")
    twins += [match.fork(), match.world(other, "v")]
    for twin in twins[:4]:
        twin.play(other, "farmland")
    match.play(other, 0)
    for twin in twins:
        twin.play(other, 0)
        assert goods(twin, one) == goods(match, one)
        assert goods(twin, one)[GRAIN] == 0


def test_nothing_is_requested_while_the_table_waits_before_chance() -> None:
    match, one, other = with_grain(waits=3)
    for seat, space in ((other, "day_laborer"), (one, "forest"), (other, "clay_pit")):
        match.play(seat, space)
    assert match.waiting() == [other]
    assert match.requests(one) is None
    with pytest.raises(Refused):
        match.play(one, GRAIN_TO_FOOD)


def test_a_table_that_waits_before_chance_can_follow_a_request() -> None:
    match, one, other = with_grain()
    match.play(other, "meeting_place")
    match.play(one, "forest")
    match.play(other, "clay_pit")
    assert match.decisions[0].seat == other
    match.play(one, GRAIN_TO_FOOD)
    match.play(other, "fishing")
    waiting = Match(match.game, match.header, waits=3)
    waiting.start()
    for entry in match.log.entries():
        waiting.follow(entry)
    assert digest(waiting.state) == digest(match.state)
    assert digest(waiting.fork().state) == digest(match.state)


def test_what_is_no_longer_possible_is_dropped() -> None:
    table = Table(2).give(1, grain=1)
    table.requests(GRAIN_TO_FOOD, GRAIN_TO_FOOD, seat=1)
    assert table.goods(1) == {"food": 1}
    assert table.view(1)["players"][1]["requested"] == []


def test_a_requested_exchange_stays_what_it_was_when_another_card_runs_out() -> None:
    table = Table(2, variant__family=False).played("A102", "B080").note("A102", 7)
    table.give(food=1, clay=3)
    asked = [table.exchange_of(card) for card in ("A102", "B080")]
    assert set(asked) <= set(table.requestable())
    table.requests(*asked)
    # The Grocer's last vegetable, and two clay for a stone.
    assert table.goods() == {"vegetable": 1, "clay": 1, "stone": 1}


def test_no_animal_is_cooked_in_the_breeding_phase() -> None:
    table = Table(2).owns("fireplace_2", seat=1).give(1, sheep=1, vegetable=1)
    assert table.requestable(1) == [("convert", 6), ("convert", SHEEP)]
    table.last_to_breed(0)
    assert table.requestable(1) == [("convert", 6)]
