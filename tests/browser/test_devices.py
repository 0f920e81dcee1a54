"""Devices: a name, a password, a second browser, and the first one signs it out."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Welcome

PASSWORD = "correct horse"


def test_a_newcomer_keeps_a_name_and_signs_a_second_browser_out(welcome: Welcome) -> None:
    anna = welcome()
    anna.go("/")
    hero = anna.page.locator("article", has_text="Lions of Lydia")
    hero.get_by_role("button", name="Play now").click()
    anna.page.get_by_role("dialog").get_by_label("What is your name?").fill("Anna Zuhause")
    anna.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    anna.wait_for_turn()
    code = anna.code
    anna.go("/me")
    anna.page.get_by_label("New password, at least 8 characters").fill(PASSWORD)
    anna.page.locator("form", has_text="Password").get_by_role("button", name="Save").click()
    expect(anna.page.get_by_role("status")).to_contain_text("Password saved.")
    devices = anna.page.locator("section", has_text="Where you are signed in").get_by_role(
        "listitem"
    )
    expect(devices).to_have_count(1)
    expect(devices.first).to_contain_text("this device")

    elsewhere = welcome(size="phone", language="de")
    elsewhere.go("/me")
    login = elsewhere.page.locator("form", has_text="Ich war schon einmal hier")
    login.get_by_label("Name").fill("Anna Zuhause")
    login.get_by_label("Passwort").fill(PASSWORD)
    login.get_by_role("button").click()
    expect(elsewhere.page.get_by_role("heading", name="Anna Zuhause")).to_be_visible()
    elsewhere.go(f"/t/{code}")
    elsewhere.wait_for_turn()

    anna.go("/me")
    expect(devices).to_have_count(2)
    other = devices.filter(has_not_text="this device")
    expect(other).to_contain_text("last used just now")
    other.get_by_role("button", name="Sign out Chrome on Linux").click()
    expect(anna.page.get_by_role("status")).to_contain_text("The device is signed out.")
    expect(devices).to_have_count(1)

    told = "You have been signed out on this device."
    expect(elsewhere.page.get_by_role("heading", level=1)).to_contain_text(told)
    elsewhere.page.get_by_role("main").get_by_role("link", name="Sign in").click()
    expect(elsewhere.page.locator("form [autocomplete=current-password]")).to_be_visible()
    assert elsewhere.get("/api/me") is None
    assert anna.get("/api/me")["name"] == "Anna Zuhause"
