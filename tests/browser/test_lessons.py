"""Learning: each game's first lesson, by its own hints from the first step to the last."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import Size

WORDS = {
    "en": ("Lesson", "First lesson", "Show me", "Go on", "What comes next", "To the first match"),
    "de": (
        "Lektion",
        "Erste Lektion",
        "Zeig es mir",
        "Weiter",
        "Was noch kommt",
        "Zur ersten Partie",
    ),
}


@pytest.mark.parametrize(
    ("game", "title", "size", "language"),
    [
        ("agricola", "Agricola", "phone", "de"),
        # Where the hints of the others lead is tested at the server.
        pytest.param("loyang", "Loyang", "desktop", "en", marks=pytest.mark.soak),
        pytest.param("lydia", "Lydia", "desktop", "en", marks=pytest.mark.soak),
        pytest.param("agricola", "Agricola", "desktop", "en", marks=pytest.mark.soak),
        pytest.param("loyang", "Loyang", "phone", "de", marks=pytest.mark.soak),
        pytest.param("lydia", "Lydia", "phone", "de", marks=pytest.mark.soak),
    ],
)
def test_a_lesson_leads_by_its_own_hints_from_step_to_step(
    welcome: Welcome, game: str, title: str, size: Size, language: Literal["en", "de"]
) -> None:
    anna = welcome(size=size, language=language)
    anna.become("Anna")
    anna.go("/learn")
    page = anna.page
    name, begin, show, on, further, end = WORDS[language]
    page.get_by_role("button", name=re.compile(f"{begin}.*{title}")).click()
    card = page.get_by_role("region", name=name, exact=True)
    expect(card).to_be_visible()
    number, steps = 0, 1
    while number < steps:
        told = anna.get(f"/api/tables/{anna.code}/lesson")
        steps, of = told["all"], len(told["steps"])
        place = number - told["first"] + 1
        expect(card).to_contain_text(re.compile(rf"\b{place} \w+ {of}\b"))
        for _ in range(told["tasks"]):
            before = page.locator("[data-bar]").get_attribute("data-entry")
            card.get_by_role("button", name=show).click()
            page.locator("[data-bar] .advice button").first.press("Enter")
            moved = page.locator(f'body:not(:has([data-bar][data-entry="{before}"]))')
            expect(moved).to_be_attached()
        way_on = card.get_by_role("button", name=further if place == of else on, exact=True)
        number += 1
        if number < steps:
            expect(way_on).to_be_enabled()
        # Who has done the first chapter can play a whole match.
        first_match = card.get_by_role("button", name=end)
        expect(first_match).to_have_count(int(place == of and told["first"] == 0))
        assert anna.sideways() == 0
        if number < steps:
            title = card.get_by_role("heading").inner_text()
            way_on.click()
            expect(card.get_by_role("heading")).not_to_have_text(title)
    expect(card.locator("p.ok")).to_be_visible()
    anna.go("/learn")
    expect(page.locator("li .done")).to_have_count(steps)
