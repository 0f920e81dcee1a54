"""What comes late, out of order or twice: the last wish counts, and counts once."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import APIResponse, Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Welcome
from tests.browser.test_agricola import brought_to
from tests.browser.test_arriving import is_told
from tests.browser.test_playing import BEGUN, LONG, begin_an_action, lydia
from tests.browser.visitor import Visitor

# Resolves when the page has made of an answer whatever it makes of it.
DIGESTED = "() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 100))"
LOOK_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"


class Held:
    """The server's answers to one kind of request, as they were then, kept back until let go."""

    def __init__(self, page: Page, url: str | re.Pattern[str], method: str = "GET") -> None:
        self.page = page
        self.url = url
        self.method = method
        self.answers: list[tuple[Route, APIResponse]] = []
        self.open = False
        page.route(url, self._take)

    def _take(self, route: Route) -> None:
        if self.open or route.request.method != self.method:
            route.fallback()
        else:
            self.answers.append((route, route.fetch()))

    def come(self, count: int = 1) -> None:
        """Until so many have come; what is asked from now on is answered at once."""
        while len(self.answers) < count:
            self.page.wait_for_timeout(20)
        self.open = True

    def let_go(self) -> None:
        for route, answer in self.answers:
            route.fulfill(response=answer)
        self.page.evaluate(DIGESTED)


@pytest.mark.soak
def test_the_language_that_was_chosen_last_is_spoken(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go("/")
    german = Held(anna.page, "**/api/words/de")
    anna.page.get_by_role("radio", name="DE", exact=True).click()
    german.come()
    with anna.page.expect_response("**/api/words/en"):
        anna.page.get_by_role("radio", name="EN", exact=True).click()
    german.let_go()
    expect(anna.page.locator("html")).to_have_attribute("lang", "en")
    expect(anna.page.get_by_role("heading", name="Open tables")).to_be_visible()
    anna.go("/")
    expect(anna.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.soak
def test_a_language_whose_words_do_not_come_is_spoken_at_the_next_visit(welcome: Welcome) -> None:
    anna = welcome()
    anna.go("/")
    anna.page.route("**/api/words/de", lambda route: route.abort("connectionfailed"))
    anna.page.get_by_role("radio", name="DE", exact=True).click()
    anna.page.evaluate(DIGESTED)
    expect(anna.page.get_by_role("heading", name="Open tables")).to_be_visible()
    anna.page.unroute("**/api/words/de")
    anna.go("/")
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.soak
def test_who_takes_a_name_speaks_the_language_chosen_before_its_words_came(
    welcome: Welcome,
) -> None:
    anna = welcome()
    anna.go("/")
    german = Held(anna.page, "**/api/words/de")
    anna.page.get_by_role("radio", name="DE", exact=True).click()
    german.come()
    hero = anna.page.locator("article", has_text="Lions of Lydia")
    hero.get_by_role("button", name="Play now").click()
    with anna.page.expect_response(is_told):
        anna.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    german.let_go()
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    assert anna.get("/api/me")["language"] == "de"


@pytest.mark.soak
def test_a_new_name_is_not_taken_back_by_an_older_answer(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go("/me")
    theme = Held(anna.page, "**/api/me", "POST")
    anna.page.get_by_role("radio", name="Dark").first.click()
    theme.come()
    form = anna.page.locator("form", has=anna.page.get_by_label("Name", exact=True))
    form.get_by_label("Name", exact=True).fill("Annabel")
    form.get_by_role("button", name="Save").click()
    anna.page.evaluate(DIGESTED)
    theme.let_go()
    expect(anna.page.get_by_role("heading", name="Annabel")).to_be_visible()
    assert anna.get("/api/me")["name"] == "Annabel"


@pytest.mark.soak
def test_who_has_signed_out_is_not_brought_back_by_an_older_answer(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go("/me")
    theme = Held(anna.page, "**/api/me", "POST")
    anna.page.get_by_role("radio", name="Dark").first.click()
    theme.come()
    anna.page.get_by_role("button", name="Sign out").click()
    anna.page.evaluate(DIGESTED)
    theme.let_go()
    expect(anna.page.get_by_role("heading", name="As a guest")).to_be_visible()


@pytest.mark.soak
def test_nothing_of_the_last_person_stands_in_the_fields_of_the_next(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.post("/api/me", {"webhook": "https://example.org/anna"})
    anna.go("/me")
    hook = anna.page.get_by_placeholder("https://")
    expect(hook).to_have_value("https://example.org/anna")
    anna.page.get_by_role("button", name="Sign out").click()
    guest = anna.page.locator("form", has_text="As a guest")
    expect(guest.get_by_role("textbox")).to_have_value("")
    guest.get_by_role("textbox").fill("Bert")
    guest.get_by_role("button").click()
    expect(anna.page.get_by_role("heading", name="Bert")).to_be_visible()
    expect(hook).to_have_value("")


@pytest.mark.soak
def test_the_club_room_does_not_go_back_to_what_it_was(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go("/")
    expect(anna.page.get_by_role("button", name="Open a table")).to_be_visible()
    expect(anna.page.get_by_role("region", name="My games")).to_have_count(0)
    empty = Held(anna.page, "**/api/lobby")
    anna.page.evaluate(LOOK_AGAIN)
    empty.come()
    code = lydia(anna, 30, [{"me": True}, None])
    anna.page.evaluate(LOOK_AGAIN)
    mine = anna.page.get_by_role("region", name="My games").locator(f'a[href="/t/{code}"]')
    expect(mine).to_be_visible()
    empty.let_go()
    assert mine.is_visible()


def test_the_club_room_says_that_it_is_away_only_while_it_is(welcome: Welcome) -> None:
    anna = welcome()
    anna.page.route("**/api/{lobby,games}", lambda route: route.abort("connectionfailed"))
    anna.go("/")
    expect(anna.page.get_by_role("alert")).to_be_visible()
    anna.page.unroute("**/api/{lobby,games}")
    anna.page.evaluate(LOOK_AGAIN)
    expect(anna.page.locator("article", has_text="Lions of Lydia")).to_be_visible()
    expect(anna.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.soak
def test_a_double_click_opens_one_table(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go("/")
    anna.page.locator("article", has_text="Lions of Lydia").get_by_role("button").first.dblclick()
    anna.wait_for_turn()
    assert len(anna.get("/api/lobby")["mine"]) == 1


@pytest.mark.soak
def test_a_double_click_of_a_stranger_leaves_the_question_for_the_name(welcome: Welcome) -> None:
    anna = welcome()
    anna.go("/")
    hero = anna.page.locator("article", has_text="Lions of Lydia")
    hero.get_by_role("button", name="Play now").dblclick()
    anna.page.evaluate(DIGESTED)
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.page.mouse.click(5, 5)
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.soak
def test_a_double_click_on_a_chair_sits_down_once(welcome: Welcome) -> None:
    anna, bernd = welcome(), welcome()
    anna.become("Anna")
    bernd.become("Bernd")
    code = lydia(anna, 30, [{"me": True}, None, None])
    bernd.go(f"/t/{code}")
    bernd.page.get_by_role("button", name="Sit here").first.dblclick()
    expect(bernd.page.get_by_role("button", name="Chair of Bernd")).to_be_visible()
    bernd.page.evaluate(DIGESTED)
    expect(bernd.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.soak
def test_a_stranger_who_sits_down_stays_on_the_page(welcome: Welcome) -> None:
    anna, bernd = welcome(), welcome()
    anna.become("Anna")
    code = lydia(anna, 30, [{"me": True}, None])
    bernd.go(f"/t/{code}")
    bernd.page.evaluate("window.stays = true")
    bernd.page.get_by_role("button", name="Sit here").click()
    bernd.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(bernd.page.locator("[data-bar]")).to_be_visible()
    expect(bernd.page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    assert bernd.page.evaluate("window.stays")


@pytest.mark.soak
def test_who_has_gone_elsewhere_is_not_taken_to_a_table(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go("/")
    quick = Held(anna.page, "**/api/quick", "POST")
    anna.page.locator("article", has_text="Lions of Lydia").get_by_role("button").first.click()
    quick.come()
    anna.page.get_by_role("link", name="Results").click()
    expect(anna.page.get_by_role("heading", name="Results")).to_be_visible()
    quick.let_go()
    expect(anna.page).to_have_url(re.compile("/history$"))


def counted(count: int) -> dict[str, object]:
    return {"tables": [], "count": count, "page": 0, "pages": 1}


@pytest.mark.soak
def test_the_history_shows_what_was_asked_for_last(welcome: Welcome) -> None:
    anna = welcome()
    held: list[Route] = []

    def answer(route: Route) -> None:
        if "game=lydia" in route.request.url:
            held.append(route)
        else:
            route.fulfill(json=counted(41))

    anna.page.route("**/api/history?*", answer)
    anna.go("/history")
    games = anna.page.get_by_label("Game", exact=True)
    games.select_option("lydia")
    games.select_option("")
    expect(anna.page.get_by_text("41 matches")).to_be_visible()
    for route in held:
        route.fulfill(json=counted(7))
    anna.page.evaluate(DIGESTED)
    assert held
    expect(anna.page.get_by_text("41 matches")).to_be_visible()


@pytest.mark.soak
def test_the_high_scores_are_of_the_game_that_was_chosen_last(welcome: Welcome) -> None:
    anna = welcome()
    held: list[Route] = []

    def answer(route: Route) -> None:
        marks = {"good": 41, "exceptional": 50}
        if "game=loyang" in route.request.url:
            held.append(route)
        else:
            route.fulfill(json={"game": "agricola", "marks": marks, "tables": [], "count": 0})

    anna.page.route("**/api/best?*", answer)
    anna.go("/best?game=agricola")
    for name in ("Loyang", "Agricola"):
        anna.page.get_by_role("radio", name=name).click()
    expect(anna.page.get_by_text("41 points are good.")).to_be_visible()
    assert held
    marks = {"good": 17, "exceptional": 20}
    for route in held:
        route.fulfill(json={"game": "loyang", "marks": marks, "tables": [], "count": 0})
    anna.page.evaluate(DIGESTED)
    expect(anna.page.get_by_text("41 points are good.")).to_be_visible()


def after_some_turns(visitor: Visitor) -> None:
    """Sit at a table where a little has happened."""
    visitor.become("Anna")
    code = lydia(visitor, 30, [{"me": True}, {"bot": "random"}])
    visitor.go(f"/t/{code}")
    visitor.play_until(4, ".log .turn:nth-child(5)")
    expect(visitor.page.locator(".log .turn").nth(4)).to_be_visible(timeout=LONG)


@pytest.mark.soak
def test_who_has_come_back_to_now_is_not_taken_to_the_past_again(welcome: Welcome) -> None:
    anna = welcome()
    after_some_turns(anna)
    anna.page.locator(".log .turn button").nth(-2).click()
    bar = anna.page.get_by_role("region", name="Replay")
    expect(bar).to_be_visible()
    past = Held(anna.page, "**/at/*")
    bar.get_by_role("button", name="To the beginning").click()
    past.come()
    bar.get_by_role("button", name="Back to now").click()
    expect(bar).to_be_hidden()
    past.let_go()
    expect(bar).to_be_hidden()


@pytest.mark.soak
def test_each_step_through_the_past_counts_though_answers_are_slow(welcome: Welcome) -> None:
    anna = welcome()
    after_some_turns(anna)
    anna.page.locator(".log .turn button").last.click()
    bar = anna.page.get_by_role("region", name="Replay")
    entry = anna.page.get_by_label("Position", exact=True)
    expect(bar).to_be_visible()
    bar.get_by_role("button", name="To the beginning").click()
    expect(entry).to_have_value("0")
    stops = []
    for _ in range(2):
        before = entry.input_value()
        bar.get_by_role("button", name="One step forward").click()
        expect(entry).not_to_have_value(before)
        stops.append(entry.input_value())
    bar.get_by_role("button", name="To the beginning").click()
    expect(entry).to_have_value("0")
    past = Held(anna.page, "**/at/*")
    bar.get_by_role("button", name="One step forward").click()
    bar.get_by_role("button", name="One step forward").click()
    past.come(2)
    past.answers.reverse()
    past.let_go()
    expect(entry).to_have_value(stops[1])


@pytest.mark.soak
def test_a_name_is_written_on_though_its_menu_moves(welcome: Welcome) -> None:
    anna = welcome()
    anna.go("/")
    anna.page.get_by_role("button", name="Open a table").click()
    anna.page.locator("#new .st").first.click()
    name = anna.page.get_by_role("dialog").get_by_role("textbox")
    name.press_sequentially("Oma ")
    for width, height in ((1200, 500), (1440, 900)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate(DIGESTED)
    anna.page.keyboard.type("Erna")
    expect(name).to_have_value("Oma Erna")
    expect(name).to_be_focused()


def hold_line(visitor: Visitor) -> Callable[[], None]:
    """Let the page's sockets go through our hands; what is returned cuts the line."""
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    visitor.hold_sockets(connect)

    def cut() -> None:
        known = len(lines)
        lines[-1].close(code=1012)
        while len(lines) == known:
            visitor.page.wait_for_timeout(20)

    return cut


@pytest.mark.soak
def test_planned_fences_stay_when_a_lost_line_comes_back(welcome: Welcome) -> None:
    anna = welcome()
    cut = hold_line(anna)
    brought_to(anna, "fence", least=6)
    page = anna.page
    page.locator("[data-plan]").first.click()
    picked = page.locator("[data-plan][aria-pressed=true]")
    expect(picked).to_have_count(1)
    cut()
    expect(page.locator(".lost")).to_have_count(0)
    page.evaluate(DIGESTED)
    expect(picked).to_have_count(1)


@pytest.mark.soak
def test_what_is_written_while_something_said_is_refused_stays(welcome: Welcome) -> None:
    anna = welcome()
    refused: list[tuple[WebSocketRoute, str]] = []

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = re.search(r'"t":"chat".*"id":"(\w+)"', str(message))
            if said:
                refused.append((line, said[1]))
            else:
                server.send(message)

        line.on_message(pass_on)

    anna.hold_sockets(connect)
    anna.become("Anna")
    code = lydia(anna, 30, [{"me": True}, {"bot": "random"}])
    anna.go(f"/t/{code}")
    anna.page.get_by_role("button", name="Chat").click()
    field = anna.page.get_by_label("Write a message")
    field.fill("Good luck")
    field.press("Enter")
    field.fill("to all of you")
    while not refused:
        anna.page.wait_for_timeout(20)
    line, name = refused[0]
    line.send(f'{{"t":"no","id":"{name}","n":0,"reason":["server-too-fast"],"status":429}}')
    expect(field).to_have_value("Good luck to all of you")


@pytest.mark.soak
def test_closing_what_another_seat_has_cancels_nothing(welcome: Welcome) -> None:
    anna = welcome()
    begin_an_action(anna)
    anna.page.locator(".strips .who").first.click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.page.evaluate(DIGESTED)
    expect(anna.page.locator(BEGUN)).to_be_visible()


@pytest.mark.parametrize("width", [pytest.param(1440, marks=pytest.mark.soak), 390])
def test_a_board_that_cannot_be_fetched_is_said_to_be_away(welcome: Welcome, width: int) -> None:
    anna = welcome()
    anna.page.set_viewport_size({"width": width, "height": 844})
    anna.become("Anna")
    code = lydia(anna, 30, [{"me": True}, {"bot": "random"}])
    anna.page.route("**/assets/lydia-*.js", lambda route: route.abort("connectionfailed"))
    anna.go(f"/t/{code}")
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("cannot be reached")
