"""What a match of a campaign begins with: first player, food, occupations laid out, hands."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

import pytest

from tafelrunde import Conflict, Match, TafelrundeError, loads, new
from tafelrunde.games.agricola.actions.usable import occupation_cost
from tafelrunde.games.agricola.board.goods import FOOD, cost
from tafelrunde.games.agricola.board.spaces import LESSONS, LESSONS_4
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, card_number, of_kind
from tafelrunde.games.agricola.cards.lists import LISTS
from tafelrunde.games.agricola.phases.rounds import next_step
from tests.agricola.table import drive, made, supply, table

BOX = {"variant.family": False}


@pytest.fixture(autouse=True)
def cards() -> Iterator[None]:
    with made(
        Card("C129", OCCUPATION, 1, "points", [cost(food=3)], []),
        Card("C128", OCCUPATION, 1, "points", [cost(food=7)], []),
        Card("C126", OCCUPATION, 1, "points", [cost(food=2)], []),
    ):
        yield


def begun(seats: int = 2, **start: Any) -> Match:
    return new("agricola", seats, "start", {**BOX, "start": start})


def state(match: Match) -> Agricola:
    g = match.state
    assert isinstance(g, Agricola)
    return g


def ready(food: int, *ids: str, seats: int = 1) -> Agricola:
    """A table before round 1 where seat 0 is to lay out these cards."""
    g = table(seats, variant__family=False, cards__list="base_box")
    g.round, g.phase = 0, 0
    g.farms[0].goods[FOOD] = food
    g.farms[0].start = [card_number(printed) for printed in ids]
    return g


def step(g: Agricola) -> Generator[Any, Any, Any]:
    flow = next_step(g)
    assert isinstance(flow, Generator)
    return flow


def test_the_seat_that_is_named_begins_with_two_food_the_others_with_three() -> None:
    match = begun(3, first=2)
    assert match.view(None)["first"] == 2
    assert [farm.goods[FOOD] for farm in state(match).farms] == [3, 3, 2]


def test_without_a_name_the_lot_is_the_one_it_always_was() -> None:
    lots = {begun(4).view(None)["first"], new("agricola", 4, "start").view(None)["first"]}
    assert len(lots) == 1


def test_extra_food_comes_on_top_of_the_usual() -> None:
    match = begun(3, first=0, food=[0, 0, 1])
    assert [farm.goods[FOOD] for farm in state(match).farms] == [2, 3, 4]


def test_a_starting_occupation_lies_open_before_round_one_and_is_not_dealt_again() -> None:
    match = begun(2, first=0, occupations=[["A108"], ["B102"]])
    g = state(match)
    assert [player["start"] for player in match.view(None)["players"]] == [[], []]
    assert [each["card"] for each in match.view(None)["players"][0]["played"]] == ["A108"]
    assert g.round == 1
    assert [len(of_kind(OCCUPATION, farm.hand)) for farm in g.farms] == [7, 7]
    held = [*g.deck, *[number for farm in g.farms for number in farm.hand]]
    assert card_number("A108") not in held
    assert card_number("B102") not in held


def test_a_starting_occupation_counts_for_the_price_of_lessons() -> None:
    one = state(begun(4, first=0, occupations=[["A108"], [], [], []]))
    assert [occupation_cost(one, seat, LESSONS) for seat in (0, 1)] == [1, 0]
    match = begun(1, occupations=[["A108", "B102"]], total=7)
    match.play(0, "B102")
    assert occupation_cost(state(match), 0, LESSONS_4) == 2


@pytest.mark.parametrize("laid_out", [0, 1, 6, 7])
def test_with_a_total_only_so_many_are_dealt_that_there_are_seven(laid_out: int) -> None:
    ids = ["A108", "B102", "A086", "A087", "A088", "A090", "A092"][:laid_out]
    g = state(begun(1, occupations=[ids], total=7))
    assert len(of_kind(OCCUPATION, g.farms[0].hand)) == 7 - laid_out
    assert len(g.farms[0].hand) - len(of_kind(OCCUPATION, g.farms[0].hand)) == 7


def test_the_own_cost_of_a_starting_occupation_is_paid() -> None:
    g = ready(5, "C129")
    drive(step(g))
    assert g.farms[0].goods[FOOD] == 2
    assert g.farms[0].played == [card_number("C129")]
    assert g.farms[0].begging == 0


def test_alone_an_occupation_that_cannot_be_paid_is_lost_and_another_is_dealt() -> None:
    g = ready(3, "C128", "A108")
    before = len(of_kind(OCCUPATION, g.farms[0].hand))
    drive(step(g))
    assert g.farms[0].played == [card_number("A108")]
    drive(step(g))
    assert g.farms[0].start == []
    assert g.farms[0].begging == 0
    assert g.farms[0].goods[FOOD] >= 3
    assert len(of_kind(OCCUPATION, g.farms[0].hand)) == before + 1
    assert card_number("C128") in [*g.deck, *g.farms[0].hand]


def test_the_order_is_the_players_and_what_is_left_unpaid_at_the_end_is_lost() -> None:
    g = ready(4, "C129", "C126")
    asked = drive(step(g), "C126")
    assert asked[0].options == ["C129", "C126"]
    assert supply(g.farms[0]) == {"food": 2}
    drive(step(g))
    assert g.farms[0].played == [card_number("C126")]
    assert g.farms[0].start == []


def test_with_others_who_cannot_pay_for_a_card_is_refused_it_when_the_table_is_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LISTS, "base_box", (*LISTS["base_box"], "C129"))
    with pytest.raises(Conflict, match="seat 0 cannot pay for C129") as refused:
        begun(2, first=0, occupations=[["C129"], []])
    assert refused.value.options == ("start.occupations",)
    with pytest.raises(Conflict, match="cannot pay"):
        begun(2, occupations=[[], ["C129"]])
    g = state(begun(2, first=0, occupations=[[], ["C129"]]))
    assert [farm.goods[FOOD] for farm in g.farms] == [2, 0]
    assert state(begun(2, first=0, food=[1, 0], occupations=[["C129"], []])).farms[0].played
    alone = state(begun(1, occupations=[["C129"]], total=7))
    assert alone.farms[0].played == []
    assert len(of_kind(OCCUPATION, alone.farms[0].hand)) == 7


@pytest.mark.parametrize(
    ("seats", "start", "why"),
    [
        (2, {"first": 2}, "no seat 2"),
        (2, {"first": "a"}, "no seat"),
        (3, {"food": [1, 1]}, "for 2 seats"),
        (2, {"food": [1, -1]}, "no food"),
        (2, {"occupations": [["A108"]]}, "for 1 seats"),
        (2, {"occupations": [["A108"], ["A108"]]}, "twice"),
        (2, {"occupations": [["X1"], []]}, "X1 is no occupation"),
        (2, {"occupations": [["A002"], []]}, "no occupation"),
        (2, {"total": 8}, "0 to 7"),
    ],
)
def test_a_start_that_does_not_fit_is_refused_by_name(
    seats: int, start: dict[str, Any], why: str
) -> None:
    with pytest.raises(TafelrundeError, match=why):
        begun(seats, **start)


def test_occupations_need_hand_cards() -> None:
    with pytest.raises(Conflict, match="hand cards"):
        new("agricola", 2, "s", {"variant.family": True, "start.occupations": [["A108"], []]})


def test_the_start_is_in_the_record() -> None:
    match = begun(2, first=1, food=[1, 0], occupations=[["A108"], ["B102"]])
    again = loads(match.record.text())
    assert again.header.options["start.occupations"] == [["A108"], ["B102"]]
    assert repr(again) == repr(match)


# --- who begins is drawn late ------------------------------------------------------------

LATE = {"tournament.late_start": True, "hand.mode": "draft_sequential"}


def drafted(seed: str, seats: int = 3, picks: int = 0) -> tuple[Match, list[Match]]:
    """A match whose draft is over, and its forks on the way."""
    match, before = new("agricola", seats, seed, LATE), []
    while state(match).round == 0:
        before.append(match.fork())
        decision = match.decisions[0]
        match.play(decision.seat, decision.options[picks % len(decision.options)])
    return match, before


def test_nobody_knows_who_begins_until_all_have_their_cards() -> None:
    match, before = drafted("late")
    for here in before:
        for seat in (None, 0, 1, 2):
            view = here.view(seat)
            assert view["first"] is None
            assert [player["first"] for player in view["players"]] == [False] * 3
            assert {player["goods"]["food"] for player in view["players"]} == {0}
    first = state(match).first
    assert match.view(None)["first"] == first
    foods = [farm.goods[FOOD] for farm in state(match).farms]
    assert foods == [2 if seat == first else 3 for seat in range(3)]
    assert loads(match.record.text()).view(0) == match.view(0)


def test_the_lot_falls_on_anybody_and_follows_from_the_seed_alone() -> None:
    begins = {state(drafted(f"late{n}", 2)[0]).first for n in range(12)}
    assert begins == {0, 1}
    for n in range(4):
        one, other = drafted(f"deal{n}", picks=0)[0], drafted(f"deal{n}", picks=3)[0]
        assert state(one).first == state(other).first
        assert state(one).farms[0].hand != state(other).farms[0].hand


def test_whoever_looks_ahead_while_cards_are_picked_believes_in_any_first_player() -> None:
    _, before = drafted("late", 2)
    begins = set()
    for n in range(12):
        world = before[-1].world(0, str(n))
        while state(world).round == 0:
            decision = world.decisions[0]
            world.play(decision.seat, decision.options[0])
        begins.add(state(world).first)
    assert begins == {0, 1}


@pytest.mark.parametrize("other", [{"start.first": 0}, {"start.occupations": [["C126"], []]}])
def test_nothing_begins_before_it_is_drawn(other: dict[str, Any]) -> None:
    with pytest.raises(Conflict, match="drawn when all have their cards"):
        new("agricola", 2, 1, {"tournament.late_start": True, **other})
