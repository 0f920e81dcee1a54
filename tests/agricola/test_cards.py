"""The preview cards, each by its ruling."""

from __future__ import annotations

import pytest

from tafelrunde.games.agricola.actions.fencing import build_fences
from tafelrunde.games.agricola.actions.pastures import fences_payable, partner_prices
from tafelrunde.games.agricola.board.farm import FENCES
from tafelrunde.games.agricola.board.goods import FOOD
from tafelrunde.games.agricola.board.spaces import ROUNDS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_IMPROVEMENT,
    AFTER_OCCUPATION,
    AFTER_SPACE,
    Occasion,
)
from tafelrunde.games.agricola.game import game
from tafelrunde.games.agricola.paying.payment import can_pay, settle, ways
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.words import render
from tests.agricola.table import Table, cells, first_question, made, with_cards
from tests.generic.cases import SOAK

POSITIONS = 5_000 if SOAK else 120


# --- seams that pay and convert ----------------------------------------------------------


def test_a016_pays_fences_with_wood_and_clay_mixed() -> None:
    table = with_cards()
    table.holds("A016").play_minor("A016")
    assert table.goods() == {"clay": 1}
    table.give(wood=3)
    table.build_fences(cells(4))
    assert table.goods() == {}
    assert table.farm().pastures == [[4]]


def test_a088_makes_three_fences_of_each_action_free() -> None:
    table = with_cards()
    table.played("A088")
    table.give(wood=1)
    assert fences_payable(table.g, 0, 0) == 4
    table.build_fences(cells(4))
    assert table.goods() == {}
    assert fences_payable(table.g, 0, 0) == 3
    assert fences_payable(table.g, 0, 3) == 0


def test_the_preview_of_a_pasture_knows_which_fences_cost_nothing() -> None:
    table = with_cards()
    table.played("A088")
    table.give(wood=4)
    flow = build_fences(table.g, 0, must=True)
    question = first_question(flow)
    assert {"icon": "wood", "by": -1, "seat": 0} in game.preview(table.g, question, cells(4))
    question = first_question_after(flow, cells(4))
    # The three free ones of this action are built.
    assert {"icon": "wood", "by": -3, "seat": 0} in game.preview(table.g, question, cells(3))


def first_question_after(flow: Flow, answer: Option) -> Decision:
    question = flow.send(answer)
    assert isinstance(question, Decision)
    return question


def test_a016_and_a088_together() -> None:
    table = with_cards()
    table.played("A088")
    table.played("A016")
    table.give(wood=1, clay=3)
    asked = table.build_fences(cells(3, 4), (0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0), "done")
    assert asked.kinds == ["fence", "pay", "fence"]
    assert table.goods() == {"wood": 1}


def test_the_builders_cards_change_what_fences_for_the_partner_cost() -> None:
    table = Table(4, partner__enabled=True, partner__building="alone", variant__family=False)
    table.played("A088")
    table.played("A016")
    table.give(clay=3)
    # Four of the partner's fences, three of them free, and a surcharge of one: two clay.
    table.build_fences(("partner", cells(4)))
    assert table.farm(2).pastures == [[4]]
    assert table.goods() == {"clay": 1}
    # The free ones are used up by the partner's fences of the same action.
    table.give(clay=4)
    table.build_fences(("partner", cells(3)), cells(4))
    assert table.goods() == {}


def test_every_way_to_pay_fifteen_fences_for_the_partner_has_a_shape() -> None:
    table = Table(4, partner__enabled=True, variant__family=False)
    table.played("A016")
    table.give(wood=20, clay=20)
    found = ways(table.g, 0, partner_prices(table.g, 0, FENCES, 0, 0))
    assert len(found) == 21
    assert all(game.questions["pay"].shape.index(way) >= 0 for way in found)


def test_a123_replaces_two_clay_or_stone_once_a_room() -> None:
    table = with_cards()
    table.house("clay")
    table.played("A123")
    table.give(clay=3, wood=1, reed=2)
    table.use("farm_expansion", ("room", 0))
    assert table.goods() == {}
    table.give(clay=1, wood=2, reed=2)
    assert table.why("farm_expansion") is None
    question = table.asked("farm_expansion")
    assert all(option[0] == "stable" for option in question.options)  # type: ignore[index]


def test_a123_replaces_once_a_renovation() -> None:
    table = with_cards()
    table.played("A123")
    table.rooms(0)
    table.give(clay=1, wood=1, reed=1)
    table.use("house_redevelopment")
    assert table.farm().house == "clay"
    assert table.goods() == {}


def test_b080_exchanges_clay_for_stone_where_stone_is_missing() -> None:
    table = with_cards()
    table.played("B080")
    table.give(clay=8, wood=1)
    # More clay could be exchanged as well, but that can be done afterwards.
    table.use("major_improvement", "well")
    assert table.goods() == {"clay": 4}


def test_a102_sells_its_pile_from_the_top_for_a_food_each() -> None:
    table = with_cards()
    table.played("A102")
    table.give(food=3, wood=4, reed=2)
    # One wood for a room is missing: it lies on top.
    table.use("farm_expansion", ("room", 0))
    assert table.goods() == {"food": 2}
    assert table.farm().notes == {"A102": 1}
    # The stone lies third from here: the grain above it turns into the food for the reed.
    (way,) = ways(table.g, 0, [(0, 0, 0, 0, 1, 0, 0, 0, 0, 0)])
    settle(table.g, 0, way)
    assert table.goods() == {"reed": 1}
    assert table.farm().notes == {"A102": 4}
    assert not can_pay(table.g, 0, (0, 1, 0, 0, 0, 0, 0, 0, 0, 0))


def test_a102_sells_eight_goods_in_their_order() -> None:
    table = with_cards().played("A102").give(food=9)
    for good in ("wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable"):
        table.by_hand(("exchange", 0))
        assert table.goods().pop(good) == 1
        table.has(**{good: 0})
    assert table.goods() == {"food": 1}
    assert not any(
        isinstance(each, tuple) and each[0] == "exchange" for each in table.asks().manual
    )


def test_b104_turns_a_sheep_into_what_is_missing_also_at_a_meal() -> None:
    table = with_cards()
    table.played("B104")
    table.owns("cooking_hearth_4")
    table.give(sheep=1, food=1)
    assert table.farm().meal == 4
    table.feed((1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0))
    assert table.farm().begging == 0
    assert table.goods() == {}


def test_exchanges_are_open_before_placing() -> None:
    table = with_cards()
    table.played("B104")
    table.give(sheep=1)
    manual = table.asks().manual
    exchanges = [option for option in manual if isinstance(option, tuple)]
    exchanges = [option for option in exchanges if option[0] == "exchange"]
    assert len(exchanges) == 3
    table.by_hand(("exchange", 2))
    assert table.goods() == {"stone": 1}


def test_exchanges_are_open_while_feeding() -> None:
    table = with_cards()
    table.played("A102")
    table.owns("joinery")
    table.give(food=3, grain=1)
    # The wood bought from the Grocer is turned into food by the Joinery.
    table.feed(("exchange", 0), ("craft", 1))
    assert table.goods() == {"grain": 1}
    assert table.farm().begging == 0


def test_exchanges_are_open_between_the_last_breeding_and_the_scoring() -> None:
    for number, asked in ((13, []), (ROUNDS, ["exchange", "exchange"])):
        table = with_cards()
        table.played("B104", seat=1)
        table.fence((3, 4), seat=1)
        table.give(1, sheep=2)
        table.round(number).last_to_breed(1)
        answers: list[Option] = [("exchange", 0), "done"] if asked else []
        assert table.step(*answers).kinds == asked
        kept = {"sheep": 2, "boar": 1} if asked else {"sheep": 3}
        assert table.goods(1) == kept


def test_an_exchange_says_what_it_takes_and_gives() -> None:
    table = with_cards()
    table.played("B104")
    table.give(sheep=1)
    question = table.asks()
    said = render(game.label(table.g, question, ("exchange", 2)), "en", "words")
    assert said == "Sheep Walker: 1 sheep for 1 stone"


# --- seams that listen -------------------------------------------------------------------


@pytest.mark.parametrize("actor", [0, 1, 2])
def test_a050_pays_everybody_when_anybody_uses_the_cattle_market(actor: int) -> None:
    table = with_cards(3)
    table.played("A050", seat=1)
    table.pile("cattle_market", 1)
    table.use("cattle_market", seat=actor)
    assert [table.goods(seat)["food"] for seat in range(3)] == [1, 3, 1]


def test_a160_listens_to_other_seats_and_may_buy_a_vegetable() -> None:
    table = with_cards(4)
    table.played("A160", seat=2)
    table.give(2, food=1)
    table.pile("traveling_players", 2)
    asked = table.use("traveling_players", "yes")
    assert asked[0].seat == 2
    assert table.goods(2) == {"wood": 1, "vegetable": 1}
    assert table.goods() == {"food": 2}
    table.pile("traveling_players", 1)
    table.use("traveling_players", seat=2)
    assert table.goods(2) == {"wood": 1, "vegetable": 1, "food": 1}


def test_a083_gives_two_sheep_for_a_new_pasture_of_four_that_is_not_divided() -> None:
    table = with_cards()
    table.played("A083")
    table.give(wood=20)
    square = cells(3, 4, 8, 9)
    table.build_fences(square, "done")
    assert table.goods()["sheep"] == 2
    divided = with_cards().played("A083").give(wood=20)
    divided.build_fences(square, cells(3, 4), "done")
    assert "sheep" not in divided.goods()


def test_a083_takes_no_part_of_a_divided_old_pasture_for_a_new_one() -> None:
    table = with_cards()
    table.played("A083")
    table.fence((1, 2, 3, 4, 6, 7, 8, 9))
    table.give(wood=2)
    table.build_fences(cells(3, 4, 8, 9))
    assert len(table.farm().pastures) == 2
    assert "sheep" not in table.goods()


class Listener(Card):
    """A food whenever its owner has used a space or played a card."""

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        gain(g, owner, FOOD, 1)
        yield from ()


def test_a_card_that_was_just_played_hears_later_occasions_only() -> None:
    occasions = [AFTER_SPACE, AFTER_OCCUPATION, AFTER_IMPROVEMENT]
    with made(Listener("A001", OCCUPATION, 1, "food", [], occasions)):
        table = with_cards()
        table.holds("A001")
        table.holds("A088")
        table.use("lessons", "A001")
        assert table.goods() == {}
        table.give(food=1)
        table.use("lessons", "A088")
        assert table.goods() == {"food": 2}


def test_b109_acts_right_before_the_next_occupation_and_may_pay_for_it() -> None:
    table = with_cards()
    table.holds("B109", "A088").play_occupation("B109", 0)
    assert table.goods() == {}
    assert table.why_no_occupation("A088", 1) == "cannot-pay-occupation"
    table.give(wood=1)
    assert table.why_no_occupation("A088", 1) is None
    table.play_occupation("A088", 1, "yes")
    assert table.goods() == {}
    assert table.farm().occupations == 2


def test_b097_plays_a_card_at_the_start_of_a_round_in_a_stone_house() -> None:
    table = with_cards()
    table.played("B097")
    table.holds("A088")
    table.holds("A050")
    table.give(food=1, clay=1)
    assert table.begin_round() == []
    table.house("stone")
    asked = table.begin_round("A050")
    assert asked[0].private
    assert set(asked[0].options) == {"A088", "A050", "done"}
    assert game.prompt(table.g, asked[0]).id == "agricola-card-b097-ask"
    assert table.goods() == {"food": 1}


# --- seams that place people -------------------------------------------------------------


def test_b024_places_two_people_in_a_row_if_one_goes_to_an_animal_market() -> None:
    table = with_cards()
    table.played("B024")
    table.turned_up("sheep_market")
    table.pile("sheep_market", 1)
    table.step("day_laborer")
    assert table.turn == 0
    question = table.asks()
    assert set(question.options) == {"sheep_market", "pass"}
    table.step("sheep_market")
    assert table.turn == 1
    assert table.farm().home == 0


def test_b024_makes_nobody_lose_a_person_in_a_snake_start() -> None:
    table = Table(2, variant__family=False, play__snake_start=True).empty_hands()
    table.played("B024")
    table.turned_up("sheep_market")
    table.pile("sheep_market", 1)
    for seat, space in ((0, "day_laborer"), (0, "sheep_market"), (1, "grain_seeds")):
        assert table.turn == seat
        table.step(space)
    assert (table.phase, table.turn, table.farm(1).home) == ("work", 1, 1)


def test_a092_lets_a_newborn_work_for_a_food_and_eat_as_an_adult() -> None:
    table = with_cards()
    table.played("A092")
    table.rooms(0)
    table.at_home(1).at_home(0, seat=1)
    table.give(food=1)
    table.turned_up("basic_wish_for_children").round(4)
    table.step("basic_wish_for_children")
    assert (table.turn, table.farm().people, table.farm().newborn) == (0, 3, 1)
    assert table.farm().meal == 5
    table.step("yes")
    table.step("grain_seeds")
    assert table.goods() == {"grain": 1}
    assert table.farm().newborn == 0
    assert table.farm().meal == 6


def test_a092_leaves_a_newborn_asleep_whose_owner_keeps_the_food() -> None:
    table = with_cards().played("A092").family(3, newborn=1).at_home(0).at_home(0, seat=1)
    table.round(4).give(food=1).step("no")
    assert table.goods() == {"food": 1}
    assert (table.phase, table.farm().newborn, table.farm().meal) == ("returning_home", 1, 5)


def test_occupations_cost_by_how_many_the_seat_has_played() -> None:
    table = with_cards(4)
    for played, lessons, lessons_4 in ((0, 0, 1), (1, 1, 1), (2, 1, 2), (5, 1, 2)):
        table.occupations(played)
        assert table.occupation_cost("lessons") == lessons
        assert table.occupation_cost("lessons_4") == lessons_4
    assert table.occupation_cost("lessons_3") == 2
