"""Parts: when a card does something: at once, on occasions, in prices, in the scoring."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from tafelrunde.games.agricola.actions.prerequisites import measure
from tafelrunde.games.agricola.board.goods import Cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import Card
from tafelrunde.games.agricola.cards.hooks import BRINGS, COSTS, PRICES, SCORING
from tafelrunde.games.agricola.cards.occasions import BEFORE_SPACE, IDLE, TURN_END, Occasion
from tafelrunde.games.agricola.decks.deeds import NOW, Deed, Get, altered, holds
from tafelrunde.kernel.flow import Flow


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
        count = measure(g, owner, self.word, NOW)
        points = 0
        for least, worth in self.steps:
            if count >= least:
                points = worth
        return points
