"""Boards: folders with a board for the browser that game packages bring along."""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

log = logging.getLogger("tafelrunde.boards")

GROUP: Final = "tafelrunde.boards"
ENTRANCE: Final = "board.js"


def address(game: str) -> str | None:
    """Where browsers find the board of a game, if its package brings one."""
    return f"/boards/{game}/{ENTRANCE}" if game in folders() else None


@cache
def folders() -> dict[str, Path]:
    """The folder of each board, by the name of its game."""
    found: dict[str, Path] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.value):
        folder = _folder(entry)
        if folder is None or not (folder / ENTRANCE).is_file():
            said = {"game": entry.name, "board": entry.value}
            log.warning("a board lacks its board.js", extra=said)
        else:
            found.setdefault(entry.name, folder.resolve())
    return found


def _folder(entry: EntryPoint) -> Path | None:
    """The folder that `package:folder` names."""
    try:
        spec = find_spec(entry.module)
    except ImportError:
        return None
    if spec is None or spec.origin is None:
        return None
    return Path(spec.origin).parent / entry.attr
