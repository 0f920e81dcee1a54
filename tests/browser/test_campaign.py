"""A campaign in the browser: from the club room over a match and what is carried on to the next."""

from __future__ import annotations

import random
import re
import struct
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.frames import asked, frames
from tests.browser.test_loyang import act_over_http
from tests.browser.test_pages import serious_faults, unsaid
from tests.browser.visitor import Visitor


def sound(visitor: Visitor) -> None:
    """Nobody is kept out of this page, nothing on it is unsaid or too wide."""
    assert serious_faults(visitor) == []
    assert unsaid(visitor) == []
    assert visitor.sideways() <= 0


def play_with_occupations(visitor: Visitor, chance: random.Random) -> None:
    """Play a match to its end without looking at it, going to the lessons whenever it can be."""
    visitor.look_away()
    for found in frames(visitor):
        ask = asked(found)
        rows = [] if ask is None else ask["options"]
        lessons = [row for row in rows if any("lessons" in target for target in row["targets"])]
        wanted = [{**ask, "options": lessons}] if ask is not None and lessons else found["asks"]
        act_over_http(visitor, {**found, "asks": wanted}, chance)
    visitor.look_back()


def test_a_newcomer_plays_a_match_of_a_campaign_carries_a_card_on_and_goes_another_way(
    welcome: Welcome,
) -> None:
    anna = welcome()
    anna.become("Anna")
    page = anna.page
    anna.go("/")
    page.get_by_role("main").get_by_role("link", name="Begin a campaign").click()
    page.get_by_role("radio", name=re.compile("Campaign of three matches")).check()
    page.get_by_role("combobox", name="Seat 2").select_option("beginner")
    page.get_by_label("What is it called?").fill("Sunday")
    sound(anna)
    page.get_by_role("button", name="Begin the campaign").click()
    expect(page.get_by_role("button", name="Play match 1")).to_be_visible()
    campaign = page.url.removeprefix(anna.house.url)
    page.get_by_role("button", name="Play match 1").click()
    page.wait_for_url(re.compile("/t/"))
    play_with_occupations(anna, random.Random(2))
    # The bot is called the same at the table and in the campaign.
    expect(page.locator("thead").get_by_text("Beginner", exact=True)).to_be_visible()
    page.get_by_role("link", name="Back to the campaign").click()
    expect(page.get_by_role("heading", name="Sunday")).to_be_visible()
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Anna"))
    expect(row).to_contain_text(re.compile(r"\d pt"))
    expect(page.get_by_role("rowheader", name="Beginner")).to_be_visible()
    # What was played last can be carried on, or nothing.
    choice = page.get_by_role("radiogroup", name="Carry an occupation into match 2")
    cards = choice.get_by_role("radio")
    name = cards.first.locator("b").inner_text()
    cards.first.click()
    sound(anna)
    page.get_by_role("button", name="Carry it on").click()
    expect(page.get_by_text(f"Anna begins with {name} laid out.")).to_be_visible()
    page.get_by_role("button", name="Play match 2").click()
    page.wait_for_url(re.compile("/t/"))
    anna.go(campaign)
    # Any day it is gone on with, or given up; another way leaves all of that as it is.
    expect(page.get_by_role("link", name="Play on")).to_be_visible()
    page.get_by_role("button", name="Give the match up").click()
    page.get_by_role("button", name="Really give it up?").click()
    expect(page.get_by_role("button", name="Play match 2")).to_be_visible()
    page.get_by_role("button", name=re.compile("Play on another way from here ?: Match 1")).click()
    expect(page.get_by_text("This campaign left another one")).to_be_visible()
    expect(page.get_by_role("button", name="Pick one first")).to_be_disabled()
    # The picture to hand on: who plays, under the campaign's name, as large as it says.
    drawn = unquote(page.get_by_role("img", name="Sunday").get_attribute("src") or "")
    assert {"Sunday", "Anna"} < set(re.findall(r">([^<]+)</text>", drawn))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save picture").click()
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)


def test_a_campaign_that_is_over_says_who_has_won(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    anna.become("Anna")
    short = {"rules.safety_turns_per_player": 2}
    wanted = {"form": "best-of", "game": "lydia", "of": 1, "chairs": ["me", "greedy"]}
    code = anna.post("/api/campaigns", {**wanted, "options": short})["code"]
    campaign = f"/api/campaigns/{code}"
    table = anna.post(f"{campaign}/do", {"deed": {"t": "begin", "id": "begin"}})["table"]
    anna.look_away(table)
    chance = random.Random(2)
    for found in frames(anna):
        act_over_http(anna, found, chance)
    anna.go(f"/campaigns/{code}")
    line = anna.page.locator("section .winner")
    expect(line).to_have_text(re.compile("wins with 1 point$"))
    expect(line).to_contain_text(anna.page.locator("tbody .two").first.inner_text())


@pytest.mark.soak
def test_a_series_alone_shows_its_way_and_what_was_missed(welcome: Welcome) -> None:
    phone = welcome(size="phone", language="de", dark=True)
    phone.become("Bernd")
    code = phone.post("/api/campaigns", {"form": "solo", "chairs": ["me"]})["code"]
    phone.go(f"/campaigns/{code}")
    page = phone.page
    way = page.get_by_role("region", name="Der Weg durch die Reihe").get_by_role("listitem")
    expect(way).to_have_count(8)
    expect(way.first).to_contain_text("erreiche 50 Punkte")
    sound(phone)
    for deed in ("begin", "abandon"):
        phone.post(f"/api/campaigns/{code}/do", {"deed": {"t": deed, "id": deed}})
    # What happens elsewhere is seen here, too.
    expect(page.get_by_text("Partie 1: aufgegeben.")).to_be_visible()
    expect(page.get_by_role("button", name="Partie 1 spielen")).to_be_visible()
    sound(phone)
