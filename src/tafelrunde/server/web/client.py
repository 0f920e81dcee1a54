"""Client: the built browser client and boards of guests as files, compressed where that helps."""

from __future__ import annotations

import gzip
import mimetypes
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from tafelrunde.server.base import boards

_NOTE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tafelrunde</title>
<p>The server runs, but the browser client has not been built.
<p>Build it with <code>npm ci && npm run build</code> in <code>web/</code>,
or run <code>make setup</code>. The HTTP API is at <a href="/schema/openapi.json">/schema</a>.
"""

_TEXT: Final = ("text/", "application/json", "application/javascript", "image/svg", "font/ttf")


class File(msgspec.Struct):
    """A file ready to be sent."""

    body: bytes
    packed: bytes | None
    type: str
    lasting: bool  # its name changes when its content does


def folder() -> Path | None:
    """Where the built client lies: in the package, or beside the sources."""
    here = Path(__file__).parent
    for place in (here / "static", here.parents[3] / "web" / "dist"):
        if (place / "index.html").is_file():
            return place
    return None


# What pictures are lettered in: family, weight, and how the file's name begins.
_LETTERS: Final = (
    ("Alegreya", 700, "alegreya-latin-700-normal"),
    ("Alegreya Sans", 400, "alegreya-sans-latin-400-normal"),
    ("Alegreya Sans", 700, "alegreya-sans-latin-700-normal"),
)


@cache
def lettering() -> str:
    """The client's own fonts as rules of a style sheet, so that a picture takes them along."""
    place = folder()
    rules: list[str] = []
    if place is None:
        return ""
    for family, weight, name in _LETTERS:
        for path in sorted((place / "assets").glob(f"{name}*.woff2"))[:1]:
            data = b64encode(path.read_bytes()).decode()
            source = f"url(data:font/woff2;base64,{data}) format('woff2')"
            rules.append(f"@font-face{{font-family:'{family}';font-weight:{weight};src:{source}}}")
    return "".join(rules)


class Client:
    """The files of the client, read once and again when they have changed."""

    def __init__(self) -> None:
        self._kept: dict[Path, tuple[float, File]] = {}

    def file(self, path: str) -> File | None:
        """The file of a path; a path of the client's own pages is its first page."""
        place = folder()
        if place is None:
            first = path in ("", "index.html")
            return File(_NOTE.encode(), None, "text/html", False) if first else None
        name = path.strip("/")
        wanted = (place / name).resolve() if name else place / "index.html"
        if not wanted.is_relative_to(place.resolve()) and name:
            return None
        if not wanted.is_file():
            if "." in name.rpartition("/")[2]:
                return None
            wanted = place / "index.html"
        return self._read(wanted)

    def board(self, game: str, name: str) -> File | None:
        """A file of the board that a game's package brings along."""
        place = boards.folders().get(game)
        if place is None:
            return None
        wanted = (place / name).resolve()
        if not wanted.is_relative_to(place) or not wanted.is_file():
            return None
        return self._read(wanted)

    def _read(self, path: Path) -> File:
        changed = path.stat().st_mtime
        kept = self._kept.get(path)
        if kept is not None and kept[0] == changed:
            return kept[1]
        body = path.read_bytes()
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        text = kind.startswith(_TEXT)
        packed = gzip.compress(body, 9, mtime=0) if text and len(body) > 400 else None
        file = File(body, packed, kind, path.parent.name == "assets")
        self._kept[path] = (changed, file)
        return file
