"""Agricola's farm at work: the three beats of a harvest, the rules of the moment."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tafelrunde import new
from tafelrunde.bots import find
from tafelrunde.games.agricola.board.goods import SHEEP
from tafelrunde.games.agricola.board.spaces import HARVESTS
from tafelrunde.games.agricola.board.state import Agricola
from tests.browser.conftest import Welcome
from tests.browser.frames import wait_for_frame
from tests.browser.test_agricola import brought_to, entry
from tests.browser.visitor import Size, Visitor

BEATS = ["field_phase", "feeding_phase", "breeding_phase"]
WORDS = {
    "en": ["Field phase", "Feeding", "Breeding"],
    "de": ["Ackerphase", "Ernährung", "Vermehrung"],
}
ON = "[data-beat][aria-current=step]"
# A step of the page's time, and how many of them all beats may take together.
TICK, TICKS = 70, 32
# Every piece that flies, with the beat that is on.
WATCH = f"""() => {{
  window.flown = []
  const note = (figure) => window.flown.push([
    document.querySelector('{ON}')?.dataset.beat ?? null,
    figure.querySelector('use')?.getAttribute('href').split('#agricola-')[1] ?? 'person',
  ])
  new MutationObserver((found) => found.forEach(({{ addedNodes }}) => addedNodes.forEach(note)))
    .observe(document.querySelector('.flights'), {{ childList: true }})
}}"""
# Where the parts of the page are.
PARTS = """() => ['body', '.calendar', '.middle', '.own', '.purse', '[data-bar]', '#part']
  .flatMap((part) => [...document.querySelectorAll(part)])
  .map((part) => JSON.stringify(part.getBoundingClientRect()))"""


@cache
def before_a_harvest() -> tuple[str, str]:
    """A match in which one move brings a whole harvest, with crops and a young; and that move.

    Greedy is asked something in each of its harvests with crops; whoever is careless is not.
    """
    for seed in range(18, 100):
        match = new("agricola", 1, seed, {"variant.family": True})
        bot = find("beginner")(f"{seed}:0")
        while not match.over:
            decision = match.decisions[0]
            option = bot.choose(match.fork(), decision)
            trial = match.fork()
            trial.play(0, option)
            now, then = match.state, trial.state
            assert isinstance(now, Agricola)
            assert isinstance(then, Agricola)
            whole = now.round in HARVESTS and then.round > now.round
            bred = sum(then.farms[0].goods[SHEEP:]) > sum(now.farms[0].goods[SHEEP:])
            if decision.kind == "place" and whole and bred and any(now.farms[0].crops):
                return match.record.text(), str(option)
            match.play(0, option)
    raise AssertionError("no harvest comes by itself")


def shown(visitor: Visitor) -> str | None:
    found: str | None = visitor.page.evaluate(f"document.querySelector('{ON}')?.dataset.beat")
    return found


def watch_the_harvest(visitor: Visitor) -> list[str]:
    """Let time go on step by step until no beat is on any more; the beats in their order."""
    seen: list[str] = []
    for _ in range(TICKS):
        visitor.page.clock.run_for(TICK)
        beat = shown(visitor)
        if beat is None and seen:
            return seen
        if beat is not None and seen[-1:] != [beat]:
            seen.append(beat)
    raise AssertionError(f"the harvest does not end: {seen}")


def start_a_harvest(visitor: Visitor) -> None:
    """Make the move that brings a whole harvest, while time stands still."""
    record, option = before_a_harvest()
    visitor.become("Anna")
    visitor.go_on_from(record)
    visitor.wait_for_turn()
    visitor.page.evaluate(WATCH)
    visitor.stop_time()
    number = entry(visitor.page)
    visitor.page.locator(f'[data-target="space:{option}"]').click()
    wait_for_frame(visitor, number + 1)


@pytest.mark.soak
@pytest.mark.parametrize("size", ["desktop", pytest.param("small phone", marks=pytest.mark.soak)])
def test_a_harvest_in_one_message_is_seen_in_three_beats(welcome: Welcome, size: Size) -> None:
    anna = welcome(motion=True, size=size)
    start_a_harvest(anna)
    # Whoever is to go on can do so at once.
    anna.wait_for_turn()
    expect(anna.page.locator(".tile[data-state=clickable]").first).to_be_visible()
    assert watch_the_harvest(anna) == BEATS
    flown: list[list[str]] = anna.page.evaluate("window.flown")
    pieces: dict[str, set[str]] = {}
    for beat, piece in flown:
        pieces.setdefault(beat, set()).add(piece)
    assert pieces["field_phase"] <= {"grain", "vegetable"}
    assert "food" in pieces["feeding_phase"]
    assert pieces["breeding_phase"] <= {"sheep", "boar", "cow"}


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de"])
def test_without_motion_only_the_strip_tells_the_beats(
    welcome: Welcome, language: Literal["en", "de"]
) -> None:
    anna = welcome(language=language, clock=True)
    start_a_harvest(anna)
    beats = anna.page.locator("[data-beat] b")
    anna.page.clock.run_for(6 * TICK)
    expect(beats).to_have_text(WORDS[language])
    assert watch_the_harvest(anna) == BEATS
    assert anna.page.evaluate("window.flown") == []


@pytest.mark.soak
@pytest.mark.parametrize("size", ["desktop", "small phone"])
def test_the_strip_of_the_harvest_moves_nothing_and_cuts_no_word(
    welcome: Welcome, size: Size
) -> None:
    anna = welcome(motion=True, size=size, language="de")
    start_a_harvest(anna)
    # Further down the strip would stay in sight while it has something to tell.
    anna.page.evaluate("window.scrollTo(0, 0)")
    places: list[Any] = []
    for beat in (*BEATS, None):
        for _ in range(TICKS):
            if shown(anna) != beat:
                anna.page.clock.run_for(TICK)
        assert shown(anna) == beat
        places.append(anna.page.evaluate(PARTS))
        cut = "(found) => found.filter((one) => one.scrollWidth > one.clientWidth).length"
        assert anna.page.locator("[data-beat]").evaluate_all(cut) == 0
    assert places == [places[0]] * 4


@pytest.mark.soak
def test_the_strip_stays_while_the_family_is_to_be_fed(welcome: Welcome) -> None:
    anna = welcome()
    brought_to(anna, "feed", least=3)
    assert shown(anna) == "feeding_phase"
    expect(anna.page.locator("[data-beat]")).to_have_text(WORDS["en"])
    expect(anna.page.locator(".track")).to_be_hidden()


@pytest.mark.soak
def test_the_rules_of_the_moment_lie_open(welcome: Welcome) -> None:
    anna = welcome()
    brought_to(anna, "feed", least=3)
    anna.page.get_by_role("button", name="Rules", exact=True).click()
    rules = anna.page.get_by_role("dialog", name="Rules")
    expect(rules.locator("details[open] summary")).to_have_text("The harvest")
    expect(rules.locator("details").first).to_have_attribute("open", "")
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_have_count(0)
