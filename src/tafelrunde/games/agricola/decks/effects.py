"""Effects: what most cards are made of, so that a card is one expression.

A `Plain` card is its facts and its parts. A part says when: at once, each time its owner uses a
space, when a phase comes, in the scoring. A deed says what then: goods, a choice, a purchase, an
action. A condition stands between them in the notation of prerequisites.py. A card that needs more
is a class of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.agricola.board.goods import Cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, OCCUPATION, Card
from tafelrunde.games.agricola.cards.occasions import IDLE, Occasion
from tafelrunde.games.agricola.decks.parts import Part
from tafelrunde.kernel.flow import Flow


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
        signs: str = "",
    ) -> None:
        super().__init__(id, kind, seats, category, costs, [], signs)
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


def occupation(id: str, category: str, *parts: Part, seats: int = 1, signs: str = "") -> Plain:
    """An occupation made of parts; `seats` is the least number of seats.

    `signs` is its line where the parts do not make a good one (cards/signs.py).
    """
    return Plain(id, OCCUPATION, seats, category, [], parts, signs)


def minor(
    id: str,
    category: str,
    costs: list[Cost],
    *parts: Part,
    needs: str = "",
    points: int = 0,
    travels: bool = False,
    signs: str = "",
) -> Plain:
    """A minor improvement made of parts; `costs` are full payments, `needs` its prerequisite."""
    card = Plain(id, MINOR, 1, category, costs, parts, signs)
    printed(card, needs=needs, points=points, travels=travels)
    return card


def printed(card: Card, needs: str = "", points: int = 0, travels: bool = False) -> Card:
    """A card with what else is printed on it."""
    card.prerequisite = needs
    card.points = points
    card.travels = travels
    return card
