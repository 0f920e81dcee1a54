"""Every action space at every seat count, and what a person does there."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

import pytest

from tafelrunde import new
from tafelrunde.games.agricola.board import (
    HARVESTS,
    SPACE_NAMES,
    SPACE_OF,
    STAGES,
    adjacent,
    scan_order,
    spot_of,
)
from tafelrunde.games.agricola.majors import (
    CLAY_OVEN,
    FIREPLACE_2,
    FIREPLACE_3,
    HEARTH_4,
    STONE_OVEN,
    WELL,
)
from tafelrunde.games.agricola.rounds import prepare
from tafelrunde.games.agricola.spaces import act, why_not_use
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.terms import VEGETABLES
from tafelrunde.games.agricola.verbs import replenish
from tafelrunde.games.agricola.words import space_text
from tafelrunde.games.agricola.work import placeable, work
from tafelrunde.words import render
from tests.agricola.table import cells, drive, fence_in, first_question, give, supply, table

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


def printed(spaces: Iterable[int]) -> list[str]:
    """What is printed on spaces."""
    return [render(space_text(space), "de") for space in spaces]


def use(g: Agricola, name: str, *answers: object, seat: int = 0) -> list[str]:
    """What a person of a seat does on a space; the kinds of questions asked."""
    assert why_not_use(g, seat, SPACE_OF[name]) is None
    return drive(act(g, seat, SPACE_OF[name]), *answers).kinds  # type: ignore[arg-type]


# --- the board ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_board_of_each_seat_count(seats: int) -> None:
    lying = names(ON_EVERY_BOARD) + names(EXTENSION_FOR[seats])
    assert sorted(printed(table(seats).board)) == sorted(lying)
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
    g = table(seats)
    for times in (1, 2):
        replenish(g)
        found = {SPACE_NAMES[s]: pile for s, pile in enumerate(g.piles) if pile}
        assert found == {name: times * pile for name, pile in piles.items()}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_round_cards_come_stage_by_stage(seats: int) -> None:
    for seed in range(5):
        match = new("agricola", seats, seed)
        while not match.over:
            decision = match.decisions[0]
            match.play(decision.seat, decision.options[0])
        state = match.state
        assert isinstance(state, Agricola)
        track = printed(state.track)
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
        SPACE_NAMES[space]
        for space in table(3).board
        if (spot := spot_of(space, 3, [])) is not None and adjacent(grove, spot)
    }
    assert beside == {"farm_expansion", "meeting_place", "resource_market_3"}


def test_spaces_are_scanned_column_by_column_from_the_top_left() -> None:
    g = table(4)
    track = [card for stage in STAGES for card in stage]
    cards = [name for stage in ROUND_CARDS_BY_STAGE for name in names(stage)]
    common = names(ON_EVERY_BOARD)
    order = printed(scan_order(g.board + track, 4, track))
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
    g = table(seats)
    use(g, space)
    assert supply(g.farms[0]) == gets


@pytest.mark.parametrize("wanted", ["reed", "stone"])
def test_the_resource_market_of_three_gives_reed_or_stone(wanted: str) -> None:
    g = table(3)
    assert SPACE_OF["resource_market_3"] in g.board
    use(g, "resource_market_3", wanted)
    assert supply(g.farms[0]) == {wanted: 1, "food": 1}


def test_the_resource_market_of_four_gives_one_of_each() -> None:
    g = table(4)
    assert SPACE_OF["resource_market_4"] in g.board
    use(g, "resource_market_4")
    assert supply(g.farms[0]) == {"reed": 1, "stone": 1, "food": 1}


def test_an_accumulation_space_is_emptied() -> None:
    g = table(2)
    replenish(g)
    replenish(g)
    use(g, "forest")
    assert supply(g.farms[0]) == {"wood": 6}
    assert g.piles[SPACE_OF["forest"]] == 0
    assert why_not_use(g, 1, SPACE_OF["forest"]) == "space-empty"


def test_the_meeting_place_gives_the_token_and_its_food_in_the_family_game() -> None:
    g = table(2)
    replenish(g)
    replenish(g)
    use(g, "meeting_place", seat=1)
    assert g.first == 1
    assert supply(g.farms[1]) == {"food": 2}
    use(g, "meeting_place", seat=1)
    assert g.first == 1


def test_lessons_are_useless_without_occupations() -> None:
    g = table(4)
    for name in ("lessons", "lessons_4"):
        assert why_not_use(g, 0, SPACE_OF[name]) == "no-occupations"


# --- building ----------------------------------------------------------------------------


def test_farm_expansion_builds_rooms_and_stables_in_any_number() -> None:
    g = table(2)
    give(g.farms[0], wood=12, reed=4)
    use(g, "farm_expansion", ("room", 0), ("stable", 4), ("room", 6))
    assert g.farms[0].rooms == cells(0, 5, 6, 10)
    assert g.farms[0].stables == cells(4)
    assert supply(g.farms[0]) == {}


def test_a_new_room_borders_a_room_also_one_of_the_same_action() -> None:
    g = table(2)
    give(g.farms[0], wood=10, reed=4)
    question = first_question(act(g, 0, SPACE_OF["farm_expansion"]))
    rooms = {option[1] for option in question.options if option[0] == "room"}  # type: ignore[index]
    assert rooms == {0, 6, 11}
    use(g, "farm_expansion", ("room", 0), ("room", 1))
    assert g.farms[0].rooms == cells(0, 1, 5, 10)


@pytest.mark.parametrize(("house", "good"), [(0, "wood"), (1, "clay"), (2, "stone")])
def test_a_room_costs_five_of_the_house_and_two_reed(house: int, good: str) -> None:
    g = table(2)
    farm = g.farms[0]
    farm.house = house
    give(farm, reed=2, **{good: 4})
    if house:
        assert why_not_use(g, 0, SPACE_OF["farm_expansion"]) is not None
    give(farm, **{good: 1})
    use(g, "farm_expansion", ("room", 0))
    assert supply(farm) == {}


def test_there_are_four_stables() -> None:
    g = table(2)
    give(g.farms[0], wood=20)
    use(g, "farm_expansion", *[("stable", cell) for cell in (0, 1, 2, 3)])
    assert supply(g.farms[0]) == {"wood": 12}
    assert why_not_use(g, 0, SPACE_OF["farm_expansion"]) == "no-stable-left"


def test_a_space_is_not_used_without_doing_something() -> None:
    g = table(2)
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
        assert why_not_use(g, 0, SPACE_OF[name]) is not None, name


@pytest.mark.parametrize("space", ["house_redevelopment", "farm_redevelopment"])
def test_a_renovation_costs_one_per_room_and_one_reed_and_is_one_step(space: str) -> None:
    g = table(2)
    farm = g.farms[0]
    farm.rooms |= cells(0)
    give(farm, clay=3, stone=3, reed=2)
    use(g, space)
    assert farm.house == 1
    assert supply(farm) == {"stone": 3, "reed": 1}
    use(g, space)
    assert farm.house == 2
    assert supply(farm) == {}
    give(farm, stone=9, reed=9)
    assert why_not_use(g, 0, SPACE_OF[space]) == "house-is-stone"


def test_house_redevelopment_may_be_followed_by_an_improvement() -> None:
    g = table(2)
    give(g.farms[0], clay=4, reed=1)
    use(g, "house_redevelopment", "fireplace_2")
    assert g.majors[FIREPLACE_2] == 0
    assert supply(g.farms[0]) == {}


def test_farm_redevelopment_may_be_followed_by_fences() -> None:
    g = table(2)
    give(g.farms[0], clay=2, reed=1, wood=4)
    use(g, "farm_redevelopment", cells(4))
    assert g.farms[0].pastures == [cells(4)]


def test_the_side_job_is_one_stable_for_one_wood_and_baking() -> None:
    g = table(2, tile__side_job=True)
    give(g.farms[0], wood=3, grain=1)
    g.majors[FIREPLACE_2] = 0
    use(g, "side_job", "stable", 7, "bake")
    assert g.farms[0].stables == cells(7)
    assert supply(g.farms[0]) == {"wood": 2, "food": 2}


# --- fields ------------------------------------------------------------------------------


def test_the_first_field_may_lie_anywhere_the_next_beside_a_field() -> None:
    g = table(2)
    use(g, "farmland", 4)
    question = first_question(act(g, 0, SPACE_OF["farmland"]))
    assert set(question.options) == {3, 9}


def test_used_spaces_cannot_be_plowed() -> None:
    g = table(2)
    farm = g.farms[0]
    farm.stables = cells(0)
    fence_in(farm, cells(1, 2))
    question = first_question(act(g, 0, SPACE_OF["farmland"]))
    assert set(question.options) == set(range(15)) - {0, 1, 2, 5, 10}


def test_one_grain_becomes_three_and_one_vegetable_two() -> None:
    g = table(2)
    farm = g.farms[0]
    farm.fields = cells(0, 1, 2)
    give(farm, grain=1, vegetable=1)
    use(g, "grain_utilization", (1, 1))
    assert [farm.crops[cell] for cell in (0, 1, 2)] == [3, VEGETABLES + 2, 0]
    assert supply(farm) == {}


def test_grain_utilization_sows_and_bakes_in_any_order_each_once() -> None:
    g = table(2)
    farm = g.farms[0]
    farm.fields = cells(0, 1)
    give(farm, grain=4)
    g.majors[FIREPLACE_2] = 0
    use(g, "grain_utilization", "bake", 1, "sow", (2, 0))
    assert supply(farm) == {"grain": 1, "food": 2}


def test_cultivation_plows_then_sows_also_the_new_field() -> None:
    g = table(2)
    give(g.farms[0], grain=1)
    use(g, "cultivation", 4, (1, 0))
    assert g.farms[0].fields == cells(4)
    assert g.farms[0].crops[4] == 3


def test_cultivation_may_do_only_one_of_both() -> None:
    g = table(2)
    farm = g.farms[0]
    farm.fields = cells(4)
    give(farm, grain=1)
    use(g, "cultivation", "skip")
    assert farm.crops[4] == 3
    use(g, "cultivation", 3)
    assert farm.fields == cells(3, 4)


# --- improvements ------------------------------------------------------------------------


def test_a_fireplace_can_be_returned_for_a_hearth_and_bought_again() -> None:
    g = table(2)
    g.majors[FIREPLACE_3] = 0
    give(g.farms[1], clay=3)
    use(g, "major_improvement", ("cooking_hearth_4", "fireplace_3"))
    assert g.majors[HEARTH_4] == 0
    assert g.majors[FIREPLACE_3] == -1
    use(g, "major_improvement", "fireplace_3", seat=1)
    assert g.majors[FIREPLACE_3] == 1


def test_the_well_lays_food_on_the_next_five_rounds_as_far_as_there_are() -> None:
    g = table(2)
    give(g.farms[0], wood=2, stone=6)
    g.round = 3
    use(g, "major_improvement", "well")
    assert [load[0] for load in g.promised] == [4, 5, 6, 7, 8]
    g.promised.clear()
    g.majors[WELL] = -1
    g.round = 12
    use(g, "major_improvement", "well")
    assert [load[0] for load in g.promised] == [13, 14]


def test_goods_on_a_round_space_are_handed_out_in_its_preparation() -> None:
    g = table(2)
    g.promised = [(1, 1, 0, 1, -WELL), (2, 1, 0, 1, -WELL)]
    drive(prepare(g))
    assert supply(g.farms[1]) == {"food": 1}
    assert g.promised == [(2, 1, 0, 1, -WELL)]


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
    g = table(2)
    give(g.farms[0], grain=3, **price)
    use(g, "major_improvement", oven, grain)
    assert supply(g.farms[0]) == {"grain": 3 - grain, "food": food}


def test_each_grain_is_baked_where_it_gives_most() -> None:
    g = table(2)
    give(g.farms[0], grain=5)
    for major in (CLAY_OVEN, STONE_OVEN, HEARTH_4):
        g.majors[major] = 0
    use(g, "grain_utilization", 5)
    assert supply(g.farms[0]) == {"food": 5 + 2 * 4 + 2 * 3}


# --- family ------------------------------------------------------------------------------


def test_a_child_with_room_only_and_then_it_is_a_newborn() -> None:
    g = table(2)
    farm = g.farms[0]
    assert why_not_use(g, 0, SPACE_OF["basic_wish_for_children"]) == "no-room-for-child"
    farm.rooms |= cells(0)
    use(g, "basic_wish_for_children")
    assert (farm.people, farm.newborn) == (3, 1)
    assert why_not_use(g, 0, SPACE_OF["basic_wish_for_children"]) == "no-room-for-child"


def test_a_child_without_room_takes_the_next_room() -> None:
    g = table(2)
    farm = g.farms[0]
    use(g, "urgent_wish_for_children")
    assert farm.people == 3
    farm.rooms |= cells(0)
    assert why_not_use(g, 0, SPACE_OF["basic_wish_for_children"]) == "no-room-for-child"


def test_a_family_has_five_people_at_most() -> None:
    g = table(2)
    g.farms[0].people = 5
    g.farms[0].rooms |= cells(0, 1, 2, 3, 4)
    assert why_not_use(g, 0, SPACE_OF["urgent_wish_for_children"]) == "family-complete"


# --- tiles -------------------------------------------------------------------------------


def test_the_large_tile_takes_one_person_a_round_and_its_copse_keeps_its_wood() -> None:
    g = table(2, tile__extra_2p=True)
    replenish(g)
    drive(work(g), "x_resource_market")
    assert supply(g.farms[0]) == {"stone": 1, "food": 1}
    assert not {"x_copse", "x_resource_market", "x_animal_market"} & set(placeable(g, 1))
    assert g.piles[SPACE_OF["x_copse"]] == 1


def test_the_modest_wish_opens_in_round_five() -> None:
    g = table(2, tile__extra_2p=True)
    g.farms[0].rooms |= cells(0)
    g.round = 4
    assert why_not_use(g, 0, SPACE_OF["x_modest_wish"]) == "from-round-five"
    g.round = 5
    use(g, "x_modest_wish")
    assert g.farms[0].people == 3


def test_the_animal_market_has_three_offers() -> None:
    g = table(3, tile__extra_34p=True)
    assert "x_copse" not in [SPACE_NAMES[space] for space in g.board]
    use(g, "x_animal_market", "sheep")
    assert supply(g.farms[0]) == {"food": 1, "sheep": 1}
    use(g, "x_animal_market", "cattle", (0, 0, 1))
    assert supply(g.farms[0]) == {"cattle": 1}
    assert why_not_use(g, 0, SPACE_OF["x_animal_market"]) is None
    use(g, "x_animal_market", "boar", (0, 1, 0))
    assert supply(g.farms[0]) == {"boar": 1}
