"""Section 4: the gate action in its exact order."""

from __future__ import annotations

from tests.lydia.table import Table, asked, card, coins, goods, offered, play, standing, state, why


def test_the_rulebooks_green_merchant_at_the_blue_gate() -> None:
    """A red and a blue one stand there: one red, two blue, one green."""
    match = Table().draws("green").at("blue", "red", "blue").play("blue")
    assert goods(match) == {"red": 1, "blue": 2, "green": 1}


def test_the_rulebooks_two_coins_for_two_blue() -> None:
    match = Table().draws("green").at("blue", "red", "blue", "lydian").play("blue")
    assert asked(match) == "sell"
    assert offered(match) == [0, 1, 2]
    play(match, 2)
    assert goods(match) == {"red": 1, "green": 1, "coin": 2}


def test_the_rulebooks_start_card_and_silver_card_give_three_blue() -> None:
    """Naomi: the blue start card pays 1, a silver card for blue at any gate 2; then the gate."""
    match = Table().draws("blue").owns(0, "silver-guild-blue").play("blue")
    paid = [h.event.args for h in match.heard if h.event.args[-1] == "property"]
    assert [args[1:3] for args in paid] == [("blue", 1), ("blue", 2)]
    assert goods(match) == {"blue": 5}


# --- property income ------------------------------------------------------------------------


def test_only_the_merchant_placed_triggers_properties() -> None:
    match = Table().draws("green").at("blue", "blue").play("blue")
    assert goods(match) == {"blue": 2, "green": 1}  # the blue start card does not pay


def test_a_property_pays_only_at_the_gates_it_names() -> None:
    match = Table().draws("blue").owns(0, "silver-road-blue").play("green")
    assert goods(match) == {"green": 1, "blue": 1}
    match = Table().draws("blue").owns(0, "silver-road-blue").play("yellow")
    assert goods(match) == {"yellow": 1, "blue": 3}


def test_any_merchant_on_a_card_means_the_four_colours_and_no_lydian() -> None:
    for merchant in ("yellow", "green", "red"):
        match = Table().draws(merchant).owns(0, "silver-gate-blue").play("blue")
        assert goods(match) == {"blue": 2, merchant: 1}
    match = Table().draws("lydian").owns(0, "silver-gate-blue").play("blue", 0)
    assert goods(match) == {"blue": 1}


def test_lydian_on_a_card_means_only_lydians() -> None:
    match = Table().draws("lydian").owns(0, "gold-pair-green-red").play("red", 0)
    assert goods(match) == {"green": 2, "red": 3}
    match = Table().draws("red").owns(0, "gold-pair-green-red").play("red")
    assert goods(match) == {"red": 2}


def test_several_properties_pay_at_the_same_time() -> None:
    table = Table().draws("blue").owns(0, "silver-gate-blue", "silver-twin-blue-yellow")
    match = table.play("blue")
    # start 1 blue, gate card 1 blue, twin 1 blue 1 yellow, gate 1, merchant 1
    assert goods(match) == {"blue": 5, "yellow": 1}


def test_the_upgraded_face_pays_double() -> None:
    match = Table().draws("blue").owns(0, "+silver-guild-blue").play("green")
    assert goods(match) == {"blue": 5, "green": 1}


def test_a_card_may_pay_coins() -> None:
    match = Table().draws("lydian").owns(0, "+gold-mint").play("blue", 0)
    assert goods(match) == {"blue": 1, "coin": 6}


# --- gate income ----------------------------------------------------------------------------


def test_lydians_yield_no_resource() -> None:
    match = Table().draws("lydian").at("green", "red").play("green", 0)
    assert goods(match) == {"green": 1, "red": 1}


def test_resources_above_six_are_lost() -> None:
    match = Table().draws("red").holds(0, red=6, blue=6).at("blue", "red").play("blue")
    assert goods(match) == {"red": 6, "blue": 6}


def test_coins_above_twelve_are_lost() -> None:
    table = Table().draws("lydian").owns(0, "+gold-mint").holds(0, coin=9)
    assert coins(table.play("blue")) == 12


# --- trade ----------------------------------------------------------------------------------


def test_without_a_lydian_nothing_is_traded() -> None:
    match = Table().draws("green").holds(0, blue=4).at("fountain", "red", "blue").play("blue")
    assert asked(match) == "refill"


def test_a_lydian_just_placed_trades_as_well_as_one_that_stood_there() -> None:
    assert asked(Table().draws("lydian").play("blue")) == "sell"
    assert asked(Table().draws("red").at("blue", "lydian").play("blue")) == "sell"


def test_only_resources_of_the_gates_colour_are_traded() -> None:
    match = Table().draws("lydian").holds(0, red=5).play("blue")
    assert offered(match) == [0, 1]  # the one blue of this gate


def test_trading_is_optional() -> None:
    match = Table().draws("lydian").holds(0, blue=3).play("blue", 0)
    assert goods(match) == {"blue": 4}


def test_trading_never_exceeds_twelve_coins() -> None:
    match = Table().draws("lydian").holds(0, blue=5, coin=10).play("blue", "pass")
    assert offered(match) == [0, 1, 2]
    assert why(match, 3) == "coin-limit"
    full = Table().draws("lydian").at("fountain", "red", "blue")
    assert asked(full.holds(0, blue=2, coin=12).play("blue")) == "refill"


def test_one_lydian_or_two_make_no_difference() -> None:
    match = Table().draws("lydian").at("blue", "lydian").holds(0, blue=2).play("blue")
    assert offered(match) == [0, 1, 2, 3]
    play(match, 3)
    assert goods(match) == {"coin": 3}


def test_no_more_can_be_sold_than_one_has() -> None:
    match = Table().draws("lydian").play("blue")
    assert why(match, 2) == "not-so-many"


# --- pairs ----------------------------------------------------------------------------------


def test_two_of_a_colour_go_to_the_fountain() -> None:
    match = Table().draws("green").at("blue", "green", "red").play("blue")
    assert standing(match, "blue") == ["red"]
    assert standing(match, "fountain").count("green") >= 1
    assert state(match).turn == 1  # only green ones stood at the fountain: no choice to make


def test_two_lydians_are_a_pair_too() -> None:
    match = Table().draws("lydian").at("blue", "lydian").at("fountain", "red").play("blue", 0)
    assert standing(match, "blue") == []
    assert standing(match, "fountain") == ["red", "lydian", "lydian"]


def test_different_colours_stay() -> None:
    match = Table().draws("green").at("blue", "red", "yellow").at("fountain", "red").play("blue")
    assert standing(match, "blue") == ["yellow", "green", "red"]


def test_the_pair_still_pays_before_it_leaves() -> None:
    match = Table().draws("green").at("blue", "green").play("blue")
    assert goods(match) == {"blue": 1, "green": 2}


def test_income_comes_before_the_bonus_and_the_bonus_before_the_trade() -> None:
    """The marker reaches 6 by the gate; the bonus is chosen, then all six are sold."""
    table = Table().draws("lydian").holds(0, blue=5)
    match = table.play("blue")
    assert asked(match) == "bonus"
    play(match, "influence")
    assert asked(match) == "sell"
    play(match, 6)
    assert goods(match) == {"coin": 6}
    assert state(match).influence[0] == 1


def test_the_property_pays_what_lies_when_the_merchant_is_placed() -> None:
    """A card turned over by the bonus does not pay again this turn."""
    table = Table().draws("blue").holds(0, blue=5).owns(0, "silver-twin-blue-yellow")
    match = table.play("blue", card("silver-twin-blue-yellow"))
    assert goods(match) == {"blue": 6, "yellow": 1}
    assert (state(match).upgraded >> card("silver-twin-blue-yellow")) & 1
