"""What a board is shown: piles, fresh goods, previews, the meal, the score so far."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import Match, new
from tafelrunde.games.agricola.board.spaces import SPACE_NAMES
from tafelrunde.games.agricola.game import game
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.settings import Choice
from tafelrunde.kernel.text import Text, dashed
from tafelrunde.words import LANGUAGES, render
from tests.agricola.table import Table, cells
from tests.generic.cases import cases


def space(table: Table, name: str) -> dict[str, Any]:
    return next(row for row in table.view(0)["spaces"] if row["name"] == name)


def test_new_goods_are_shown_apart_from_the_pile() -> None:
    table = Table(2)
    table.replenished(2)
    forest = space(table, "forest")
    assert (forest["pile"], forest["fresh"], forest["growth"]) == (6, 3, 3)
    assert space(table, "grain_seeds")["gives"] == {"grain": 1}


def test_what_spaces_charge_and_add_is_shown() -> None:
    table = Table(3)
    assert space(table, "lessons_3")["charges"] == {"food": 2}
    assert space(table, "resource_market_3")["adds"] == {"food": 1}
    assert space(table, "forest")["charges"] == space(table, "forest")["adds"] == {}
    table.turned_up("fencing")
    assert space(table, "fencing")["charges"] == {"wood": 1}


def test_goods_wait_visibly_on_round_spaces() -> None:
    table = Table(2)
    table.to_come((2, 3, 4, 5, 6), seat=1)
    track = table.view(0)["track"]
    assert track[1]["waiting"] == [{"seat": 1, "good": "food", "amount": 1, "source": "well"}]
    assert track[6]["waiting"] == []
    assert [row["round"] for row in track if row["harvest"]] == [4, 7, 9, 11, 13, 14]


def test_a_coming_round_shows_what_its_card_may_be() -> None:
    match = new("agricola", 2, 5)
    track = match.view(0)["track"]
    assert track[0]["card"] is not None
    assert len(track[1]["maybe"]) == 3
    assert track[0]["card"] not in track[1]["maybe"]
    assert track[13]["maybe"] == ["farm_redevelopment"]


def test_the_preview_of_a_placement_shows_goods_points_and_a_pair_that_breeds() -> None:
    table = Table(2)
    table.turned_up("pig_market")
    table.replenished()
    table.fence((3, 4))
    table.give(boar=1)
    decision = table.asks()
    rows = table.preview(decision, "pig_market")
    assert {"icon": "boar", "by": 1, "seat": 0} in rows
    assert {"row": "breeds", "animal": "boar", "fits": True} in rows
    before = table.totals()
    rows = table.preview(decision, "farmland")
    assert table.totals() == before
    assert rows == []


def test_the_preview_of_a_placement_names_the_only_improvement_that_can_be_built() -> None:
    table = Table(2)
    table.turned_up("major_improvement")
    table.give(clay=2)
    rows = table.preview(table.asks(), "major_improvement")
    assert {"row": "major", "major": "fireplace_2"} in rows
    assert {"icon": "clay", "by": -2, "seat": 0} in rows
    table.give(clay=1)
    assert table.preview(table.asks(), "major_improvement") == []


def test_the_preview_of_a_pasture_shows_its_cost_capacity_and_points() -> None:
    table = Table(2)
    table.stables(4)
    table.give(wood=6)
    decision = table.asked_fences()
    rows = table.preview(decision, cells(3, 4))
    assert rows[0] == {"icon": "wood", "by": -6, "seat": 0}
    assert {"row": "pasture", "cells": [3, 4], "capacity": 8} in rows
    points = rows[-1]
    assert points["by"] == 2 + 1 + 1
    assert points["categories"] == {"pastures": 2, "stables": 1, "unused": 1}


def test_the_preview_of_breeding_shows_what_is_cooked_right_before_the_phase() -> None:
    table = Table(2)
    table.owns("fireplace_2")
    table.stables(3, 4)
    table.give(sheep=3)
    rows = table.preview(Decision(0, "breed", [(3, 0, 0)]), (3, 0, 0))
    assert rows == [{"icon": "food", "by": 2, "seat": 0}]


def test_the_preview_of_housing_cooks_nothing_that_must_be_housed_first() -> None:
    table = Table(2, play__house_before_cooking=True)
    table.owns("fireplace_2")
    table.give(sheep=1, cattle=1)
    table.stables(4)
    table.pile("sheep_market", 3)
    question = table.begin("sheep_market")
    rows = table.preview(question, (1, 0, 1))
    assert sum(row["by"] for row in rows if row.get("icon") == "food") == 2


def test_the_preview_of_leaving_animals_tells_what_is_taken() -> None:
    table = Table(2, play__leave_animals=True)
    table.fence((4,))
    table.pile("sheep_market", 3)
    question = table.begin("sheep_market")
    for stays in (0, 1, 2):
        rows = table.preview(question, stays)
        assert {"icon": "sheep", "by": 3 - stays, "seat": 0} in rows


def test_a_preview_tells_what_would_look_different_on_the_farm() -> None:
    table = Table(2)
    table.give(wood=5, reed=2, grain=1, vegetable=1)
    table.fields(2, 3)
    building = table.asked("farm_expansion")
    rows = table.preview(building, ("room", 0))
    assert [row["id"] for row in rows if row.get("row") == "cell"] == ["cell:0:0"]
    sowing = Decision(0, "sow", [(1, 0), (1, 1)])
    rows = table.preview(sowing, (1, 1))
    crops = [row["crop"] for row in rows if row.get("row") == "cell"]
    assert crops == [{"good": "grain", "amount": 3}, {"good": "vegetable", "amount": 2}]
    assert table.targets(sowing, (1, 1)) == ["cell:0:2", "cell:0:3"]
    table.turned_up("sheep_market")
    table.replenished()
    placing = table.asks()
    herds = [row for row in table.preview(placing, "sheep_market") if row.get("row") == "herd"]
    assert [(row["id"], row["sheep"]) for row in herds] == [("place:0:15", 1)]


def test_a_fencing_drawn_by_hand_is_shown_as_far_as_it_is_drawn() -> None:
    table = Table(2)
    table.give(wood=4)
    assert table.asked_fences().about == (0, 0, 0)
    decision = table.asked_fences(("edge", 5))
    assert decision.about == (1 << 5, 0, 0)
    # A drawn edge is taken away again by drawing it once more.
    assert ("edge", 5) in decision.manual
    assert render(game.prompt(table.g, decision), "en") == (
        "1 fence drawn for 1 wood. The pasture is still open."
    )
    decision = table.asked_fences(("edge", 5), ("edge", 5))
    assert decision.about == (0, 0, 0)
    assert "clear" not in decision.options


def test_ways_to_pay_can_be_pointed_at() -> None:
    table = Table(2)
    decision = Decision(0, "feed", [(2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)])
    targets = table.targets(decision, decision.options[0])
    assert targets == ["way:2.0.0.0.0.1.0.0.0.0.0"]
    assert table.targets(decision, "beg") == []


def test_the_meal_tells_what_is_needed_and_what_could_be_eaten() -> None:
    table = Table(2)
    table.owns("fireplace_2")
    table.give(food=1, sheep=1)
    meal = table.view(0)["players"][0]["meal"]
    assert (meal["need"], meal["food"], meal["short"]) == (4, 1, 3)
    assert meal["rates"] == {"grain": 1, "vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3}


def test_the_meal_of_whoever_has_fed_is_that_of_the_next_harvest() -> None:
    table = Table(2)
    table.round(4).family(3, newborn=1).work_done()
    table.give(food=9).give(1, food=9)
    table.step()
    table.step()
    assert meals(table) == [(4, 5), (4, 4)]
    table.step()
    assert meals(table) == [(7, 6), (4, 4)]
    table.step()
    assert table.phase == "breeding_phase"
    assert meals(table) == [(7, 6), (7, 4)]
    assert table.view(0)["harvest"] == 4
    table.step()
    table.step()
    assert table.phase == "turn_up"
    assert meals(table) == [(7, 6), (7, 4)]
    assert table.view(0)["harvest"] == 7
    table.round(14).last_to_breed(0)
    assert meals(table) == [(None, 0), (None, 0)]


def meals(table: Table) -> list[tuple[int | None, int]]:
    """The round and the food of every seat's next meal."""
    found = [player["meal"] for player in table.view(0)["players"]]
    return [(meal["round"], meal["need"]) for meal in found]


def test_the_score_so_far_adds_up() -> None:
    match = new("agricola", 3, 9)
    for player in match.view(1)["players"]:
        assert sum(row["points"] for row in player["score"]) == player["points"]
        assert player["points"] == match.scores[player["seat"]]


def test_a_hand_is_shown_to_its_seat_only() -> None:
    match: Match = new("agricola", 2, 9, {})
    for seat in (None, 0, 1):
        for player in match.view(seat)["players"]:
            assert (player["hand"] is None) == (player["seat"] != seat)


def test_the_generic_suite_plays_with_every_option() -> None:
    on = {
        name
        for case in cases()
        if case.game == "agricola"
        for name, value in case.options.items()
        if value is not False
    }
    assert on == {setting.name for setting in game.settings}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_table_has_a_title_a_help_and_words_for_its_values(language: str) -> None:
    for setting in game.settings:
        name = "agricola-option-" + setting.name.replace(".", "-")
        assert render(Text(name), language)
        assert render(Text(f"{name}.help"), language)
        if isinstance(setting, Choice):
            assert all(render(Text(f"{name}-{value}"), language) for value in setting.values)


@pytest.mark.parametrize(("language", "minor"), [("en", "minor"), ("de", "kleine")])
def test_no_space_offers_a_minor_improvement_in_the_family_game(language: str, minor: str) -> None:
    for name in SPACE_NAMES:
        words = render(Text(f"agricola-space-{dashed(name)}.text"), language, "words")
        assert minor not in words
    for name in ("meeting-place", "basic-wish-for-children", "house-redevelopment"):
        assert minor in render(Text(f"agricola-space-{name}.cards"), language, "words")
