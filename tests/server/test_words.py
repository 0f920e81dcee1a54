"""Words: everything the server says is in both catalogues and can be rendered."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tafelrunde.server
from tafelrunde import words
from tafelrunde.kernel.text import Text
from tafelrunde.server.base import wire
from tests.server.support import ROOT

FOLDER = Path(tafelrunde.server.__file__).parent
SOURCES = [
    *FOLDER.rglob("*.py"),
    FOLDER.parent / "cli" / "serve.py",
    FOLDER.parent / "cli" / "admin.py",
]
SAID = (
    {
        found
        for path in SOURCES
        for found in re.findall(r'"(server-[a-z-]+[a-z])"', path.read_text())
    }
    | {f"server-closed-{why}" for why in ("resign", "flag", "drift", "upload")}
    | {
        f"server-record-{why}"
        for why in ("damaged", "truncated", "version", "drifted", "illegal", "unsound")
    }
)
NAMES = (
    *("bot", "why", "code", "what", "file", "address", "db", "number", "browser", "system"),
    *("most", "entries", "kilobytes", "name", "seconds", "game", "link", "scores"),
)
ARGUMENTS = dict.fromkeys(NAMES, "7")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_everything_the_server_says_has_words(language: str) -> None:
    known = set(words.message_ids(language, "server"))
    assert sorted(SAID - known) == []
    for name in sorted(known):
        text = Text(name, seat=Text("seat", seat=1), count=2, **ARGUMENTS)
        assert words.render(text, language)


@pytest.mark.parametrize("catalogue", ["client", "cli", "common", "server", "tournament"])
def test_the_two_languages_say_the_same_things_each_once(catalogue: str) -> None:
    english, german = (words.message_ids(language, catalogue) for language in words.LANGUAGES)
    assert english == german
    assert [name for name in english if english.count(name) > 1] == []


def test_every_message_of_the_protocol_is_described() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for kind in wire.AnyMessage.__args__:
        assert f'{{"t": "{kind.__struct_config__.tag}"' in text
