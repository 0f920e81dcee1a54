"""Harvest and animals: reaping, breeding, housing, cooking."""

from __future__ import annotations

import contextlib
import itertools

import pytest

from tafelrunde import new
from tafelrunde.games.agricola.board import SPACE_OF
from tafelrunde.games.agricola.byhand import by_hand, herds
from tafelrunde.games.agricola.game import game
from tafelrunde.games.agricola.harvest import breed, reap
from tafelrunde.games.agricola.livestock import capacity, housed
from tafelrunde.games.agricola.majors import FIREPLACE_2, HEARTH_4
from tafelrunde.games.agricola.rounds import (
    breeding_phase,
    feeding_phase,
    field_phase,
    return_home,
)
from tafelrunde.games.agricola.spaces import act, why_not_use
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.terms import (
    BREEDING,
    FEEDING,
    TURN_UP,
    VEGETABLES,
    WORK,
)
from tafelrunde.games.agricola.work import work
from tafelrunde.kernel.decision import Decision, Option
from tests.agricola.table import cells, drive, fence_in, first_question, give, supply, table


def test_exactly_one_crop_comes_from_every_planted_field() -> None:
    g = table(2)
    farm = g.farms[0]
    farm.fields = cells(0, 1, 2, 3)
    farm.crops[0] = 3
    farm.crops[1] = 1
    farm.crops[2] = VEGETABLES + 1
    reap(g, 0)
    assert supply(farm) == {"grain": 2, "vegetable": 1}
    assert [farm.crops[cell] for cell in range(4)] == [2, 0, 0, 0]


@pytest.mark.parametrize(
    ("pasture", "stables", "holds"),
    [((4,), (), 2), ((3, 4), (), 4), ((4,), (4,), 4), ((3, 4), (3, 4), 16), ((2, 3, 4), (2,), 12)],
)
def test_a_pasture_holds_two_a_space_doubled_for_each_stable(
    pasture: tuple[int, ...], stables: tuple[int, ...], holds: int
) -> None:
    g = table(2)
    g.farms[0].stables = cells(*stables)
    fence_in(g.farms[0], cells(*pasture))
    assert capacity(g, 0, cells(*pasture)) == holds


def test_a_pet_in_the_house_and_one_animal_in_each_unfenced_stable() -> None:
    g = table(2)
    assert housed(g, 0, 1, 0, 0)
    assert not housed(g, 0, 1, 1, 0)
    g.farms[0].stables = cells(0, 4)
    g.farms[0]._pens = None
    assert housed(g, 0, 1, 1, 1)
    assert not housed(g, 0, 2, 1, 1)


def test_animals_without_a_place_are_cooked_or_go_back() -> None:
    g = table(2)
    g.piles[SPACE_OF["sheep_market"]] = 3
    drive(act(g, 0, SPACE_OF["sheep_market"]))
    assert supply(g.farms[0]) == {"sheep": 1}
    assert g.piles[SPACE_OF["sheep_market"]] == 0
    g.majors[FIREPLACE_2] = 1
    g.piles[SPACE_OF["cattle_market"]] = 3
    drive(act(g, 1, SPACE_OF["cattle_market"]))
    assert supply(g.farms[1]) == {"cattle": 1, "food": 6}


def test_the_seat_chooses_which_animals_stay() -> None:
    g = table(2)
    give(g.farms[0], sheep=1)
    g.piles[SPACE_OF["pig_market"]] = 1
    question = first_question(act(g, 0, SPACE_OF["pig_market"]))
    assert question.kind == "house"
    assert set(question.options) == {(1, 0, 0), (0, 1, 0)}


def test_two_animals_of_a_kind_have_one_young_if_it_finds_a_place() -> None:
    g = table(2)
    farm = g.farms[0]
    fence_in(farm, cells(3, 4))
    give(farm, sheep=2, boar=1)
    drive(breed(g, 0))
    assert supply(farm) == {"sheep": 3, "boar": 1}


def test_without_a_place_there_is_no_young() -> None:
    g = table(2)
    farm = g.farms[0]
    fence_in(farm, cells(4))
    give(farm, sheep=3)
    drive(breed(g, 0))
    assert supply(farm) == {"sheep": 3}


def test_other_animals_may_leave_for_a_young() -> None:
    g = table(2)
    farm = g.farms[0]
    fence_in(farm, cells(4))
    give(farm, sheep=2, boar=1)
    drive(breed(g, 0), (3, 0, 0))
    assert supply(farm) == {"sheep": 3}


def test_cooking_one_right_before_the_phase_makes_room_for_its_young() -> None:
    g = table(2)
    farm = g.farms[0]
    g.majors[HEARTH_4] = 0
    fence_in(farm, cells(4))
    give(farm, boar=3)
    drive(breed(g, 0))
    assert supply(farm) == {"boar": 3, "food": 3}


def test_parents_are_not_cooked_for_their_own_young() -> None:
    g = table(2)
    farm = g.farms[0]
    g.majors[HEARTH_4] = 0
    farm.stables = cells(4)
    farm._pens = None
    give(farm, cattle=2)
    drive(breed(g, 0))
    assert supply(farm) == {"cattle": 2}


def test_every_breeding_outcome_fits_and_no_kind_gains_more_than_one() -> None:
    for counts in itertools.product((0, 1, 2, 3, 5), repeat=3):
        for pastures in (cells(4), cells(3, 4)):
            g = table(2)
            farm = g.farms[0]
            farm.stables = cells(0)
            fence_in(farm, pastures)
            if not housed(g, 0, *counts):
                continue
            give(farm, sheep=counts[0], boar=counts[1], cattle=counts[2])
            answers: list[list[Option]] = [[]]
            with contextlib.suppress(StopIteration):
                answers = [[option] for option in first_question(breed(g.copy(), 0)).options]
            for answer in answers:
                trial = g.copy()
                drive(breed(trial, 0), *answer)
                herd = trial.farms[0].goods[7:]
                assert housed(trial, 0, *herd)
                for before, after in zip(counts, herd, strict=True):
                    assert after <= before + (before >= 2)


def test_a_harvest_goes_field_feeding_breeding_first_player_first() -> None:
    g = table(3)
    g.round = 4
    g.first = 1
    for farm in g.farms:
        give(farm, food=4, sheep=1)
    drive(return_home(g))
    drive(field_phase(g))
    order = []
    while g.phase == FEEDING:
        order.append(g.turn)
        drive(feeding_phase(g))
    while g.phase == BREEDING:
        order.append(g.turn)
        drive(breeding_phase(g))
    assert order == [1, 2, 0, 1, 2, 0]
    assert g.phase == TURN_UP


def test_newborns_are_adults_after_the_harvest_of_their_round() -> None:
    g = table(2)
    g.round = 7
    g.farms[0].people, g.farms[0].newborn = 3, 1
    for farm in g.farms:
        give(farm, food=10)
    drive(return_home(g))
    drive(field_phase(g))
    drive(feeding_phase(g))
    assert g.farms[0].goods[0] == 10 - 5
    drive(feeding_phase(g))
    drive(breeding_phase(g))
    drive(breeding_phase(g))
    assert g.farms[0].newborn == 0


def test_people_are_placed_in_turn_until_all_are_placed() -> None:
    g = table(2)
    g.farms[1].home = 3
    g.farms[1].people = 3
    order = []
    for space in ("day_laborer", "grain_seeds", "farmland", "meeting_place"):
        order.append(g.turn)
        drive(work(g), space, *([4] if space == "farmland" else []))
    order.append(g.turn)
    assert order == [0, 1, 0, 1, 1]
    assert g.phase == WORK


def test_a_person_without_any_legal_space_stays_at_home() -> None:
    g = table(2)
    g.board = [SPACE_OF["lessons"]]
    drive(work(g))
    assert g.farms[0].home == 0
    assert g.turn == 1


def test_goods_can_be_converted_and_given_back_before_placing() -> None:
    g = table(2)
    give(g.farms[0], grain=2, wood=1)
    drive(work(g), ("convert", 5), ("return", 1), "day_laborer")
    assert supply(g.farms[0]) == {"grain": 1, "food": 3}


def test_animals_can_be_moved_by_hand_and_stay_there() -> None:
    g = table(2)
    farm = g.farms[0]
    farm.stables = cells(0)
    fence_in(farm, cells(4))
    give(farm, sheep=2)
    before = {place.name: herd for place, herd in herds(g, 0)}
    assert before[4] == (2, 0, 0)
    by_hand(g, 0, ("move", 7, 4, 0))
    after = {place.name: herd for place, herd in herds(g, 0)}
    assert after[4] == (1, 0, 0)
    assert after[0] == (1, 0, 0)
    give(farm, sheep=1)
    assert sum(herd[0] for _, herd in herds(g, 0)) == 3


# --- house rules -------------------------------------------------------------------------


def test_house_before_cooking_lets_new_animals_go_uncooked() -> None:
    g = table(2, play__house_before_cooking=True)
    g.majors[FIREPLACE_2] = 0
    give(g.farms[0], sheep=1)
    g.piles[SPACE_OF["sheep_market"]] = 3
    drive(act(g, 0, SPACE_OF["sheep_market"]))
    assert supply(g.farms[0]) == {"sheep": 1, "food": 2}


def test_one_pasture_per_type_leaves_stables_and_pet_free() -> None:
    g = table(2, play__one_pasture_per_type=True)
    farm = g.farms[0]
    fence_in(farm, cells(4), cells(3))
    assert housed(g, 0, 3, 0, 0)
    assert not housed(g, 0, 4, 0, 0)
    assert housed(g, 0, 2, 2, 1)
    assert housed(table_with_two_pastures(), 0, 4, 0, 0)


def table_with_two_pastures() -> Agricola:
    g = table(2)
    fence_in(g.farms[0], cells(4), cells(3))
    return g


def test_leave_animals_keeps_what_cannot_be_used_on_the_space() -> None:
    g = table(2, play__leave_animals=True)
    g.piles[SPACE_OF["sheep_market"]] = 3
    drive(act(g, 0, SPACE_OF["sheep_market"]))
    assert supply(g.farms[0]) == {"sheep": 1}
    assert g.piles[SPACE_OF["sheep_market"]] == 2
    assert why_not_use(g, 0, SPACE_OF["sheep_market"]) == "no-room-for-animals"
    g.majors[FIREPLACE_2] = 1
    drive(act(g, 1, SPACE_OF["sheep_market"]), 1)
    assert supply(g.farms[1]) == {"sheep": 1}
    assert g.piles[SPACE_OF["sheep_market"]] == 1


def test_leave_animals_lets_nobody_come_without_taking_one() -> None:
    for fireplace in (-1, 0):
        g = table(2, play__leave_animals=True)
        g.majors[FIREPLACE_2] = fireplace
        g.farms[0].stables = cells(4)
        give(g.farms[0], boar=1, cattle=1)
        g.piles[SPACE_OF["sheep_market"]] = 2
        flow = act(g, 0, SPACE_OF["sheep_market"])
        leaving = first_question(flow)
        assert leaving.kind == "leave"
        assert leaving.options == [0, 1]
        assert game.why_not(g, leaving, 2) == "take-one"
        housing = flow.send(1)
        assert isinstance(housing, Decision)
        assert housing.kind == "house"
        cooked = {(0, 1, 1)} if fireplace == 0 else set()
        assert set(housing.options) == {(1, 1, 0), (1, 0, 1)} | cooked


def test_leave_animals_lets_a_seat_take_fewer_than_find_room() -> None:
    g = table(2, play__leave_animals=True)
    fence_in(g.farms[0], cells(4))
    market = SPACE_OF["sheep_market"]
    g.piles[market] = 3
    asked = drive(act(g, 0, market), 2)
    assert asked[0].options == [0, 1, 2]
    assert supply(g.farms[0]) == {"sheep": 1}
    assert g.piles[market] == 2
    # Two more find room; the third has to stay.
    g.piles[market] = 3
    asked = drive(act(g, 0, market), 1)
    assert asked[0].options == [1, 2]
    assert game.why_not(g, asked[0], 0) == "no-room-for-animals"
    assert supply(g.farms[0]) == {"sheep": 3}
    assert g.piles[market] == 1


def test_snake_start_gives_three_food_and_turns_round_once() -> None:

    match = new("agricola", 3, 1, {"play.snake_start": True})
    order = []
    for _ in range(6):
        decision = match.decisions[0]
        assert decision.kind == "place"
        order.append(decision.seat)
        free = [
            o
            for o in decision.options
            if o in {"day_laborer", "forest", "clay_pit", "fishing", "reed_bank", "grain_seeds"}
        ]
        match.play(decision.seat, free[0])
    first = order[0]
    seats = [(first + turn) % 3 for turn in range(3)]
    assert order == seats + seats[::-1]
