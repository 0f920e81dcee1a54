"""The minor improvements of deck A."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.fields import plow_at, plow_options, why_not_plow
from tafelrunde.games.agricola.board.farm import COUNT
from tafelrunde.games.agricola.board.goods import (
    CLAY,
    FOOD,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Cost,
    cost,
)
from tafelrunde.games.agricola.board.spaces import (
    BASIC_WISH,
    CATTLE_MARKET,
    CULTIVATION,
    EASTERN_QUARRY,
    FARMLAND,
    FISHING,
    GRAIN_SEEDS,
    HARVESTS,
    LESSONS,
    LESSONS_3,
    LESSONS_4,
    PILE_GOOD,
    ROUNDS,
    URGENT_WISH,
    WESTERN_QUARRY,
    X_MODEST_WISH,
)
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import VEGETABLES, WORK
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.hooks import (
    FOR_MAJOR,
    FOR_MINOR,
    FOR_OCCUPATION,
    FOR_RENOVATION,
    TAKES_GRAIN,
    TAKES_VEGETABLES,
)
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_BAKE,
    AFTER_FENCES,
    AFTER_IMPROVEMENT,
    AFTER_SPACE,
    BEFORE_HARVEST,
    BEFORE_SPACE,
    GAINED,
    GAINS,
    IDLE,
    MATTERS,
    RETURN_HOME,
    ROUND_END,
    ROUND_START,
    Occasion,
)
from tafelrunde.games.agricola.decks.deeds import (
    BakeBread,
    Both,
    Coming,
    Get,
    PlowField,
    WinPoints,
    altered,
)
from tafelrunde.games.agricola.decks.effects import minor, printed
from tafelrunde.games.agricola.decks.parts import AtOnce, Cheaper, EachTime, Having, Scores
from tafelrunde.games.agricola.paying.byhand import errands_of
from tafelrunde.games.agricola.paying.payment import can_pay, pay
from tafelrunde.games.agricola.verbs.crop_verbs import move_crop
from tafelrunde.games.agricola.verbs.crops import crop_on, fields_of, takes
from tafelrunde.games.agricola.verbs.livestock import take_animals
from tafelrunde.games.agricola.verbs.verbs import beg, gain, people_of, put_back
from tafelrunde.games.agricola.verbs.words import field_text
from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.text import Text

_WISHES: Final[tuple[int, ...]] = (BASIC_WISH, URGENT_WISH, X_MODEST_WISH)
# Points for blankets in a house of wood, clay, stone.
_BLANKETS: Final[tuple[int, ...]] = (3, 2, 0)
# As far as a note counts.
_MANY: Final = 99


class RammedClay(Card):
    """1 clay at once; fences may be paid with clay instead of wood."""

    def play(self, g: Agricola, seat: int) -> Flow:
        gain(g, seat, CLAY, 1, self.id)
        yield from ()

    def fence_good(self) -> int:
        return CLAY


class MilkJug(Card):
    """Whenever anybody uses the Cattle Market: 3 food for the owner, 1 for each other seat."""

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if occasion.space == CATTLE_MARKET:
            for seat in range(g.seats):
                gain(g, seat, FOOD, 3 if seat == owner else 1, self.id)
        yield from ()

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if occasion.space == CATTLE_MARKET else IDLE

    def brings(self, g: Agricola, owner: int, user: int, space: int) -> Cost | None:
        return cost(food=3 if user == owner else 1) if space == CATTLE_MARKET else None


class ShepherdsCrook(Card):
    """2 sheep for each new pasture of at least 4 spaces that was not divided at once."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and occasion.farm == owner
        return MATTERS if own and occasion.pastures else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if occasion.actor == owner and occasion.farm == owner:
            for pasture in occasion.pastures:
                if COUNT[pasture] >= 4:
                    yield from take_animals(g, owner, SHEEP, 2)


class ClayEmbankment(Card):
    """At once 1 clay for every 2 in the supply."""

    def play(self, g: Agricola, seat: int) -> Flow:
        gain(g, seat, CLAY, g.farms[seat].goods[CLAY] // 2, self.id)
        yield from ()


class DrinkingTrough(Card):
    """Every pasture holds 2 animals more."""

    def pasture_bonus(self, g: Agricola, owner: int, pasture: int) -> int:
        return 2


class Handplow(Card):
    """A field at the start of the fifth round from now; the note is that round."""

    def play(self, g: Agricola, seat: int) -> Flow:
        if g.round + 5 <= ROUNDS:
            g.farms[seat].notes[self.number] = g.round + 5
        yield from ()

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        due = g.farms[owner].notes.get(self.number, 0)
        return ("round", due) if due else ("done", 0)

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        due = g.farms[owner].notes.get(self.number, 0) == g.round
        return MATTERS if due and why_not_plow(g, owner) is None else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        del g.farms[owner].notes[self.number]
        option = yield choose(owner, "plow", [*plow_options(g, owner), "skip"])
        if option != "skip":
            yield from plow_at(g, owner, option)


class SleepingCorner(Card):
    """A Wish for Children where one other seat's person stands may be used."""

    def shares_space(self, g: Agricola, owner: int, space: int) -> bool:
        # A newborn beside its parent occupies nothing: it is the other seats that count.
        others = [seat for seat in range(g.seats) if people_of(g, seat, space)]
        return space in _WISHES and len(others) == 1 and owner not in others


class WoolBlankets(Card):
    """In the scoring 3 points in a wooden house, 2 in a clay house."""

    def score(self, g: Agricola, owner: int) -> int:
        return _BLANKETS[g.farms[owner].house]


class Claypipe(Card):
    """2 food when the people go home if 7 building resources came while they worked.

    The note counts them. R22: neither what came before the card lay open counts nor what an
    exchange at any time brings.
    """

    def gained(self, g: Agricola, owner: int, occasion: Occasion) -> None:
        if occasion.actor == owner and g.phase == WORK and WOOD <= occasion.good <= STONE:
            notes = g.farms[owner].notes
            notes[self.number] = min(_MANY, notes.get(self.number, 0) + occasion.amount)

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "counted", g.farms[owner].notes.get(self.number, 0)

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if g.farms[owner].notes.pop(self.number, 0) >= 7:
            gain(g, owner, FOOD, 2, self.id)
        yield from ()


class Basket(Card):
    """After a wood accumulation space was used: 3 food for 2 wood, which are laid there."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and PILE_GOOD[occasion.space] == WOOD
        return MATTERS if own and g.farms[owner].goods[WOOD] >= 2 else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) == IDLE:
            return
        answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            put_back(g, owner, WOOD, 2, occasion.space)
            gain(g, owner, FOOD, 3, self.id)


class DutchWindmill(Card):
    """3 food for each Bake Bread action in a round right after a harvest."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if occasion.actor == owner and g.round - 1 in HARVESTS else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        gain(g, owner, FOOD, 3, self.id)
        yield from ()


class ClearingSpade(Card):
    """At any time a crop of a field with two or more comes onto an empty field.

    Before a harvest its owner is asked: that is when it matters.
    """

    def errands(self, g: Agricola, owner: int) -> list[tuple[int, int]]:
        farm = g.farms[owner]
        fields = fields_of(farm)
        empty = [field for field in fields if crop_on(farm, field) == 0]
        found: list[tuple[int, int]] = []
        for source in fields:
            crop = crop_on(farm, source)
            kind = TAKES_VEGETABLES if crop > VEGETABLES else TAKES_GRAIN
            if crop % VEGETABLES >= 2:
                found.extend([(source, target) for target in empty if takes(farm, target) & kind])
        return found

    def run_errand(self, g: Agricola, owner: int, one: int, other: int) -> Flow:
        move_crop(g, owner, one, other)
        yield from ()

    def errand_text(self, one: int, other: int) -> Text:
        return Text("agricola-label-crop", source=field_text(one), target=field_text(other))

    def errand_fields(self, one: int, other: int) -> list[int]:
        return [one, other]

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return MATTERS if self.errands(g, owner) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        return errands_of(g, owner, self.number)


class WoodenShed(Card):
    """Room for one person; no renovation any more."""

    def sleeping_places(self, g: Agricola, owner: int) -> int:
        return 1

    def bars(self, what: int) -> bool:
        return what == FOR_RENOVATION


class ForestSchool(Card):
    """Lessons are never occupied; food of the occupation cost may be paid in wood.

    R37: a card's own cost in food is not an occupation cost, so wood does not replace it.
    """

    def shares_space(self, g: Agricola, owner: int, space: int) -> bool:
        return space in (LESSONS, LESSONS_3, LESSONS_4)

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what != FOR_OCCUPATION:
            return costs
        return [
            altered(altered(price, FOOD, -wood), WOOD, wood)
            for price in costs
            for wood in range(price[FOOD] + 1)
        ]


class Credit(Card):
    """5 food at once; at the end of each round without a harvest 1 food, or a begging marker.

    R38: who has food pays; who would have to make it of something else may rather beg.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        gain(g, seat, FOOD, 5, self.id)
        yield from ()

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return IDLE if g.round in HARVESTS else MATTERS

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        price = cost(food=1)
        if not can_pay(g, owner, price):
            beg(g, owner, 1)
            return
        answer = "yes"
        if g.farms[owner].goods[FOOD] == 0:
            answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            yield from pay(g, owner, [price], self.id)
        else:
            beg(g, owner, 1)


deal_in(
    minor("A002", "farm", [cost(food=2)], AtOnce(PlowField(must=True)), travels=True),
    printed(
        ClayEmbankment(
            "A005", MINOR, 1, "building", [cost(food=1)], [], signs="now 2 clay > +1 clay"
        ),
        travels=True,
    ),
    minor("A009", "livestock", [cost(sheep=1)], AtOnce(Get(cost(cattle=1))), travels=True),
    printed(
        WoodenShed(
            "A010", MINOR, 1, "farm", [cost(wood=2, reed=1)], [], signs="1 person | !renovate"
        ),
        needs="wooden_house, by_major_action",
    ),
    DrinkingTrough("A012", MINOR, 1, "farm", [cost(clay=1)], [], signs="pasture > +2 sheep"),
    RammedClay("A016", MINOR, 1, "farm", [], [], signs="now +1 clay | clay > fence"),
    Handplow("A019", MINOR, 1, "farm", [cost(wood=1)], [ROUND_START], signs="+1 field (+5)"),
    minor(
        "A024",
        "actions",
        [cost(wood=1)],
        EachTime((FARMLAND, CULTIVATION), BakeBread()),
        needs="occupations>=2",
        points=1,
    ),
    printed(
        SleepingCorner(
            "A026", MINOR, 1, "actions", [cost(wood=1)], [], signs="[child] person > person"
        ),
        needs="grain_fields>=2",
        points=1,
    ),
    printed(
        ForestSchool(
            "A028",
            MINOR,
            1,
            "actions",
            [cost(wood=1, clay=1)],
            [],
            signs="[occupation] person > person | wood / food",
        ),
        points=1,
    ),
    minor(
        "A032",
        "points",
        [cost(wood=2)],
        Scores("pasture_spaces", ((6, 1), (7, 2), (8, 3), (10, 4))),
    ),
    minor(
        "A033",
        "points",
        [],
        AtOnce(Both(WinPoints("rounds_left"), Get(cost(food=2), per="rounds_left"))),
        needs="unused_spaces==0",
        signs="now round > +1 bonus +2 food",
    ),
    printed(
        WoolBlankets(
            "A038", MINOR, 1, "points", [], [], signs="house-wood / house-clay > 3/2 bonus"
        ),
        needs="sheep>=5",
    ),
    minor(
        "A044",
        "food",
        [cost(wood=1)],
        AtOnce(Coming(FOOD, 1, range(1, 4))),
        needs="occupations==2",
        points=1,
    ),
    MilkJug("A050", MINOR, 1, "food", [cost(clay=1)], [BEFORE_SPACE], signs="[cow] > +3 food"),
    Claypipe(
        "A053", MINOR, 1, "food", [cost(clay=1)], [GAINED, RETURN_HOME], signs="7+ bricks > +2 food"
    ),
    printed(
        Credit("A054", MINOR, 1, "food", [], [ROUND_END], signs="now +5 food | round > -1 food"),
        needs="occupations<=3",
    ),
    minor(
        "A055",
        "food",
        [cost(wood=1, clay=1)],
        AtOnce(Get(cost(food=1))),
        Having(AFTER_IMPROVEMENT, Get(cost(food=1))),
    ),
    Basket(
        "A056", MINOR, 1, "food", [cost(reed=1)], [AFTER_SPACE], signs="[wood] -2 wood > +3 food"
    ),
    printed(
        DutchWindmill(
            "A063",
            MINOR,
            1,
            "food",
            [cost(wood=2, stone=2)],
            [AFTER_BAKE],
            signs="sheaf bake > +3 food",
        ),
        points=2,
    ),
    minor("A067", "crops", [cost(wood=1)], EachTime((GRAIN_SEEDS,), Get(cost(grain=1)))),
    minor(
        "A069",
        "crops",
        [cost(wood=2)],
        AtOnce(Coming(VEGETABLE, 1, (4, 7, 9))),
        needs="occupations>=2",
    ),
    ClearingSpade(
        "A071",
        MINOR,
        1,
        "crops",
        [cost(wood=1)],
        [BEFORE_HARVEST],
        signs="grain / vegetable > field",
    ),
    minor(
        "A075",
        "building",
        [cost(stone=2)],
        Cheaper(WOOD, 1, FOR_MAJOR, FOR_MINOR),
        needs="occupations<=3",
        points=2,
    ),
    minor(
        "A078",
        "building",
        [cost(wood=2)],
        EachTime((FISHING,), Get(cost(food=1, reed=1))),
        needs="occupations>=1",
        points=1,
    ),
    minor(
        "A080",
        "building",
        [cost(wood=1)],
        EachTime((WESTERN_QUARRY, EASTERN_QUARRY), Get(cost(stone=1))),
    ),
    ShepherdsCrook(
        "A083", MINOR, 1, "livestock", [cost(wood=1)], [AFTER_FENCES], signs="4+ pasture > +2 sheep"
    ),
)
