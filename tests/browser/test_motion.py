"""Where things may move: what is being played out, and the button that skips it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor


def alone(visitor: Visitor) -> str:
    """A table whose both seats are one visitor's."""
    visitor.become("Anna")
    chairs = [{"me": True}, {"name": "Bernd"}]
    table = visitor.post("/api/tables", {"game": "lydia", "seats": 2, "chairs": chairs})
    code: str = table["code"]
    return code


def move(visitor: Visitor, code: str) -> int:
    """Make the first move that is offered to either seat; the number of its entry."""
    for seat in (0, 1):
        state = visitor.get(f"/api/tables/{code}/state?seat={seat}")
        message = {"seat": seat, "id": f"move after {state['n']}"}
        if seat in state["waiting"]:
            message["t"] = "confirm"
        elif ask := next((ask for ask in state["asks"] if "options" in ask), None):
            option = ask["options"][0]["option"]
            message |= {"t": "play", "n": state["n"], "kind": ask["kind"], "option": option}
        else:
            continue
        answer = visitor.post(f"/api/tables/{code}/act", message)
        assert answer["t"] == "ok", answer
        number: int = visitor.get(f"/api/tables/{code}")["number"]
        return number
    raise AssertionError("nobody is asked")


def skip(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name="Skip", exact=True)


def test_skip_shows_the_newest_position_instead_of_one_after_the_other(welcome: Welcome) -> None:
    anna, carla = welcome(), welcome(motion=True)
    code = alone(anna)
    carla.go(f"/t/{code}")
    shown = carla.page.locator("[data-entry]")
    expect(shown).to_have_attribute("data-entry", "0")
    expect(skip(carla)).to_have_count(0)
    carla.stop_time()
    first = move(anna, code)
    expect(shown).to_have_attribute("data-entry", str(first))
    expect(skip(carla)).to_have_count(0)
    last = [move(anna, code) for _ in range(3)][-1]
    expect(skip(carla)).to_be_visible()
    expect(shown).to_have_attribute("data-entry", str(first))
    skip(carla).click()
    expect(shown).to_have_attribute("data-entry", str(last))
    expect(skip(carla)).to_have_count(0)


@pytest.mark.soak
def test_skip_fills_the_whole_sheet_of_a_match_that_has_just_ended(welcome: Welcome) -> None:
    anna, carla = welcome(), welcome(motion=True)
    code = alone(anna)
    carla.go(f"/t/{code}")
    expect(carla.page.locator("[data-entry]")).to_be_visible()
    carla.stop_time()
    anna.post(f"/api/tables/{code}/act", {"t": "resign", "id": "enough", "seat": 0})
    empty = carla.page.locator("tr.empty")
    expect(empty).not_to_have_count(0)
    expect(carla.page.locator("tfoot tr.empty")).to_be_visible()
    skip(carla).click()
    expect(empty).to_have_count(0)
    expect(skip(carla)).to_have_count(0)


@pytest.mark.soak
def test_pointing_at_something_makes_nothing_fly_again(welcome: Welcome) -> None:
    anna = welcome(motion=True)
    anna.become("Anna")
    chairs = [{"me": True}, {"bot": "greedy"}]
    code = anna.post("/api/tables", {"game": "lydia", "seats": 2, "chairs": chairs})["code"]
    anna.go(f"/t/{code}")
    anna.wait_for_turn()
    page = anna.page
    page.evaluate(
        """() => {
          window.flown = 0
          const count = (found) =>
            (window.flown += found.flatMap((one) => [...one.addedNodes]).length)
          const layer = document.querySelector('.flights')
          new MutationObserver(count).observe(layer, { childList: true })
        }"""
    )
    place = page.locator("[data-state=clickable]").first
    place.click()
    page.wait_for_function("window.flown > 0")
    anna.wait_for_turn()
    anna.stop_time()
    # Whatever still waits is on its way then.
    page.clock.run_for(10_000)
    flown = page.evaluate("window.flown")
    for _ in range(3):
        page.locator("[data-state=clickable]").first.hover()
        page.clock.run_for(1_000)
    assert page.evaluate("window.flown") == flown
