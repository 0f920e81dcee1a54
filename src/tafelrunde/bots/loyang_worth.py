"""What a Loyang table is worth to a seat, in cash, judged from what lies open."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.card_verbs import lay_out
from tafelrunde.games.loyang.customers import modifier
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import (
    CASUAL,
    DELIVERIES,
    FIELD,
    HELPER,
    HOME,
    KINDS_OF_VEGETABLE,
    REGULAR,
    ROUNDS,
    STALL,
    STORING,
)

# Each loan costs a step at the end, which is worth about this much cash.
LOAN: Final = 14.0
# What a vegetable is worth that no customer of now wants: for those to come, or the shop.
_SPARE: Final = (1.0, 1.1, 1.3, 1.3, 1.7, 1.7)
# A delivery that is still to come counts less than cash in hand.
_LATER: Final = 0.92
# A vegetable that grows comes late and may not fit.
_GROWING: Final = 0.9
# What a vegetable costs when the own shop has none: a trade, or no delivery at all.
_NOWHERE: Final = 9.0
# A regular customer who cannot be served in a round to come.
_UNSERVED: Final = 1.0
_HELPER: Final = 1.3
_PLACE: Final = 0.5
_CROWDED: Final = 0.35
_COVERED: Final = 0.5
_PACK: Final = 1.6
_HAGGLE: Final = 0.4


def worth(g: LoyangState, seat: int) -> float:
    """Cash, what customers will pay, and what is left over for others."""
    player = g.players[seat]
    left = ROUNDS - g.round  # rounds after this one
    value = float(player.cash) - LOAN * player.loans
    value -= sum(player.bills) + player.owed
    supply = _supply(player, left)
    value += _customers(g, player, supply, left)
    fade = 1.0 if left > 2 else 0.45 + 0.18 * left
    for vegetable in range(KINDS_OF_VEGETABLE):
        value += _SPARE[vegetable] * fade * _diminished(supply[vegetable])
    for place in range(len(player.fields)):
        if player.crops[place] < 0:
            value += 0.55 * min(g.deck.plots[player.fields[place]], max(left - 1, 0))
    value += _display(g, player, left)
    if player.large:
        value += min(1.0 * left, 4.0)
    if left > 0:
        value += _PACK * (player.drawing + len(player.drawn))
    return value


def _diminished(count: float) -> float:
    """Many of a kind find fewer takers."""
    return min(count, 3.0) + 0.6 * max(min(count, 6.0) - 3.0, 0.0) + 0.3 * max(count - 6.0, 0.0)


def _supply(player: Player, left: int) -> list[float]:
    """How many of each kind the player has or will harvest in time."""
    supply = [float(count) for count in player.store]
    if player.stage < STORING:
        for vegetable in range(KINDS_OF_VEGETABLE):
            supply[vegetable] += player.cart[vegetable]
    for place in range(len(player.fields)):
        if player.crops[place] >= 0:
            supply[player.crops[place]] += _GROWING * min(player.left[place], left)
    return supply


def _customers(g: LoyangState, player: Player, supply: list[float], left: int) -> float:
    """What customers will pay, the best-paying first; their vegetables leave the supply."""
    value = 0.0
    bonus = modifier(g, player)
    acting = player.stage < STORING
    wanted = [(g.deck.pays[4 * card] + bonus, card) for card in player.casuals]
    for card in player.regulars:
        rounds = left + (1 if acting and not g.served[card] else 0)
        rows = min(DELIVERIES - g.rows[card], rounds)
        first = 4 * card + g.rows[card]
        wanted += [(g.deck.pays[row], card) for row in range(first, first + rows)]
        if acting and not g.served[card] and not player.content:
            value -= 2.0 if g.red[card] else 0.8
        value -= 0.5 * g.red[card]
    wanted.sort(reverse=True)
    if left == 0 and not acting:
        return value
    shop = [float(count) for count in player.shop]
    for payment, card in wanted:
        net = float(payment)
        used = 0.0
        for place in range(3 * card, 3 * card + 3):
            vegetable = g.deck.wants[place]
            if vegetable < 0:
                continue
            if supply[vegetable] >= 0.6:
                used += _SPARE[vegetable]
            elif shop[vegetable] >= 1.0:
                net -= g.deck.buy[vegetable]
            else:
                net -= _NOWHERE
        net *= _LATER
        if net <= used * 0.5:
            if g.deck.types[card] == REGULAR:
                value -= _UNSERVED
            continue
        value += net
        for place in range(3 * card, 3 * card + 3):
            vegetable = g.deck.wants[place]
            if vegetable < 0:
                continue
            if supply[vegetable] >= 0.6:
                supply[vegetable] = max(supply[vegetable] - 1.0, 0.0)
            else:
                shop[vegetable] -= 1.0
    return value


def _display(g: LoyangState, player: Player, left: int) -> float:
    """Stalls, helpers, and what lies covered."""
    value = 0.0
    fade = min(left + 1, 3) / 3.0
    for card in player.stalls:
        for place in range(3 * card, 3 * card + 3):
            if g.stock[place] >= 0:
                value += _PLACE * fade
    value += _HELPER * fade * len(player.helpers)
    value -= _CROWDED * fade * max(len(player.helpers), len(player.stalls))
    value += _HAGGLE * min(player.haggle, 1)
    value += 0.5 * player.carter + 0.3 * player.porter + 0.4 * player.extra
    if player.sweet and player.casuals:
        value += 0.5
    for upper in (*player.stalls, *player.regulars, *player.casuals, *player.helpers):
        if g.under[upper] >= 0:
            value += _COVERED * printed_worth(g, g.under[upper])
    for field in player.fields:
        if field < HOME and g.under[field] >= 0:
            value += 0.5 * _COVERED * printed_worth(g, g.under[field])
    return value


def printed_worth(g: LoyangState, card: int) -> float:
    """What a card is worth by its print alone."""
    type_ = g.deck.types[card]
    if type_ == FIELD:
        return 3.0
    if type_ == STALL:
        return 1.2
    if type_ == HELPER:
        return 1.3
    return 4.0 if type_ == REGULAR else 2.5


def card_worth(g: LoyangState, seat: int, card: int) -> float:
    """What a card would add to a seat's table now."""
    before = worth(g, seat)
    twin = g.copy()
    lay_out(twin, seat, card)
    player = twin.players[seat]
    type_ = g.deck.types[card]
    after = worth(twin, seat)
    if type_ == FIELD:
        # unpaid: it is no field yet
        after += 1.1 * min(g.deck.plots[card], max(ROUNDS - g.round, 0))
    elif type_ == REGULAR:
        after += _hope(g, player, card, ROUNDS - g.round)
    elif type_ == CASUAL:
        after += 0.5 * _hope(g, player, card, ROUNDS - g.round)
    return after - before


def _hope(g: LoyangState, player: Player, card: int, left: int) -> float:
    """Vegetables that are missing today may grow in time."""
    hope = 0.0
    for place in range(3 * card, 3 * card + 3):
        vegetable = g.deck.wants[place]
        if vegetable >= 0 and (vegetable in player.crops or player.cart[vegetable]):
            hope += 0.35 * min(left, 4)
    return hope


def kept_worth(g: LoyangState, seat: int, option: object) -> float:
    """What keeping cards of a two-pack adds beyond what `worth` sees."""
    if not isinstance(option, tuple) or option[0] == "none":
        return 0.0
    value = 0.0
    for number, card in enumerate(option[1:]):
        assert isinstance(card, int)
        share = _COVERED if option[0] == "stack" and number == 1 else 1.0
        if g.deck.types[card] == FIELD:
            value += share * 1.1 * min(g.deck.plots[card], max(ROUNDS - g.round, 0))
        elif g.deck.types[card] in {REGULAR, CASUAL}:
            value += share * _hope(g, g.players[seat], card, ROUNDS - g.round)
    return value
