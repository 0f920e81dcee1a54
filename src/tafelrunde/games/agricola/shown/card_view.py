"""What a seat may see of hand cards, their prices and what grows on them, as plain data."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.agricola.actions.improvements import why_not_minor
from tafelrunde.games.agricola.actions.occupations import why_not_occupation
from tafelrunde.games.agricola.actions.usable import occupation_cost
from tafelrunde.games.agricola.board.goods import FOOD, GOODS, GRAIN, KINDS, VEGETABLE, Cost
from tafelrunde.games.agricola.board.spaces import LESSONS, LESSONS_3, LESSONS_4
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import FOODS, VEGETABLES
from tafelrunde.games.agricola.cards.base import (
    BLANK,
    DECK,
    KINDS_OF_CARD,
    OCCUPATION,
    Card,
    card_number,
)
from tafelrunde.games.agricola.cards.hooks import CONVERSIONS, COOKING, CRAFTS, ERRANDS, FIELDS
from tafelrunde.games.agricola.cards.lists import LISTS
from tafelrunde.games.agricola.cards.majors import MAJOR_COSTS, MAJOR_NAMES, MAJOR_POINTS
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_HARVEST,
    AFTER_ROOMS,
    BEFORE_HARVEST,
    BEFORE_REAPING,
    BEFORE_ROUND,
    BEFORE_SPACE,
    GAINED,
    HARVEST_START,
    RETURN_HOME,
    ROUND_END,
    ROUND_START,
    TURN_END,
)
from tafelrunde.games.agricola.cards.places import known, opened
from tafelrunde.games.agricola.cards.ruled import rulings_of
from tafelrunde.games.agricola.decks.signs import signs_of

_LESSONS: Final[tuple[int, ...]] = (LESSONS, LESSONS_3, LESSONS_4)

# When cards act, by what they listen to or offer.
_TIMES: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("any", (CONVERSIONS, ERRANDS, COOKING)),
    ("each", (*range(BEFORE_SPACE, RETURN_HOME), GAINED, TURN_END, AFTER_ROOMS)),
    ("round", (BEFORE_ROUND, ROUND_START, RETURN_HOME, ROUND_END)),
    (
        "harvest",
        (*range(BEFORE_HARVEST, AFTER_HARVEST + 1), HARVEST_START, BEFORE_REAPING, CRAFTS, FIELDS),
    ),
)


# What the major improvements do, in signs, and when: cookers, the well, ovens, workshops.
_MAJOR_SIGNS: Final[tuple[tuple[str, str], ...]] = (
    *[("any", "vegetable / sheep / boar / cow > 2/3 food")] * 2,
    *[("any", "vegetable / sheep / boar / cow > 2/3/4 food")] * 2,
    ("round", "food (+1–5)"),
    ("each", "now bake | 1 grain > 5 food"),
    ("each", "now bake | 1/2 grain > 4/8 food"),
    ("harvest", "sheaf -1 wood > +2 food | 3/5/7 wood > 1/2/3 bonus"),
    ("harvest", "sheaf -1 clay > +2 food | 3/5/7 clay > 1/2/3 bonus"),
    ("harvest", "sheaf -1 reed > +3 food | 2/4/5 reed > 1/2/3 bonus"),
)


def cost_view(price: Cost) -> dict[str, int]:
    """What a price has of each good."""
    return {GOODS[good]: price[good] for good in range(KINDS) if price[good]}


def crop_view(crop: int) -> dict[str, Any] | None:
    """What grows on a field."""
    if crop > FOODS:
        return {"good": GOODS[FOOD], "amount": crop - FOODS}
    if crop > VEGETABLES:
        return {"good": GOODS[VEGETABLE], "amount": crop - VEGETABLES}
    return {"good": GOODS[GRAIN], "amount": crop} if crop else None


def played_view(g: Agricola, seat: int, number: int) -> dict[str, Any]:
    """An open card with what lies or is to be read on it."""
    farm = g.farms[seat]
    card = DECK[number]
    grows = number in opened(farm, FIELDS)
    state = None if grows else card.written(g, seat)
    return {
        "card": card.id,
        "note": 0 if grows else farm.notes.get(number, 0),
        "crop": crop_view(farm.notes.get(number, 0)) if grows else None,
        "state": None if state is None else {"word": state[0], "count": state[1]},
    }


def cards_view(g: Agricola, viewer: int | None) -> dict[str, Any]:
    """Facts of the cards that the seat can see; of those in its hand, what they cost it now."""
    seen = {number for farm in g.farms for number in [*farm.played, *farm.start]}
    seen.update(g.box)
    for holder in range(g.seats):
        seen.update([card_number(printed) for printed in known_view(g, holder, viewer)])
    h = g.hands[0] if g.hands else None
    if h is not None:
        seen.update(h.display)
        if viewer is not None:
            seen.update([*h.packets[viewer], *h.picked[viewer], *h.discarded[viewer]])
    found = {DECK[number].id: card_facts(DECK[number]) for number in sorted(seen)}
    if viewer is not None:
        for number in sorted(g.farms[viewer].hand):
            found[DECK[number].id] = {**card_facts(DECK[number]), **_playing(g, viewer, number)}
    return found


def known_view(g: Agricola, holder: int, viewer: int | None) -> dict[str, list[int]]:
    """The cards in a hand of which others know, with the seats that do.

    The holder is told of all of them, another seat of those it knows itself.
    """
    farm = g.farms[holder]
    return {
        DECK[number].id: [seat for seat in range(g.seats) if known(g, holder, number, seat)]
        for number in sorted(farm.hand)
        if number in farm.notes and (holder == viewer or known(g, holder, number, viewer))
    }


def card_facts(card: Card) -> dict[str, Any]:
    """What is printed on a card, and when it acts."""
    return {
        "kind": KINDS_OF_CARD[card.kind],
        "seats": card.seats,
        "category": card.category,
        "prerequisite": card.prerequisite,
        "costs": [cost_view(price) for price in card.costs],
        "points": card.points,
        "travels": card.travels,
        "acts": _acts(card),
        "signs": signs_of(card),
        "why_not": None,
        "lacking": {},
    }


def _acts(card: Card) -> str:
    """The first of the times at which a card does something."""
    for name, hooks in _TIMES:
        if any((card.hooks >> hook) & 1 for hook in hooks):
            return name
    return "always" if card.hooks else "once"


def _playing(g: Agricola, seat: int, number: int) -> dict[str, Any]:
    """What a card in hand costs its holder now, and what is missing to play it where it can be."""
    card = DECK[number]
    costs = card.costs_now(g, seat)
    if card.kind == OCCUPATION:
        lessons = [occupation_cost(g, seat, space) for space in g.board if space in _LESSONS]
        reason = why_not_occupation(g, seat, number, min(lessons, default=0))
    else:
        reason = why_not_minor(g, seat, number)
    lacking: dict[str, int] = {}
    if reason == "cannot-pay-card":
        goods = g.farms[seat].goods
        price = min(costs, key=lambda price: _short_of(price, goods))
        lacking = {
            GOODS[good]: price[good] - goods[good]
            for good in range(KINDS)
            if price[good] > goods[good]
        }
    return {
        "costs": [cost_view(price) for price in costs],
        "why_not": reason,
        "lacking": lacking,
    }


def _short_of(price: Cost, goods: list[int]) -> int:
    return sum([max(0, price[good] - goods[good]) for good in range(KINDS)])


def library() -> list[dict[str, Any]]:
    """Every card that can be played, with the lists it is on; the major improvements last."""
    cards = [
        {
            "id": card.id,
            "deck": card.id[0],
            "rulings": rulings_of(card),
            "lists": [name for name, ids in LISTS.items() if card.id in ids],
            **card_facts(card),
        }
        for card in DECK
        if card is not BLANK
    ]
    return [*cards, *[_major_facts(major) for major in range(len(MAJOR_NAMES))]]


def _major_facts(major: int) -> dict[str, Any]:
    """What is printed on a major improvement, told as that of a hand card is."""
    acts, signs = _MAJOR_SIGNS[major]
    return {
        "id": MAJOR_NAMES[major],
        "deck": "",
        "rulings": [],
        "lists": [],
        "kind": "major",
        "seats": 1,
        "category": "food",
        "prerequisite": "",
        "costs": [cost_view(MAJOR_COSTS[major])],
        "points": MAJOR_POINTS[major],
        "travels": False,
        "acts": acts,
        "signs": signs,
        "why_not": None,
        "lacking": {},
    }
