"""Coming as a stranger: a game after two clicks, in one's own language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Response, Route, expect

from tests.browser.conftest import Welcome


def test_a_first_visitor_is_in_a_game_against_bots_after_two_clicks(welcome: Welcome) -> None:
    anna = welcome()
    anna.go("/")
    game = anna.page.locator("article", has_text="Lions of Lydia")
    expect(game).to_contain_text("2 bots")
    game.get_by_role("button", name="Play now").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    anna.wait_for_turn()
    expect(anna.page.get_by_role("heading", name="Lions of Lydia")).to_be_visible()
    assert anna.get(f"/api/tables/{anna.code}")["status"] == "running"


def test_a_german_browser_is_spoken_to_in_german(welcome: Welcome) -> None:
    anna = welcome(language="de")
    anna.go("/")
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    expect(anna.page.get_by_role("heading", name="Offene Tische")).to_be_visible()
    anna.page.get_by_role("radio", name="EN", exact=True).click()
    expect(anna.page.get_by_role("heading", name="Open tables")).to_be_visible()


@pytest.mark.soak
def test_a_chosen_language_and_theme_stay(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go("/")
    anna.page.get_by_role("radio", name="DE", exact=True).click()
    anna.page.get_by_role("radio", name="Dunkel").click()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    anna.go("/")
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.soak
def test_what_was_chosen_counts_even_where_the_server_has_not_heard_of_it(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go("/")
    anna.page.route("**/api/me", _lose_what_is_told)
    anna.page.get_by_role("radio", name="DE", exact=True).click()
    anna.page.get_by_role("radio", name="Dunkel").click()
    anna.go("/")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    kept = anna.get("/api/me")
    assert (kept["theme"], kept["language"]) == ("system", None)
    anna.page.unroute("**/api/me")
    with anna.page.expect_response(is_told):
        anna.go("/")
    kept = anna.get("/api/me")
    assert (kept["theme"], kept["language"]) == ("dark", "de")


def is_told(answer: Response) -> bool:
    """Whether the server has heard of manners."""
    return answer.request.method == "POST" and answer.url.endswith("/api/me")


def _lose_what_is_told(route: Route) -> None:
    if route.request.method == "POST":
        route.abort("connectionfailed")
    else:
        route.continue_()


@pytest.mark.soak
def test_a_stranger_who_takes_a_name_keeps_the_manners_chosen_before(welcome: Welcome) -> None:
    anna = welcome()
    anna.go("/")
    anna.page.get_by_role("radio", name="Dark").click()
    anna.page.get_by_role("radio", name="DE", exact=True).click()
    hero = anna.page.locator("article", has_text="Lions of Lydia")
    hero.get_by_role("button", name="Gleich spielen").click()
    with anna.page.expect_response(is_told):
        anna.page.get_by_role("dialog").get_by_role("button", name="Spielen", exact=True).click()
    anna.wait_for_turn()
    kept = anna.get("/api/me")
    assert (kept["theme"], kept["language"]) == ("dark", "de")


@pytest.mark.soak
def test_a_guest_keeps_the_name_with_a_password(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna Beständig")
    anna.go("/me")
    anna.page.get_by_label("New password, at least 8 characters").fill("correct horse")
    anna.page.locator("form", has_text="Password").get_by_role("button", name="Save").click()
    expect(anna.page.get_by_role("status")).to_contain_text("Password saved.")
    elsewhere = welcome()
    elsewhere.go("/me")
    login = elsewhere.page.locator("form", has_text="I have been here before")
    login.get_by_label("Name").fill("Anna Beständig")
    login.get_by_label("Password").fill("correct horse")
    login.get_by_role("button").click()
    expect(elsewhere.page.get_by_role("heading", name="Anna Beständig")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_name_of_a_game_is_covered_where_it_can_be_played(
    welcome: Welcome, language: str
) -> None:
    anna = welcome(size="small phone", language=language)
    anna.go("/")
    expect(anna.page.locator(".hero").first).to_be_visible()
    for width in (360, 390, 768, 1024, 1440):
        anna.page.set_viewport_size({"width": width, "height": 800})
        covered = anna.page.locator(".hero").evaluate_all(
            """(heros) => heros.filter((hero) => {
                const name = hero.querySelector('h3').getBoundingClientRect()
                const buttons = hero.querySelector('.hb').getBoundingClientRect()
                const last = hero.querySelector('.hb > :last-child').getBoundingClientRect()
                return (name.right > buttons.left && name.bottom > buttons.top + 1)
                    || last.right > hero.getBoundingClientRect().right
            }).map((hero) => hero.textContent)"""
        )
        assert covered == [], width


@pytest.mark.soak
def test_a_long_name_is_read_whole_on_a_small_phone(welcome: Welcome) -> None:
    host = welcome()
    host.become("Anneliese Schmidt")
    host.post("/api/tables", {"game": "lydia", "seats": 4})
    bernd = welcome(size="small phone")
    bernd.go("/")
    name = bernd.page.get_by_title("Anneliese Schmidt", exact=True).first.locator("b")
    expect(name).to_be_visible()
    assert name.evaluate("b => b.scrollWidth <= b.clientWidth && b.scrollHeight <= b.clientHeight")


def test_any_chair_but_ones_own_is_taken_away_from_a_new_table(welcome: Welcome) -> None:
    anna = welcome()
    anna.go("/")
    anna.page.get_by_role("button", name="Open a table").click()
    chairs = anna.page.locator("#new .st:not(.add)")
    expect(chairs).to_have_count(4)
    for left in (3, 2, 1):
        chairs.filter(has_not_text="You").first.click()
        anna.page.get_by_role("button", name="Remove this seat").click()
        expect(chairs).to_have_count(left)
    expect(chairs).to_contain_text("You")
    chairs.click()
    expect(anna.page.get_by_role("button", name="Open to everyone")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Remove this seat")).to_have_count(0)


def test_that_a_password_was_saved_is_said_where_one_is_on_the_page(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    anna.become("Anna Confirmed")
    anna.go("/me")
    anna.page.get_by_label("New password, at least 8 characters").fill("longer than eight")
    button = anna.page.locator(
        "form", has=anna.page.get_by_label("New password, at least 8 characters")
    )
    button.get_by_role("button", name="Save").click()
    told = anna.page.get_by_role("status")
    expect(told).to_contain_text("Password saved.")
    anna.page.get_by_role("button", name="Sign out", exact=True).last.scroll_into_view_if_needed()
    expect(told).to_be_in_viewport(ratio=1)


def test_a_match_at_once_has_as_many_bots_as_one_wants(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go("/")
    anna.page.get_by_role("radio", name="3", exact=True).click()
    anna.page.get_by_role("radio", name="Gentle").click()
    anna.page.get_by_role("button", name=re.compile("Play now.*Lions of Lydia")).click()
    anna.wait_for_turn()
    chairs = anna.get(f"/api/tables/{anna.code}")["chairs"]
    assert [chair["bot"] for chair in chairs] == [None, "easy", "easy", "easy"]
