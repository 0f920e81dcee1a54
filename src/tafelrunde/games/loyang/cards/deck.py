"""Deck: a deck file's facts as flat tables, numbered by card, that the rules read."""

from __future__ import annotations

import json
from typing import Any, Final

from tafelrunde.games.loyang.cards.checking import checked_deck, our_deck, provenance
from tafelrunde.games.loyang.terms import (
    CASUAL,
    FIELD,
    HELPER,
    HELPERS,
    HOME,
    REGULAR,
    SETS_OF_FIELDS,
    STALL,
    TYPES,
    VEGETABLES,
)
from tafelrunde.kernel.deck_file import keep_deck


class Deck:
    """What is printed on cards, boards and fields; the tables are indexed by card or field."""

    def __init__(self, data: dict[str, Any]) -> None:
        cards: list[dict[str, Any]] = data["cards"]
        count = len(cards)
        self.name: str = data["name"]
        self.count = count
        # R3: the path ends at 20; money beyond it breaks ties
        self.top: int = data["path"]["max"]
        self.ids: list[str] = [card["id"] for card in cards]
        self.provenance: list[str] = [provenance(card) for card in cards]
        self.guessed = any(word != "found" for word in self.provenance)
        # the catalogues have names for the customers of our deck; another's may be others
        self.named: list[bool] = [_is_named(card) for card in cards]
        self.types: list[int] = [TYPES.index(card["type"]) for card in cards]
        # R2: cabbage costs 5, bean and leek 6; the four cheap kinds sell for 1
        self.buy: list[int] = [entry["buy"] for entry in data["vegetables"]]
        self.sell: list[int] = [entry["sell"] for entry in data["vegetables"]]
        self.spaces: list[int] = [entry["spaces"] for entry in data["vegetables"]]
        self.start: list[int] = [entry["start"] for entry in data["vegetables"]]
        self.supply: list[int] = [entry["supply"] for entry in data["vegetables"]]
        # customers: up to three vegetables a card, four payments a card

        # R15: reconstructed ones pay the shop prices of what they want less 5
        self.wants: list[int] = [-1] * (3 * count)
        self.pays: list[int] = [0] * (4 * count)
        self.dotted: list[int] = []
        # stalls: three places a card
        self.offers: list[int] = [-1] * (3 * count)
        self.bowls: list[int] = [0] * (3 * count)
        self.helper: list[int] = [-1] * count
        self.lantern: list[bool] = [False] * count
        # fields: plots and a bit for each crop, first the common ones, from HOME on the private
        # R4: each plot less lets one more kind grow
        private: list[dict[str, Any]] = data["fields"]["private"]
        beyond = [data["fields"]["home"], *private, *private]
        self.plots: list[int] = [0] * HOME + [entry["plots"] for entry in beyond]
        self.crops: list[int] = [0] * HOME + [_mask(entry["crops"]) for entry in beyond]
        assert len(private) == SETS_OF_FIELDS
        for number, card in enumerate(cards):
            self._print(number, card)
        # the same in one number each, for those who reckon much: the prices of the shop, eight
        # bits a kind; of a card whether it is a regular customer, and its wants, three bits each
        # that are one more than the kind
        self.prices = _packed(self.buy, 8)
        self.wishes: list[int] = [self._wish(number) for number in range(count)]

    def _wish(self, number: int) -> int:
        wants = self.wants[3 * number : 3 * number + 3]
        return (_packed([kind + 1 for kind in wants], 3) << 1) + (self.types[number] == REGULAR)

    def _print(self, number: int, card: dict[str, Any]) -> None:
        type_ = self.types[number]
        if type_ == FIELD:
            # R5: the six common fields have 3, 3, 4, 4, 5 and 6 plots
            self.plots[number] = card["plots"]
            self.crops[number] = _mask(card["crops"])
        elif type_ == STALL:
            for place in range(3):
                self.offers[3 * number + place] = VEGETABLES.index(card["offers"][place])
                self.bowls[3 * number + place] = card["bowls"][place]
        elif type_ == HELPER:
            self.helper[number] = HELPERS.index(card["kind"])
            self.lantern[number] = card["lantern"]
        else:
            for place, word in enumerate(card["wants"]):
                self.wants[3 * number + place] = VEGETABLES.index(word)
            if type_ == CASUAL:
                self.pays[4 * number] = card["pays"]
            else:
                assert type_ == REGULAR
                for row in range(4):
                    self.pays[4 * number + row] = card["pays"][row]
                if card["starter"]:
                    self.dotted.append(number)


def _is_named(card: dict[str, Any]) -> bool:
    """Whether a customer wants what the customer of that name wants in our deck."""
    if card["type"] not in {"regular_customer", "casual_customer"}:
        return False
    for known in our_deck()["cards"]:
        if known["id"] == card["id"]:
            return bool(known["type"] == card["type"] and known["wants"] == card["wants"])
    return False


def _packed(numbers: list[int], bits: int) -> int:
    """Numbers in one, of so many bits each, the first in the lowest."""
    packed = 0
    for number in reversed(numbers):
        packed = (packed << bits) + number
    return packed


def _mask(crops: list[str]) -> int:
    mask = 0
    for word in crops:
        mask |= 1 << VEGETABLES.index(word)
    return mask


# What the state holds for our deck; for another it holds the deck's content.
OUR_TEXT: Final = ""

_decks: Final[dict[str, Deck]] = {}


def deck_of(text: str) -> Deck:
    """The deck that a state's text means."""
    deck = _decks.get(text)
    if deck is None:
        data = our_deck() if text == OUR_TEXT else json.loads(text)
        return keep_deck(_decks, text, Deck(checked_deck(data)))
    return deck
