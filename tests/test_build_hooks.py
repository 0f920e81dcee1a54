"""Which modules are compiled and when the browser client is built again."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from build_hooks import client, compiling

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
CONFIG: dict[str, Any] = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]


def write(folder: Path, *names: str) -> None:
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")


def test_rules_and_bots_are_compiled_and_words_are_not(tmp_path: Path) -> None:
    write(
        tmp_path,
        "tafelrunde/__init__.py",
        "tafelrunde/kernel/__init__.py",
        "tafelrunde/kernel/match.py",
        "tafelrunde/games/lydia/meta.py",
        "tafelrunde/games/lydia/present.py",
        "tafelrunde/games/lydia/rounds.py",
        "tafelrunde/games/lydia/cards/words.py",
        "tafelrunde/games/lydia/cards/purple.py",
        "tafelrunde/bots/greedy.py",
        "tafelrunde/cli/play.py",
    )
    assert [str(path) for path in compiling.modules(tmp_path, CONFIG)] == [
        "tafelrunde/bots/greedy.py",
        "tafelrunde/games/lydia/cards/purple.py",
        "tafelrunde/games/lydia/rounds.py",
        "tafelrunde/kernel/match.py",
    ]


def test_a_folder_shares_a_library_and_card_files_have_their_own() -> None:
    deck = Path("tafelrunde/games/lydia/cards/purple.py")
    names = ("kernel/flow.py", "kernel/match.py", "games/lydia/rounds.py")
    chosen = [*(Path("tafelrunde", name) for name in names), deck]
    assert compiling.libraries(chosen, {deck}) == {
        "tafelrunde.kernel": ["tafelrunde/kernel/flow.py", "tafelrunde/kernel/match.py"],
        "tafelrunde.games.lydia": ["tafelrunde/games/lydia/rounds.py"],
        "tafelrunde.games.lydia.cards.purple": ["tafelrunde/games/lydia/cards/purple.py"],
    }


def test_nothing_to_compile_makes_a_plain_package(tmp_path: Path) -> None:
    write(tmp_path, "src/tafelrunde/__init__.py")
    assert not compiling.wanted(tmp_path, CONFIG)


def test_the_switch_turns_compiling_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "src/tafelrunde/kernel/match.py")
    monkeypatch.delenv(compiling.SWITCH, raising=False)
    assert compiling.wanted(tmp_path, CONFIG)
    monkeypatch.setenv(compiling.SWITCH, "0")
    assert not compiling.wanted(tmp_path, CONFIG)


def test_a_machine_without_a_compiler_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    compiling.compiler_works.cache_clear()
    try:
        assert not compiling.compiler_works()
    finally:
        compiling.compiler_works.cache_clear()


def test_the_build_environment_is_locked_at_the_version_pyproject_asks_for() -> None:
    locked = (ROOT / "requirements" / "build.txt").read_text()
    assert PROJECT["build-system"]["requires"][0] in PROJECT["dependency-groups"]["build"]
    assert "hatchling==" in locked


def test_the_client_is_built_again_only_when_its_sources_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "web/package.json", "web/src/table.ts")
    npm = tmp_path / "bin" / "npm"
    write(tmp_path, "bin/npm", "bin/node")
    npm.write_text('#!/bin/sh\necho "$1" >>../log\nmkdir -p dist node_modules\n')
    (tmp_path / "bin" / "node").write_text("#!/bin/sh\necho v20.1.0\n")
    for program in (tmp_path / "bin").iterdir():
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(npm.parent), prepend=":")

    said: list[str] = []
    assert client.build(tmp_path, said.append) == tmp_path / "web" / "dist"
    client.build(tmp_path, said.append)
    assert (tmp_path / "log").read_text().split() == ["ci", "run"]
    (tmp_path / "web" / "src" / "table.ts").write_text("let seats = 4;")
    client.build(tmp_path, said.append)
    assert (tmp_path / "log").read_text().split() == ["ci", "run", "ci", "run"]


@pytest.mark.parametrize(("version", "good"), [("v18.20.1", False), ("v20.0.0", True)])
def test_an_old_node_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, *, good: bool
) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert client.machine_has_node() is good
