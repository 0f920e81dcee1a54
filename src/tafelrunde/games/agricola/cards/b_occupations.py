"""The occupations of deck B."""

from __future__ import annotations

from tafelrunde.games.agricola.cards.base import (
    BEFORE_OCCUPATION,
    IDLE,
    MATTERS,
    OCCUPATION,
    ROUND_START,
    Card,
    Conversion,
    Occasion,
    card_number,
    deal_in,
)
from tafelrunde.games.agricola.goods import FOOD, FREE, WOOD, Cost, cost
from tafelrunde.games.agricola.improvements import (
    DECLINED,
    begged_for_occupation,
    minors_open,
    occupations_open,
    play_minor,
    play_occupation,
)
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.terms import STONE_HOUSE
from tafelrunde.games.agricola.verbs import gain, lose
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose, choose_privately
from tafelrunde.kernel.state import ALL


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


deal_in(
    Scholar("B097", OCCUPATION, 1, "actions", [], [ROUND_START]),
    SheepWalker("B104", OCCUPATION, 1, "goods", [], []),
    PaperMaker("B109", OCCUPATION, 1, "food", [], [BEFORE_OCCUPATION]),
)
