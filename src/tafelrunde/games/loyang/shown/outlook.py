"""Outlook: what a seat could reckon out from what lies open, reckoned out for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.loyang.card_verbs import finish_casual, finish_helper, finish_stall
from tafelrunde.games.loyang.customers import modifier
from tafelrunde.games.loyang.ending import room_left, steps_cost, take_offence
from tafelrunde.games.loyang.helper import helper_of
from tafelrunde.games.loyang.pack import pack_price, why_not_pack
from tafelrunde.games.loyang.selling import shop_price
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import ACTING, ACTIONS, VEGETABLES


def outlook(g: LoyangState, seat: int) -> dict[str, Any]:
    """Prices, balances and costs of a seat as they stand now."""
    player = g.players[seat]
    return {
        "casual": _casual(g, seat),
        "pack": _pack(g, seat),
        "steps": _steps(g, player),
        "reach": _reach(g, player),
        "missing": _missing(g, player),
        "if_ended": _if_ended(g, seat),
    }


def _casual(g: LoyangState, seat: int) -> dict[str, Any]:
    """What casual customers pay more or less now, and once one is served."""
    player = g.players[seat]
    return {
        "now": modifier(g, player),
        "after_one": _one_less(
            g, seat, player.casuals, finish_casual, lambda then: modifier(then, then.players[seat])
        ),
        "regulars": len(player.regulars),
        "casuals": len(player.casuals),
    }


def _pack(g: LoyangState, seat: int) -> dict[str, Any]:
    """The two-pack's price, and what it would be with a helper or a stall less."""
    player = g.players[seat]
    return {
        "price": pack_price(g, seat),
        "one_helper_less": _one_less(
            g, seat, player.helpers, finish_helper, lambda then: pack_price(then, seat)
        ),
        "one_stall_less": _one_less(
            g, seat, player.stalls, _sell_out, lambda then: pack_price(then, seat)
        ),
        "cards": 2 + player.extra,
        "apart": player.apart,
        "bought": player.packed,
        "why_not": why_not_pack(g, seat),
    }


def _one_less(
    g: LoyangState,
    seat: int,
    cards: list[int],
    leaves: Callable[[LoyangState, int, int], None],
    reckoned: Callable[[LoyangState], int],
) -> list[int]:
    """What is reckoned once one of some cards has left; several, where it hangs on which one.

    Cards differ by what they cover, which then comes to lie open.
    """
    by_lower = {_type_below(g, card): card for card in cards}
    found: set[int] = set()
    for card in by_lower.values():
        then = g.copy()
        leaves(then, seat, card)
        found.add(reckoned(then))
    return sorted(found) or [reckoned(g)]


def _type_below(g: LoyangState, card: int) -> int:
    """The type of the card that a card covers; -1 where it covers none."""
    return g.deck.types[g.under[card]] if g.under[card] >= 0 else -1


def _sell_out(g: LoyangState, seat: int, card: int) -> None:
    """The last vegetable of a stall is traded."""
    g.own_stock()[3 * card : 3 * card + 3] = [-1, -1, -1]
    finish_stall(g, seat, card)


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


def _if_ended(g: LoyangState, seat: int) -> dict[str, Any]:
    """What the end of the turn would bring if it came now."""
    player = g.players[seat]
    then = g.copy()
    if player.stage <= ACTING:  # else they have taken their offence
        take_offence(then, seat)
    return {
        "turn_red": [card for card in player.regulars if then.red[card] and not g.red[card]],
        "compensation": then.players[seat].owed - player.owed,
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
