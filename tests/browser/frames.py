"""What the server says of a visitor's table, and waiting until page and server agree."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as OutOfPatience

from tests.browser.house import PATIENCE
from tests.browser.visitor import Visitor

Frame = dict[str, Any]

# Resolves when the page has drawn what it knows.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


def frame(visitor: Visitor) -> Frame:
    """What the server says of the table, for this visitor."""
    found: Frame = visitor.get(f"/api/tables/{visitor.code}/state")
    return found


def asked(found: Frame) -> Frame | None:
    """My open decision."""
    for ask in found["asks"]:
        if ask["seat"] == found["seat"] and "options" in ask:
            open_one: Frame = ask
            return open_one
    return None


def mine(found: Frame) -> bool:
    """Whether the table waits for me: for a decision or for the word that ends my turn."""
    return asked(found) is not None or found["seat"] in found["waiting"]


def frames(visitor: Visitor) -> Iterator[Frame]:
    """Every moment of the match in which the table waits for me, until it is over."""
    until = time.monotonic() + PATIENCE / 1000
    while not (found := frame(visitor))["over"]:
        if mine(found):
            yield found
            until = time.monotonic() + PATIENCE / 1000
        else:
            assert time.monotonic() < until, f"nobody moves: {found['asks']}"
            visitor.page.wait_for_timeout(50)


def wait_for_frame(visitor: Visitor, number: int) -> None:
    """Until the page has drawn the match up to this entry."""
    visitor.page.wait_for_function(
        "(n) => Number(document.querySelector('[data-entry]')?.dataset.entry) >= n", arg=number
    )


def settle(visitor: Visitor, number: int) -> None:
    """Until what was just sent is taken and the page shows the match after it, or its results."""
    try:
        visitor.page.wait_for_function(
            """(n) => {
              const bar = document.querySelector('[data-entry]')
              return !bar || (Number(bar.dataset.entry) > n && bar.ariaBusy !== 'true')
            }""",
            arg=number,
        )
    except OutOfPatience as error:
        why = visitor.page.get_by_role("alert").all_inner_texts()
        raise AssertionError(f"what was sent at {number} is not taken: {why}") from error


def point_until(visitor: Visitor, place: Locator, told: Locator) -> None:
    """Point at a place again and again until the page tells something.

    A position that comes up under the pointer says nothing until the pointer moves again.
    """
    until = time.monotonic() + PATIENCE / 1000
    while not told.is_visible():
        assert time.monotonic() < until, "nothing is told"
        visitor.page.mouse.move(1, 1)
        place.hover()
        visitor.page.evaluate(DRAWN)


def answered(visitor: Visitor) -> None:
    """Until the page has drawn what came of a key, and nothing is on its way to the server."""
    visitor.page.evaluate(DRAWN)
    visitor.page.wait_for_function(
        "() => document.querySelector('[data-entry]')?.ariaBusy !== 'true'"
    )
