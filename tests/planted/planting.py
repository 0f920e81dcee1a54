"""Errors planted in a copy of the sources: the tests named with them must turn red.

tests/<name>/planted.py lists them as `PLANTED`, in sources under `SOURCES` (from the root of the
repository), and each names the test that has to notice.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent


class Planted(NamedTuple):
    """A small change of a source file, and the test that it turns red."""

    what: str
    file: str
    old: str
    new: str
    test: str


def lists() -> dict[str, list[Planted]]:
    """The planted errors of each folder of tests that has some."""
    names = sorted(path.parent.name for path in ROOT.glob("tests/*/planted.py"))
    return {name: list(import_module(f"tests.{name}.planted").PLANTED) for name in names}


def sources(name: str) -> Path:
    return ROOT / str(import_module(f"tests.{name}.planted").SOURCES)


def copied(name: str, folder: Path) -> Path:
    """A copy of the sources to plant errors in."""
    copy = folder / "sources"
    shutil.copytree(sources(name), copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def plant(error: Planted, copy: Path) -> None:
    path = copy / error.file
    text = path.read_text(encoding="utf-8")
    assert text.count(error.old) == 1, f"{error.what}: not once in {error.file}: {error.old!r}"
    path.write_text(text.replace(error.old, error.new), encoding="utf-8")


def run(tests: list[str], copy: Path) -> subprocess.CompletedProcess[str]:
    """Run tests against the copy; 0 is green, 1 red."""
    env = {**os.environ, "PYTHONPATH": str(copy), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    for key in ("PYTEST_ADDOPTS", "PYTEST_XDIST_WORKER", "TAFELRUNDE_SOAK"):
        env.pop(key, None)
    options = ["-x", "-q", "--no-header", "-o", f"cache_dir={copy.parent / 'cache'}"]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options, *tests],
        cwd=ROOT,
        env=env,
        check=False,
        capture_output=True,
        text=True,
    )


def imported_from(module: str, copy: Path) -> Path:
    """Where a module comes from when the copy is in use."""
    env = {**os.environ, "PYTHONPATH": str(copy)}
    code = f"import {module}; print({module}.__file__)"
    said = subprocess.run(
        [sys.executable, "-c", code], env=env, cwd=ROOT, check=True, capture_output=True, text=True
    )
    return Path(said.stdout.strip())
