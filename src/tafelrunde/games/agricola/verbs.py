"""Verbs: the few things that change the state, and tell the listener."""

from __future__ import annotations

from tafelrunde.games.agricola.farm import CELLS
from tafelrunde.games.agricola.goods import FOOD, KINDS, Cost
from tafelrunde.games.agricola.state import Agricola, Farm
from tafelrunde.games.agricola.terms import VEGETABLES


def gain(g: Agricola, seat: int, good: int, amount: int, origin: str = "") -> None:
    """Goods from the general supply or a space into a seat's supply.

    `origin` is told where no person went for them: "fields", a major improvement or a card.
    """
    g.farms[seat].goods[good] += amount
    if g._heard is not None and amount:
        g.hear("gain", (seat, good, amount, origin) if origin else (seat, good, amount))


def lose(g: Agricola, seat: int, good: int, amount: int) -> None:
    """Goods back to the general supply."""
    goods = g.farms[seat].goods
    goods[good] -= amount
    assert goods[good] >= 0
    if g._heard is not None and amount:
        g.hear("lose", (seat, good, amount))


def spend(g: Agricola, seat: int, price: Cost) -> None:
    """Goods in payment to the general supply."""
    goods = g.farms[seat].goods
    for good in range(KINDS):
        amount = price[good]
        if amount:
            goods[good] -= amount
            assert goods[good] >= 0
    if g._heard is not None and any(price):
        g.hear("spend", (seat, *price))


def exchange(g: Agricola, seat: int, good: int, amount: int, food: int) -> None:
    """Goods turned into food."""
    goods = g.farms[seat].goods
    goods[good] -= amount
    assert goods[good] >= 0
    goods[FOOD] += food
    if g._heard is not None and amount:
        g.hear("exchange", (seat, good, amount, food))


def crops_on(farm: Farm, vegetables: bool) -> int:
    """The grain, or the vegetables, that stand on a farm's fields."""
    total = 0
    if farm.fields:
        for cell in range(CELLS):
            crop = farm.crops[cell]
            if vegetables:
                if crop > VEGETABLES:
                    total += crop - VEGETABLES
            elif 0 < crop < VEGETABLES:
                total += crop
    return total


def people_of(g: Agricola, seat: int, space: int) -> int:
    """How many people of a seat stand on a space, newborns included."""
    return (g.there[space] >> (3 * seat)) & 7


def stand(g: Agricola, seat: int, space: int) -> None:
    """Put a person on a space."""
    g.there[space] += 1 << (3 * seat)
