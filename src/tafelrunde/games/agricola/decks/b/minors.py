"""The minor improvements of deck B."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.building import (
    build_free_room,
    build_stable,
    room_cells,
    stable_cells,
    why_not_stable,
)
from tafelrunde.games.agricola.actions.fields import plow_at, plow_options, why_not_plow
from tafelrunde.games.agricola.actions.improvements import DECLINED
from tafelrunde.games.agricola.actions.lone_pasture import fence_in_one, single_pastures
from tafelrunde.games.agricola.actions.occupations import play_occupation, why_not_occupation
from tafelrunde.games.agricola.board.farm import COUNT, bits, cells_of
from tafelrunde.games.agricola.board.goods import (
    BOAR,
    CATTLE,
    FOOD,
    GRAIN,
    SHEEP,
    WOOD,
    Cost,
    cost,
)
from tafelrunde.games.agricola.board.spaces import (
    CATTLE_MARKET,
    DAY_LABORER,
    FARMLAND,
    FISHING,
    GRAIN_SEEDS,
    PIG_MARKET,
    ROUNDS,
    SHEEP_MARKET,
    spot_of,
)
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import STONE_HOUSE
from tafelrunde.games.agricola.cards.base import (
    DECK,
    MINOR,
    OCCUPATION,
    Card,
    Conversion,
    deal_in,
    of_kind,
)
from tafelrunde.games.agricola.cards.hooks import FOR_RENOVATION, FOR_ROOM, TAKES_VEGETABLES
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_FIELD_PHASE,
    AFTER_OCCUPATION,
    AFTER_RENOVATION,
    BEFORE_REAPING,
    BEFORE_SPACE,
    GAINS,
    IDLE,
    MATTERS,
    ROUND_START,
    Occasion,
)
from tafelrunde.games.agricola.cards.places import slip
from tafelrunde.games.agricola.decks.deeds import BakeBread, Coming, ComingOn, Get, altered
from tafelrunde.games.agricola.decks.effects import minor, printed
from tafelrunde.games.agricola.decks.parts import At, AtOnce, EachTime, Having
from tafelrunde.games.agricola.verbs.verbs import gain, promise, win_points, withdraw
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose, choose_privately
from tafelrunde.kernel.state import ALL, only

_ANIMAL_MARKETS: Final[tuple[int, ...]] = (SHEEP_MARKET, PIG_MARKET, CATTLE_MARKET)
_TOWER_ROUND: Final = 12
_PORCELAIN: Final = ((2, 1), (3, 2), (4, 3))


class Lasso(Card):
    """Two people in direct succession if one of them uses an animal market."""

    def stacks_placements(self, g: Agricola, owner: int, spaces: list[int]) -> bool:
        return any(space in _ANIMAL_MARKETS for space in spaces)


class HardPorcelain(Card):
    """2, 3 or 4 clay for 1, 2 or 3 stone at any time."""

    def conversions(self, g: Agricola, owner: int, used: int) -> list[Conversion]:
        return [
            Conversion(self.number, cost(clay=clay), cost(stone=stone))
            for clay, stone in _PORCELAIN
        ]


class MiniPasture(Card):
    """One space is fenced in at once, free of charge; it becomes a pasture of its own.

    R23: a space that lies in a pasture is fenced in already.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        cells = cells_of(single_pastures(g, seat))
        if cells:
            cell = yield choose(seat, "cell", cells, about=self.id)
            yield from fence_in_one(g, seat, cell)


class Caravan(Card):
    """Room for one person."""

    def sleeping_places(self, g: Agricola, owner: int) -> int:
        return 1


class CarpentersParlor(Card):
    """A wooden room costs 2 wood in place of 5; the reed stays."""

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what != FOR_ROOM:
            return costs
        return [altered(price, WOOD, -3) if price[WOOD] >= 5 else price for price in costs]


class MiningHammer(Card):
    """1 food at once; a free stable with each renovation."""

    def play(self, g: Agricola, seat: int) -> Flow:
        gain(g, seat, FOOD, 1, self.id)
        yield from ()

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner
        return MATTERS if own and why_not_stable(g, owner, 0) is None else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        options: list[Option] = [*cells_of(stable_cells(g, g.farms[owner])), "skip"]
        option = yield choose(owner, "cell", options, about=self.id)
        if option != "skip":
            yield from build_stable(g, owner, int(option), 0)


class MoldboardPlow(Card):
    """Twice a second field on Farmland; the note counts the tiles that are left."""

    def play(self, g: Agricola, seat: int) -> Flow:
        g.farms[seat].notes[self.number] = 2
        yield from ()

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "left", g.farms[owner].notes.get(self.number, 0)

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and occasion.space == FARMLAND
        left = g.farms[owner].notes.get(self.number, 0)
        return MATTERS if own and left and why_not_plow(g, owner) is None else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) == IDLE:
            return
        option = yield choose(owner, "plow", [*plow_options(g, owner), "skip"])
        if option != "skip":
            g.farms[owner].notes[self.number] -= 1
            yield from plow_at(g, owner, option)


class Mantlepiece(Card):
    """A bonus point for each complete round left; no renovation any more."""

    def play(self, g: Agricola, seat: int) -> Flow:
        win_points(g, seat, ROUNDS - g.round, self.id)
        yield from ()

    def bars(self, what: int) -> bool:
        return what == FOR_RENOVATION


class Bottles(Card):
    """Costs 1 clay and 1 food for each person; newborns are people."""

    def costs_now(self, g: Agricola, seat: int) -> list[Cost]:
        people = g.farms[seat].people
        return [cost(clay=people, food=people)]


class Loom(Card):
    """In each field phase 1, 2, 3 food for 1, 4, 7 sheep; in the scoring a point for every 3."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        sheep = g.farms[owner].goods[SHEEP]
        gain(g, owner, FOOD, min(3, (sheep + 2) // 3), self.id)
        yield from ()

    def score(self, g: Agricola, owner: int) -> int:
        return g.farms[owner].goods[SHEEP] // 3


class ButterChurn(Card):
    """In each field phase 1 food for every 3 sheep and for every 2 cattle."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        goods = g.farms[owner].goods
        gain(g, owner, FOOD, goods[SHEEP] // 3 + goods[CATTLE] // 2, self.id)
        yield from ()


class Brook(Card):
    """1 food on each of the four spaces above Fishing: the column is told by the board."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if occasion.actor == owner and _above(g, occasion.space) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) != IDLE:
            gain(g, owner, FOOD, 1, self.id)
        yield from ()

    def brings(self, g: Agricola, owner: int, user: int, space: int) -> Cost | None:
        return cost(food=1) if user == owner and _above(g, space) else None


def _above(g: Agricola, space: int) -> bool:
    """Whether a space lies above Fishing."""
    spot = spot_of(space, g.seats, g.track)
    fishing = spot_of(FISHING, g.seats, g.track)
    assert fishing is not None
    return spot is not None and spot[0] == fishing[0] and spot[1] < fishing[1]


class Pitchfork(Card):
    """3 food on Grain Seeds while somebody stands on Farmland."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and occasion.space == GRAIN_SEEDS
        return GAINS if own and g.there[FARMLAND] else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) != IDLE:
            gain(g, owner, FOOD, 3, self.id)
        yield from ()


class Beanfield(Card):
    """A field for vegetables."""

    def grows(self) -> int:
        return TAKES_VEGETABLES


class LoveForAgriculture(Card):
    """Pastures of one or two spaces may be sown; such a one holds an animal less for each space.

    R32: a pasture counts as a field as long as crops stand on it, though not as a field tile.
    """

    def sows_pastures(self) -> int:
        return 2

    def pasture_bonus(self, g: Agricola, owner: int, pasture: int) -> int:
        sown = g.farms[owner].crops[cells_of(pasture)[0]]
        return -COUNT[pasture] if sown else 0


class WoodPalisades(Card):
    """2 wood on the edge of the farmyard in place of a fence; each such place is worth a point.

    R34: a palisade is chosen when the fence is built, and costs 2 wood whatever changes the price
    of fences.
    """

    def palisade(self) -> int:
        return 2

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "counted", self.score(g, owner)

    def score(self, g: Agricola, owner: int) -> int:
        return bits(g.farms[owner].notes.get(self.number, 0))


class Moonshine(Card):
    """An occupation drawn from the own hand is played for 2 food, or goes to the left."""

    def why_not(self, g: Agricola, seat: int) -> str | None:
        hand = of_kind(OCCUPATION, g.farms[seat].hand)
        return None if hand else "no-occupation-playable"

    def play(self, g: Agricola, seat: int) -> Flow:
        number = g.draw(of_kind(OCCUPATION, g.farms[seat].hand), only(seat))
        options: list[Option] = []
        if why_not_occupation(g, seat, number, 2) is None:
            options.append(DECK[number].id)
        options.append("done")
        option = yield choose_privately(seat, "occupation", options, about=self.id)
        if option != "done":
            yield from play_occupation(g, seat, number, 2)
            return
        g.reveal(ALL, DECLINED)
        slip(g, seat, number)


class Hawktower(Card):
    """A stone room waits on round space 12; in a stone house it is built there for nothing.

    The note is the round as long as the room waits. Elsewhere it is lost.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        g.farms[seat].notes[self.number] = _TOWER_ROUND
        yield from ()

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        farm = g.farms[owner]
        due = farm.notes.get(self.number, 0) == g.round
        return MATTERS if due and farm.house == STONE_HOUSE and room_cells(farm) else IDLE

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        waits = self.number in g.farms[owner].notes and g.round < _TOWER_ROUND
        return ("round", _TOWER_ROUND) if waits else ("done", 0)

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        del g.farms[owner].notes[self.number]
        options: list[Option] = [*cells_of(room_cells(g.farms[owner])), "skip"]
        option = yield choose(owner, "cell", options, about=self.id)
        if option != "skip":
            yield from build_free_room(g, owner, int(option))


class Ceilings(Card):
    """1 wood on each of the next 5 round spaces; what still lies there goes with a renovation."""

    def play(self, g: Agricola, seat: int) -> Flow:
        promise(g, seat, WOOD, 1, range(g.round + 1, g.round + 6), self.number)
        yield from ()

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if occasion.actor == owner else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        withdraw(g, owner, self.number)
        yield from ()


deal_in(
    printed(
        MiniPasture("B002", MINOR, 1, "farm", [cost(food=2)], [], signs="now +1 pasture"),
        travels=True,
    ),
    printed(
        Moonshine("B003", MINOR, 1, "actions", [], [], signs="now -2 food > occupation"),
        travels=True,
    ),
    minor("B008", "crops", [cost(grain=1)], AtOnce(Get(cost(vegetable=1))), travels=True),
    Caravan("B010", MINOR, 1, "farm", [cost(wood=3, food=3)], [], signs="1 person"),
    CarpentersParlor(
        "B013", MINOR, 1, "farm", [cost(wood=1, stone=1)], [], signs="room > 2 wood 2 reed"
    ),
    MiningHammer(
        "B016",
        MINOR,
        1,
        "farm",
        [cost(wood=1)],
        [AFTER_RENOVATION],
        signs="now +1 food | renovate > +1 stable",
    ),
    printed(
        Hawktower(
            "B014",
            MINOR,
            1,
            "farm",
            [cost(clay=2)],
            [ROUND_START],
            signs="house-stone (12) > +1 room",
        ),
        needs="round<=7",
    ),
    printed(
        MoldboardPlow(
            "B019", MINOR, 1, "farm", [cost(wood=2)], [BEFORE_SPACE], signs="[field] > +1 field"
        ),
        needs="occupations>=1",
    ),
    Lasso(
        "B024", MINOR, 1, "actions", [cost(reed=1)], [], signs="[sheep] [boar] [cow] > +1 person"
    ),
    minor(
        "B025",
        "actions",
        [cost(wood=1)],
        AtOnce(Get(cost(food=1))),
        Having(AFTER_OCCUPATION, BakeBread()),
    ),
    WoodPalisades("B030", MINOR, 1, "points", [cost(food=1)], [], signs="-2 wood > fence +1 bonus"),
    printed(
        Mantlepiece(
            "B033",
            MINOR,
            1,
            "points",
            [cost(stone=1)],
            [],
            signs="now round > +1 bonus | !renovate",
        ),
        needs="clay_house or stone_house",
        points=-3,
    ),
    printed(
        Bottles("B036", MINOR, 1, "points", [], [], signs="person > -1 clay -1 food"), points=4
    ),
    printed(
        Loom(
            "B039",
            MINOR,
            1,
            "points",
            [cost(wood=2)],
            [AFTER_FIELD_PHASE],
            signs="sheep > +1 food | 3 sheep > +1 bonus",
        ),
        needs="occupations>=2",
        points=1,
    ),
    minor(
        "B045",
        "food",
        [cost(wood=1)],
        AtOnce(Coming(FOOD, 1, range(1, 4))),
        needs="vegetable_fields>=2",
        points=2,
    ),
    minor("B047", "food", [cost(clay=1)], EachTime((FISHING,), Coming(FOOD, 1, range(1, 4)))),
    printed(
        ButterChurn(
            "B050",
            MINOR,
            1,
            "food",
            [cost(wood=1)],
            [AFTER_FIELD_PHASE],
            signs="3 sheep / 2 cow > +1 food",
        ),
        needs="occupations<=3",
        points=1,
    ),
    printed(
        Brook(
            "B056", MINOR, 1, "food", [], [BEFORE_SPACE], signs="[wood] [clay] [reed] … > +1 food"
        ),
        needs="on:fishing",
    ),
    minor(
        "B057",
        "food",
        [cost(wood=1, clay=1)],
        At(ROUND_START, Get(cost(food=1)), "wooden_house"),
    ),
    minor(
        "B061",
        "food",
        [],
        At(BEFORE_REAPING, Get(cost(food=3)), "grain_fields, vegetable_fields, unplanted_fields"),
        needs="occupations>=3",
        signs="sheaf grain vegetable field > +3 food",
    ),
    Pitchfork(
        "B062", MINOR, 1, "food", [cost(wood=1)], [BEFORE_SPACE], signs="[grain] [field] > +3 food"
    ),
    minor(
        "B066",
        "crops",
        [cost(wood=2)],
        AtOnce(ComingOn(GRAIN, 1, (5, 8, 11, 14))),
        needs="occupations>=2",
    ),
    printed(
        Beanfield("B068", MINOR, 1, "crops", [cost(food=1)], [], signs="1 field > vegetable"),
        needs="occupations>=2",
        points=1,
    ),
    LoveForAgriculture("B072", MINOR, 1, "crops", [], [], signs="sow > pasture"),
    minor(
        "B074",
        "building",
        [],
        AtOnce(ComingOn(WOOD, 1, range(2, ROUNDS + 1, 2))),
        needs="clay>=5",
    ),
    printed(
        Ceilings(
            "B076",
            MINOR,
            1,
            "building",
            [cost(clay=1)],
            [AFTER_RENOVATION],
            signs="wood (+1–5) | !renovate",
        ),
        needs="occupations>=1",
    ),
    minor(
        "B077",
        "building",
        [cost(food=1)],
        EachTime((DAY_LABORER,), Get(cost(clay=3))),
        needs="occupations>=3",
        points=1,
    ),
    HardPorcelain(
        "B080", MINOR, 1, "building", [cost(clay=1)], [], signs="2/3/4 clay > 1/2/3 stone"
    ),
    minor(
        "B084",
        "livestock",
        [cost(reed=1)],
        AtOnce(Coming(BOAR, 1, range(1, 3))),
        needs="occupations>=3",
    ),
)
