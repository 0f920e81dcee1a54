"""Refusals in words that name what is missing, rather than that something is."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.building import (
    FARM_STABLE_WOOD,
    SIDE_STABLE_WOOD,
    renovation_prices,
    room_prices,
    stable_price,
    why_not_room,
    why_not_stable,
)
from tafelrunde.games.agricola.actions.improvements import minor_prices
from tafelrunde.games.agricola.actions.usable import occupation_cost
from tafelrunde.games.agricola.board.goods import FOOD, KINDS, Cost
from tafelrunde.games.agricola.board.spaces import FARM_EXPANSION, SIDE_JOB
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, OCCUPATION, of_kind
from tafelrunde.games.agricola.cards.hooks import FOR_MAJOR, FOR_STABLE
from tafelrunde.games.agricola.cards.majors import MAJOR_COSTS, MAJORS
from tafelrunde.games.agricola.paying.payment import changed_costs
from tafelrunde.games.agricola.verbs.family import sleeping_places
from tafelrunde.games.agricola.verbs.words import goods_text, major_text
from tafelrunde.kernel.text import Text


def lacking(g: Agricola, seat: int, prices: list[Cost]) -> tuple[Cost, list[int]]:
    """Of several prices that of which least is missing, and what."""
    goods = g.farms[seat].goods
    found = [[max(0, price[good] - goods[good]) for good in range(KINDS)] for price in prices]
    least = min(range(len(found)), key=lambda at: sum(found[at]))
    return prices[least], found[least]


def _stable_prices(g: Agricola, seat: int, wood: int) -> list[Cost]:
    return changed_costs(g, seat, FOR_STABLE, stable_price(wood))


def priced(word: str, g: Agricola, seat: int, prices: list[Cost]) -> Text | None:
    """What something costs, and what of it is missing."""
    if not prices:
        return None
    price, missing = lacking(g, seat, prices)
    if not any(missing):
        return None
    return Text(f"agricola-why-{word}-costs", price=goods_text(price), missing=goods_text(missing))


def space_refused(g: Agricola, seat: int, space: int, reason: str) -> Text | None:
    """Why nothing can be done on a space, where numbers say more than the rule."""
    if space == FARM_EXPANSION and reason in ("cannot-pay-room", "cannot-pay-stable"):
        both = "cannot-pay-room", "cannot-pay-stable"
        if (why_not_room(g, seat), why_not_stable(g, seat, FARM_STABLE_WOOD)) == both:
            room, stable = room_prices(g, seat)[0], _stable_prices(g, seat, FARM_STABLE_WOOD)[0]
            args = {"room": goods_text(room), "stable": goods_text(stable)}
            return Text("agricola-why-room-or-stable", **args)
    if reason == "cannot-pay-stable":
        wood = SIDE_STABLE_WOOD if space == SIDE_JOB else FARM_STABLE_WOOD
        return priced("stable", g, seat, _stable_prices(g, seat, wood))
    if reason == "no-occupation-playable":
        return _no_occupation(g, seat, space)
    if reason == "no-improvement-payable":
        return _nearest_major(g, seat)
    if reason == "no-seeds":
        return Text("agricola-why-nothing-to-sow")
    return refused(g, seat, reason)


def refused(g: Agricola, seat: int, reason: str) -> Text | None:
    """The same wherever it is refused."""
    farm = g.farms[seat]
    if reason == "cannot-pay-room":
        return priced("room", g, seat, room_prices(g, seat))
    if reason == "cannot-pay-renovation":
        return priced("renovation", g, seat, renovation_prices(g, seat, farm.house + 1))
    if reason == "no-room-for-child":
        return Text(
            "agricola-why-rooms-for-child", rooms=sleeping_places(g, seat), people=farm.people
        )
    return None


def major_refused(g: Agricola, seat: int, major: int, reason: str) -> Text | None:
    if reason == "major-taken" and g.majors[major] == seat:
        return Text("agricola-why-major-yours")
    if reason != "cannot-pay-major":
        return None
    prices = changed_costs(g, seat, FOR_MAJOR, MAJOR_COSTS[major])
    return priced("major", g, seat, prices)


def minor_refused(g: Agricola, seat: int, number: int, reason: str) -> Text | None:
    card = DECK[number]
    if reason == "prerequisite-missing":
        return Text("agricola-why-card-needs", needs=Text(f"agricola-card-{card.id.lower()}.needs"))
    if reason != "cannot-pay-card":
        return None
    return priced("card", g, seat, minor_prices(g, seat, number))


def _no_occupation(g: Agricola, seat: int, space: int) -> Text | None:
    farm = g.farms[seat]
    if not of_kind(OCCUPATION, farm.hand):
        return Text("agricola-why-no-occupation-held")
    food = occupation_cost(g, seat, space)
    if farm.goods[FOOD] >= food:
        return None
    return Text("agricola-why-occupation-food", food=food, have=farm.goods[FOOD])


def _nearest_major(g: Agricola, seat: int) -> Text | None:
    """The improvement that could be built with the fewest goods more."""
    free = [major for major in range(MAJORS) if g.majors[major] < 0]
    if not free:
        return None
    short = {
        major: lacking(g, seat, changed_costs(g, seat, FOR_MAJOR, MAJOR_COSTS[major]))[1]
        for major in free
    }
    nearest = min(free, key=lambda major: sum(short[major]))
    missing = goods_text(short[nearest])
    return Text("agricola-why-nearest-major", major=major_text(nearest), missing=missing)
