"""Customers and stalls: deliveries, the balance of customers, trades."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.card_verbs import finish_casual, finish_regular, finish_stall
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import (
    CASUAL,
    COVERED_COUNT,
    DELIVERIES,
    KINDS_OF_VEGETABLE,
    MODIFIER,
    NUMBERS,
    REGULAR,
    SERVED_COUNTS,
)
from tafelrunde.games.loyang.verbs import borrow, bring_pair, bring_three, trade_in
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow

# --- regular customers -----------------------------------------------------------------------


def why_not_deliver(g: LoyangState, player: Player, card: int, pairs: int) -> str | None:
    """Why the pair cannot be delivered to a regular customer, so many times in one delivery."""
    if g.served[card]:
        return "served-already"
    wants = g.deck.wants
    first = 3 * card
    if player.cart[wants[first]] < pairs or player.cart[wants[first + 1]] < pairs:
        return "vegetables-missing"
    if pairs > 1 + player.carter:
        return "no-carter"
    return None


def deliver(g: LoyangState, seat: int, owner: int, card: int, pairs: int) -> None:
    """Give the pair, take the row's payment; after the fourth row the customer leaves."""
    payment = pairs * g.deck.pays[4 * card + g.rows[card]]
    bring_pair(g, seat, owner, card, pairs, payment)
    if g.rows[card] == DELIVERIES:
        finish_regular(g, owner, card)


# --- casual customers ------------------------------------------------------------------------


def balance(g: LoyangState, player: Player) -> int:
    """How many more regular than casual customers a player has.

    R10: covered cards count for nothing.
    """
    more = len(player.regulars) - len(player.casuals)
    if g.house & COVERED_COUNT:  # R10
        more += covered(g, player, REGULAR) - covered(g, player, CASUAL)
    return more


def covered(g: LoyangState, player: Player, kind: int) -> int:
    """How many cards of a type lie covered in a display."""
    count = 0
    types = g.deck.types
    for upper in (*player.stalls, *player.regulars, *player.casuals, *player.helpers):
        if g.under[upper] >= 0 and types[g.under[upper]] == kind:
            count += 1
    for upper in (*player.fields, *player.unpaid):
        if upper < len(types) and g.under[upper] >= 0 and types[g.under[upper]] == kind:
            count += 1
    return count


def modifier(g: LoyangState, player: Player) -> int:
    """What casual customers pay more or less now.

    R9: the customer who is served counts.
    """
    if player.sweet:
        return MODIFIER
    more = balance(g, player)
    if not g.house & SERVED_COUNTS:  # R9
        more += 1
    if more > 0:
        return MODIFIER
    return -MODIFIER if more < 0 else 0


def casual_payment(g: LoyangState, player: Player, card: int) -> int:
    return max(g.deck.pays[4 * card] + modifier(g, player), 0)


def why_not_serve(g: LoyangState, player: Player, card: int) -> str | None:
    """Why a casual customer cannot be served."""
    wants = g.deck.wants
    for place in range(3 * card, 3 * card + 3):
        if player.cart[wants[place]] == 0:
            return "vegetables-missing"
    return None


def serve(g: LoyangState, seat: int, card: int) -> None:
    """Give all three vegetables, take the printed sum with the modifier."""
    bring_three(g, seat, card, casual_payment(g, g.players[seat], card))
    finish_casual(g, seat, card)


# --- market stalls ---------------------------------------------------------------------------


def cart_total(player: Player) -> int:
    total = 0
    for count in player.cart:
        total += count
    return total


def why_not_trade(g: LoyangState, total: int, place: int) -> str | None:
    """Why a player with so many vegetables on the cart cannot trade at a stall's place."""
    if g.stock[place] < 0:
        return "place-empty"
    if total < g.deck.bowls[place]:
        return "too-few-vegetables"
    return None


def trade(g: LoyangState, seat: int, owner: int, card: int, slot: int) -> Flow:
    """Give any vegetables, one for each bowl, and take the one that lies there."""
    yield from fill_bowls(g, seat, owner, card, slot, [])


def go_on_trading(g: LoyangState, seat: int, about: Any, option: Any) -> Flow:
    """The rest of a trade at an own stall, after an answer about what is given."""
    _, card, slot, _, *given = about
    if option == "loan":
        borrow(g, seat)
    else:
        given.append(option)
    yield from fill_bowls(g, seat, seat, card, slot, given)


def fill_bowls(
    g: LoyangState, seat: int, owner: int, card: int, slot: int, given: list[int]
) -> Flow:
    """Give for the bowls that are left after what was given, then trade."""
    left = g.players[seat].cart[:]
    for vegetable in given:
        left[vegetable] -= 1
    for bowls in range(g.deck.bowls[3 * card + slot] - len(given), 0, -1):
        about: Option = ("trade", card, slot, bowls, *given)
        chosen: int = yield from answer(g, seat, "give", on_cart(left), about)
        left[chosen] -= 1
        given.append(chosen)
    trade_in(g, seat, owner, card, slot, given)
    finish_stall(g, owner, card)


def on_cart(cart: list[int]) -> list[Option]:
    """The kinds that lie on a cart."""
    return [NUMBERS[v] for v in range(KINDS_OF_VEGETABLE) if cart[v] > 0]
