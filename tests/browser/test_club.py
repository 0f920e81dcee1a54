"""The club room and what begins there: dialogs, waiting rooms, going on from a position."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor

SHEET = "tfoot .T"


def finished(visitor: Visitor) -> str:
    """A match that the visitor has just played to its end."""
    table = visitor.post("/api/quick", {"game": "proving", "bots": 1})
    visitor.go(f"/t/{table['code']}")
    visitor.play_until(1, SHEET)
    return visitor.code


def bring_record(visitor: Visitor, text: str, name: str) -> None:
    """Upload a record as a stranger, who gives a name on the way."""
    visitor.go("/history")
    file: FilePayload = {
        "name": "match.jsonl",
        "mimeType": "application/x-ndjson",
        "buffer": text.encode(),
    }
    visitor.page.get_by_label("Open a record").set_input_files(file)
    expect(visitor.page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    visitor.page.keyboard.type(name)
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("region", name="Replay")).to_be_visible()


@pytest.mark.parametrize("origin", ["finished", "running", "uploaded"])
def test_going_on_as_oneself_is_a_match_against_bots(
    welcome: Welcome, origin: Literal["finished", "running", "uploaded"]
) -> None:
    anna = welcome()
    anna.become("Anna")
    if origin == "running":
        anna.go(f"/t/{anna.post('/api/quick', {'game': 'proving', 'bots': 1})['code']}")
        anna.play_until(1, ".log .turn")
        anna.page.get_by_role("button", name="Menu").click()
        anna.page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    else:
        code = finished(anna)
        if origin == "uploaded":
            record = anna.context.request.get(f"{anna.house.url}/api/tables/{code}/record").text()
            anna = welcome()
            bring_record(anna, record, "Anna")
        else:
            anna.page.get_by_role("button", name="Replay").first.click()
    before = anna.code
    anna.page.get_by_role("button", name="Play on from here").click()
    anna.page.get_by_role("button", name="As Anna, against bots").click()
    anna.page.wait_for_url(lambda url: before not in url)
    table = anna.get(f"/api/tables/{anna.code}")
    assert sorted(bool(chair["bot"]) for chair in table["chairs"]) == [False, True]
    anna.play_until(2, SHEET)


def test_who_gives_a_name_writes_at_once_and_plays_with_enter(welcome: Welcome) -> None:
    anna = welcome()
    anna.go("/")
    anna.page.locator("article", has_text="Lions of Lydia").get_by_role("button").first.click()
    expect(anna.page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    anna.page.keyboard.type("Berta")
    anna.page.keyboard.press("Enter")
    anna.wait_for_turn()
    assert anna.get("/api/me")["name"] == "Berta"


def test_each_step_of_the_menu_has_its_field_or_its_main_button_at_hand(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go(f"/t/{anna.post('/api/quick', {'game': 'proving', 'bots': 2})['code']}")
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="Menu").click()
    menu = anna.page.get_by_role("dialog")
    menu.get_by_role("button", name="Report a problem").click()
    expect(menu.get_by_role("textbox")).to_be_focused()
    menu.get_by_role("button", name="Cancel").click()
    menu.get_by_role("button", name="Resign").click()
    expect(menu.get_by_role("button", name="Resign")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(menu).to_have_count(0)


def test_people_at_one_screen_keep_their_names_and_no_letter_is_added(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    chairs = [{"me": True}, {"name": "Bernd"}, {"name": "Anna"}]
    table = anna.post("/api/tables", {"game": "proving", "seats": 3, "chairs": chairs})
    anna.go(f"/t/{table['code']}")
    expect(anna.page.get_by_role("dialog")).to_contain_text("is next")
    said = anna.page.locator("body").inner_text()
    assert "Bernd" in said
    assert "Bernd B" not in said
    assert {"Anna A", "Anna C"} & set(re.findall(r"Anna [A-F]\b", said))


def test_a_code_that_was_told_leads_to_its_table(welcome: Welcome) -> None:
    anna, bernd = welcome(), welcome()
    anna.become("Anna")
    code = anna.post("/api/tables", {"game": "lydia", "seats": 2, "visibility": "link"})["code"]
    bernd.go("/")
    field = bernd.page.get_by_label("Join by code")
    field.fill("NOSUCH")
    field.press("Enter")
    expect(bernd.page.locator("form", has=field).get_by_role("alert")).to_contain_text("no such")
    field.fill(f"{code[:3].lower()} {code[3:]}")
    field.press("Enter")
    expect(bernd.page).to_have_url(re.compile(f"/t/{code}$"))
    bernd.complaints.clear()


@pytest.mark.parametrize("room", ["club", "waiting"])
def test_a_wrong_password_is_said_where_it_was_typed(welcome: Welcome, room: str) -> None:
    anna, bernd = welcome(), welcome()
    anna.become("Anna")
    bernd.become("Bernd")
    wanted = {"game": "lydia", "seats": 2, "visibility": "password", "password": "owl"}
    code = anna.post("/api/tables", wanted)["code"]
    bernd.go("/" if room == "club" else f"/t/{code}")
    chair = bernd.page.locator(".tbl", has_text="Anna").filter(
        has=bernd.page.get_by_label("With a password")
    )
    chair.get_by_role("button", name="Sit here").click()
    dialog = bernd.page.get_by_role("dialog")
    for word in ("wrong", "owl"):
        expect(dialog.get_by_role("textbox")).to_be_focused()
        bernd.page.keyboard.type(word)
        bernd.page.keyboard.press("Enter")
        if word == "wrong":
            expect(dialog.get_by_role("alert")).to_contain_text("The password is wrong.")
    expect(bernd.page.locator("[data-bar]")).to_be_visible()
    bernd.complaints.clear()


def test_a_waiting_room_is_left_by_a_guest_and_closed_by_the_host(welcome: Welcome) -> None:
    anna, bernd = welcome(), welcome()
    anna.become("Anna")
    bernd.become("Bernd")
    code = anna.post("/api/tables", {"game": "lydia", "seats": 3})["code"]
    bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
    for visitor in (anna, bernd):
        visitor.go(f"/t/{code}")
    expect(bernd.page.get_by_role("button", name="Close the table")).to_have_count(0)
    bernd.page.get_by_role("button", name="Leave the table").click()
    expect(bernd.page.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Chair of Bernd")).to_have_count(0)
    bernd.go(f"/t/{code}")
    anna.page.get_by_role("button", name="Close the table").click()
    expect(anna.page.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(bernd.page.get_by_role("heading", name="This table was closed")).to_be_visible()


def test_the_club_room_shows_what_came_of_my_matches_also_where_i_gave_up(
    welcome: Welcome,
) -> None:
    anna = welcome()
    anna.become("Anna")
    finished(anna)
    lydia = anna.post("/api/quick", {"game": "lydia", "bots": 1})["code"]
    anna.go(f"/t/{lydia}")
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.get_by_role("button", name="Resign").click()
    expect(anna.page.locator(SHEET).first).to_be_visible()
    anna.go("/")
    expect(anna.page.locator(f'#recent ~ ol a[href="/t/{lydia}"]')).to_contain_text("Lydia")
    expect(anna.page.locator("#recent ~ ol li a")).to_have_count(2)
