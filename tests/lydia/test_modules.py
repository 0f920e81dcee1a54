"""Section 9: each module by itself."""

from __future__ import annotations

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

# --- module 1: King Croesus -----------------------------------------------------------------


def croesus() -> Table:
    return Table(modules=["croesus"]).draws("red").at("fountain", "green", "yellow")


def test_the_kings_gate_brings_one_more_resource_of_its_colour() -> None:
    match = croesus().play("blue", "green")
    assert goods(match) == {"blue": 2, "red": 1}


def test_the_king_moves_to_a_different_gate_of_ones_choice() -> None:
    match = croesus().play("blue")
    assert asked(match) == "king"
    assert offered(match) == ["yellow", "green", "red"]
    assert why(match, "blue") == "king-stays"
    play(match, "green")
    assert state(match).king == 2


def test_other_gates_leave_the_king_where_he_is() -> None:
    match = croesus().play("red")
    assert goods(match) == {"red": 2}
    assert state(match).king == 0


def test_any_kind_of_merchant_is_favoured() -> None:
    match = croesus().draws("lydian").play("blue", "green")
    assert goods(match) == {"blue": 2}


def test_the_favour_may_be_declined_and_the_king_moves_all_the_same() -> None:
    """R11."""
    match = croesus().match()
    play(match, "blue")
    assert list(match.decisions[0].manual) == [
        ("decline", "yellow"),
        ("decline", "green"),
        ("decline", "red"),
    ]
    play(match, ("decline", "red"))
    assert goods(match) == {"blue": 1, "red": 1}
    assert state(match).king == 3


def test_a_favour_that_would_be_lost_cannot_be_declined() -> None:
    match = croesus().holds(0, blue=6).play("blue")
    assert why(match, ("decline", "red")) == "nothing-to-decline"
    play(match, "red")
    assert state(match).king == 3


def test_the_favour_is_income_and_can_carry_a_marker_to_six() -> None:
    match = croesus().holds(0, blue=4).play("blue", "green")
    assert asked(match) == "bonus"


# --- module 2: Waters of the Pactolus -------------------------------------------------------


def pactolus() -> Table:
    return Table(modules=["pactolus"]).draws("red").at("fountain", "green", "yellow")


def test_a_fountain_card_lies_at_each_side_and_is_bought_like_a_property() -> None:
    match = pactolus().holds(0, yellow=1, green=1, red=1).play("fountain")
    assert card("fountain-blue") in offered(match)
    play(match, card("fountain-blue"))
    assert card("fountain-blue") in state(match).properties[0]


def test_the_matching_merchant_at_the_fountain_brings_coins_before_buying() -> None:
    match = pactolus().owns(0, "fountain-red").holds(0, coin=1).play("fountain")
    assert asked(match) == "buy"
    assert coins(match) == 3  # enough for a purple card


def test_upgraded_it_brings_double() -> None:
    assert coins(pactolus().owns(0, "+fountain-red").play("fountain")) == 4


def test_another_colour_brings_nothing() -> None:
    assert coins(pactolus().owns(0, "fountain-blue").play("fountain")) == 0


def test_merchants_moved_to_the_fountain_trigger_nothing() -> None:
    """R12."""
    match = pactolus().owns(0, "fountain-red").at("blue", "red").play("blue")
    assert standing(match, "fountain") == ["yellow", "green", "red", "red"]
    assert coins(match) == 0


def test_fountain_cards_score_four_and_eight() -> None:
    match = pactolus().owns(0, "fountain-red", "+fountain-blue").match()
    assert score(match, "fountain-cards") == 12


def test_fountain_cards_count_for_limit_trigger_and_free_upgrade() -> None:
    """R13."""
    table = pactolus().owns(0, "fountain-red", "fountain-blue").holds(0, coin=12)
    assert asked(table.play("fountain")) == "upgrade"  # three properties at level 0
    match = pactolus().owns(0, "fountain-red").holds(0, blue=5).play("blue")
    assert card("fountain-red") in offered(match)
    view = pactolus().owns(0, "+fountain-red").match().view(0)
    assert view["players"][0]["upgraded"] == 1


def test_no_lydian_sits_on_a_fountain_card() -> None:
    match = pactolus().holds(0, yellow=1, green=1, red=1).play("fountain", card("fountain-blue"))
    assert "lydian" not in standing(match, "fountain")


# --- module 3: Artisans' guild --------------------------------------------------------------


def artisans(**rules: bool) -> Table:
    return Table(modules=["artisans"], **rules).draws("artisan").at("fountain", "green")


def test_the_fourth_level_sends_its_artisan_to_the_fountain() -> None:
    table = Table(modules=["artisans"]).draws("red").level(0, 3).holds(0, blue=5)
    match = table.at("fountain", "green").play("blue", "influence")
    assert standing(match, "fountain") == ["green", "artisan"]
    assert "artisan" in offered(match)


def test_an_artisan_copies_a_merchant_standing_at_the_gate() -> None:
    match = artisans().at("green", "red", "blue").play("green")
    assert asked(match) == "copy"
    assert offered(match) == ["blue", "red"]
    play(match, "red")
    assert goods(match) == {"green": 1, "blue": 1, "red": 2}  # R27: one for itself


def test_a_copying_artisan_meets_the_conditions_of_properties() -> None:
    match = artisans().at("blue", "blue", "red").play("blue", "blue")
    assert goods(match) == {"blue": 1 + 1 + 2, "red": 1}  # start card, gate, two blue


def test_artisan_and_copied_merchant_leave_as_a_pair_so_it_can_always_come_back() -> None:
    match = artisans().at("green", "red", "blue").play("green", "red")
    assert standing(match, "green") == ["blue"]
    assert standing(match, "fountain") == ["green", "red", "artisan"]
    assert "artisan" in offered(match)


def test_an_artisan_copying_a_lydian_pays_gold_cards_and_yields_nothing_itself() -> None:
    """R14."""
    match = artisans().at("green", "lydian").owns(0, "gold-pair-green-red").play("green", 0)
    assert goods(match) == {"green": 3, "red": 2}
    assert standing(match, "fountain") == ["green", "lydian", "artisan"]


def test_an_artisan_may_not_go_to_an_empty_gate() -> None:
    """R15."""
    match = artisans().at("green", "red").match()
    assert offered(match) == ["green", "fountain"]
    assert why(match, "blue") == "nobody-to-copy"


def test_an_artisan_cannot_copy_an_artisan() -> None:
    match = artisans().at("green", "artisan").at("red", "blue").match()
    assert why(match, "green") == "nobody-to-copy"
    both = artisans().at("green", "artisan", "red", "blue").play("green")
    assert why(both, "artisan") == "copy-artisan"
    assert why(both, "yellow") == "not-standing-there"


def test_at_the_fountain_it_acts_without_colour_and_unasked() -> None:
    match = artisans().at("red", "blue").holds(0, coin=3).play("fountain")
    assert asked(match) == "buy"


# --- module 4: Courtyards -------------------------------------------------------------------


def courtyards() -> Table:
    return Table(modules=["courtyards"]).draws("red").at("fountain", "green", "yellow")


def test_each_courtyard_begins_with_a_merchant_of_the_start_cards_colour() -> None:
    assert state(courtyards().match()).courtyard == [0, 1]


def test_the_drawn_merchant_may_be_swapped_for_the_courtyards() -> None:
    match = courtyards().match()
    assert "swap" in offered(match)
    play(match, "swap")
    assert (state(match).drawn, state(match).courtyard[0]) == (0, 3)
    assert asked(match) == "place"
    play(match, "green")
    assert goods(match) == {"green": 1, "blue": 1}


def test_there_is_one_swap_a_turn() -> None:
    match = courtyards().play("swap")
    assert "swap" not in offered(match)
    assert why(match, "swap") == "swapped-once"


def test_swapping_is_optional_and_possible_again_next_turn() -> None:
    table = courtyards().draws("red", "green").at("fountain", "red")
    match = table.play("swap", "blue", "green", "red", "yellow")
    assert (state(match).active(), asked(match)) == (0, "place")
    assert "swap" in offered(match)


def test_any_kind_of_merchant_may_be_parked() -> None:
    match = courtyards().draws("lydian").play("swap")
    assert state(match).courtyard[0] == 4


def test_the_courtyard_is_not_in_the_bag() -> None:
    """R16."""
    table = courtyards().bag(0, "blue", "yellow", "green", "red").owns(0, "purple-pairs")
    table.g.first = 1
    assert score(table.match(), "purple") == 0


# --- module 5: Tomb of Alyattes -------------------------------------------------------------


def tomb(**rules: bool) -> Table:
    """The blue tomb lies open at the north side, yellow east, green south, red west."""
    table = Table(modules=["tomb"], **rules).draws("red").without_gold("n", "w")
    return table.at("fountain", "blue", "green").holds(0, coin=2)


def test_a_tomb_costs_two_coins_a_merchant_from_the_fountain_and_the_marker() -> None:
    match = tomb().holds(0, blue=4).play("fountain", "n")
    assert goods(match) == {}
    assert standing(match, "fountain") == ["green", "red"]
    assert state(match).entombed == [1, 0]
    assert match.view(0)["tiles"][0]["owner"] == 0


def test_the_rulebooks_red_tomb_pays_two_coins_for_a_red_merchant_at_the_red_gate() -> None:
    table = tomb().holds(0, coin=0)
    table.g.entombed[0] = 8
    match = table.play("red")
    assert goods(match) == {"coin": 2}


def test_an_entombed_colour_brings_no_bonus_and_has_the_coins_limit() -> None:
    table = tomb().holds(0, coin=5).at("red", "blue")
    table.g.entombed[0] = 8
    match = table.owns(0, "silver-guild-red").play("red")
    assert goods(match) == {"coin": 9, "blue": 1}
    table = tomb().holds(0, coin=11)
    table.g.entombed[0] = 8
    assert coins(table.play("red")) == 12  # R28


def test_the_tile_waits_until_its_gold_card_is_bought() -> None:
    match = tomb().at("fountain", "yellow").play("fountain")
    assert why(match, "e") == "gold-card-above"


def test_a_tomb_may_be_had_in_the_same_action_as_its_gold_card() -> None:
    """R17."""
    table = Table(modules=["tomb"]).draws("red").at("fountain", "blue", "green")
    match = table.holds(0, green=2, red=2, coin=2).play("fountain", card("gold-pair-blue-yellow"))
    play(match, (0, 0, 2, 2, 0))
    assert "n" in offered(match)


def test_without_a_merchant_of_its_colour_at_the_fountain_it_cannot_be_had() -> None:
    match = Table(modules=["tomb"]).draws("red").without_gold("n").holds(0, coin=3)
    assert why(match.play("fountain"), "n") == "nobody-to-retire"


def test_the_merchant_just_placed_may_retire() -> None:
    """R17."""
    match = tomb().play("fountain")
    assert "w" in offered(match)
    play(match, "w")
    assert standing(match, "fountain") == ["blue", "green"]


def test_all_parts_of_the_price_are_needed() -> None:
    match = tomb().holds(0, coin=1, yellow=2, red=1).play("fountain")
    assert why(match, "n") == "tile-price"


def test_a_tile_is_bought_from_the_chosen_side_alone() -> None:
    match = tomb().holds(0, coin=8).play("fountain", "n")
    assert why(match, "w") == "one-side"


def test_a_tomb_is_no_property() -> None:
    match = tomb().owns(0, "purple-green", "purple-yellow").play("fountain", "n")
    assert len(state(match).properties[0]) == 3


def test_several_tombs_may_belong_to_one_seat() -> None:
    """R18."""
    table = tomb()
    table.g.entombed[0] = 8
    table.g.tile_owner[3] = 0
    assert "n" in offered(table.play("fountain"))


def test_a_tomb_that_is_taken_stays_taken() -> None:
    table = tomb().holds(0, coin=5)
    table.g.tile_owner[0] = 1
    assert why(table.play("fountain"), "n") == "tile-taken"


def test_costs_of_an_entombed_colour_are_paid_with_coins() -> None:
    table = tomb().holds(0, yellow=2, coin=1)
    table.g.entombed[0] = 8
    match = table.play("fountain", card("silver-gate-blue"))  # two yellow, one red
    assert goods(match) == {}


def test_the_purple_card_of_an_entombed_colour_is_worth_nothing() -> None:
    match = tomb().holds(0, blue=6).owns(0, "purple-blue").play("fountain", "n")
    assert score(match, "purple") == 0


def test_an_entombed_own_colour_leaves_the_wild_resource_empty() -> None:
    table = tomb().level(0, 6).holds(0, coin=0).draws("lydian")
    table.g.entombed[0] = 1
    match = table.play("green", 0)
    assert asked(match) == "refill"
    assert score(match, "influence") == 18
    assert match.view(0)["players"][0]["wild"] is None


# --- module 6: Royal builders ---------------------------------------------------------------


def builders() -> Table:
    table = Table(modules=["builders"]).draws("lydian").at("fountain", "green").level(0, 3)
    return table.holds(0, coin=12)


def test_a_lydian_may_go_on_a_builder_tile() -> None:
    assert offered(builders().match())[-4:] == ["nw", "ne", "se", "sw"]


def test_coloured_merchants_may_not() -> None:
    match = builders().draws("red").match()
    assert "nw" not in offered(match)
    assert why(match, "nw") == "builder-lydian"


def test_it_buys_from_both_sides_that_meet_there() -> None:
    match = builders().play("ne")
    assert {card("purple-influence"), card("purple-green")} <= set(offered(match))
    play(match, card("purple-influence"))
    assert card("purple-green") in offered(match)
    play(match, card("purple-green"))
    assert why(match, state(match).market[10]) == "builder-sides"


def test_each_corner_has_its_two_sides() -> None:
    tiles = builders().match().view(0)["builders"]
    assert {tile["corner"]: set(tile["sides"]) for tile in tiles} == {
        "nw": {"n", "w"},
        "ne": {"n", "e"},
        "se": {"e", "s"},
        "sw": {"s", "w"},
    }


def test_afterwards_the_lydian_goes_to_the_fountain_and_may_be_taken_back() -> None:
    match = builders().play("ne")
    assert standing(match, "fountain") == ["green"]
    play(match, "done", "done")
    assert offered(match) == ["green", "lydian"]


def test_it_upgrades_like_a_fountain_action() -> None:
    match = builders().play("ne", "done", card("start-blue"))
    assert (state(match).upgraded >> card("start-blue")) & 1


# --- module 7: Chariot races ----------------------------------------------------------------


def chariots(*waiting: str, **rules: bool) -> Table:
    table = Table(3, ["chariots"], **rules).draws("red").at("blue", "red").at("fountain", "green")
    return table.chariots(*waiting)


def test_one_of_a_coloured_pair_joins_the_chariots() -> None:
    match = chariots().play("blue")
    assert state(match).chariots == [3]
    assert standing(match, "fountain") == ["green", "red"]


def test_a_lydian_pair_goes_to_the_fountain() -> None:
    match = Table(3, ["chariots"]).draws("lydian").at("blue", "lydian").at("fountain", "green")
    played = match.play("blue", 0)
    assert state(played).chariots == []
    assert standing(played, "fountain") == ["green", "lydian", "lydian"]


def test_the_third_chariot_starts_a_race_at_once_the_active_seat_first() -> None:
    """R19: then clockwise."""
    table = chariots("yellow", "green").holds(1, yellow=1).holds(2, yellow=1, green=1)
    match = table.holds(0, yellow=1).play("blue")
    assert (asked(match), match.decisions[0].seat) == ("race", 0)
    play(match, 1)
    assert match.decisions[0].seat == 1
    play(match, 0)
    assert match.decisions[0].seat == 2


def test_rank_one_pays_one_matching_resource_for_a_coin() -> None:
    match = chariots("yellow", "green").holds(0, yellow=2).play("blue", 1)
    assert goods(match) == {"yellow": 1, "blue": 1, "red": 2, "coin": 1}


def test_rank_two_pays_for_the_first_two_chariots_three_coins() -> None:
    match = chariots("yellow", "green").holds(0, yellow=1, green=1).play("blue", 2)
    assert goods(match) == {"blue": 1, "red": 2, "coin": 3}


def test_rank_three_pays_for_all_three_a_level_of_influence() -> None:
    match = chariots("yellow", "green").holds(0, yellow=1, green=1).play("blue", 3)
    assert goods(match) == {"blue": 1, "red": 1}
    assert state(match).influence[0] == 1
    assert "lydian" in standing(match, "fountain")


def test_equal_colours_need_as_many_resources() -> None:
    match = chariots("yellow", "yellow").holds(0, yellow=1).play("blue")
    assert offered(match) == [0, 1]
    assert why(match, 2) == "race-price"


def test_coins_do_not_pay_in_a_race() -> None:
    """R20."""
    match = chariots("yellow", "green").holds(0, coin=9).play("blue")
    assert asked(match) == "refill"  # nobody can take part


def test_the_wild_resource_pays_in_a_race() -> None:
    """R20."""
    match = chariots("yellow", "green").holds(0, blue=2).level(0, 6).play("blue")
    assert offered(match) == [0, 1, 2]


def test_at_level_six_rank_three_is_closed() -> None:
    table = chariots("yellow", "green").holds(0, yellow=1, green=1).level(0, 6)
    assert why(table.play("blue"), 3) == "influence-top"


def test_coins_of_a_race_above_twelve_are_lost() -> None:
    match = chariots("yellow", "green").holds(0, yellow=1, green=1, coin=11).play("blue", 2)
    assert coins(match) == 12


def test_then_the_three_merchants_go_to_the_fountain_and_may_be_taken() -> None:
    match = chariots("yellow", "green").play("blue")
    assert state(match).chariots == []
    assert standing(match, "fountain") == ["yellow", "green", "green", "red", "red"]
    assert offered(match) == ["yellow", "green", "red"]


def test_the_way_to_pay_is_asked_only_where_there_are_several() -> None:
    table = chariots("yellow", "green").holds(0, blue=1, yellow=1).level(0, 6)
    match = table.play("blue", 1)
    assert asked(match) == "pay"
    assert offered(match) == [(0, 1, 0, 0, 0), (1, 0, 0, 0, 0)]
    assert why(match, (0, 0, 0, 0, 1)) in {"race-no-coins", "not-so-many"}


# --- module 8: Estates ----------------------------------------------------------------------


def estates(*owned: str, **rules: bool) -> Table:
    table = Table(modules=["estates"], **rules).draws("red").without_gold("n").level(0, 3)
    return table.at("fountain", "green", "blue").holds(0, coin=3).owns(0, *owned)


def test_an_estate_costs_three_coins_and_covers_an_own_upgraded_card() -> None:
    match = estates("+silver-gate-red", "+silver-gate-green").play("fountain", "n")
    assert asked(match) == "cover"
    assert offered(match) == [card("silver-gate-red"), card("silver-gate-green")]
    play(match, card("silver-gate-red"))
    assert goods(match) == {}
    assert state(match).covered == 1 << card("silver-gate-red")


def test_a_covered_card_scores_double_and_pays_nothing_more() -> None:
    match = estates("+gold-mint").play("fountain", "n")
    assert score(match, "gold") == 12
    assert score(match, "estates") == 12
    table = Table(modules=["estates"]).draws("blue").owns(0, "=silver-guild-blue")
    assert goods(table.play("green")) == {"green": 1, "blue": 1}


def test_a_covered_card_stays_an_upgraded_silver_or_gold_property() -> None:
    table = Table(modules=["estates"]).owns(
        0, "=silver-gate-red", "purple-silver", "purple-upgraded"
    )
    match = table.match()
    assert score(match, "purple") == 3 + 1
    assert match.view(0)["players"][0]["upgraded"] == 1


def test_basic_and_purple_cards_cannot_be_covered() -> None:
    match = estates("silver-gate-red", "+purple-gold").play("fountain")
    assert why(match, "n") == "nothing-to-cover"
    table = estates("+silver-gate-red", "+silver-gate-green", "silver-guild-red", "+purple-gold")
    played = table.play("fountain", "n")
    assert why(played, card("silver-guild-red")) == "cover-basic"
    assert why(played, card("purple-gold")) == "cover-purple"


def test_one_tile_to_a_card() -> None:
    """R21."""
    table = estates("+silver-gate-red", "+silver-gate-green", "+silver-guild-red")
    table.owns(0, "=silver-gate-red")
    table.g.estates = [-1, card("silver-gate-red"), -1, -1]
    table.g.tile_owner = [-1, 0, -1, -1]
    assert why(table.play("fountain", "n"), card("silver-gate-red")) == "cover-twice"


def test_the_card_must_be_upgraded_before_buying() -> None:
    """R5: upgrading comes after this purchase."""
    match = estates("silver-gate-red").holds(0, blue=2, green=1).play("fountain", "done")
    assert asked(match) == "upgrade"


def test_an_estate_waits_for_its_gold_card_and_its_price() -> None:
    match = estates("+silver-gate-red").play("fountain")
    assert why(match, "e") == "gold-card-above"
    poor = estates("+silver-gate-red").holds(0, coin=2, yellow=2, red=1).play("fountain")
    assert why(poor, "n") == "tile-price"
