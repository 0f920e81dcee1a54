"""Another process that lives as long as the suite; in `make soak` all of it is a long proof."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from tests.generic.cases import SOAK
from tests.generic.elsewhere import another_process


@pytest.fixture(scope="session")
def process() -> Iterator[ProcessPoolExecutor]:
    with another_process() as pool:
        yield pool


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if SOAK:
        for item in items:
            if item.path.parent == Path(__file__).parent:
                item.add_marker("soak")
