"""Deeds: what most cards do for their owner: goods, a choice, a purchase, an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.games.agricola.actions.building import build_stable, stable_cells, why_not_stable
from tafelrunde.games.agricola.actions.fields import plow_at, plow_options, why_not_plow
from tafelrunde.games.agricola.actions.improvements import bake, why_not_bake
from tafelrunde.games.agricola.actions.prerequisites import Playing, measure, met
from tafelrunde.games.agricola.board.farm import cells_of
from tafelrunde.games.agricola.board.goods import FREE, GOODS, KINDS, SHEEP, Cost
from tafelrunde.games.agricola.board.spaces import ROUNDS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import Card
from tafelrunde.games.agricola.cards.occasions import GAINS, IDLE, MATTERS
from tafelrunde.games.agricola.paying.payment import can_pay, pay
from tafelrunde.games.agricola.phases.breeding import breed
from tafelrunde.games.agricola.verbs.livestock import housed, take_animals
from tafelrunde.games.agricola.verbs.verbs import gain, promise, win_points
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose

# As many rounds from the next one on, for goods on coming round spaces.
ALL_LEFT: Final = range(1, ROUNDS)

NOW: Final = Playing()


def holds(g: Agricola, owner: int, when: str) -> bool:
    """Whether a condition is met on the owner's farm; an empty one always is."""
    return not when or met(g, owner, when, NOW)


def altered(price: Cost, good: int, by: int) -> Cost:
    """Amounts with more of a good, or less, but never less than none of it."""
    amounts = list(price)
    amounts[good] = max(0, amounts[good] + by)
    return tuple(amounts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """What a card does for its owner."""

    def weight(self, g: Agricola, owner: int) -> int:
        """IDLE where nothing can come of it now, GAINS where it only brings goods, else MATTERS."""
        return MATTERS

    def run(self, g: Agricola, owner: int, card: Card) -> Flow:
        raise NotImplementedError


class Get(Deed):
    """Goods, perhaps so many times: per person, per room."""

    def __init__(self, amounts: Cost, per: str = "") -> None:
        self.amounts = amounts
        self.per = per

    def goods(self, g: Agricola, owner: int) -> Cost:
        if not self.per:
            return self.amounts
        times = measure(g, owner, self.per, NOW)
        return tuple([amount * times for amount in self.amounts])

    def weight(self, g: Agricola, owner: int) -> int:
        """Animals that find no place must be cooked, or leave."""
        amounts = self.goods(g, owner)
        if amounts == FREE:
            return IDLE
        herd = g.farms[owner].goods[SHEEP:]
        for kind in range(3):
            herd[kind] += amounts[SHEEP + kind]
        if not any(amounts[SHEEP:]) or housed(g, owner, herd[0], herd[1], herd[2]):
            return GAINS
        return MATTERS

    def run(self, g: Agricola, owner: int, card: Card) -> Flow:
        amounts = self.goods(g, owner)
        for good in range(KINDS):
            if amounts[good]:
                if good >= SHEEP:
                    yield from take_animals(g, owner, good, amounts[good])
                else:
                    gain(g, owner, good, amounts[good], card.id)


class GetOneOf(Deed):
    """One of these goods, as the owner likes."""

    def __init__(self, *kinds: int) -> None:
        self.kinds = kinds

    def run(self, g: Agricola, owner: int, card: Card) -> Flow:
        options: list[Option] = [GOODS[good] for good in self.kinds]
        name = yield choose(owner, "good", options, about=card.id)
        yield from Get(altered(FREE, GOODS.index(str(name)), 1)).run(g, owner, card)


class Coming(Deed):
    """Goods on coming round spaces, counted from this round on."""

    def __init__(self, good: int, amount: int, rounds: Sequence[int]) -> None:
        self.good = good
        self.amount = amount
        self.rounds = rounds

    def weight(self, g: Agricola, owner: int) -> int:
        return GAINS

    def run(self, g: Agricola, owner: int, card: Card) -> Flow:
        for first, last in _runs(self.rounds):
            coming = range(g.round + first, g.round + last + 1)
            promise(g, owner, self.good, self.amount, coming, card.number)
        yield from ()


class ComingOn(Coming):
    """Goods on the spaces of these rounds, as far as they are still to come."""

    def run(self, g: Agricola, owner: int, card: Card) -> Flow:
        for number in self.rounds:
            if number > g.round:
                coming = range(number, number + 1)
                promise(g, owner, self.good, self.amount, coming, card.number)
        yield from ()


class WinPoints(Deed):
    """A bonus point for each of something."""

    def __init__(self, per: str) -> None:
        self.per = per

    def weight(self, g: Agricola, owner: int) -> int:
        return GAINS

    def run(self, g: Agricola, owner: int, card: Card) -> Flow:
        win_points(g, owner, measure(g, owner, self.per, NOW), card.id)
        yield from ()


def _runs(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Rising numbers as runs without a gap, each by its ends."""
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return runs


class Both(Deed):
    """One deed, then another."""

    def __init__(self, one: Deed, other: Deed) -> None:
        self.one = one
        self.other = other

    def weight(self, g: Agricola, owner: int) -> int:
        return max(self.one.weight(g, owner), self.other.weight(g, owner))

    def run(self, g: Agricola, owner: int, card: Card) -> Flow:
        yield from self.one.run(g, owner, card)
        yield from self.other.run(g, owner, card)


class Buy(Deed):
    """A deed for a price; the owner is asked where both are possible."""

    def __init__(self, price: Cost, deed: Deed) -> None:
        self.price = price
        self.deed = deed

    def weight(self, g: Agricola, owner: int) -> int:
        possible = can_pay(g, owner, self.price) and self.deed.weight(g, owner) != IDLE
        return MATTERS if possible else IDLE

    def run(self, g: Agricola, owner: int, card: Card) -> Flow:
        if self.weight(g, owner) == IDLE:
            return
        answer = yield choose(owner, "card", ["yes", "no"], about=card.id)
        if answer == "yes":
            yield from pay(g, owner, [self.price], card.id)
            yield from self.deed.run(g, owner, card)


class BakeBread(Deed):
    """A Bake Bread action; no grain is an answer, too."""

    def weight(self, g: Agricola, owner: int) -> int:
        return MATTERS if why_not_bake(g, owner) is None else IDLE

    def run(self, g: Agricola, owner: int, card: Card) -> Flow:
        if why_not_bake(g, owner) is None:
            yield from bake(g, owner, must=False)


class PlowField(Deed):
    """A field; to skip it is an answer, too, unless it must be."""

    def __init__(self, must: bool = False) -> None:
        self.must = must

    def weight(self, g: Agricola, owner: int) -> int:
        return MATTERS if why_not_plow(g, owner) is None else IDLE

    def run(self, g: Agricola, owner: int, card: Card) -> Flow:
        options = plow_options(g, owner)
        if not self.must:
            options.append("skip")
        option = yield choose(owner, "plow", options)
        if option != "skip":
            yield from plow_at(g, owner, option)


class BuildStable(Deed):
    """A stable for so much wood, or none."""

    def __init__(self, wood: int) -> None:
        self.wood = wood

    def weight(self, g: Agricola, owner: int) -> int:
        return MATTERS if why_not_stable(g, owner, self.wood) is None else IDLE

    def run(self, g: Agricola, owner: int, card: Card) -> Flow:
        options: list[Option] = [*cells_of(stable_cells(g, g.farms[owner])), "skip"]
        cell = yield choose(owner, "cell", options, about=card.id)
        if cell != "skip":
            yield from build_stable(g, owner, cell, self.wood)


class BreedAnimals(Deed):
    """Animals of one kind breed, as in a harvest."""

    def __init__(self, good: int) -> None:
        self.good = good

    def weight(self, g: Agricola, owner: int) -> int:
        return MATTERS if g.farms[owner].goods[self.good] >= 2 else IDLE

    def run(self, g: Agricola, owner: int, card: Card) -> Flow:
        yield from breed(g, owner, 1 << (self.good - SHEEP))
