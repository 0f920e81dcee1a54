"""What cards may be and allow: fields, shared spaces, errands at any time, prices and needs."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.improvements import why_not_minor
from tafelrunde.games.agricola.actions.lone_pasture import fence_in_one, single_pastures
from tafelrunde.games.agricola.actions.prerequisites import Playing, met
from tafelrunde.games.agricola.board.goods import FOOD, WOOD, Cost, cost
from tafelrunde.games.agricola.board.spaces import BASIC_WISH
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, card_number
from tafelrunde.games.agricola.cards.hooks import FOR_RENOVATION, TAKES_VEGETABLES
from tafelrunde.games.agricola.cards.occasions import BEFORE_REAPING, Occasion
from tafelrunde.games.agricola.game import game
from tafelrunde.games.agricola.phases.rounds import next_step
from tafelrunde.games.agricola.verbs.verbs import gain, people_of, put_back, stand, win_points
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text
from tafelrunde.words import render
from tests.agricola.table import cells, drive, made, with_cards


def minor(kind: type[Card]) -> Card:
    return kind("E001", MINOR, 1, "farm", [], [])


# --- playing it --------------------------------------------------------------------------


def test_a_minor_is_refused_until_its_prerequisite_is_met() -> None:
    card = minor(Card)
    card.prerequisite = "occupations>=2, wood>=1"
    with made(card):
        table = with_cards().holds("E001").occupations(2)
        assert why_not_minor(table.g, 0, card.number) == "prerequisite-missing"
        assert ("minor", "E001") not in table.asked("meeting_place").options
        table.give(wood=1)
        assert why_not_minor(table.g, 0, card.number) is None
        table.use("meeting_place", ("minor", "E001"))
        # It was looked at, not paid.
        assert table.goods() == {"wood": 1}


class PerPerson(Card):
    """Costs 1 wood for each person."""

    def costs_now(self, g: Agricola, seat: int) -> list[Cost]:
        return [cost(wood=g.farms[seat].people)]


def test_a_cost_may_depend_on_the_farm() -> None:
    with made(minor(PerPerson)):
        table = with_cards().holds("E001").give(wood=2)
        number = card_number("E001")
        table.family(3)
        assert why_not_minor(table.g, 0, number) == "cannot-pay-card"
        table.give(wood=2)
        assert table.view(0)["cards"]["E001"]["costs"] == [{"wood": 3}]
        table.play_minor("E001")
        assert table.goods() == {"wood": 1}


# --- fields ------------------------------------------------------------------------------


class Beans(Card):
    """A field for vegetables."""

    def grows(self) -> int:
        return TAKES_VEGETABLES


def test_a_card_that_is_a_field_is_sown_reaped_and_scored() -> None:
    with made(minor(Beans)):
        table = with_cards().played("E001").give(grain=2, vegetable=2)
        assert table.why("grain_utilization") is None
        table.turned_up("grain_utilization")
        table.use("grain_utilization", "sow", (0, 1))
        played = table.view()["players"][0]["played"]
        crop = {"good": "vegetable", "amount": 2}
        assert played == [{"card": "E001", "note": 0, "crop": crop, "state": None}]
        assert table.points("vegetables") == 3
        # A field of the scoring table is a tile.
        assert table.points("fields") == -1
        table.reap().reap()
        assert table.goods() == {"grain": 2, "vegetable": 3}
        assert table.view()["players"][0]["played"][0]["crop"] is None
        table.reap()
        assert table.goods()["vegetable"] == 3


def test_vegetables_go_first_where_nothing_else_grows() -> None:
    with made(minor(Beans)):
        table = with_cards().played("E001").fields(3).give(grain=2, vegetable=2)
        table.turned_up("grain_utilization")
        question = table.asked("grain_utilization")
        assert set(question.options) == {(0, 1), (0, 2), (1, 0), (1, 1)}
        assert table.targets(question, (1, 1)) == ["cell:0:3", "card:E001"]
        assert table.why_not(question, (2, 0)) == "no-field-to-sow"
        table.use("grain_utilization", (1, 1))
        assert table.farm().crops == {3: ("grain", 3)}


def test_prerequisites_count_cards_that_are_fields() -> None:
    with made(minor(Beans)):
        table = with_cards().played("E001")
        assert met(table.g, 0, "fields==1, field_tiles==0, unplanted_fields==1", Playing())
        table.note("E001", 10)
        assert met(table.g, 0, "vegetable_fields==1, planted_fields==1", Playing())


class Rotation(Card):
    """At the start of the field phase: 1 food."""

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        assert not g.farms[owner].goods[5]
        gain(g, owner, FOOD, 1, self.id)
        yield from ()


def test_the_field_phase_has_a_start_before_anything_is_reaped() -> None:
    with made(Rotation("E001", MINOR, 1, "food", [], [BEFORE_REAPING])):
        table = with_cards().played("E001").sown(grain=(3, 3)).harvest()
        table.step()
        assert table.goods() == {"grain": 1, "food": 1}


# --- spaces, bars, errands -----------------------------------------------------------------


class Guest(Card):
    """Goes where another seat's people stand."""

    def shares_space(self, g: Agricola, owner: int, space: int) -> bool:
        return space == BASIC_WISH and people_of(g, owner, space) == 0


def test_a_card_may_open_an_occupied_space_to_its_owner() -> None:
    with made(minor(Guest)):
        table = with_cards().rooms(0, 1).rooms(0, 1, seat=1)
        table.turned_up("basic_wish_for_children")
        stand(table.g, 1, BASIC_WISH)
        assert "basic_wish_for_children" not in table.asks().options
        table.played("E001")
        assert "basic_wish_for_children" in table.asks().options
        assert "basic_wish_for_children" in table.open_to(0)
        assert "basic_wish_for_children" not in table.open_to(1)
        table.step("basic_wish_for_children")
        assert (people_of(table.g, 0, BASIC_WISH), people_of(table.g, 1, BASIC_WISH)) == (2, 1)


class Settled(Card):
    """No renovation any more."""

    def bars(self, what: int) -> bool:
        return what == FOR_RENOVATION


def test_a_card_may_forbid_its_owner_to_renovate() -> None:
    with made(minor(Settled)):
        table = with_cards().give(clay=5, reed=5).give(1, clay=5, reed=5)
        assert table.why("house_redevelopment") is None
        table.played("E001")
        assert table.why("house_redevelopment") == "may-not-renovate"
        assert table.why("farm_redevelopment") == "may-not-renovate"
        assert table.why("house_redevelopment", seat=1) is None


class Runner(Card):
    """At any time: a food for nothing, three times."""

    def errands(self, g: Agricola, owner: int) -> list[tuple[int, int]]:
        return [(number, 0) for number in range(3 - g.farms[owner].goods[FOOD])]

    def run_errand(self, g: Agricola, owner: int, one: int, other: int) -> Flow:
        gain(g, owner, FOOD, 1, self.id)
        yield from ()

    def errand_text(self, one: int, other: int) -> Text:
        return Text("agricola-amount-food", count=one + 1)


def test_an_errand_at_any_time_is_open_before_placing() -> None:
    with made(minor(Runner)):
        table = with_cards().played("E001")
        question = table.asks()
        assert ("errand", 0, 2, 0) in question.manual
        assert ("errand", 0, 2, 0) not in question.options
        assert game.questions["place"].shape.index(("errand", 0, 2, 0)) >= 0
        assert render(game.label(table.g, question, ("errand", 0, 1, 0)), "en", "words") == "2 food"
        table.by_hand(("errand", 0, 2, 0))
        assert table.goods() == {"food": 1}
        assert next_step(table.g) is not None


# --- verbs -------------------------------------------------------------------------------


def test_bonus_points_are_told_and_counted() -> None:
    table = with_cards()
    assert table.log(win_points, table.g, 0, 2, "A016") == [
        "Seat 1 gets 2 bonus points (Rammed Clay)."
    ]
    assert table.points("bonus") == 2


def test_goods_laid_on_a_space_are_the_next_ones() -> None:
    table = with_cards().give(wood=2).pile("forest", 3)
    put_back(table.g, 0, WOOD, 2, 6)
    assert table.piles()["forest"] == 5
    assert table.goods() == {}


def test_a_single_space_is_fenced_free_of_charge_beside_pastures() -> None:
    table = with_cards()
    table.fields(3)
    assert single_pastures(table.g, 0) == cells(0, 1, 2, 4, 6, 7, 8, 9, 11, 12, 13, 14)
    drive(fence_in_one(table.g, 0, 4))
    assert table.farm().pastures == [[4]]
    assert single_pastures(table.g, 0) == cells(9)
    table.no_fences_left()
    assert single_pastures(table.g, 0) == 0
