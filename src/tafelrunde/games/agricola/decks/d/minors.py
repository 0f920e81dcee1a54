"""The minor improvements of deck D."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import FOOD, GOODS, WOOD, cost
from tafelrunde.games.agricola.board.spaces import FARM_EXPANSION
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, MINOR, PRINTED, Card, card_number, deal_in
from tafelrunde.games.agricola.cards.majors import FIREPLACE_2, FIREPLACE_3, MAJOR_COSTS, MAJOR_OF
from tafelrunde.games.agricola.cards.occasions import (
    BEFORE_SPACE,
    GAINS,
    IDLE,
    MATTERS,
    TURN_END,
    TURN_START,
    Occasion,
)
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.phases.work import pass_on
from tafelrunde.games.agricola.verbs.crops import woods_on
from tafelrunde.games.agricola.verbs.family import placed_by
from tafelrunde.games.agricola.verbs.verbs import gain, return_major
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose

# Food for a vegetable, a sheep, a wild boar, a cattle, from the first of them on.
_OVEN_FOOD: Final[dict[str, int]] = {"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 3}
_BUILDINGS: Final[tuple[str, ...]] = ("room", "stable")


class TeaHouse(Card):
    """Once a round 1 food for putting off the second person; the note is the round it asked in."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        asked = g.farms[owner].notes.get(self.number, 0) == g.round
        return IDLE if asked or placed_by(g, owner) != 1 else MATTERS

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        g.farms[owner].notes[self.number] = g.round
        answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            gain(g, owner, FOOD, 1, self.id)
            pass_on(g, owner)


class EarthOven(Card):
    """Costs a fireplace, which goes back; cooks and bakes."""

    def _fireplaces(self, g: Agricola, seat: int) -> list[int]:
        return [major for major in (FIREPLACE_2, FIREPLACE_3) if g.majors[major] == seat]

    def why_not(self, g: Agricola, seat: int) -> str | None:
        return None if self._fireplaces(g, seat) else "no-fireplace"

    def play(self, g: Agricola, seat: int) -> Flow:
        # The two differ in what they will cost somebody else.
        found = self._fireplaces(g, seat)
        clay: list[Option] = [sum(MAJOR_COSTS[major]) for major in found]
        chosen = yield choose(seat, "count", clay, about=self.id)
        return_major(g, seat, found[clay.index(chosen)])

    def cooking(self, good: int) -> int:
        return _OVEN_FOOD.get(GOODS[good], 0)

    def baking(self) -> int:
        return 2


class RoyalWood(Card):
    """At the end of a turn 1 wood for every 2 paid on Farm Expansion or for improvements.

    The note is twice the wood paid in this turn, and one more while its person is on Farm
    Expansion.
    """

    def paid(self, g: Agricola, owner: int, way: tuple[int | str, ...], about: str) -> None:
        notes = g.farms[owner].notes
        note = notes.get(self.number, 0)
        counts = about in _BUILDINGS and note % 2 == 1
        wood = way[WOOD]
        assert isinstance(wood, int)
        if wood > 0 and (counts or _improvement(about)):
            notes[self.number] = note + 2 * wood

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if occasion.actor == owner else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        notes = g.farms[owner].notes
        if occasion.what == BEFORE_SPACE:
            notes[self.number] = int(occasion.space == FARM_EXPANSION)
        else:
            gain(g, owner, WOOD, notes.pop(self.number, 0) // 2 // 2, self.id)
        yield from ()


class WoodField(Card):
    """A field for wood alone: two stacks, sown and reaped as grain is."""

    def stacks(self) -> int:
        return 2

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        wood = sum(woods_on(g.farms[owner], self.number))
        return ("left", wood) if wood else None


def _improvement(about: str) -> bool:
    """Whether something paid for is a major or a minor improvement."""
    if about in MAJOR_OF:
        return True
    return about in PRINTED and DECK[card_number(about)].kind == MINOR


deal_in(
    printed(
        TeaHouse(
            "D053",
            MINOR,
            1,
            "food",
            [cost(wood=1, stone=1)],
            [TURN_START],
            signs="!person > +1 food",
        ),
        needs="round>=6",
        points=2,
    ),
    printed(
        EarthOven(
            "D059", MINOR, 1, "food", [], [], signs="vegetable / sheep / boar / cow > 2/3 food"
        ),
        points=3,
    ),
    RoyalWood(
        "D074",
        MINOR,
        1,
        "building",
        [cost(food=1)],
        [BEFORE_SPACE, TURN_END],
        signs="-2 wood > +1 wood",
    ),
    printed(
        WoodField("D075", MINOR, 1, "building", [cost(food=1)], [], signs="1 field > 2 wood"),
        needs="occupations>=1",
        points=1,
    ),
)
