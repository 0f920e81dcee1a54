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


@pytest.mark.parametrize("game", GAMES)
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


@pytest.mark.parametrize("size", ["desktop", "phone", "small phone"])
@pytest.mark.parametrize("game", GAMES)
def test_ones_own_time_stands_in_the_decision_bar(welcome: Welcome, game: str, size: Size) -> None:
    anna = welcome(size=size)
    sit_down(anna, game, clock={"kind": "bank", "seconds": 300, "increment": 10})
    own = anna.page.locator("[data-bar] .clock")
    expect(own).to_have_count(1)
    expect(own).to_be_in_viewport(ratio=1)
    assert anna.sideways() == 0


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
    position = page.get_by_label("Position", exact=True)
    here = page.locator(".log [aria-current=step]")
    for number in ("3", "20", "9"):
        position.fill(number)
        expect(position).to_have_value(number)
        expect(here).to_be_in_viewport(ratio=1)
        page.wait_for_function(IN_SIGHT)
    assert page.evaluate("scrollY") == 0 or size == "phone"
