"""What a seat may see of hand cards, their prices and what grows on them, as plain data."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.agricola.cards.base import DECK, FIELDS, KINDS_OF_CARD, opened
from tafelrunde.games.agricola.goods import GOODS, GRAIN, KINDS, VEGETABLE, Cost
from tafelrunde.games.agricola.state import Agricola, Farm
from tafelrunde.games.agricola.terms import VEGETABLES


def cost_view(price: Cost) -> dict[str, int]:
    """What a price has of each good."""
    return {GOODS[good]: price[good] for good in range(KINDS) if price[good]}


def crop_view(crop: int) -> dict[str, Any] | None:
    """What grows on a field."""
    if crop > VEGETABLES:
        return {"good": GOODS[VEGETABLE], "amount": crop - VEGETABLES}
    return {"good": GOODS[GRAIN], "amount": crop} if crop else None


def played_view(farm: Farm, number: int) -> dict[str, Any]:
    """An open card with what lies or is written on it."""
    note = farm.notes.get(number, 0)
    if number in opened(farm, FIELDS):
        return {"card": DECK[number].id, "note": 0, "crop": crop_view(note)}
    return {"card": DECK[number].id, "note": note, "crop": None}


def _costs(g: Agricola, viewer: int | None, number: int) -> list[Cost]:
    """What a card in hand costs its holder now; of others what is printed."""
    if viewer is None or number not in g.farms[viewer].hand:
        return DECK[number].costs
    return DECK[number].costs_now(g, viewer)


def cards_view(g: Agricola, viewer: int | None) -> dict[str, Any]:
    """Facts of the cards that the seat can see."""
    seen = {number for farm in g.farms for number in [*farm.played, *farm.start]}
    if viewer is not None:
        seen.update(g.farms[viewer].hand)
    return {
        DECK[number].id: {
            "kind": KINDS_OF_CARD[DECK[number].kind],
            "seats": DECK[number].seats,
            "category": DECK[number].category,
            "costs": [cost_view(price) for price in _costs(g, viewer, number)],
            "points": DECK[number].points,
            "travels": DECK[number].travels,
        }
        for number in sorted(seen)
    }
