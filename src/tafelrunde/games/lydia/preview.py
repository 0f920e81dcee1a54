"""Preview: items that several questions show of what an option would bring and cost.

docs/lydia.md lists them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.lydia.fountain import buy_options, fountain_opens, upgrade_options
from tafelrunde.games.lydia.payment import Way, ways_to_pay, wild_colour
from tafelrunde.games.lydia.rounds import copy_matters, why_not_copy
from tafelrunde.games.lydia.scoring import own_points
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ARTISAN,
    ARTISAN_LEVEL,
    ARTISANS,
    COIN,
    FOUNTAIN,
    GOOD_WORDS,
    GOODS,
    INFLUENCE_POINTS,
    LEVELS,
    LYDIAN_LEVEL,
    NOWHERE,
    PROPERTY_LIMIT,
    SIDES,
    TRIGGER,
    UNLIMITED,
)
from tafelrunde.games.lydia.verbs import advance, pay_all, upgraded_count
from tafelrunde.games.lydia.words import spent

Item = dict[str, Any]


def gained(then: Lydia, seat: int, do: Callable[[Lydia], object]) -> dict[str, int]:
    """What a seat gains when something is done on a table where it is tried out."""
    held = then.goods[seat * GOODS : (seat + 1) * GOODS]
    do(then)
    return {
        word: then.goods[seat * GOODS + good] - held[good]
        for good, word in enumerate(GOOD_WORDS)
        if then.goods[seat * GOODS + good] != held[good]
    }


def gain_item(goods: dict[str, int]) -> Item:
    return {"what": "gain", "goods": goods}


def after_paying(g: Lydia, seat: int, way: Way) -> Lydia:
    """The table where a price has been paid in a way."""
    then = g.copy()
    pay_all(then, seat, way)
    return then


def paying(g: Lydia, seat: int, given: dict[str, int]) -> Item:
    """What is paid, and what is left of each good."""
    after = {
        word: g.goods[seat * GOODS + good] - given.get(word, 0)
        for good, word in enumerate(GOOD_WORDS)
    }
    return {"what": "pay", "goods": given, "after": after}


def shop(g: Lydia, seat: int, place: int) -> Item:
    """What could be bought and upgraded after the fountain cards have paid."""
    kinds = [NOWHERE]
    if place == FOUNTAIN and g.drawn == ARTISAN and copy_matters(g, seat):
        kinds = [kind for kind in range(ARTISAN) if why_not_copy(g, FOUNTAIN, kind) is None]
    trials = [opened(g, seat, place, kind) for kind in kinds]
    held = seat * GOODS + COIN
    trial = max(trials, key=lambda other: other.goods[held])
    coins = trial.goods[held] - g.goods[held]
    sides = [word for side, word in enumerate(SIDES) if (trial.sides >> side) & 1]
    options = buy_options(trial, seat)
    return {
        "what": "shop",
        "coins": coins,
        "sides": sides,
        "cards": [o for o in options if isinstance(o, int) and (g.lying >> o) & 1],
        "tiles": [o for o in options if isinstance(o, str)],
        "upgrades": upgrade_options(trial, seat),
    }


def opened(g: Lydia, seat: int, place: int, copied: int) -> Lydia:
    """The table after the merchant has gone to the fountain or on a builder tile."""
    then = g.copy()
    then.copied = copied
    fountain_opens(then, seat, place)
    return then


def influence(g: Lydia, seat: int) -> Item:
    """One level more on the influence track."""
    level = g.influence[seat]
    coins = 0
    if level < LEVELS:
        coins = gained(g.copy(), seat, lambda then: advance(then, seat)).get("coin", 0)
    new = min(LEVELS, level + 1)
    freed = None
    if new == LYDIAN_LEVEL:
        freed = "lydian"
    elif new == ARTISAN_LEVEL and g.modules & ARTISANS:
        freed = "artisan"
    limit = PROPERTY_LIMIT[new]
    return {
        "what": "influence",
        "from": level,
        "to": new,
        "coins": coins,
        "limit": None if limit == UNLIMITED else limit,
        "points": [INFLUENCE_POINTS[level], INFLUENCE_POINTS[new]],
        "merchant": freed,
    }


# --- cards ------------------------------------------------------------------------------------


def bought_card(g: Lydia, seat: int, card: int) -> list[Item]:
    """A card bought, or upgraded where it is one's own, paid in the way that is proposed."""
    items: list[Item] = []
    if card in g.properties[seat]:
        after = upgraded(g, card)
    else:
        after = g.copy()
        after.properties[seat].append(card)
    way = proposed(g, seat, card)
    if way is not None:
        items.append(paying(g, seat, spent(way)))
        for good in range(GOODS):
            after.goods[seat * GOODS + good] -= way[good]
    return [*items, gained_card(g, after, seat, card)]


def upgraded(g: Lydia, card: int) -> Lydia:
    """The table with a card turned over."""
    after = g.copy()
    after.upgraded |= 1 << card
    return after


def gained_card(g: Lydia, after: Lydia, seat: int, card: int) -> Item:
    """What a card changes, from the table as it is to the table with it."""
    count = upgraded_count(after, seat)
    return {
        "what": "card",
        "card": card,
        "upgraded": card in g.properties[seat],
        "points": [own_points(g, seat), own_points(after, seat)],
        "count": [upgraded_count(g, seat), count],
        "trigger": g.token == NOWHERE and count >= TRIGGER[g.seats],
    }


def proposed(g: Lydia, seat: int, card: int) -> Way | None:
    """The way to pay that is proposed: resources first, coins last."""
    coins = g.goods[seat * GOODS + COIN]
    ways = ways_to_pay(g, seat, g.facts().price[card], coins, wild_colour(g, seat))
    return ways[0] if ways else None
