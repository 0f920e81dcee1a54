"""Going by keys: the focus is always somewhere, and everything can be reached."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Welcome
from tests.browser.frames import asked, frame, frames, settle, wait_for_frame
from tests.browser.test_loyang import act_over_http
from tests.browser.test_lydia import record_at
from tests.browser.test_table import sit_down

# What has the focus in words; nothing where it has fallen to the page.
HELD = """() => {
  const held = document.activeElement
  return held === document.body ? '' : held.ariaLabel ?? held.dataset.target ?? held.tagName
}"""


def held(page: Page) -> str:
    found: str = page.evaluate(HELD)
    return found


@pytest.mark.soak
@pytest.mark.parametrize(
    "game",
    [
        pytest.param("agricola", marks=pytest.mark.soak),
        "loyang",
        pytest.param("lydia", marks=pytest.mark.soak),
    ],
)
def test_the_focus_never_falls_to_the_page(welcome: Welcome, game: str) -> None:
    anna = welcome()
    sit_down(anna, game)
    page, keys = anna.page, anna.page.keyboard
    for found in frames(anna):
        if found["n"] > 12:
            break
        act_over_http(anna, found, random.Random(found["n"]))
    wait_for_frame(anna, found["n"])
    for name in ("Chat", "Rules", "Menu"):
        button = page.get_by_role("button", name=name, exact=True)
        button.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        if name == "Menu":
            careful = page.get_by_role("switch", name="Ask before you borrow")
            expect(careful).to_have_count(0 if game == "lydia" else 1)
        keys.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(button).to_be_focused()
    # The log is one stop; the arrows go through its lines, and Escape comes back from them.
    lines = page.locator("section.log ol button")
    expect(page.locator('section.log ol button[tabindex="0"]')).to_have_count(1)
    page.locator('section.log ol button[tabindex="0"]').focus()
    for key, number in (("ArrowDown", 1), ("ArrowUp", 0), ("End", -1)):
        keys.press(key)
        expect(lines.nth(number)).to_be_focused()
    keys.press("Enter")
    back = page.get_by_role("button", name="Back to now")
    expect(back).to_be_visible()
    keys.press("Escape")
    expect(back).to_have_count(0)
    expect(lines.last).to_be_focused()
    keys.press("Enter")
    back.press("Enter")
    expect(back).to_have_count(0)
    assert held(page) == "Decision"
    anna.post(
        f"/api/tables/{anna.code}/act", {"t": "resign", "id": "enough", "seat": frame(anna)["seat"]}
    )
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_role("button", name="Replay", exact=True).last.press("Enter")
    expect(page.get_by_label("Position", exact=True)).to_be_visible()
    assert held(page) == "Replay"


def test_the_focus_goes_along_from_page_to_page_and_from_move_to_move(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go("/")
    page, keys = anna.page, anna.page.keyboard
    hero = page.locator("article.hero", has_text="Lydia")
    hero.get_by_role("button").first.press("Enter")
    anna.wait_for_turn()
    assert held(page) == "Decision"
    # Who comes by keys is told the one that leads to the board.
    expect(page.locator("[data-bar] .key")).to_have_text("Press b to reach the places.")
    expect(page.locator("[data-bar] .key")).to_be_visible()
    kinds: set[str] = set()
    for found in frames(anna):
        wait_for_frame(anna, found["n"])
        assert held(page) != "", kinds
        ask = asked(found)
        if "refill" in kinds and (ask is None or ask["kind"] != "refill"):
            break
        if ask is None:
            page.locator(".bar .go:enabled").press("Enter")
        else:
            # The merchant that is taken and the button that is pressed are gone.
            kinds.add(ask["kind"])
            keys.press("b")
            keys.press("Enter")
        settle(anna, found["n"])
    page.get_by_role("link", name="Club room").press("Enter")
    expect(page.get_by_role("button", name="Open a table")).to_be_visible()
    expect(page.locator("#main, h1").and_(page.locator(":focus"))).to_have_count(1)


@pytest.mark.soak
def test_a_listener_hears_what_the_others_did_and_that_the_end_has_begun(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    page = anna.page
    # The other has taken the token a few moves ago.
    anna.go_on_from(record_at("place", 86, seed=8))
    anna.wait_for_turn()
    news = page.locator("p.unseen[aria-live=polite]", has_text="places")
    expect(news).to_contain_text("takes the fountain token: everybody else has one more turn.")
    assert news.inner_text().count(". ") <= 4
    expect(page.locator("[data-bar]")).to_contain_text("Your last turn.")


@pytest.mark.soak
def test_the_first_key_of_a_table_leads_to_the_decision(welcome: Welcome) -> None:
    anna = welcome()
    sit_down(anna, "lydia")
    keys = anna.page.keyboard
    keys.press("Tab")
    expect(anna.page.get_by_role("link", name="Skip to the decision")).to_be_in_viewport(ratio=1)
    keys.press("Enter")
    expect(anna.page.get_by_role("region", name="Decision")).to_be_focused()


@pytest.mark.soak
def test_a_seats_menu_is_gone_round_by_keys_and_nothing_under_it(welcome: Welcome) -> None:
    anna = welcome()
    anna.go("/")
    page, keys = anna.page, anna.page.keyboard
    page.get_by_role("button", name="Open a table").click()
    chair = page.locator("#new .st:not(.add)", has_not_text="You").first
    chair.press("Enter")
    remove = page.get_by_role("button", name="Remove this seat")
    expect(remove).to_be_visible()
    rows = page.locator("[role=dialog] button:enabled")
    for number in [*range(1, rows.count()), 0]:
        keys.press("ArrowDown")
        expect(rows.nth(number)).to_be_focused()
    for _ in range(rows.count() + 2):
        keys.press("Tab")
        expect(page.locator("[role=dialog] :focus")).to_have_count(1)
    keys.press("Escape")
    expect(chair).to_be_focused()


def test_what_was_undone_is_done_again_by_key_and_by_button(welcome: Welcome) -> None:
    anna = welcome(size="low", language="de")
    sit_down(anna, "lydia")
    page, keys = anna.page, anna.page.keyboard
    redo = page.get_by_role("button", name="Wiederholen", exact=True)
    expect(redo).to_be_disabled()
    before = frame(anna)
    keys.press("b")
    keys.press("Enter")
    wait_for_frame(anna, before["n"] + 1)
    after = frame(anna)["view"]
    for by_key in (True, False):
        keys.press("u")
        expect(redo).to_be_enabled()
        assert frame(anna)["view"] == before["view"]
        if by_key:
            keys.press("r")
        else:
            redo.click()
        expect(redo).to_be_disabled()
        expect(page.get_by_role("button", name="Rückgängig", exact=True)).to_be_enabled()
        assert frame(anna)["view"] == after


def test_the_keys_are_told_on_a_question_mark_and_by_a_button(welcome: Welcome) -> None:
    anna = welcome()
    sit_down(anna, "lydia")
    page, keys = anna.page, anna.page.keyboard
    told = page.get_by_role("dialog", name="Keys")
    keys.press("?")
    for key in ("b", "Enter", "Esc", "u", "r", "←", "↑", "Tab", "?"):
        expect(told.locator("kbd").get_by_text(key, exact=True).first).to_be_visible()
    keys.press("Escape")
    expect(told).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Keys", exact=True).click()
    expect(told).to_be_visible()
    keys.press("Escape")
    # In what somebody writes it is a letter; on other pages there are fewer keys.
    page.get_by_role("button", name="Chat", exact=True).click()
    page.get_by_role("textbox").press_sequentially("?")
    expect(told).to_have_count(0)
    anna.go("/learn")
    keys.press("?")
    expect(told.get_by_text("Show these keys")).to_be_visible()
    expect(told.get_by_text("At the table")).to_have_count(0)
