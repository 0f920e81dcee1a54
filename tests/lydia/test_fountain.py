"""Section 5: buying and upgrading."""

from __future__ import annotations

from tests.lydia.table import Table, asked, card, goods, offered, play, standing, state, why

# With two seats the north side holds purple-influence, purple-pairs, gold-pair-blue-yellow,
# silver-gate-blue and silver-guild-blue; east goes on from there.
NORTH = ["purple-influence", "purple-pairs", "gold-pair-blue-yellow", "silver-gate-blue"]
EAST = ["purple-green", "purple-yellow", "gold-pair-blue-green", "silver-road-blue"]


def rich(**rules: bool) -> Table:
    """Seat 0 has plenty of everything and no limit."""
    table = Table(**rules).draws("red").level(0, 3).at("fountain", "green")
    return table.holds(0, blue=6, yellow=6, green=6, red=6, coin=12)


def numbers(names: list[str]) -> list[int]:
    return [card(name) for name in names]


# --- buying ---------------------------------------------------------------------------------


def test_at_first_every_side_is_open() -> None:
    match = rich().play("fountain")
    assert set(numbers(NORTH + EAST)) <= set(offered(match))
    assert len(offered(match)) == 20 + 1


def test_after_the_first_purchase_only_that_side_is_open() -> None:
    match = rich().play("fountain", card("purple-influence"))
    assert set(numbers(NORTH[1:])) <= set(offered(match))
    assert not set(numbers(EAST)) & set(offered(match))
    assert why(match, card("purple-green")) == "one-side"


def test_any_number_of_cards_may_be_bought_one_after_the_other() -> None:
    match = rich().play("fountain", card("purple-influence"), card("purple-pairs"))
    assert state(match).properties[0] == [0, *numbers(["purple-influence", "purple-pairs"])]
    assert goods(match)["coin"] == 6


def test_a_bought_card_lies_basic_face_up() -> None:
    match = rich().play("fountain", card("purple-influence"))
    assert state(match).upgraded == 0


def test_the_market_is_never_refilled() -> None:
    match = rich().play("fountain", card("purple-influence"), "done", "done", "green")
    view = match.view(0)
    slot = view["market"]["n"][0]
    assert (slot["lies"], slot["buyer"]) == (False, 0)
    assert why(match, "blue") is None


def test_a_gold_card_sends_its_lydian_to_the_fountain_at_once() -> None:
    match = rich().play("fountain", card("gold-pair-blue-yellow"), (0, 0, 2, 2, 0))
    assert standing(match, "fountain") == ["green", "red", "lydian"]
    play(match, "done", "done")
    assert "lydian" in offered(match)


def test_one_buys_only_what_one_can_pay() -> None:
    match = Table().draws("red").holds(0, yellow=2, red=1, coin=2).play("fountain")
    assert offered(match)[:1] == [card("silver-gate-blue")]
    assert why(match, card("purple-influence")) == "coins-only"
    assert why(match, card("gold-pair-blue-yellow")) == "cannot-pay"


def test_nothing_forces_one_to_buy() -> None:
    match = rich().play("fountain", "done")
    assert asked(match) == "upgrade"


def test_what_others_bought_is_gone() -> None:
    match = rich().owns(1, "purple-influence").play("fountain")
    assert why(match, card("purple-influence")) == "somebody-elses"
    assert why(match, card("silver-twin-red-blue")) == "in-the-box"


# --- paying ---------------------------------------------------------------------------------


def test_a_coin_replaces_a_resource_of_any_colour() -> None:
    table = Table().draws("red").holds(0, yellow=1, coin=2).play("fountain")
    play(table, card("silver-gate-blue"))  # costs two yellow and one red
    assert goods(table) == {}


def test_the_player_decides_the_mix_and_resources_are_proposed_first() -> None:
    """R6."""
    table = Table().draws("red").holds(0, yellow=2, red=1, coin=3)
    match = table.play("fountain", card("silver-gate-blue"))
    assert asked(match) == "pay"
    assert offered(match) == [
        (0, 2, 0, 1, 0),
        (0, 1, 0, 1, 1),
        (0, 2, 0, 0, 1),
        (0, 0, 0, 1, 2),
        (0, 1, 0, 0, 2),
        (0, 0, 0, 0, 3),
    ]
    play(match, (0, 1, 0, 0, 2))
    assert goods(match) == {"yellow": 1, "red": 1, "coin": 1}


def test_one_way_to_pay_is_no_question() -> None:
    match = Table().draws("red").holds(0, yellow=2, red=1).play("fountain")
    play(match, card("silver-gate-blue"))
    assert goods(match) == {}


def test_resources_never_replace_coins() -> None:
    table = Table().draws("red").holds(0, blue=6, yellow=6, green=6, red=6, coin=2).level(0, 6)
    assert why(table.play("fountain"), card("purple-influence")) == "coins-only"


def test_other_ways_to_pay_are_refused_with_their_reason() -> None:
    table = Table().draws("red").holds(0, blue=1, yellow=2, red=1, coin=3)
    match = table.play("fountain", card("silver-gate-blue"))
    assert why(match, (0, 3, 0, 0, 0)) == "not-so-many"
    assert why(match, (0, 0, 0, 0, 4)) == "not-so-many"
    assert why(match, (0, 2, 0, 1, 1)) == "not-the-price"
    assert why(match, (1, 1, 0, 1, 0)) == "wrong-resource"


def test_the_wild_resource_is_one_of_the_ways() -> None:
    table = Table().draws("red").holds(0, blue=2, yellow=2, red=1).level(0, 6)
    match = table.play("fountain", card("silver-gate-blue"))
    assert offered(match)[0] == (0, 2, 0, 1, 0)
    assert set(offered(match)) == {
        (0, 2, 0, 1, 0),
        (1, 1, 0, 1, 0),
        (1, 2, 0, 0, 0),
        (2, 0, 0, 1, 0),
        (2, 1, 0, 0, 0),
    }


# --- upgrading ------------------------------------------------------------------------------


def test_upgrading_costs_the_same_again() -> None:
    table = Table().draws("red").holds(0, yellow=4, red=2).owns(0, "silver-gate-blue")
    match = table.play("fountain", "done")
    assert asked(match) == "upgrade"
    play(match, card("silver-gate-blue"))
    assert goods(match) == {"yellow": 2, "red": 1}
    assert (state(match).upgraded >> card("silver-gate-blue")) & 1


def test_the_start_card_can_be_upgraded() -> None:
    match = Table().draws("red").holds(0, yellow=1, green=1, red=1).play("fountain")
    play(match, "done")
    assert card("start-blue") in offered(match)


def test_any_number_of_own_cards_may_be_upgraded() -> None:
    match = rich().owns(0, "silver-gate-red", "silver-gate-green").play("fountain", "done")
    play(match, card("silver-gate-red"), (2, 0, 1, 0, 0), card("silver-gate-green"))
    play(match, (0, 1, 0, 2, 0))
    assert state(match).upgraded.bit_count() == 2


def test_a_card_bought_a_moment_ago_may_be_upgraded() -> None:
    match = rich().play("fountain", card("purple-influence"), "done", card("purple-influence"))
    assert (state(match).upgraded >> card("purple-influence")) & 1


def test_a_card_is_upgraded_once() -> None:
    match = rich().owns(0, "+silver-gate-red").play("fountain", "done")
    assert why(match, card("silver-gate-red")) == "already-upgraded"


def test_upgrading_has_nothing_to_do_with_the_chosen_side() -> None:
    match = rich().owns(0, "purple-green").play("fountain", card("purple-influence"), "done")
    assert card("purple-green") in offered(match)


def test_all_buying_comes_before_all_upgrading() -> None:
    """R5."""
    match = rich().play("fountain")
    assert why(match, card("start-blue")) == "upgrade-later"
    play(match, "done")
    assert asked(match) == "upgrade"
    assert why(match, card("purple-influence")) == "buying-is-over"


def test_one_upgrades_only_ones_own_cards_and_only_what_one_can_pay() -> None:
    table = Table().draws("red").holds(0, yellow=1, green=1, red=1).owns(1, "silver-gate-red")
    match = table.owns(0, "gold-mint").play("fountain", "done")
    assert why(match, card("silver-gate-red")) == "somebody-elses"
    assert why(match, card("gold-mint")) == "cannot-pay"


def test_the_property_limit_is_checked_at_each_purchase() -> None:
    match = rich().level(0, 0).play("fountain", card("purple-influence"))
    assert asked(match) == "buy"
    play(match, card("purple-pairs"))
    assert asked(match) == "upgrade"
    limited = rich().level(0, 0).owns(0, "purple-green", "purple-yellow").play("fountain")
    assert asked(limited) == "upgrade"
