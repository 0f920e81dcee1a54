"""What every table has in common, whatever is played there: pointing, clocks, the past."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Welcome
from tests.browser.test_agricola import record_until
from tests.browser.visitor import Size, Visitor

GAMES = ["agricola", "loyang", "lydia"]
# What the browser tells a page of a pointer, whether it has moved or something came up under it.
OVER = """() => {
  window.overs = []
  const note = (event) => window.overs.push(event.target.closest?.('[data-target]')?.dataset.target)
  addEventListener('pointerover', note, true)
}"""

# The line of the log that belongs to the position lies inside the log and above the bar.
IN_SIGHT = """() => {
  const line = document.querySelector('.log [aria-current=step]').getBoundingClientRect()
  const log = document.querySelector('section.log').getBoundingClientRect()
  const bar = document.querySelector('[data-bar]').getBoundingClientRect()
  const free = bar.bottom < log.top || line.bottom <= bar.top || line.top >= bar.bottom
  return free && line.top >= log.top && line.bottom <= log.bottom + 1
}"""


def sit_down(visitor: Visitor, game: str, **how: Any) -> None:
    """Sit down at a table with a bot and come to one's turn."""
    visitor.become("Anna")
    chairs = [{"me": True}, {"bot": "greedy"}]
    table = visitor.post("/api/tables", {"game": game, "seats": 2, "chairs": chairs, **how})
    visitor.go(f"/t/{table['code']}")
    visitor.wait_for_turn()


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("agricola", marks=pytest.mark.soak),
        pytest.param("loyang", marks=pytest.mark.soak),
        "lydia",
    ],
)
def test_nothing_is_hinted_at_before_the_pointer_has_moved(welcome: Welcome, game: str) -> None:
    anna = welcome()
    sit_down(anna, game)
    page = anna.page
    place = page.locator("[data-target][data-state=clickable]").first
    target = place.get_attribute("data-target")
    x, y = middle(place)
    # The table comes up under a pointer that rests.
    main = page.locator("#main")
    main.evaluate("(found) => { found.style.display = 'none' }")
    page.mouse.click(x, y)
    page.evaluate(OVER)
    main.evaluate("(found) => { found.style.display = '' }")
    page.wait_for_function("(target) => window.overs.includes(target)", arg=target)
    expect(page.locator("[data-state=hover]")).to_have_count(0)
    page.mouse.move(x + 2, y)
    expect(page.locator(f'[data-target="{target}"]').first).to_have_attribute("data-state", "hover")


@pytest.mark.parametrize(
    ("game", "size"),
    [
        # The bar is the same for all; the smallest screen has the least room for it.
        pytest.param(game, size, marks=() if (at, size) == (2, "small phone") else pytest.mark.soak)
        for at, game in enumerate(GAMES)
        for size in ("desktop", "phone", "small phone")
    ],
)
def test_ones_own_time_stands_in_the_decision_bar(welcome: Welcome, game: str, size: Size) -> None:
    anna = welcome(size=size)
    sit_down(anna, game, clock={"kind": "bank", "seconds": 300, "increment": 10})
    own = anna.page.locator("[data-bar] .clock")
    expect(own).to_have_count(1)
    expect(own).to_be_in_viewport(ratio=1)
    assert anna.sideways() == 0


@pytest.mark.soak
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_log_goes_with_the_position_that_is_looked_at(welcome: Welcome, size: Size) -> None:
    anna = welcome(size=size)
    anna.become("Anna")
    anna.go_on_from(record_until("fence", least=6))
    anna.wait_for_turn()
    page = anna.page
    if size == "phone":
        page.get_by_role("tab", name="Log").click()
    page.locator(".log .turn button").nth(4).click()
    if size == "phone":
        # The board of that moment is shown; the log goes with it when it is opened again.
        expect(page.get_by_role("tab", name="Village")).to_have_attribute("aria-selected", "true")
        page.get_by_role("tab", name="Log").click()
    position = page.get_by_label("Position", exact=True)
    here = page.locator(".log [aria-current=step]")
    for number in ("3", "20", "9"):
        position.fill(number)
        expect(position).to_have_value(number)
        expect(here).to_be_in_viewport(ratio=1)
        page.wait_for_function(IN_SIGHT)
    assert page.evaluate("scrollY") == 0 or size == "phone"


@pytest.mark.soak
def test_what_i_said_myself_is_not_unread(welcome: Welcome) -> None:
    anna, bernd = welcome(size="phone"), welcome()
    bernd.become("Bernd")
    sit_down(anna, "lydia")
    for visitor, words in ((anna, "Good luck"), (bernd, "Hello"), (anna, "Let us begin")):
        visitor.post(f"/api/tables/{anna.code}/act", {"t": "chat", "id": words, "text": words})
    # The page has heard all of it before it is asked.
    with anna.page.expect_websocket() as line:
        anna.page.reload()
    line.value.wait_for_event("framereceived", lambda said: "Let us begin" in str(said))
    anna.wait_for_turn()
    expect(anna.page.get_by_role("button", name="Chat")).to_have_text("1")


def test_the_end_leads_to_the_last_board_and_shows_my_own_mark(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    anna.become("Anna")
    chairs = [{"bot": "greedy"}, {"me": True}]
    table = anna.post("/api/tables", {"game": "lydia", "seats": 2, "chairs": chairs})
    anna.go(f"/t/{table['code']}")
    anna.wait_for_turn()
    anna.post(f"/api/tables/{anna.code}/act", {"t": "resign", "id": "enough", "seat": 1})
    page = anna.page
    expect(page.locator("tfoot .T").first).to_be_visible()
    mark = page.get_by_role("link", name="Anna").locator(".seat")
    expect(mark).to_have_attribute("data-seat", "1")
    expect(mark).to_have_text("B")
    page.get_by_role("button", name="Board", exact=True).click()
    last = anna.get(f"/api/tables/{anna.code}")["number"]
    expect(page.get_by_label("Position", exact=True)).to_have_value(str(last))
    anna.go("/history")
    expect(mark).to_have_attribute("data-seat", "-1")
    expect(mark).to_have_text("A")
