"""Needs: when each kind of helper may be used, and what it may be used on."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.ending import why_not_enlarge
from tafelrunde.games.loyang.selling import why_not_buy
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import (
    ACTIONS,
    BARGAIN_HUNTER,
    BEAN,
    CARTER,
    CHARMER,
    DELIVERYMAN,
    FARMHAND,
    GLEANER,
    HAGGLER,
    HOME,
    KINDS_OF_VEGETABLE,
    MARKET_WOMAN,
    MESSENGER,
    NUMBERS,
    PEDDLER,
    PORTER,
    REAPER,
    RECRUITER,
    SALESWOMAN,
    SEEDSMAN,
    SHOPPER,
    STOREKEEPER,
    TOUT,
    TRADER,
    WHOLESALER,
)
from tafelrunde.games.loyang.verbs import can_pay, why_not_draw
from tafelrunde.kernel.decision import Option

SHOPPER_OFF: Final = 2
BARGAIN_OFF: Final = 1
TOUT_COST: Final = 1
RECRUITER_COST: Final = 1
SEED_COST: Final = 1
GLEANED_FROM: Final = 3

_NOBODY: Final[list[int]] = []
_ALONE: Final = [[seat] for seat in range(4)]
_OTHERS: Final = [
    [[other for other in range(seats) if other != seat] for seat in range(seats)]
    for seats in range(4)
]


def others(g: LoyangState, seat: int) -> list[int]:
    """Whom a helper means by another player."""
    if g.seats == 1:
        return _ALONE[1]
    if g.seats < 4:
        return _OTHERS[g.seats][seat]
    if g.phase != ACTIONS:
        return _NOBODY  # before the pairs are formed there is no partner
    return _ALONE[g.order[(g.order.index(seat) + 2) % 4]]


def neighbours(g: LoyangState, seat: int) -> list[int]:
    """Other players with shops, fields and helpers; the imaginary opponent has none."""
    return _NOBODY if g.seats == 1 else others(g, seat)


# --- what a helper may be used on ------------------------------------------------------------


def places_to_trade(g: LoyangState, seat: int, owner: int) -> list[Option]:
    """Places of another player's stalls where this player can pay the bowls."""
    total = 0
    for count in g.players[seat].cart:
        total += count
    return [
        (card, slot)
        for card in g.players[owner].stalls
        for slot in range(3)
        if g.stock[3 * card + slot] >= 0 and g.deck.bowls[3 * card + slot] <= total
    ]


def places_to_swap(g: LoyangState, seat: int) -> list[Option]:
    """Places of others' stalls holding a kind for which another lies on the cart."""
    cart = g.players[seat].cart
    total = sum(cart)
    return [
        (card, slot)
        for owner in others(g, seat)
        for card in g.players[owner].stalls
        for slot in range(3)
        if g.stock[3 * card + slot] >= 0 and total > cart[g.stock[3 * card + slot]]
    ]


def regulars_to_serve(g: LoyangState, seat: int) -> list[Option]:
    """Others' regular customers not served this round whose pair lies on the cart."""
    cart = g.players[seat].cart
    wants = g.deck.wants
    return [
        NUMBERS[card]
        for owner in others(g, seat)
        for card in g.players[owner].regulars
        if not g.served[card] and cart[wants[3 * card]] and cart[wants[3 * card + 1]]
    ]


def casuals_to_lure(g: LoyangState, seat: int) -> list[Option]:
    return [NUMBERS[card] for owner in others(g, seat) for card in g.players[owner].casuals]


def fields_to_glean(g: LoyangState, seat: int) -> list[Option]:
    """Others' fields, never home fields, holding three or more."""
    return [
        (owner, g.players[owner].fields[place])
        for owner in neighbours(g, seat)
        for place in range(len(g.players[owner].fields))
        if g.players[owner].left[place] >= GLEANED_FROM and g.players[owner].fields[place] != HOME
    ]


def shops_to_buy_at(g: LoyangState, seat: int, owner: int) -> list[Option]:
    """What can be bought out of another player's shop, one below its price."""
    return [
        (owner, vegetable)
        for vegetable in range(KINDS_OF_VEGETABLE)
        if g.players[owner].shop[vegetable]
        and can_pay(g, g.players[seat], max(g.deck.buy[vegetable] - BARGAIN_OFF, 0))
    ]


def shops_to_sell_to(g: LoyangState, seat: int) -> list[Option]:
    """Free spaces of others' shops for what lies on the cart."""
    cart = g.players[seat].cart
    return [
        (owner, vegetable)
        for owner in neighbours(g, seat)
        for vegetable in range(KINDS_OF_VEGETABLE)
        if cart[vegetable] and g.players[owner].shop[vegetable] < g.deck.spaces[vegetable]
    ]


def helpers_to_copy(g: LoyangState, seat: int) -> list[Option]:
    """Others' helpers without lantern whose own needs this player fulfils."""
    return [
        NUMBERS[card]
        for owner in neighbours(g, seat)
        for card in g.players[owner].helpers
        if not g.deck.lantern[card]
        and why_not_use(g, seat, g.deck.helper[card], RECRUITER_COST) is None
    ]


def seeds(g: LoyangState, player: Player, promised: int) -> list[Option]:
    """Kinds on the cart of which one more can be had."""
    return [
        NUMBERS[vegetable]
        for vegetable in range(KINDS_OF_VEGETABLE)
        if player.cart[vegetable] and can_pay(g, player, promised + seed_cost(vegetable))
    ]


def seed_cost(vegetable: int) -> int:
    return SEED_COST if vegetable >= BEAN else 0


def reapable(player: Player, but: int) -> list[Option]:
    """Planted fields, not the home field, and not the one reaped already."""
    return [
        NUMBERS[field]
        for place, field in enumerate(player.fields)
        if field not in {HOME, but} and player.crops[place] >= 0
    ]


def empty_fields(player: Player) -> list[int]:
    """Fields turned up and never sown; the home field is sown in the prelude."""
    return [field for place, field in enumerate(player.fields) if player.crops[place] < 0]


def stack_left(player: Player) -> bool:
    return bool(player.first or player.second or player.tucked)


# --- why not ---------------------------------------------------------------------------------


def why_not_use(g: LoyangState, seat: int, kind: int, promised: int) -> str | None:
    """Why a helper's needs are not fulfilled; `promised` is to be paid besides."""
    player = g.players[seat]
    if kind < SALESWOMAN:
        return _why_not_reach(g, seat, kind)
    if kind == SALESWOMAN:
        return None
    if kind == STOREKEEPER:
        return None
    if kind == SHOPPER:
        for vegetable in range(KINDS_OF_VEGETABLE):
            if why_not_buy(g, player, vegetable, SHOPPER_OFF, promised) is None:
                return None
        return "own-shop-empty"
    if kind == HAGGLER:
        return None if sum(player.shop) else "own-shop-empty"
    if kind == CARTER:
        for card in player.regulars:
            if not g.served[card]:
                return None
        return "no-regular-waiting"
    if kind == FARMHAND:
        return None if stack_left(player) or empty_fields(player) else "no-field-for-farmhand"
    if kind == SEEDSMAN:
        return None if seeds(g, player, promised) else "cart-empty"
    if kind == REAPER:
        return None if reapable(player, HOME) else "no-planted-field"
    if kind == CHARMER:
        return None if player.regulars else "no-regular"
    if kind == WHOLESALER:
        return None if sum(player.cart) else "cart-empty"
    assert kind == PORTER
    return _why_not_pack_helper(g, seat)


def _why_not_reach(g: LoyangState, seat: int, kind: int) -> str | None:
    """The kinds that deal with other players."""
    if g.seats == 4 and g.phase != ACTIONS:
        return "no-partner-yet"
    if kind == MARKET_WOMAN:
        for owner in others(g, seat):
            if places_to_trade(g, seat, owner):
                return None
        return "no-stall-to-trade"
    if kind == TRADER:
        return None if places_to_swap(g, seat) else "no-stall-to-swap"
    if kind == DELIVERYMAN:
        return None if regulars_to_serve(g, seat) else "no-regular-to-serve"
    if kind == TOUT:
        if not casuals_to_lure(g, seat):
            return "no-casual-to-lure"
        return None if can_pay(g, g.players[seat], TOUT_COST) else "loan-limit"
    if kind == GLEANER:
        return None if fields_to_glean(g, seat) else "no-field-to-glean"
    if kind == BARGAIN_HUNTER:
        for owner in neighbours(g, seat):
            if shops_to_buy_at(g, seat, owner):
                return None
        return "no-shop-to-buy-at"
    if kind == PEDDLER:
        return None if shops_to_sell_to(g, seat) else "no-shop-to-sell-to"
    if kind == RECRUITER:
        if not helpers_to_copy(g, seat):
            return "no-helper-to-copy"
        return None if can_pay(g, g.players[seat], RECRUITER_COST) else "loan-limit"
    assert kind == MESSENGER
    return _why_not_pack_helper(g, seat)


def _why_not_pack_helper(g: LoyangState, seat: int) -> str | None:
    if g.players[seat].packed:
        return "pack-bought"
    return why_not_draw(g, seat)


def may_enlarge_free(g: LoyangState, player: Player) -> bool:
    """Whether the storekeeper's first choice is there."""
    return why_not_enlarge(g, player) != "storehouse-large"
