"""The position of the day: from the club room to how the own choice compares."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.frames import asked, frame
from tests.browser.test_pages import serious_faults, unsaid

# What came out better is named, and by how much.
VERDICT = re.compile(
    r"besser ab: [−\d,]+, deine Wahl [−\d,]+\.|Genau das schnitt am besten ab|nicht verglichen"
)


def test_a_visitor_thinks_about_todays_position_and_sees_the_comparison(welcome: Welcome) -> None:
    phone = welcome(size="phone", language="de", dark=True)
    phone.become("Bernd")
    phone.go("/")
    page = phone.page
    page.get_by_role("button", name="Darüber nachdenken").click()
    card = page.get_by_role("region", name="Stellung des Tages")
    expect(card).to_contain_text("Was würdest du tun?")
    found = frame(phone)
    ask = asked(found)
    assert ask is not None
    play = {"t": "play", "seat": 0, "n": found["n"], "kind": ask["kind"]}
    option = ask["options"][0]["option"]
    phone.post(f"/api/tables/{phone.code}/act", {"id": "1", **play, "option": option})
    expect(card.get_by_role("listitem").first).to_be_visible()
    expect(card).to_contain_text(VERDICT)
    assert serious_faults(phone) == []
    assert unsaid(phone) == []
    assert phone.sideways() <= 0
    card.get_by_role("button", name="Weiterspielen").click()
    expect(card).to_have_count(0)
    phone.go("/")
    expect(page.get_by_text("Heute schon beantwortet")).to_be_visible()
    page.get_by_role("link", name="Zum Vergleich").click()
    expect(card.get_by_role("listitem").first).to_be_visible()
