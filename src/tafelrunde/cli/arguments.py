"""What was typed on the command line, turned into what the house understands."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tafelrunde.bots import bot_names, find, sits_at
from tafelrunde.cli.voice import Unable
from tafelrunde.kernel.errors import Conflict, TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.registry import find_game, game_names
from tafelrunde.kernel.settings import Choice, Data, Flag, Number, Setting, Several


def game_called(name: str) -> Game[Any]:
    if name not in game_names():
        raise Unable("cli-no-game", game=name, known=", ".join(game_names()))
    return find_game(name)


def seats_for(game: Game[Any], seats: int | None, usual: int = 1) -> int:
    """How many seats: as given, otherwise the usual number, as far as the game has it."""
    low, high = game.seats
    if seats is None:
        return min(max(low, usual), high)
    if not low <= seats <= high:
        raise Unable("cli-wrong-seats", game=game.name, seats=seats, low=low, high=high)
    return seats


def positive(name: str, value: int) -> int:
    if value < 1:
        raise Unable("cli-too-small", name=name, value=value)
    return value


def numbers(name: str, given: str) -> list[int]:
    """Whole numbers, apart by commas."""
    try:
        return [int(word) for word in given.split(",")]
    except ValueError as error:
        raise Unable("cli-needs-numbers", name=name, value=given) from error


def cluster_there(*, cluster: bool) -> None:
    """Refuse to share work over a cluster where there is nothing to share it with."""
    if cluster and find_spec("ray") is None:
        raise Unable("cli-no-cluster")


def named_in(bots: str | None) -> list[str]:
    """The bots of a list, apart by commas."""
    return [name.strip() for name in (bots or "").split(",") if name.strip()]


def seats_with(
    game: Game[Any], seats: int | None, bots: str | None, usual: int = 1, people: int = 0
) -> int:
    """How many seats: as given, otherwise as many as are named, people besides, or the usual."""
    named = len(named_in(bots))
    if seats is None and named > 1:
        seats = named + people
    return seats_for(game, seats, usual)


def bots_for(given: str, count: int) -> list[str]:
    """The names of `count` bots; a shorter list repeats, a longer one is refused."""
    names = named_in(given)
    if not names:
        raise Unable("cli-no-bots", known=", ".join(bot_names()))
    for name in names:
        try:
            find(name)
        except TafelrundeError as error:
            known = ", ".join(bot_names())
            raise Unable("cli-no-bot", bot=name, known=known) from error
    if len(names) > count:
        raise Unable("cli-too-many-bots", bots=", ".join(names), count=len(names), places=count)
    return [names[place % len(names)] for place in range(count)]


def check_bots(names: Sequence[str], game: str, seats: int, options: dict[str, Any]) -> None:
    """Refuse bots that cannot play at such a table."""
    for name in names:
        if not sits_at(name, game, seats, options):
            raise Unable("cli-bot-elsewhere", bot=name)


def options_for(game: Game[Any], seats: int, given: Sequence[str]) -> dict[str, Any]:
    """The options of a match, all written out, from KEY=VALUE pairs."""
    settings = {setting.name: setting for setting in game.settings}
    options: dict[str, Any] = {}
    for pair in given:
        for name, value in _named(game, pair):
            if name not in settings:
                known = ", ".join(sorted(settings)) or "-"
                raise Unable("cli-no-option", option=name, known=known)
            if name in options:
                raise Unable("cli-option-twice", option=name)
            options[name] = _checked(settings[name], value)
    try:
        return game.options(seats, options)
    except Conflict as error:
        named = ", ".join(error.options)
        raise Unable("cli-options-conflict", options=named, why=error.text) from error
    except TafelrundeError as error:
        raise Unable("cli-options-refused", why=str(error)) from error


def _named(game: Game[Any], pair: str) -> list[tuple[str, Any]]:
    """The options that a pair names with what they are to be; `@FILE` names all of a saved list."""
    if pair.startswith("@"):
        saved = _file("@", pair[1:])
        options = saved.get("options") if type(saved) is dict else None
        if type(options) is not dict or saved.get("game") != game.name:
            raise Unable("cli-no-saved", file=pair[1:], game=game.name)
        return list(options.items())
    name, equals, text = pair.partition("=")
    if not equals:
        raise Unable("cli-option-form", pair=pair)
    setting = next((each for each in game.settings if each.name == name), None)
    if setting is None:
        return [(name, text)]
    if isinstance(setting, Data) and text.startswith("@"):
        return [(name, _file(name, text[1:]))]
    return [(name, setting.parse(text))]


def _checked(setting: Setting, value: Any) -> Any:
    """What was named; the game itself brings it into its stored form."""
    try:
        setting.check(value)
    except Conflict as error:
        raise Unable("cli-option-refused", option=setting.name, why=error.text) from error
    except TafelrundeError as error:
        text = ",".join([str(item) for item in value]) if type(value) is list else str(value)
        raise _wrong(setting, text, str(error)) from error
    return value


def _file(option: str, path: str) -> Any:
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise Unable("cli-no-file", file=path, why=error.strerror or str(error)) from error
    except ValueError as error:
        raise Unable("cli-no-json", option=option, file=path, why=str(error)) from error


def _wrong(setting: Setting, text: str, why: str) -> Unable:
    match setting:
        case Flag():
            return Unable("cli-option-flag", option=setting.name, value=text)
        case Number():
            return Unable(
                "cli-option-number",
                option=setting.name,
                value=text,
                low=setting.low,
                high=setting.high,
            )
        case Choice():
            known = ", ".join(setting.values)
            return Unable("cli-option-choice", option=setting.name, value=text, known=known)
        case Several():
            known = ", ".join((*setting.values, *([setting.whole] if setting.whole else [])))
            return Unable("cli-option-several", option=setting.name, value=text, known=known)
        case _:
            return Unable("cli-options-refused", why=why)
