"""A newcomer among hand cards: a draft, an occupation from the hand, others' cards, the library."""

from __future__ import annotations

import random
from functools import cache

from playwright.sync_api import expect

from tafelrunde import new
from tests.browser.conftest import Welcome
from tests.browser.test_agricola import after, entry

OPTIONS = {"variant.family": False}
BEFORE_CARDS = ("lessons", "meeting_place")
TRIES = 200


@cache
def about_to_learn() -> str:
    """A match in which the first seat is asked for an occupation and the other has open cards."""
    for seed in range(1, TRIES):
        match = new("agricola", 2, seed, OPTIONS)
        chance = random.Random(seed)
        while match.view(0)["round"] < 4 and not match.over:
            decision = match.decisions[0]
            shown = match.view(0)["players"]
            if decision.seat == 0 and decision.kind == "occupation" and shown[1]["played"]:
                return match.record.text()
            wanted = [option for option in decision.options if option in BEFORE_CARDS]
            match.play(decision.seat, chance.choice(wanted or list(decision.options)))
    raise AssertionError("nobody plays an occupation")


def test_a_newcomer_drafts_plays_a_card_and_reads_others(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    page = anna.page
    chairs = [{"me": True}, {"bot": "random"}]
    options = {**OPTIONS, "hand.mode": "draft_combined"}
    wanted = {"game": "agricola", "seats": 2, "chairs": chairs, "options": options}
    anna.go(f"/t/{anna.post('/api/tables', wanted)['code']}")
    anna.wait_for_turn()
    expect(page.get_by_text("Pick 1 of 7")).to_be_visible()
    number = entry(page)
    page.locator(".draft .card[data-state=clickable]").first.click()
    after(page, number)
    expect(page.locator(".draft .kept")).to_have_count(1)
    expect(page.get_by_text("still to choose: 1")).to_be_visible()

    anna.go_on_from(about_to_learn())
    anna.wait_for_turn()
    card = page.locator(".hand .card[data-state=clickable]").first
    place = card.get_attribute("data-target")
    number = entry(page)
    card.click()
    after(page, number)
    chip = page.locator(f'.dock .chip[data-target="{place}"]')
    expect(chip).to_be_visible()
    page.locator(".strips .chip").first.click()
    opened = page.get_by_role("dialog")
    expect(opened.locator(".face .text")).not_to_be_empty()
    page.keyboard.press("Escape")

    anna.go("/learn")
    page.get_by_role("link", name="All cards").click()
    page.get_by_role("searchbox").fill("fischfang")
    page.get_by_role("button", name="Canoe").click()
    expect(page.get_by_role("complementary")).to_contain_text("A078")
    assert "card=A078" in page.url
