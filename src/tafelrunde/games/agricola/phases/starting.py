"""Starting: who begins, and what lies before a seat when a match of a campaign begins.

S2, section 8: they are laid out at the start without an action and without occupation cost, but
with what they cost themselves.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.occupations import begin_occupation, occupation_prices
from tafelrunde.games.agricola.board.goods import FOOD
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import LATE_START, SNAKE_START
from tafelrunde.games.agricola.cards.base import DECK, OCCUPATION, card_number, of_kind
from tafelrunde.games.agricola.cards.occasions import BEFORE_OCCUPATION, Occasion
from tafelrunde.games.agricola.cards.places import heard
from tafelrunde.games.agricola.cards.speaking import fire
from tafelrunde.games.agricola.paying.payment import affordable, pay
from tafelrunde.games.agricola.verbs.events import LOST, PLAYED
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.state import only, without

# The word of chance that says who begins where that is drawn late: no match gets so far, and so it
# falls the same whatever was drawn before.
_LOT: Final = 1 << 40


def undrawn(g: Agricola) -> bool:
    """Whether nobody knows yet who begins: it is drawn when all have their cards."""
    return g.rules & LATE_START != 0 and g.round == 0


def draw_first(g: Agricola) -> None:
    """Who begins is drawn, and everybody gets the food to begin with."""
    lot = Chance(g.chance.key)
    lot.counter = _LOT
    g.first = g.roll(g.seats, chance=lot)
    for seat, farm in enumerate(g.farms):
        farm.goods[FOOD] += start_food(g, seat)


def start_food(g: Agricola, seat: int) -> int:
    """Two for the first player, three for the others, none in the solo game."""
    if g.seats == 1:
        return 0
    if g.rules & SNAKE_START:
        return 3
    return 2 if seat == g.first else 3


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
