"""`tafelrunde games`: what can be played here."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from tafelrunde.cli.arguments import game_called
from tafelrunde.cli.parameters import Json, Lang
from tafelrunde.cli.voice import Voice
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.registry import game_names


def games(lang: Lang = None, *, as_json: Json = False) -> None:
    voice = Voice(lang)
    listed = [game_called(name) for name in game_names()]
    if as_json:
        voice.data([described(game) for game in listed])
        return
    for game in listed:
        low, high = game.seats
        voice.say("cli-game", style="bold", game=game.name, low=low, high=high, rules=game.rules)
        voice.out.print(_settings(game, voice))


def described(game: Game[Any]) -> dict[str, Any]:
    """A game for machines."""
    return {
        "name": game.name,
        "seats": list(game.seats),
        "rules": game.rules,
        "options": [setting.schema() for setting in game.settings],
    }


def _settings(game: Game[Any], voice: Voice) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    longest = max((len(setting.name) for setting in game.settings), default=0)
    table.add_column("  " + voice.word("cli-column-option"), min_width=longest + 2)
    table.add_column(voice.word("cli-column-values"))
    table.add_column(voice.word("cli-column-default"))
    for setting in game.settings:
        schema = setting.schema()
        table.add_row(f"  {setting.name}", _values(schema, voice), _shown(schema["default"], voice))
    return table


def _values(schema: dict[str, Any], voice: Voice) -> str:
    match schema["type"]:
        case "flag":
            return "true, false"
        case "number":
            return f"{schema['low']}–{schema['high']}"
        case "data":
            return voice.word("cli-values-data")
        case _:
            whole = [schema["whole"]] if schema.get("whole") else []
            return ", ".join([*schema.get("values", []), *whole])


def _shown(default: Any, voice: Voice) -> str:
    if isinstance(default, bool):
        return "true" if default else "false"
    if isinstance(default, list):
        return ", ".join(str(item) for item in default) or voice.word("cli-none")
    return voice.word("cli-none") if default is None else str(default)
