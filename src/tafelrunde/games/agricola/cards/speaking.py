"""Speaking: what open cards do on an occasion, each seat's in an order of its choice."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, Card
from tafelrunde.games.agricola.cards.occasions import GAINED, GAINS, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.cards.places import heard, opened
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that comes to a seat at a moment; its name is what the seat chooses it by."""

    def __init__(self, name: Option) -> None:
        self.name = name

    def weight(self, g: Agricola, owner: int) -> int:
        """Whether it does nothing now, only brings goods, or its place in the order matters."""
        raise NotImplementedError

    def run(self, g: Agricola, owner: int) -> Flow:
        raise NotImplementedError


class Spoken(Effect):
    """What an open card does on an occasion."""

    def __init__(self, card: Card, occasion: Occasion) -> None:
        super().__init__(card.id)
        self.card = card
        self.occasion = occasion

    def weight(self, g: Agricola, owner: int) -> int:
        return self.card.weight(g, owner, self.occasion)

    def run(self, g: Agricola, owner: int) -> Flow:
        return self.card.on(g, owner, self.occasion)


def in_order(g: Agricola, owner: int, effects: list[Effect], phase: Occasion | None = None) -> Flow:
    """A seat's effects of one moment, one after another in an order of its choice.

    R19: plain gains come first; the seat is asked where two are left whose order can matter.
    R21: a card that is played at the start of a round still speaks at the start of that round.
    """
    left = effects
    while left:
        chosen: Effect | None = None
        matter: list[Effect] = []
        for each in left:
            weight = each.weight(g, owner)
            if weight == GAINS:
                chosen = each
                break
            if weight == MATTERS:
                matter.append(each)
        if chosen is None:
            if not matter:
                return
            chosen = matter[0]
            if len(matter) > 1:
                name = yield choose(owner, "order", [each.name for each in matter])
                chosen = next(each for each in matter if each.name == name)
        left = [each for each in left if each is not chosen]
        if phase is None:
            yield from chosen.run(g, owner)
            continue
        before = opened(g.farms[owner], phase.what)
        yield from chosen.run(g, owner)
        for number in opened(g.farms[owner], phase.what):
            if number not in before:
                left.append(Spoken(DECK[number], phase))


def speaks(g: Agricola, owner: int, occasion: Occasion) -> bool:
    """Whether one of a seat's open cards does something on an occasion."""
    for number in opened(g.farms[owner], occasion.what):
        if DECK[number].weight(g, owner, occasion) != IDLE and number not in occasion.fresh:
            return True
    return False


def anybody_speaks(g: Agricola, occasion: Occasion) -> bool:
    """Whether any open card at the table does something on an occasion."""
    if heard(g, occasion.what):
        for owner in range(g.seats):
            if speaks(g, owner, occasion):
                return True
    return False


def spoken(g: Agricola, owner: int, occasion: Occasion) -> list[Effect]:
    """What a seat's open cards do on an occasion."""
    return [
        Spoken(DECK[number], occasion)
        for number in opened(g.farms[owner], occasion.what)
        if number not in occasion.fresh
    ]


def fire(g: Agricola, occasion: Occasion) -> Flow:
    """Let the cards speak that listen: the actor's own first, then clockwise."""
    for turn in range(g.seats):
        owner = (occasion.actor + turn) % g.seats
        if speaks(g, owner, occasion) and owner not in occasion.absent:
            yield from in_order(g, owner, spoken(g, owner, occasion))


def tell_gain(g: Agricola, seat: int, good: int, amount: int, origin: str) -> None:
    """Tell the cards that listen to gains, the seat's own first, then clockwise."""
    occasion = Occasion(GAINED, seat)
    occasion.good = good
    occasion.amount = amount
    occasion.origin = origin
    for turn in range(g.seats):
        owner = (seat + turn) % g.seats
        for number in opened(g.farms[owner], GAINED):
            DECK[number].gained(g, owner, occasion)
