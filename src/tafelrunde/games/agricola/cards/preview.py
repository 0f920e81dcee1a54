"""A first dozen of hand cards, chosen because each leans on another seam of the rules."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board import (
    CATTLE_MARKET,
    PIG_MARKET,
    SHEEP_MARKET,
    TRAVELING_PLAYERS,
)
from tafelrunde.games.agricola.cards.base import (
    AFTER_FENCES,
    BEFORE_OCCUPATION,
    BEFORE_SPACE,
    FOR_RENOVATION,
    FOR_ROOM,
    GAINS,
    IDLE,
    MATTERS,
    MINOR,
    OCCUPATION,
    ROUND_START,
    Card,
    Conversion,
    Occasion,
    card_number,
    deal_in,
)
from tafelrunde.games.agricola.farm import COUNT
from tafelrunde.games.agricola.goods import (
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
from tafelrunde.games.agricola.improvements import (
    DECLINED,
    begged_for_occupation,
    minors_open,
    occupations_open,
    play_minor,
    play_occupation,
)
from tafelrunde.games.agricola.livestock import take_animals
from tafelrunde.games.agricola.payment import can_pay, pay
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.terms import STONE_HOUSE
from tafelrunde.games.agricola.verbs import gain, lose
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose, choose_privately
from tafelrunde.kernel.state import ALL

_ANIMAL_MARKETS: Final[tuple[int, ...]] = (SHEEP_MARKET, PIG_MARKET, CATTLE_MARKET)
_GROCERIES: Final[tuple[int, ...]] = (WOOD, GRAIN, REED, STONE, VEGETABLE, CLAY, REED, VEGETABLE)
_PORCELAIN: Final = ((2, 1), (3, 2), (4, 3))


def _changed(price: Cost, good: int, by: int, other: int, more: int) -> Cost:
    """A price with less of one good and more of another."""
    amounts = list(price)
    amounts[good] -= by
    amounts[other] += more
    return (
        amounts[0],
        amounts[1],
        amounts[2],
        amounts[3],
        amounts[4],
        amounts[5],
        amounts[6],
        amounts[7],
        amounts[8],
        amounts[9],
    )


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


class HedgeKeeper(Card):
    """3 fences of each Build Fences action are free."""

    def free_fences(self, g: Agricola, owner: int) -> int:
        return 3


class AdoptiveParents(Card):
    """For 1 food a newborn acts at once and counts as an adult."""

    def wakes_newborn(self) -> int:
        return 1


class Grocer(Card):
    """A pile of goods, the top one for 1 food at any time; the note counts those sold."""

    def conversions(self, g: Agricola, owner: int, used: int) -> list[Conversion]:
        sold = g.farms[owner].notes.get(self.number, 0) + used
        if sold >= len(_GROCERIES):
            return []
        return [
            Conversion(self.number, cost(food=1), _changed(FREE, _GROCERIES[sold], -1, FOOD, 0))
        ]

    def convert(self, g: Agricola, owner: int, uses: int) -> None:
        notes = g.farms[owner].notes
        notes[self.number] = notes.get(self.number, 0) + uses


class FrameBuilder(Card):
    """Once a room and once a renovation 2 clay or 2 stone may be replaced by 1 wood."""

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what not in (FOR_ROOM, FOR_RENOVATION):
            return costs
        framed = [
            _changed(price, good, 2, WOOD, 1)
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


class SheepWalker(Card):
    """1 sheep for 1 wild boar, 1 vegetable or 1 stone at any time."""

    def conversions(self, g: Agricola, owner: int, used: int) -> list[Conversion]:
        sheep = cost(sheep=1)
        return [
            Conversion(self.number, sheep, _changed(FREE, SHEEP, 0, SHEEP + 1, 1)),
            Conversion(self.number, sheep, cost(vegetable=1)),
            Conversion(self.number, sheep, cost(stone=1)),
        ]


class PaperMaker(Card):
    """Right before a later occupation: 1 wood for 1 food per occupation in front of the owner."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return MATTERS if occasion.actor == owner and g.farms[owner].goods[WOOD] else IDLE

    def before_occupation(self, g: Agricola, owner: int) -> Cost | None:
        return _changed(FREE, WOOD, 1, FOOD, g.farms[owner].occupations)

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


def _grocer() -> Card:
    card = Grocer("A102", OCCUPATION, 1, "goods", [], [])
    card.counts = True
    return card


deal_in(
    RammedClay("A016", MINOR, 1, "farm", [], []),
    MilkJug("A050", MINOR, 1, "food", [cost(clay=1)], [BEFORE_SPACE]),
    ShepherdsCrook("A083", MINOR, 1, "livestock", [cost(wood=1)], [AFTER_FENCES]),
    HedgeKeeper("A088", OCCUPATION, 1, "farm", [], []),
    AdoptiveParents("A092", OCCUPATION, 1, "actions", [], []),
    _grocer(),
    FrameBuilder("A123", OCCUPATION, 1, "building", [], []),
    Lutenist("A160", OCCUPATION, 4, "crops", [], [BEFORE_SPACE]),
    Lasso("B024", MINOR, 1, "actions", [cost(reed=1)], []),
    HardPorcelain("B080", MINOR, 1, "building", [cost(clay=1)], []),
    Scholar("B097", OCCUPATION, 1, "actions", [], [ROUND_START]),
    SheepWalker("B104", OCCUPATION, 1, "goods", [], []),
    PaperMaker("B109", OCCUPATION, 1, "food", [], [BEFORE_OCCUPATION]),
)
