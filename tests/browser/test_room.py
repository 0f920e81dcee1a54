"""Agricola's table on ordinary screens: all of it in sight, the own farm first, nothing moves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Welcome
from tests.browser.frames import DRAWN
from tests.browser.test_agricola import brought_to
from tests.browser.visitor import SIZES, Size, Visitor

CARDS = {"variant.family": False}
# Least width and height of the own farm.
FARM: dict[Size, tuple[int, int]] = {"low": (415, 250), "desktop": (540, 325)}
# What lies on the table, and what must not be cut.
PARTS = ".village.paper, .mine.paper, .strips > li, [data-bar], .hand .card, .corner.paper"

# Where the parts lie, in whole pixels.
PLACES = """(parts) => [...document.querySelectorAll(parts)].map((found) => {
  const { x, y, width, height } = found.getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
})"""
# How large the numbers of pastures are drawn.
COUNTS = """() => [...document.querySelectorAll('.own .badge text')].map(
  (text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""


def places(page: Page) -> list[list[int]]:
    page.evaluate(DRAWN)
    found: list[list[int]] = page.evaluate(PLACES, PARTS)
    return found


def resize(visitor: Visitor, size: Size) -> tuple[int, int]:
    width, height = SIZES[size]
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.evaluate(DRAWN)
    return width, height


def at_the_table(visitor: Visitor, seats: int, options: dict[str, Any]) -> None:
    """Sit down in the second half of a match in which somebody has a pasture."""
    brought_to(
        visitor,
        "place",
        seats=seats,
        options=options,
        when=lambda match: (
            (view := match.view(0))["round"] > 4 and bool(view["players"][0]["pastures"])
        ),
    )


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, CARDS),
        (4, CARDS),
        pytest.param(1, CARDS, marks=pytest.mark.soak),
        pytest.param(3, CARDS, marks=pytest.mark.soak),
        pytest.param(4, {}, marks=pytest.mark.soak),
    ],
)
def test_the_whole_table_is_in_sight_and_the_own_farm_is_largest(
    welcome: Welcome, seats: int, options: dict[str, Any]
) -> None:
    anna = welcome()
    at_the_table(anna, seats, options)
    page = anna.page
    expect(page.locator(".strips > li")).to_have_count(seats - 1)
    for size, (wide, high) in FARM.items():
        width, height = resize(anna, size)
        assert page.evaluate("document.documentElement.scrollHeight") <= height, size
        assert anna.sideways() == 0, size
        for x, y, across, down in places(page):
            assert x >= 0, size
            assert y >= 0, size
            assert x + across <= width, size
            assert y + down <= height, size
        farm = page.locator(".own .ground").bounding_box()
        assert farm is not None
        # Without hand cards the shelf of improvements is higher.
        share = 1 if options else 0.9
        assert farm["width"] >= wide * share, size
        assert farm["height"] >= high * share, size
        others = [box for one in page.locator(".mini").all() if (box := one.bounding_box())]
        assert all(box["width"] < farm["width"] / 1.5 for box in others), size
        assert min(page.evaluate(COUNTS)) >= (13 if size == "low" else 17), size


@pytest.mark.parametrize("size", ["low", pytest.param("desktop", marks=pytest.mark.soak)])
def test_a_suggestion_and_the_chat_move_nothing(welcome: Welcome, size: Size) -> None:
    anna = welcome(size=size)
    at_the_table(anna, 2, CARDS)
    page = anna.page
    before = places(page)
    page.get_by_role("button", name="Suggest", exact=True).click()
    # It is told at its space, in the bar, and as a ghost in the supply or on the farm.
    expect(page.locator(".tile.best")).to_contain_text("best")
    expect(page.locator("[data-bar]")).to_contain_text("Suggested:")
    assert places(page) == before
    page.get_by_role("button", name="Why?").click()
    expect(page.get_by_role("list", name="Suggestions")).to_be_visible()
    assert places(page) == before
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Chat").click()
    field = page.get_by_label("Write a message")
    expect(field).to_be_focused()
    field.fill("Six wood. Who could walk past?")
    field.press("Enter")
    said = page.get_by_role("tabpanel", name="Chat").get_by_text("Who could walk past?")
    expect(said).to_be_in_viewport(ratio=1)
    assert places(page) == before


def test_what_others_say_is_counted_at_the_tab_until_it_is_read(welcome: Welcome) -> None:
    anna, bernd = welcome(size="low"), welcome()
    at_the_table(anna, 2, CARDS)
    bernd.become("Bernd")
    bernd.go(f"/t/{anna.code}")
    said = {"t": "chat", "id": "hello", "text": "I get the sheep."}
    bernd.post(f"/api/tables/{anna.code}/act", said)
    tab = anna.page.get_by_role("tab", name="Chat")
    expect(tab).to_contain_text("1")
    tab.click()
    expect(anna.page.get_by_role("tabpanel", name="Chat")).to_contain_text("I get the sheep.")
    expect(tab).not_to_contain_text("1")
