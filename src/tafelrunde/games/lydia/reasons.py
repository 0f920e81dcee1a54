"""Reasons: what the rules forbid. Each test gives None or the id of the rule that says no."""

from __future__ import annotations

from tafelrunde.games.lydia.cards.deck import FIRST_SILVER, GOLD, PURPLE, SPRING
from tafelrunde.games.lydia.payment import affordable, missing, wild_colour
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ARTISAN,
    ARTISAN_AT_EMPTY_GATE,
    ARTISAN_MAY_COPY_LYDIAN,
    BONUS_MAY_BE_PASSED,
    BUILDER,
    BUILDERS,
    BUY_BEFORE_UPGRADE,
    COIN,
    COINS_RACE,
    COURTYARDS,
    ESTATE,
    ESTATE_ON_FOUNTAIN_CARD,
    ESTATE_PRICE,
    FOUNTAIN,
    GOODS,
    KINDS,
    LEVELS,
    LYDIAN,
    MOST_COINS,
    NO_TILE,
    NOWHERE,
    PROPERTY_LIMIT,
    RETIRE_JUST_PLACED,
    SEVERAL_ESTATES,
    SEVERAL_TOMBS,
    TILE_SAME_ACTION,
    TOMB_PRICE,
    WILD_RACES,
)
from tafelrunde.games.lydia.verbs import counts_as_property, property_count

# --- placing ----------------------------------------------------------------------------------


def why_not_place(g: Lydia, place: int) -> str | None:
    """A merchant may go to any gate or the fountain; artisans and builder tiles have limits."""
    if place >= BUILDER:
        if not g.modules & BUILDERS:
            return "module-not-in-play"
        if g.drawn == ARTISAN:
            return "builder-artisan"  # R15
        return None if g.drawn == LYDIAN else "builder-lydian"
    if g.drawn != ARTISAN or place == FOUNTAIN:
        return None
    if g.rules & ARTISAN_AT_EMPTY_GATE:
        return None
    nobody = True
    for kind in range(ARTISAN):
        if why_not_copy(g, place, kind) is None:
            return None
        if g.stands[place * KINDS + kind]:
            nobody = False
    return "nobody-to-copy" if nobody else "copy-lydian"


def why_not_swap(g: Lydia) -> str | None:
    if not g.modules & COURTYARDS:
        return "module-not-in-play"
    return "swapped-once" if g.swapped else None


def why_not_copy(g: Lydia, place: int, kind: int) -> str | None:
    """Whether an artisan may copy a merchant of this kind standing at a place."""
    if g.stands[place * KINDS + kind] == 0:
        return "not-standing-there"
    if kind == ARTISAN:
        return "copy-artisan"
    if kind == LYDIAN and not g.rules & ARTISAN_MAY_COPY_LYDIAN:
        return "copy-lydian"  # R14 reversed
    return None


def why_not_king(g: Lydia, gate: int) -> str | None:
    return "king-stays" if gate == g.king else None


def why_not_decline(g: Lydia, seat: int) -> str | None:
    """Whether the king's favour makes a difference."""
    colour = g.king
    if (g.entombed[seat] >> colour) & 1:
        full = g.goods[seat * GOODS + COIN] == MOST_COINS
    else:
        full = g.goods[seat * GOODS + colour] == 6
    return "nothing-to-decline" if full else None


# --- the bonus of space 6 ---------------------------------------------------------------------


def why_not_influence(g: Lydia, seat: int) -> str | None:
    return "influence-top" if g.influence[seat] == LEVELS else None


def why_not_pass(g: Lydia) -> str | None:
    return None if g.rules & BONUS_MAY_BE_PASSED else "bonus-must-be-used"


def why_not_turn_over(g: Lydia, seat: int, card: int) -> str | None:
    """Whether a card may be upgraded at all, paid or free."""
    if card not in g.properties[seat]:
        return "not-yours-yet" if (g.lying >> card) & 1 else whose(g, card)
    return "already-upgraded" if (g.upgraded >> card) & 1 else None


def why_not_free_upgrade(g: Lydia, seat: int, card: int) -> str | None:
    reason = why_not_turn_over(g, seat, card)
    if reason is None and not counts_as_property(g, card):
        return "no-property"  # R13 reversed
    return reason


def whose(g: Lydia, card: int) -> str:
    """Why a card that is not one's own and does not lie in the market cannot be had."""
    for cards in g.properties:
        if card in cards:
            return "somebody-elses"
    return "in-the-box"


# --- trading ----------------------------------------------------------------------------------


def most_to_sell(g: Lydia, seat: int, colour: int) -> int:
    """How many resources of a colour can become coins."""
    room = MOST_COINS - g.goods[seat * GOODS + COIN]
    has = g.goods[seat * GOODS + colour]
    return min(room, has)


def why_not_sell(g: Lydia, seat: int, colour: int, amount: int) -> str | None:
    if amount > g.goods[seat * GOODS + colour]:
        return "not-so-many"
    return "coin-limit" if amount > most_to_sell(g, seat, colour) else None


# --- buying and upgrading ---------------------------------------------------------------------


def why_not_buy(g: Lydia, seat: int, card: int, side: int) -> str | None:
    """Whether a card that lies at a side (or nowhere) can be bought."""
    if not (g.lying >> card) & 1:
        return whose(g, card)
    if not (g.sides >> side) & 1:
        return _why_not_side(g)
    if property_count(g, seat) >= PROPERTY_LIMIT[g.influence[seat]] and counts_as_property(g, card):
        return "property-limit"
    return _why_not_pay(g, seat, g.facts().price[card])


def _why_not_pay(g: Lydia, seat: int, price: int) -> str | None:
    if affordable(g, seat, price):
        return None
    return "cannot-pay" if price & 0xFFFF else "coins-only"


def _why_not_side(g: Lydia) -> str:
    return "builder-sides" if g.at >= BUILDER else "one-side"


def why_not_upgrade(g: Lydia, seat: int, card: int) -> str | None:
    reason = why_not_turn_over(g, seat, card)
    if reason is not None:
        return reason
    return _why_not_pay(g, seat, g.facts().price[card])


def upgrading_allowed(g: Lydia) -> bool:
    """R5: all purchases come before all upgrades."""
    return not g.rules & BUY_BEFORE_UPGRADE


def why_not_tile(g: Lydia, seat: int, side: int) -> str | None:
    """Whether the tile under a side's gold card can be acquired."""
    tile = g.tiles[side]
    if tile == NO_TILE:
        return "module-not-in-play"
    if g.tile_owner[side] != NOWHERE:
        return "tile-taken"
    if not (g.sides >> side) & 1:
        return _why_not_side(g)
    if gold_lies(g, side):
        return "gold-card-above"
    if (g.opened >> side) & 1 and not g.rules & TILE_SAME_ACTION:
        return "gold-card-just-bought"  # R17 reversed
    coins = g.goods[seat * GOODS + COIN]
    if tile == ESTATE:
        if coins < ESTATE_PRICE:
            return "tile-price"
        for card in g.properties[seat]:
            if why_not_cover(g, seat, card) is None:
                return None
        return "nothing-to-cover"
    return _why_not_tomb(g, seat, tile, coins)


def _why_not_tomb(g: Lydia, seat: int, colour: int, coins: int) -> str | None:
    if coins < TOMB_PRICE:
        return "tile-price"
    if g.entombed[seat] and not g.rules & SEVERAL_TOMBS:
        return "one-tomb"  # R18 reversed
    there = g.stands[FOUNTAIN * KINDS + colour]
    if there == 0:
        # R24: an artisan cannot stand in for the merchant that is retired.
        return "artisan-no-stand-in" if g.stands[FOUNTAIN * KINDS + ARTISAN] else "nobody-to-retire"
    if there == 1 and g.drawn == colour and not g.rules & RETIRE_JUST_PLACED:
        return "just-placed"  # R17 reversed
    return None


def gold_lies(g: Lydia, side: int) -> bool:
    """Whether a side's gold card still covers its tile."""
    facts = g.facts()
    slots = len(g.market) // 4
    for slot in range(side * slots, (side + 1) * slots):
        card = g.market[slot]
        if facts.type[card] == GOLD and (g.lying >> card) & 1:
            return True
    return False


def why_not_cover(g: Lydia, seat: int, card: int) -> str | None:
    """Whether an estate may lie on a card."""
    if card not in g.properties[seat]:
        return "not-yours-yet" if (g.lying >> card) & 1 else whose(g, card)
    kind = g.facts().type[card]
    if kind == PURPLE:
        return "cover-purple"
    if kind == SPRING and not g.rules & ESTATE_ON_FOUNTAIN_CARD:
        return "cover-fountain-card"  # R23
    if not (g.upgraded >> card) & 1:
        return "cover-basic"
    if (g.covered >> card) & 1 and not g.rules & SEVERAL_ESTATES:
        return "cover-twice"  # R21
    return None


# --- races and refilling ----------------------------------------------------------------------


def race_price(g: Lydia, rank: int) -> int:
    """What a rank costs: a resource for each of the first merchants, packed."""
    price = 0
    for number in range(rank):
        price += 1 << (4 * g.chariots[number])
    return price


def race_coins(g: Lydia, seat: int) -> int:
    """R20: coins do not pay in a race."""
    return g.goods[seat * GOODS + COIN] if g.rules & COINS_RACE else 0


def race_wild(g: Lydia, seat: int) -> int:
    """R20: the wild resource pays in a race."""
    return wild_colour(g, seat) if g.rules & WILD_RACES else NOWHERE


def why_not_race(g: Lydia, seat: int, rank: int) -> str | None:
    if rank == 0:
        return None
    if rank == 3 and g.influence[seat] == LEVELS:
        return "influence-top"
    lacking = missing(g, seat, race_price(g, rank), race_coins(g, seat), race_wild(g, seat))
    return "race-price" if lacking else None


def why_not_refill(g: Lydia, place: int, kind: int) -> str | None:
    if place != FOUNTAIN and fountain_size(g):
        return "fountain-first"
    if g.stands[place * KINDS + kind]:
        return None
    return "not-at-fountain" if place == FOUNTAIN else "not-standing-there"


def fountain_size(g: Lydia) -> int:
    """How many merchants stand at the fountain."""
    stands = g.stands
    base = FOUNTAIN * KINDS
    return (
        stands[base]
        + stands[base + 1]
        + stands[base + 2]
        + stands[base + 3]
        + stands[base + LYDIAN]
        + stands[base + ARTISAN]
    )


def why_not_colour(g: Lydia, colour: int) -> str | None:
    return "colour-taken" if colour in g.colours else None


def start_card(colour: int) -> int:
    """The start card of a colour."""
    assert colour < FIRST_SILVER
    return colour
