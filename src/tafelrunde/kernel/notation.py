"""Notation: a match in one line that fits a chat message, both ways."""

from __future__ import annotations

import base64
import json
import re
import zlib
from typing import Final

from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.registry import find_game
from tafelrunde.kernel.start import new

_NUMBER: Final = re.compile(r"-?[0-9]+")


def option_text(option: Option) -> str:
    """An option as one word: 7, done, 3.0.1; a tuple of one ends with a dot."""
    if isinstance(option, tuple):
        return ".".join(str(item) for item in option) + ("" if len(option) > 1 else ".")
    return str(option)


def option_from(text: str) -> Option:
    """The option that one word of notation means."""
    if "." in text:
        return tuple(_item(piece) for piece in text.split(".") if piece)
    return _item(text)


def _item(text: str) -> int | str:
    return int(text) if _NUMBER.fullmatch(text) else text


def notation(match: Match) -> str:
    """The match as one line: game@rules/seats seed options : the moves that stand."""
    if match.start_position() is not None:
        raise TafelrundeError("a match that starts from a position has no one-line notation")
    header = match.header
    words = [f"{header.game}@{header.rules}/{header.seats}", header.seed]
    changed = {
        setting.name: header.options[setting.name]
        for setting in match.game.settings
        if header.options[setting.name] != setting.default
    }
    if changed:
        packed = zlib.compress(json.dumps(changed, separators=(",", ":")).encode(), 9)
        words.append("+" + base64.urlsafe_b64encode(packed).decode().rstrip("="))
    words.append(":")
    words.extend(f"{move.seat}:{option_text(move.option)}" for move in match.moves)
    return " ".join(words)


def from_notation(line: str) -> Match:
    """The match that a line of notation leads to."""
    start, colon, moves = line.strip().partition(" : ")
    if not colon and line.strip().endswith(" :"):
        start, moves = line.strip()[:-2], ""
    words = start.split()
    try:
        game, _, rest = words[0].partition("@")
        rules, _, seats = rest.partition("/")
        options = _unpacked(words[2][1:]) if len(words) > 2 else {}
        installed = find_game(game)
        if installed.rules != int(rules):
            raise TafelrundeError(f"the line follows rules {rules} of {game}")
        match = new(game, int(seats), words[1], options)
    except (IndexError, ValueError, zlib.error) as error:
        raise TafelrundeError(f"this is no notation of a match: {error}") from error
    for place, word in enumerate(moves.split(), start=1):
        seat, _, option = word.partition(":")
        if not re.fullmatch(r"[0-9]+", seat) or not option:
            raise TafelrundeError(f"move {place}: {word!r} is no move")
        try:
            match.play(int(seat), option_from(option))
        except TafelrundeError as error:
            raise TafelrundeError(f"move {place}: {error}") from error
    return match


def _unpacked(text: str) -> dict[str, object]:
    packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    options = json.loads(zlib.decompress(packed))
    if not isinstance(options, dict):
        raise TafelrundeError("options are missing")
    return options
