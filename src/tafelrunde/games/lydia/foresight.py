"""Foresight: what an option would bring and cost, item by item; docs/lydia.md lists them."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.lydia.cards.deck import pay_bit
from tafelrunde.games.lydia.fountain import buy_options, upgrade_options
from tafelrunde.games.lydia.payment import Way, ways_to_pay, wild_colour
from tafelrunde.games.lydia.pointing import sold_colour
from tafelrunde.games.lydia.preview import income
from tafelrunde.games.lydia.reasons import (
    race_coins,
    race_price,
    race_wild,
    why_not_copy,
    why_not_cover,
)
from tafelrunde.games.lydia.rounds import copy_matters
from tafelrunde.games.lydia.scoring import points
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ALL_SIDES,
    ARTISAN,
    ARTISAN_LEVEL,
    ARTISANS,
    BUILDER,
    BUILDER_SIDES,
    COIN,
    COLOURS,
    ESTATE,
    ESTATE_PRICE,
    FOUNTAIN,
    GOOD_WORDS,
    GOODS,
    INFLUENCE_COINS,
    INFLUENCE_POINTS,
    KIND_OF,
    LEVELS,
    LYDIAN_LEVEL,
    MERCHANTS,
    MOST_COINS,
    NOWHERE,
    PLACE_OF,
    PROPERTY_LIMIT,
    RACE_COINS,
    SIDE_OF,
    SIDES,
    TOMB_PRICE,
    TRIGGER,
    UNLIMITED,
)
from tafelrunde.games.lydia.verbs import upgraded_count
from tafelrunde.kernel.decision import Decision, Option

Item = dict[str, Any]


def preview(g: Lydia, decision: Decision, option: Option) -> list[Item]:
    """What an option would bring and cost."""
    seat = decision.seat
    kind = decision.kind
    if kind == "place":
        return _placing(g, seat, str(option))
    if kind == "copy":
        return _copying(g, seat, str(decision.about), str(option))
    if kind == "king":
        return _king(g, option)
    if kind in ("sell", "sell-wild"):
        assert isinstance(option, int)
        given = {COLOURS[sold_colour(g, seat, kind)]: option}
        return [_paying(g, seat, given), {"what": "gain", "goods": {"coin": option}}]
    if kind == "pay":
        assert isinstance(option, tuple)
        return [_paying(g, seat, _named(option))]
    if kind == "race":
        assert isinstance(option, int)
        return _racing(g, seat, option)
    if kind == "refill":
        taken = str(option[1] if isinstance(option, tuple) else option)
        bag = sorted([*g.bags[seat], KIND_OF[taken]])
        return [{"what": "bag", "merchants": [MERCHANTS[kind] for kind in bag]}]
    if option == "influence":
        return [_influence(g, seat)]
    if isinstance(option, int):
        return _card(g, decision, option)
    return _tile(g, seat, SIDE_OF[option]) if option in SIDES else []


def _named(way: tuple[int | str, ...]) -> dict[str, int]:
    return {good: int(n) for good, n in zip(GOOD_WORDS, way, strict=True) if n}


def _paying(g: Lydia, seat: int, given: dict[str, int]) -> Item:
    after = {
        word: g.goods[seat * GOODS + good] - given.get(word, 0)
        for good, word in enumerate(GOOD_WORDS)
    }
    return {"what": "pay", "goods": given, "after": after}


# --- placing ----------------------------------------------------------------------------------


def _placing(g: Lydia, seat: int, option: str) -> list[Item]:
    if option == "swap":
        return [
            {
                "what": "swap",
                "play": MERCHANTS[g.courtyard[seat]],
                "park": MERCHANTS[g.drawn],
            }
        ]
    place = PLACE_OF[option]
    if place >= FOUNTAIN:
        return [_shop(g, seat, place)]
    if g.drawn != ARTISAN:
        return [{"what": "income", **income(g, seat, g.drawn, place)}]
    copied = [kind for kind in range(ARTISAN) if why_not_copy(g, place, kind) is None]
    return [
        {"what": "income", **income(g, seat, ARTISAN, place, kind)} for kind in copied or [NOWHERE]
    ]


def _shop(g: Lydia, seat: int, place: int) -> Item:
    """What could be bought and upgraded after the fountain cards have paid."""
    coins = 0
    if place == FOUNTAIN and g.drawn != ARTISAN:
        coins = _spring_coins(g, seat, g.drawn)
    elif place == FOUNTAIN and copy_matters(g, seat):
        kinds = [kind for kind in range(ARTISAN) if why_not_copy(g, FOUNTAIN, kind) is None]
        coins = max(_spring_coins(g, seat, kind) for kind in kinds)
    trial = g.copy()
    held = seat * GOODS + COIN
    trial.goods[held] = min(MOST_COINS, trial.goods[held] + coins)
    trial.at = place
    trial.sides = ALL_SIDES if place == FOUNTAIN else BUILDER_SIDES[place - BUILDER]
    if place == FOUNTAIN:
        trial.stands[FOUNTAIN * 6 + g.drawn] += 1
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


def _spring_coins(g: Lydia, seat: int, colour: int) -> int:
    facts = g.facts()
    bit = pay_bit(colour, FOUNTAIN)
    return sum(
        facts.reward[(card * 2 + ((g.upgraded >> card) & 1)) * GOODS + COIN]
        for card in g.properties[seat]
        if (facts.pays[card] >> bit) & 1 and not (g.covered >> card) & 1
    )


def _copying(g: Lydia, seat: int, place: str, copied: str) -> list[Item]:
    if place == "fountain":
        coins = _spring_coins(g, seat, KIND_OF[copied])
        return [{"what": "gain", "goods": {"coin": coins} if coins else {}}]
    return [{"what": "income", **income(g, seat, ARTISAN, PLACE_OF[place], KIND_OF[copied])}]


def _king(g: Lydia, option: Option) -> list[Item]:
    declined = isinstance(option, tuple)
    gate = option[1] if isinstance(option, tuple) else option
    moved = {"what": "king", "from": COLOURS[g.king], "to": gate}
    return [moved] if declined else [{"what": "gain", "goods": {COLOURS[g.king]: 1}}, moved]


# --- influence and races ----------------------------------------------------------------------


def _influence(g: Lydia, seat: int) -> Item:
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


def _racing(g: Lydia, seat: int, rank: int) -> list[Item]:
    if rank == 0:
        return []
    ways = ways_to_pay(g, seat, race_price(g, rank), race_coins(g, seat), race_wild(g, seat))
    items = [_paying(g, seat, _named(ways[0]))] if ways else []
    if rank == 3:
        return [*items, _influence(g, seat)]
    return [*items, {"what": "gain", "goods": {"coin": RACE_COINS[rank]}}]


# --- cards and tiles --------------------------------------------------------------------------


def _card(g: Lydia, decision: Decision, card: int) -> list[Item]:
    seat = decision.seat
    free = decision.kind in ("bonus", "cover")
    items: list[Item] = []
    trial = g.copy()
    upgraded = card in g.properties[seat]
    if decision.kind == "cover":
        trial.covered |= 1 << card
        trial.estates[SIDE_OF[str(decision.about)]] = card
        items.append(_paying(g, seat, {"coin": ESTATE_PRICE}))
    elif upgraded:
        trial.upgraded |= 1 << card
    else:
        trial.properties[seat].append(card)
    if not free:
        way = proposed(g, seat, card)
        if way is not None:
            items.append(_paying(g, seat, _named(way)))
            for good in range(GOODS):
                trial.goods[seat * GOODS + good] -= way[good]
    count = upgraded_count(trial, seat)
    items.append(
        {
            "what": "card",
            "card": card,
            "upgraded": upgraded,
            "points": [points(g, seat), points(trial, seat)],
            "count": [upgraded_count(g, seat), count],
            "trigger": g.token == NOWHERE and count >= TRIGGER[g.seats],
        }
    )
    return items


def proposed(g: Lydia, seat: int, card: int) -> Way | None:
    """The way to pay that is proposed: resources first, coins last."""
    coins = g.goods[seat * GOODS + COIN]
    ways = ways_to_pay(g, seat, g.facts().price[card], coins, wild_colour(g, seat))
    return ways[0] if ways else None


def _tile(g: Lydia, seat: int, side: int) -> list[Item]:
    tile = g.tiles[side]
    if tile == ESTATE:
        cards = [card for card in g.properties[seat] if why_not_cover(g, seat, card) is None]
        return [_paying(g, seat, {"coin": ESTATE_PRICE}), {"what": "estate", "cards": cards}]
    lost = g.goods[seat * GOODS + tile]
    return [
        _paying(g, seat, {"coin": TOMB_PRICE}),
        {"what": "tomb", "colour": COLOURS[tile], "lost": lost},
    ]
