"""Sitting down with friends: whole matches in real browsers against a real server."""

from __future__ import annotations

import random
import re
from functools import partial
from itertools import islice

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tafelrunde.kernel.record import entry_row
from tafelrunde.kernel.start import new
from tafelrunde.server.table.chronicle import TOLD
from tests.browser.conftest import Welcome
from tests.browser.frames import answered, frame, frames, settle, wait_for_frame
from tests.browser.house import House
from tests.browser.test_pages import unsaid
from tests.browser.visitor import Visitor
from tests.generic.playing import random_move
from tests.server.support import in_own_loop
from tests.server.test_long import back_and_forth, laid

SHEET = "tfoot .T"
LONG = 240_000
# Nothing is pointed at that could be cancelled, lies open, or is on its way to the server.
STILL = "body:not(:has([role=dialog], [data-state=selected], [aria-busy=true]))"
# An action that was begun can be given up.
BEGUN = f"{STILL} [data-bar] button[aria-label=Cancel]:enabled"


def lydia(visitor: Visitor, turns: int, chairs: list[dict[str, object] | None]) -> str:
    """A table of Lydia that ends after a few turns of each seat."""
    table = visitor.post(
        "/api/tables",
        {
            "game": "lydia",
            "seats": len(chairs),
            "chairs": chairs,
            "options": {"rules.safety_turns_per_player": turns},
        },
    )
    code: str = table["code"]
    return code


def places(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-state=clickable], [data-state=hover]")


def pair(welcome: Welcome, turns: int = 8) -> tuple[Visitor, Visitor]:
    """Two people at a table of their own."""
    anna, bernd = welcome(), welcome()
    anna.become("Anna")
    bernd.become("Bernd")
    code = lydia(anna, turns, [{"me": True}, None])
    bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
    for visitor in (anna, bernd):
        visitor.go(f"/t/{code}")
        expect(visitor.page.locator("[data-bar]")).to_be_visible()
    return anna, bernd


def mover(anna: Visitor, bernd: Visitor) -> tuple[Visitor, Visitor]:
    """Who is asked now, and who waits."""
    moving = anna.get(f"/api/tables/{anna.code}")["moving"]
    first, other = (anna, bernd) if moving == [0] else (bernd, anna)
    first.wait_for_turn()
    return first, other


def test_two_friends_and_two_bots_play_to_the_final_sheet(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go("/")
    anna.page.get_by_role("button", name="Open a table").click()
    anna.page.get_by_role("radio", name="Lydia").click()
    anna.page.locator("form .st").first.click()
    anna.page.get_by_role("dialog").get_by_role("button", name="You").click()
    anna.page.locator("form .st").nth(2).click()
    dialog = anna.page.get_by_role("dialog")
    for strength, time in (("Beginner", "instant"), ("Sharp", "0.1 s"), ("Master", "1 s")):
        expect(dialog.get_by_role("button", name=strength)).to_contain_text(time)
    dialog.get_by_role("button", name="Steady").click()
    anna.page.locator("form .st").nth(3).click()
    dialog.get_by_role("button", name="Gentle").click()
    anna.page.get_by_role("button", name="more rules").click()
    anna.page.get_by_label("Turns before the match is stopped").fill("3")
    anna.page.get_by_role("button", name="Open this table").click()
    expect(anna.page.get_by_role("heading", name="Invite")).to_be_visible()
    link = anna.page.get_by_label("Link to this table").input_value()

    bernd = welcome(size="phone")
    bernd.page.goto(link)
    bernd.page.get_by_role("button", name="Sit here").click()
    dialog = bernd.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Bernd")
    dialog.get_by_role("button", name="Play", exact=True).click()

    for seed, visitor in enumerate((anna, bernd)):
        expect(visitor.page.locator("[data-bar]")).to_be_visible()
        visitor.play_on(seed + 1)
    for visitor in (anna, bernd):
        expect(visitor.page.locator(SHEET).first).to_be_visible(timeout=LONG)
        expect(visitor.page.locator(SHEET)).to_have_count(4)
    scores = anna.get(f"/api/tables/{anna.code}")["result"]["scores"]
    for visitor in (anna, bernd):
        shown = visitor.page.locator(SHEET).all_inner_texts()
        assert sorted(int(points) for points in shown) == sorted(scores)
    expect(anna.page.locator(".chart")).to_be_visible()
    expect(anna.page.locator(".tn .did").first).not_to_be_empty()
    expect(anna.page.locator(".ttl")).to_contain_text("the match is stopped")
    bernd.page.get_by_role("button", name="Rematch").click()
    expect(bernd.page.get_by_role("heading", name="Invite")).to_be_visible()
    expect(anna.page.get_by_text("Bernd ready.")).to_be_visible()
    anna.page.get_by_role("button", name="Rematch").click()
    for visitor in (anna, bernd):
        expect(visitor.page.locator("[data-bar]")).to_be_visible()


def begin_an_action(visitor: Visitor) -> None:
    """Sit down at a table and come to an action that was begun and can be given up."""
    visitor.become("Anna")
    options = {"modules": ["courtyards"]}
    chairs = [{"me": True}, {"bot": "random"}]
    table = visitor.post(
        "/api/tables", {"game": "lydia", "seats": 2, "chairs": chairs, "options": options}
    )
    visitor.go(f"/t/{table['code']}")
    visitor.wait_for_turn()
    visitor.play_until(5, BEGUN)


@pytest.mark.soak
def test_an_action_that_was_begun_can_be_cancelled(welcome: Welcome) -> None:
    anna = welcome()
    begin_an_action(anna)
    number = frame(anna)["n"]
    anna.page.locator(BEGUN).click()
    settle(anna, number)
    expect(anna.page.locator("[data-bar] button[aria-label=Cancel]")).to_be_disabled()
    assert frame(anna)["n"] == number + 1


def test_a_lost_connection_comes_back_and_the_match_goes_on(welcome: Welcome, house: House) -> None:
    anna = welcome()
    anna.become("Anna")
    code = lydia(anna, 30, [{"me": True}, {"bot": "random"}])
    anna.go(f"/t/{code}")
    anna.wait_for_turn()
    places(anna).first.click()
    expect(anna.page.locator(".turn").first).to_be_visible()
    house.kill()
    expect(anna.page.get_by_text("Connection lost")).to_be_visible()
    before = anna.page.locator(".log .turn").count()
    house.open()
    expect(anna.page.get_by_text("Connection lost")).to_be_hidden()
    anna.play_until(5, ".log .turn:nth-child(6)")
    expect(anna.page.locator(".log .turn").nth(5)).to_be_visible(timeout=LONG)
    numbers = [entry["n"] for entry in _lines(anna)]
    assert numbers == sorted(set(numbers))
    assert anna.page.locator(".log .turn").count() > before


@pytest.mark.soak
def test_while_the_house_cannot_reach_its_store_the_table_says_so_and_comes_back(
    welcome: Welcome, house: House
) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go(f"/t/{lydia(anna, 30, [{'me': True}, {'bot': 'random'}])}")
    anna.wait_for_turn()
    away = anna.page.get_by_text("The server cannot reach its database")
    house.kill()
    house.change("ALTER TABLE players RENAME TO lost")
    house.open()
    expect(away).to_be_visible(timeout=LONG)
    house.change("ALTER TABLE lost RENAME TO players")
    expect(away).to_be_hidden(timeout=LONG)
    anna.wait_for_turn()
    places(anna).first.click()
    expect(anna.page.locator(".turn").first).to_be_visible()


def _lines(visitor: Visitor) -> list[dict[str, int]]:
    """The record as the seat may have it, without its header."""
    text = visitor.page.evaluate(
        "(path) => fetch(path).then((answer) => answer.text())",
        f"/api/tables/{visitor.code}/record?seat=0",
    )
    rows: list[dict[str, int]] = visitor.page.evaluate(
        "(text) => text.trim().split('\\n').slice(1).map((line) => JSON.parse(line))", text
    )
    return [row for row in rows if "n" in row]


SENTENCES = {
    1006: "Connection lost",
    1012: "The server is restarting",
    4400: "There is no such table",
    4401: "You have been signed out",
    4403: "This table is private",
    4404: "There is no such table",
    4408: "too slow to keep up",
    4421: "does not belong to this server",
    4429: "too much at once",
    4500: "Something went wrong on the server",
    4503: "cannot reach its database",
}


@pytest.mark.parametrize(
    "codes", [[4401, 4503], pytest.param([*SENTENCES], marks=pytest.mark.soak)]
)
def test_why_a_table_cannot_be_reached_is_said_in_a_sentence(
    welcome: Welcome, codes: list[int]
) -> None:
    anna = welcome()
    anna.become("Anna")
    code = lydia(anna, 5, [{"me": True}, {"bot": "random"}])
    for why in codes:
        anna.hold_sockets(partial(WebSocketRoute.close, code=why))
        anna.page.goto(f"{anna.house.url}/t/{code}")
        expect(anna.page.get_by_text(SENTENCES[why]).first).to_be_visible()


@pytest.mark.soak
def test_an_undo_past_a_draw_needs_the_consent_of_the_other(welcome: Welcome) -> None:
    anna, bernd = pair(welcome)
    first, other = mover(anna, bernd)
    # The first turn to its end; confirming lets chance draw for the other.
    first.play_until(3, "[data-bar]:not(.mine)")
    other.wait_for_turn()
    undo = first.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_enabled()
    undo.click()
    other.page.get_by_role("button", name="Decline", exact=True).click()
    expect(other.page.get_by_role("button", name="Agree", exact=True)).to_be_hidden()
    lines = first.page.locator(".log .turn button")
    before = lines.count()
    expect(undo).to_be_enabled()
    undo.click()
    other.page.get_by_role("button", name="Agree", exact=True).click()
    first.wait_for_turn()
    for visitor in (first, other):
        expect(visitor.page.locator("section.log")).to_contain_text("Undoes a move.")
        expect(visitor.page.locator("section.log")).not_to_contain_text("into the bag")
    assert before > 0


# A match that is begun and played by keys is in `test_keys.py`.
@pytest.mark.soak
def test_a_turn_can_be_played_with_the_keyboard_alone(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    code = lydia(anna, 30, [{"me": True}, {"bot": "random"}])
    anna.go(f"/t/{code}")
    anna.wait_for_turn()
    enough = frame(anna)["n"] + 12
    for found in islice(frames(anna), 200):
        if found["n"] > enough:
            break
        wait_for_frame(anna, found["n"])
        if anna.page.locator("[data-bar] .go:enabled").count():
            anna.page.evaluate("document.activeElement.blur()")
        elif not anna.page.get_by_role("dialog").count():
            anna.page.keyboard.press("b")
        anna.page.keyboard.press("Enter")
        answered(anna)
    assert frame(anna)["n"] > enough


def test_what_cannot_be_done_says_why(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    code = lydia(anna, 30, [{"me": True}, {"bot": "random"}])
    anna.go(f"/t/{code}")
    anna.wait_for_turn()
    barred = f"{STILL} [data-state=barred]"
    anna.play_until(9, barred)
    anna.page.locator(barred).first.dispatch_event("click", timeout=LONG)
    expect(anna.page.get_by_role("alert")).to_be_visible()
    assert anna.page.get_by_role("alert").inner_text().endswith(".")


def test_a_match_is_played_on_a_board_that_a_package_brings(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go("/")
    anna.page.locator("article", has_text="The fair").get_by_role("button").click()
    expect(anna.page.locator(".fair li")).to_have_count(3)
    expect(anna.page.locator(".fair .tents button").first).to_be_visible()
    anna.page.evaluate(
        """() => setInterval(() => {
            const words = document.querySelector('[data-bar] .go:not(:disabled)')
            const tents = document.querySelectorAll('.fair .tents button')
            ;(words ?? tents[Date.now() % tents.length])?.click()
        }, 30)"""
    )
    expect(anna.page.locator(SHEET)).to_have_count(3, timeout=LONG)


@pytest.mark.soak
def test_a_game_whose_board_does_not_come_is_played_on_the_generic_one(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.page.route("**/boards/**", lambda route: route.fulfill(status=404))
    table = anna.post("/api/quick", {"game": "proving", "bots": 2})
    anna.go(f"/t/{table['code']}")
    anna.play_on(7)
    expect(anna.page.locator(SHEET)).to_have_count(3, timeout=LONG)
    assert any("the board of proving cannot be used" in said for said in anna.complaints)
    anna.complaints.clear()


@pytest.mark.soak
def test_a_board_that_fails_gives_way_to_the_generic_one(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    broken = "export function mount() { throw new Error('the tents fell over') }"
    anna.page.route(
        "**/boards/**", lambda route: route.fulfill(content_type="text/javascript", body=broken)
    )
    table = anna.post("/api/quick", {"game": "proving", "bots": 1})
    anna.go(f"/t/{table['code']}")
    expect(anna.page.get_by_role("heading", name="stalls")).to_be_visible()
    anna.wait_for_turn()
    assert anna.complaints == ["the tents fell over"]
    anna.complaints.clear()


@pytest.mark.soak
def test_a_phone_shows_the_final_sheet_from_its_top(welcome: Welcome) -> None:
    anna = welcome(size="small phone")
    anna.become("Anna")
    table = anna.post("/api/quick", {"game": "proving", "bots": 1})
    anna.go(f"/t/{table['code']}")
    anna.wait_for_turn()
    anna.page.evaluate(
        """() => setInterval(() => {
            if (!document.querySelector('.sums')) scrollTo(0, document.body.scrollHeight)
        }, 5)"""
    )
    anna.play_on(1)
    expect(anna.page.locator("tfoot .T").first).to_be_visible()
    assert anna.page.evaluate("scrollY") == 0


def test_one_screen_is_handed_over_behind_a_curtain(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    code = lydia(anna, 30, [{"me": True}, {"name": "Oma Erna"}])
    anna.go(f"/t/{code}")
    curtain = anna.page.get_by_role("dialog")
    expect(curtain).to_be_visible()
    name = "Oma Erna" if "Oma Erna" in curtain.inner_text() else "Anna"
    curtain.get_by_role("button", name=f"I am {name}").click()
    expect(curtain).to_be_hidden()
    anna.wait_for_turn()
    anna.play_until(2, "[aria-modal=true]")
    other = "Anna" if name == "Oma Erna" else "Oma Erna"
    expect(anna.page.get_by_role("button", name=f"I am {other}")).to_be_visible()


def test_who_has_left_sees_a_bot_play_and_takes_the_seat_back(welcome: Welcome) -> None:
    anna, bernd = welcome(), welcome()
    anna.become("Anna")
    bernd.become("Bernd")
    code = lydia(anna, 30, [{"me": True}, None, {"bot": "random"}])
    bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
    anna.go(f"/t/{code}")
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    bar = anna.page.locator("[data-bar]")
    expect(bar).to_contain_text("A bot is playing for you.")
    bar.get_by_role("button", name="Take my seat back").click()
    expect(bar.get_by_role("button", name="Take my seat back")).to_have_count(0)
    assert anna.get(f"/api/tables/{code}")["chairs"][0]["bot"] is None


@pytest.mark.soak
def test_who_wins_because_the_other_resigned_reads_so(welcome: Welcome) -> None:
    anna, bernd = pair(welcome)
    bernd.post(f"/api/tables/{anna.code}/act", {"t": "resign", "id": "enough", "seat": 1})
    for visitor, head in (
        (anna, "You win: Bernd resigned."),
        (bernd, "Anna wins: Bernd resigned."),
    ):
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(head)
        seal = visitor.page.get_by_text("All chance was fixed before the first move")
        expect(seal).to_be_hidden()
        visitor.page.get_by_text("Details", exact=True).click()
        expect(seal).to_be_visible()


@pytest.mark.soak
def test_who_does_not_want_to_be_asked_before_chance_is_asked_no_more(welcome: Welcome) -> None:
    anna, bernd = pair(welcome)
    first, other = mover(anna, bernd)
    first.play_until(3, "[data-bar] .sub .link")
    question = first.page.locator("[data-bar] .q")
    expect(question).to_have_text("The next merchant is drawn from the bag. Continue?")
    first.page.get_by_role("button", name="Don't ask again").click()
    other.wait_for_turn()
    other.play_until(4, "[data-bar]:not(.mine)")
    first.wait_for_turn()
    first.play_until(5, "[data-bar]:not(.mine)")
    expect(question).to_have_text(re.compile("^Waiting for"))
    assert first.page.locator("[data-bar] .sub .link").count() == 0


@pytest.mark.soak
def test_a_spectator_sees_the_board_and_can_do_nothing(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    code = lydia(anna, 30, [{"me": True}, {"bot": "random"}])
    watcher = welcome()
    watcher.go(f"/t/{code}")
    expect(watcher.page.get_by_text("Spectator")).to_be_visible()
    expect(watcher.page.locator("[data-bar]")).to_contain_text("Waiting for")
    assert places(watcher).count() == 0
    assert watcher.page.get_by_role("button", name="Undo").count() == 0


def test_a_line_of_the_log_shows_that_moment_and_its_link_leads_there(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    code = lydia(anna, 30, [{"me": True}, {"bot": "random"}])
    anna.go(f"/t/{code}")
    anna.play_until(4, ".log .turn:nth-child(5)")
    expect(anna.page.locator(".log .turn").nth(4)).to_be_visible(timeout=LONG)
    anna.page.locator(".log .turn button").last.click()
    bar = anna.page.get_by_role("region", name="Replay")
    expect(bar).to_contain_text(re.compile(r"^\s*Round 1: .*merchant"))
    assert places(anna).count() == 0
    shown = bar.inner_text()
    n = int(anna.page.get_by_label("Position").input_value())
    anna.page.get_by_role("button", name="Back to now").click()
    expect(bar).to_be_hidden()
    anna.go(f"/t/{code}?at={n}")
    expect(anna.page.get_by_role("region", name="Replay")).to_contain_text(shown.partition("\n")[0])


@pytest.mark.soak
def test_the_log_of_a_long_table_brings_older_entries_when_asked(
    welcome: Welcome, house: House
) -> None:
    anna = welcome()
    anna.become("Anna")
    match, dice = new("lydia", 2, 3), random.Random(3)
    while len(match.log) < 2 * TOLD:
        match.play(*random_move(match, dice))
    rows = [entry_row(n, match.log.entry(n)) for n in range(1, 2 * TOLD + 1)]
    players = [anna.get("/api/me")["id"], None]
    in_own_loop(laid(str(house.folder / "club.db"), players, new("lydia", 2, 3), "LONGLOG", rows))
    anna.go("/t/LONGLOG")
    lines = anna.page.locator(".log .turn button")
    expect(lines.first).to_be_visible(timeout=LONG)
    before = lines.count()
    anna.page.get_by_role("button", name="Earlier").click()
    expect(anna.page.get_by_role("button", name="Earlier")).to_be_hidden(timeout=LONG)
    assert lines.count() > before


@pytest.mark.soak
def test_what_was_taken_back_is_gone_from_the_log(welcome: Welcome, house: House) -> None:
    anna = welcome()
    anna.become("Anna")
    match = next(m for seed in range(9) if (m := new("lydia", 2, seed)).decisions[0].seat == 0)
    rows = back_and_forth(match, 6)
    players = [anna.get("/api/me")["id"], None]
    in_own_loop(laid(str(house.folder / "club.db"), players, match, "TAKENBACK", rows))
    anna.go("/t/TAKENBACK")
    expect(anna.page.locator("section.log")).to_contain_text("Nothing has happened yet.")
    expect(anna.page.locator(".log .turn button")).to_have_count(0)


def test_what_is_said_reaches_the_other_and_a_mute_ends_it(welcome: Welcome) -> None:
    anna, bernd = pair(welcome)
    for visitor in (anna, bernd):
        visitor.page.get_by_role("button", name="Chat").click()
    anna.page.get_by_label("Write a message").fill("<b>Good luck</b> [coin]")
    anna.page.get_by_role("button", name="Send").click()
    said = bernd.page.get_by_text("<b>Good luck</b> [coin]")
    expect(said).to_be_visible()
    bernd.page.get_by_role("button", name="Mute").click()
    expect(said).to_be_hidden()
    anna.page.get_by_label("Write a message").fill("Are you there?")
    anna.page.get_by_role("button", name="Send").click()
    expect(anna.page.get_by_text("Are you there?")).to_be_visible()
    expect(bernd.page.get_by_text("Are you there?")).to_have_count(0)


@pytest.mark.parametrize("words", ["The dog ate my merchant."])
def test_a_problem_is_reported_with_one_click_and_the_words(welcome: Welcome, words: str) -> None:
    anna = welcome()
    anna.become("Anna")
    table = anna.post("/api/quick", {"game": "lydia", "bots": 1})
    anna.go(f"/t/{table['code']}")
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Report a problem").click()
    anna.page.get_by_label("What is wrong?").fill(words)
    anna.page.get_by_role("dialog").get_by_role("button", name="Report a problem").click()
    expect(anna.page.get_by_role("status").filter(has_text="operator")).to_be_visible()


def test_a_page_that_has_stumbled_says_so_and_goes_on_when_loaded_again(welcome: Welcome) -> None:
    anna = welcome(size="phone", language="de")
    anna.become("Anna")
    table = anna.post("/api/quick", {"game": "lydia", "bots": 1})
    anna.go(f"/t/{table['code']}")
    page = anna.page
    for _ in range(2):
        page.evaluate("setTimeout(() => { throw new Error('a fault of the page') })")
    said = page.get_by_role("alert").filter(has_text="gestolpert")
    expect(said).to_be_in_viewport(ratio=1)
    assert anna.sideways() == 0
    assert unsaid(anna) == []
    said.get_by_role("button", name="Neu laden").click()
    expect(said).to_have_count(0)
    anna.wait_for_turn()
    assert len(anna.complaints) == 2
    anna.complaints.clear()


def test_the_next_move_is_planned_ahead_shown_and_taken_back(welcome: Welcome) -> None:
    anna, bernd = pair(welcome)
    first, other = mover(anna, bernd)
    page = other.page
    page.get_by_role("button", name="Plan my next move").click()
    page.get_by_role("dialog").get_by_role("button", name="fountain").click()
    expect(page.locator("[data-bar] .plan")).to_contain_text("fountain")
    expect(page.locator('[data-target="fountain"][data-planned]')).not_to_have_count(0)
    page.reload()
    expect(page.locator("[data-bar] .plan")).to_contain_text("fountain")
    expect(first.page.locator("[data-planned], .plan")).to_have_count(0)
    page.get_by_role("button", name="Take the plan back").click()
    expect(page.locator("[data-planned]")).to_have_count(0)
    expect(page.get_by_role("button", name="Plan my next move")).to_be_visible()
