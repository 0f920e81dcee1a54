"""Planning the own turn while others act: tried out on a copy, as far as nothing hidden comes."""

from __future__ import annotations

from tafelrunde.kernel.game import Rehearsal
from tafelrunde.kernel.state import plain
from tests.loyang.table import BEAN, SIX, WHEAT, Table, asked, state, wares

SELL_BEAN = ("sell", BEAN)
SOW_WHEAT = ("sow", SIX, WHEAT)


def waiting(seats: int = 3) -> Table:
    """Seat 1 waits for its turn with something to do."""
    table = Table(seats)
    table.cart(1, WHEAT, BEAN)
    table.field(1, SIX)
    return table


def rehearsed(table: Table, *options: object) -> Rehearsal:
    match = table.match()
    found = match.game.rehearse(match.state, 1, list(options))  # type: ignore[arg-type]
    assert found is not None
    return found


def test_a_plan_brings_what_the_turn_itself_brings() -> None:
    match = waiting().match()
    before = plain(match.state)
    tried = match.game.rehearse(match.state, 1, [SELL_BEAN, SOW_WHEAT])
    assert tried is not None
    assert tried.done == 2
    assert plain(match.state) == before
    match.play(0, "end")
    while match.decision(1) is None:
        match.play(0, asked(match).options[0])
    match.play(1, SELL_BEAN)
    match.play(1, SOW_WHEAT)
    played, planned = state(match).players[1], tried.state.players[1]  # type: ignore[attr-defined]
    assert plain(played) == plain(planned)


def test_only_a_seat_that_waits_for_its_turn_plans() -> None:
    match = waiting().match()
    assert match.game.rehearse(match.state, 0, []) is None
    match.play(0, "end")
    while match.decision(1) is None:
        match.play(0, asked(match).options[0])
    assert match.game.rehearse(match.state, 1, []) is None
    assert match.game.rehearse(match.state, 0, []) is None


def test_with_four_players_the_second_of_each_pair_plans() -> None:
    match = Table(4).match()
    plans = [match.game.rehearse(match.state, seat, []) is not None for seat in range(4)]
    assert plans == [False, False, True, True]


def test_a_plan_ends_before_cards_are_drawn_and_before_the_turn_closes() -> None:
    table = waiting()
    tried = rehearsed(table)
    assert not {"pack", "end"} & set(tried.decision.options)
    assert rehearsed(table, SELL_BEAN, "pack", SOW_WHEAT).done == 1


def test_a_plan_ends_where_a_hidden_field_would_be_turned_up() -> None:
    table = waiting()
    (card,) = table.show(1, "farmhand")
    tried = rehearsed(table, SELL_BEAN, ("use", card), "turn-up", SOW_WHEAT)
    assert tried.done == 2
    assert tried.decision.kind == "farmhand"
    stacks = tried.state.players[1]  # type: ignore[attr-defined]
    assert len(stacks.first) + len(stacks.second) == 7


def test_a_plan_stops_at_what_has_become_impossible() -> None:
    table = waiting()
    assert rehearsed(table, SELL_BEAN, SELL_BEAN, SOW_WHEAT).done == 1
    assert wares(table.g.players[1].cart) == {"wheat": 1, "bean": 1}


def test_loans_and_the_questions_of_helpers_are_part_of_a_plan() -> None:
    table = waiting()
    (card,) = table.show(1, "saleswoman")
    tried = rehearsed(table, ("use", card), "content", "loan")
    assert tried.done == 3
    assert tried.state.players[1].loans == 1  # type: ignore[attr-defined]
    assert tried.state.players[1].content  # type: ignore[attr-defined]
