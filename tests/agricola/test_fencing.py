"""Fencing as an action: paying, drawing by hand, house rules, partners."""

from __future__ import annotations

import random

import pytest

from tafelrunde import Conflict, new
from tafelrunde.games.agricola.board.farm import BORDER
from tafelrunde.words import LANGUAGES, render
from tests.agricola.table import Table, cells


def around(pasture: int) -> list[int]:
    """The edges of a pasture."""
    return [edge for edge in range(38) if (BORDER[pasture] >> edge) & 1]


def test_fences_cost_a_wood_each_and_a_shared_side_only_once() -> None:
    table = Table(2)
    table.give(wood=10)
    table.build_fences(cells(4), cells(3), "done")
    assert table.goods() == {"wood": 3}
    assert table.farm().pastures == [[3], [4]]


def test_a_pasture_may_be_divided_later() -> None:
    table = Table(2)
    table.fence((3, 4))
    table.give(wood=1)
    table.build_fences(cells(3))
    assert table.farm().pastures == [[3], [4]]


def test_a_new_pasture_borders_a_pasture() -> None:
    table = Table(2)
    table.fence((4,))
    table.give(wood=9)
    assert table.why_no_pasture(2) == "pasture-apart"
    assert table.why_no_pasture(3) is None
    free = Table(2, play__pastures_anywhere=True).fence((4,)).give(wood=9)
    assert free.why_no_pasture(2) is None
    assert cells(2) in free.pastures_to_fence()


def test_rooms_and_fields_cannot_be_enclosed_stables_can() -> None:
    table = Table(2)
    table.fields(4)
    table.stables(3)
    table.give(wood=9)
    assert table.why_no_pasture(4) == "pasture-on-tile"
    assert table.why_no_pasture(5) == "pasture-on-tile"
    assert table.why_no_pasture(3) is None


def test_fifteen_fences_and_no_more() -> None:
    table = Table(2)
    table.fence((1, 2, 3, 4, 6, 7, 8, 9))
    assert len(table.farm().fences) == 12
    table.give(wood=20)
    offered = table.pastures_to_fence()
    assert offered
    for pasture in offered:
        assert isinstance(pasture, int)
        assert len(set(around(pasture)) - table.farm().fences) <= 3
    assert table.why_no_pasture(11, 12, 13, 14, 0) is not None


def test_edges_can_be_drawn_by_hand_and_stand_only_when_they_close() -> None:
    table = Table(2)
    table.give(wood=4)
    edges = around(cells(4))
    answers: list[object] = [("edge", edge) for edge in edges[:3]]
    asked = table.build_fences(
        *answers,  # type: ignore[arg-type]
        "clear",
        *[("edge", edge) for edge in edges],
        "build",
    )
    assert "build" not in asked[3].options
    assert table.farm().pastures == [[4]]
    assert table.goods() == {}


def test_animals_that_new_fences_leave_without_a_place_go() -> None:
    table = Table(2)
    table.stables(3, 4)
    table.give(wood=6, sheep=1, boar=1, cattle=1)
    table.build_fences(cells(3, 4), (1, 0, 1))
    assert table.goods() == {"sheep": 1, "cattle": 1}


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
    table = Table(2)
    assert table.why_no_fences() == "cannot-pay-fences"
    table.give(wood=3)
    assert table.why_no_fences() == "cannot-pay-fences"
    table.give(wood=1)
    assert table.why_no_fences() is None


def test_who_cannot_pay_fences_hears_what_they_cost() -> None:
    table = Table(2)
    table.turned_up("fencing")
    table.give(wood=3)
    said = table.reason(table.asks(), "fencing")
    assert (said["cost"], said["have"]) == (wood(4), wood(3))
    table.give(wood=1)
    said = table.reason(table.asked_fences(), cells(3, 4))
    assert (said["count"], said["cost"], said["have"]) == (6, wood(6), wood(4))


def test_drawn_fences_are_called_closed_once_they_can_be_built() -> None:
    table = Table(2)
    table.give(wood=4)
    drawn = [("edge", edge) for edge in around(cells(4))]
    told = [table.prompt(table.asked_fences(*drawn[:count])) for count in range(1, 5)]
    assert told == ["agricola-ask-fence-drawn"] * 3 + ["agricola-ask-fence-closed"]


def wood(count: int) -> list[object]:
    return ["agricola-amount-wood", {"count": count}]


def test_unfinished_pastures_are_laid_edge_by_edge() -> None:
    table = Table(2, play__unfinished_pastures=True)
    table.give(wood=4)
    edges = around(cells(4))
    table.build_fences(*[("edge", edge) for edge in edges[:2]], "done")
    assert table.farm().pastures == []
    assert len(table.farm().fences) == 2
    table.build_fences(*[("edge", edge) for edge in edges[2:]])
    assert table.farm().pastures == [[4]]


def test_a_contiguous_farm_grows_from_what_is_used() -> None:
    table = Table(2, play__contiguous_farm=True)
    table.give(wood=15)
    assert table.why_no_pasture(4) == "pasture-apart"
    assert table.why_no_pasture(6) is None
    fields = table.asked("farmland").options
    assert set(fields) == {0, 6, 11}
    stables = table.asked("farm_expansion").options
    assert {option[1] for option in stables} == {0, 6, 11}  # type: ignore[index]


# --- partners ----------------------------------------------------------------------------


def test_partners_build_for_each_other() -> None:
    table = Table(4, partner__enabled=True, partner__building="alone")
    table.give(wood=9, reed=3)
    table.use("farm_expansion", ("partner_room", 0), ("partner_stable", 4))
    assert table.farm(2).rooms == [0, 5, 10]
    assert table.farm(2).stables == [4]
    assert table.goods() == {}


def test_three_fences_for_the_partner_cost_a_wood_more() -> None:
    table = Table(4, partner__enabled=True, partner__building="alone")
    table.give(wood=9)
    table.build_fences(("partner", cells(4)), ("partner", cells(3)))
    # Four pieces, then three: 7 wood and 2 more for the two complete groups of three.
    assert table.goods() == {}
    assert table.farm(2).pastures == [[3], [4]]
    assert table.farm().pastures == []


def test_a_field_may_be_laid_on_the_partners_farm() -> None:
    table = Table(4, partner__enabled=True)
    table.use("farmland", ("partner", 7))
    assert table.farm(2).fields == [7]
    assert table.farm().fields == []


def test_the_market_place_costs_one_of_each_kind_handed_over() -> None:
    table = Table(4, partner__enabled=True)
    assert "market_place" in table.spaces()
    assert table.why("market_place") == "nothing-to-trade"
    table.give(wood=4)
    table.give(2, sheep=2, clay=1)
    table.use("market_place", ("give", "wood", 3), ("give", "sheep", 1), "done")
    assert table.goods() == {"sheep": 1}
    assert table.goods(2) == {"wood": 3, "clay": 1}


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
    assert match.view(0)["variants"] == ["tile.side_job", "play.pastures_anywhere"]


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
    table = Table(2, play__extra_copse_2p=True)
    assert "copse" in table.spaces()
