"""Starting occupations: what lies before a seat when a match of a campaign begins.

S2, section 8: they are laid out at the start without an action and without occupation cost, but
with what they cost themselves.
"""

from __future__ import annotations

from tafelrunde.games.agricola.cards.base import DECK, OCCUPATION, card_number, of_kind
from tafelrunde.games.agricola.cards.occasions import BEFORE_OCCUPATION, Occasion
from tafelrunde.games.agricola.cards.places import heard
from tafelrunde.games.agricola.cards.speaking import fire
from tafelrunde.games.agricola.events import LOST, PLAYED
from tafelrunde.games.agricola.occupations import begin_occupation, occupation_prices
from tafelrunde.games.agricola.payment import affordable, pay
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.state import only, without


def starter(g: Agricola) -> int:
    """The seat that has still occupations to begin with, from the first player on; -1: nobody."""
    for turn in range(g.seats):
        seat = (g.first + turn) % g.seats
        if g.farms[seat].start:
            return seat
    return -1


def why_not_start(g: Agricola, seat: int, number: int) -> str | None:
    """Whether an occupation can be laid out; nobody begs for it."""
    reason = DECK[number].why_not(g, seat)
    if reason is not None:
        return reason
    prices = occupation_prices(g, seat, number, 0, 0)
    return None if affordable(g, seat, prices) else "cannot-pay-occupation"


def lay_out(g: Agricola) -> Flow:
    """One of a seat's starting occupations, in an order of its choice; then those it cannot pay.

    R24: a starting occupation is played: it does at once what it does, the cards that lie open
    hear of it, and it counts for the price of Lessons.
    """
    seat = starter(g)
    farm = g.farms[seat]
    options = [DECK[number].id for number in farm.start if why_not_start(g, seat, number) is None]
    if not options:
        lose_start(g, seat)
        return
    option = yield choose(seat, "order", options)
    number = card_number(str(option))
    if heard(g, BEFORE_OCCUPATION):
        occasion = Occasion(BEFORE_OCCUPATION, seat)
        occasion.card = number
        yield from fire(g, occasion)
    yield from pay(g, seat, occupation_prices(g, seat, number, 0, 0), DECK[number].id)
    farm.start = without(farm.start, number)
    PLAYED.tell(g, seat, number)
    yield from begin_occupation(g, seat, number)


def lose_start(g: Agricola, seat: int) -> None:
    """What cannot be paid goes back to the others.

    R25: as many occupations as were lost are dealt instead, so that there are as many as ever.
    """
    farm = g.farms[seat]
    lost = farm.start
    farm.start = []
    for number in lost:
        g.deck = [*g.deck, number]
        LOST.tell(g, seat, number)
    pool = of_kind(OCCUPATION, g.deck)
    for _ in lost:
        number = g.draw(pool, only(seat))
        g.deck = without(g.deck, number)
        farm.hand = sorted([*farm.hand, number])
