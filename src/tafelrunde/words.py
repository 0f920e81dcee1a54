"""Words: texts in a language, from Fluent catalogues that the browser client shares.

A text's id begins with the name of its game or of a catalogue of this package; any other id belongs
to the common catalogue.
A catalogue may hold icons in brackets, such as `[coin]`: their words are the messages `icon-coin`,
after a number other than 1 their attributes `.many` where they have one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Generic, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.question import S
from tafelrunde.kernel.registry import find_game, game_names
from tafelrunde.kernel.text import Text

LANGUAGES: Final = ("en", "de")
COMMON: Final = "common"

Icons = Literal["words", "tokens"]

_FOLDER: Final = Path(__file__).parent / "locales"
_ICON: Final = re.compile(r"(\d+ )?\[([a-z][a-z0-9-]*)\]")
# Stands for a bracket in a name or word from outside, which is no icon.
_BRACKET: Final = "\ue000"


class WordsError(TafelrundeError):
    """A text that a catalogue has no words for."""


def render(text: Text, language: str, icons: Icons = "words", names: Sequence[str] = ()) -> str:
    """The text in a language; icons become words or stay tokens for a client to draw.

    `names` are the players' names: `Text("seat", seat=2)` is the name of seat 2 where it has one.
    """
    return _formatted(text, language, icons, names).replace(_BRACKET, "[")


class Pen(Generic[S]):
    """Writes in one language with the names of one match; a game's terminal draws with it.

    `g` is the table of the match, for what its view leaves out because everybody knows it.
    """

    def __init__(self, match: Match, language: str) -> None:
        state: Any = match.state
        self.g: S = state
        self.language = language
        self.names = match.header.names

    def words(self, text: Text) -> str:
        return render(text, self.language, names=self.names)

    def say(self, id: str, **args: int | str | Text) -> str:
        return self.words(Text(id, **args))

    def seat(self, seat: int) -> str:
        """The name of the player on a seat."""
        return self.say("seat", seat=seat)


def source(language: str, game: str = COMMON) -> str:
    """The catalogue of a game, or one of this package, as Fluent source."""
    if game in game_names():
        return find_game(game).catalogue(language)
    return house_source(language, game)


def house_source(language: str, name: str) -> str:
    """A catalogue of this package."""
    _check_language(language)
    return (_FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")


def message_ids(language: str, game: str = COMMON) -> list[str]:
    """The ids of all messages in a catalogue, in the order they stand there."""
    body = _resource(language, game).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def _formatted(text: Text, language: str, icons: Icons, names: Sequence[str]) -> str:
    if text.id == "seat":
        seat = text.args["seat"]
        assert isinstance(seat, int)
        if seat < len(names) and names[seat]:
            return names[seat].replace("[", _BRACKET)
        return _message("seat", {"number": seat + 1}, language)
    args: dict[str, Any] = {}
    for name, value in text.args.items():
        if isinstance(value, Text):
            args[name] = _formatted(value, language, icons, names)
        else:
            args[name] = value.replace("[", _BRACKET) if isinstance(value, str) else value
    said = _message(text.id, args, language)
    for value in args.values():
        if isinstance(value, int) and value < 0:
            said = said.replace(f"-{-value}", f"−{-value}")
    if icons == "words":
        owner = _owner(text.id)
        said = _ICON.sub(lambda icon: _icon_words(icon[1] or "", icon[2], language, owner), said)
    return said


def _icon_words(number: str, icon: str, language: str, game: str) -> str:
    bundle = _bundle(language, game)
    name = f"icon-{icon}"
    if number not in ("", "1 ") and bundle.has_message(name):
        name += ".many" if "many" in bundle.get_message(name).attributes else ""
    return number + _pattern(bundle, name, {}, language, game)


def _message(id: str, args: dict[str, Any], language: str) -> str:
    game = _owner(id)
    return _pattern(_bundle(language, game), id, args, language, game)


def _pattern(bundle: FluentBundle, id: str, args: dict[str, Any], language: str, game: str) -> str:
    name, _, attribute = id.partition(".")
    if not bundle.has_message(name):
        raise WordsError(f"the {language} words of {game} lack {id}")
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise WordsError(f"the {language} words of {game} lack {id}")
    said, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise WordsError(f"{language} {id} with {args}: {errors[0]}")
    return str(said)


@cache
def _owner(id: str) -> str:
    """The game, or the catalogue of this package, that holds the id."""
    name = id.partition("-")[0]
    ours = (_FOLDER / LANGUAGES[0] / f"{name}.ftl").is_file()
    return name if ours or name in game_names() else COMMON


@cache
def _resource(language: str, game: str) -> ast.Resource:
    resource = FluentResource(source(language, game))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = (entry.content or "").strip().partition("\n")[0]
            raise WordsError(f"the {language} words of {game} cannot be read at: {start}")
    return resource


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    _check_language(language)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_resource(language, COMMON))
    if game != COMMON:
        bundle.add_resource(_resource(language, game))
    return bundle


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise TafelrundeError(f"there are no words in {language!r}; languages: en, de")
