"""Planted errors: each wrong rule is found by the test that is named after the right one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.games.agricola import scoring
from tafelrunde.games.agricola.actions import building as built
from tafelrunde.games.agricola.actions import improvements, pastures, usable
from tafelrunde.games.agricola.cards import majors
from tafelrunde.games.agricola.phases import harvest
from tafelrunde.games.agricola.verbs import crop_verbs, family, livestock, verbs
from tests.agricola import (
    test_feeding,
    test_fencing,
    test_harvest,
    test_scoring,
    test_spaces,
)

SOLO_PILES = {"forest": 2, "clay_pit": 1, "reed_bank": 1, "fishing": 1, "meeting_place": 1}
WRONG_LADDER = ((2, 5, 7), (3, 5, 7), (2, 4, 5))
WRONG_STEPS = {**scoring.STEPS, "boar": (1, 4, 5, 7)}


def anywhere(_g: Any, _farm: Any) -> int:
    return 0


def always_three(_g: Any, _space: int) -> int:
    return 3


def free(_g: Any, _seat: int, _price: Any) -> bool:
    return True


ERRORS: dict[str, tuple[Any, str, Any, Callable[[], None]]] = {
    "a grain becomes two": (
        crop_verbs,
        "GRAIN_SOWN",
        2,
        test_spaces.test_one_grain_becomes_three_and_one_vegetable_two,
    ),
    "an adult eats one food": (
        harvest,
        "ADULT_FOOD",
        1,
        test_feeding.test_adults_eat_two_food_newborns_one_and_three_in_the_solo_game,
    ),
    "pastures lie anywhere": (
        pastures,
        "touching",
        anywhere,
        test_fencing.test_a_new_pasture_borders_a_pasture,
    ),
    "two wood are a bonus point": (
        majors,
        "WORKSHOP_LADDER",
        WRONG_LADDER,
        lambda: test_scoring.test_workshops_give_up_to_three_bonus_points(
            "joinery", "wood", (3, 5, 7)
        ),
    ),
    "three boars are not enough": (
        scoring,
        "STEPS",
        WRONG_STEPS,
        lambda: test_scoring.test_the_scoring_table_at_every_boundary("boar"),
    ),
    "six people": (
        family,
        "MOST_PEOPLE",
        6,
        test_spaces.test_a_family_has_five_people_at_most,
    ),
    "a modest wish in round four": (
        usable,
        "MODEST_ROUND",
        4,
        test_spaces.test_the_modest_wish_opens_in_round_five,
    ),
    "stables do not double": (
        livestock,
        "COUNT",
        [1] * (1 << 15),
        lambda: test_harvest.test_a_pasture_holds_two_a_space_doubled_for_each_stable(
            (3, 4), (3, 4), 16
        ),
    ),
    "workshops cook for three": (
        harvest,
        "WORKSHOP_FOOD",
        (3, 3, 3),
        test_feeding.test_each_workshop_converts_one_unit_a_harvest,
    ),
    "the well dries up early": (
        improvements,
        "WELL_FOOD",
        4,
        test_spaces.test_the_well_lays_food_on_the_next_five_rounds_as_far_as_there_are,
    ),
    "every pile grows by three": (
        verbs,
        "growth_of",
        always_three,
        lambda: test_spaces.test_goods_pile_up_each_preparation(1, SOLO_PILES),
    ),
    "rooms cost nothing": (
        built,
        "pay_plainly",
        free,
        lambda: test_spaces.test_a_room_costs_five_of_the_house_and_two_reed("clay"),
    ),
}


@pytest.mark.interpreted
@pytest.mark.parametrize("error", ERRORS)
def test_a_planted_error_is_found(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, name, wrong, finds_it = ERRORS[error]
    finds_it()
    monkeypatch.setattr(module, name, wrong)
    with pytest.raises(AssertionError):
        finds_it()
