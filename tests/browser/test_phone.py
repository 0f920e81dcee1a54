"""On a phone: the site is installed like an app, and says so when the server is away."""

from __future__ import annotations

import re
import struct

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.house import House
from tests.browser.test_table import sit_down

CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def test_the_site_can_be_installed(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    anna.go("/")
    link = anna.page.locator("link[rel=manifest]").get_attribute("href")
    assert link is not None
    answer = anna.fetch(link)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    said = answer.json()
    assert (said["display"], said["start_url"]) == ("standalone", "/")
    for icon in said["icons"]:
        picture = anna.fetch(icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in said["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in said["icons"])


def test_while_the_server_is_away_a_page_says_so_and_leads_back(
    welcome: Welcome, house: House
) -> None:
    anna = welcome(size="small phone", installs=True)
    anna.go("/")
    anna.page.wait_for_function(CONTROLLED)
    house.kill()
    try:
        anna.page.goto(f"{house.url}/learn")
        expect(anna.page.get_by_text("The server cannot be reached.")).to_be_visible()
        expect(anna.page.get_by_text("Der Server ist nicht zu erreichen.")).to_be_visible()
        assert anna.sideways() == 0
    finally:
        house.open()
    anna.page.get_by_role("link", name=re.compile("Try again")).click()
    expect(anna.page.get_by_role("heading", name="Learn")).to_be_visible()


@pytest.mark.soak
def test_every_page_of_the_club_leads_to_the_others(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    anna.go("/history")
    bar = anna.page.get_by_role("navigation", name="Parts of this page")
    expect(bar).to_be_in_viewport(ratio=1)
    expect(bar.get_by_role("link", name="Results")).to_have_attribute("aria-current", "page")
    bar.get_by_role("link", name="Learn").click()
    expect(anna.page.get_by_role("heading", name="Learn")).to_be_visible()
    expect(bar).to_be_in_viewport(ratio=1)


def test_a_cell_of_the_score_sheet_tells_what_would_bring_more(welcome: Welcome) -> None:
    anna = welcome(size="phone", language="de")
    sit_down(anna, "agricola")
    page = anna.page
    page.get_by_role("button", name="Wertungsblatt", exact=True).tap()
    sheet = page.get_by_role("dialog", name="Wertungsblatt")
    cell = sheet.get_by_role("row", name="Schafe").get_by_role("button").first
    box = cell.bounding_box()
    assert box is not None
    assert min(box["height"], box["width"]) >= 40
    cell.tap()
    expect(sheet.get_by_role("status")).to_contain_text("Noch 1 Schaf: +2")
    sheet.get_by_role("row", name="Personen").get_by_role("button").first.focus()
    expect(sheet.get_by_role("status")).to_contain_text("Noch 1 Person: +3")
