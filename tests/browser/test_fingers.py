"""Whatever can be tapped on a phone is large enough for a finger, on pages and at tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tafelrunde import new
from tafelrunde.bots import find
from tests.browser.conftest import Welcome
from tests.browser.test_agricola import record_until
from tests.browser.visitor import Visitor

PAGES = [
    "/",
    "/history",
    "/best",
    "/me",
    "/learn",
    "/tournaments",
    "/campaigns",
    "/cards/agricola",
    "/rules/agricola",
]
# What is smaller than 32 pixels, or than 40 where it answers a question. Where the box is, it is
# felt how far around its middle a tap still belongs to it.
SMALL = """() => {
  const answers = '[data-state=clickable], [data-state=selected], [data-answer], .option'
  const all = `a[href], button, summary, select, textarea, input, [role=button], [role=tab],
    [role=switch], [role=radio], ${answers}`
  const small = []
  for (const found of document.querySelectorAll(all)) {
    const shown = found.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!shown || found.disabled || found.dataset.state === 'idle' || found.matches('.unseen'))
      continue
    const own = [found, ...(found.labels ?? [])]
    const need = (found.matches(answers) ? 40 : 32) - 0.5
    const boxes = own.map((part) => part.getBoundingClientRect())
    if (boxes.some(({ width, height }) => width >= need && height >= need)) continue
    if (boxes.every(({ width, height }) => width < 2 || height < 2)) continue
    found.scrollIntoView({ block: 'center', inline: 'center' })
    const { x, y, width, height } = found.getBoundingClientRect()
    const middle = [x + width / 2, y + height / 2]
    const reach = (right, down) => {
      for (let far = 1; far < 40; far++) {
        const top = document.elementFromPoint(middle[0] + right * far, middle[1] + down * far)
        if (!own.some((part) => part.contains(top))) return far - 1
      }
      return 40
    }
    const wide = reach(-1, 0) + reach(1, 0) + 1
    const high = reach(0, -1) + reach(0, 1) + 1
    // Only whole pixels are felt.
    if (wide + 1 < need || high + 1 < need)
      small.push(`${wide} × ${high}: ${found.className} ${found.ariaLabel ?? found.innerText}`)
  }
  return small
}"""


def small(visitor: Visitor) -> list[str]:
    """What is too small on the page, under each of its tabs."""
    visitor.page.wait_for_load_state("networkidle")
    tabs = visitor.page.locator(".tabs [role=tab]")
    found: list[str] = []
    for tab in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(tab).click()
        found += visitor.page.evaluate(SMALL)
    return found


def ended(game: str) -> str:
    """The record of a match that two bots have played to its end at random."""
    match = new(game, 2, 4)
    bots = [find("random")(f"{seat}") for seat in range(2)]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match.fork(), decision))
    return match.record.text()


@pytest.mark.parametrize(
    "pages",
    [
        pytest.param(PAGES[:2], id="club"),
        pytest.param(PAGES[2:], id="others", marks=pytest.mark.soak),
    ],
)
def test_links_and_buttons_of_the_pages_are_large_enough(
    welcome: Welcome, pages: list[str]
) -> None:
    anna = welcome(size="phone")
    anna.become("Anna")
    code = anna.post("/api/records", ended("lydia"))["code"]
    for page in (f"/t/{code}", *pages):
        anna.go(page)
        if page.startswith("/t/"):
            expect(anna.page.locator(".tn .k").first).to_be_visible()
        assert small(anna) == [], page


@pytest.mark.parametrize(
    "game",
    [
        "agricola",
        pytest.param("loyang", marks=pytest.mark.soak),
        pytest.param("lydia", marks=pytest.mark.soak),
    ],
)
def test_whatever_is_tapped_at_a_table_is_large_enough(welcome: Welcome, game: str) -> None:
    anna = welcome(size="phone")
    anna.become("Anna")
    if game == "agricola":
        anna.go_on_from(record_until("feed"))
    else:
        chairs = [{"me": True}, {"bot": "greedy"}]
        table = anna.post("/api/tables", {"game": game, "seats": 2, "chairs": chairs})
        anna.go(f"/t/{table['code']}")
    anna.wait_for_turn()
    assert small(anna) == []
