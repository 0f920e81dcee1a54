"""Friends in the browser: who is here, inviting by name, being invited, hiding."""

from __future__ import annotations

import re
import secrets

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.test_pages import serious_faults, unsaid
from tests.browser.visitor import Visitor


def named(name: str) -> str:
    """A name that nobody else has in this club."""
    return f"{name} {secrets.token_hex(2)}"


def played(host: Visitor, other: Visitor) -> None:
    """The two have begun a match with each other, and given it up."""
    code = host.post("/api/tables", {"game": "proving", "seats": 2, "leaver": "end"})["code"]
    other.post(f"/api/tables/{code}/sit", {"seat": 1})
    resign = {"t": "resign", "id": secrets.token_hex(4), "seat": 0}
    host.post(f"/api/tables/{code}/act", resign)


def test_a_newcomer_plays_with_somebody_and_invites_them_by_name(welcome: Welcome) -> None:
    anna, bert = welcome(), welcome()
    names = [named("Anna"), named("Bert")]
    for visitor, name in zip((anna, bert), names, strict=True):
        visitor.become(name)
    played(anna, bert)
    bert.go("/")
    anna.go("/")
    people = anna.page.locator("#people")
    expect(people.locator("li", has_text=names[1])).to_contain_text("is here")
    anna.page.get_by_role("button", name="Open a table").click()
    form = anna.page.locator("#new")
    form.get_by_role("radio", name="Lydia").click()
    for _ in range(2):
        form.locator(".st:not(.add)", has_text="Open").last.click()
        anna.page.get_by_role("button", name="Remove this seat").click()
    expect(form.locator(".st:not(.add)")).to_have_count(2)
    form.get_by_role("button", name="Open this table").click()
    anna.page.get_by_role("button", name="Invite people").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox", name="Name")).to_be_focused()
    anna.page.keyboard.type(f"{names[1]} nobody")
    anna.page.keyboard.press("Enter")
    expect(dialog.get_by_role("alert")).to_contain_text("There is nobody called")
    expect(dialog.get_by_role("textbox", name="Name")).to_be_focused()
    anna.page.keyboard.type(names[1])
    anna.page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).to_have_text(f"{names[1]} is invited.")
    expect(dialog.locator("li", has_text=names[1])).to_contain_text("Invited")
    asked = bert.page.get_by_role("article").filter(has_text=f"{names[0]} invites you to Lydia")
    asked.get_by_role("button", name="Sit down").click()
    expect(bert.page).to_have_url(re.compile(f"/t/{anna.code}$"))
    for visitor in (anna, bert):
        expect(visitor.page.locator("[data-bar]")).to_be_visible()
    expect(dialog).to_have_count(0)
    anna.complaints.clear()


@pytest.mark.soak
def test_who_is_asked_says_not_now_or_hears_no_more(welcome: Welcome) -> None:
    anna, bert = welcome(), welcome()
    names = [named("Anna"), named("Bert")]
    for visitor, name in zip((anna, bert), names, strict=True):
        visitor.become(name)
    asked = bert.page.get_by_role("article").filter(has_text=names[0])
    for answer in ("Not now", f"Mute {names[0]}"):
        wanted = {"game": "lydia", "seats": 2, "visibility": "link"}
        code = anna.post("/api/tables", wanted)["code"]
        anna.post(f"/api/tables/{code}/invite", {"name": names[1]})
        bert.go("/")
        asked.get_by_role("button", name=answer).click()
        expect(asked).to_have_count(0)
    bert.go("/me")
    bert.page.get_by_role("button", name="Unmute").click()
    expect(bert.page.get_by_role("button", name="Unmute")).to_have_count(0)
    bert.go("/")
    expect(asked).to_have_count(1)


@pytest.mark.soak
def test_whom_i_invite_from_the_club_room_is_asked_to_the_table_i_open(welcome: Welcome) -> None:
    anna, bert = welcome(), welcome()
    names = [named("Anna"), named("Bert")]
    for visitor, name in zip((anna, bert), names, strict=True):
        visitor.become(name)
    played(anna, bert)
    anna.go("/")
    invite = anna.page.get_by_role("button", name=f"Invite {names[1]}")
    invite.click()
    expect(anna.page.locator("#new")).to_contain_text(f"{names[1]} will be invited.")
    anna.page.get_by_role("button", name="Open this table").click()
    anna.page.get_by_role("button", name="Invite people").click()
    row = anna.page.get_by_role("dialog").locator("li", has_text=names[1])
    expect(row).to_contain_text("Invited")


@pytest.mark.soak
def test_who_hides_is_not_seen_here(welcome: Welcome) -> None:
    anna, bert = welcome(), welcome()
    names = [named("Anna"), named("Bert")]
    for visitor, name in zip((anna, bert), names, strict=True):
        visitor.become(name)
    played(anna, bert)
    bert.go("/me")
    bert.page.get_by_role("switch", name="Show that I am here").click()
    expect(bert.page.get_by_role("status")).to_have_text("Saved.")
    anna.go("/")
    row = anna.page.locator("#people li", has_text=names[1])
    expect(row).to_contain_text("one match")
    expect(row).not_to_contain_text("is here")


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de"])
def test_people_and_invitations_fit_a_small_phone(welcome: Welcome, language: str) -> None:
    anna, bert = welcome(size="small phone", language=language), welcome()
    long = named("Wilhelmine-Charlotte von der Heide")[:40]
    anna.become(named("Anna"))
    bert.become(long)
    played(anna, bert)
    code = bert.post("/api/tables", {"game": "agricola", "seats": 2})["code"]
    bert.post(f"/api/tables/{code}/invite", {"name": anna.get("/api/me")["name"]})
    own = anna.post("/api/tables", {"game": "loyang", "seats": 3})["code"]
    anna.go("/")
    expect(anna.page.get_by_role("article").filter(has_text=long)).to_be_visible()
    assert (anna.sideways(), serious_faults(anna), unsaid(anna)) == (0, [], [])
    anna.go(f"/t/{own}")
    anna.page.get_by_role(
        "button", name="Leute einladen" if language == "de" else "Invite people"
    ).click()
    expect(anna.page.get_by_role("dialog").locator("li", has_text=long)).to_be_visible()
    assert (anna.sideways(), serious_faults(anna), unsaid(anna)) == (0, [], [])
