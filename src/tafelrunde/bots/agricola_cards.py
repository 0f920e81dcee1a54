"""What the hand cards of Agricola are worth to the greedy bot: in a draft, in hand, and played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tafelrunde.games.agricola.board import ROUNDS
from tafelrunde.games.agricola.cards.base import (
    COOKING,
    CRAFTS,
    DECK,
    MINOR,
    OCCUPATION,
    PASTURE_BONUS,
    PENS,
    PRICES,
    SCORING,
    SCORING_ALL,
    SLEEPING,
    card_number,
    of_kind,
)
from tafelrunde.games.agricola.goods import KINDS
from tafelrunde.games.agricola.state import Agricola, Farm
from tafelrunde.kernel.decision import Option

# What a card that lies open brings over a whole match, by what the rules ask of it.
_HOOKS: Final[tuple[tuple[int, float], ...]] = (
    (PRICES, 1.6),
    (SLEEPING, 2.0),
    (SCORING, 1.6),
    (SCORING_ALL, 1.0),
    (COOKING, 1.2),
    (CRAFTS, 1.0),
    (PENS, 1.0),
    (PASTURE_BONUS, 1.0),
)
# Occasions have the numbers below this one.
_OCCASIONS: Final = 32
_LISTENS: Final = 1.8
_AT_ONCE: Final = 1.2
_TRAVELS: Final = -0.4
_NEEDS: Final = -0.8
_OCCUPATION_COST: Final = -0.5
# What it costs to give up one of each good.
_PRICE: Final[tuple[float, ...]] = (0.3, 0.4, 0.35, 0.6, 0.5, 0.5, 0.8, 0.6, 0.8, 1.0)
# Below this a card is worth less than the next from the pile.
_POOR: Final = 1.0
# A hand whose best cards are worth less than so much is drawn anew.
_POOR_HAND: Final = 3.5
_BEST: Final = 3
# How much of what an open card may bring is counted on.
_TRUST: Final = 0.3


def lasting(number: int) -> float:
    """What a card brings from lying open for a whole match."""
    hooks = DECK[number].hooks
    value = _LISTENS if hooks & ((1 << _OCCASIONS) - 1) else 0.0
    for hook, each in _HOOKS:
        if (hooks >> hook) & 1:
            value += each
    return min(value, 3.0)


def card_worth(number: int) -> float:
    """What a card is worth to whoever chooses it: effect and points, less cost and conditions."""
    card = DECK[number]
    value = card.points + lasting(number)
    if not card.hooks:
        value += _AT_ONCE
    if card.travels:
        value += _TRAVELS
    if card.prerequisite:
        value += _NEEDS
    if card.kind == OCCUPATION:
        value += _OCCUPATION_COST
    least = 9.0
    for price in card.costs:
        cost = 0.0
        for good in range(KINDS):
            cost += _PRICE[good] * price[good]
        least = min(least, cost)
    return value - least if card.costs else value


def played_worth(g: Agricola, farm: Farm) -> float:
    """What the open cards of a farm may still bring."""
    value = 0.0
    for number in farm.played:
        value += lasting(number)
    return _TRUST * value * (ROUNDS - g.round) / ROUNDS


def minor_worth(id: str) -> float:
    """What a minor improvement that could be played now is worth, beside the majors."""
    return 0.6 + 0.5 * card_worth(card_number(id))


def display_worth(id: str) -> float:
    """What a card from the open display is worth: it takes another person to play it."""
    return 0.25 * card_worth(card_number(id))


# --- rules of thumb ---------------------------------------------------------------------------


def best_card(_g: Agricola, _seat: int, options: Sequence[Option]) -> Option:
    """The card that is worth most; "done" only where there is no card."""
    best = options[0]
    most = -99.0
    for option in options:
        if option != "done" and card_worth(card_number(str(option))) > most:
            best, most = option, card_worth(card_number(str(option)))
    return best


def worst_card(_g: Agricola, _seat: int, options: Sequence[Option]) -> Option:
    """The card that is worth least."""
    worst = options[0]
    least = 99.0
    for option in options:
        if option != "done" and card_worth(card_number(str(option))) < least:
            worst, least = option, card_worth(card_number(str(option)))
    return worst


def swapped(g: Agricola, seat: int, options: Sequence[Option]) -> Option:
    """The worst card, where it is worth less than what may come."""
    worst = worst_card(g, seat, options)
    return worst if card_worth(card_number(str(worst))) < _POOR else "done"


def drawn_anew(g: Agricola, seat: int, options: Sequence[Option]) -> Option:
    """A kind of which even the best cards are poor."""
    for word, kind in (("occupation", OCCUPATION), ("minor", MINOR)):
        if word in options:
            values = [card_worth(number) for number in of_kind(kind, g.farms[seat].hand)]
            values.sort(reverse=True)
            if len(values) > _BEST and sum(values[:_BEST]) < _POOR_HAND:
                return word
    return "keep"


def pile(g: Agricola, seat: int, options: Sequence[Option]) -> Option:
    """The kind of card of which fewer are in hand."""
    hand = g.farms[seat].hand
    fewer = len(of_kind(OCCUPATION, hand)) <= len(of_kind(MINOR, hand))
    word = "occupation" if fewer else "minor"
    return word if word in options else options[0]


CARD_WAYS: Final[dict[str, Callable[[Agricola, int, Sequence[Option]], Option]]] = {
    "occupation": best_card,
    "draft": best_card,
    "discard": worst_card,
    "swap": swapped,
    "mulligan": drawn_anew,
    "draw": pile,
}
