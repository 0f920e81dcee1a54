"""Checking: a deck file's content, complete and sound, or an error that names what is wrong."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.lydia.terms import COLOURS, CORNERS, GOOD_WORDS
from tafelrunde.kernel.deck_file import (
    FORMAT,
    DeckError,
    check_base,
    check_keys,
    check_words,
    deck_object,
    one_of,
    packaged_deck,
    whole_number,
)

OURS: Final = "reconstructed"
# The decks in the order in which their cards are numbered, and how many cards each has.
DECKS: Final = ("start", "silver", "gold", "purple", "fountain")
SIZES: Final = (4, 20, 8, 12, 4)
COUNTED: Final = (
    *COLOURS,
    "influence",
    "pairs",
    "lydians",
    "upgraded",
    "silver",
    "gold",
    "production",
    "purple",
)
# What a deck file may say about where a fact comes from; OWNER where it says nothing.
SOURCES: Final = (
    "rulebook",
    "brettspielwelt",
    "spieletest",
    "symmetry",
    "reconstructed",
    "owner",
)
OWNER: Final = "owner"
GUESSED: Final = ("symmetry", "reconstructed")

_PAYING: Final = ("merchants", "gates", "reward")
_MERCHANTS: Final = (*COLOURS, "lydian")


def our_deck() -> dict[str, Any]:
    """The deck that comes with the package."""
    return packaged_deck("tafelrunde.games.lydia.cards", OURS)


def checked_deck(data: Any) -> dict[str, Any]:
    """A deck of the user's own, written out in full; raises DeckError where it is unsound.

    It is complete, or it is based on ours and names the cards it corrects.
    """
    data = deck_object(data)
    if "based_on" in data:
        data = _corrected(data)
    check_keys(data, ("format", "name", "about", "corners", *DECKS), "the deck")
    corners = data.get("corners")
    if not isinstance(corners, dict) or set(corners) != set(CORNERS):
        raise DeckError("corners: name the gate's colour for each of " + ", ".join(CORNERS))
    if sorted(map(str, corners.values())) != sorted(COLOURS):
        raise DeckError("corners: each colour stands in one corner")
    deck: dict[str, Any] = {"format": FORMAT, "name": data["name"]}
    if "about" in data:
        deck["about"] = _about(data["about"])
    deck["corners"] = {corner: corners[corner] for corner in CORNERS}
    seen: set[str] = set()
    for name, size in zip(DECKS, SIZES, strict=True):
        cards = data.get(name)
        if not isinstance(cards, list) or len(cards) != size:
            raise DeckError(f"{name}: the deck needs a list of {size} cards")
        deck[name] = [_card(name, number, card, seen) for number, card in enumerate(cards, 1)]
    for colour, card in zip(COLOURS, deck["start"], strict=True):
        if card["merchants"] != [colour]:
            raise DeckError(f"{card['name']}: start cards are blue, yellow, green, red, in order")
    return deck


def _corrected(data: dict[str, Any]) -> dict[str, Any]:
    """Our deck with the corrections that a file makes to it."""
    check_keys(data, ("format", "name", "about", "based_on", "corners", "cards"), "the deck")
    check_base(data, OURS)
    changes = data.get("cards", {})
    if not isinstance(changes, dict):
        raise DeckError("cards: name each corrected card with its new facts")
    deck = our_deck()
    deck["name"] = data["name"]
    deck["about"] = data.get("about", [])
    deck["corners"] = data.get("corners", deck["corners"])
    known = {card["name"]: card for name in DECKS for card in deck[name]}
    for name, facts in changes.items():
        if name not in known:
            raise DeckError(f"{name}: our deck has no such card")
        if not isinstance(facts, dict):
            raise DeckError(f"{name}: a correction is an object of facts")
        card = known[name]
        card.update({key: value for key, value in facts.items() if key != "sources"})
        named = facts.get("sources", {})
        if not isinstance(named, dict):
            raise DeckError(f"{name}: sources must be an object")
        for key in facts:
            if key not in ("sources", "pattern", "upgraded", "name"):
                field = "condition" if key in ("merchants", "gates") else key
                card["sources"][field] = named.get(field, OWNER)
        card["sources"].update(named)
    return deck


def _card(deck: str, number: int, card: Any, seen: set[str]) -> dict[str, Any]:
    where = f"{deck} card {number}"
    if not isinstance(card, dict):
        raise DeckError(f"{where}: a card is an object")
    name = card.get("name")
    if not isinstance(name, str) or not name:
        raise DeckError(f"{where}: the card has no name")
    if name in seen:
        raise DeckError(f"{where}: the name {name} is taken")
    seen.add(name)
    fields = ("name", "pattern", "cost", "points", "upgraded", "sources")
    own = ("counts", "each") if deck == "purple" else _PAYING
    check_keys(card, (*fields, *own), name)
    new: dict[str, Any] = {"name": name}
    if "pattern" in card:
        if not isinstance(card["pattern"], str):
            raise DeckError(f"{name}: pattern must be a word")
        new["pattern"] = card["pattern"]
    new["cost"] = _goods(card.get("cost"), f"{name}: cost")
    if not new["cost"]:
        raise DeckError(f"{name}: cost: every card costs something")
    if deck == "purple":
        new["counts"] = one_of(card.get("counts"), COUNTED, f"{name}: counts")
        new["each"] = whole_number(card.get("each"), 1, 12, f"{name}: each")
    else:
        new["merchants"] = _words(card.get("merchants"), _MERCHANTS, f"{name}: merchants")
        if deck == "fountain":
            if "gates" in card:
                raise DeckError(f"{name}: gates: a fountain card pays at the fountain alone")
        else:
            new["gates"] = _words(card.get("gates"), COLOURS, f"{name}: gates")
        new["reward"] = _goods(card.get("reward"), f"{name}: reward")
    new["points"] = whole_number(card.get("points"), 0, 50, f"{name}: points")
    if "upgraded" in card:
        new["upgraded"] = _upgraded(card["upgraded"], deck, name)
    new["sources"] = _sources(card.get("sources", {}), deck, name)
    return new


def _upgraded(value: Any, deck: str, name: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise DeckError(f"{name}: upgraded must be an object")
    check_keys(
        value, ("points",) if deck == "purple" else ("points", "reward"), f"{name}: upgraded"
    )
    face: dict[str, Any] = {}
    if "points" in value:
        face["points"] = whole_number(value["points"], 0, 99, f"{name}: upgraded points")
    if "reward" in value:
        face["reward"] = _goods(value["reward"], f"{name}: upgraded reward")
    return face


def _sources(value: Any, deck: str, name: str) -> dict[str, str]:
    fields = ("cost", "points") if deck == "purple" else ("cost", "condition", "reward", "points")
    if not isinstance(value, dict):
        raise DeckError(f"{name}: sources must be an object")
    check_keys(value, fields, f"{name}: sources")
    return {
        field: one_of(value.get(field, OWNER), SOURCES, f"{name}: sources: {field}")
        for field in fields
    }


def _goods(value: Any, where: str) -> dict[str, int]:
    if not isinstance(value, dict):
        raise DeckError(f"{where} must be an object such as {{'blue': 1}}")
    for good in value:
        if good not in GOOD_WORDS:
            raise DeckError(f"{where}: {good!r} is none of " + ", ".join(GOOD_WORDS))
    goods: dict[str, int] = {}
    for good in GOOD_WORDS:
        if good in value:
            most = 12 if good == "coin" else 6
            goods[good] = whole_number(value[good], 1, most, f"{where}: {good}")
    return goods


def _words(value: Any, known: tuple[str, ...], where: str) -> list[str]:
    if not isinstance(value, list) or not value:
        raise DeckError(f"{where} must be a list of " + ", ".join(known))
    check_words(value, known, where)
    return [word for word in known if word in value]


def _about(value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(line, str) for line in value):
        raise DeckError("about must be a list of sentences")
    return value
