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


def test_rules_and_bots_are_compiled_and_words_and_hand_cards_are_not(tmp_path: Path) -> None:
    write(
        tmp_path,
        "tafelrunde/__init__.py",
        "tafelrunde/kernel/__init__.py",
        "tafelrunde/kernel/match.py",
        "tafelrunde/games/agricola/decks/a/minors.py",
        "tafelrunde/games/agricola/decks/effects.py",
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
        "tafelrunde/games/agricola/decks/effects.py",
        "tafelrunde/games/lydia/cards/purple.py",
        "tafelrunde/games/lydia/rounds.py",
        "tafelrunde/kernel/match.py",
    ]


def test_a_folder_shares_a_library() -> None:
    names = ("kernel/flow.py", "kernel/match.py", "games/lydia/rounds.py")
    assert compiling.libraries([Path("tafelrunde", name) for name in names]) == {
        "tafelrunde.kernel": ["tafelrunde/kernel/flow.py", "tafelrunde/kernel/match.py"],
        "tafelrunde.games.lydia": ["tafelrunde/games/lydia/rounds.py"],
    }


def test_what_games_do_not_wait_for_is_named_to_the_c_compiler(tmp_path: Path) -> None:
    shared = {
        "tafelrunde.kernel": ["tafelrunde/kernel/flow.py", "tafelrunde/kernel/seat_record.py"]
    }
    declared = [
        "extern PyObject *CPyDef_flow___turn(PyObject *cpy_r_seat);",
        "extern PyObject *CPyPy_flow___turn(PyObject *self, PyObject *args, PyObject *kw);",
        "extern int CPyExec_flow(PyObject *module);",
    ]
    (tmp_path / "__native_internal_kernel.h").write_text("\n".join(declared))
    lines = compiling._seldom_run(shared, tmp_path).read_text().splitlines()
    assert [line for line in lines if line.startswith("SELDOM")] == [
        "SELDOM char CPyDef_tafelrunde___kernel___flow_____top_level__(void);",
        "SELDOM char CPyDef_tafelrunde___kernel___seat_record_____top_level__(void);",
        "SELDOM PyObject *CPyPy_flow___turn(PyObject *self, PyObject *args, PyObject *kw);",
        "SELDOM int CPyExec_flow(PyObject *module);",
    ]


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


def test_what_was_kept_of_an_earlier_build_is_thrown_away_where_it_spoils_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "src/tafelrunde/kernel/match.py")
    python = tmp_path / "python"
    python.write_text("""#!/bin/sh
cd "$(echo "$2" | sed 's/.*"cache": "\\([^"]*\\)".*/\\1/')" && [ ! -e spoilt ] || exit 1
echo '["match.so"]' >outputs.json && touch spoilt
""")
    python.chmod(0o755)
    monkeypatch.setattr("build_hooks.compiling.sys.executable", str(python))
    said: list[str] = []
    for _ in range(2):
        found = compiling.build(tmp_path, CONFIG, said.append)
        assert list(found.values()) == ["match.so"]
    assert sum("anew" in line for line in said) == 1


def test_the_build_environment_is_locked_at_the_version_pyproject_asks_for() -> None:
    locked = (ROOT / "requirements" / "build.txt").read_text()
    assert PROJECT["build-system"]["requires"][0] in PROJECT["dependency-groups"]["build"]
    assert "hatchling==" in locked


class Npm:
    """A folder with a client and an npm that only writes down what it is asked to do."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        write(root, "web/package.json", "web/package-lock.json", "web/src/table.ts", "log")
        write(root, "bin/npm", "bin/node")
        self.program = root / "bin" / "npm"
        self.does("mkdir -p dist node_modules")
        (root / "bin" / "node").write_text("#!/bin/sh\necho v20.1.0\n")
        for program in (root / "bin").iterdir():
            program.chmod(0o755)
        monkeypatch.setenv("PATH", str(self.program.parent), prepend=":")

    def does(self, work: str) -> None:
        """What it does when it is called; installing begins by removing what was there."""
        lines = ("#!/bin/sh", 'echo "$1" >>../log', '[ "$1" = ci ] && rm -rf node_modules', work)
        self.program.write_text("\n".join(lines))

    def changes(self, name: str) -> None:
        (self.root / "web" / name).write_text("something else")

    def build(self) -> list[str]:
        """Build the client; what npm was called for."""
        (self.root / "log").write_text("")
        assert client.build(self.root, lambda _: None) == self.root / "web" / "dist"
        return (self.root / "log").read_text().split()


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Npm:
    return Npm(tmp_path, monkeypatch)


def test_the_client_is_built_again_only_when_its_sources_change(npm: Npm) -> None:
    assert npm.build() == ["ci", "run"]
    assert npm.build() == []
    npm.changes("src/table.ts")
    assert npm.build() == ["run"]


@pytest.mark.parametrize("name", ["package.json", "package-lock.json"])
def test_packages_are_installed_again_when_others_are_wanted(npm: Npm, name: str) -> None:
    npm.build()
    npm.changes(name)
    assert npm.build() == ["ci", "run"]


def test_packages_are_installed_again_where_others_lie_there(npm: Npm) -> None:
    npm.build()
    npm.changes("node_modules/.package-lock.json")
    npm.changes("src/table.ts")
    assert npm.build() == ["ci", "run"]


def test_an_interrupted_install_is_done_again(npm: Npm) -> None:
    npm.build()
    npm.changes("package.json")
    npm.does("mkdir -p dist node_modules; exit 1")
    with pytest.raises(SystemExit, match="npm ci"):
        npm.build()
    npm.does("mkdir -p dist node_modules")
    assert npm.build() == ["ci", "run"]


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
