"""Rulings that a table may reverse: what each of them changes."""

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


def test_r5_reversed_lets_one_upgrade_before_buying() -> None:
    table = Table(buy_before_upgrade=False).draws("red").level(0, 3)
    match = table.holds(0, yellow=1, green=1, red=1, coin=3).play("fountain")
    assert asked(match) == "buy"
    assert {card("start-blue"), card("purple-influence")} <= set(offered(match))
    play(match, card("start-blue"), (0, 1, 1, 1, 0))
    assert (state(match).upgraded >> card("start-blue")) & 1
    assert asked(match) == "buy"
    play(match, card("purple-influence"))
    assert goods(match) == {}


def test_r5_reversed_lets_an_estate_cover_a_card_upgraded_in_the_same_action() -> None:
    table = Table(modules=["estates"], buy_before_upgrade=False).draws("red").without_gold("n")
    match = table.holds(0, yellow=1, green=1, red=1, coin=3).play("fountain")
    assert why(match, "n") == "nothing-to-cover"
    play(match, card("start-blue"), (0, 1, 1, 1, 0), "n")
    assert state(match).covered == 1 << card("start-blue")


def test_r4_reversed_brings_each_bonus_at_once() -> None:
    """The card turned over by the start card's bonus pays its better face this very turn."""
    table = Table(bonus_after_both_incomes=False).draws("blue").holds(0, blue=5)
    table.owns(0, "silver-twin-blue-yellow")
    match = table.play("blue")
    assert asked(match) == "bonus"
    assert goods(match) == {"blue": 6}
    play(match, card("silver-twin-blue-yellow"))
    assert goods(match) == {"blue": 6, "yellow": 2}


def test_r4_reversed_takes_the_bonus_before_the_gate_pays() -> None:
    table = Table(bonus_after_both_incomes=False, modules=["croesus"]).draws("red")
    match = table.holds(0, blue=4, red=5).play("blue")
    # gate: blue 5; merchant: red 6 with a bonus; king: blue 6 with another
    assert (asked(match), goods(match)) == ("bonus", {"blue": 5, "red": 6})
    play(match, "influence")
    assert asked(match) == "king"
    play(match, "green")
    assert asked(match) == "bonus"


def test_r4_keeps_coins_of_a_level_after_tomb_coins() -> None:
    """As ruled, income of eleven coins comes first, and the level's coins meet the limit."""
    table = Table(modules=["tomb"]).draws("red").level(0, 1).holds(0, blue=5, coin=11)
    table.g.entombed[0] = 8
    assert coins(table.play("blue", "influence")) == 12


def test_r7_reversed_obliges_to_use_the_bonus() -> None:
    match = Table(bonus_may_be_passed=False).draws("red").holds(0, blue=5).play("blue")
    assert offered(match) == ["influence", card("start-blue")]
    assert why(match, "pass") == "bonus-must-be-used"


def test_r14_reversed_forbids_copying_lydians() -> None:
    rules = {"artisan_may_copy_lydian": False}
    table = Table(modules=["artisans"], **rules).draws("artisan").at("green", "lydian")
    match = table.at("red", "blue", "lydian").match()
    assert why(match, "green") == "copy-lydian"
    play(match, "red")
    assert goods(match) == {"red": 1, "blue": 2}


def test_r14_reversed_bars_the_lydian_in_the_choice_too() -> None:
    table = Table(modules=["artisans"], artisan_may_copy_lydian=False).draws("artisan")
    match = table.at("red", "blue", "green", "lydian").play("red")
    assert why(match, "lydian") == "copy-lydian"


def test_r14_reversed_shows_no_income_of_a_copied_lydian() -> None:
    table = Table(modules=["artisans"], artisan_may_copy_lydian=False).draws("artisan")
    rows = table.at("red", "blue", "green", "lydian").match().view(0)["income"]
    assert [row["as"] for row in rows if row["gate"] == "red"] == ["blue", "green"]


def test_r15_reversed_shows_the_income_of_an_artisan_without_a_colour() -> None:
    table = Table(modules=["artisans", "chariots"], artisan_at_empty_gate=True).draws("artisan")
    rows = table.at("blue", "artisan").match().view(0)["income"]
    (row,) = [row for row in rows if row["gate"] == "blue"]
    assert (row["as"], row["pair"], row["chariot"]) == (None, "artisan", False)


def test_r15_reversed_lets_an_artisan_go_to_an_empty_gate_without_a_colour() -> None:
    table = Table(modules=["artisans"], artisan_at_empty_gate=True).draws("artisan")
    match = table.at("fountain", "green", "red").play("blue")
    assert goods(match) == {"blue": 1}
    assert standing(match, "blue") == ["artisan"]


def test_r15_reversed_two_artisans_at_a_gate_are_a_pair_that_does_not_race() -> None:
    table = Table(modules=["artisans", "chariots"], artisan_at_empty_gate=True).draws("artisan")
    match = table.at("blue", "artisan").at("fountain", "green").play("blue")
    assert standing(match, "blue") == []
    assert state(match).chariots == []
    assert standing(match, "fountain") == ["green", "artisan", "artisan"]


def test_r13_reversed_makes_fountain_cards_no_properties() -> None:
    rules = {"fountain_cards_count_as_properties": False}
    table = Table(modules=["pactolus"], **rules).draws("red").at("fountain", "green")
    table.owns(0, "+fountain-red", "fountain-blue", "purple-upgraded").holds(0, blue=5, coin=12)
    match = table.match()
    player = match.view(0)["players"][0]
    assert (player["property_count"], player["upgraded"]) == (2, 0)
    assert score(match, "purple") == 0
    play(match, "blue")
    assert why(match, card("fountain-blue")) == "no-property"
    bought = table.play("fountain")
    assert card("purple-influence") in offered(bought)  # two properties at level 0
    play(bought, "done")
    assert card("fountain-blue") in offered(bought)  # paid upgrades stay possible


def test_r13_reversed_lets_one_buy_fountain_cards_at_the_limit() -> None:
    rules = {"fountain_cards_count_as_properties": False}
    table = Table(modules=["pactolus"], **rules).draws("red").holds(0, coin=12)
    match = table.owns(0, "purple-gold", "purple-red").play("fountain")
    assert card("fountain-blue") in offered(match)
    assert why(match, card("purple-influence")) == "property-limit"


def test_r17_reversed_keeps_a_tile_back_in_the_action_of_its_gold_card() -> None:
    rules = {"tile_same_action_as_gold_card": False}
    table = Table(modules=["tomb"], **rules).draws("red").at("fountain", "blue", "green")
    match = table.holds(0, green=2, red=2, coin=5).play("fountain", card("gold-pair-blue-yellow"))
    play(match, (0, 0, 2, 2, 0))
    assert why(match, "n") == "gold-card-just-bought"


def test_r17_reversed_keeps_the_merchant_just_placed() -> None:
    rules = {"retire_just_placed_merchant": False}
    table = Table(modules=["tomb"], **rules).draws("red").without_gold("w").holds(0, coin=3)
    assert why(table.play("fountain"), "w") == "just-placed"
    assert "w" in offered(table.at("fountain", "red").play("fountain"))


def test_r18_reversed_allows_one_tomb_to_a_seat() -> None:
    table = Table(modules=["tomb"], several_tombs_per_player=False).draws("red")
    table.without_gold("n").at("fountain", "blue").holds(0, coin=3)
    table.g.entombed[0] = 8
    assert why(table.play("fountain"), "n") == "one-tomb"


def test_r21_reversed_doubles_a_card_once_more() -> None:
    table = Table(modules=["estates"], several_estates_per_card=True).draws("red")
    table.without_gold("n").holds(0, coin=3).owns(0, "+gold-mint")
    table.g.covered = 1 << card("gold-mint")
    table.g.estates[3] = card("gold-mint")
    table.g.tile_owner[3] = 0
    match = table.play("fountain", "n")
    assert score(match, "gold") + score(match, "estates") == 48


def test_r23_reversed_lets_an_estate_cover_a_fountain_card_which_pays_no_more() -> None:
    rules = {"estate_may_cover_fountain": True}
    table = Table(modules=["pactolus", "estates"], **rules).draws("red").without_gold("n")
    table.owns(0, "+fountain-red").holds(0, coin=3).at("fountain", "red")
    match = table.play("fountain", "n")
    assert score(match, "fountain-cards") + score(match, "estates") == 16
    covered = Table(modules=["pactolus", "estates"], **rules).draws("red").owns(0, "=fountain-red")
    assert coins(covered.at("fountain", "red").play("fountain")) == 0


def test_an_artisan_is_not_asked_whom_to_copy_for_a_covered_fountain_card() -> None:
    """R15: at the fountain the choice is asked for where it matters."""
    rules = {"estate_may_cover_fountain": True}
    table = Table(modules=["artisans", "pactolus", "estates"], **rules).draws("artisan")
    table.at("fountain", "red", "blue").at("green", "red").owns(0, "=fountain-red")
    assert asked(table.play("fountain")) != "copy"
    assert asked(table.owns(0, "fountain-blue").play("fountain")) == "copy"


def test_r20_reversed_lets_coins_pay_in_a_race() -> None:
    table = Table(modules=["chariots"], coins_pay_in_race=True).draws("red").at("blue", "red")
    match = table.chariots("yellow", "green").holds(0, coin=1).play("blue", 1)
    assert coins(match) == 1  # one paid, one won


def test_r20_reversed_bars_the_wild_resource_from_races() -> None:
    rules = {"wild_resource_pays_in_race": False}
    table = Table(modules=["chariots"], **rules).draws("red").at("blue", "red").level(0, 6)
    match = table.chariots("yellow", "green").holds(0, blue=4).play("blue")
    assert asked(match) == "refill"


def test_the_view_names_the_rulings_this_table_has_reversed() -> None:
    match = Table(coins_pay_in_race=True, bonus_may_be_passed=False).match()
    assert match.view(0)["house_rules"] == ["bonus_may_be_passed", "coins_pay_in_race"]
    assert Table().match().view(0)["house_rules"] == []


def test_hidden_bags_are_open_to_their_owner_and_at_the_end() -> None:
    match = Table(hidden_bags=True).owns(1, "purple-lydian").match()
    players = match.view(0)["players"]
    assert players[0]["bag"] is not None
    assert (players[1]["bag"], players[1]["bag_size"]) == (None, 4)
    assert players[1]["points_open"] is False
    assert [player["bag"] for player in match.view(None)["players"]] == [None, None]
    state(match).ends = 0
    assert match.view(0)["players"][1]["bag"] is not None
