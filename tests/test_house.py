"""The house rules that no linter knows: layers, what the root holds, what no file may name."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"

# Imports point down only: a part may import its own layer and the layers before it.
LAYERS = (
    ("", "kernel"),  # "" is the package itself with its modules: what `import tafelrunde` offers
    ("games",),
    ("bots",),
    ("lab", "ledger"),
    ("tournament", "campaign"),
    ("server", "cli"),
)
HEIGHT = {part: height for height, layer in enumerate(LAYERS) for part in layer}

# The floors of large packages, the lowest first: each knows only those before it. A floor names
# folders and files; `FILES` are all files that no floor names.
FILES = "*"
FLOORS: dict[str, tuple[tuple[str, ...], ...]] = {
    "tafelrunde.games.agricola": (
        ("board",),
        ("cards",),
        ("meta",),
        ("verbs",),
        ("paying",),
        ("actions",),
        ("phases",),
        ("decks",),
        ("scoring", "sound", "worlds"),
        ("shown",),
        ("questions",),
        ("around",),
        ("game",),
    ),
    "tafelrunde.games.loyang": (
        ("terms",),
        ("cards",),
        (FILES,),
        ("helpers",),
        ("shown",),
        ("questions",),
        ("around",),
        ("game",),
    ),
    "tafelrunde.bots": (
        ("base", "foresight", "rows", "turns"),
        ("agricola", "loyang", "lydia"),
        (FILES,),
    ),
    "tafelrunde.server": tuple(
        (floor,) for floor in ("base", "store", "table", "club", "hall", "node", "web")
    ),
}
# Folders that hold no code.
DATA = {"__pycache__", "migrations", "nets"}
# More files than this in a folder are rooms that want wings.
FLAT = 40

ROOT_FILES = {".gitignore", "LICENSE", "Makefile", "NOTICE", "README.md", "pyproject.toml"}
ROOT_FOLDERS = {
    ".ci",
    "bench",
    "build_hooks",
    "docs",
    "requirements",
    "src",
    "tests",
    "tools",
    "web",
}

# Put together from parts, so that this file names none of them.
REGISTRY_HOSTS = tuple(
    ".".join(parts).encode()
    for parts in (
        ("pypi", "org"),
        ("files", "pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("deb", "debian", "org"),
    )
)
OUTSIDE = b"../" + b"shared"


@cache
def repository_files() -> tuple[str, ...]:
    """Tracked files and new ones that git does not ignore."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    listed = subprocess.run(
        [*command, "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return tuple(name for name in listed.stdout.split("\0") if (ROOT / name).is_file())


def files_with(text: bytes) -> list[str]:
    return [name for name in repository_files() if text in (ROOT / name).read_bytes()]


def modules() -> Iterator[tuple[tuple[str, ...], Path]]:
    """Each module's package (for a package itself, that package) and its file."""
    for path in sorted(SOURCE.rglob("*.py")):
        yield path.relative_to(SOURCE).parent.parts, path


def imported(package: tuple[str, ...], tree: ast.AST) -> Iterator[str]:
    """Every dotted name that a module of `package` imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join((*above, *((node.module,) if node.module else ())))
            yield from (f"{base}.{alias.name}" for alias in node.names)


def part_of(dotted: str) -> str | None:
    """The part of the house a dotted name belongs to; None for other people's packages."""
    names = dotted.split(".")
    if names[0] != "tafelrunde":
        return None
    is_part = len(names) > 1 and (SOURCE / "tafelrunde" / names[1]).is_dir()
    return names[1] if is_part else ""


@cache
def links_of(package: tuple[str, ...], path: Path) -> tuple[str, ...]:
    """What a file of `package` imports; each is read once."""
    return tuple(imported(package, ast.parse(path.read_bytes())))


def upward_imports(part: str, names: Iterable[str]) -> list[str]:
    """What of these a module of `part` imports from a higher layer."""
    found = []
    for dotted in names:
        target = part_of(dotted)
        if target is not None and HEIGHT[target] > HEIGHT[part]:
            found.append(dotted)
    return found


def test_every_part_of_the_package_has_its_layer() -> None:
    data = {"locales"}
    folders = {path.name for path in (SOURCE / "tafelrunde").iterdir() if path.is_dir()}
    assert folders - {"__pycache__"} - data <= set(HEIGHT)
    files = {path.name for path in (SOURCE / "tafelrunde").glob("*.py")}
    assert files == {"__init__.py", "words.py"}


def test_imports_point_down_only() -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {dotted}"
        for package, path in modules()
        for dotted in upward_imports(
            package[1] if len(package) > 1 else "", links_of(package, path)
        )
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "line",
    [
        "from tafelrunde.kernel import match",
        "from tafelrunde import kernel",
        "import tafelrunde.kernel.match",
        "from ..kernel.match import Match",
        "def late():\n    from .. import kernel",
    ],
)
def test_every_spelling_of_an_upward_import_is_found(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(HEIGHT, "kernel", 9)
    assert upward_imports("games", imported(("tafelrunde", "games"), ast.parse(line))) != []


# --- floors and circles --------------------------------------------------------------------


def home_of(dotted: str) -> str | None:
    """The package with floors that a dotted name belongs to."""
    return next((home for home in FLOORS if f"{dotted}.".startswith(f"{home}.")), None)


def floor_of(home: str, dotted: str) -> int | None:
    """The floor of a package that a dotted name belongs to; None for the package as a whole."""
    rest = dotted[len(home) + 1 :].split(".", maxsplit=1)[0]
    floors = FLOORS[home]
    for floor, names in enumerate(floors):
        if rest in names:
            return floor
    is_file = (SOURCE / home.replace(".", "/") / f"{rest}.py").is_file()
    return next((n for n, names in enumerate(floors) if is_file and FILES in names), None)


def climbing(home: str, floor: int, names: Iterable[str]) -> list[str]:
    """What of these a module on a floor imports from one above it, or from the whole package."""
    found = []
    for dotted in names:
        if home_of(dotted) == home:
            target = floor_of(home, dotted)
            if target is None or target > floor:
                found.append(dotted)
    return found


@pytest.mark.parametrize("home", FLOORS)
def test_everything_in_a_package_with_floors_is_on_one(home: str) -> None:
    inside = SOURCE / home.replace(".", "/")
    names = {path.stem for path in inside.iterdir() if path.is_dir() or path.suffix == ".py"}
    lost = {
        name for name in names - DATA - {"__init__"} if floor_of(home, f"{home}.{name}") is None
    }
    assert lost == set()


@pytest.mark.parametrize("home", FLOORS)
def test_each_floor_knows_only_those_below(home: str) -> None:
    wrong = []
    for package, path in modules():
        name = ".".join(package if path.stem == "__init__" else (*package, path.stem))
        if home_of(name) != home or name == home:
            continue
        floor = floor_of(home, name)
        assert floor is not None
        found = climbing(home, floor, links_of(package, path))
        wrong += [f"{path.relative_to(ROOT)} imports {dotted}" for dotted in found]
    assert wrong == []


def test_no_folder_of_the_sources_holds_too_many_files() -> None:
    folders = {path.parent for _, path in modules()}
    counts = {str(folder.relative_to(SOURCE)): len(list(folder.glob("*.py"))) for folder in folders}
    assert {folder: count for folder, count in counts.items() if count > FLAT} == {}


@pytest.mark.parametrize(
    "line",
    [
        "from tafelrunde.server.node import house",
        "from tafelrunde.server.node.house import House",
        "from tafelrunde.server import node",
        "import tafelrunde.server.node.house",
        "from ..node.house import House",
        "if TYPE_CHECKING:\n    from tafelrunde.server.node.house import House",
        "def late():\n    from tafelrunde.server.node.house import House",
    ],
)
def test_every_spelling_of_an_import_from_a_floor_above_is_found(line: str) -> None:
    tree = ast.parse(line)
    names = list(imported(("tafelrunde", "server", "table"), tree))
    home = "tafelrunde.server"
    table, web = (floor_of(home, f"{home}.{name}") for name in ("table", "web"))
    assert table is not None
    assert web is not None
    assert climbing(home, table, names) != []
    assert climbing(home, web, names) == []


def circle(links: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle, and those between two; none where none do."""
    left = {name: {other for other in links[name] if other in links} - {name} for name in links}
    while True:
        used = {other for found in left.values() for other in found}
        inside = {name for name, found in left.items() if found and name in used}
        if len(inside) == len(left):
            return sorted(left)
        left = {name: left[name] & inside for name in inside}


def test_a_circle_of_imports_is_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"d", "a"}, "d": {"e"}, "e": set()}) == [*"abc"]
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": {"else"}}) == []


def module_in(names: Collection[str], dotted: str) -> str:
    """The module that a dotted name is, or is something of."""
    while dotted and dotted not in names:
        dotted = dotted.rpartition(".")[0]
    return dotted


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Wherever they do it: also inside functions, also for types alone."""
    named = {
        ".".join(package if path.stem == "__init__" else (*package, path.stem)): (package, path)
        for package, path in modules()
    }
    links = {
        name: {module_in(named, dotted) for dotted in links_of(package, path)}
        for name, (package, path) in named.items()
    }
    assert len(links) > 200
    assert circle(links) == []


# --- the browser's sources -----------------------------------------------------------------

_IMPORT = re.compile(
    r"""^\s*(?:import|export)\b(?:[^"';]*?\bfrom)?\s*["'](\.[^"']+)["']|\bimport\(\s*["'](\.[^"']+)["']""",
    re.MULTILINE,
)


def browser_links(path: Path, text: str) -> set[Path]:
    """The files that a .ts or .svelte file imports, of those beside and around it."""
    found: set[Path] = set()
    for plain, late in _IMPORT.findall(text):
        place = (path.parent / (plain or late)).resolve()
        tries = (place, *(place.with_name(place.name + end) for end in (".ts", ".svelte.ts")))
        found.update(file for file in (*tries, place / "index.ts") if file.is_file())
    return found


def test_every_spelling_of_an_import_in_the_browser_is_found(tmp_path: Path) -> None:
    for name in ("a.ts", "b.svelte", "c.svelte.ts", "d.ts", "e.ts", "f.ts"):
        (tmp_path / name).touch()
    text = """
import A from "./a";
import type { B } from './b.svelte';
import {
  c,
} from "./c.svelte";
export * from "./d";
import "./e.ts";
const f = () => import("./f");
import { z } from "elsewhere";
"""
    found = browser_links(tmp_path / "x.ts", text)
    assert {path.name for path in found} == {
        *("a.ts", "b.svelte", "c.svelte.ts", "d.ts", "e.ts", "f.ts")
    }


def test_no_files_of_the_browser_import_each_other_in_a_circle() -> None:
    sources = ROOT / "web" / "src"
    files = [path for path in sources.rglob("*") if path.suffix in {".ts", ".svelte"}]
    links = {
        str(path.relative_to(sources)): {
            str(other.relative_to(sources))
            for other in browser_links(path, path.read_text(encoding="utf-8"))
            if other.is_relative_to(sources)
        }
        for path in files
    }
    assert len(links) > 100
    assert circle(links) == []


# --- files ---------------------------------------------------------------------------------


def test_nothing_compiled_lies_beside_the_sources() -> None:
    assert [str(path) for path in SOURCE.rglob("*") if path.suffix in {".so", ".pyd"}] == []


@pytest.mark.parametrize("host", REGISTRY_HOSTS, ids=lambda host: host.decode().split(".")[-2])
def test_no_file_names_a_registry_host(host: bytes) -> None:
    assert files_with(host) == []


def test_nothing_but_the_docs_points_outside_the_repository() -> None:
    assert [name for name in files_with(OUTSIDE) if not name.startswith("docs/")] == []


def test_the_root_holds_only_what_belongs_there() -> None:
    first = {(name.partition("/")[0], "/" in name) for name in repository_files()}
    assert {name for name, is_folder in first if not is_folder} <= ROOT_FILES
    assert {name for name, is_folder in first if is_folder} <= ROOT_FOLDERS


LONGEST = 400
LISTS = re.compile(r"/(locales|generated)/")


def test_no_file_is_too_long_to_read_at_once() -> None:
    sources = [
        name
        for name in repository_files()
        if name.startswith(("src/", "web/src/"))
        and name.endswith((".py", ".ts", ".svelte", ".css"))
        and not LISTS.search(name)
    ]
    lengths = {name: len((ROOT / name).read_text("utf-8").splitlines()) for name in sources}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}
