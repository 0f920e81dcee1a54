"""Harvest and animals: reaping, breeding, housing, cooking."""

from __future__ import annotations

import itertools

import pytest

from tafelrunde import new
from tests.agricola.table import Table


def test_exactly_one_crop_comes_from_every_planted_field() -> None:
    table = Table(2)
    table.fields(3).sown(grain=(0, 3)).sown(grain=(1, 1)).sown(vegetable=(2, 1))
    table.reap()
    assert table.goods() == {"grain": 2, "vegetable": 1}
    assert table.farm().crops == {0: ("grain", 2)}


@pytest.mark.parametrize(
    ("pasture", "stables", "holds"),
    [((4,), (), 2), ((3, 4), (), 4), ((4,), (4,), 4), ((3, 4), (3, 4), 16), ((2, 3, 4), (2,), 12)],
)
def test_a_pasture_holds_two_a_space_doubled_for_each_stable(
    pasture: tuple[int, ...], stables: tuple[int, ...], holds: int
) -> None:
    table = Table(2)
    table.stables(*stables)
    table.fence(pasture)
    assert table.farm().holds == {pasture: holds}


def test_a_pet_in_the_house_and_one_animal_in_each_unfenced_stable() -> None:
    table = Table(2)
    assert table.fits(1, 0, 0)
    assert not table.fits(1, 1, 0)
    table.stables(0, 4)
    assert table.fits(1, 1, 1)
    assert not table.fits(2, 1, 1)


def test_animals_without_a_place_are_cooked_or_go_back() -> None:
    table = Table(2)
    table.pile("sheep_market", 3)
    table.use("sheep_market")
    assert table.goods() == {"sheep": 1}
    assert "sheep_market" not in table.piles()
    table.owns("fireplace_2", seat=1)
    table.pile("cattle_market", 3)
    table.use("cattle_market", seat=1)
    assert table.goods(1) == {"cattle": 1, "food": 6}


def test_the_seat_chooses_which_animals_stay() -> None:
    table = Table(2)
    table.give(sheep=1)
    table.pile("pig_market", 1)
    question = table.asked("pig_market")
    assert question.kind == "house"
    assert set(question.options) == {(1, 0, 0), (0, 1, 0)}


def test_two_animals_of_a_kind_have_one_young_if_it_finds_a_place() -> None:
    table = Table(2)
    table.fence((3, 4))
    table.give(sheep=2, boar=1)
    table.breed()
    assert table.goods() == {"sheep": 3, "boar": 1}


def test_without_a_place_there_is_no_young() -> None:
    table = Table(2)
    table.fence((4,))
    table.give(sheep=3)
    table.breed()
    assert table.goods() == {"sheep": 3}


def test_other_animals_may_leave_for_a_young() -> None:
    table = Table(2)
    table.fence((4,))
    table.give(sheep=2, boar=1)
    table.breed((3, 0, 0))
    assert table.goods() == {"sheep": 3}


def test_cooking_one_right_before_the_phase_makes_room_for_its_young() -> None:
    table = Table(2)
    table.owns("cooking_hearth_4")
    table.fence((4,))
    table.give(boar=3)
    table.breed()
    assert table.goods() == {"boar": 3, "food": 3}


def test_parents_are_not_cooked_for_their_own_young() -> None:
    table = Table(2)
    table.owns("cooking_hearth_4")
    table.stables(4)
    table.give(cattle=2)
    table.breed()
    assert table.goods() == {"cattle": 2}


def test_every_breeding_outcome_fits_and_no_kind_gains_more_than_one() -> None:
    for counts in itertools.product((0, 1, 2, 3, 5), repeat=3):
        for pasture in ((4,), (3, 4)):
            table = Table(2)
            table.stables(0)
            table.fence(pasture)
            if not table.fits(*counts):
                continue
            table.give(sheep=counts[0], boar=counts[1], cattle=counts[2])
            for answer in [[way] for way in table.ways_to_breed()] or [[]]:
                trial = table.copy()
                trial.breed(*answer)
                goods = trial.goods()
                herd = [goods.get(animal, 0) for animal in ("sheep", "boar", "cattle")]
                assert trial.fits(*herd)
                for before, after in zip(counts, herd, strict=True):
                    assert after <= before + (before >= 2)


def test_a_harvest_goes_field_feeding_breeding_first_player_first() -> None:
    table = Table(3)
    table.round(4).first(1).work_done()
    for seat in range(3):
        table.give(seat, food=4, sheep=1)
    phases = []
    order = []
    while table.phase != "turn_up":
        phases.append(table.phase)
        if len(phases) > 2:
            order.append(table.turn)
        table.step()
    harvest = ["field_phase", *["feeding_phase"] * 3, *["breeding_phase"] * 3]
    assert phases == ["returning_home", *harvest]
    assert order == [1, 2, 0, 1, 2, 0]


def test_newborns_are_adults_after_the_harvest_of_their_round() -> None:
    table = Table(2)
    table.round(7).family(3, newborn=1).work_done()
    for seat in range(2):
        table.give(seat, food=10)
    while table.phase != "turn_up":
        table.step()
    assert table.goods() == {"food": 10 - 5}
    assert table.farm().newborn == 0


def test_people_are_placed_in_turn_until_all_are_placed() -> None:
    table = Table(2)
    table.family(3, seat=1)
    order = []
    for space in ("day_laborer", "grain_seeds", "farmland", "meeting_place"):
        order.append(table.turn)
        table.step(space, *([4] if space == "farmland" else []))
    order.append(table.turn)
    assert order == [0, 1, 0, 1, 1]
    assert table.phase == "work"


def test_a_person_without_any_legal_space_stays_at_home() -> None:
    table = Table(2)
    table.only("lessons")
    table.step()
    assert table.farm().home == 0
    assert table.turn == 1


def test_goods_can_be_converted_and_given_back_before_placing() -> None:
    table = Table(2)
    table.give(grain=2, wood=1)
    table.step(("convert", 5), ("return", 1), "day_laborer")
    assert table.goods() == {"grain": 1, "food": 3}


def test_animals_can_be_moved_by_hand_and_stay_there() -> None:
    table = Table(2)
    table.stables(0)
    table.fence((4,))
    table.give(sheep=2)
    assert table.farm().herds[4] == (2, 0, 0)
    table.by_hand(("move", 7, 4, 0))
    assert table.farm().herds[4] == (1, 0, 0)
    assert table.farm().herds[0] == (1, 0, 0)
    table.give(sheep=1)
    assert sum(herd[0] for herd in table.farm().herds.values()) == 3


# --- house rules -------------------------------------------------------------------------


def test_house_before_cooking_lets_new_animals_go_uncooked() -> None:
    table = Table(2, play__house_before_cooking=True)
    table.owns("fireplace_2")
    table.give(sheep=1)
    table.pile("sheep_market", 3)
    table.use("sheep_market")
    assert table.goods() == {"sheep": 1, "food": 2}


def test_one_pasture_per_type_leaves_stables_and_pet_free() -> None:
    table = Table(2, play__one_pasture_per_type=True)
    table.fence((4,), (3,))
    assert table.fits(3, 0, 0)
    assert not table.fits(4, 0, 0)
    assert table.fits(2, 2, 1)
    assert Table(2).fence((4,), (3,)).fits(4, 0, 0)


def test_leave_animals_keeps_what_cannot_be_used_on_the_space() -> None:
    table = Table(2, play__leave_animals=True)
    table.pile("sheep_market", 3)
    table.use("sheep_market")
    assert table.goods() == {"sheep": 1}
    assert table.piles()["sheep_market"] == 2
    assert table.why("sheep_market") == "no-room-for-animals"
    table.owns("fireplace_2", seat=1)
    table.use("sheep_market", 1, seat=1)
    assert table.goods(1) == {"sheep": 1}
    assert table.piles()["sheep_market"] == 1


def test_leave_animals_lets_nobody_come_without_taking_one() -> None:
    for cooks in (False, True):
        table = Table(2, play__leave_animals=True)
        if cooks:
            table.owns("fireplace_2")
        table.stables(4)
        table.give(boar=1, cattle=1)
        table.pile("sheep_market", 2)
        leaving = table.asked("sheep_market")
        assert leaving.kind == "leave"
        assert leaving.options == [0, 1]
        assert table.why_not(leaving, 2) == "take-one"
        housing = table.asked("sheep_market", 1)
        assert housing.kind == "house"
        cooked = {(0, 1, 1)} if cooks else set()
        assert set(housing.options) == {(1, 1, 0), (1, 0, 1)} | cooked


def test_leave_animals_lets_a_seat_take_fewer_than_find_room() -> None:
    table = Table(2, play__leave_animals=True)
    table.fence((4,))
    table.pile("sheep_market", 3)
    asked = table.use("sheep_market", 2)
    assert asked[0].options == [0, 1, 2]
    assert table.goods() == {"sheep": 1}
    assert table.piles()["sheep_market"] == 2
    # Two more find room; the third has to stay.
    table.pile("sheep_market", 3)
    asked = table.use("sheep_market", 1)
    assert asked[0].options == [1, 2]
    assert table.why_not(asked[0], 0) == "no-room-for-animals"
    assert table.goods() == {"sheep": 3}
    assert table.piles()["sheep_market"] == 1


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


def test_everybody_is_seen_at_home_while_the_harvest_lasts() -> None:
    table = Table(2).at_home(0).round(4).work_done()
    assert table.view()["players"][0]["people"]["home"] == 0
    table.step()
    assert table.phase == "field_phase"
    assert table.view()["players"][0]["people"]["home"] == 2
