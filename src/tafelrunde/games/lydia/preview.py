"""Preview: items that several questions show of what an option would bring and cost.

docs/lydia.md lists them.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.games.lydia.cards.deck import pay_bit
from tafelrunde.games.lydia.fountain import buy_options, upgrade_options
from tafelrunde.games.lydia.payment import Way, ways_to_pay, wild_colour
from tafelrunde.games.lydia.rounds import copy_matters, why_not_copy
from tafelrunde.games.lydia.scoring import own_points
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ALL_SIDES,
    ARTISAN,
    ARTISAN_LEVEL,
    ARTISANS,
    BUILDER,
    BUILDER_SIDES,
    COIN,
    FOUNTAIN,
    GOOD_WORDS,
    GOODS,
    INFLUENCE_COINS,
    INFLUENCE_POINTS,
    KINDS,
    LEVELS,
    LYDIAN_LEVEL,
    MOST_COINS,
    NOWHERE,
    PROPERTY_LIMIT,
    SIDES,
    TRIGGER,
    UNLIMITED,
)
from tafelrunde.games.lydia.verbs import upgraded_count
from tafelrunde.games.lydia.words import spent

Item = dict[str, Any]


def paying(g: Lydia, seat: int, given: dict[str, int]) -> Item:
    """What is paid, and what is left of each good."""
    after = {
        word: g.goods[seat * GOODS + good] - given.get(word, 0)
        for good, word in enumerate(GOOD_WORDS)
    }
    return {"what": "pay", "goods": given, "after": after}


def shop(g: Lydia, seat: int, place: int) -> Item:
    """What could be bought and upgraded after the fountain cards have paid."""
    coins = 0
    if place == FOUNTAIN and g.drawn != ARTISAN:
        coins = spring_coins(g, seat, g.drawn)
    elif place == FOUNTAIN and copy_matters(g, seat):
        kinds = [kind for kind in range(ARTISAN) if why_not_copy(g, FOUNTAIN, kind) is None]
        coins = max(spring_coins(g, seat, kind) for kind in kinds)
    trial = g.copy()
    held = seat * GOODS + COIN
    trial.goods[held] = min(MOST_COINS, trial.goods[held] + coins)
    trial.at = place
    trial.sides = ALL_SIDES if place == FOUNTAIN else BUILDER_SIDES[place - BUILDER]
    if place == FOUNTAIN:
        trial.stands[FOUNTAIN * KINDS + g.drawn] += 1
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


def spring_coins(g: Lydia, seat: int, colour: int) -> int:
    """What a seat's fountain cards pay for a merchant of this colour at the fountain."""
    facts = g.facts()
    bit = pay_bit(colour, FOUNTAIN)
    return sum(
        facts.reward[(card * 2 + ((g.upgraded >> card) & 1)) * GOODS + COIN]
        for card in g.properties[seat]
        if (facts.pays[card] >> bit) & 1 and not (g.covered >> card) & 1
    )


def influence(g: Lydia, seat: int) -> Item:
    """One level more on the influence track."""
    level = g.influence[seat]
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
        "coins": INFLUENCE_COINS[new],
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
