"""The occupations of deck B."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.building import (
    build_one_room,
    renovate,
    why_not_renovate,
    why_not_room,
)
from tafelrunde.games.agricola.actions.improvements import DECLINED, minors_open, play_minor
from tafelrunde.games.agricola.actions.occupations import (
    begged_for_occupation,
    occupations_open,
    play_occupation,
)
from tafelrunde.games.agricola.board.animals import roomy
from tafelrunde.games.agricola.board.farm import COUNT
from tafelrunde.games.agricola.board.goods import (
    BOAR,
    CLAY,
    FOOD,
    FREE,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Cost,
    cost,
)
from tafelrunde.games.agricola.board.spaces import (
    CLAY_PIT,
    DAY_LABORER,
    FOREST,
    GRAIN_SEEDS,
    PILE_GOOD,
    REED_BANK,
    RESOURCE_MARKETS,
    ROUNDS,
    WOOD_SPACES,
)
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import STONE_HOUSE, VEGETABLES
from tafelrunde.games.agricola.cards.base import (
    DECK,
    OCCUPATION,
    Card,
    Conversion,
    card_number,
    deal_in,
    of_kind,
)
from tafelrunde.games.agricola.cards.hooks import FOR_MAJOR, FOR_RENOVATION, FOR_ROOM
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_RENOVATION,
    AFTER_ROOM,
    BEFORE_HARVEST,
    BEFORE_OCCUPATION,
    BEFORE_SPACE,
    GAINS,
    IDLE,
    MATTERS,
    ROUND_START,
    Occasion,
)
from tafelrunde.games.agricola.cards.places import discard
from tafelrunde.games.agricola.decks.deeds import (
    ALL_LEFT,
    BakeBread,
    Both,
    BuildStable,
    Buy,
    Coming,
    Get,
    GetOneOf,
    PlowField,
    altered,
)
from tafelrunde.games.agricola.decks.effects import occupation
from tafelrunde.games.agricola.decks.parts import At, AtOnce, EachTime, Once
from tafelrunde.games.agricola.phases.setup import FIRST_ROOMS
from tafelrunde.games.agricola.verbs.crop_verbs import lose_crop
from tafelrunde.games.agricola.verbs.crops import crop_on, fields_of
from tafelrunde.games.agricola.verbs.livestock import one_pen_each, pens, take_animals
from tafelrunde.games.agricola.verbs.verbs import gain, lose
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose, choose_privately
from tafelrunde.kernel.state import ALL

# Wild boar for so much grain.
_GAME: Final[dict[int, int]] = {1: 1, 3: 2, 4: 3}


class Cottager(Card):
    """With each use of Day Laborer a room or a renovation, for the usual price."""

    def _open(self, g: Agricola, owner: int) -> list[Option]:
        found: list[Option] = []
        if why_not_room(g, owner) is None:
            found.append("room")
        if why_not_renovate(g, owner) is None:
            found.append("renovation")
        return found

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and occasion.space == DAY_LABORER
        return MATTERS if own and self._open(g, owner) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) == IDLE:
            return
        option = yield choose(owner, "deed", [*self._open(g, owner), "done"], about=self.id)
        if option == "room":
            yield from build_one_room(g, owner)
        elif option == "renovation":
            yield from renovate(g, owner)


class MasterBricklayer(Card):
    """A major costs as many stone less as the owner has added rooms to the first two."""

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what != FOR_MAJOR:
            return costs
        added = COUNT[g.farms[owner].rooms] - COUNT[FIRST_ROOMS]
        return [altered(price, STONE, -added) for price in costs]


class Scholar(Card):
    """In a stone house a card at the start of each round: an occupation for 1 food or a minor."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return MATTERS if g.farms[owner].house == STONE_HOUSE else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if g.farms[owner].house != STONE_HOUSE:
            return
        occupations = occupations_open(g, owner, 1)
        options: list[Option] = [*occupations]
        for minor in minors_open(g, owner):
            assert isinstance(minor, tuple)
            options.append(minor[1])
        options.append("done")
        option = yield choose_privately(owner, "occupation", options, about=self.id)
        if option == "done":
            g.reveal(ALL, DECLINED)
            return
        number = card_number(str(option))
        if option in occupations:
            yield from play_occupation(g, owner, number, 1)
        else:
            yield from play_minor(g, owner, number)


class OrganicFarmer(Card):
    """A point for each pasture with an animal and places for three more.

    Animals may be moved at any time, so they stand as is best for their owner.
    """

    def score(self, g: Agricola, owner: int) -> int:
        goods = g.farms[owner].goods
        known = pens(g, owner)
        singles = g.farms[owner]._singles
        herd = goods[SHEEP:]
        return roomy(known, singles, one_pen_each(g), herd[0], herd[1], herd[2], 3)


class Tutor(Card):
    """A point for each occupation that was played after this one."""

    def score(self, g: Agricola, owner: int) -> int:
        played = g.farms[owner].played
        return len(of_kind(OCCUPATION, played[played.index(self.number) + 1 :]))


class SheepWalker(Card):
    """1 sheep for 1 wild boar, 1 vegetable or 1 stone at any time."""

    def conversions(self, g: Agricola, owner: int, used: int) -> list[Conversion]:
        sheep = cost(sheep=1)
        return [
            Conversion(self.number, sheep, cost(boar=1)),
            Conversion(self.number, sheep, cost(vegetable=1)),
            Conversion(self.number, sheep, cost(stone=1)),
        ]


class PaperMaker(Card):
    """Right before a later occupation: 1 wood for 1 food per occupation in front of the owner."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return MATTERS if occasion.actor == owner and g.farms[owner].goods[WOOD] else IDLE

    def before_occupation(self, g: Agricola, owner: int) -> Cost | None:
        return (g.farms[owner].occupations, -1, *FREE[2:])

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        farm = g.farms[owner]
        if occasion.actor != owner or farm.goods[WOOD] == 0:
            return
        options: list[Option] = ["yes"]
        if begged_for_occupation(g, owner, occasion.card, occasion.food) >= 0:
            options.append("no")
        answer = yield choose(owner, "card", options, about=self.id)
        if answer == "yes":
            lose(g, owner, WOOD, 1)
            gain(g, owner, FOOD, farm.occupations, self.id)


class Carpenter(Card):
    """A room costs 3 of its material in place of 5.

    For the partner's house, too, it is 2 less. No card brings a dearer material into a price, so
    the dearest in it is that of the room. Wood that another card has made cheaper stays so.
    """

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what != FOR_ROOM:
            return costs
        return [self._lowered(price) for price in costs]

    def _lowered(self, price: Cost) -> Cost:
        if price[STONE]:
            return altered(price, STONE, -2)
        if price[CLAY]:
            return altered(price, CLAY, -2)
        return altered(price, WOOD, -2) if price[WOOD] >= 5 else price


class HouseSteward(Card):
    """Wood at once by the rounds left; at the end 3 points for all who have the most rooms."""

    def play(self, g: Agricola, seat: int) -> Flow:
        wood = 0
        for rounds in (1, 3, 6, 9):
            if ROUNDS - g.round >= rounds:
                wood += 1
        gain(g, seat, WOOD, wood, self.id)
        yield from ()

    def score_for(self, g: Agricola, seat: int) -> int:
        most = max([COUNT[farm.rooms] for farm in g.farms])
        return 3 if COUNT[g.farms[seat].rooms] == most else 0


class BrushwoodCollector(Card):
    """1 wood in place of the reed of a room or a renovation.

    Of a room for the partner, which takes 3 reed, it replaces 2.
    """

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what not in (FOR_ROOM, FOR_RENOVATION):
            return costs
        return costs + [
            altered(altered(price, REED, -2), WOOD, 1) for price in costs if price[REED]
        ]


class Pastor(Card):
    """Once, when the owner's house is the only one with 2 rooms: 3 wood, 2 clay, 1 reed, 1 stone.

    It is looked at when the card is played and whenever anybody has built a room.
    """

    def _reached(self, g: Agricola, owner: int) -> bool:
        if self.number in g.farms[owner].notes:
            return False
        small = [seat for seat in range(g.seats) if COUNT[g.farms[seat].rooms] == 2]
        return small == [owner]

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return ("done", 0) if self.number in g.farms[owner].notes else None

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if self._reached(g, owner) else IDLE

    def play(self, g: Agricola, seat: int) -> Flow:
        self._give(g, seat)
        yield from ()

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        self._give(g, owner)
        yield from ()

    def _give(self, g: Agricola, owner: int) -> None:
        if self._reached(g, owner):
            g.farms[owner].notes[self.number] = 1
            for good, amount in ((WOOD, 3), (CLAY, 2), (REED, 1), (STONE, 1)):
                gain(g, owner, good, amount, self.id)


class Illusionist(Card):
    """One more building resource of an accumulation space for a card of the hand."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and WOOD <= PILE_GOOD[occasion.space] <= STONE
        return MATTERS if own and g.farms[owner].hand else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) == IDLE:
            return
        options: list[Option] = [DECK[number].id for number in g.farms[owner].hand]
        options.append("done")
        option = yield choose_privately(owner, "occupation", options, about=self.id)
        if option == "done":
            g.reveal(ALL, DECLINED)
            return
        number = card_number(str(option))
        g.reveal(ALL, number)
        discard(g, owner, number)
        gain(g, owner, PILE_GOOD[occasion.space], 1, self.id)


class GameProvider(Card):
    """Right before a harvest 1, 2, 3 wild boar for 1, 3, 4 grain off as many fields."""

    def _fields(self, g: Agricola, owner: int) -> list[int]:
        farm = g.farms[owner]
        return [field for field in fields_of(farm) if 0 < crop_on(farm, field) < VEGETABLES]

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return MATTERS if self._fields(g, owner) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        fields = self._fields(g, owner)
        counts: list[Option] = [grain for grain in (0, 1, 3, 4) if grain <= len(fields)]
        grain = yield choose(owner, "count", counts, about=self.id)
        for taken in range(grain):
            # In rising order, so that no set of fields comes up twice.
            last = len(fields) - (grain - taken - 1)
            field = yield choose(owner, "cell", fields[:last], about=self.id)
            fields = fields[fields.index(field) + 1 :]
            lose_crop(g, owner, field)
        if grain:
            yield from take_animals(g, owner, BOAR, _GAME[grain])


deal_in(
    Cottager("B087", OCCUPATION, 1, "farm", [], [BEFORE_SPACE], signs="[day] > room / renovate"),
    occupation(
        "B089",
        "farm",
        AtOnce(Get(cost(wood=1))),
        At(ROUND_START, BuildStable(1), when="stone_house"),
    ),
    occupation("B091", "farm", EachTime((DAY_LABORER,), PlowField())),
    MasterBricklayer("B095", OCCUPATION, 1, "actions", [], [], signs="room > ~1 stone major"),
    Scholar(
        "B097",
        OCCUPATION,
        1,
        "actions",
        [],
        [ROUND_START],
        signs="house-stone round > occupation / minor",
    ),
    OrganicFarmer("B098", OCCUPATION, 1, "points", [], [], signs="pasture sheep > +1 bonus"),
    Tutor("B099", OCCUPATION, 1, "points", [], [], signs="occupation > +1 bonus"),
    occupation(
        "B102",
        "goods",
        AtOnce(Get(cost(grain=2)), when="seats==1"),
        AtOnce(Get(cost(clay=3)), when="seats==2"),
        AtOnce(Get(cost(reed=2)), when="seats==3"),
        AtOnce(Get(cost(sheep=2)), when="seats>=4"),
        signs="now 2 grain / 3 clay / 2 reed / 2 sheep",
    ),
    SheepWalker(
        "B104", OCCUPATION, 1, "goods", [], [], signs="-1 sheep > boar / vegetable / stone"
    ),
    occupation("B107", "food", Once("stone_house", Coming(FOOD, 3, ALL_LEFT), AFTER_RENOVATION)),
    occupation("B108", "food", EachTime(WOOD_SPACES, BakeBread())),
    PaperMaker(
        "B109",
        OCCUPATION,
        1,
        "food",
        [],
        [BEFORE_OCCUPATION],
        signs="occupation -1 wood > +1 food x occupation",
    ),
    # Rooms alone count, not what else gives people a place.
    occupation(
        "B114",
        "crops",
        At(
            ROUND_START,
            Both(Get(cost(food=1)), GetOneOf(GRAIN, VEGETABLE)),
            when="rooms>=3, people==2",
        ),
        signs="3+ room 2 person > +1 food +1 grain / vegetable",
    ),
    occupation("B118", "building", At(ROUND_START, Get(cost(wood=1)), when="rooms==2")),
    occupation(
        "B121",
        "building",
        EachTime((FOREST, REED_BANK), Get(cost(clay=1))),
        EachTime((CLAY_PIT,), Get(cost(clay=1)), when="seats>=3"),
        signs="[wood] [clay] [reed] > +1 clay",
    ),
    # The food comes on top of what the occupation cost.
    occupation("B123", "building", AtOnce(Buy(cost(food=1), Get(cost(stone=1), per="rooms")))),
    Carpenter("B126", OCCUPATION, 1, "building", [], [], signs="room > 3 bricks 2 reed"),
    HouseSteward("B136", OCCUPATION, 3, "points", [], [], signs="now +1–4 wood | room > 3 bonus"),
    occupation("B142", "crops", EachTime((GRAIN_SEEDS,), Get(cost(vegetable=1))), seats=3),
    BrushwoodCollector(
        "B145", OCCUPATION, 3, "building", [], [], signs="room / renovate > -1 wood !reed"
    ),
    Illusionist(
        "B146", OCCUPATION, 3, "building", [], [BEFORE_SPACE], signs="[bricks] -1 hand > +1 bricks"
    ),
    occupation("B156", "goods", EachTime(RESOURCE_MARKETS, GetOneOf(CLAY, GRAIN)), seats=4),
    Pastor(
        "B163",
        OCCUPATION,
        4,
        "building",
        [],
        [AFTER_ROOM],
        signs="2 room > +3 wood +2 clay +1 reed +1 stone",
    ),
    occupation("B164", "livestock", AtOnce(Coming(SHEEP, 1, (2, 5, 8, 10))), seats=4),
    GameProvider(
        "B165",
        OCCUPATION,
        4,
        "livestock",
        [],
        [BEFORE_HARVEST],
        signs="sheaf -1/3/4 grain > +1/2/3 boar",
    ),
    occupation(
        "B166",
        "livestock",
        EachTime((GRAIN_SEEDS,), Buy(cost(food=1), Get(cost(cattle=1)))),
        seats=4,
    ),
)
