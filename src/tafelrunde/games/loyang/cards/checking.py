"""Checking: a deck file's content, complete and sound, or an error that names what is wrong."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.terms import (
    HELPERS,
    LANTERN_NEEDED,
    MOST_CARDS,
    START_CASH,
    TYPES,
    VEGETABLES,
)
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
# What a deck file may say about where a fact comes from; `owner` where it says nothing.
SOURCES: Final = ("S", "A", "B", "D", "F", "I", "J", "K", "M", "N", "P", "reconstructed", "owner")
OWNER: Final = "owner"
# The four players need a dotted customer each where the introductory version is played.
STARTERS: Final = 4
_HOME_PLOTS: Final = 9
_SEEDS: Final = 2
_PLOTS: Final = (3, 4, 5, 6)


def our_deck() -> dict[str, Any]:
    """The deck that comes with the package."""
    return packaged_deck("tafelrunde.games.loyang.cards", OURS)


def checked_deck(data: Any) -> dict[str, Any]:
    """A deck of the user's own, written out in full; raises DeckError where it is unsound.

    It is complete, or it is based on ours and names the facts it corrects.
    """
    data = deck_object(data)
    if "based_on" in data:
        data = _corrected(data)
    check_keys(
        data,
        ("format", "name", "about", "sources", "path", "vegetables", "fields", "cards"),
        "the deck",
    )
    deck: dict[str, Any] = {"format": FORMAT, "name": data["name"]}
    for key in ("about", "sources"):
        if key in data:
            deck[key] = data[key]
    deck["path"] = _path(data.get("path"))
    deck["vegetables"] = _vegetables(data.get("vegetables"))
    deck["fields"] = _fields(data.get("fields"))
    _check_seeds(deck)
    cards = data.get("cards")
    if not isinstance(cards, list) or not cards or len(cards) > MOST_CARDS:
        raise DeckError(f"cards: the deck needs a list of 1 to {MOST_CARDS} cards")
    seen: set[str] = set()
    deck["cards"] = [_card(number, card, seen) for number, card in enumerate(cards, 1)]
    for type_ in TYPES:
        if sum(card["type"] == type_ for card in deck["cards"]) < 2:
            raise DeckError(f"cards: the deck needs two cards of the type {type_} at least")
    if sum(card.get("starter", False) for card in deck["cards"]) < STARTERS:
        raise DeckError(f"cards: {STARTERS} regular customers must carry the starter's dot")
    return deck


def _corrected(data: dict[str, Any]) -> dict[str, Any]:
    """Our deck with the corrections that a file makes to it."""
    check_keys(
        data,
        ("format", "name", "about", "based_on", "path", "vegetables", "fields", "cards"),
        "the deck",
    )
    check_base(data, OURS)
    deck = our_deck()
    deck["name"] = data["name"]
    deck["about"] = data.get("about", "")
    for key in ("path", "fields"):
        if key in data:
            deck[key] = data[key]
    for key in ("vegetables", "cards"):
        changes = data.get(key, {})
        if not isinstance(changes, dict):
            raise DeckError(f"{key}: name each corrected one with its new facts")
        known = {item["id"]: item for item in deck[key]}
        for name, facts in changes.items():
            if name not in known:
                raise DeckError(f"{name}: our deck has nothing of that name")
            if not isinstance(facts, dict):
                raise DeckError(f"{name}: a correction is an object of facts")
            known[name].update({"source": OWNER, **facts})
    return deck


def _path(path: Any) -> dict[str, Any]:
    if not isinstance(path, dict):
        raise DeckError("path: an object with max is needed")
    check_keys(path, ("max", "source"), "path")
    return {
        "max": whole_number(path.get("max"), 10, 40, "path: max"),
        "source": _source(path, "path"),
    }


def _vegetables(value: Any) -> list[dict[str, Any]]:
    if not isinstance(value, list) or len(value) != len(VEGETABLES):
        raise DeckError("vegetables: a list of the six kinds is needed")
    listed = []
    for id_, entry in zip(VEGETABLES, value, strict=True):
        if not isinstance(entry, dict) or entry.get("id") != id_:
            raise DeckError("vegetables: the kinds are " + ", ".join(VEGETABLES) + ", in order")
        check_keys(entry, ("id", "buy", "sell", "spaces", "start", "supply", "source"), id_)
        spaces = whole_number(entry.get("spaces"), 1, 6, f"{id_}: spaces")
        listed.append(
            {
                "id": id_,
                "buy": whole_number(entry.get("buy"), 1, START_CASH, f"{id_}: buy"),
                "sell": whole_number(entry.get("sell"), 0, START_CASH, f"{id_}: sell"),
                "spaces": spaces,
                "start": whole_number(entry.get("start"), 0, spaces, f"{id_}: start"),
                "supply": whole_number(entry.get("supply"), 0, 999, f"{id_}: supply"),
                "source": _source(entry, id_),
            }
        )
        if listed[-1]["buy"] <= listed[-1]["sell"]:
            raise DeckError(f"{id_}: buying must cost more than selling brings")
    return listed


def _fields(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict) or not isinstance(value.get("private"), list):
        raise DeckError("fields: home and private are needed")
    check_keys(value, ("home", "private"), "fields")
    home = _field(value.get("home"), "home field")
    if home["plots"] != _HOME_PLOTS:
        raise DeckError("home field: it counts the nine rounds, so it has nine plots")
    private = [_field(entry, "private field") for entry in value["private"]]
    if sorted(entry["plots"] for entry in private) != list(_PLOTS):
        raise DeckError("private fields: one entry each for 3, 4, 5 and 6 plots is needed")
    private.sort(key=lambda entry: int(entry["plots"]))
    return {"home": home, "private": private}


def _check_seeds(deck: dict[str, Any]) -> None:
    """Four players buy the seed of their home fields, at most two of them the same kind."""
    stock = {entry["id"]: entry["start"] for entry in deck["vegetables"]}
    if sum(stock[word] > 0 for word in deck["fields"]["home"]["crops"]) < _SEEDS:
        raise DeckError(f"home field: the shop must hold {_SEEDS} of its kinds at the start")


def _field(entry: Any, where: str) -> dict[str, Any]:
    if not isinstance(entry, dict):
        raise DeckError(f"{where}: an object with plots and crops is needed")
    check_keys(entry, ("plots", "crops", "source"), where)
    return {
        "plots": whole_number(entry.get("plots"), 1, 9, f"{where}: plots"),
        "crops": _wares(entry.get("crops"), 1, 6, f"{where}: crops"),
        "source": _source(entry, where),
    }


def _card(number: int, card: Any, seen: set[str]) -> dict[str, Any]:
    if not isinstance(card, dict) or not isinstance(card.get("id"), str) or not card["id"]:
        raise DeckError(f"card {number}: a card is an object with an id")
    name: str = card["id"]
    if name in seen:
        raise DeckError(f"card {number}: the id {name} is taken")
    seen.add(name)
    type_ = one_of(card.get("type"), TYPES, f"{name}: type")
    facts = {
        "common_field": ("plots", "crops"),
        "market_stall": ("offers", "bowls"),
        "regular_customer": ("wants", "pays", "starter"),
        "casual_customer": ("wants", "pays"),
        "helper": ("kind", "lantern"),
    }
    check_keys(card, ("id", "type", "source", *facts[type_]), name)
    new: dict[str, Any] = {"id": name, "type": type_}
    if type_ == "common_field":
        new["plots"] = whole_number(card.get("plots"), 1, 9, f"{name}: plots")
        new["crops"] = _wares(card.get("crops"), 1, 6, f"{name}: crops")
    elif type_ == "market_stall":
        new["offers"] = _wares(card.get("offers"), 3, 3, f"{name}: offers")
        new["bowls"] = _numbers(card.get("bowls"), 3, 1, 2, f"{name}: bowls")
    elif type_ == "regular_customer":
        new["wants"] = _wares(card.get("wants"), 2, 2, f"{name}: wants")
        new["pays"] = _numbers(card.get("pays"), 4, 0, 50, f"{name}: pays")
        new["starter"] = _flag(card.get("starter", False), f"{name}: starter")
    elif type_ == "casual_customer":
        new["wants"] = _wares(card.get("wants"), 3, 3, f"{name}: wants")
        new["pays"] = whole_number(card.get("pays"), 0, 50, f"{name}: pays")
    else:
        new["kind"] = one_of(card.get("kind"), HELPERS, f"{name}: kind")
        new["lantern"] = _flag(card.get("lantern"), f"{name}: lantern")
        if new["kind"] in LANTERN_NEEDED and not new["lantern"]:
            raise DeckError(f"{name}: a {new['kind']} has a lantern, so that none recruits another")
    new["source"] = _source(card, name)
    return new


def provenance(card: dict[str, Any]) -> str:
    """Whether a card was found, found in part, or reconstructed."""
    source = card["source"]
    keys = list(source.values()) if isinstance(source, dict) else [source]
    guessed = keys.count("reconstructed")
    if not guessed:
        return "found"
    return "reconstructed" if guessed == len(keys) else "partly"


def _source(entry: dict[str, Any], where: str) -> Any:
    source = entry.get("source", OWNER)
    keys = list(source.values()) if isinstance(source, dict) else [source]
    for key in keys:
        one_of(key, SOURCES, f"{where}: source")
    return source


def _wares(value: Any, low: int, high: int, where: str) -> list[str]:
    if not isinstance(value, list) or not low <= len(value) <= high:
        raise DeckError(f"{where}: a list of {low} to {high} vegetables is needed")
    check_words(value, VEGETABLES, where)
    return list(value)


def _numbers(value: Any, count: int, low: int, high: int, where: str) -> list[int]:
    if not isinstance(value, list) or len(value) != count:
        raise DeckError(f"{where}: a list of {count} numbers is needed")
    return [whole_number(item, low, high, where) for item in value]


def _flag(value: Any, where: str) -> bool:
    if type(value) is not bool:
        raise DeckError(f"{where} must be true or false")
    return value
