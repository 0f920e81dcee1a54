"""What the hand cards of Agricola are worth to the greedy bot: in a draft, in hand, and played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tafelrunde.bots.agricola.outlook import outlook, price_worth
from tafelrunde.games.agricola.board.spaces import HARVESTS, ROUNDS
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.cards.base import (
    DECK,
    MINOR,
    OCCUPATION,
    PRINTED,
    card_number,
    of_kind,
)
from tafelrunde.kernel.decision import Option

# What stands between a card in hand and the table: a person for it, and what it asks for.
_TRAVELS: Final = -0.3
_OCCUPATION_COST: Final = -0.4
_NEEDS: Final = -0.8
_NEEDED: Final[dict[str, float]] = {
    "occupations>=1": -0.2,
    "occupations>=2": -0.7,
    "occupations==2": -0.8,
    "occupations>=3": -1.6,
    "occupations<=3": 0.0,
    "unused_spaces==0": -4.0,
    "sheep>=5": -2.0,
    "vegetable_fields>=2": -2.0,
    "grain_fields>=2": -0.8,
    "clay>=5": -0.6,
}
# Below this a card is worth less than the next from the pile.
_POOR: Final = 0.8
# A hand whose best cards are worth less than so much is drawn anew.
_POOR_HAND: Final = 3.0
_BEST: Final = 3
# How much of what an open card may bring is counted on: of occupations, of minor improvements.
_TRUST: Final[tuple[float, ...]] = (0.4, 0.5)

# How many harvests come after a round, that of the round itself included.
_HARVESTS: Final[list[int]] = [
    len([harvest for harvest in HARVESTS if harvest >= number]) for number in range(ROUNDS + 2)
]
# What cards are worth to play, and what they may still bring once they lie open: for each round,
# worked out when a card is first asked about.
_to_play: Final[list[list[float]]] = [[]] * len(PRINTED)
_lying: Final[list[list[float]]] = [[]] * len(PRINTED)


def harvests_after(number: int) -> int:
    """How many harvests come after a round, that of the round itself included."""
    return _HARVESTS[number]


def card_worth(number: int) -> float:
    """What a card is worth before the match: effect and points, less cost and conditions."""
    card = DECK[number]
    value = card_value(number, 0)
    if card.prerequisite:
        value += _NEEDED.get(card.prerequisite, _NEEDS)
    return value


def card_value(number: int, round: int) -> float:
    """What it is worth to play a card in a round, its cost taken off; the same in every match."""
    row = _to_play[number]
    if not row:
        row = _to_play[number] = [_card_value(number, each) for each in range(ROUNDS + 1)]
    return row[round]


def _card_value(number: int, round: int) -> float:
    card = DECK[number]
    seen = outlook(number)
    value = card.points + seen.now + seen.lasting(ROUNDS - round, harvests_after(round))
    if card.travels:
        value += _TRAVELS
    if card.kind == OCCUPATION:
        value += _OCCUPATION_COST
    if not card.costs:
        return value
    return value - min([price_worth(price) for price in card.costs])


def played_worth(g: Agricola, farm: Farm) -> float:
    """What the open cards of a farm may still bring."""
    now = g.round
    value = 0.0
    for number in farm.played:
        row = _lying[number] or _lasting(number)
        value += row[now]
    return value


def _lasting(number: int) -> list[float]:
    """What an open card may still bring, round by round."""
    trust, seen = _TRUST[DECK[number].kind], outlook(number)
    _lying[number] = [
        trust * seen.lasting(ROUNDS - each, harvests_after(each)) for each in range(ROUNDS + 1)
    ]
    return _lying[number]


def minor_worth(g: Agricola, id: str) -> float:
    """What a minor improvement that could be played now is worth, beside the majors."""
    return card_value(card_number(id), g.round)


def display_worth(id: str) -> float:
    """What a card from the open display is worth: it takes another person to play it."""
    return 0.25 * card_worth(card_number(id))


# --- rules of thumb ---------------------------------------------------------------------------


def played_card(g: Agricola, _seat: int, options: Sequence[Option]) -> Option:
    """The card that is worth most if it is played now."""
    best = options[0]
    most = -99.0
    for option in options:
        if option != "done":
            value = card_value(card_number(str(option)), g.round)
            if value > most:
                best, most = option, value
    return best


def best_card(_g: Agricola, _seat: int, options: Sequence[Option]) -> Option:
    """The card that is worth most before the match; "done" only where there is no card."""
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
    "occupation": played_card,
    "draft": best_card,
    "discard": worst_card,
    "swap": swapped,
    "mulligan": drawn_anew,
    "draw": pile,
}
