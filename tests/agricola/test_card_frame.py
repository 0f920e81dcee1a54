"""The frame that hand cards hang on: the index of hooks, occasions, what goes with a card."""

from __future__ import annotations

import pytest

from tafelrunde.games.agricola.actions.fields import plow_at, plow_options
from tafelrunde.games.agricola.actions.improvements import (
    DECLINED,
    SHOWN_MAJOR,
    SHOWN_UPGRADE,
    play_minor,
)
from tafelrunde.games.agricola.board.goods import FOOD, SHEEP, WOOD, Cost, cost
from tafelrunde.games.agricola.board.spaces import FARMLAND, LESSONS, SPACE_OF
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.cards.base import MINOR, OCCUPATION, Card, card_number, card_of
from tafelrunde.games.agricola.cards.hooks import CONVERSIONS, PENS, PRICES
from tafelrunde.games.agricola.cards.majors import MAJORS
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_BAKE,
    AFTER_IMPROVEMENT,
    AFTER_SOW,
    BEFORE_OCCUPATION,
    BEFORE_SPACE,
    GAINED,
    ROUND_START,
    Occasion,
)
from tafelrunde.games.agricola.cards.places import discard, heard, opened, take_away
from tafelrunde.games.agricola.game import game
from tafelrunde.games.agricola.verbs.family import grow
from tafelrunde.games.agricola.verbs.verbs import add_stable, gain, promise, return_major
from tafelrunde.kernel.chance import chance_of
from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.state import digest, plain, revive
from tests.agricola.table import Table, drive, first_question, made, with_cards

# --- the index ---------------------------------------------------------------------------


def test_a_card_has_the_hooks_whose_methods_it_overrides() -> None:
    table = with_cards().played("B104", "A088", "A050")
    farm = table.g.farms[0]
    assert opened(farm, CONVERSIONS) == [card_number("B104")]
    assert opened(farm, PRICES) == [card_number("B104"), card_number("A088")]
    assert opened(farm, BEFORE_SPACE) == [card_number("A050")]
    assert opened(farm, PENS) == []
    assert not heard(table.g, PENS)
    assert heard(table.g, BEFORE_SPACE)
    assert not opened(table.g.farms[1], PRICES)


def test_the_index_follows_a_card_that_comes_and_one_that_goes() -> None:
    table = with_cards().played("A050")
    before = table.g.copy()
    table.holds("A088").play_occupation("A088", 0)
    assert opened(table.g.farms[0], PRICES) == [card_number("A088")]
    assert opened(before.farms[0], PRICES) == []
    take_away(table.g, 0, card_number("A050"))
    assert not heard(table.g, BEFORE_SPACE)
    assert heard(before, BEFORE_SPACE)


def test_a_revived_table_finds_its_hooks_again() -> None:
    table = with_cards().played("A050")
    twin = revive(plain(table.g), {"Agricola": Agricola, "Farm": Farm})
    assert isinstance(twin, Agricola)
    assert digest(twin) == digest(table.g)
    assert opened(twin.farms[0], BEFORE_SPACE) == [card_number("A050")]
    assert heard(twin, BEFORE_SPACE)


# --- occasions ---------------------------------------------------------------------------


class Notebook(Card):
    """Writes down every occasion it hears."""

    def __init__(self, *occasions: int) -> None:
        super().__init__("E001", MINOR, 1, "actions", [], list(occasions))
        self.heard: list[Occasion] = []

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        self.heard.append(occasion)
        yield from ()

    def gained(self, g: Agricola, owner: int, occasion: Occasion) -> None:
        self.heard.append(occasion)


def test_each_thing_an_occasion_tells_has_a_field_of_its_own() -> None:
    book = Notebook(AFTER_IMPROVEMENT, BEFORE_OCCUPATION, AFTER_SOW, AFTER_BAKE)
    with made(book):
        table = with_cards().played("E001").holds("A088", "A016")
        table.give(clay=2, food=1, grain=2, vegetable=1).fields(3, 4)
        table.turned_up("major_improvement", "grain_utilization")
        table.use("major_improvement", "fireplace_2")
        table.play_minor("A016")
        table.play_occupation("A088", 1)
        table.use("grain_utilization", "sow", (1, 1), "bake")
    major, minor, occupation, sowing, baking = book.heard
    assert (major.major, major.card) == (0, -1)
    assert (minor.major, minor.card) == (-1, card_number("A016"))
    assert occupation.food == 1
    assert (sowing.grain, sowing.vegetables) == (1, 1)
    assert baking.grain == 1


def test_a_gain_is_told_to_cards_that_listen_to_gains() -> None:
    book = Notebook(GAINED)
    with made(book):
        table = with_cards().played("E001", seat=1)
        gain(table.g, 0, WOOD, 3)
        gain(table.g, 0, FOOD, 0)
        table.pile("forest", 2).use("forest", seat=1)
    told = [(o.actor, o.good, o.amount, o.origin) for o in book.heard]
    assert told == [(0, WOOD, 3, ""), (1, WOOD, 2, "")]


def test_a_gain_is_an_occasion_only_where_a_card_listens() -> None:
    book = Notebook(AFTER_SOW)
    with made(book):
        table = with_cards().played("E001")
        gain(table.g, 0, WOOD, 3)
    assert book.heard == []


# --- what goes with a card, and a newborn by one ------------------------------------------


def test_a_newborn_by_a_card_stays_at_home() -> None:
    table = Table(4, variant__family=False, partner__enabled=True).empty_hands()
    said = table.log(drive, grow(table.g, 0, -1))
    assert table.farm().newborn == 1
    assert not any(table.g.there)
    assert said == ["Seat 1 has a child at home."]
    grow_on = grow(table.g, 1, SPACE_OF["urgent_wish_for_children"])
    drive(grow_on)
    assert sum(1 for there in table.g.there if there) == 1


def test_goods_waiting_on_rounds_go_when_their_card_goes() -> None:
    with made(Card("E001", OCCUPATION, 1, "food", [], [])):
        table = with_cards().played("E001").played("E001", seat=1)
        number = card_of("E001").number
        promise(table.g, 0, SHEEP, 1, range(2, 4), number)
        promise(table.g, 1, FOOD, 1, range(2, 3), number)
        table.owns("well")
        promise(table.g, 0, FOOD, 1, range(2, 3), -4)
        take_away(table.g, 0, number)
        assert table.waiting() == [(2, "food", 1), (2, "food", 1)]
        return_major(table.g, 0, 4)
        assert [load[1] for load in table.g.promised] == [1]


def test_what_everybody_sees_of_an_answer_is_no_cards_number() -> None:
    shown = [DECLINED, *range(SHOWN_MAJOR, SHOWN_MAJOR + MAJORS), SHOWN_UPGRADE + 4]
    assert len(set(shown)) == len(shown)
    assert min(shown) > card_number("E168")


def test_who_has_no_hand_hides_nothing() -> None:
    table = with_cards()
    assert not table.asks().private
    table.holds("A088")
    assert table.asks().private


# --- what comes before a space's own effect -----------------------------------------------


class Tutor(Card):
    """Before Lessons: 1 food."""

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if occasion.actor == owner and occasion.space == LESSONS:
            gain(g, owner, FOOD, 1, self.id)
        yield from ()

    def brings(self, g: Agricola, owner: int, user: int, space: int) -> Cost | None:
        return cost(food=1) if user == owner and space == LESSONS else None


def test_food_that_a_card_gives_before_lessons_pays_for_the_occupation() -> None:
    with made(Tutor("E001", OCCUPATION, 1, "food", [], [BEFORE_SPACE])):
        table = with_cards().occupations(1).holds("A088")
        assert table.why("lessons") == "no-occupation-playable"
        table.played("E001")
        assert table.why("lessons") is None
        assert table.goods() == {}
        assert "lessons" in table.asks().options
        table.use("lessons", "A088")
        assert table.goods() == {}
        assert table.farm().occupations == 2
        # It is its owner's food.
        table.occupations(1, seat=1).holds("A092", seat=1)
        assert table.why("lessons", seat=1) == "no-occupation-playable"


class Plowman(Card):
    """Before Farmland: a field."""

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if occasion.actor == owner and occasion.space == FARMLAND:
            cell = yield choose(owner, "plow", plow_options(g, owner))
            yield from plow_at(g, owner, cell)


def test_a_space_whose_effect_a_card_made_impossible_is_used_without_it() -> None:
    with made(Plowman("E001", OCCUPATION, 1, "farm", [], [BEFORE_SPACE])):
        table = with_cards().played("E001")
        table.rooms(*range(14))
        assert table.why("farmland") is None
        assert table.use("farmland", 14) == []
        assert table.farm().fields == [14]
        # With room for two, the space's own field comes as well.
        table = with_cards().played("E001")
        table.rooms(*range(13))
        table.use("farmland", 13, 14)
        assert table.farm().fields == [13, 14]


# --- where a card lies --------------------------------------------------------------------


class Wanderer(Card):
    """A food for an answer, then it goes to the left."""

    def __init__(self) -> None:
        super().__init__("E001", MINOR, 1, "food", [], [])
        self.travels = True

    def play(self, g: Agricola, seat: int) -> Flow:
        yield choose(seat, "card", ["yes", "no"], about=self.id)
        gain(g, seat, FOOD, 1, self.id)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_travelling_card_is_somewhere_at_every_moment(seats: int) -> None:
    with made(Wanderer()):
        table = with_cards(seats).holds("E001")
        number = card_number("E001")
        cards = game.audit(table.g)["cards"]
        flow = play_minor(table.g, 0, number)
        first_question(flow)
        assert game.audit(table.g)["cards"] == cards
        assert [each["card"] for each in table.view()["players"][0]["played"]] == ["E001"]
        with pytest.raises(StopIteration):
            flow.send("yes")
        assert game.audit(table.g)["cards"] == cards
        assert table.view()["players"][0]["played"] == []
        if seats == 1:
            assert number in table.g.box
        else:
            assert table.g.farms[1].hand == [number]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_resampled_world_remembers_who_holds_a_card_that_was_passed_on(seat: int | None) -> None:
    with made(Wanderer()):
        table = Table(3, variant__family=False).holds("E001")
        table.play_minor("E001", "yes")
        number = card_number("E001")
        for attempt in range(200):
            world = table.g.copy()
            game.resample(world, seat, chance_of(f"world {attempt}"), [])
            assert number in world.farms[1].hand
        # Whoever plays it again passes it on again, and the next one is known to hold it.
        table.play_minor("E001", "no", seat=1)
        assert number not in table.g.farms[1].notes
        for attempt in range(20):
            world = table.g.copy()
            game.resample(world, seat, chance_of(f"world {attempt}"), [])
            assert number in world.farms[2].hand


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_resampled_world_remembers_what_was_discarded_openly(seat: int | None) -> None:
    table = Table(3, variant__family=False)
    number = table.g.farms[0].hand[0]
    discard(table.g, 0, number)
    for attempt in range(60):
        world = table.g.copy()
        game.resample(world, seat, chance_of(f"world {attempt}"), [])
        assert world.box == [number]


def test_what_one_seat_saw_only_that_seat_knows() -> None:
    table = Table(3, variant__family=False)
    held = table.g.farms[1].hand[0]
    table.g.farms[1].notes[held] = 1 << 2

    def worlds_with_it(seat: int | None) -> int:
        found = 0
        for attempt in range(60):
            world = table.g.copy()
            game.resample(world, seat, chance_of(f"world {attempt}"), [])
            found += held in world.farms[1].hand
        return found

    assert worlds_with_it(2) == 60
    assert 0 < worlds_with_it(0) < 60
    assert 0 < worlds_with_it(None) < 60


# --- the owner's order --------------------------------------------------------------------


class Joiner(Card):
    """At the start of a round: a stable on the last space."""

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        add_stable(g, owner, 14, owner)
        yield from ()


def with_a_sheep_coming() -> Table:
    """A sheep is promised to a seat whose house has its pet."""
    table = with_cards().played("E001").give(sheep=1).round(2).preparation()
    promise(table.g, 0, SHEEP, 1, range(2, 3), card_number("E001"))
    return table


def test_the_owner_may_build_before_a_promised_animal_comes() -> None:
    with made(Joiner("E001", OCCUPATION, 1, "farm", [], [ROUND_START])):
        table = with_a_sheep_coming()
        assert table.step("E001").kinds == ["order"]
        assert table.goods() == {"sheep": 2}
        table = with_a_sheep_coming()
        table.step(("goods", "sheep", 1))
        assert table.goods() == {"sheep": 1}


def test_nobody_is_asked_for_an_order_that_cannot_matter() -> None:
    with made(Joiner("E001", OCCUPATION, 1, "farm", [], [ROUND_START])):
        table = with_a_sheep_coming().has(sheep=0)
        promise(table.g, 0, FOOD, 1, range(2, 3), card_number("E001"))
        assert table.step() == []
        assert table.goods() == {"sheep": 1, "food": 1}
