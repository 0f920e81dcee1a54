"""Deck files: what every deck of a user's own has, whatever is printed on its cards."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, TypeVar

from tafelrunde.kernel.errors import TafelrundeError

FORMAT: Final = 1
_NAME: Final = 80
# Several times what our largest deck takes.
_KILOBYTES: Final = 100
# Everybody can bring decks; so many are kept.
_MOST_KEPT: Final = 64

D = TypeVar("D")


class DeckError(TafelrundeError):
    """A deck file that cannot be used; the message names the card and the field."""


def packaged_deck(package: str, name: str) -> dict[str, Any]:
    """A deck that comes with a package, by the name of its file."""
    deck = json.loads(files(package).joinpath(f"{name}.json").read_text("utf-8"))
    assert isinstance(deck, dict)
    return deck


def keep_deck(kept: dict[str, D], text: str, deck: D) -> D:
    """Keep a deck under the text that states name it by, so that it is read once."""
    if len(kept) >= _MOST_KEPT:
        kept.clear()
    kept[text] = deck
    return deck


def deck_object(data: Any) -> dict[str, Any]:
    """A deck file's content or its text as an object of our format that has a name."""
    if isinstance(data, str):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise DeckError(f"the deck is not JSON: {error}") from error
    if not isinstance(data, dict):
        raise DeckError("a deck is a JSON object")
    if data.get("format") != FORMAT:
        raise DeckError(f"the deck's format is {data.get('format')!r}, not {FORMAT}")
    if not isinstance(data.get("name"), str) or not data["name"]:
        raise DeckError("the deck has no name")
    if len(data["name"]) > _NAME:
        raise DeckError(f"the deck's name has more than {_NAME} letters")
    try:
        size = len(json.dumps(data))
    except (TypeError, ValueError, RecursionError) as error:
        raise DeckError(f"the deck is not JSON: {error}") from error
    if size > _KILOBYTES * 1024:
        raise DeckError(f"a deck has at most {_KILOBYTES} kB")
    return data


def check_base(data: dict[str, Any], ours: str) -> None:
    """Whether the deck that a file corrects is the one there is."""
    if data["based_on"] != ours:
        raise DeckError(f"based_on: there is no deck {data['based_on']!r}; ours is {ours!r}")


def check_keys(value: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in value:
        if key not in known:
            raise DeckError(f"{where}: {key!r} is unknown; known are " + ", ".join(known))


def check_words(value: list[Any], known: tuple[str, ...], where: str) -> None:
    """Whether a list holds words of these, each once."""
    for word in value:
        if word not in known:
            raise DeckError(f"{where}: {word!r} is none of " + ", ".join(known))
    if len(set(value)) != len(value):
        raise DeckError(f"{where}: a word stands there twice")


def one_of(value: Any, known: tuple[str, ...], where: str) -> str:
    if value not in known:
        raise DeckError(f"{where} must be one of " + ", ".join(known))
    return str(value)


def whole_number(value: Any, low: int, high: int, where: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise DeckError(f"{where} must be a whole number from {low} to {high}, not {value!r}")
    return value
