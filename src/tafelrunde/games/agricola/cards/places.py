"""Places: which cards lie open, the index of their hooks, and how cards come and go."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import HOOKS
from tafelrunde.kernel.state import only, without

_NO_CARDS: Final[list[list[int]]] = [[]] * HOOKS


def opened(farm: Farm, hook: int) -> list[int]:
    """The farm's open cards that have a hook or listen to an occasion, in the order of playing."""
    known = farm._hooks
    if known is None:
        known = _indexed(farm)
    return known[hook]


def _indexed(farm: Farm) -> list[list[int]]:
    known = _NO_CARDS
    if farm.played:
        known = known[:]
        for number in farm.played:
            hooks = DECK[number].hooks
            hook = 0
            while hooks:
                if hooks & 1:
                    known[hook] = [*known[hook], number]
                hooks >>= 1
                hook += 1
    farm._hooks = known
    return known


def heard(g: Agricola, hook: int) -> bool:
    """Whether any open card at the table has a hook or listens to an occasion."""
    ears = g._ears
    if ears < 0:
        ears = _listening(g)
    return (ears >> hook) & 1 != 0


def any_heard(g: Agricola, hooks: int) -> bool:
    """Whether any open card at the table has one of these hooks, given as a mask."""
    ears = g._ears
    if ears < 0:
        ears = _listening(g)
    return ears & hooks != 0


def _listening(g: Agricola) -> int:
    ears = 0
    for farm in g.farms:
        for number in farm.played:
            ears |= DECK[number].hooks
    g._ears = ears
    return ears


def lay_open(g: Agricola, seat: int, number: int) -> None:
    """A card comes to those that lie open in front of a seat."""
    farm = g.farms[seat]
    farm.played = [*farm.played, number]
    _changed(g, seat)


def take_away(g: Agricola, seat: int, number: int) -> None:
    """A card leaves those that lie open; what it laid on coming rounds goes with it."""
    farm = g.farms[seat]
    farm.played = without(farm.played, number)
    farm.notes.pop(number, None)
    g.promised = [load for load in g.promised if load[1] != seat or load[4] != number]
    _changed(g, seat)


def hand_on(g: Agricola, seat: int, number: int) -> None:
    """A travelling card goes into the hand on the left; in the solo game back into the box."""
    g.farms[seat].played = without(g.farms[seat].played, number)
    _changed(g, seat)
    if g.seats == 1:
        g.box = [*g.box, number]
        return
    farm = g.farms[(seat + 1) % g.seats]
    farm.hand = [*farm.hand, number]
    # Everybody saw it go there.
    farm.notes[number] = (1 << g.seats) - 1


def slip(g: Agricola, seat: int, number: int) -> None:
    """A card goes unseen from a hand to the one on the left; in the solo game into the box."""
    farm = g.farms[seat]
    farm.hand = without(farm.hand, number)
    if g.seats == 1:
        g.box = [*g.box, number]
        return
    left = (seat + 1) % g.seats
    forget(g, seat, number, 1 << seat | 1 << left)
    g.farms[left].hand = [*g.farms[left].hand, number]
    g.farms[left].notes[number] = 1 << seat | 1 << left
    # It may be in the middle of a step, and the left one sees what comes.
    g.reveal(only(left), number)


def forget(g: Agricola, seat: int, number: int, knowing: int) -> None:
    """A card has left a hand unseen: for all but these seats it can have been any of its kind."""
    farm = g.farms[seat]
    farm.notes.pop(number, None)
    for other in farm.hand:
        if other in farm.notes and DECK[other].kind == DECK[number].kind:
            farm.notes[other] &= knowing
            if not farm.notes[other] & ~(1 << seat):
                del farm.notes[other]


def discard(g: Agricola, seat: int, number: int) -> None:
    """A card leaves a hand for the box, and everybody sees it."""
    farm = g.farms[seat]
    farm.hand = without(farm.hand, number)
    farm.notes.pop(number, None)
    g.box = [*g.box, number]


def known(g: Agricola, holder: int, number: int, seat: int | None) -> bool:
    """Whether a seat knows that another holds a card; a spectator knows what every seat knows."""
    knowing = g.farms[holder].notes.get(number, 0)
    if seat is None:
        return knowing == (1 << g.seats) - 1
    return (knowing >> seat) & 1 != 0


def _changed(g: Agricola, seat: int) -> None:
    g.farms[seat]._hooks = None
    g.farms[seat]._pens = None
    g._ears = -1
