"""Deck: the facts of all cards in flat lists, where the rules can read them quickly."""

from __future__ import annotations

import json
from typing import Any, Final

from tafelrunde.games.lydia.cards.checking import (
    COUNTED,
    DECKS,
    GUESSED,
    SIZES,
    checked_deck,
    our_deck,
)
from tafelrunde.games.lydia.terms import (
    COIN,
    CORNERS,
    FOUNTAIN,
    GOOD_WORDS,
    GOODS,
    KIND_OF,
    KINDS,
    PLACE_OF,
)
from tafelrunde.kernel.deck_file import keep_deck

CARDS: Final = 48
# Kinds of cards; start cards are silver.
SILVER: Final = 0
GOLD: Final = 1
PURPLE: Final = 2
SPRING: Final = 3  # a fountain card
DECK_WORDS: Final = ("silver", "gold", "purple", "fountain")
FIRST_SILVER: Final = 4
FIRST_GOLD: Final = 24
FIRST_PURPLE: Final = 32
FIRST_SPRING: Final = 44

# What a purple card counts, in the order of COUNTED; the first four are resources.
BY_INFLUENCE: Final = 4
BY_PAIRS: Final = 5
BY_LYDIANS: Final = 6
BY_UPGRADED: Final = 7
BY_SILVER: Final = 8
BY_GOLD: Final = 9
BY_PRODUCTION: Final = 10
BY_PURPLE: Final = 11

# The bits in `pays` of the first merchant at each gate; shifted, those of another.
AT_GATES: Final = 1 | 1 << KINDS | 1 << 2 * KINDS | 1 << 3 * KINDS


class Deck:
    """Card facts by card number. A face is 0 for basic, 1 for upgraded."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.name: str = data["name"]
        self.corners: list[str] = [data["corners"][corner] for corner in CORNERS]
        self.names: list[str] = []
        self.patterns: list[str] = []
        self.type: list[int] = []
        self.cost: list[int] = []  # by card and good
        self.price: list[int] = []  # by card: the whole cost, packed for the payment tables
        self.pays: list[int] = []  # by card: a bit for each merchant and place it pays for
        self.reward: list[int] = []  # by card, face and good
        self.points: list[int] = []  # by card and face
        self.symbols: list[int] = []  # resource symbols in the reward, by card and face
        self.counts: list[int] = []  # what a purple card counts, -1 for others
        self.each: list[int] = []
        self.sources: list[dict[str, str]] = []
        self.printed: dict[int, dict[str, Any]] = {}  # what views show, made when first asked for
        types = (SILVER, SILVER, GOLD, PURPLE, SPRING)
        for deck, kind in zip(DECKS, types, strict=True):
            for card in data[deck]:
                self._add(card, kind)
        self.guessed = [
            any(source in GUESSED for source in sources.values()) for sources in self.sources
        ]

    def _add(self, card: dict[str, Any], kind: int) -> None:
        self.names.append(card["name"])
        self.patterns.append(card.get("pattern", ""))
        self.type.append(kind)
        cost = [int(card["cost"].get(good, 0)) for good in GOOD_WORDS]
        self.cost.extend(cost)
        self.price.append(packed(cost))
        better: dict[str, Any] = card.get("upgraded", {})
        points = int(card["points"])
        self.points.append(points)
        self.points.append(int(better.get("points", 2 * points)))
        pays = 0
        if kind == PURPLE:
            self.counts.append(COUNTED.index(card["counts"]))
            self.each.append(int(card["each"]))
        else:
            self.counts.append(-1)
            self.each.append(1)
            places = [FOUNTAIN] if kind == SPRING else [PLACE_OF[gate] for gate in card["gates"]]
            for merchant in card["merchants"]:
                for place in places:
                    pays |= 1 << pay_bit(KIND_OF[merchant], place)
        self.pays.append(pays)
        basic: dict[str, int] = card.get("reward", {})
        upgraded: dict[str, int] = better.get("reward", {g: 2 * n for g, n in basic.items()})
        for face in (basic, upgraded):
            amounts = [int(face.get(good, 0)) for good in GOOD_WORDS]
            self.reward.extend(amounts)
            self.symbols.append(sum(amounts[:COIN]))
        self.sources.append(card["sources"])


def pay_bit(merchant: int, place: int) -> int:
    """The bit in `pays` for a merchant placed somewhere."""
    return place * KINDS + merchant


def packed(amounts: list[int]) -> int:
    """Amounts of the five goods as one number, four bits each."""
    number = 0
    for good in range(GOODS):
        number |= amounts[good] << (4 * good)
    return number


_decks: Final[dict[str, Deck]] = {}


def deck_of(text: str) -> Deck:
    """The deck that a state names: ours for an empty text, else the one written out in it."""
    deck = _decks.get(text)
    if deck is None:
        data = our_deck() if not text else json.loads(text)
        return keep_deck(_decks, text, Deck(checked_deck(data)))
    return deck


def deck_text(data: dict[str, Any] | None) -> str:
    """How a state names a deck."""
    return "" if data is None else json.dumps(data, separators=(",", ":"), ensure_ascii=False)


assert sum(SIZES) == CARDS
