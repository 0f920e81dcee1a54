"""The house rules that no linter knows: layers, what the root holds, what no file may name."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
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
    ("lab", "tournament", "campaign"),
    ("server", "cli"),
)
HEIGHT = {part: height for height, layer in enumerate(LAYERS) for part in layer}

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


def upward_imports(part: str, package: tuple[str, ...], tree: ast.AST) -> list[str]:
    """What a module of `part` imports from a higher layer."""
    found = []
    for dotted in imported(package, tree):
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
            package[1] if len(package) > 1 else "", package, ast.parse(path.read_bytes())
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
    assert upward_imports("games", ("tafelrunde", "games"), ast.parse(line)) != []


def circle(links: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle, wherever in them; nothing where none do."""
    left = {name: {other for other in links[name] if other in links} for name in links}
    while ends := [name for name in left if not left[name]]:
        left = {n: found - set(ends) for n, found in left.items() if n not in ends}
    return sorted(left)


def test_a_circle_of_imports_is_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == ["a", "b", "c"]


def test_the_kernel_imports_nothing_in_a_circle() -> None:
    links = {
        f"tafelrunde.kernel.{path.stem}": {
            dotted.rpartition(".")[0] for dotted in imported(package, ast.parse(path.read_bytes()))
        }
        for package, path in modules()
        if package == ("tafelrunde", "kernel")
    }
    assert circle(links) == []


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
