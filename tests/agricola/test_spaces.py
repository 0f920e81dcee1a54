"""Every action space at every seat count, and what a person does there."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

import pytest

from tafelrunde import new
from tafelrunde.games.agricola.actions.building import why_not_stable
from tafelrunde.games.agricola.board.spaces import (
    HARVESTS,
    SPACE_NAMES,
    SPACE_OF,
    STAGES,
    adjacent,
    scan_order,
    spot_of,
)
from tafelrunde.kernel.text import Text, dashed
from tafelrunde.words import render
from tests.agricola.table import Table, cells

# The rulebook's lists by the names printed on board and cards, in the order of the places.
ON_EVERY_BOARD = """
    Hofausbau, Versammlungsort, Saatgut Getreide, Ackerland, Unterricht, Tagelöhner,
    Forst, Lehmgrube, Schilfufer, Fischfang
"""
EXTENSION_FOR = {
    1: "",
    2: "",
    3: "Hain, Baustoffmarkt, Mulde, Unterricht (2 Nahrung)",
    4: """
        Wäldchen, Hain, Baustoffmarkt, Mulde, Unterricht (1 oder 2 Nahrung), Kleinkunst
    """,
}
ROUND_CARDS_BY_STAGE = [
    "Große Anschaffung, Zaunbau, Kornverwertung, Schafmarkt",
    "Einfacher Kinderwunsch, Haussanierung, Westlicher Steinbruch",
    "Saatgut Gemüse, Schweinemarkt",
    "Rindermarkt, Östlicher Steinbruch",
    "Dringender Kinderwunsch, Ackerbau",
    "Hofsanierung",
]


def names(listed: str) -> list[str]:
    return [name.strip() for name in listed.split(",") if name.strip()]


def printed(spaces: Iterable[str]) -> list[str]:
    """What is printed on spaces."""
    return [render(Text(f"agricola-space-{dashed(space)}"), "de") for space in spaces]


# --- the board ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_board_of_each_seat_count(seats: int) -> None:
    lying = names(ON_EVERY_BOARD) + names(EXTENSION_FOR[seats])
    assert sorted(printed(Table(seats).spaces())) == sorted(lying)
    to_come = sum(len(names(stage)) for stage in ROUND_CARDS_BY_STAGE)
    assert len(lying) + to_come == {1: 24, 2: 24, 3: 28, 4: 30}[seats]


@pytest.mark.parametrize(
    ("seats", "piles"),
    [
        (1, {"forest": 2, "clay_pit": 1, "reed_bank": 1, "fishing": 1, "meeting_place": 1}),
        (2, {"forest": 3, "clay_pit": 1, "reed_bank": 1, "fishing": 1, "meeting_place": 1}),
        (
            3,
            {
                "forest": 3,
                "clay_pit": 1,
                "reed_bank": 1,
                "fishing": 1,
                "meeting_place": 1,
                "grove": 2,
                "hollow_3": 1,
            },
        ),
        (
            4,
            {
                "forest": 3,
                "clay_pit": 1,
                "reed_bank": 1,
                "fishing": 1,
                "meeting_place": 1,
                "copse": 1,
                "grove": 2,
                "hollow_4": 2,
                "traveling_players": 1,
            },
        ),
    ],
)
def test_goods_pile_up_each_preparation(seats: int, piles: dict[str, int]) -> None:
    table = Table(seats)
    for times in (1, 2):
        table.replenished()
        assert table.piles() == {name: times * pile for name, pile in piles.items()}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_round_cards_come_stage_by_stage(seats: int) -> None:
    for seed in range(5):
        match = new("agricola", seats, seed)
        while not match.over:
            decision = match.decisions[0]
            match.play(decision.seat, decision.options[0])
        track = printed(row["card"] for row in match.view(None)["track"])
        for stage in ROUND_CARDS_BY_STAGE:
            cards = names(stage)
            assert sorted(track[: len(cards)]) == sorted(cards)
            del track[: len(cards)]
        assert track == []


def test_harvests_follow_the_last_round_of_each_stage() -> None:
    last_rounds = accumulate(len(names(stage)) for stage in ROUND_CARDS_BY_STAGE)
    assert list(last_rounds) == list(HARVESTS)


def test_the_grove_of_three_lies_beside_farm_expansion_and_meeting_place() -> None:
    grove = spot_of(SPACE_OF["grove"], 3, [])
    assert grove is not None
    beside = {
        name
        for name in Table(3).spaces()
        if (spot := spot_of(SPACE_OF[name], 3, [])) is not None and adjacent(grove, spot)
    }
    assert beside == {"farm_expansion", "meeting_place", "resource_market_3"}


def test_spaces_are_scanned_column_by_column_from_the_top_left() -> None:
    in_play = [SPACE_OF[name] for name in Table(4).spaces()]
    track = [card for stage in STAGES for card in stage]
    cards = [name for stage in ROUND_CARDS_BY_STAGE for name in names(stage)]
    common = names(ON_EVERY_BOARD)
    order = printed(SPACE_NAMES[space] for space in scan_order(in_play + track, 4, track))
    assert order == [
        *names(EXTENSION_FOR[4]),
        *common[:6],
        cards[0],
        *common[6:],
        *cards[1:],
    ]


# --- taking ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "seats", "gets"),
    [
        ("grain_seeds", 2, {"grain": 1}),
        ("day_laborer", 2, {"food": 2}),
        ("vegetable_seeds", 2, {"vegetable": 1}),
        ("x_resource_market", 2, {"stone": 1, "food": 1}),
    ],
)
def test_fixed_goods(space: str, seats: int, gets: dict[str, int]) -> None:
    table = Table(seats)
    table.use(space)
    assert table.goods() == gets


@pytest.mark.parametrize("wanted", ["reed", "stone"])
def test_the_resource_market_of_three_gives_reed_or_stone(wanted: str) -> None:
    table = Table(3)
    assert "resource_market_3" in table.spaces()
    table.use("resource_market_3", wanted)
    assert table.goods() == {wanted: 1, "food": 1}


def test_the_resource_market_of_four_gives_one_of_each() -> None:
    table = Table(4)
    assert "resource_market_4" in table.spaces()
    table.use("resource_market_4")
    assert table.goods() == {"reed": 1, "stone": 1, "food": 1}


def test_an_accumulation_space_is_emptied() -> None:
    table = Table(2)
    table.replenished(2)
    table.use("forest")
    assert table.goods() == {"wood": 6}
    assert "forest" not in table.piles()
    assert table.why("forest", 1) == "space-empty"


def test_the_meeting_place_gives_the_token_and_its_food_in_the_family_game() -> None:
    table = Table(2)
    table.replenished(2)
    table.use("meeting_place", seat=1)
    assert table.starter == 1
    assert table.goods(1) == {"food": 2}
    table.use("meeting_place", seat=1)
    assert table.starter == 1


def test_lessons_are_useless_without_occupations() -> None:
    table = Table(4)
    for name in ("lessons", "lessons_4"):
        assert table.why(name) == "no-occupations"


# --- building ----------------------------------------------------------------------------


def test_farm_expansion_builds_rooms_and_stables_in_any_number() -> None:
    table = Table(2)
    table.give(wood=12, reed=4)
    table.use("farm_expansion", ("room", 0), ("stable", 4), ("room", 6))
    assert table.farm().rooms == [0, 5, 6, 10]
    assert table.farm().stables == [4]
    assert table.goods() == {}


def test_a_new_room_borders_a_room_also_one_of_the_same_action() -> None:
    table = Table(2)
    table.give(wood=10, reed=4)
    question = table.asked("farm_expansion")
    rooms = {option[1] for option in question.options if option[0] == "room"}  # type: ignore[index]
    assert rooms == {0, 6, 11}
    table.use("farm_expansion", ("room", 0), ("room", 1))
    assert table.farm().rooms == [0, 1, 5, 10]


@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
def test_a_room_costs_five_of_the_house_and_two_reed(house: str) -> None:
    table = Table(2)
    table.house(house)
    table.give(reed=2, **{house: 4})
    if house != "wood":
        assert table.why("farm_expansion") is not None
    table.give(**{house: 1})
    table.use("farm_expansion", ("room", 0))
    assert table.goods() == {}


def test_there_are_four_stables() -> None:
    table = Table(2)
    table.give(wood=20)
    table.use("farm_expansion", *[("stable", cell) for cell in (0, 1, 2, 3)])
    assert table.goods() == {"wood": 12}
    # What can still be helped is told first; a stable cannot.
    assert table.why("farm_expansion") == "cannot-pay-room"
    assert why_not_stable(table.g, 0, 2) == "no-stable-left"


def test_a_space_is_not_used_without_doing_something() -> None:
    table = Table(2)
    for name in (
        "farm_expansion",
        "major_improvement",
        "fencing",
        "grain_utilization",
        "house_redevelopment",
        "farm_redevelopment",
        "basic_wish_for_children",
        "side_job",
        "x_modest_wish",
        "lessons",
    ):
        assert table.why(name) is not None, name


@pytest.mark.parametrize("space", ["house_redevelopment", "farm_redevelopment"])
def test_a_renovation_costs_one_per_room_and_one_reed_and_is_one_step(space: str) -> None:
    table = Table(2)
    table.rooms(0)
    table.give(clay=3, stone=3, reed=2)
    table.use(space)
    assert table.farm().house == "clay"
    assert table.goods() == {"stone": 3, "reed": 1}
    table.use(space)
    assert table.farm().house == "stone"
    assert table.goods() == {}
    table.give(stone=9, reed=9)
    assert table.why(space) == "house-is-stone"


def test_house_redevelopment_may_be_followed_by_an_improvement() -> None:
    table = Table(2)
    table.give(clay=4, reed=1)
    table.use("house_redevelopment", "fireplace_2")
    assert table.owner("fireplace_2") == 0
    assert table.goods() == {}


def test_farm_redevelopment_may_be_followed_by_fences() -> None:
    table = Table(2)
    table.give(clay=2, reed=1, wood=4)
    table.use("farm_redevelopment", cells(4))
    assert table.farm().pastures == [[4]]


def test_the_side_job_is_one_stable_for_one_wood_and_baking() -> None:
    table = Table(2, tile__side_job=True)
    table.give(wood=3, grain=1)
    table.owns("fireplace_2")
    table.use("side_job", "stable", 7, "bake")
    assert table.farm().stables == [7]
    assert table.goods() == {"wood": 2, "food": 2}


# --- fields ------------------------------------------------------------------------------


def test_the_first_field_may_lie_anywhere_the_next_beside_a_field() -> None:
    table = Table(2)
    table.use("farmland", 4)
    question = table.asked("farmland")
    assert set(question.options) == {3, 9}


def test_used_spaces_cannot_be_plowed() -> None:
    table = Table(2)
    table.stables(0)
    table.fence((1, 2))
    question = table.asked("farmland")
    assert set(question.options) == set(range(15)) - {0, 1, 2, 5, 10}


def test_one_grain_becomes_three_and_one_vegetable_two() -> None:
    table = Table(2)
    table.fields(0, 1, 2)
    table.give(grain=1, vegetable=1)
    table.use("grain_utilization", (1, 1))
    assert table.farm().crops == {0: ("grain", 3), 1: ("vegetable", 2)}
    assert table.goods() == {}


def test_grain_utilization_sows_and_bakes_in_any_order_each_once() -> None:
    table = Table(2)
    table.fields(0, 1)
    table.give(grain=4)
    table.owns("fireplace_2")
    table.use("grain_utilization", "bake", 1, "sow", (2, 0))
    assert table.goods() == {"grain": 1, "food": 2}


def test_cultivation_plows_then_sows_also_the_new_field() -> None:
    table = Table(2)
    table.give(grain=1)
    table.use("cultivation", 4, (1, 0))
    assert table.farm().fields == [4]
    assert table.farm().crops == {4: ("grain", 3)}


def test_cultivation_may_do_only_one_of_both() -> None:
    table = Table(2)
    table.fields(4)
    table.give(grain=1)
    table.use("cultivation", "skip")
    assert table.farm().crops == {4: ("grain", 3)}
    table.use("cultivation", 3)
    assert table.farm().fields == [3, 4]


# --- improvements ------------------------------------------------------------------------


def test_a_fireplace_can_be_returned_for_a_hearth_and_bought_again() -> None:
    table = Table(2)
    table.owns("fireplace_3")
    table.give(1, clay=3)
    table.use("major_improvement", ("cooking_hearth_4", "fireplace_3"))
    assert table.owner("cooking_hearth_4") == 0
    assert table.owner("fireplace_3") is None
    table.use("major_improvement", "fireplace_3", seat=1)
    assert table.owner("fireplace_3") == 1


def test_the_well_lays_food_on_the_next_five_rounds_as_far_as_there_are() -> None:
    table = Table(2)
    table.give(wood=1, stone=3).round(3)
    table.use("major_improvement", "well")
    assert table.waiting() == [(number, "food", 1) for number in (4, 5, 6, 7, 8)]
    late = Table(2).give(wood=1, stone=3).round(12)
    late.use("major_improvement", "well")
    assert late.waiting() == [(13, "food", 1), (14, "food", 1)]


def test_goods_on_a_round_space_are_handed_out_in_its_preparation() -> None:
    table = Table(2)
    table.to_come((1, 2), seat=1).preparation()
    table.step()
    assert table.goods(1) == {"food": 1}
    assert table.waiting() == [(2, "food", 1)]


@pytest.mark.parametrize(
    ("oven", "price", "grain", "food"),
    [
        ("clay_oven", {"clay": 3, "stone": 1}, 1, 5),
        ("stone_oven", {"clay": 1, "stone": 3}, 2, 8),
    ],
)
def test_an_oven_may_bake_when_it_is_built(
    oven: str, price: dict[str, int], grain: int, food: int
) -> None:
    table = Table(2)
    table.give(grain=3, **price)
    table.use("major_improvement", oven, grain)
    assert table.goods() == {"grain": 3 - grain, "food": food}


def test_each_grain_is_baked_where_it_gives_most() -> None:
    table = Table(2)
    table.give(grain=5)
    table.owns("clay_oven", "stone_oven", "cooking_hearth_4")
    table.use("grain_utilization", 5)
    assert table.goods() == {"food": 5 + 2 * 4 + 2 * 3}


# --- family ------------------------------------------------------------------------------


def test_a_child_with_room_only_and_then_it_is_a_newborn() -> None:
    table = Table(2)
    assert table.why("basic_wish_for_children") == "no-room-for-child"
    table.rooms(0)
    table.use("basic_wish_for_children")
    assert (table.farm().people, table.farm().newborn) == (3, 1)
    assert table.why("basic_wish_for_children") == "no-room-for-child"


def test_a_child_without_room_takes_the_next_room() -> None:
    table = Table(2)
    table.use("urgent_wish_for_children")
    assert table.farm().people == 3
    table.rooms(0)
    assert table.why("basic_wish_for_children") == "no-room-for-child"


def test_a_family_has_five_people_at_most() -> None:
    table = Table(2)
    table.family(5)
    table.rooms(0, 1, 2, 3, 4)
    assert table.why("urgent_wish_for_children") == "family-complete"


# --- tiles -------------------------------------------------------------------------------


def test_the_large_tile_takes_one_person_a_round_and_its_copse_keeps_its_wood() -> None:
    table = Table(2, tile__extra_2p=True)
    table.replenished()
    table.step("x_resource_market")
    assert table.goods() == {"stone": 1, "food": 1}
    assert not {"x_copse", "x_resource_market", "x_animal_market"} & set(table.open_to(1))
    assert table.piles()["x_copse"] == 1


def test_the_modest_wish_opens_in_round_five() -> None:
    table = Table(2, tile__extra_2p=True)
    table.rooms(0)
    table.round(4)
    assert table.why("x_modest_wish") == "from-round-five"
    table.round(5)
    table.use("x_modest_wish")
    assert table.farm().people == 3


def test_the_animal_market_has_three_offers() -> None:
    table = Table(3, tile__extra_34p=True)
    assert "x_copse" not in table.spaces()
    table.use("x_animal_market", "sheep")
    assert table.goods() == {"food": 1, "sheep": 1}
    table.use("x_animal_market", "cattle", (0, 0, 1))
    assert table.goods() == {"cattle": 1}
    assert table.why("x_animal_market") is None
    table.use("x_animal_market", "boar", (0, 1, 0))
    assert table.goods() == {"boar": 1}
