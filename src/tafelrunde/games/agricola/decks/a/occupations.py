"""The occupations of deck A."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.animals import ANY_KIND, Pen
from tafelrunde.games.agricola.board.farm import COUNT
from tafelrunde.games.agricola.board.goods import (
    BOAR,
    CLAY,
    FOOD,
    FREE,
    GRAIN,
    REED,
    STONE,
    VEGETABLE,
    WOOD,
    Cost,
    cost,
)
from tafelrunde.games.agricola.board.spaces import (
    CATTLE_MARKET,
    CULTIVATION,
    DAY_LABORER,
    FARMLAND,
    FISHING,
    GRAIN_SEEDS,
    GRAIN_UTILIZATION,
    MEETING_PLACE,
    PIG_MARKET,
    SHEEP_MARKET,
    TRAVELING_PLAYERS,
    WOOD_SPACES,
)
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import CLAY_HOUSE, VEGETABLES
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, Conversion, deal_in
from tafelrunde.games.agricola.cards.hooks import FOR_MAJOR, FOR_MINOR, FOR_RENOVATION, FOR_ROOM
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_FIELD_PHASE,
    AFTER_RENOVATION,
    AFTER_ROOMS,
    AFTER_SOW,
    AFTER_SPACE,
    BEFORE_SPACE,
    GAINS,
    IDLE,
    MATTERS,
    RETURN_HOME,
    ROUND_END,
    ROUND_START,
    TURN_END,
    Occasion,
)
from tafelrunde.games.agricola.decks.deeds import (
    Both,
    BreedAnimals,
    Buy,
    Coming,
    Get,
    GetOneOf,
    PlowField,
    altered,
)
from tafelrunde.games.agricola.decks.effects import occupation
from tafelrunde.games.agricola.decks.parts import (
    At,
    AtOnce,
    Cheaper,
    EachTime,
    Having,
    Once,
    Scores,
    TurnEnd,
)
from tafelrunde.games.agricola.paying.payment import can_pay, pay
from tafelrunde.games.agricola.verbs.crops import crop_on, fields_of, plant
from tafelrunde.games.agricola.verbs.family import sleeping_places
from tafelrunde.games.agricola.verbs.livestock import unfenced_stables
from tafelrunde.games.agricola.verbs.verbs import gain, put_back, remove_person
from tafelrunde.kernel.flow import Flow, choose

_GROCERIES: Final[tuple[int, ...]] = (WOOD, GRAIN, REED, STONE, VEGETABLE, CLAY, REED, VEGETABLE)


_SOWING: Final[tuple[int, ...]] = (GRAIN_UTILIZATION, CULTIVATION)
# The last round in which a lodger has room.
_LAST_LODGING: Final = 9


class AnimalTamer(Card):
    """1 wood or 1 grain at once; the house holds any animal in each of its rooms."""

    def play(self, g: Agricola, seat: int) -> Flow:
        yield from GetOneOf(WOOD, GRAIN).run(g, seat, self)

    def pens(self, g: Agricola, owner: int) -> list[Pen]:
        # The pet has its place in one of the rooms without this card.
        return [(1, ANY_KIND)] * (COUNT[g.farms[owner].rooms] - 1)


class Conservator(Card):
    """A wooden house may be renovated to stone at once."""

    def skips_clay(self) -> bool:
        return True


class HedgeKeeper(Card):
    """3 fences of each Build Fences action are free."""

    def free_fences(self, g: Agricola, owner: int) -> int:
        return 3


class AdoptiveParents(Card):
    """For 1 food a newborn acts at once and counts as an adult."""

    def wakes_newborn(self) -> int:
        return 1


class StableArchitect(Card):
    """A point for each stable outside pastures."""

    def score(self, g: Agricola, owner: int) -> int:
        return COUNT[unfenced_stables(g, owner)]


class Grocer(Card):
    """A pile of goods, the top one for 1 food at any time; the note counts those sold."""

    def __init__(self) -> None:
        super().__init__("A102", OCCUPATION, 1, "goods", [], [], signs="-1 food > +1 crate")
        self.counts = True

    def conversions(self, g: Agricola, owner: int, used: int) -> list[Conversion]:
        sold = g.farms[owner].notes.get(self.number, 0) + used
        if sold >= len(_GROCERIES):
            return []
        return [Conversion(self.number, cost(food=1), altered(FREE, _GROCERIES[sold], 1))]

    def convert(self, g: Agricola, owner: int, uses: int) -> None:
        notes = g.farms[owner].notes
        notes[self.number] = notes.get(self.number, 0) + uses

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "left", len(_GROCERIES) - g.farms[owner].notes.get(self.number, 0)


class MushroomCollector(Card):
    """After a use of a wood accumulation space: 1 wood back onto it for 2 food."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and occasion.space in WOOD_SPACES
        return MATTERS if own and g.farms[owner].goods[WOOD] else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) == IDLE:
            return
        answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            put_back(g, owner, WOOD, 1, occasion.space)
            gain(g, owner, FOOD, 2, self.id)


class Roughcaster(Card):
    """3 food for clay rooms, however many in an action, and for a renovation from clay to stone."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        if occasion.actor != owner or occasion.farm != owner:
            return IDLE
        rooms = occasion.what == AFTER_ROOMS and g.farms[owner].house == CLAY_HOUSE
        return GAINS if rooms or occasion.house == CLAY_HOUSE else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) == GAINS:
            gain(g, owner, FOOD, 3, self.id)
        yield from ()


class ScytheWorker(Card):
    """1 grain at once; in each field phase 1 grain more from as many grain fields as one likes.

    Where only some fields give more, those are taken first that stay planted.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        gain(g, seat, GRAIN, 1, self.id)
        yield from ()

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return MATTERS if self._fields(g.farms[owner]) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        farm = g.farms[owner]
        fields = self._fields(farm)
        if not fields:
            return
        count = yield choose(owner, "count", list(range(len(fields), -1, -1)), about=self.id)
        for field in fields[:count]:
            plant(farm, field, crop_on(farm, field) - 1)
        gain(g, owner, GRAIN, count, "fields")

    def _fields(self, farm: Farm) -> list[int]:
        """The fields on which grain still stands, the fullest first."""
        fields = [field for field in fields_of(farm) if 0 < crop_on(farm, field) < VEGETABLES]
        return sorted(fields, key=lambda field: -crop_on(farm, field))


class FrameBuilder(Card):
    """Once a room and once a renovation 2 clay or 2 stone may be replaced by 1 wood."""

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what not in (FOR_ROOM, FOR_RENOVATION):
            return costs
        framed = [
            altered(altered(price, good, -2), WOOD, 1)
            for price in costs
            for good in (CLAY, STONE)
            if price[good] >= 2
        ]
        return costs + framed


class Lutenist(Card):
    """Another seat's use of the Traveling Players: 1 food, 1 wood, then a vegetable for 2 food."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        theirs = occasion.space == TRAVELING_PLAYERS and occasion.actor != owner
        return MATTERS if theirs else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if occasion.space != TRAVELING_PLAYERS or occasion.actor == owner:
            return
        gain(g, owner, FOOD, 1, self.id)
        gain(g, owner, WOOD, 1, self.id)
        price = cost(food=2)
        if can_pay(g, owner, price):
            answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
            if answer == "yes":
                yield from pay(g, owner, [price], self.id)
                gain(g, owner, VEGETABLE, 1, self.id)


class LazySowman(Card):
    """Another person at once, anywhere, when sowing was declined where it was offered.

    A space that is occupied may be used, too, but not the Meeting Place. R39: nobody has to be able
    to sow to decline it. The note is 1 when its owner has sown in this turn, 2 when it was
    declined.
    """

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if occasion.actor == owner else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        notes = g.farms[owner].notes
        sown = notes.pop(self.number, 0)
        if occasion.what == AFTER_SOW:
            notes[self.number] = 1
        elif occasion.what == TURN_END and occasion.space in _SOWING and not sown:
            notes[self.number] = 2
        yield from ()

    def _declined(self, g: Agricola, owner: int) -> bool:
        return g.again > 0 and g.turn == owner and g.farms[owner].notes.get(self.number, 0) == 2

    def stacks_placements(self, g: Agricola, owner: int, spaces: list[int]) -> bool:
        return self._declined(g, owner)

    def chains(self) -> bool:
        return True

    def shares_space(self, g: Agricola, owner: int, space: int) -> bool:
        return space != MEETING_PLACE and self._declined(g, owner)


class Lodger(Card):
    """Room for one person until the people go home in round 9; who finds none then is gone.

    The note is 1 after that, 2 if a person left. R40: played later it gives no room at all.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        if g.round > _LAST_LODGING:
            g.farms[seat].notes[self.number] = 1
        yield from ()

    def sleeping_places(self, g: Agricola, owner: int) -> int:
        return 0 if self.number in g.farms[owner].notes else 1

    def people_lost(self, g: Agricola, owner: int) -> int:
        return 1 if g.farms[owner].notes.get(self.number, 0) == 2 else 0

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if g.round == _LAST_LODGING else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        farm = g.farms[owner]
        farm.notes[self.number] = 1
        if farm.people > sleeping_places(g, owner):
            farm.notes[self.number] = 2
            remove_person(g, owner)
        yield from ()


deal_in(
    AnimalTamer(
        "A086", OCCUPATION, 1, "farm", [], [], signs="now +1 wood / grain | room > +1 sheep"
    ),
    Conservator("A087", OCCUPATION, 1, "farm", [], [], signs="house-wood > house-stone"),
    HedgeKeeper("A088", OCCUPATION, 1, "farm", [], [], signs="fence > ~3 wood"),
    occupation(
        "A090",
        "farm",
        At(ROUND_START, Buy(cost(food=1), PlowField(must=True)), when="stone_house"),
    ),
    AdoptiveParents("A092", OCCUPATION, 1, "actions", [], [], signs="child -1 food > person"),
    LazySowman(
        "A094",
        OCCUPATION,
        1,
        "actions",
        [],
        [BEFORE_SPACE, AFTER_SOW, TURN_END],
        signs="!sow > +1 person",
    ),
    StableArchitect("A098", OCCUPATION, 1, "points", [], [], signs="stable > +1 bonus"),
    Grocer(),
    MushroomCollector(
        "A108", OCCUPATION, 1, "food", [], [AFTER_SPACE], signs="[wood] -1 wood > +2 food"
    ),
    Roughcaster(
        "A110",
        OCCUPATION,
        1,
        "food",
        [],
        [AFTER_ROOMS, AFTER_RENOVATION],
        signs="room / renovate > +3 food",
    ),
    # Nobody has a reason to decline the food, so nobody is asked.
    occupation("A111", "food", Having(AFTER_ROOMS, Coming(FOOD, 1, range(1, 5)))),
    ScytheWorker(
        "A112",
        OCCUPATION,
        1,
        "crops",
        [],
        [AFTER_FIELD_PHASE],
        signs="now +1 grain | sheaf > +1 grain",
    ),
    # From round 6 on grain or vegetable; "instead" leaves the grain.
    occupation(
        "A114",
        "crops",
        EachTime((DAY_LABORER,), Get(cost(grain=1)), when="round<6"),
        EachTime((DAY_LABORER,), GetOneOf(GRAIN, VEGETABLE), when="round>=6"),
        signs="[day] > +1 grain / vegetable",
    ),
    occupation("A116", "building", EachTime(WOOD_SPACES, Get(cost(wood=1)))),
    occupation(
        "A119",
        "building",
        TurnEnd((FARMLAND, GRAIN_SEEDS, GRAIN_UTILIZATION, CULTIVATION), Get(cost(wood=1))),
    ),
    occupation(
        "A120",
        "building",
        Once("clay_house or stone_house", Coming(CLAY, 2, range(1, 6)), AFTER_RENOVATION),
    ),
    FrameBuilder("A123", OCCUPATION, 1, "building", [], [], signs="2 clay / 2 stone > 1 wood"),
    occupation(
        "A125",
        "building",
        AtOnce(Get(cost(clay=3, reed=2, stone=2)), when="clay_house, rooms==2"),
        signs="2 house-clay > +3 clay +2 reed +2 stone",
    ),
    Lodger("A127", OCCUPATION, 3, "farm", [], [RETURN_HOME], signs="1 person > (9)"),
    occupation(
        "A133",
        "points",
        Scores("improvements", ((5, 2), (6, 3), (7, 4), (8, 5), (9, 7), (10, 9))),
        seats=3,
    ),
    # A newborn is a person, too.
    occupation(
        "A138",
        "goods",
        EachTime(
            (FISHING,),
            Buy(cost(wood=1), Both(Get(cost(food=1), per="people"), Get(cost(reed=1)))),
        ),
        seats=3,
    ),
    occupation(
        "A143",
        "building",
        Cheaper(STONE, 1, FOR_ROOM, FOR_RENOVATION, FOR_MAJOR, FOR_MINOR),
        seats=3,
    ),
    # The animal is bought, and finds its place, before those of the market come (see R13).
    occupation(
        "A147",
        "livestock",
        EachTime((SHEEP_MARKET,), Buy(cost(food=1), Get(cost(sheep=1)))),
        EachTime((PIG_MARKET,), Buy(cost(food=1), Get(cost(boar=1)))),
        EachTime((CATTLE_MARKET,), Buy(cost(food=1), Get(cost(cattle=1)))),
        seats=3,
        signs="[sheep] -1 food > +1 sheep / boar / cow",
    ),
    occupation(
        "A155", "goods", EachTime((TRAVELING_PLAYERS,), Get(cost(wood=1, grain=1))), seats=4
    ),
    Lutenist(
        "A160",
        OCCUPATION,
        4,
        "crops",
        [],
        [BEFORE_SPACE],
        signs="[food] > +1 food +1 wood | -2 food > +1 vegetable",
    ),
    occupation(
        "A165",
        "livestock",
        AtOnce(Get(cost(boar=1))),
        At(ROUND_END, BreedAnimals(BOAR), when="round==12"),
        seats=4,
        signs="now +1 boar | (12) > +1 boar",
    ),
)
