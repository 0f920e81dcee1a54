"""How the suite runs: seeded in `make test`, longer and at random in `make soak`."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import dealing

TESTS = Path(__file__).resolve().parent
# Folders whose tests run on the built package, where rules are fast; see the markers. Those with
# long tests come first, so that no core waits for one at the end.
BUILT = (
    "browser",
    "server",
    "generic",
    "agricola",
    "loyang",
    "lydia",
    "bots",
    "soak",
    "kernel",
    "proving",
    "noughts",
    "lab",
)

# Of these nothing runs on the sources in `make test`, so they are not even read for that.
ONLY_BUILT = ("browser", "server")
# What the text of a file in the other folders holds where some of its tests do.
ON_SOURCES = ("mark.everywhere", "mark.interpreted", "every_case_on_sources_too")

CACHE = TESTS.parent / "build" / "cache"
os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(CACHE / "hypothesis"))
# Tests start many processes: none shall compile every module anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ.setdefault("PYTHONPYCACHEPREFIX", str(CACHE / "bytecode"))

# A timing is never a test, so no example has a deadline.
QUIET = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile("slice", deadline=None, derandomize=True, suppress_health_check=QUIET)
settings.register_profile("soak", deadline=None, max_examples=2_000, suppress_health_check=QUIET)
SOAK = bool(os.environ.get("TAFELRUNDE_SOAK"))
settings.load_profile("soak" if SOAK else "slice")
# How much is made before Python looks for what can be thrown away; 700 would cost an eighth.
MADE = 20_000


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    if not pluginmanager.hasplugin("cacheprovider"):
        # `-p no:cacheprovider` leaves the setting, which strict reading would call unknown.
        parser.addini("cache_dir", "where pytest would keep what it remembers")


@pytest.fixture(scope="session", autouse=True)
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file from which servers learn which test runs, so that they deal as it wants."""
    found = tmp_path_factory.mktemp("told") / "test"
    found.write_text("", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(dealing.ENVIRONMENT, str(found))
        yield found


@pytest.fixture(autouse=True)
def _tell(request: pytest.FixtureRequest, told: Path) -> None:
    # A way through the pages is written for one deal, in `make soak`, too.
    dealt = not SOAK or folder(request.node) == "browser"
    told.write_text(request.node.nodeid if dealt else "", encoding="utf-8")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Iterator[None]:
    for item in items:
        on_sources = item.get_closest_marker("everywhere") or item.get_closest_marker("interpreted")
        unread = folder(item) in BUILT and not holds_for_sources(item.path)
        assert not (on_sources and unread), f"{item.nodeid} would be left out"
        if folder(item) in BUILT and not on_sources:
            item.add_marker("built")
        if SOAK and item.get_closest_marker("sliced"):
            item.add_marker("soak")
    items.sort(key=lambda item: BUILT.index(folder(item)) if folder(item) in BUILT else len(BUILT))
    yield
    # Each worker begins with one part of the list: so each has some of the long ones, and first.
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if folder(item) in ONLY_BUILT]
    short = [item for item in items if folder(item) not in ONLY_BUILT]
    bounds = [len(short) * part // workers for part in range(workers + 1)]
    items[:] = [
        item
        for part in range(workers)
        for item in (*long[part::workers], *short[bounds[part] : bounds[part + 1]])
    ]


def pytest_collection_finish() -> None:
    """What has been read stays, so nobody looks through it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MADE, *gc.get_threshold()[1:])


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What none of the wanted tests is in need not be read."""
    wanted = config.getoption("markexpr")
    if collection_path.suffix != ".py":
        # Its fixtures alone would import all that a server and a browser need.
        unwanted = "not built" in wanted and part_of(collection_path) in ONLY_BUILT
        return True if unwanted else None
    inside = part_of(collection_path) in BUILT
    if "not built" in wanted:
        return True if inside and not holds_for_sources(collection_path) else None
    return True if "built or" in wanted and not inside else None


@cache
def holds_for_sources(path: Path) -> bool:
    """Whether a file holds tests that `make test` runs on the sources."""
    if part_of(path) in ONLY_BUILT:
        return False
    text = path.read_text(encoding="utf-8")
    return any(words in text for words in ON_SOURCES)


@cache
def part_of(path: Path) -> str:
    inside = path.relative_to(TESTS).parts if path.is_relative_to(TESTS) else ()
    return inside[0] if inside else ""


def folder(item: pytest.Item) -> str:
    """The part of the house that a test is about."""
    return part_of(item.path)


def pytest_report_header() -> str:
    spec = find_spec("tafelrunde.kernel.match")
    compiled = spec is not None and spec.origin is not None and not spec.origin.endswith(".py")
    return f"tafelrunde: {'compiled' if compiled else 'interpreted'}"
