"""Every page: reachable for everyone, in both themes and languages, on every screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor
from tests.conftest import SOAK

PAGES = [
    "/",
    "/history",
    "/best",
    "/me",
    "/learn",
    "waiting",
    "table",
    "finished",
    "player",
    "missing",
]
# Ids of messages: whoever sees one on a page found words missing.
UNSAID = re.compile(r"\b(agricola|client|loyang|lydia|proving|server|icon|bot)-[a-z0-9-]{3,}")


def visit(visitor: Visitor, page: str) -> None:
    """Go to a page, making what it needs."""
    if page.startswith("/"):
        visitor.go(page)
        visitor.page.wait_for_load_state("networkidle")
        return
    visitor.become("Anna")
    if page == "player":
        visitor.go(f"/players/{visitor.get('/api/me')['id']}")
    elif page == "missing":
        visitor.go("/t/NOSUCH")
    elif page == "waiting":
        table = visitor.post("/api/tables", {"game": "lydia", "seats": 4})
        visitor.go(f"/t/{table['code']}")
    elif page == "table":
        table = visitor.post("/api/quick", {"game": "lydia", "bots": 3})
        visitor.go(f"/t/{table['code']}")
        visitor.wait_for_turn()
    else:
        table = visitor.post("/api/quick", {"game": "proving", "bots": 1})
        visitor.go(f"/t/{table['code']}")
        visitor.play_on(1)
        expect(visitor.page.locator("tfoot .T").first).to_be_visible()
        expect(visitor.page.locator(".chart")).to_be_visible()


def serious_faults(visitor: Visitor, colours: bool = SOAK) -> list[str]:
    """What axe finds that would keep somebody out; colours take it longer than all the rest."""
    # To tell of all that is well, too, would take it twice as long.
    wanted: dict[str, Any] = {"resultTypes": ["violations"], "selectors": False}
    wanted["rules"] = {"color-contrast": {"enabled": colours}}
    found: list[dict[str, Any]] = Axe().run(visitor.page, options=wanted).response["violations"]
    return [
        f"{row['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for row in found
        if row["impact"] in ("serious", "critical")
        for node in row["nodes"]
    ]


def unsaid(visitor: Visitor) -> list[str]:
    """Message ids on the page, in its text or in what a screen reader says."""
    shown = visitor.page.locator("body").inner_text()
    labels: list[str] = visitor.page.eval_on_selector_all(
        "[aria-label], [title]", "(all) => all.map((e) => e.ariaLabel + ' ' + e.title)"
    )
    return UNSAID.findall(f"{shown} {' '.join(labels)}")


# What a table looks like is seen in the tests of each game's board.
@pytest.mark.parametrize(
    "place",
    [
        pytest.param(place, id=page, marks=[pytest.mark.soak] * (page == "table"))
        for place, page in enumerate(PAGES)
    ],
)
def test_every_page_is_sound_in_one_language_and_theme(welcome: Welcome, place: int) -> None:
    anna = welcome(size="phone", language="en" if place % 3 else "de", dark=bool(place % 2))
    visit(anna, PAGES[place])
    for width, height in ((390, 844), (360, 640), (768, 1024), (1440, 900)):
        anna.page.set_viewport_size({"width": width, "height": height})
        assert anna.sideways() == 0, width
    assert unsaid(anna) == []
    assert serious_faults(anna, colours=True) == []


@pytest.mark.soak
@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing_serious_in_either_theme(welcome: Welcome, page: str) -> None:
    anna = welcome()
    visit(anna, page)
    assert serious_faults(anna) == []
    anna.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert serious_faults(anna) == []


@pytest.mark.soak
@pytest.mark.parametrize("page", PAGES)
def test_every_page_fits_a_phone_and_is_said_in_words(welcome: Welcome, page: str) -> None:
    anna = welcome(size="phone", language="de")
    visit(anna, page)
    for width, height in ((390, 844), (360, 640), (768, 1024), (1440, 900)):
        anna.page.set_viewport_size({"width": width, "height": height})
        assert anna.sideways() == 0, width
    assert unsaid(anna) == []
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    anna.page.evaluate("localStorage.setItem('language', 'en')")
    anna.page.context.clear_cookies()
    visit(anna, page)
    expect(anna.page.locator("html")).to_have_attribute("lang", "en")
    assert unsaid(anna) == []


def test_a_phone_shows_each_part_of_the_table_under_its_tab(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    visit(anna, "table")
    for part in ("Mine", "Bag", "Others", "Log", "Board"):
        tab = anna.page.get_by_role("tab", name=part)
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(anna.page.get_by_role("tabpanel", name=part)).to_be_visible()
        assert anna.sideways() == 0, part
        expect(anna.page.locator("[data-bar]")).to_be_in_viewport()


@pytest.mark.soak
def test_arrow_keys_go_round_the_tabs_of_a_table(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    visit(anna, "table")
    anna.page.get_by_role("tab", name="Board").focus()
    for key, part in (
        ("ArrowRight", "Mine"),
        ("ArrowLeft", "Board"),
        ("ArrowLeft", "Log"),
        ("Home", "Board"),
        ("End", "Log"),
    ):
        anna.page.keyboard.press(key)
        expect(anna.page.get_by_role("tab", name=part)).to_be_focused()
        expect(anna.page.get_by_role("tabpanel", name=part)).to_be_visible()
