"""Occupations: which can be played and paid for, and what happens then."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.living import draw_for_played
from tafelrunde.games.agricola.board.goods import FOOD, FREE, KINDS, Cost, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, OCCUPATION, PRINTED, costs_of, forbidden
from tafelrunde.games.agricola.cards.hooks import FOR_OCCUPATION, RAISES
from tafelrunde.games.agricola.cards.occasions import AFTER_OCCUPATION, BEFORE_OCCUPATION, Occasion
from tafelrunde.games.agricola.cards.places import heard, lay_open, opened
from tafelrunde.games.agricola.cards.speaking import fire
from tafelrunde.games.agricola.paying.payment import affordable, changed_costs, pay
from tafelrunde.games.agricola.verbs.verbs import beg, lay_down
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.state import ALL


def why_not_occupation(g: Agricola, seat: int, number: int, food: int) -> str | None:
    """Whether an occupation in hand can be played for so much food."""
    card = DECK[number]
    if card.kind != OCCUPATION or number not in g.farms[seat].hand:
        return "not-in-hand"
    reason = forbidden(card, g, seat)
    if reason is not None:
        return reason
    return None if _occupation_payable(g, seat, number, food) else "cannot-pay-occupation"


def _occupation_payable(g: Agricola, seat: int, number: int, food: int) -> bool:
    """Whether its price can be paid, also with what cards raise immediately before."""
    begged = begged_for_occupation(g, seat, number, food)
    return begged >= 0 or raised_before_occupation(g, seat, number, food)


def occupation_prices(g: Agricola, seat: int, number: int, food: int, begged: int) -> list[Cost]:
    """The occupation cost, which cards may change, and the card's own cost less what is begged."""
    found: list[Cost] = []
    for price in changed_costs(g, seat, FOR_OCCUPATION, cost(food=food)):
        for own in costs_of(DECK[number], g, seat) or [FREE]:
            if own[FOOD] >= begged:
                whole = [price[good] + own[good] for good in range(KINDS)]
                whole[FOOD] -= begged
                found.append(tuple(whole))
    return found


def begged_for_occupation(g: Agricola, seat: int, number: int, food: int) -> int:
    """The begging markers that an occupation costs; -1 where it cannot be paid all the same.

    Food of an occupation's own cost never lapses: what cannot be paid of it is begged for, but
    nothing of the occupation cost or of other goods.
    """
    owns = costs_of(DECK[number], g, seat)
    if not owns:
        prices = changed_costs(g, seat, FOR_OCCUPATION, cost(food=food))
        return 0 if affordable(g, seat, prices) else -1
    most = max([own[FOOD] for own in owns])
    for begged in range(most + 1):
        if affordable(g, seat, occupation_prices(g, seat, number, food, begged)):
            return begged
    return -1


def raised_before_occupation(g: Agricola, seat: int, number: int, food: int) -> bool:
    """Whether cards that act right before an occupation make its price payable."""
    farm = g.farms[seat]
    cards = opened(farm, RAISES)
    if not cards:
        return False
    kept = farm.goods.copy()
    raised = False
    for card in cards:
        gain = DECK[card].before_occupation(g, seat)
        if gain is not None and all(farm.goods[good] + gain[good] >= 0 for good in range(KINDS)):
            for good in range(KINDS):
                farm.goods[good] += gain[good]
            raised = True
    possible = raised and begged_for_occupation(g, seat, number, food) >= 0
    farm.goods[:] = kept
    return possible


def occupations_open(g: Agricola, seat: int, food: int) -> list[Option]:
    return [DECK[number].id for number in _payable_occupations(g, seat, food, len(PRINTED))]


def any_occupation_open(g: Agricola, seat: int, food: int) -> bool:
    return len(_payable_occupations(g, seat, food, 1)) > 0


def _payable_occupations(g: Agricola, seat: int, food: int, most: int) -> list[int]:
    """Those that can be played, up to so many; those without a cost of their own are paid alike."""
    found: list[int] = []
    plain: bool | None = None
    for number in g.farms[seat].hand:
        card = DECK[number]
        if card.kind != OCCUPATION or forbidden(card, g, seat) is not None:
            continue
        own = len(costs_of(card, g, seat)) > 0
        payable = plain
        if own or payable is None:
            payable = _occupation_payable(g, seat, number, food)
            plain = plain if own else payable
        if payable:
            found.append(number)
            if len(found) == most:
                break
    return found


def play_occupation(g: Agricola, seat: int, number: int, food: int) -> Flow:
    card = DECK[number]
    # It is shown before it is paid for: how it is paid is public.
    g.reveal(ALL, number)
    if heard(g, BEFORE_OCCUPATION):
        occasion = Occasion(BEFORE_OCCUPATION, seat)
        occasion.card = number
        occasion.food = food
        yield from fire(g, occasion)
    begged = begged_for_occupation(g, seat, number, food)
    yield from pay(g, seat, occupation_prices(g, seat, number, food, begged), card.id)
    beg(g, seat, begged)
    lay_down(g, seat, number)
    yield from begin_occupation(g, seat, number)


def begin_occupation(g: Agricola, seat: int, number: int) -> Flow:
    """What is paid for lies open, counts among those played, and speaks."""
    card = DECK[number]
    lay_open(g, seat, number)
    g.farms[seat].occupations += 1
    yield from card.play(g, seat)
    yield from draw_for_played(g, seat)
    if heard(g, AFTER_OCCUPATION):
        occasion = Occasion(AFTER_OCCUPATION, seat)
        occasion.card = number
        occasion.fresh = [number]
        yield from fire(g, occasion)
