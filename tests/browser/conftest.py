"""The club for the browser tests: one server and one browser for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.house import House, launch, opened
from tests.browser.visitor import Visitor
from tests.browser.windows import Windows

Welcome = Callable[..., Visitor]


@pytest.fixture(scope="session")
def windows() -> Iterator[Windows]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield Windows(browser)
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("club")) as found:
        yield found


@pytest.fixture
def welcome(windows: Windows, house: House) -> Iterator[Welcome]:
    """Lets visitors in."""
    with letting_in(windows, house) as come:
        yield come


@pytest.fixture
def first_to_come(windows: Windows, tmp_path: Path) -> Iterator[Welcome]:
    """Lets visitors into a house where nobody has been."""
    with opened(tmp_path) as house, letting_in(windows, house) as come:
        yield come


@contextmanager
def letting_in(windows: Windows, house: House) -> Iterator[Welcome]:
    """None may have had anything to complain about when they leave."""
    visitors: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        visitor = Visitor(windows, house, **how)
        visitors.append(visitor)
        return visitor

    yield come
    complaints = [said for visitor in visitors for said in visitor.complaints]
    for visitor in visitors:
        visitor.leave()
    assert complaints == []
