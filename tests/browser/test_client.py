"""The client's sources and what is built from them: no rules in it, words for all, small."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
from collections.abc import Iterable
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from build_hooks import client
from tafelrunde.kernel.registry import game_names
from tafelrunde.words import LANGUAGES, message_ids
from tests.browser.house import ROOT, build_client

WEB = ROOT / "web"
SOURCES = WEB / "src"
BOARDS = SOURCES / "boards"
BUDGET = 425_000
# What the club room needs before it stands there.
CLUB_ROOM = 77_500
IMPORTED = re.compile(r"""(?:from|import) ?["'`]\./([^"'`]+\.js)["'`]""")
# Fonts are counted for themselves; pictures are fetched only where the site is installed.
APART = {".woff2", ".png"}
FONTS = 120_000
# What names only the folder of a game's drawings, which the sprite gathers by themselves.
KNOWN_GAMES = ("agricola", "loyang", "lydia")


@cache
def sources() -> dict[Path, str]:
    kinds = (".svelte", ".ts", ".css")
    return {
        path: path.read_text(encoding="utf-8")
        for path in sorted(SOURCES.rglob("*"))
        if path.suffix in kinds
    }


def common() -> dict[Path, str]:
    """Everything that belongs to no game's board."""
    own = {BOARDS / name for name in (*KNOWN_GAMES, *game_names())}
    return {path: text for path, text in sources().items() if not own & set(path.parents)}


def test_no_common_part_of_the_client_names_a_game() -> None:
    names = "|".join((*KNOWN_GAMES, *game_names()))
    code = re.compile(rf"""['"`/]({names})\b""")
    # Colours of drawings, and examples in comments, condition nothing.
    found = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for path, text in common().items()
        for line in text.splitlines()
        if code.search(line) and not line.lstrip().startswith(("*", "/*", "//"))
    ]
    assert found == []


def test_no_page_takes_html_or_styles_from_text() -> None:
    banned = re.compile(r"\{@html|\.innerHTML|insertAdjacentHTML|\bstyle=\"[^\"]*\"|\beval\(")
    found = [
        f"{path.relative_to(SOURCES)}: {match[0]}"
        for path, text in sources().items()
        for match in banned.finditer(text)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_the_client_says_is_in_its_catalogue(language: str) -> None:
    said = re.compile(r"""['"`](client-[a-z0-9-]+[a-z0-9])['"`]""")
    begun = re.compile(r"`(client-[a-z0-9-]+-)\$\{")
    # A word for each of some choices.
    rows = re.compile(r"\brows\('(client-[a-z0-9-]+)'")
    texts = list(sources().values())
    used = set(chain.from_iterable(said.findall(text) for text in texts))
    chosen = {f"{start}-" for text in texts for start in rows.findall(text)}
    starts = tuple(chosen.union(*(begun.findall(text) for text in texts)))
    known = set(message_ids(language, "client"))
    assert used - known == set()
    assert {word for word in known - used if not word.startswith(starts)} == set()


def test_both_languages_have_the_same_words() -> None:
    assert message_ids("en", "client") == message_ids("de", "client")


def test_the_types_of_the_client_are_clean() -> None:
    build_client()
    env = dict(os.environ)
    if not client.machine_has_node():
        env["PATH"] = f"{client._packaged_node(ROOT / 'build' / 'node')}{os.pathsep}{env['PATH']}"
    checked = subprocess.run(
        ["npm", "run", "--silent", "check"],
        cwd=WEB,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout[-3000:]


def packed(paths: Iterable[Path]) -> int:
    """What files weigh on the way to a browser."""
    return sum(len(gzip.compress(path.read_bytes(), 6)) for path in paths)


def club_room() -> set[Path]:
    """The files that the club room is made of: its page, and whatever that imports."""
    assets = WEB / "dist" / "assets"
    scripts: set[Path] = set()
    waiting = [*assets.glob("index-*.js"), *assets.glob("LobbyPage-*.js")]
    while waiting:
        script = waiting.pop()
        if script not in scripts:
            scripts.add(script)
            waiting += [assets / name for name in IMPORTED.findall(script.read_text())]
    names = {script.name.split("-")[0] for script in scripts}
    return scripts | {path for path in assets.glob("*.css") if path.name.split("-")[0] in names}


def test_the_first_load_is_small() -> None:
    build_client()
    assert any(path.name.startswith("Icon-") for path in club_room())
    assert packed(club_room()) <= CLUB_ROOM


def test_the_whole_client_is_small() -> None:
    build_client()
    built = [path for path in (WEB / "dist").rglob("*") if path.is_file()]
    # Everything there is, with every game's board and every page.
    assert packed(path for path in built if path.suffix not in APART) <= BUDGET
    assert sum(path.stat().st_size for path in built if path.suffix == ".woff2") <= FONTS


# As tokens.css lists them.
WIDTHS = {380, 480, 860, 1000, 1180, 1279, 1399, 1799}


def test_pages_change_only_at_the_listed_widths() -> None:
    query = re.compile(r"@media[^{]*")
    width = re.compile(r"(max|min)-width: (\d+)px")
    found = [
        f"{path.relative_to(SOURCES)}: {bound}-width: {number}px"
        for path, text in sources().items()
        for media in query.findall(text)
        for bound, number in width.findall(media)
        if int(number) - (bound == "min") not in WIDTHS
    ]
    assert found == []
    assert all(f"{number} " in (SOURCES / "tokens.css").read_text() for number in WIDTHS)


def test_sizes_of_type_are_the_variables_of_the_house() -> None:
    size = re.compile(r"^\s*font(?:-size)?: [^;/]*\d(?:px|rem|pt)\b[^;]*;", re.MULTILINE)
    found = [
        f"{path.relative_to(SOURCES)}: {match.strip()}"
        for path, text in sources().items()
        for match in size.findall(re.sub(r"var\([^)]*\)", "", text))
    ]
    assert found == []
