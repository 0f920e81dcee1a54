"""The fountain action: buying from one side, then upgrading; also on a builder tile."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.lydia.cards.deck import GOLD, PURPLE, SPRING, pay_bit
from tafelrunde.games.lydia.gate import card_pays, whose, why_not_turn_over
from tafelrunde.games.lydia.payment import affordable, ways_to_pay, wild_colour
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ALL_SIDES,
    ARTISAN,
    BUILDER,
    BUILDER_SIDES,
    BUY_BEFORE_UPGRADE,
    BUYING,
    COIN,
    ESTATE,
    ESTATE_ON_FOUNTAIN_CARD,
    ESTATE_PRICE,
    FOUNTAIN,
    GOODS,
    KINDS,
    NO_TILE,
    NOWHERE,
    PACTOLUS,
    PROPERTY_LIMIT,
    REFILLING,
    RETIRE_JUST_PLACED,
    SEVERAL_ESTATES,
    SEVERAL_TOMBS,
    SIDE_OF,
    SIDES,
    TILE_SAME_ACTION,
    TOMB_PRICE,
    UPGRADING,
)
from tafelrunde.games.lydia.verbs import (
    acquire,
    counts_as_property,
    cover,
    entomb,
    pay_all,
    place_merchant,
    property_count,
    to_fountain,
    upgrade,
)
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose

DONE: Final = "done"


def fountain_opens(g: Lydia, seat: int, place: int) -> None:
    """The merchant is placed; from here one buys, then upgrades, one step for each."""
    place_merchant(g, seat, place)
    if place == FOUNTAIN:
        g.sides = ALL_SIDES
        fountain_income(g, seat)
    else:
        g.sides = BUILDER_SIDES[place - BUILDER]
    g.stage = BUYING


def buying(g: Lydia, seat: int, answer: Any = None) -> Flow:
    """Buy a card or a tile from the side one keeps to, as often as one likes."""
    if answer is None:
        answer = DONE
        options = buy_options(g, seat)
        if options:
            options.append(DONE)
            answer = yield choose(seat, "buy", options)
    if answer != DONE:
        yield from _take(g, seat, answer)
        return
    g.sides = 0
    g.stage = UPGRADING


def upgrading(g: Lydia, seat: int, answer: Any = None) -> Flow:
    """Upgrade one's own properties, as many as one likes; then the action is over."""
    if answer is None:
        answer = DONE
        options = [] if upgrading_allowed(g) else upgrade_options(g, seat)
        if options:
            options.append(DONE)
            answer = yield choose(seat, "upgrade", options)
    if answer != DONE:
        yield from _pay_for(g, seat, answer)
        upgrade(g, seat, answer)
        return
    g.opened = 0
    if g.at >= BUILDER:
        to_fountain(g, g.drawn, "builder")
    g.stage = REFILLING


def fountain_income(g: Lydia, seat: int) -> None:
    """Module 2: fountain cards pay for the merchant placed, before anything is bought (R12)."""
    colour = g.copied if g.drawn == ARTISAN else g.drawn
    if not g.modules & PACTOLUS or colour == NOWHERE:
        return
    bit = pay_bit(colour, FOUNTAIN)
    for card in g.properties[seat]:
        if (g.facts().pays[card] >> bit) & 1 and not (g.covered >> card) & 1:
            card_pays(g, seat, card)


# --- options ----------------------------------------------------------------------------------


def buy_options(g: Lydia, seat: int) -> list[Option]:
    """Cards and tiles that can be bought now; cards to upgrade too where R5 is reversed."""
    options: list[Option] = []
    slots = len(g.market) // 4
    for side in range(4):
        if (g.sides >> side) & 1:
            for slot in range(side * slots, (side + 1) * slots):
                card = g.market[slot]
                if (g.lying >> card) & 1 and why_not_buy(g, seat, card, side) is None:
                    options.append(card)
            if why_not_tile(g, seat, side) is None:
                options.append(SIDES[side])
    if upgrading_allowed(g):
        options.extend(upgrade_options(g, seat))
    return options


def upgrade_options(g: Lydia, seat: int) -> list[Option]:
    return [card for card in g.properties[seat] if why_not_upgrade(g, seat, card) is None]


def side_of(g: Lydia, card: int) -> int:
    """The side at which a card lies or lay; NOWHERE for one that was never in the market."""
    if card not in g.market:
        return NOWHERE
    return g.market.index(card) // (len(g.market) // 4)


# --- acquiring --------------------------------------------------------------------------------


def _take(g: Lydia, seat: int, answer: int | str) -> Flow:
    """A tile by its side, a card of the market, or where R5 is reversed a card to upgrade."""
    if isinstance(answer, str):
        yield from _acquire_tile(g, seat, SIDE_OF[answer])
        return
    yield from _pay_for(g, seat, answer)
    if not (g.lying >> answer) & 1:
        upgrade(g, seat, answer)
        return
    side = side_of(g, answer)
    keep_to(g, side)
    acquire(g, seat, answer, side)


def _pay_for(g: Lydia, seat: int, card: int) -> Flow:
    """R6: the payer chooses the mix of resources and coins."""
    coins = g.goods[seat * GOODS + COIN]
    ways = ways_to_pay(g, seat, g.facts().price[card], coins, wild_colour(g, seat))
    way = yield choose(seat, "pay", ways, about=card)
    pay_all(g, seat, way)


def keep_to(g: Lydia, side: int) -> None:
    """A fountain action buys from one side; a builder's from the two that meet there."""
    if g.at == FOUNTAIN:
        g.sides = 1 << side


def _acquire_tile(g: Lydia, seat: int, side: int) -> Flow:
    keep_to(g, side)
    if g.tiles[side] != ESTATE:
        entomb(g, seat, side)
        return
    cards: list[Option] = [
        card for card in g.properties[seat] if why_not_cover(g, seat, card) is None
    ]
    card: int = yield choose(seat, "cover", cards, about=SIDES[side])
    cover(g, seat, side, card, ESTATE_PRICE)


# --- what is forbidden and why ----------------------------------------------------------------


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
    deck = g.facts().type[card]
    if deck == PURPLE:
        return "cover-purple"
    if deck == SPRING and not g.rules & ESTATE_ON_FOUNTAIN_CARD:
        return "cover-fountain-card"  # R23
    if not (g.upgraded >> card) & 1:
        return "cover-basic"
    if (g.covered >> card) & 1 and not g.rules & SEVERAL_ESTATES:
        return "cover-twice"  # R21
    return None
