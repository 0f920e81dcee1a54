"""What a seat knows where bags are hidden."""

from __future__ import annotations

import random

import pytest

from tafelrunde import Match
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import BAG, KIND_OF
from tafelrunde.kernel.start import new
from tests.generic.playing import random_move
from tests.lydia.table import Table, state

HIDDEN = {"hidden_bags": True, "modules": "all"}


def remembered(match: Match, seats: int) -> list[list[int]]:
    """What the bags hold by the set-up and by the draws and refills that a spectator heard."""
    bags = [list(range(BAG)) for _ in range(seats)]
    for heard in match.events(None):
        if heard.event.name == "draw":
            bags[heard.event.args[0]].remove(KIND_OF[heard.event.args[1]])
        elif heard.event.name == "refill":
            bags[heard.event.args[0]].append(KIND_OF[heard.event.args[1]])
    return [sorted(bag) for bag in bags]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bags_of_a_world_are_those_that_draws_and_refills_leave(seats: int) -> None:
    match = new("lydia", seats, f"bags-{seats}", HIDDEN, listening=True)
    dice = random.Random(seats)
    for number in range(60):
        match.play(*random_move(match, dice))
        for seat in (None, *range(seats)):
            world = state(match.world(seat, f"world {number}"))
            assert [sorted(bag) for bag in world.bags] == remembered(match, seats)


def mixed(g: Lydia, seat: int | None, dice: random.Random) -> Lydia:
    """The table with other merchants in the bags that the seat does not see."""
    g = g.copy()
    others = [other for other in range(g.seats) if other != seat]
    pool = [kind for other in others for kind in g.bags[other]]
    dice.shuffle(pool)
    for other in others:
        g.bags[other] = [pool.pop() for _ in g.bags[other]]
    return g


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_lies_in_hidden_bags_changes_nothing_a_seat_is_shown(seats: int) -> None:
    match = new("lydia", seats, f"shown-{seats}", HIDDEN)
    dice = random.Random(seats)
    game = match.game
    while not match.over:
        for seat in (None, *range(seats)):
            other = mixed(state(match), seat, dice)
            assert game.view(other, seat) == match.view(seat)
            for decision in match.decisions:
                if decision.seat == seat:
                    for option in decision.options:
                        here = game.preview(match.state, decision, option)
                        assert game.preview(other, decision, option) == here
        for _ in range(5):
            if not match.over:
                match.play(*random_move(match, dice))


def test_a_seat_sees_its_own_points_and_nobody_elses_where_they_tell_of_a_bag() -> None:
    table = Table(hidden_bags=True).owns(0, "purple-lydian").owns(1, "purple-lydian")
    table.bag(0, "lydian", "lydian", "red", "red").bag(1, "lydian", "lydian", "red", "red")
    match = table.match()
    drawn = match.view(0)["drawn"]["merchant"]
    open_points = match.view(None)["players"][0]["points"]
    bag = 1 if drawn == "lydian" else 2
    each = next(card for card in match.view(0)["cards"].values() if card.get("counts") == "lydians")
    mine = match.view(0)["players"][0]
    assert mine["points"] == open_points + bag // each["each"] * each["points"][0]
    assert mine["points_open"] is True
    theirs = match.view(0)["players"][1]
    assert theirs["points"] == match.view(None)["players"][1]["points"]
    assert theirs["points_open"] is False
    assert match.view(1)["players"][1]["points"] > theirs["points"]


def test_points_of_an_own_income_are_those_of_the_own_sheet() -> None:
    table = Table(hidden_bags=True).owns(0, "purple-lydian").bag(0, *["lydian"] * 4)
    match = table.match()
    mine = match.view(0)
    assert mine["income"][0]["points"][0] == mine["players"][0]["points"]
    public = match.view(None)
    assert public["income"][0]["points"][0] == public["players"][0]["points"]
    preview = match.game.preview(match.state, match.decisions[0], "blue")
    assert preview[0]["points"][0] == mine["players"][0]["points"]
