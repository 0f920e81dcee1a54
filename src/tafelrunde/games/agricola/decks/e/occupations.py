"""The occupations of deck E."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.agricola.actions.building import (
    build_stable_for,
    stable_cells,
    stables_left,
    used,
)
from tafelrunde.games.agricola.actions.fencing import build_fences, why_not_fences
from tafelrunde.games.agricola.board.farm import CELLS, COUNT, bits, cells_of
from tafelrunde.games.agricola.board.goods import CLAY, FOOD, FREE, GOODS, GRAIN, KINDS, WOOD, cost
from tafelrunde.games.agricola.board.spaces import (
    DAY_LABORER,
    FARM_EXPANSION,
    FARMLAND,
    GRAIN_SEEDS,
    ROUNDS,
    SPACE_NAMES,
    SPACE_OF,
)
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import BREEDING, FIELD_PHASE, RETURNING_HOME, WORK
from tafelrunde.games.agricola.cards.base import DECK, OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.majors import JOINERY, MAJOR_COSTS
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_FEEDING,
    AFTER_HARVEST,
    AFTER_IMPROVEMENT,
    BEFORE_SPACE,
    GAINED,
    GAINS,
    IDLE,
    MATTERS,
    TURN_START,
    Occasion,
)
from tafelrunde.games.agricola.decks.deeds import Buy, PlowField
from tafelrunde.games.agricola.verbs.family import placed_by, supply_of
from tafelrunde.games.agricola.verbs.verbs import gain, lose, promise
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose

_LAZY: Final[tuple[int, ...]] = (GRAIN_SEEDS, FARMLAND, DAY_LABORER, FARM_EXPANSION)
_FOR_A_FOOD: Final = Buy(cost(food=1), PlowField(must=True))
# As many bits for what came in this harvest as there are crops and animals.
_ON_CARD: Final = KINDS - GRAIN


class AnimalHusbandryWorker(Card):
    """Wood by the rounds left and fences; at the end 2 points for all with the most pastures.

    R47: who fenced nothing in has the most, too, where nobody did.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        left = (ROUNDS - g.round) // 3
        if left:
            gain(g, seat, WOOD, min(4, left + 1), self.id)
            if why_not_fences(g, seat) is None:
                yield from build_fences(g, seat, must=False)

    def score_for(self, g: Agricola, seat: int) -> int:
        most = max([len(farm.pastures) for farm in g.farms])
        return 2 if len(g.farms[seat].pastures) == most else 0


class BunnyBreeder(Card):
    """Food on one coming round space, as much as there are rounds until then."""

    def play(self, g: Agricola, seat: int) -> Flow:
        rounds: list[Option] = [*range(g.round + 1, ROUNDS + 1)]
        if rounds:
            number = yield choose(seat, "count", rounds, about=self.id)
            promise(g, seat, FOOD, number - g.round, range(number, number + 1), self.number)


class ClaypitOwner(Card):
    """1 food and 1 clay when another seat plays or builds an improvement that costs clay.

    R48: what is printed counts, whatever was paid, so a hearth for a fireplace does.
    """

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        other = occasion.actor != owner
        return GAINS if other and _of_clay(g, occasion) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        gain(g, owner, FOOD, 1, self.id)
        gain(g, owner, CLAY, 1, self.id)
        yield from ()


def _of_clay(g: Agricola, occasion: Occasion) -> bool:
    """Whether clay is in the printed cost of an improvement."""
    if occasion.major >= 0:
        return MAJOR_COSTS[occasion.major][CLAY] > 0
    return any(price[CLAY] for price in DECK[occasion.card].costs_now(g, occasion.actor))


class PlowBuilder(Card):
    """The Joinery in place of a minor improvement; a field for 1 food in a harvest with it.

    The note says that the Joinery was used in this harvest.
    """

    def majors_too(self) -> Sequence[int]:
        return (JOINERY,)

    def crafted(self, g: Agricola, owner: int, good: int) -> None:
        if good == WOOD and g.majors[JOINERY] == owner:
            g.farms[owner].notes[self.number] = 1

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        if self.number not in g.farms[owner].notes:
            return IDLE
        return MATTERS if _FOR_A_FOOD.weight(g, owner) != IDLE else GAINS

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        del g.farms[owner].notes[self.number]
        yield from _FOR_A_FOOD.run(g, owner, self)


class Motivator(Card):
    """With no unused space left a person from the supply is placed first in a round.

    The note is twice the round in which it was asked, and one more where such a guest works.
    """

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        farm = g.farms[owner]
        asked = farm.notes.get(self.number, 0) // 2 == g.round
        if asked or placed_by(g, owner) or COUNT[used(farm)] < CELLS:
            return IDLE
        return MATTERS if supply_of(g, owner) > 0 else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        farm = g.farms[owner]
        farm.notes[self.number] = 2 * g.round
        answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            farm.notes[self.number] += 1
            farm.home += 1

    def guests(self, g: Agricola, owner: int) -> int:
        working = g.phase in (WORK, RETURNING_HOME)
        came = g.farms[owner].notes.get(self.number, 0) == 2 * g.round + 1
        return 1 if working and came else 0


class Omnifarmer(Card):
    """In each harvest a reaped crop or a young animal comes onto the card, for points by kinds.

    The note has a bit for each kind that came in this harvest, and above them for each on the card.
    R46: the points are counted in the scoring, since nobody could want them earlier.
    """

    def gained(self, g: Agricola, owner: int, occasion: Occasion) -> None:
        reaped = occasion.origin == "fields" and g.phase == FIELD_PHASE
        # Wood is reaped, too, but is no crop.
        if reaped and occasion.actor == owner and occasion.good >= GRAIN:
            self._came(g, owner, occasion.good)

    def born(self, g: Agricola, owner: int, good: int) -> None:
        if g.phase == BREEDING:
            self._came(g, owner, good)

    def _came(self, g: Agricola, owner: int, good: int) -> None:
        notes = g.farms[owner].notes
        notes[self.number] = notes.get(self.number, 0) | 1 << (good - GRAIN)

    def _open(self, g: Agricola, owner: int) -> list[Option]:
        farm = g.farms[owner]
        note = farm.notes.get(self.number, 0)
        return [
            GOODS[good]
            for good in range(GRAIN, KINDS)
            if (note & ~(note >> _ON_CARD)) >> (good - GRAIN) & 1 and farm.goods[good]
        ]

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        if self._open(g, owner):
            return MATTERS
        return GAINS if self.number in g.farms[owner].notes else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        notes = g.farms[owner].notes
        kinds = self._open(g, owner)
        notes[self.number] = notes[self.number] >> _ON_CARD << _ON_CARD
        if not kinds:
            return
        answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            name = yield choose(owner, "good", kinds, about=self.id)
            good = GOODS.index(str(name))
            lose(g, owner, good, 1)
            notes[self.number] |= 1 << (good - GRAIN + _ON_CARD)

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "counted", bits(g.farms[owner].notes.get(self.number, 0) >> _ON_CARD)

    def score(self, g: Agricola, owner: int) -> int:
        kinds = bits(g.farms[owner].notes.get(self.number, 0) >> _ON_CARD)
        return 2 * kinds - 1 if kinds >= 2 else 0


class Lazybones(Card):
    """Stables on four spaces; each is built for nothing when another seat uses that space.

    R49: one for which there is no place stays where it is until that space is used again. The note
    has a bit for each space with a stable.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        farm = g.farms[seat]
        farm.notes[self.number] = 0
        while stables_left(farm) > 0:
            laid = farm.notes[self.number]
            options: list[Option] = [
                SPACE_NAMES[space] for bit, space in enumerate(_LAZY) if not (laid >> bit) & 1
            ]
            if not options:
                return
            option = yield choose(seat, "space", [*options, "skip"], about=self.id)
            if option == "skip":
                return
            farm.notes[self.number] |= 1 << _LAZY.index(SPACE_OF[str(option)])

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "left", self.stables_laid(g.farms[owner])

    def stables_laid(self, farm: Farm) -> int:
        return bits(farm.notes.get(self.number, 0))

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        if occasion.actor == owner or occasion.space not in _LAZY:
            return IDLE
        farm = g.farms[owner]
        laid = farm.notes.get(self.number, 0) >> _LAZY.index(occasion.space) & 1
        return MATTERS if laid and stable_cells(g, farm) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        farm = g.farms[owner]
        cell = yield choose(owner, "cell", cells_of(stable_cells(g, farm)), about=self.id)
        farm.notes[self.number] -= 1 << _LAZY.index(occasion.space)
        yield from build_stable_for(g, owner, cell, FREE)


class OldMiser(Card):
    """Each person eats 1 food less and is worth 2 points in place of 3."""

    def food_saved(self) -> int:
        return 1

    def person_points(self) -> int:
        return 2


deal_in(
    PlowBuilder(
        "E091",
        OCCUPATION,
        1,
        "farm",
        [],
        [AFTER_FEEDING],
        signs="minor > joinery | sheaf -1 food > +1 field",
    ),
    Motivator("E093", OCCUPATION, 1, "actions", [], [TURN_START], signs="!unused > +1 person"),
    Omnifarmer(
        "E134",
        OCCUPATION,
        3,
        "points",
        [],
        [GAINED, AFTER_HARVEST],
        signs="sheaf grain / sheep > bonus",
    ),
    AnimalHusbandryWorker(
        "E136", OCCUPATION, 3, "points", [], [], signs="now +2–4 wood fence | pasture > 2 bonus"
    ),
    BunnyBreeder("E139", OCCUPATION, 3, "food", [], [], signs="+1 food x round"),
    Lazybones(
        "E148",
        OCCUPATION,
        4,
        "farm",
        [],
        [BEFORE_SPACE],
        signs="[grain] [field] [day] [room] > +1 stable",
    ),
    ClaypitOwner(
        "E156",
        OCCUPATION,
        4,
        "goods",
        [],
        [AFTER_IMPROVEMENT],
        signs="clay minor > +1 food +1 clay",
    ),
    OldMiser("E159", OCCUPATION, 4, "food", [], [], signs="person > ~1 food | 2 bonus"),
)
