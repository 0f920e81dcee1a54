"""Sections 6 and 7: space 6 and the influence track."""

from __future__ import annotations

import pytest

from tests.lydia.table import Table, asked, card, coins, goods, offered, play, standing, state, why


def reaching(blue: int = 5, **rules: bool) -> Table:
    """Blue reaches 6 when a red merchant goes to the blue gate."""
    return Table(**rules).draws("red").holds(0, blue=blue).at("fountain", "green", "yellow")


# --- space 6 --------------------------------------------------------------------------------


def test_a_marker_arriving_on_six_brings_one_bonus() -> None:
    match = reaching().play("blue")
    assert asked(match) == "bonus"
    assert offered(match) == ["influence", card("start-blue"), "pass"]
    assert match.decisions[0].about == 1


def test_a_marker_that_already_stood_on_six_brings_nothing() -> None:
    assert asked(reaching(blue=6).play("blue")) == "refill"


def test_overshooting_counts_as_arriving_and_only_once() -> None:
    table = Table().draws("blue").holds(0, blue=5).owns(0, "+silver-guild-blue")
    match = table.at("fountain", "green", "yellow").play("blue")
    assert match.decisions[0].about == 1
    play(match, "influence")
    assert asked(match) == "refill"


def test_two_markers_bring_two_bonuses_one_after_the_other() -> None:
    table = Table().draws("red").holds(0, blue=5, red=5).at("fountain", "green", "yellow")
    match = table.play("blue")
    assert match.decisions[0].about == 2
    play(match, "influence")
    assert match.decisions[0].about == 1
    play(match, card("start-blue"))
    assert asked(match) == "refill"
    assert state(match).influence[0] == 1


def test_three_markers_bring_three_bonuses() -> None:
    table = Table().draws("red").holds(0, blue=5, red=5, green=5).at("blue", "green")
    match = table.play("blue")
    assert match.decisions[0].about == 3


def test_the_marker_stays_on_six_until_it_is_spent() -> None:
    match = reaching().play("blue", "influence")
    assert goods(match)["blue"] == 6


def test_reaching_six_again_on_a_later_turn_brings_a_bonus_again() -> None:
    table = Table().draws("lydian", "red").holds(0, blue=5).at("fountain", "green", "yellow")
    match = table.play("blue", "influence", 1, "green", "red", "yellow")
    assert goods(match)["blue"] == 5
    play(match, "blue")
    assert asked(match) == "bonus"


def test_influence_advances_one_level() -> None:
    match = reaching().play("blue", "influence")
    assert state(match).influence[0] == 1


def test_a_free_upgrade_costs_nothing_and_may_turn_purple_and_start_cards() -> None:
    match = reaching().owns(0, "purple-silver").play("blue")
    assert offered(match) == ["influence", card("start-blue"), card("purple-silver"), "pass"]
    play(match, card("purple-silver"))
    assert (state(match).upgraded >> card("purple-silver")) & 1
    assert goods(match) == {"blue": 6, "red": 1}


def test_the_bonus_may_be_passed() -> None:
    """R7."""
    match = reaching().play("blue", "pass")
    assert state(match).influence[0] == 0
    assert state(match).upgraded == 0


def test_at_level_six_influence_cannot_be_chosen() -> None:
    match = reaching().level(0, 6).play("blue")
    assert "influence" not in offered(match)
    assert why(match, "influence") == "influence-top"


def test_an_upgraded_card_cannot_be_turned_again() -> None:
    match = reaching().owns(0, "+silver-gate-red", "silver-gate-green").play("blue")
    assert why(match, card("silver-gate-red")) == "already-upgraded"


def test_where_neither_is_possible_nothing_happens() -> None:
    match = reaching().level(0, 6).owns(0, "+start-blue").play("blue")
    assert asked(match) == "refill"


def test_a_free_upgrade_can_trigger_the_end() -> None:
    seven = ["+silver-gate-blue", "+silver-gate-red", "+silver-gate-green", "+silver-gate-yellow"]
    seven += ["+silver-guild-red", "+silver-guild-green", "+silver-guild-yellow"]
    match = reaching().owns(0, *seven).play("blue", card("start-blue"))
    assert state(match).token == 0


def test_cards_of_the_market_and_of_others_are_not_turned() -> None:
    match = reaching().owns(1, "silver-gate-red").play("blue")
    assert why(match, state(match).market[0]) == "not-yours-yet"
    assert why(match, card("silver-gate-red")) == "somebody-elses"
    assert why(match, card("silver-twin-red-blue")) == "in-the-box"


# --- the influence track --------------------------------------------------------------------


def test_level_one_sends_its_lydian_to_the_fountain_at_once() -> None:
    match = reaching().play("blue", "influence")
    assert "lydian" in offered(match)
    assert standing(match, "fountain") == ["yellow", "green", "lydian"]


@pytest.mark.parametrize(("level", "reward"), [(1, 2), (2, 3), (3, 0), (4, 0), (5, 0)])
def test_levels_two_and_three_bring_two_and_three_coins(level: int, reward: int) -> None:
    assert coins(reaching().level(0, level).play("blue", "influence")) == reward


def test_coins_of_a_level_above_twelve_are_lost() -> None:
    assert coins(reaching().level(0, 2).holds(0, coin=11).play("blue", "influence")) == 12


@pytest.mark.parametrize(
    ("level", "points"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 4), (5, 10), (6, 18)]
)
def test_only_the_level_where_the_marker_stands_scores(level: int, points: int) -> None:
    match = Table().level(0, level).match()
    assert match.scores[0] - match.scores[1] == points


@pytest.mark.parametrize(("level", "limit"), [(0, 3), (1, 5), (2, 8)])
def test_the_level_limits_how_many_properties_one_may_own(level: int, limit: int) -> None:
    names = ["silver-gate-blue", "silver-gate-red", "silver-gate-green", "silver-gate-yellow"]
    names += ["silver-guild-red", "silver-guild-green", "silver-guild-yellow"]
    table = Table(4).draws("red").level(0, level).holds(0, coin=12)
    table.owns(0, *names[: limit - 1])
    match = table.play("fountain")
    assert asked(match) == "upgrade"  # the limit is reached, start card included
    below = Table(4).draws("red").level(0, level).holds(0, coin=12).owns(0, *names[: limit - 2])
    match = below.play("fountain")
    assert asked(match) == "buy"
    purple = state(match).market[0]
    play(match, purple)
    assert asked(match) != "buy"
    assert len(state(match).properties[0]) == limit


@pytest.mark.parametrize("level", [3, 4, 5, 6])
def test_from_level_three_on_there_is_no_limit(level: int) -> None:
    names = ["silver-gate-blue", "silver-gate-red", "silver-gate-green", "silver-gate-yellow"]
    names += ["silver-guild-red", "silver-guild-green", "silver-guild-yellow", "gold-mint"]
    table = Table(4).draws("red").level(0, level).holds(0, coin=12).owns(0, *names)
    assert asked(table.play("fountain")) == "buy"


# --- level 6: the own colour is wild --------------------------------------------------------


def test_the_wild_resource_pays_for_any_other() -> None:
    table = Table().draws("red").level(0, 6).holds(0, blue=3).without_gold("n")
    match = table.play("fountain")
    guild = card("silver-guild-blue")  # costs yellow, green, red
    assert guild in offered(match)
    play(match, guild)
    assert goods(match) == {}


def test_below_level_six_nothing_is_wild() -> None:
    match = Table().draws("red").level(0, 5).holds(0, blue=3).at("fountain", "blue")
    assert asked(match.play("fountain")) == "refill"


def test_only_the_boards_own_colour_is_wild() -> None:
    match = Table().draws("red").level(0, 6).holds(0, red=3).at("fountain", "blue")
    assert asked(match.play("fountain")) == "refill"


def test_the_wild_resource_is_traded_at_any_gate_with_a_lydian() -> None:
    match = Table().draws("lydian").level(0, 6).holds(0, blue=3).play("green")
    assert asked(match) == "sell"
    play(match, 1)
    assert asked(match) == "sell-wild"
    assert offered(match) == [0, 1, 2, 3]
    play(match, 2)
    assert goods(match) == {"blue": 1, "coin": 3}


def test_at_its_own_gate_the_wild_resource_is_traded_once() -> None:
    match = Table().draws("lydian").level(0, 6).holds(0, blue=3).at("fountain", "red", "green")
    played = match.play("blue", 4)
    assert asked(played) == "refill"
    assert goods(played) == {"coin": 4}


def test_the_wild_resource_stays_what_it_is_for_purple_cards_and_coins() -> None:
    match = Table().draws("red").level(0, 6).holds(0, blue=6).owns(0, "purple-red").match()
    assert match.game.view(match.state, 0)["players"][0]["properties"][1]["points"] == 0
    bought = Table().draws("red").level(0, 6).holds(0, blue=6).play("fountain")
    assert why(bought, card("purple-influence")) == "coins-only"
