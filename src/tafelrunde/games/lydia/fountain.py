"""The fountain action: buying from one side, then upgrading; also on a builder tile."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.lydia.cards.deck import pay_bit
from tafelrunde.games.lydia.gate import card_pays
from tafelrunde.games.lydia.payment import ways_to_pay, wild_colour
from tafelrunde.games.lydia.reasons import (
    upgrading_allowed,
    why_not_buy,
    why_not_cover,
    why_not_tile,
    why_not_upgrade,
)
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ALL_SIDES,
    ARTISAN,
    BUILDER,
    BUILDER_SIDES,
    BUYING,
    COIN,
    ESTATE,
    ESTATE_PRICE,
    FOUNTAIN,
    GOODS,
    NOWHERE,
    PACTOLUS,
    REFILLING,
    SIDE_OF,
    SIDES,
    UPGRADING,
)
from tafelrunde.games.lydia.verbs import (
    acquire,
    cover,
    entomb,
    pay_all,
    place_merchant,
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


def buying(g: Lydia, seat: int) -> Flow:
    """Buy a card or a tile from the side one keeps to, as often as one likes."""
    options = buy_options(g, seat)
    if options:
        options.append(DONE)
        answer = yield choose(seat, "buy", options)
        if answer != DONE:
            yield from _take(g, seat, answer)
            return
    g.sides = 0
    g.stage = UPGRADING


def upgrading(g: Lydia, seat: int) -> Flow:
    """Upgrade one's own properties, as many as one likes; then the action is over."""
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
    _keep_to(g, side)
    acquire(g, seat, answer, side)


def _pay_for(g: Lydia, seat: int, card: int) -> Flow:
    """R6: the payer chooses the mix of resources and coins."""
    coins = g.goods[seat * GOODS + COIN]
    ways = ways_to_pay(g, seat, g.facts().price[card], coins, wild_colour(g, seat))
    way = yield choose(seat, "pay", ways, about=card)
    pay_all(g, seat, way)


def _keep_to(g: Lydia, side: int) -> None:
    """A fountain action buys from one side; a builder's from the two that meet there."""
    if g.at == FOUNTAIN:
        g.sides = 1 << side


def _acquire_tile(g: Lydia, seat: int, side: int) -> Flow:
    _keep_to(g, side)
    if g.tiles[side] != ESTATE:
        entomb(g, seat, side)
        return
    cards: list[Option] = [
        card for card in g.properties[seat] if why_not_cover(g, seat, card) is None
    ]
    card: int = yield choose(seat, "cover", cards, about=SIDES[side])
    cover(g, seat, side, card, ESTATE_PRICE)
