"""The occupations of deck D."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.fields import have_sown, sow_seeds, sowings
from tafelrunde.games.agricola.board.goods import FOOD, REED, WOOD, cost
from tafelrunde.games.agricola.board.spaces import EASTERN_QUARRY, WESTERN_QUARRY
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import BREEDING
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_BREEDING,
    BEFORE_FEEDING,
    GAINS,
    IDLE,
    MATTERS,
    REPLENISHED,
    TURN_START,
    Occasion,
)
from tafelrunde.games.agricola.paying.byhand import errands_of
from tafelrunde.games.agricola.paying.payment import can_pay, pay
from tafelrunde.games.agricola.phases.work import pass_on
from tafelrunde.games.agricola.verbs.verbs import exchange, gain, lose
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.text import Text

_REED_PRICE: Final = cost(food=2)
# How the note of Tree Inspector is written.
_PERSON: Final = 32
_A_WOOD: Final = 64


class FodderPlanter(Card):
    """In a breeding phase one field may be sown for each newborn animal; the note counts them."""

    def born(self, g: Agricola, owner: int, good: int) -> None:
        if g.phase == BREEDING:
            notes = g.farms[owner].notes
            notes[self.number] = notes.get(self.number, 0) + 1

    def _sowings(self, g: Agricola, owner: int) -> list[Option]:
        young = g.farms[owner].notes.get(self.number, 0)
        found: list[Option] = []
        for seeds in sowings(g.farms[owner]):
            assert isinstance(seeds, tuple)
            if 0 < int(seeds[0]) + int(seeds[1]) <= young:
                found.append(seeds)
        return found

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        if self._sowings(g, owner):
            return MATTERS
        return GAINS if self.number in g.farms[owner].notes else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        options = self._sowings(g, owner)
        del g.farms[owner].notes[self.number]
        if options:
            seeds = yield choose(owner, "sow", [*options, "skip"])
            if seeds != "skip":
                # Wood cannot be sown like this.
                yield from sow_seeds(g, owner, seeds[0], seeds[1])
                yield from have_sown(g, owner, seeds[0], seeds[1])


class TreeInspector(Card):
    """An accumulation space for wood that only the owner's people may use.

    A quarry that is turned up empties it before its wood comes. R36: it is no space of the board,
    so what listens to those does not hear of it. The note is 64 for each wood, 32 more while a
    person is there, and one more than the people placed when the owner was last asked.
    """

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        if occasion.what == REPLENISHED:
            return GAINS
        note = g.farms[owner].notes.get(self.number, 0)
        return MATTERS if note >= _A_WOOD and note % _PERSON != g.placed + 1 else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        farm = g.farms[owner]
        wood = farm.notes.get(self.number, 0) // _A_WOOD
        if occasion.what == REPLENISHED:
            kept = 0 if g.track[-1] in (WESTERN_QUARRY, EASTERN_QUARRY) else wood
            farm.notes[self.number] = _A_WOOD * (kept + 1)
            return
        farm.notes[self.number] = _A_WOOD * wood + g.placed + 1
        answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            farm.home -= 1
            g.placed += 1
            farm.notes[self.number] = _PERSON
            gain(g, owner, WOOD, wood, self.id)
            pass_on(g, owner)

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "left", g.farms[owner].notes.get(self.number, 0) // _A_WOOD


class ReedSeller(Card):
    """1 reed for 3 food at any time, unless another seat buys it for 2 food."""

    def errands(self, g: Agricola, owner: int) -> list[tuple[int, int]]:
        return [(0, 0)] if g.farms[owner].goods[REED] else []

    def run_errand(self, g: Agricola, owner: int, one: int, other: int) -> Flow:
        buyers: list[Option] = []
        for turn in range(1, g.seats):
            seat = (owner + turn) % g.seats
            if can_pay(g, seat, _REED_PRICE):
                answer = yield choose(seat, "card", ["yes", "no"], about=self.id)
                if answer == "yes":
                    buyers.append(seat)
        if not buyers:
            exchange(g, owner, REED, 1, 3)
            return
        buyer = yield choose(owner, "seat", buyers, about=self.id)
        yield from pay(g, buyer, [_REED_PRICE], self.id)
        lose(g, owner, REED, 1)
        gain(g, buyer, REED, 1, self.id)
        gain(g, owner, FOOD, 2, self.id)

    def errand_text(self, one: int, other: int) -> Text:
        return Text("agricola-card-d159-sell")

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return MATTERS if self.errands(g, owner) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        return errands_of(g, owner, self.number)


deal_in(
    FodderPlanter("D115", OCCUPATION, 1, "crops", [], [AFTER_BREEDING], signs="+1 sheep > sow"),
    TreeInspector(
        "D116", OCCUPATION, 1, "building", [], [REPLENISHED, TURN_START], signs="[wood] +1 wood"
    ),
    ReedSeller("D159", OCCUPATION, 4, "food", [], [BEFORE_FEEDING], signs="-1 reed > +3 food"),
)
