"""The documents say what is true: the README's example runs, generated pages are up to date."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde import find_game
from tafelrunde.server.base import door, limits
from tafelrunde.server.base.config import Config
from tafelrunde.server.club import sessions
from tafelrunde.server.web import access, arriving, gate, socket
from tafelrunde.tournament.fold.players import MOST
from tafelrunde.words import LANGUAGES, house_source
from tools import encodings, mechanisms, rulings

ROOT = Path(__file__).resolve().parent.parent
RULED = sorted(path.parent for path in rulings.GAMES.glob("*/game.py"))
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])


def test_the_example_of_the_readme_runs(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=tmp_path
    )
    scores, line = done.stdout.splitlines()
    assert re.fullmatch(r"\[\d+(, \d+){3}\] \[[1-4](, [1-4]){3}\]", scores)
    assert line.startswith("lydia@")


def test_the_example_of_the_lab_runs(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs/lab.md").read_text(), re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=tmp_path
    )
    card, share, times = done.stdout.split()
    assert card.startswith("silver-")
    assert 0 < float(share) <= 1
    assert int(times) <= 40


def test_the_page_of_rulings_is_up_to_date() -> None:
    assert rulings.PAGE.read_text() == rulings.written(rulings.GAMES), "run `make docs`"


@pytest.mark.parametrize("game", RULED, ids=lambda path: path.name)
def test_the_rules_reference_has_every_ruling_in_both_languages(game: Path) -> None:
    said = {lang: house_source(lang, f"rulings/{game.name}") for lang in LANGUAGES}
    assert said["en"] == rulings.messages(game), "run `make docs`"
    message = re.compile(r"^([a-z0-9-]+) = \S", re.MULTILINE)
    english, german = (message.findall(said[language]) for language in ("en", "de"))
    assert english == german
    assert all(source in find_game(game.name).learning(lang) for lang, source in said.items())


def test_the_page_of_mechanisms_is_up_to_date() -> None:
    assert mechanisms.PAGE.read_text() == mechanisms.written(), "run `make docs`"


def test_the_page_of_encodings_is_up_to_date() -> None:
    assert encodings.PAGE.read_text() == encodings.written(), "run `make docs`"


@pytest.mark.parametrize("game", RULED, ids=lambda game: game.name)
def test_every_ruling_has_its_words_in_the_code(game: Path) -> None:
    found = rulings.rulings(game)
    assert [ruling.number for ruling in found.values() if not ruling.words] == []
    assert sorted(found) == list(range(1, max(found) + 1))


def test_rulings_are_read_from_comments_and_docstrings(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(
        '"""R1: boards are dealt at random."""\n'
        "def bonus():\n"
        '    """Bonuses come last (R2). Nothing else does."""\n'
        "    space = 6  # R3: six is the space\n"
        "    # Why this is so.\n"
        "    # R4 reversed: at once,\n"
        "    # source by source\n"
        "    return space  # R3\n"
    )
    found = rulings.rulings(tmp_path)
    assert {number: ruling.words for number, ruling in found.items()} == {
        1: ["Boards are dealt at random."],
        2: ["Bonuses come last."],
        3: ["Six is the space."],
        4: ["Reversed: At once, source by source."],
    }
    assert found[1].places == ["rules"]
    assert found[2].places == ["rules.bonus"]
    assert found[3].places == ["rules.bonus", "rules.bonus"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", page.read_text())
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_page_of_security_has_the_numbers_of_the_code() -> None:
    page = (ROOT / "docs" / "security.md").read_text()
    rows = re.findall(r"^\| `([a-z]+)` \| ([0-9.]+) \| ([0-9.]+) \|", page, re.MULTILINE)
    assert {name: (float(size), float(rate)) for name, size, rate in rows} == limits.RATES
    config = Config()
    for said in (
        f"uses for {sessions.KEPT // 86_400} days",
        f"at most {socket.BURST} messages at once and {socket.RATE} a second",
        f"A request has {config.arriving_seconds:g} seconds to arrive",
        f"its head {arriving.HEAD_BYTES // 1024} KiB of room",
        f"its body {gate.BODY_BYTES // 1024} KiB",
        f"it may hold {door.VALUES:,} texts, numbers and lists, {door.DEEPEST} deep",
        f"room for {MOST:,} players",
    ):
        assert said in page
    assert access.RIGHT_CODE == 1 / 100


def test_every_command_line_in_the_documents_names_a_command() -> None:
    commands = set((ROOT / "src" / "tafelrunde" / "cli").glob("*.py"))
    names = {path.stem for path in commands}
    for page in PAGES:
        called = re.findall(
            r"^tafelrunde ([a-z]+)|`tafelrunde ([a-z]+)", page.read_text(), re.MULTILINE
        )
        assert {first or second for first, second in called} <= names, page.name


@pytest.mark.parametrize("page", ["adding-a-game.md", "loyang.md"])
def test_what_a_change_touches_is_shown_as_it_stands_in_the_sources(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    (shown,) = re.findall(r"```diff\n(.*?)```", text, re.DOTALL)
    files = re.findall(r"^\+\+\+ (\S+)\n((?:\+(?!\+\+ ).*\n)+)", shown, re.MULTILINE)
    assert len(files) >= 5
    for name, lines in files:
        source = (ROOT / name).read_text(encoding="utf-8").split("\n")
        for line in lines.rstrip("\n").split("\n"):
            assert line[1:] in source, f"{name}: {line}"
