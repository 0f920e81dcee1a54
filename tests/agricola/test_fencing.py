"""Fencing as an action: paying, drawing by hand, house rules, partners."""

from __future__ import annotations

import random

import pytest

from tafelrunde import Conflict, new
from tafelrunde.games.agricola.board import SPACE_NAMES, SPACE_OF
from tafelrunde.games.agricola.farm import BORDER, bits
from tafelrunde.games.agricola.fencing import build_fences, why_not_fences, why_not_pasture
from tafelrunde.games.agricola.spaces import act, why_not_use
from tafelrunde.words import LANGUAGES, render
from tests.agricola.table import cells, drive, fence_in, first_question, give, supply, table


def test_fences_cost_a_wood_each_and_a_shared_side_only_once() -> None:
    g = table(2)
    give(g.farms[0], wood=10)
    drive(build_fences(g, 0, must=True), cells(4), cells(3), "done")
    assert supply(g.farms[0]) == {"wood": 3}
    assert g.farms[0].pastures == [cells(3), cells(4)]


def test_a_pasture_may_be_divided_later() -> None:
    g = table(2)
    fence_in(g.farms[0], cells(3, 4))
    give(g.farms[0], wood=1)
    drive(build_fences(g, 0, must=True), cells(3))
    assert g.farms[0].pastures == [cells(3), cells(4)]


def test_a_new_pasture_borders_a_pasture() -> None:
    g = table(2)
    fence_in(g.farms[0], cells(4))
    give(g.farms[0], wood=9)
    assert why_not_pasture(g, 0, cells(2), 0) == "pasture-apart"
    assert why_not_pasture(g, 0, cells(3), 0) is None
    free = table(2, play__pastures_anywhere=True)
    fence_in(free.farms[0], cells(4))
    give(free.farms[0], wood=9)
    assert why_not_pasture(free, 0, cells(2), 0) is None
    assert cells(2) in first_question(build_fences(free, 0, must=True)).options


def test_rooms_and_fields_cannot_be_enclosed_stables_can() -> None:
    g = table(2)
    farm = g.farms[0]
    farm.fields = cells(4)
    farm.stables = cells(3)
    give(farm, wood=9)
    assert why_not_pasture(g, 0, cells(4), 0) == "pasture-on-tile"
    assert why_not_pasture(g, 0, cells(5), 0) == "pasture-on-tile"
    assert why_not_pasture(g, 0, cells(3), 0) is None


def test_fifteen_fences_and_no_more() -> None:
    g = table(2)
    farm = g.farms[0]
    fence_in(farm, cells(1, 2, 3, 4, 6, 7, 8, 9))
    assert bits(farm.fences) == 12
    give(farm, wood=20)
    offered = first_question(build_fences(g, 0, must=True)).options
    for mask in offered:
        assert isinstance(mask, int)
        assert bits(BORDER[mask] & ~farm.fences) <= 3
    assert why_not_pasture(g, 0, cells(11, 12, 13, 14, 0), 0) is not None


def test_edges_can_be_drawn_by_hand_and_stand_only_when_they_close() -> None:
    g = table(2)
    give(g.farms[0], wood=4)
    edges = [edge for edge in range(38) if (BORDER[cells(4)] >> edge) & 1]
    answers: list[object] = [("edge", edge) for edge in edges[:3]]
    asked = drive(
        build_fences(g, 0, must=True),
        *answers,  # type: ignore[arg-type]
        "clear",
        *[("edge", edge) for edge in edges],
        "build",
    )
    assert "build" not in asked[3].options
    assert g.farms[0].pastures == [cells(4)]
    assert supply(g.farms[0]) == {}


def test_animals_that_new_fences_leave_without_a_place_go() -> None:
    g = table(2)
    farm = g.farms[0]
    farm.stables = cells(3, 4)
    give(farm, wood=6, sheep=1, boar=1, cattle=1)
    drive(build_fences(g, 0, must=True), cells(3, 4), (1, 0, 1))
    assert supply(farm) == {"sheep": 1, "cattle": 1}


def test_every_animal_has_a_place_whenever_somebody_places_a_person() -> None:
    dice = random.Random(4)
    for seed in range(12):
        match = new("agricola", 2, seed)
        while not match.over:
            decision = match.decisions[0]
            if decision.kind == "place":
                for player in match.view(None)["players"]:
                    assert not any(player["homeless"].values())
            match.play(decision.seat, dice.choice(decision.options))


def test_no_fences_without_wood() -> None:
    g = table(2)
    assert why_not_fences(g, 0) == "cannot-pay-fences"
    give(g.farms[0], wood=3)
    assert why_not_fences(g, 0) == "cannot-pay-fences"
    give(g.farms[0], wood=1)
    assert why_not_fences(g, 0) is None


def test_unfinished_pastures_are_laid_edge_by_edge() -> None:
    g = table(2, play__unfinished_pastures=True)
    give(g.farms[0], wood=4)
    edges = [edge for edge in range(38) if (BORDER[cells(4)] >> edge) & 1]
    drive(build_fences(g, 0, must=True), *[("edge", edge) for edge in edges[:2]], "done")
    assert g.farms[0].pastures == []
    assert bits(g.farms[0].fences) == 2
    drive(build_fences(g, 0, must=True), *[("edge", edge) for edge in edges[2:]])
    assert g.farms[0].pastures == [cells(4)]


def test_a_contiguous_farm_grows_from_what_is_used() -> None:
    g = table(2, play__contiguous_farm=True)
    give(g.farms[0], wood=15)
    assert why_not_pasture(g, 0, cells(4), 0) == "pasture-apart"
    assert why_not_pasture(g, 0, cells(6), 0) is None
    fields = first_question(act(g, 0, SPACE_OF["farmland"])).options
    assert set(fields) == {0, 6, 11}
    stables = first_question(act(g, 0, SPACE_OF["farm_expansion"])).options
    assert {option[1] for option in stables} == {0, 6, 11}  # type: ignore[index]


# --- partners ----------------------------------------------------------------------------


def test_partners_build_for_each_other() -> None:
    g = table(4, partner__enabled=True, partner__building="alone")
    give(g.farms[0], wood=9, reed=3)
    drive(act(g, 0, SPACE_OF["farm_expansion"]), ("partner_room", 0), ("partner_stable", 4))
    assert g.farms[2].rooms == cells(0, 5, 10)
    assert g.farms[2].stables == cells(4)
    assert supply(g.farms[0]) == {}


def test_three_fences_for_the_partner_cost_a_wood_more() -> None:
    g = table(4, partner__enabled=True, partner__building="alone")
    give(g.farms[0], wood=9)
    drive(build_fences(g, 0, must=True), ("partner", cells(4)), ("partner", cells(3)))
    # Four pieces, then three: 7 wood and 2 more for the two complete groups of three.
    assert supply(g.farms[0]) == {}
    assert g.farms[2].pastures == [cells(3), cells(4)]
    assert g.farms[0].pastures == []


def test_a_field_may_be_laid_on_the_partners_farm() -> None:
    g = table(4, partner__enabled=True)
    drive(act(g, 0, SPACE_OF["farmland"]), ("partner", 7))
    assert g.farms[2].fields == cells(7)
    assert g.farms[0].fields == 0


def test_the_market_place_costs_one_of_each_kind_handed_over() -> None:
    g = table(4, partner__enabled=True)
    assert "market_place" in [SPACE_NAMES[space] for space in g.board]
    assert why_not_use(g, 0, SPACE_OF["market_place"]) == "nothing-to-trade"
    give(g.farms[0], wood=4)
    give(g.farms[2], sheep=2, clay=1)
    drive(act(g, 0, SPACE_OF["market_place"]), ("give", "wood", 3), ("give", "sheep", 1), "done")
    assert supply(g.farms[0]) == {"sheep": 1}
    assert supply(g.farms[2]) == {"wood": 3, "clay": 1}


# --- options -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (3, {"tile.extra_2p": True}, "for 2 seats"),
        (2, {"tile.extra_34p": True}, "for 3, 4 seats"),
        (1, {"tile.side_job": True}, "for 2, 3, 4 seats"),
        (1, {"play.snake_start": True}, "for 2, 3, 4 seats"),
        (3, {"play.extra_copse_2p": True}, "for 2 seats"),
        (3, {"partner.enabled": True}, "for 4 seats"),
        (2, {"play.contiguous_farm": True, "play.pastures_anywhere": True}, "choose one"),
        (2, {"variant.family": False}, "without hand cards"),
        (2, {"variant.family": True, "cards.preview": True}, "hand cards"),
        (4, {"partner.enabled": True, "play.unfinished_pastures": True}, "unfinished"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    seats: int, options: dict[str, object], complaint: str
) -> None:
    with pytest.raises(Conflict, match=complaint) as refused:
        new("agricola", seats, 1, options)
    assert set(options) <= {*refused.value.options}
    for language in LANGUAGES:
        assert render(refused.value.text, language)


def test_options_may_be_nested() -> None:
    match = new("agricola", 2, 1, {"play": {"pastures_anywhere": True}, "tile": {"side_job": True}})
    assert match.view(0)["variants"] == [
        "variant.family",
        "tile.side_job",
        "play.pastures_anywhere",
    ]


def test_the_tournament_set_up_fixes_the_family_growth_card_on_round_five() -> None:
    for seed in range(6):
        match = new("agricola", 2, seed, {"tournament.setup": True})
        while not match.over and match.view(None)["round"] < 6:
            decision = match.decisions[0]
            match.play(decision.seat, decision.options[0])
        assert match.view(None)["track"][4]["card"] == "basic_wish_for_children"


@pytest.mark.parametrize(
    ("seats", "food"), [(1, [0]), (2, [2, 3]), (3, [2, 3, 3]), (4, [2, 3, 3, 3])]
)
def test_the_first_player_starts_with_two_food_the_others_with_three(
    seats: int, food: list[int]
) -> None:
    match = new("agricola", seats, 3)
    view = match.view(None)
    order = [view["players"][(view["first"] + turn) % seats] for turn in range(seats)]
    assert [player["goods"]["food"] for player in order] == food


def test_the_extra_copse_of_two() -> None:
    g = table(2, play__extra_copse_2p=True)
    assert SPACE_OF["copse"] in g.board
