"""Catalogue: the games that can be played here, their bots, their words, their build."""

from __future__ import annotations

import sys
from functools import cache, lru_cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

import tafelrunde
from tafelrunde import words
from tafelrunde.bots import level_names, specialists
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.registry import find_game, game_names
from tafelrunde.kernel.settings import written_out
from tafelrunde.kernel.start import new
from tafelrunde.lab.power import power_of_cards
from tafelrunde.server.base import boards


@cache
def bots() -> list[str]:
    """The strengths of bots that every table offers, the weakest first."""
    return level_names()


def usual_bot() -> str:
    """The bot that somebody meets who chose none."""
    return "good"


@cache
def games() -> list[dict[str, Any]]:
    """Every installed game with what a table of it can choose."""
    found = []
    for name in game_names():
        try:
            game = find_game(name)
        except TafelrundeError:
            continue
        found.append(
            {
                "name": name,
                "seats": list(game.seats),
                "rules": game.rules,
                "settings": [
                    {**setting.schema(), **setting.shelf.plain()} for setting in game.settings
                ],
                "presets": [
                    {"name": preset, "options": written_out(options, game.settings)}
                    for preset, options in game.presets.items()
                ],
                "bots": bots(),
                "specialists": [
                    {"bot": bot, "seats": seats, "options": options}
                    for bot, seats, options in specialists(name)
                ],
                "board": boards.address(name),
            }
        )
    return found


@cache
def words_in(language: str) -> tuple[bytes, str]:
    """Every catalogue's Fluent source in a language, as JSON by its name, and a hash of it."""
    folder = Path(tafelrunde.__file__).parent / "locales" / language
    own = {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))}
    for unread in ("cli", "review"):
        own.pop(unread, None)
    for name in game_names():
        if name not in own:
            own[name] = words.source(language, name)
    text = msgspec.json.encode(own)
    return text, sha256(text).hexdigest()[:16]


@cache
def cards_of(game: str) -> tuple[bytes, str]:
    """The cards of a game that can be read about, as JSON, and a hash of it."""
    text = msgspec.json.encode(find_game(game).library())
    return text, sha256(text).hexdigest()[:16]


@cache
def powers_of(game: str) -> tuple[bytes, str]:
    """How the cards of a game did among bots, by card and seats, as JSON, and a hash of it."""
    text = msgspec.json.encode(power_of_cards(game))
    return text, sha256(text).hexdigest()[:16]


@cache
def learning_in(language: str, game: str) -> bytes:
    """The words of a game's lesson and rules reference, as JSON by their catalogue's name."""
    own = {"learn": words.house_source(language, "learn/learn")}
    own[game] = find_game(game).learning(language)
    return msgspec.json.encode(own)


def is_installed(name: str) -> bool:
    """Whether a game is there that tables were opened with."""
    try:
        find_game(name)
    except TafelrundeError:
        return False
    return True


@cache
def build_of(name: str) -> str:
    """A hash of everything that decides how a match of this game goes: kernel and game.

    "" where the game is not installed.
    """
    if not is_installed(name):
        return ""
    seal = sha256()
    package = type(find_game(name)).__module__.rpartition(".")[0] or name
    for part in ("tafelrunde.kernel", package):
        spec = find_spec(part)
        folders = (spec.submodule_search_locations if spec is not None else None) or []
        for folder in folders:
            for path in sorted(Path(folder).rglob("*")):
                if path.suffix in {".py", ".so", ".pyd", ".json"}:
                    seal.update(path.name.encode())
                    seal.update(path.read_bytes())
    seal.update(f"{find_game(name).rules} {sys.version_info[:2]}".encode())
    return seal.hexdigest()[:32]


def deck_of(name: str, seats: int, options: dict[str, Any]) -> dict[str, Any] | None:
    """The deck of a match and whether its cards were reconstructed, as the game's view says."""
    deck = _shown(name, seats, msgspec.json.encode(options, order="sorted").decode(), "deck")
    if not isinstance(deck, dict) or "name" not in deck:
        return None
    return {"name": str(deck["name"]), "reconstructed": bool(deck.get("reconstructed"))}


def marks_of(name: str) -> dict[str, int] | None:
    """The points to aim at alone, by what reaching them is called; None where there are none."""
    marks = _shown(name, 1, "{}", "marks") if find_game(name).seats[0] == 1 else None
    return marks if isinstance(marks, dict) else None


@lru_cache(512)
def _shown(name: str, seats: int, options: str, what: str) -> Any:
    try:
        return new(name, seats, 0, msgspec.json.decode(options)).view(None).get(what)
    except Exception:  # noqa: BLE001 - a game that is not what it was still has a row in lists
        return None
