"""The preview cards, each by its ruling, and the judge: what is offered can be done, else not."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tafelrunde import Match, new
from tafelrunde.games.agricola.board import ROUNDS, SPACE_OF
from tafelrunde.games.agricola.byhand import at_any_time, by_hand
from tafelrunde.games.agricola.cards.base import (
    AFTER_IMPROVEMENT,
    AFTER_OCCUPATION,
    AFTER_SPACE,
    DECK,
    MINOR,
    OCCUPATION,
    ROUND_START,
    Card,
    Occasion,
    card_of,
    deal_in,
    fire,
)
from tafelrunde.games.agricola.farm import FENCES
from tafelrunde.games.agricola.fencing import build_fences, fences_payable, partner_prices
from tafelrunde.games.agricola.game import game
from tafelrunde.games.agricola.goods import FOOD
from tafelrunde.games.agricola.harvest import feed, food_needed
from tafelrunde.games.agricola.improvements import (
    play_minor,
    play_occupation,
    why_not_minor,
    why_not_occupation,
)
from tafelrunde.games.agricola.majors import HEARTH_4, JOINERY
from tafelrunde.games.agricola.payment import can_pay, settle, ways
from tafelrunde.games.agricola.rounds import breeding_phase
from tafelrunde.games.agricola.spaces import act, occupation_cost, use, why_not_use
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.terms import BREEDING, WORK
from tafelrunde.games.agricola.verbs import gain
from tafelrunde.games.agricola.work import act_with_cards, place_with_cards, why_not_place
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.words import render
from tests.agricola.table import (
    cells,
    drive,
    fence_in,
    first_question,
    give,
    play_card,
    supply,
    table,
    turned_up,
)
from tests.generic.cases import SOAK

POSITIONS = 5_000 if SOAK else 120
PREVIEW = ["A016", "A050", "A083", "A088", "A092", "A102", "A123", "A160"]
PREVIEW += ["B024", "B080", "B097", "B104", "B109"]


def with_cards(seats: int = 2) -> Agricola:
    g = table(seats, cards__preview=True)
    for farm in g.farms:
        farm.hand.clear()
    return g


def hold(g: Agricola, seat: int, id: str) -> int:
    number = card_of(id).number
    g.farms[seat].hand.append(number)
    return number


def test_the_preview_has_these_cards() -> None:
    assert [card.id for card in DECK] == PREVIEW


# --- seams that pay and convert ----------------------------------------------------------


def test_a016_pays_fences_with_wood_and_clay_mixed() -> None:
    g = with_cards()
    drive(play_minor(g, 0, hold(g, 0, "A016")))
    assert supply(g.farms[0]) == {"clay": 1}
    give(g.farms[0], wood=3)
    drive(build_fences(g, 0, must=True), cells(4))
    assert supply(g.farms[0]) == {}
    assert g.farms[0].pastures == [cells(4)]


def test_a088_makes_three_fences_of_each_action_free() -> None:
    g = with_cards()
    play_card(g, 0, "A088")
    give(g.farms[0], wood=1)
    assert fences_payable(g, 0, 0) == 4
    drive(build_fences(g, 0, must=True), cells(4))
    assert supply(g.farms[0]) == {}
    assert fences_payable(g, 0, 0) == 3
    assert fences_payable(g, 0, 3) == 0


def test_the_preview_of_a_pasture_knows_which_fences_cost_nothing() -> None:
    g = with_cards()
    play_card(g, 0, "A088")
    give(g.farms[0], wood=4)
    flow = build_fences(g, 0, must=True)
    question = first_question(flow)
    assert {"icon": "wood", "by": -1, "seat": 0} in game.preview(g, question, cells(4))
    question = first_question_after(flow, cells(4))
    # The three free ones of this action are built.
    assert {"icon": "wood", "by": -3, "seat": 0} in game.preview(g, question, cells(3))


def first_question_after(flow: Flow, answer: Option) -> Decision:
    question = flow.send(answer)
    assert isinstance(question, Decision)
    return question


def test_a016_and_a088_together() -> None:
    g = with_cards()
    play_card(g, 0, "A088")
    play_card(g, 0, "A016")
    give(g.farms[0], wood=1, clay=3)
    asked = drive(
        build_fences(g, 0, must=True), cells(3, 4), (0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0), "done"
    )
    assert asked.kinds == ["fence", "pay", "fence"]
    assert supply(g.farms[0]) == {"wood": 1}


def test_the_builders_cards_change_what_fences_for_the_partner_cost() -> None:
    g = table(4, partner__enabled=True, partner__building="alone", cards__preview=True)
    play_card(g, 0, "A088")
    play_card(g, 0, "A016")
    give(g.farms[0], clay=3)
    # Four of the partner's fences, three of them free, and a surcharge of one: two clay.
    drive(build_fences(g, 0, must=True), ("partner", cells(4)))
    assert g.farms[2].pastures == [cells(4)]
    assert supply(g.farms[0]) == {"clay": 1}
    # The free ones are used up by the partner's fences of the same action.
    give(g.farms[0], clay=4)
    drive(build_fences(g, 0, must=True), ("partner", cells(3)), cells(4))
    assert supply(g.farms[0]) == {}


def test_every_way_to_pay_fifteen_fences_for_the_partner_has_a_shape() -> None:
    g = table(4, partner__enabled=True, cards__preview=True)
    play_card(g, 0, "A016")
    give(g.farms[0], wood=20, clay=20)
    found = ways(g, 0, partner_prices(g, 0, FENCES, 0, 0))
    assert len(found) == 21
    assert all(game.questions["pay"].shape.index(way) >= 0 for way in found)


def test_a123_replaces_two_clay_or_stone_once_a_room() -> None:
    g = with_cards()
    farm = g.farms[0]
    farm.house = 1
    play_card(g, 0, "A123")
    give(farm, clay=3, wood=1, reed=2)
    drive(act(g, 0, SPACE_OF["farm_expansion"]), ("room", 0))
    assert supply(farm) == {}
    give(farm, clay=1, wood=2, reed=2)
    assert why_not_use(g, 0, SPACE_OF["farm_expansion"]) is None
    question = first_question(act(g, 0, SPACE_OF["farm_expansion"]))
    assert all(option[0] == "stable" for option in question.options)  # type: ignore[index]


def test_a123_replaces_once_a_renovation() -> None:
    g = with_cards()
    farm = g.farms[0]
    play_card(g, 0, "A123")
    farm.rooms |= cells(0)
    give(farm, clay=1, wood=1, reed=1)
    drive(act(g, 0, SPACE_OF["house_redevelopment"]), "done")
    assert farm.house == 1
    assert supply(farm) == {}


def test_b080_exchanges_clay_for_stone_where_stone_is_missing() -> None:
    g = with_cards()
    farm = g.farms[0]
    play_card(g, 0, "B080")
    give(farm, clay=8, wood=1)
    # More clay could be exchanged as well, but that can be done afterwards.
    drive(act(g, 0, SPACE_OF["major_improvement"]), "well")
    assert supply(farm) == {"clay": 4}


def test_a102_sells_its_pile_from_the_top_for_a_food_each() -> None:
    g = with_cards()
    farm = g.farms[0]
    number = play_card(g, 0, "A102")
    give(farm, food=3, wood=4, reed=2)
    # One wood for a room is missing: it lies on top.
    drive(act(g, 0, SPACE_OF["farm_expansion"]), ("room", 0))
    assert supply(farm) == {"food": 2}
    assert farm.notes[number] == 1
    # The stone lies third from here: the grain above it turns into the food for the reed.
    (way,) = ways(g, 0, [(0, 0, 0, 0, 1, 0, 0, 0, 0, 0)])
    settle(g, 0, way)
    assert supply(farm) == {"reed": 1}
    assert farm.notes[number] == 4
    assert not can_pay(g, 0, (0, 1, 0, 0, 0, 0, 0, 0, 0, 0))


def test_b104_turns_a_sheep_into_what_is_missing_also_at_a_meal() -> None:
    g = with_cards()
    farm = g.farms[0]
    play_card(g, 0, "B104")
    g.majors[HEARTH_4] = 0
    give(farm, sheep=1, food=1)
    assert food_needed(g, 0) == 4
    drive(feed(g, 0), (1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0))
    assert farm.begging == 0
    assert supply(farm) == {}


def test_exchanges_are_open_before_placing() -> None:
    g = with_cards()
    play_card(g, 0, "B104")
    give(g.farms[0], sheep=1)
    exchanges = [option for option in at_any_time(g, 0) if option[0] == "exchange"]  # type: ignore[index]
    assert len(exchanges) == 3
    by_hand(g, 0, ("exchange", 2))
    assert supply(g.farms[0]) == {"stone": 1}


def test_exchanges_are_open_while_feeding() -> None:
    g = with_cards()
    farm = g.farms[0]
    play_card(g, 0, "A102")
    g.majors[JOINERY] = 0
    give(farm, food=3, grain=1)
    # The wood bought from the Grocer is turned into food by the Joinery.
    drive(feed(g, 0), ("exchange", 0), ("craft", 1))
    assert supply(farm) == {"grain": 1}
    assert farm.begging == 0


def test_exchanges_are_open_between_the_last_breeding_and_the_scoring() -> None:
    for number, asked in ((13, []), (ROUNDS, ["exchange", "exchange"])):
        g = with_cards()
        play_card(g, 1, "B104")
        fence_in(g.farms[1], cells(3, 4))
        give(g.farms[1], sheep=2)
        g.round, g.phase, g.turn, g.waiting = number, BREEDING, 1, 1
        answers: list[Option] = [("exchange", 0), "done"] if asked else []
        assert drive(breeding_phase(g), *answers).kinds == asked
        kept = {"sheep": 2, "boar": 1} if asked else {"sheep": 3}
        assert supply(g.farms[1]) == kept


def test_an_exchange_says_what_it_takes_and_gives() -> None:
    g = with_cards()
    play_card(g, 0, "B104")
    give(g.farms[0], sheep=1)
    question = first_question(place_with_cards(g))
    said = render(game.label(g, question, ("exchange", 2)), "en", "words")
    assert said == "Sheep Walker: 1 sheep for 1 stone"


# --- seams that listen -------------------------------------------------------------------


@pytest.mark.parametrize("actor", [0, 1, 2])
def test_a050_pays_everybody_when_anybody_uses_the_cattle_market(actor: int) -> None:
    g = with_cards(3)
    play_card(g, 1, "A050")
    g.piles[SPACE_OF["cattle_market"]] = 1
    drive(use(g, actor, SPACE_OF["cattle_market"]))
    assert [farm.goods[0] for farm in g.farms] == [1, 3, 1]


def test_a160_listens_to_other_seats_and_may_buy_a_vegetable() -> None:
    g = with_cards(4)
    play_card(g, 2, "A160")
    give(g.farms[2], food=1)
    g.piles[SPACE_OF["traveling_players"]] = 2
    asked = drive(use(g, 0, SPACE_OF["traveling_players"]), "yes")
    assert asked[0].seat == 2
    assert supply(g.farms[2]) == {"wood": 1, "vegetable": 1}
    assert supply(g.farms[0]) == {"food": 2}
    g.piles[SPACE_OF["traveling_players"]] = 1
    drive(use(g, 2, SPACE_OF["traveling_players"]))
    assert supply(g.farms[2]) == {"wood": 1, "vegetable": 1, "food": 1}


def test_a083_gives_two_sheep_for_a_new_pasture_of_four_that_is_not_divided() -> None:
    g = with_cards()
    play_card(g, 0, "A083")
    give(g.farms[0], wood=20)
    square = cells(3, 4, 8, 9)
    drive(build_fences(g, 0, must=True), square, "done")
    assert g.farms[0].goods[7] == 2
    divided = with_cards()
    play_card(divided, 0, "A083")
    give(divided.farms[0], wood=20)
    drive(build_fences(divided, 0, must=True), square, cells(3, 4), "done")
    assert divided.farms[0].goods[7] == 0


def test_a083_takes_no_part_of_a_divided_old_pasture_for_a_new_one() -> None:
    g = with_cards()
    farm = g.farms[0]
    play_card(g, 0, "A083")
    fence_in(farm, cells(1, 2, 3, 4, 6, 7, 8, 9))
    give(farm, wood=2)
    drive(build_fences(g, 0, must=True), cells(3, 4, 8, 9))
    assert len(farm.pastures) == 2
    assert farm.goods[7] == 0


class Listener(Card):
    """A food whenever its owner has used a space or played a card."""

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        gain(g, owner, FOOD, 1)
        yield from ()


def test_a_card_that_was_just_played_hears_later_occasions_only() -> None:
    occasions = [AFTER_SPACE, AFTER_OCCUPATION, AFTER_IMPROVEMENT]
    deal_in(Listener("A001", OCCUPATION, 1, "food", [], occasions))
    try:
        g = with_cards()
        hold(g, 0, "A001")
        hold(g, 0, "A088")
        drive(use(g, 0, SPACE_OF["lessons"]), "A001")
        assert supply(g.farms[0]) == {}
        give(g.farms[0], food=1)
        drive(use(g, 0, SPACE_OF["lessons"]), "A088")
        assert supply(g.farms[0]) == {"food": 2}
    finally:
        DECK.pop()


def test_b109_acts_right_before_the_next_occupation_and_may_pay_for_it() -> None:
    g = with_cards()
    farm = g.farms[0]
    drive(play_occupation(g, 0, hold(g, 0, "B109"), 0))
    assert supply(farm) == {}
    number = hold(g, 0, "A088")
    assert why_not_occupation(g, 0, number, 1) == "cannot-pay-occupation"
    give(farm, wood=1)
    assert why_not_occupation(g, 0, number, 1) is None
    drive(play_occupation(g, 0, number, 1), "yes")
    assert supply(farm) == {}
    assert farm.occupations == 2


def test_b097_plays_a_card_at_the_start_of_a_round_in_a_stone_house() -> None:
    g = with_cards()
    farm = g.farms[0]
    play_card(g, 0, "B097")
    hold(g, 0, "A088")
    hold(g, 0, "A050")
    give(farm, food=1, clay=1)
    assert drive(fire(g, Occasion(ROUND_START, 0))) == []
    farm.house = 2
    asked = drive(fire(g, Occasion(ROUND_START, 0)), "A050")
    assert asked[0].private
    assert set(asked[0].options) == {"A088", "A050", "done"}
    assert game.prompt(g, asked[0]).id == "agricola-card-b097-ask"
    assert supply(farm) == {"food": 1}


# --- seams that place people -------------------------------------------------------------


def test_b024_places_two_people_in_a_row_if_one_goes_to_an_animal_market() -> None:
    g = with_cards()
    play_card(g, 0, "B024")
    turned_up(g, "sheep_market")
    g.piles[SPACE_OF["sheep_market"]] = 1
    drive(place_with_cards(g), "day_laborer")
    drive(act_with_cards(g))
    assert g.turn == 0
    question = first_question(place_with_cards(g))
    assert set(question.options) == {"sheep_market", "pass"}
    drive(place_with_cards(g), "sheep_market")
    drive(act_with_cards(g))
    assert g.turn == 1
    assert g.farms[0].home == 0


def test_b024_makes_nobody_lose_a_person_in_a_snake_start() -> None:
    g = table(2, cards__preview=True, play__snake_start=True)
    play_card(g, 0, "B024")
    turned_up(g, "sheep_market")
    g.piles[SPACE_OF["sheep_market"]] = 1
    for seat, space in ((0, "day_laborer"), (0, "sheep_market"), (1, "grain_seeds")):
        assert g.turn == seat
        drive(place_with_cards(g), space)
        drive(act_with_cards(g))
    assert (g.phase, g.turn, g.farms[1].home) == (WORK, 1, 1)


def test_a092_lets_a_newborn_work_for_a_food_and_eat_as_an_adult() -> None:
    g = with_cards()
    farm = g.farms[0]
    play_card(g, 0, "A092")
    farm.rooms |= cells(0)
    farm.home = 1
    g.farms[1].home = 0
    give(farm, food=1)
    turned_up(g, "basic_wish_for_children")
    drive(place_with_cards(g), "basic_wish_for_children")
    drive(act_with_cards(g), "done")
    assert (g.turn, farm.people, farm.newborn) == (0, 3, 1)
    drive(place_with_cards(g), "yes")
    drive(place_with_cards(g), "grain_seeds")
    drive(act_with_cards(g))
    assert supply(farm) == {"grain": 1}
    assert farm.newborn == 0
    assert food_needed(g, 0) == 6


def test_occupations_cost_by_how_many_the_seat_has_played() -> None:
    g = with_cards(4)
    for played, lessons, lessons_4 in ((0, 0, 1), (1, 1, 1), (2, 1, 2), (5, 1, 2)):
        g.farms[0].occupations = played
        assert occupation_cost(g, 0, SPACE_OF["lessons"]) == lessons
        assert occupation_cost(g, 0, SPACE_OF["lessons_4"]) == lessons_4
    assert occupation_cost(g, 0, SPACE_OF["lessons_3"]) == 2


# --- the judge ---------------------------------------------------------------------------

# What an action does not look at again once it has begun.
UNCHECKED = {
    "no-room-for-child",
    "family-complete",
    "house-is-stone",
    "from-round-five",
    "space-empty",
    "no-occupations",
}


class Stuck(Exception):
    """A question without an answer."""


def complete(flow: Any, dice: random.Random) -> None:
    """Answer at random to the end."""
    answer: Any = None
    try:
        while True:
            decision = flow.send(answer)
            assert isinstance(decision, Decision)
            if not decision.options:
                raise Stuck
            answer = dice.choice(decision.options)
    except StopIteration:
        return


def can_complete(flow: Any, dice: random.Random) -> bool:
    try:
        complete(flow, dice)
    except (Stuck, AssertionError, IndexError, ValueError):
        return False
    return True


def random_tables(dice: random.Random, count: int) -> Any:
    """Tables with cards in the middle of a random match, with somebody to place a person."""
    found = 0
    while found < count:
        match = new("agricola", dice.randrange(1, 5), dice.random().hex(), {"cards.preview": True})
        while not match.over and found < count:
            decision = match.decisions[0]
            if decision.kind == "place" and dice.random() < 0.12:
                found += 1
                yield match, decision
            match.play(decision.seat, dice.choice(decision.options))


@pytest.mark.soak
def test_the_judge_over_five_thousand_positions() -> None:
    judge(POSITIONS)


def test_an_offered_space_or_card_can_be_completed_and_a_refused_one_cannot() -> None:
    judge(min(POSITIONS, 120))


def judge(positions: int) -> None:
    dice = random.Random(2016)
    spaces = cards = 0
    match: Match
    for match, decision in random_tables(dice, positions):
        g = match.state
        assert isinstance(g, Agricola)
        seat = decision.seat
        for space in g.board:
            reason = why_not_use(g, seat, space)
            if reason in UNCHECKED:
                continue
            spaces += 1
            done = can_complete(act(g.copy(), seat, space), dice)
            assert done == (reason is None), (space, reason, repr(match))
            assert (why_not_place(g, seat, space) is None) <= (reason is None)
        for number in g.farms[seat].hand:
            if DECK[number].kind == MINOR:
                reason = why_not_minor(g, seat, number)
                flow = play_minor(g.copy(), seat, number)
            else:
                assert DECK[number].kind == OCCUPATION
                reason = why_not_occupation(g, seat, number, 1)
                flow = play_occupation(g.copy(), seat, number, 1)
            cards += 1
            assert can_complete(flow, dice) == (reason is None), (DECK[number].id, reason)
    assert spaces > positions
    assert cards
