"""Sections 2.2, 6 and 7: storing, steps, the end of the game."""

from __future__ import annotations

import pytest

from tafelrunde import Match
from tafelrunde.games.loyang.ending import steps_cost
from tafelrunde.games.loyang.shown.next_points import next_points
from tests.loyang.table import (
    BEAN,
    PUMPKIN,
    SIX,
    TURNIP,
    WHEAT,
    Table,
    asked,
    at,
    options,
    why,
)


class TestStoring:
    def ended(self, *vegetables: int, large: bool = False) -> Match:
        table = Table()
        table.cart(0, *vegetables)
        if large:
            table.large_storehouse(0)
        match = table.match()
        match.play(0, "end")
        return match

    def test_one_vegetable_is_kept_without_asking(self) -> None:
        match = self.ended(TURNIP)
        assert asked(match).kind == "steps"
        assert at(match).store == {"turnip": 1}

    def test_of_several_the_player_chooses_one_and_nothing_is_lost_yet(self) -> None:
        match = self.ended(TURNIP, TURNIP, BEAN, PUMPKIN)
        assert asked(match).kind == "store"
        assert why(match, "lose") == "room-to-store"
        match.play(0, ("keep", PUMPKIN))
        player = at(match)
        assert player.store == {"pumpkin": 1}
        assert player.cart == {"turnip": 2, "bean": 1}
        assert options(match) == [("sell", BEAN), "enlarge", "lose"]
        assert why(match, ("keep", TURNIP)) == "storehouse-full"

    def test_the_rest_is_lost_when_the_player_says_so(self) -> None:
        match = self.ended(TURNIP, TURNIP, BEAN, PUMPKIN)
        for option in (("keep", PUMPKIN), ("sell", BEAN), "lose"):
            match.play(0, option)
        player = at(match)
        assert (player.store, player.cart) == ({"pumpkin": 1}, {})
        assert player.cash == 12
        assert asked(match).kind == "steps"

    def test_the_storehouse_can_be_enlarged_when_one_is_stored(self) -> None:
        match = self.ended(TURNIP, TURNIP, PUMPKIN)
        match.play(0, ("keep", PUMPKIN))
        match.play(0, "enlarge")
        player = at(match)
        assert (player.cash, player.store) == (8, {"pumpkin": 1, "turnip": 2})

    def test_before_that_it_can_be_sold_where_the_shop_has_room(self) -> None:
        match = self.ended(BEAN, TURNIP)
        assert ("sell", TURNIP) not in options(match)
        match.play(0, ("sell", BEAN))
        player = at(match)
        assert player.cash == 12
        assert player.store == {"turnip": 1}

    def test_the_storehouse_can_be_enlarged_then(self) -> None:
        match = self.ended(TURNIP, TURNIP, PUMPKIN)
        match.play(0, "enlarge")
        player = at(match)
        assert player.cash == 8
        assert player.store == {"pumpkin": 1, "turnip": 2}

    def test_a_large_storehouse_keeps_four(self) -> None:
        match = self.ended(TURNIP, TURNIP, PUMPKIN, WHEAT, WHEAT, large=True)
        for vegetable in (TURNIP, TURNIP, WHEAT, WHEAT):
            match.play(0, ("keep", vegetable))
        assert at(match).store == {"wheat": 2, "turnip": 2}


class TestSteps:
    @pytest.mark.parametrize(
        ("place", "steps", "cost"),
        [
            (1, 1, 1),
            (1, 2, 4),
            (1, 3, 8),
            (5, 1, 1),
            (5, 2, 8),
            (5, 3, 16),
            (14, 1, 1),
            (14, 2, 17),
        ],
    )
    def test_the_first_step_costs_one_and_every_further_one_its_number(
        self, place: int, steps: int, cost: int
    ) -> None:
        assert steps_cost(place, steps) == cost
        table = Table()
        table.place(0, place)
        table.cash(0, 20)
        match = table.match()
        match.play(0, "end")
        match.play(0, steps)
        player = at(match)
        assert (player.place, player.cash, player.loans) == (place + steps, 20 - cost, 0)

    def test_no_step_is_allowed_too_and_money_is_kept(self) -> None:
        match = Table().match()
        match.play(0, "end")
        match.play(0, 0)
        assert (at(match).place, at(match).cash) == (1, 10)

    def test_twenty_is_the_last_space(self) -> None:
        table = Table()
        table.place(0, 19)
        table.cash(0, 99)
        match = table.match()
        match.play(0, "end")
        assert options(match) == [0, 1]
        assert why(match, 2) == "path-ends"

    def test_a_step_can_be_paid_with_a_loan(self) -> None:
        table = Table()
        table.cash(0, 0)
        match = table.match()
        match.play(0, "end")
        match.play(0, 1)
        assert (at(match).cash, at(match).loans) == (4, 1)


class TestTheEnd:
    def last(self, *players: tuple[int, int, int]) -> Match:
        """Round nine ends with these places, cash and loans."""
        table = Table(len(players))
        table.last_round()
        for seat, (place, cash, loans) in enumerate(players):
            table.place(seat, place)
            table.loans(seat, loans)
            table.cash(seat, cash)
        match = table.match()
        self.finish(match)
        return match

    def finish(self, match: Match) -> None:
        while not match.over:
            decision = match.decisions[0]
            match.play(decision.seat, "end" if decision.kind == "act" else 0)

    def test_after_the_ninth_round_the_match_is_over(self) -> None:
        match = self.last((5, 0, 0), (4, 0, 0))
        assert match.finished
        assert match.scores == [5, 4]

    def test_each_loan_costs_a_step(self) -> None:
        match = self.last((17, 0, 2), (4, 0, 0))
        assert match.scores[0] == 15
        assert [line.points[0] for line in match.score_sheet] == [17, -2]

    def test_loans_may_lead_below_one(self) -> None:
        assert self.last((2, 0, 5), (4, 0, 0)).scores[0] == -3

    def test_more_cash_breaks_a_tie(self) -> None:
        assert self.last((7, 3, 0), (7, 4, 0), (6, 9, 0)).ranking == [2, 1, 3]

    def test_then_vegetables_on_fields_and_in_the_storehouse(self) -> None:
        table = Table(2)
        table.last_round()
        table.field(1, SIX, TURNIP, 2)
        match = table.match()
        self.finish(match)
        assert match.ranking == [2, 1]

    def test_vegetables_in_the_shop_and_on_stalls_do_not_count(self) -> None:
        table = Table(2)
        table.last_round()
        table.show(0, "market_stall_01")
        table.shop(1, leek=0)
        match = table.match()
        self.finish(match)
        assert match.ranking == [1, 1]

    def test_a_full_tie_is_a_shared_victory(self) -> None:
        assert self.last((7, 3, 0), (7, 3, 0)).ranking == [1, 1]


@pytest.mark.parametrize(("cash", "reached", "more"), [(0, 0, 1), (1, 1, 4), (7, 2, 3)])
def test_what_is_missing_for_a_step_more_is_told(cash: int, reached: int, more: int) -> None:
    table = Table()
    player = table.g.players[0]
    player.cash, player.place = cash, 2
    *reach, path = next_points(table.g)["loyang-score-path"][0]
    assert [text.args["gain"] for text in reach] == [reached] * bool(reached)
    assert (path.args["more"], path.args["gain"]) == (more, reached + 1)
    assert steps_cost(2, reached) <= cash
    assert steps_cost(2, reached + 1) == cash + more
