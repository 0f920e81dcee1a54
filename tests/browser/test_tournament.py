"""A tournament in the browser: an organiser's path from the club room to the standings."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Welcome
from tests.browser.test_pages import serious_faults, unsaid
from tests.browser.visitor import Visitor

NAMES = ("Anna", "Bernd", "Chloé", "Deniz", "Emil")


def sound(visitor: Visitor) -> None:
    """Nobody is kept out of this page, nothing on it is unsaid or too wide."""
    assert serious_faults(visitor) == []
    assert unsaid(visitor) == []
    assert visitor.sideways() <= 0


def fill_in(form: Locator, scores: list[int]) -> None:
    fields = form.get_by_role("spinbutton")
    expect(fields).to_have_count(len(scores))
    for place, score in enumerate(scores):
        fields.nth(place).fill(str(score))
    form.get_by_role("button", name=re.compile("Enter the result|Decide|Ergebnis")).click()


def test_an_organiser_runs_a_round_with_a_late_entry_a_drop_a_tie_and_a_dispute(
    welcome: Welcome,
) -> None:
    host = welcome()
    host.become("Organiser")
    page = host.page
    host.go("/")
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Tournaments").click()
    page.get_by_label("What is it called?").fill("Club Open")
    page.get_by_role("radio", name=re.compile("own rules")).check()
    page.get_by_role("combobox", name="Game").select_option("lydia")
    page.get_by_role("combobox", name="Rounds").select_option("1")
    sound(host)
    page.get_by_role("button", name="Open the tournament").click()
    # Five are on a list; one comes late, by the link; one goes home.
    page.get_by_role("button", name="Enter a list").click()
    page.get_by_label(re.compile("One name on each line")).fill("\n".join(NAMES))
    page.get_by_role("button", name="Enter all").click()
    expect(page.get_by_role("button", name="Emil drops out")).to_be_visible()
    found = re.search(r"/tournaments/([A-Z0-9]+)", page.url)
    assert found is not None
    code = found[1]
    phone = welcome(size="small phone", language="de", dark=True)
    phone.go(f"/tournaments/{code}/join")
    phone.page.get_by_label("Name").fill("Farid")
    sound(phone)
    phone.page.get_by_role("button", name="Mitspielen").click()
    expect(phone.page.get_by_text("Farid spielt mit.")).to_be_visible()
    expect(page.get_by_role("button", name="Farid drops out")).to_be_visible()
    page.get_by_role("button", name="Emil drops out").click()
    expect(page.get_by_role("button", name="Emil plays again")).to_be_visible()
    page.get_by_role("button", name="Enter a list").click()
    page.get_by_label(re.compile("One name on each line")).fill("Gustav")
    page.get_by_role("button", name="Enter all").click()
    # Six are seated as three and three; two change places in the draft; the second is online.
    page.get_by_role("button", name="Draft the seating").click()
    page.get_by_role("radio", name="Tables").click()
    one, two = (page.get_by_role("article", name=f"Table {number}") for number in (1, 2))
    picked = one.locator(".who").first
    name = picked.locator("b").last.inner_text()
    picked.click()
    two.locator(".who").first.click()
    expect(two.locator(".who").first).to_contain_text(name)
    two.get_by_role("button", name="Play it online").click()
    expect(two.get_by_text("online", exact=True)).to_be_visible()
    sound(host)
    page.get_by_role("button", name="Publish").click()
    expect(two.get_by_role("link", name="Look")).to_be_visible()
    # On the slip of the wooden table one enters the result, another says that it is wrong.
    tables = host.get(f"/api/tournaments/{code}")["tournament"]["rounds"][0]["tables"]
    seats = [seat["name"] for seat in tables[0]["seats"]]
    small = phone.page
    phone.go(f"/tournaments/{code}/slip/{tables[0]['slip']}")
    small.get_by_role("button", name=seats[0]).click()
    sound(phone)
    fill_in(small.locator("form"), [44, 44, 41])
    expect(small.get_by_text("5,5")).to_have_count(2)
    small.get_by_role("button", name="Das bin ich nicht").click()
    small.get_by_role("button", name=seats[2]).click()
    small.get_by_role("button", name="Das stimmt nicht").click()
    expect(small.get_by_text("Die Turnierleitung entscheidet.")).to_be_visible()
    # The organiser decides; the online table is entered by hand, as its people have gone home.
    page.get_by_role("button", name="Decide").click()
    fill_in(page.get_by_role("dialog"), [44, 44, 42])
    expect(small.get_by_text("Das Ergebnis steht.")).to_be_visible()
    page.get_by_role("button", name="Enter the result of table 2").click()
    fill_in(page.get_by_role("dialog"), [30, 20, 10])
    page.get_by_role("button", name="Close the tournament").click()
    expect(page.get_by_text("The tournament is closed.").first).to_be_visible()
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows.nth(1)).to_contain_text("7")
    expect(rows.nth(2)).to_contain_text("5.5")
    sound(host)
    host.go(f"/tournaments/{code}/projector")
    expect(page.get_by_text("After round 1")).to_be_visible()
    sound(host)
    host.go(f"/tournaments/{code}/print")
    expect(page.get_by_role("img", name="QR code: slip of table 1")).to_be_visible()
    sound(host)
