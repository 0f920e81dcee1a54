"""Learning: each game's first lesson, by its own hints from the first step to the last."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as OutOfPatience

from tests.browser.conftest import Welcome
from tests.browser.test_pages import serious_faults, unsaid
from tests.browser.visitor import Size
from tests.conftest import SOAK

WORDS = {
    "en": (
        "Lesson",
        "First lesson",
        "Show me",
        "Continue",
        "What comes next",
        "To the first match",
        "Back",
        r"Next: (\S+)\.",
    ),
    "de": (
        "Lektion",
        "Erste Lektion",
        "Zeig es mir",
        "Weiter",
        "Was noch kommt",
        "Zur ersten Partie",
        "Zurück",
        r"Als Nächstes: (\S+)\.",
    ),
}
# What a lesson speaks of and what answers its question, as far as they are in sight; how many of
# them the lesson's own box lies over.
COVERED = """
(box) => {
  const frame = document.querySelector('#main').getBoundingClientRect()
  const answers = '[data-lit], [data-state=clickable], [data-state=hover], .options button'
  const places = [...document.querySelectorAll(answers)].map((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect()
    if (!document.querySelector('#main').contains(place)) return { left, right, top, bottom }
    return {
      left: Math.max(left, frame.left),
      right: Math.min(right, frame.right),
      top: Math.max(top, frame.top),
      bottom: Math.min(bottom, frame.bottom),
    }
  })
  const seen = places.filter((one) => one.left < one.right && one.top < one.bottom)
  const over = seen.filter(
    (one) =>
      one.left < box.x + box.width - 1 &&
      one.right > box.x + 1 &&
      one.top < box.y + box.height - 1 &&
      one.bottom > box.y + 1,
  )
  return [seen.length > 0, over.length]
}
"""
IN_SIGHT = """
() => [...document.querySelectorAll('[data-lit]')].some((place) => {
  const { left, top, width, height } = place.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return !!hit && (place.contains(hit) || hit.contains(place))
})
"""


def shown(page: Page, card: Locator) -> None:
    """What the lesson speaks of can be seen, and the lesson lies over no answer."""
    page.wait_for_function(IN_SIGHT)
    assert page.evaluate(COVERED, card.bounding_box()) == [True, 0]


@pytest.mark.parametrize(
    ("game", "title", "size", "language", "begins", "ends"),
    [
        ("agricola", "Agricola", "low", "en", 0, None),
        # On a phone the steps that look most different: a pasture, animals, a meal.
        ("agricola", "Agricola", "phone", "de", 3, 6),
        # Where the hints of the others and of later chapters lead is tested at the server.
        pytest.param("lydia", "Lydia", "phone", "de", 0, None, marks=pytest.mark.soak),
        pytest.param("agricola", "Agricola", "phone", "de", 0, None, marks=pytest.mark.soak),
        pytest.param("loyang", "Loyang", "low", "en", 0, None, marks=pytest.mark.soak),
        pytest.param("lydia", "Lydia", "low", "en", 0, None, marks=pytest.mark.soak),
        pytest.param("agricola", "Agricola", "desktop", "en", 0, None, marks=pytest.mark.soak),
        pytest.param("loyang", "Loyang", "phone", "de", 0, None, marks=pytest.mark.soak),
    ],
)
@pytest.mark.sliced
def test_a_lesson_leads_from_step_to_step_and_lies_over_nothing(
    welcome: Welcome,
    game: str,
    title: str,
    size: Size,
    language: Literal["en", "de"],
    begins: int,
    ends: int | None,
) -> None:
    anna = welcome(size=size, language=language)
    anna.become("Anna")
    anna.go("/learn")
    page = anna.page
    name, begin, show, on, further, end, back, following = WORDS[language]
    if begins:
        anna.go(f"/t/{anna.post('/api/lessons', {'game': game, 'step': begins})['code']}")
    else:
        page.get_by_role("button", name=re.compile(f"{begin}.*{title}")).click()
    card = page.get_by_role("region", name=name, exact=True)
    expect(card).to_be_visible()
    heading = card.get_by_role("heading").first
    rivals = set()
    number, steps, gone_back = begins, begins + 1, False
    while number < steps:
        told = anna.get(f"/api/tables/{anna.code}/lesson")
        of = len(told["steps"])
        # Where its later hints lead is tested at the server.
        steps = ends or (told["all"] if SOAK else of)
        place = number - told["first"] + 1
        # One is red, those that are done are green.
        expect(card.locator(".dots .now")).to_have_text(str(place))
        for _ in range(told["tasks"]):
            before = page.locator("[data-bar]").get_attribute("data-entry")
            expect(card.get_by_role("button", name=show)).to_be_enabled()
            if game == "agricola":
                shown(page, card)
            card.get_by_role("button", name=show).click()
            page.locator("[data-bar] .go:enabled").click()
            moved = page.locator(f'body:not(:has([data-bar][data-entry="{before}"]))')
            expect(moved).to_be_attached()
        # After the move nothing goes on until the learner does.
        expect(card.locator(".ok")).to_be_visible()
        assert anna.get(f"/api/tables/{anna.code}/lesson")["held"]
        expect(page.locator("[data-state=clickable]")).to_have_count(0)
        rivals |= set(re.findall(following, page.locator("[data-bar]").text_content() or ""))
        ended = place == of
        number += 1
        assert anna.sideways() == 0
        if ended and told["first"] == 0:
            # The match of the last step goes on first; then a whole one can be played.
            card.get_by_role("button", name=on, exact=True).click()
            expect(card.get_by_role("button", name=end)).to_be_visible()
        known = heading.inner_text()
        if number < steps:
            card.get_by_role("button", name=further if ended else on, exact=True).click()
            expect(heading).not_to_have_text(known)
        if number == 1 and not gone_back:
            # Who goes back plays the step before once more, and on from there.
            card.get_by_role("button", name=back, exact=True).click()
            expect(heading).to_have_text(known)
            number, gone_back = 0, True
    # One opponent has come along all the way.
    assert len(rivals) == 1
    anna.go("/learn")
    expect(page.locator("li .done")).to_have_count(steps)


# What the coach says, and to whom, is tested at the server and for each game.
@pytest.mark.soak
def test_the_coach_warns_once_of_hunger_and_of_begging_until_it_is_turned_off(
    welcome: Welcome,
) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go("/learn")
    page = anna.page
    page.get_by_role("button", name="Animals that breed").click()
    card = page.get_by_role("region", name="Lesson", exact=True)
    card.get_by_role("button", name="Show me").click()
    page.locator("[data-bar] .go:enabled").click()
    card.get_by_role("button", name="Play on from here").click()
    guide = page.get_by_role("region", name="Guide")
    coach = page.get_by_role("region", name="Your coach")
    told_first(guide, coach)
    # Two people need four food after this round: there are two, and a grain will be reaped.
    expect(coach).to_contain_text("3 in all")
    coach.get_by_role("button", name="Understood").click()
    expect(coach).to_have_count(0)
    # It knows what it has told, and does not tell it again.
    page.reload()
    expect(page.locator('[data-advised="1"]')).to_be_attached()
    page.get_by_role("button", name="Suggest").click()
    known = page.locator("details", has_text="What I was told")
    known.locator("summary").click()
    expect(known).to_contain_text("3 in all")
    expect(coach).to_have_count(0)
    page.get_by_role("button", name="Suggest").click()
    # Who takes wood all the same is warned before points are thrown away.
    page.locator('[data-target="space:forest"]').click()
    told_first(guide, coach)
    expect(coach).to_contain_text("begging costs")
    coach.get_by_role("button", name="Turn the coach off").click()
    expect(coach).to_have_count(0)
    page.reload()
    expect(page.locator("[data-bar]")).to_be_visible()
    assert anna.get(f"/api/tables/{anna.code}/coach")["warnings"] != []
    expect(coach).to_have_count(0)


def told_first(guide: Locator, coach: Locator) -> None:
    """Listen to the guide until it is the coach's turn.

    A move of the bots may take a lesson away just as one goes on from it.
    """
    while True:
        expect(guide.or_(coach).first).to_be_visible()
        if coach.is_visible():
            return
        with suppress(OutOfPatience):
            guide.get_by_role("button", name=re.compile("^(Next|Continue)$")).click(timeout=2000)


def test_a_rule_is_shown_on_boards_that_are_clicked_through(welcome: Welcome) -> None:
    phone = welcome(size="phone", language="de", dark=True)
    phone.become("Bernd")
    phone.go("/rules/lydia?of=lydia-why-king-stays")
    rule = phone.page.locator(".asked")
    rule.get_by_role("button", name="Am Plan zeigen").click()
    expect(rule).to_contain_text("Der König steht am grünen Tor.")
    rule.get_by_role("button", name="Danach").click()
    rule.get_by_role("button", name="Danach").click()
    expect(rule).to_contain_text("3 von 3")
    expect(rule.get_by_role("button", name="Danach")).to_be_disabled()
    rule.get_by_role("button", name="Davor").click()
    expect(rule).to_contain_text("2 von 3")
    assert serious_faults(phone) == []
    assert unsaid(phone) == []
    assert phone.sideways() == 0


@pytest.mark.parametrize(
    ("language", "wanted", "found"),
    [("en", "fence", "Fences and pastures"), ("de", "Zaun", "Zäune und Weiden")],
)
def test_rules_are_found_by_their_name_first_on_their_page_and_at_the_table(
    welcome: Welcome, language: Literal["en", "de"], wanted: str, found: str
) -> None:
    anna = welcome(language=language)
    page = anna.page
    anna.become("Anna")
    anna.go("/rules/agricola")
    page.get_by_role("searchbox").fill(wanted)
    expect(page.locator("article h2").first).to_have_text(found)
    anna.go(f"/t/{anna.post('/api/quick', {'game': 'agricola', 'bots': 1})['code']}")
    page.get_by_role("button", name=re.compile("^(Rules|Regeln)$")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("searchbox").fill(wanted)
    expect(dialog.locator("article h3").first).to_have_text(found)
    whole = dialog.get_by_role("link", name=re.compile("^(All rules|Alle Regeln)$"))
    expect(whole).to_have_attribute("href", "/rules/agricola")
