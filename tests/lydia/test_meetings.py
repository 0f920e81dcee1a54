"""How the modules meet: one test for each line of that table, and every legal set played."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from tafelrunde import new
from tafelrunde.games.lydia.terms import MODULES
from tests.generic.playing import play_on, random_move
from tests.lydia.table import (
    Table,
    asked,
    card,
    coins,
    goods,
    offered,
    play,
    score,
    standing,
    state,
    why,
)


def test_tombs_and_estates_mixed_lie_two_and_two() -> None:
    """5 + 8, R22."""
    for seed in range(20):
        tiles = state(new("lydia", 2, seed, {"modules": "all"})).tiles
        assert tiles.count(4) == 2
        assert len(set(tiles)) == 3


def test_the_kings_favour_of_an_entombed_colour_is_a_coin() -> None:
    """1 + 5."""
    table = Table(modules=["croesus", "tomb"]).draws("red")
    table.g.entombed[0] = 1
    match = table.play("blue", "green")
    assert goods(match) == {"coin": 2, "red": 1}
    full = Table(modules=["croesus", "tomb"]).draws("red").holds(0, coin=12)
    full.g.entombed[0] = 1
    assert why(full.play("blue"), ("decline", "red")) == "nothing-to-decline"


def test_an_artisan_at_the_kings_gate_gets_the_favour() -> None:
    """1 + 3."""
    table = Table(modules=["croesus", "artisans"]).draws("artisan").at("blue", "red")
    match = table.play("blue", "green")
    assert goods(match) == {"blue": 2, "red": 2}


def test_an_artisan_at_the_fountain_triggers_the_copied_colours_fountain_card() -> None:
    """2 + 3."""
    table = Table(modules=["pactolus", "artisans"]).draws("artisan").at("green", "red")
    table.at("fountain", "red", "blue").owns(0, "fountain-red")
    match = table.play("fountain")
    assert asked(match) == "copy"
    assert offered(match) == ["blue", "red"]
    play(match, "red")
    assert coins(match) == 2


def test_without_a_fountain_card_that_would_pay_nothing_is_asked() -> None:
    """2 + 3, R15."""
    table = Table(modules=["pactolus", "artisans"]).draws("artisan").at("green", "red")
    match = table.at("fountain", "blue", "green").owns(0, "fountain-red").play("fountain")
    assert asked(match) == "refill"


def test_a_builder_action_triggers_no_fountain_card_and_may_buy_them_on_both_sides() -> None:
    """2 + 6."""
    table = Table(modules=["pactolus", "builders"]).draws("lydian").level(0, 3)
    table.owns(0, "fountain-red").holds(0, blue=6, yellow=6, green=6, red=6)
    match = table.play("nw")
    assert coins(match) == 0
    assert card("fountain-blue") in offered(match)
    south_west = table.play("sw")
    assert card("fountain-green") in offered(south_west)


def test_the_merchant_actually_played_matters_for_fountain_cards() -> None:
    """2 + 4."""
    table = Table(modules=["pactolus", "courtyards"]).draws("red").owns(0, "fountain-blue")
    match = table.at("fountain", "red").play("swap", "fountain")
    assert coins(match) == 2


def test_the_merchant_actually_played_matters_for_builder_tiles() -> None:
    """4 + 6."""
    table = Table(modules=["courtyards", "builders"]).draws("lydian")
    match = table.match()
    assert "nw" in offered(match)
    play(match, "swap")
    assert "nw" not in offered(match)


def test_an_estate_cannot_cover_a_fountain_card() -> None:
    """2 + 8, R23."""
    table = Table(modules=["pactolus", "estates"]).draws("red").without_gold("n").holds(0, coin=3)
    match = table.owns(0, "+fountain-red").play("fountain")
    assert why(match, "n") == "nothing-to-cover"
    table.owns(0, "+silver-gate-red", "+silver-gate-green")
    assert why(table.play("fountain", "n"), card("fountain-red")) == "cover-fountain-card"


def test_an_artisan_may_be_parked_and_played_from_the_courtyard() -> None:
    """3 + 4."""
    table = Table(modules=["artisans", "courtyards"]).draws("artisan").at("green", "red")
    match = table.play("swap")
    assert state(match).courtyard[0] == 5
    table = Table(modules=["artisans", "courtyards"]).draws("red").at("green", "yellow")
    table.g.courtyard[0] = 5
    match = table.play("swap")
    assert offered(match) == ["green", "fountain"]


def test_only_a_merchant_of_the_true_colour_can_be_retired() -> None:
    """3 + 5, R24."""
    table = Table(modules=["artisans", "tomb"]).draws("red").without_gold("n").holds(0, coin=3)
    match = table.at("fountain", "artisan").play("fountain")
    assert why(match, "n") == "artisan-no-stand-in"


def test_no_artisan_on_a_builder_tile() -> None:
    """3 + 6."""
    table = Table(modules=["artisans", "builders"]).draws("artisan").at("green", "red")
    match = table.match()
    assert why(match, "nw") == "builder-artisan"


def test_the_copied_merchant_races_and_the_artisan_can_come_back() -> None:
    """3 + 7, R25."""
    table = Table(modules=["artisans", "chariots"]).draws("artisan").at("green", "red", "blue")
    match = table.at("fountain", "yellow").play("green", "red")
    assert state(match).chariots == [3]
    assert standing(match, "fountain") == ["yellow", "artisan"]
    assert "artisan" in offered(match)


def test_an_artisan_and_a_copied_lydian_both_go_to_the_fountain() -> None:
    """3 + 7, R25."""
    table = Table(modules=["artisans", "chariots"]).draws("artisan").at("green", "lydian")
    match = table.at("fountain", "yellow").play("green", 0)
    assert state(match).chariots == []
    assert standing(match, "fountain") == ["yellow", "lydian", "artisan"]


def test_a_race_can_release_another_seats_artisan() -> None:
    """3 + 7."""
    table = Table(modules=["artisans", "chariots"]).draws("red").at("blue", "red")
    table.chariots("yellow", "green").level(1, 3).holds(1, yellow=1, green=1, red=1)
    match = table.play("blue", 3)
    assert state(match).influence[1] == 4
    assert "artisan" in standing(match, "fountain")
    assert match.decisions[0].seat == 0


def test_tombs_of_both_sides_are_open_in_a_builder_action() -> None:
    """5 + 6."""
    table = Table(modules=["tomb", "builders"]).draws("lydian").without_gold("n", "e")
    match = table.at("fountain", "blue", "yellow").holds(0, coin=4).play("ne", "n")
    assert "e" in offered(match)
    play(match, "e")
    assert state(match).entombed[0] == 3


def test_the_owner_of_a_tomb_has_no_resource_of_that_colour_to_race_with() -> None:
    """5 + 7."""
    table = Table(modules=["tomb", "chariots"]).draws("red").at("blue", "red")
    table.chariots("yellow", "green").holds(0, green=1, coin=5)
    table.g.entombed[0] = 2
    match = table.at("yellow", "yellow").play("blue")
    assert asked(match) == "refill"


def test_chariot_merchants_cannot_be_retired() -> None:
    """5 + 7."""
    table = Table(modules=["tomb", "chariots"]).draws("green").without_gold("n").holds(0, coin=3)
    match = table.chariots("blue", "blue").play("fountain")
    assert why(match, "n") == "nobody-to-retire"


def test_a_retired_merchant_never_returns() -> None:
    """5 + 7."""
    options = {"modules": ["tomb", "chariots"]}
    for seed in range(6):
        match = new("lydia", 2, seed, options)
        dice = random.Random(seed)
        before = match.game.audit(match.state)
        while not match.over:
            match.play(*random_move(match, dice))
            assert match.game.audit(match.state) == before


def test_estates_of_both_sides_are_open_in_a_builder_action() -> None:
    """6 + 8."""
    table = Table(modules=["builders", "estates"]).draws("lydian").without_gold("s", "w")
    table.owns(0, "+silver-gate-red", "+silver-gate-green").level(0, 3).holds(0, coin=6)
    match = table.play("sw", "s", card("silver-gate-red"))
    assert "w" in offered(match)
    play(match, "w")
    assert score(match, "estates") == 12


def test_a_race_never_triggers_the_end_for_another_seat() -> None:
    """7 + end: a race upgrades nothing."""
    table = Table(modules=["chariots"]).draws("red").at("blue", "red").chariots("yellow", "green")
    match = table.holds(1, yellow=1, green=1, red=1).play("blue", 3)
    assert state(match).upgraded == 0
    assert state(match).token == -1


@pytest.mark.parametrize("seed", range(12))
def test_fountain_and_gates_are_never_both_empty_at_the_refill(seed: int) -> None:
    """All modules: at least eight merchants lie outside the bags."""
    match = new("lydia", 2 + seed % 3, seed, {"modules": "all"})
    dice = random.Random(seed)
    while not match.over:
        if asked(match) == "refill":
            assert offered(match)
        match.play(*random_move(match, dice))


# --- every legal set ------------------------------------------------------------------------


def legal_sets() -> list[dict[str, Any]]:
    """192 sets without both kinds of tiles, 64 with the tiles mixed."""
    sets: list[dict[str, Any]] = []
    for size in range(len(MODULES) + 1):
        for chosen in combinations(MODULES, size):
            options: dict[str, Any] = {"modules": list(chosen)}
            if {"tomb", "estates"} <= set(chosen):
                options["rules.tomb_estate_mode"] = "mixed_2_2"
            sets.append(options)
    return sets


def test_there_are_192_legal_sets_of_modules() -> None:
    assert sum("rules.tomb_estate_mode" not in options for options in legal_sets()) == 192


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_some_legal_sets_at_each_seat_count_play_to_the_end(seats: int) -> None:
    dice = random.Random(seats)
    for options in dice.sample(legal_sets(), 10):
        match = new("lydia", seats, dice.randrange(1000), options)
        counts = match.game.audit(match.state)
        play_on(match, dice)
        assert match.finished
        assert match.game.audit(match.state) == counts
