"""Section 4.3: four players in two pairs that act at the same time."""

from __future__ import annotations

import random

import pytest

from tafelrunde import Match, new
from tests.loyang.table import LEEK, WHEAT, Table, asked, at, discards, options, state, why


def at_partner() -> Match:
    """Seat 2 holds the large token, seat 0 the small one."""
    table = Table(4)
    table.choosing_partners(2, 0)
    return table.match()


def test_the_large_start_player_picks_one_of_the_two_without_a_token() -> None:
    match = at_partner()
    assert options(match, 2) == [1, 3]
    assert why(match, 0, 2) == "partner-has-token"


def test_the_choice_makes_both_pairs() -> None:
    match = at_partner()
    match.play(2, 3)
    assert match.view(0)["pairs"] == [[2, 3], [0, 1]]
    assert match.view(3)["partner"] == 2


def test_both_start_players_act_at_the_same_time() -> None:
    match = at_partner()
    match.play(2, 3)
    assert sorted(decision.seat for decision in match.decisions) == [0, 2]
    assert match.view(None)["active"] == [2, 0]
    match.play(0, ("buy", WHEAT))
    match.play(2, ("buy", LEEK))
    match.play(0, ("buy", WHEAT))
    assert at(match).cash == 4


def test_each_hands_over_to_the_own_partner_without_waiting() -> None:
    match = at_partner()
    match.play(2, 3)
    match.play(0, "end")
    match.play(0, 0)
    assert sorted(decision.seat for decision in match.decisions) == [1, 2]


def test_the_round_ends_when_both_pairs_are_done() -> None:
    match = at_partner()
    match.play(2, 3)
    for seat in (0, 1, 2, 3):
        assert match.view(None)["round"] == 3
        match.play(seat, "end")
        match.play(seat, 0)
    assert match.view(None)["round"] == 4


def test_the_draw_pile_is_dealt_to_the_pairs_and_joined_again() -> None:
    match = at_partner()
    cards = sorted(state(match).piles[0])
    match.play(2, 3)
    g = state(match)
    one, two = g.piles
    assert abs(len(one) - len(two)) <= 1
    assert sorted(one + two) == cards
    assert [g.lane[seat] for seat in (2, 3, 0, 1)] == [0, 0, 1, 1]
    assert match.view(0)["pile"] == len(cards)
    for seat in (0, 1, 2, 3):
        match.play(seat, "end")
        match.play(seat, 0)
    assert state(match).piles[1] == []
    assert state(match).streams == []


def test_what_one_pair_draws_does_not_depend_on_the_other() -> None:
    first, second = at_partner(), at_partner()
    for match, order in ((first, (0, 2)), (second, (2, 0))):
        match.play(2, 3)
        for seat in order:
            match.play(seat, "pack")
    for seat in (0, 2):
        assert at(first, seat).drawn == at(second, seat).drawn


def test_undo_of_one_pair_leaves_the_moves_of_the_other_alone() -> None:
    match = at_partner()
    match.play(2, 3)
    match.play(2, ("buy", LEEK))
    match.play(0, "pack")
    drawn = list(at(match).drawn)
    match.play(0, "none")
    match.undo(2)
    assert at(match, 2).cash == 10
    assert set(drawn) <= set(discards(match))
    assert asked(match, 0).kind == "act"


def test_undo_inside_the_own_turn_is_free() -> None:
    match = at_partner()
    match.play(2, 3)
    match.play(0, ("buy", WHEAT))
    match.play(2, ("buy", LEEK))
    assert match.undo_needs(2) == []


class TestOnePile:
    def table(self) -> Match:
        table = Table(4, pair_piles="one_pile")
        table.choosing_partners(2, 0)
        match = table.match()
        match.play(2, 3)
        return match

    def test_both_pairs_draw_from_it_in_the_order_of_buying(self) -> None:
        first, second = self.table(), self.table()
        for match, order in ((first, (0, 2)), (second, (2, 0))):
            for seat in order:
                match.play(seat, "pack")
        assert at(first).drawn == at(second, 2).drawn
        assert state(first).piles[1] == []

    def test_taken_one_by_one_the_turns_go_pair_by_pair_from_the_large_token(self) -> None:
        match = self.table()
        order: list[int] = []
        while match.view(None)["round"] == 3:
            seat = match.decisions[0].seat
            order.append(seat)
            match.play(seat, "end")
            match.play(seat, 0)
        assert order == [2, 3, 0, 1]

    def test_a_fork_remembers_who_drew_first(self) -> None:
        for order in ((0, 2), (2, 0)):
            match = self.table()
            for seat in order:
                match.play(seat, "pack")
            fork = match.fork()
            for seat in order:
                assert at(fork, seat).drawn == at(match, seat).drawn

    def test_an_undo_takes_back_what_the_other_pair_did_since(self) -> None:
        match = self.table()
        match.play(2, ("buy", LEEK))
        match.play(0, "pack")
        assert match.undo_needs(2) == [0, 1, 3]
        match.undo(2, consent=(0, 1, 3))
        assert at(match).drawn == []


@pytest.mark.parametrize("seed", range(3))
def test_a_match_of_pairs_ends_the_same_in_whatever_order_the_lanes_are_played(seed: int) -> None:
    dice = random.Random(seed)
    match = new("loyang", 4, seed)
    while not match.over:
        decision = dice.choice(match.decisions)
        match.play(decision.seat, dice.choice(list(decision.options)))
    lanes: dict[tuple[int, int], list[tuple[int, object]]] = {}
    again = new("loyang", 4, seed)
    for move in match.moves:
        lanes.setdefault((move.era, move.lane), []).append((move.seat, move.option))
    for era in sorted({era for era, _ in lanes}):
        for lane in (1, 0, -1):
            for seat, option in lanes.get((era, lane), []):
                again.play(seat, option)
    assert again.finished
    assert again.scores == match.scores
