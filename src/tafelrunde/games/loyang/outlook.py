"""Outlook: what a seat could reckon out from what lies open, reckoned out for it."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.customers import balance, modifier
from tafelrunde.games.loyang.ending import room_left, steps_cost
from tafelrunde.games.loyang.helpers.helper import helper_of
from tafelrunde.games.loyang.pack import helpers_and_stalls, pack_price, why_not_pack
from tafelrunde.games.loyang.selling import shop_price
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import (
    ACTING,
    ACTIONS,
    COMPENSATION,
    MODIFIER,
    SERVED_COUNTS,
    VEGETABLES,
)


def outlook(g: LoyangState, seat: int) -> dict[str, Any]:
    """Prices, balances and costs of a seat as they stand now."""
    player = g.players[seat]
    return {
        "casual": _casual(g, player),
        "pack": _pack(g, seat),
        "steps": _steps(g, player),
        "reach": _reach(g, player),
        "missing": _missing(g, player),
        "if_ended": _if_ended(g, player),
    }


def _casual(g: LoyangState, player: Player) -> dict[str, int]:
    """What casual customers pay more or less now, and once one is served."""
    served = balance(g, player) + 1 + (0 if g.house & SERVED_COUNTS else 1)
    after = MODIFIER if served > 0 else -MODIFIER if served < 0 else 0
    return {
        "now": modifier(g, player),
        "after_one": MODIFIER if player.sweet else after,
        "regulars": len(player.regulars),
        "casuals": len(player.casuals),
    }


def _pack(g: LoyangState, seat: int) -> dict[str, Any]:
    """The two-pack's price, and what it would be with a helper or a stall less."""
    player = g.players[seat]
    price = pack_price(g, seat)
    helpers, stalls = helpers_and_stalls(g, player)
    own = player.messenger < 0
    return {
        "price": price,
        "one_helper_less": max(helpers - 1 - player.porter, stalls - player.porter, 0)
        if own
        else price,
        "one_stall_less": max(helpers - player.porter, stalls - 1 - player.porter, 0)
        if own
        else price,
        "cards": 2 + player.extra,
        "apart": player.apart,
        "bought": player.packed,
        "why_not": why_not_pack(g, seat),
    }


def _steps(g: LoyangState, player: Player) -> list[dict[str, int]]:
    """What the next spaces of the path cost at the end of the turn, all steps together."""
    return [
        {"steps": steps, "to": player.place + steps, "cost": steps_cost(player.place, steps)}
        for steps in range(1, g.deck.top - player.place + 1)
    ]


def _reach(g: LoyangState, player: Player) -> int:
    """The space that the cash of now reaches."""
    steps = 0
    while player.place + steps < g.deck.top and steps_cost(player.place, steps + 1) <= player.cash:
        steps += 1
    return player.place + steps


def _missing(g: LoyangState, player: Player) -> dict[str, dict[str, int | None]]:
    """For each customer the vegetables not on the cart, with their price in the own shop."""
    missing: dict[str, dict[str, int | None]] = {}
    for card in player.regulars + player.casuals:
        lacking: dict[str, int | None] = {}
        for place in range(3 * card, 3 * card + 3):
            vegetable = g.deck.wants[place]
            if vegetable >= 0 and player.cart[vegetable] == 0:
                price = shop_price(g, player, vegetable) if player.shop[vegetable] else None
                lacking[VEGETABLES[vegetable]] = price
        missing[str(card)] = lacking
    return missing


def _if_ended(g: LoyangState, player: Player) -> dict[str, Any]:
    """What the end of the turn would bring if it came now."""
    waiting = [] if player.content else [c for c in player.regulars if not g.served[c]]
    if player.stage > ACTING:  # they have taken their offence
        waiting = []
    return {
        "turn_red": [card for card in waiting if not g.red[card]],
        "compensation": COMPENSATION * sum(g.red[card] for card in waiting),
        "on_cart": sum(player.cart),
        "room": room_left(player),
        "too_many": max(sum(player.cart) - room_left(player), 0),
    }


# --- what others' helpers could do -----------------------------------------------------------


def threats(g: LoyangState, seat: int) -> list[dict[str, Any]]:
    """What others' visible helpers could do to a seat, and where."""
    found: list[dict[str, Any]] = []
    for other in range(g.seats):
        if other == seat or (g.seats == 4 and g.phase == ACTIONS and other != partner(g, seat)):
            continue
        for card in g.players[other].helpers:
            places = helper_of(g, card).threatened(g, seat)
            if places:
                found.append({"seat": other, "card": card, "targets": places})
    return found


def partner(g: LoyangState, seat: int) -> int | None:
    """Four players: with whom a seat shares the action phase."""
    if g.seats != 4 or g.phase != ACTIONS:
        return None
    return g.order[(g.order.index(seat) + 2) % 4]
