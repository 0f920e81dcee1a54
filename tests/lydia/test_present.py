"""What a board needs to draw a position and to preview a move."""

from __future__ import annotations

import json
import random
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tafelrunde import Match, new
from tafelrunde.games.lydia import terminal
from tafelrunde.games.lydia.incomes import incomes
from tafelrunde.games.lydia.terms import GOODS
from tafelrunde.kernel.state import digest
from tests.generic.playing import all_options, random_move
from tests.lydia.table import Table, card, goods, play, state

DOCS = Path(__file__).resolve().parent.parent.parent / "docs" / "lydia.md"


def preview(match: Match, option: Any) -> list[Any]:
    decision = match.decisions[0]
    return match.game.preview(match.state, decision, option)


# --- the income preview ---------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_the_income_preview_is_what_a_gate_then_brings(seed: int) -> None:
    """Placed for real, the goods are as foretold before any bonus, trade or race."""
    match = new("lydia", 3, seed, {"modules": "all"})
    dice = random.Random(seed)
    checked = 0
    while not match.over:
        decision = match.decisions[0]
        if decision.kind == "place" and state(match).drawn != 5:
            for option in decision.options:
                if option in ("blue", "yellow", "green", "red"):
                    checked += _foretold(match, decision.seat, option)
        match.play(*random_move(match, dice))
    assert checked > 50


def _foretold(match: Match, seat: int, gate: object) -> int:
    (item,) = preview(match, gate)
    trial = match.fork()
    trial.play(seat, gate)
    if item["king"]:
        trial.play(seat, trial.decisions[0].options[0])
    if trial.over or trial.decisions[0].kind not in ("bonus", "sell", "refill"):
        return 0
    held = state(trial).goods[seat * GOODS : (seat + 1) * GOODS]
    for number, word in enumerate(("blue", "yellow", "green", "red", "coin")):
        row = item["goods"].get(word)
        before = state(match).goods[seat * GOODS + number]
        assert held[number] == (before if row is None else row["to"])
    if trial.decisions[0].kind == "bonus":
        assert trial.decisions[0].about == item["bonuses"]
    return 1


def test_an_income_names_its_sources() -> None:
    table = Table(modules=["croesus"]).draws("blue").at("blue", "red", "lydian")
    table.owns(0, "silver-guild-blue").holds(0, blue=2)
    (item,) = preview(table.match(), "blue")
    assert item["goods"]["blue"] == {
        "from": 2,
        "to": 6,
        "gain": 4,
        "lost": 2,
        "bonus": True,
        "sources": {"property": 3, "gate": 1, "merchants": 1, "king": 1},
    }
    assert item["cards"] == [card("start-blue"), card("silver-guild-blue")]
    assert (item["bonuses"], item["sell"], item["trade"], item["pair"]) == (1, 6, True, None)


def test_an_income_says_what_each_piece_brings() -> None:
    table = Table(modules=["croesus", "tomb"]).draws("green").at("blue", "red", "lydian")
    table.owns(0, "silver-guild-green")
    table.g.entombed[0] = 1 << 3
    (item,) = preview(table.match(), "blue")
    assert item["each"] == {
        "gate": {"blue": 1},
        "king": {"blue": 1},
        "merchants": {"green": {"green": 1}, "red": {"coin": 1}},
        "cards": {str(card("silver-guild-green")): {"green": 2}},
    }


def test_an_artisans_income_comes_once_for_each_merchant_it_can_copy() -> None:
    table = Table(modules=["artisans", "chariots"]).draws("artisan").at("green", "red", "lydian")
    items = preview(table.chariots("blue", "red").match(), "green")
    assert [item["as"] for item in items] == ["red", "lydian"]
    assert [item["pair"] for item in items] == ["red", "lydian"]
    assert [item["race"] for item in items] == [True, False]


def test_incomes_can_be_asked_for_any_seat_and_merchant() -> None:
    table = Table().draws("red").at("blue", "yellow")
    rows = incomes(table.g, 1, 1)
    assert [row["gate"] for row in rows] == ["blue", "yellow", "green", "red"]
    assert rows[1]["goods"]["yellow"]["gain"] == 3  # start card, gate, merchant


# --- other previews -------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_every_option_can_be_previewed_with_documented_items(seed: int) -> None:
    page = DOCS.read_text(encoding="utf-8").split("## Previews")[1].split("\n## ")[0]
    documented = set(re.findall(r"^\| `([a-z]+)` \|", page, re.MULTILINE))
    match = new("lydia", 4, seed, {"modules": "all"})
    dice = random.Random(seed)
    seen: set[str] = set()
    while not match.over:
        decision = match.decisions[0]
        for option in all_options(decision):
            items = preview(match, option)
            assert json.loads(json.dumps(items)) is not None
            seen.update(item["what"] for item in items)
        match.play(*random_move(match, dice))
    assert {"income", "shop", "pay", "card", "bag", "influence"} <= seen <= documented


@pytest.mark.parametrize("seed", range(4))
def test_previewing_and_viewing_change_nothing(seed: int) -> None:
    match = new("lydia", 3, seed, {"modules": "all"})
    dice = random.Random(seed)
    for _ in range(80):
        if match.over:
            break
        before = digest(match.state)
        decision = match.decisions[0]
        for option in match.game.candidates(match.state, decision):
            match.reason(decision.seat, option)
        for option in all_options(decision):
            preview(match, option)
            match.game.targets(match.state, decision, option)
        match.view(0)
        assert digest(match.state) == before
        match.play(*random_move(match, dice))


def test_a_purchase_previews_its_points_and_the_proposed_payment() -> None:
    match = Table().draws("red").holds(0, yellow=2, red=1, coin=3).play("fountain")
    pay, bought = preview(match, card("silver-gate-blue"))
    assert pay["goods"] == {"yellow": 2, "red": 1}
    assert pay["after"] == {"blue": 0, "yellow": 0, "green": 0, "red": 0, "coin": 3}
    assert bought["points"] == [2, 5]


def test_an_upgrade_previews_that_it_ends_the_game() -> None:
    names = ["+silver-gate-blue", "+silver-gate-red", "+silver-gate-green", "+silver-gate-yellow"]
    table = Table(4).draws("red").level(0, 3).owns(0, *names, "+gold-mint").holds(0, coin=3)
    match = table.play("fountain", "done")
    item = preview(match, card("start-blue"))[-1]
    assert (item["count"], item["trigger"]) == ([5, 6], True)


def test_the_fountain_previews_what_could_be_bought_after_its_cards_have_paid() -> None:
    table = Table(modules=["pactolus"]).draws("red").owns(0, "fountain-red").holds(0, coin=1)
    (item,) = preview(table.match(), "fountain")
    assert item["coins"] == 2
    assert card("purple-influence") in item["cards"]


# --- the view -------------------------------------------------------------------------------


def test_every_key_of_the_view_is_documented() -> None:
    page = DOCS.read_text(encoding="utf-8").split("## The view")[1].split("## Previews")[0]
    match = new("lydia", 3, 1, {"modules": "all"})
    for key in _keys(match.view(0)):
        assert f'"{key}"' in page, key


def _keys(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {key for key in value if not key.isdigit()}
        return own.union(*(_keys(item) for item in value.values()))
    if isinstance(value, list):
        return set().union(*(_keys(item) for item in value))
    return set()


def test_the_view_is_plain_json() -> None:
    view = new("lydia", 4, 1, {"modules": "all"}).view(2)
    assert json.loads(json.dumps(view)) == view


def test_the_view_says_what_a_seat_lacks_for_a_card() -> None:
    table = Table().draws("red").holds(0, yellow=1, coin=1)
    lacking = table.match().view(0)["lacking"]
    assert lacking[str(card("silver-gate-blue"))] == {"yellow": 1, "red": 1, "short": 1}
    assert lacking[str(card("purple-influence"))] == {"coin": 2, "short": 2}


def test_the_view_says_what_a_card_would_be_worth_to_a_seat() -> None:
    table = Table().level(0, 4).owns(0, "purple-gold").owns(1, "purple-red")
    match = table.match()
    assert match.view(0)["worth"][str(card("purple-influence"))] == 4
    assert match.view(1)["worth"][str(card("purple-influence"))] == 0


def test_round_and_turn_are_counted_from_one() -> None:
    match = new("lydia", 2, 1)
    assert (match.view(0)["turn"], match.view(0)["round"]) == (1, 1)
    dice = random.Random(1)
    while state(match).turn < 2:
        match.play(*random_move(match, dice))
    assert (match.view(0)["turn"], match.view(0)["round"]) == (3, 2)


def test_options_point_at_elements_of_the_view() -> None:
    match = new("lydia", 3, 3, {"modules": "all"})
    dice = random.Random(3)
    while not match.over:
        decision = match.decisions[0]
        known = _elements(match.view(decision.seat))
        for option in match.game.candidates(match.state, decision):
            for target in match.game.targets(match.state, decision, option):
                family = target.partition(":")[0]
                if family in ("gate", "builder", "tile", "slot", "property"):
                    assert target in known
        match.play(*random_move(match, dice))


def _elements(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {value["id"]} if isinstance(value.get("id"), str) else set()
        return own.union(*(_elements(item) for item in value.values()))
    if isinstance(value, list):
        return set().union(*(_elements(item) for item in value))
    return set()


def test_the_position_string_tells_positions_apart() -> None:
    match = Table().draws("red").match()
    before = repr(match)
    assert before.startswith("lydia 0:0r ")
    play(match, "blue")
    assert repr(match) != before
    assert goods(match) == {"blue": 1, "red": 1}


# --- the terminal ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("modules", [[], "all"])
def test_the_terminal_draws_the_table_and_explains_it(language: str, modules: Any) -> None:
    match = new("lydia", 4, 2, {"modules": modules}, ["Anna", "Bernd", "Chloé", "Deniz"])
    dice = random.Random(2)
    console = Console(width=120, record=True, file=StringIO())
    for _ in range(120):
        if match.over:
            break
        match.play(*random_move(match, dice))
    for seat in (None, 0, 3):
        console.print(terminal.draw(match, seat, language))
    console.print(terminal.legend(match, 0, language))
    drawn = console.export_text()
    for name in ("Anna", "Bernd", "Chloé", "Deniz"):
        assert name in drawn
    assert ("North" in drawn) is (language == "en")
    assert ("King Croesus" in drawn) is (language == "en" and modules == "all")


def test_the_terminal_shows_the_income_of_each_gate_to_the_active_seat() -> None:
    match = Table().draws("green").at("blue", "red", "blue").match()
    console = Console(width=120, record=True, file=StringIO())
    console.print(terminal.draw(match, 0, "en"))
    assert "2bl 1gr 1re" in console.export_text()
