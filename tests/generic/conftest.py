"""Another process that lives as long as the suite."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import pytest

from tests.generic.elsewhere import another_process


@pytest.fixture(scope="session")
def process() -> Iterator[ProcessPoolExecutor]:
    with another_process() as pool:
        yield pool
