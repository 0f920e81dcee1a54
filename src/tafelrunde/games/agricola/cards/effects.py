"""Effects: what most cards are made of, so that a card is one expression.

A `Plain` card is its facts and its parts. A part says when: at once, each time its owner uses a
space, when a phase comes, in the scoring. A deed says what then: goods, a choice, a purchase, an
action. A condition stands between them in the notation of prerequisites.py. A card that needs more
is a class of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.games.agricola.board import ROUNDS
from tafelrunde.games.agricola.breeding import breed
from tafelrunde.games.agricola.building import build_stable, stable_cells, why_not_stable
from tafelrunde.games.agricola.cards.base import (
    BEFORE_SPACE,
    BRINGS,
    COSTS,
    GAINS,
    IDLE,
    MATTERS,
    MINOR,
    OCCUPATION,
    PRICES,
    SCORING,
    TURN_END,
    Card,
    Occasion,
)
from tafelrunde.games.agricola.cards.prerequisites import Playing, measure, met
from tafelrunde.games.agricola.farm import cells_of
from tafelrunde.games.agricola.fields import plow_at, plow_options, why_not_plow
from tafelrunde.games.agricola.goods import FREE, GOODS, KINDS, SHEEP, Cost
from tafelrunde.games.agricola.improvements import bake, why_not_bake
from tafelrunde.games.agricola.livestock import housed, take_animals
from tafelrunde.games.agricola.payment import can_pay, pay
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.verbs import gain, promise, win_points
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose

# As many rounds from the next one on, for goods on coming round spaces.
ALL_LEFT: Final = range(1, ROUNDS)

_NOW: Final = Playing()


def holds(g: Agricola, owner: int, when: str) -> bool:
    """Whether a condition is met on the owner's farm; an empty one always is."""
    return not when or met(g, owner, when, _NOW)


def altered(price: Cost, good: int, by: int) -> Cost:
    """Amounts with more of a good, or less, but never less than none of it."""
    amounts = list(price)
    amounts[good] = max(0, amounts[good] + by)
    return tuple(amounts)


# --- deeds -------------------------------------------------------------------------------


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
        times = measure(g, owner, self.per, _NOW)
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


class ComingOn(Deed):
    """Goods on the spaces of these rounds, as far as they are still to come."""

    def __init__(self, good: int, amount: int, rounds: Sequence[int]) -> None:
        self.good = good
        self.amount = amount
        self.rounds = rounds

    def weight(self, g: Agricola, owner: int) -> int:
        return GAINS

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
        win_points(g, owner, measure(g, owner, self.per, _NOW), card.id)
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


# --- parts -------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something a card says. `hooks` are those that a card with it has."""

    def __init__(self, *hooks: int) -> None:
        self.hooks = 0
        for hook in hooks:
            self.hooks |= 1 << hook

    def play(self, g: Agricola, seat: int, card: Card) -> Flow:
        """What happens at once when the card is played."""
        yield from ()

    def on(self, g: Agricola, owner: int, card: Card, occasion: Occasion) -> Flow:
        yield from ()

    def weight(self, g: Agricola, owner: int, card: Card, occasion: Occasion) -> int:
        return IDLE

    def brings(self, g: Agricola, owner: int, user: int, space: int) -> Cost | None:
        return None

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        return costs

    def score(self, g: Agricola, owner: int) -> int:
        return 0


class AtOnce(Part):
    """When the card is played, if a condition is met."""

    def __init__(self, deed: Deed, when: str = "") -> None:
        super().__init__()
        self.deed = deed
        self.when = when

    def play(self, g: Agricola, seat: int, card: Card) -> Flow:
        if holds(g, seat, self.when) and self.deed.weight(g, seat) != IDLE:
            yield from self.deed.run(g, seat, card)


class Listening(Part):
    """A deed on occasions that concern the owner, if a condition is met."""

    def __init__(self, deed: Deed, when: str, *hooks: int) -> None:
        super().__init__(*hooks)
        self.deed = deed
        self.when = when

    def concerns(self, owner: int, occasion: Occasion) -> bool:
        """Whether this is an occasion for it."""
        return True

    def weight(self, g: Agricola, owner: int, card: Card, occasion: Occasion) -> int:
        if not self.concerns(owner, occasion) or not holds(g, owner, self.when):
            return IDLE
        return self.deed.weight(g, owner)

    def on(self, g: Agricola, owner: int, card: Card, occasion: Occasion) -> Flow:
        if self.weight(g, owner, card, occasion) != IDLE:
            yield from self.deed.run(g, owner, card)


class At(Listening):
    """When a phase comes."""

    def __init__(self, phase: int, deed: Deed, when: str = "") -> None:
        super().__init__(deed, when, phase)
        self.phase = phase

    def concerns(self, owner: int, occasion: Occasion) -> bool:
        return occasion.what == self.phase


class Having(Listening):
    """When the owner has done something on the own farm: built, plowed, sown, renovated."""

    def __init__(self, what: int, deed: Deed, when: str = "") -> None:
        super().__init__(deed, when, what)
        self.what = what

    def concerns(self, owner: int, occasion: Occasion) -> bool:
        return occasion.what == self.what and occasion.actor == owner == occasion.farm


class EachTime(Listening):
    """Each time the owner uses one of these spaces, before its own effect."""

    def __init__(self, spaces: Sequence[int], deed: Deed, when: str = "") -> None:
        super().__init__(deed, when, BEFORE_SPACE)
        self.spaces = spaces
        if isinstance(deed, Get):
            self.hooks |= 1 << BRINGS

    def concerns(self, owner: int, occasion: Occasion) -> bool:
        own = occasion.actor == owner and occasion.what == BEFORE_SPACE
        return own and occasion.space in self.spaces

    def brings(self, g: Agricola, owner: int, user: int, space: int) -> Cost | None:
        deed = self.deed
        if user != owner or space not in self.spaces or not isinstance(deed, Get):
            return None
        return deed.goods(g, owner) if holds(g, owner, self.when) else None


class TurnEnd(Listening):
    """At the end of each turn in which the owner used one of these spaces."""

    def __init__(self, spaces: Sequence[int], deed: Deed, when: str = "") -> None:
        super().__init__(deed, when, TURN_END)
        self.spaces = spaces

    def concerns(self, owner: int, occasion: Occasion) -> bool:
        own = occasion.actor == owner and occasion.what == TURN_END
        return own and occasion.space in self.spaces


class Once(Part):
    """As soon as a condition is met, now or on one of these occasions; the note says it was."""

    def __init__(self, when: str, deed: Deed, *occasions: int) -> None:
        super().__init__(*occasions)
        self.when = when
        self.deed = deed

    def play(self, g: Agricola, seat: int, card: Card) -> Flow:
        if holds(g, seat, self.when):
            g.farms[seat].notes[card.number] = 1
            yield from self.deed.run(g, seat, card)

    def weight(self, g: Agricola, owner: int, card: Card, occasion: Occasion) -> int:
        if card.number in g.farms[owner].notes or not holds(g, owner, self.when):
            return IDLE
        return self.deed.weight(g, owner)

    def on(self, g: Agricola, owner: int, card: Card, occasion: Occasion) -> Flow:
        if self.weight(g, owner, card, occasion) != IDLE:
            g.farms[owner].notes[card.number] = 1
            yield from self.deed.run(g, owner, card)


class Cheaper(Part):
    """Less of a good for what is named: rooms, renovations, majors, minors."""

    def __init__(self, good: int, by: int, *what: int) -> None:
        super().__init__(COSTS, PRICES)
        self.good = good
        self.by = by
        self.what = what

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what not in self.what:
            return costs
        return [altered(price, self.good, -self.by) for price in costs]


class Scores(Part):
    """Bonus points for so many of something: points from a number on, by rising numbers."""

    def __init__(self, word: str, steps: Sequence[tuple[int, int]]) -> None:
        super().__init__(SCORING)
        self.word = word
        self.steps = steps

    def score(self, g: Agricola, owner: int) -> int:
        count = measure(g, owner, self.word, _NOW)
        points = 0
        for least, worth in self.steps:
            if count >= least:
                points = worth
        return points


# --- the card ----------------------------------------------------------------------------


class Plain(Card):
    """A card made of parts."""

    def __init__(
        self,
        id: str,
        kind: int,
        seats: int,
        category: str,
        costs: list[Cost],
        parts: Sequence[Part],
    ) -> None:
        super().__init__(id, kind, seats, category, costs, [])
        self.parts = parts

    def found_hooks(self) -> int:
        hooks = 0
        for part in self.parts:
            hooks |= part.hooks
        return hooks

    def play(self, g: Agricola, seat: int) -> Flow:
        for part in self.parts:
            yield from part.play(g, seat, self)

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        for part in self.parts:
            if (part.hooks >> occasion.what) & 1:
                yield from part.on(g, owner, self, occasion)

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        heaviest = IDLE
        for part in self.parts:
            if (part.hooks >> occasion.what) & 1:
                heaviest = max(heaviest, part.weight(g, owner, self, occasion))
        return heaviest

    def brings(self, g: Agricola, owner: int, user: int, space: int) -> Cost | None:
        for part in self.parts:
            gift = part.brings(g, owner, user, space)
            if gift is not None:
                return gift
        return None

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        for part in self.parts:
            costs = part.costs_for(g, owner, what, costs)
        return costs

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return ("done", 0) if self.number in g.farms[owner].notes else None

    def score(self, g: Agricola, owner: int) -> int:
        points = 0
        for part in self.parts:
            points += part.score(g, owner)
        return points


def occupation(id: str, category: str, *parts: Part, seats: int = 1) -> Plain:
    """An occupation made of parts; `seats` is the least number of seats."""
    return Plain(id, OCCUPATION, seats, category, [], parts)


def minor(
    id: str,
    category: str,
    costs: list[Cost],
    *parts: Part,
    needs: str = "",
    points: int = 0,
    travels: bool = False,
) -> Plain:
    """A minor improvement made of parts; `costs` are full payments, `needs` its prerequisite."""
    card = Plain(id, MINOR, 1, category, costs, parts)
    printed(card, needs=needs, points=points, travels=travels)
    return card


def printed(card: Card, needs: str = "", points: int = 0, travels: bool = False) -> Card:
    """A card with what else is printed on it."""
    card.prerequisite = needs
    card.points = points
    card.travels = travels
    return card
