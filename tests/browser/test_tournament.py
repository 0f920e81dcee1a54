"""A tournament day in the browser: 17 players, three rounds, two wooden and three online tables."""

from __future__ import annotations

import random
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.conftest import Welcome, letting_in
from tests.browser.house import PATIENCE, House, opened
from tests.browser.test_pages import serious_faults, unsaid
from tests.browser.visitor import Visitor
from tests.browser.windows import Windows
from tests.server.support import message_for

NAMES = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKLMNOPQ")
# What a table of four, and one of three, has to give.
POINTS = {4: 17, 3: 13}


def sound(visitor: Visitor) -> None:
    """Nobody is kept out of this page, nothing on it is unsaid or too wide."""
    assert serious_faults(visitor) == []
    assert unsaid(visitor) == []
    assert visitor.sideways() <= 0


def fill_in(form: Locator, scores: list[int]) -> None:
    fields = form.get_by_role("spinbutton")
    expect(fields).to_have_count(len(scores))
    for place, score in enumerate(scores):
        fields.nth(place).fill(str(score))
    form.get_by_role("button", name=re.compile("Enter the result|Decide|Ergebnis")).click()


class Phones:
    """Everybody's own phone, as far as nobody looks at it."""

    def __init__(self, house: House, code: str) -> None:
        own = {"Origin": house.url}
        patience = PATIENCE / 1000
        self.http = httpx.Client(base_url=house.url, headers=own, timeout=patience, trust_env=False)
        self.path = f"/api/tournaments/{code}"
        self.tokens: dict[str, str] = {}
        self.dice = random.Random(1)
        self.sent = 0

    def post(self, path: str, body: dict[str, Any], name: str = "") -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.tokens[name]}"} if name else {}
        answer = self.http.post(path, json=body, headers=headers)
        # Each phone has its own.
        self.http.cookies.clear()
        assert answer.status_code in (200, 201), answer.text
        found: dict[str, Any] = answer.json()
        return found

    def sit(self, table: dict[str, Any]) -> None:
        """Everybody of an online table takes their chair by the slip."""
        for seat in table["seats"]:
            name = seat["name"]
            if name not in self.tokens:
                self.tokens[name] = self.post("/api/guest", {"name": name, "token": True})["token"]
            sat = self.post(f"{self.path}/sit", {"slip": table["slip"], "name": name}, name)
            assert sat["code"] == table["code"]

    def play(self, table: dict[str, Any], moves: int = 10_000) -> None:
        """Play at an online table, to its end or for so many moves."""
        names = [seat["name"] for seat in table["seats"]]
        while True:
            for name in names:
                headers = {"Authorization": f"Bearer {self.tokens[name]}"}
                path = f"/api/tables/{table['code']}"
                state = self.http.get(f"{path}/state", headers=headers).json()
                if state["over"] or moves == 0:
                    return
                while (message := message_for(state, self.dice)) is not None and moves:
                    self.sent += 1
                    self.post(f"{path}/act", {"id": f"day-{self.sent}", **message}, name)
                    moves -= 1
                    state = self.http.get(f"{path}/state", headers=headers).json()

    def by_slip(self, table: dict[str, Any], number: int, scores: list[int]) -> None:
        """The first of a wooden table enters the result, the third confirms it."""
        at = {"round": number, "table": table["number"]}
        for place, deed in ((0, {"t": "result", "scores": scores}), (2, {"t": "confirm"})):
            self.sent += 1
            name = table["seats"][place]["name"]
            sent = {"deed": {"id": f"slip-{self.sent}", **deed, **at}, "slip": table["slip"]}
            self.post(f"{self.path}/do", {**sent, "name": name, "device": f"phone {place}"})


def tables_of(host: Visitor, code: str, laid: bool = False) -> list[dict[str, Any]]:
    """The tables of the running round; once all online tables lie there, where that is wanted."""
    while True:
        state = host.get(f"/api/tournaments/{code}")["tournament"]
        found: list[dict[str, Any]] = state["rounds"][-1]["tables"]
        if not laid or all(t["code"] for t in found if t["place"] == "online"):
            return found


def test_a_day_with_a_late_entry_a_drop_a_tie_a_dispute_and_a_dead_laptop(
    windows: Windows, tmp_path: Path
) -> None:
    with opened(tmp_path) as house, letting_in(windows, house) as welcome:
        host = welcome()
        host.become("Organiser")
        page = host.page
        host.go("/tournaments")
        page.get_by_label("What is it called?").fill("Club Open")
        page.get_by_role("radio", name=re.compile("own rules")).check()
        page.get_by_role("checkbox", name="Lydia").check()
        page.get_by_role("checkbox", name="Agricola").uncheck()
        page.get_by_role("combobox", name="Rounds", exact=True).select_option("3")
        page.get_by_label("Prizes by place").fill("100, 50")
        sound(host)
        page.get_by_role("button", name="Open the tournament").click()
        page.get_by_role("button", name="Enter a list").click()
        page.get_by_label(re.compile("One name on each line")).fill("\n".join(NAMES))
        page.get_by_role("button", name="Enter all").click()
        expect(page.get_by_role("button", name="Player Q drops out")).to_be_visible()
        found = re.search(r"/tournaments/([A-Z0-9]+)", page.url)
        assert found is not None
        code = found[1]
        phones = Phones(house, code)
        short = {"options": {"rules.safety_turns_per_player": 1}}
        do(host, code, {"t": "change", "rules": short})

        # Round 1: two change places in the draft, three tables are online.
        page.get_by_role("button", name="Draft the seating").click()
        one, two = (page.get_by_role("article", name=f"Table {number}") for number in (1, 2))
        picked = one.locator(".who").first
        name = picked.locator("b").last.inner_text()
        picked.click()
        two.locator(".who").first.click()
        expect(two.locator(".who").first).to_contain_text(name)
        publish(host, code)
        tables = tables_of(host, code, laid=True)
        assert [len(table["seats"]) for table in tables] == [4, 4, 3, 3, 3]
        page.get_by_role("button", name="Start the clock").click()
        expect(page.get_by_text("Still playing")).to_be_visible()
        # Who sits down at an online table sees where that is, under the name on the slip.
        phone = welcome(size="phone")
        phone.become("Somebody")
        waiting, small = tables[2], phone.page
        phone.go(f"/tournaments/{code}/slip/{waiting['slip']}")
        name = waiting["seats"][1]["name"]
        small.get_by_role("button", name=name).click()
        small.get_by_role("button", name="Sit down").click()
        expect(small.get_by_role("heading", name="Club Open")).to_be_visible()
        expect(small.get_by_role("heading", name="Table 3")).to_be_visible()
        expect(small.get_by_role("listitem").filter(has_text=name)).to_contain_text("is here")
        expect(small.locator("main").get_by_text("Somebody")).to_have_count(0)
        sound(phone)
        small.get_by_role("button", name="Stand up").click()
        expect(small.get_by_text("is here")).to_have_count(0)
        for table in tables[2:]:
            phones.sit(table)
        phones.play(tables[2])
        phones.play(tables[3], moves=3)

        # On the slip of a wooden table one enters the result, another says that it is wrong.
        phone = welcome(size="small phone", language="de", dark=True)
        small = phone.page
        phone.go(f"/tournaments/{code}/slip/{tables[0]['slip']}")
        seats = [seat["name"] for seat in tables[0]["seats"]]
        small.get_by_role("button", name=seats[0]).click()
        sound(phone)
        fill_in(small.locator("form"), [45, 42, 42, 40])
        expect(small.get_by_text("4", exact=True)).to_have_count(2)
        small.get_by_role("button", name="Das bin ich nicht").click()
        small.get_by_role("button", name=seats[2]).click()
        # The same phone is no second pair of eyes; what is wrong reaches the organiser.
        expect(small.get_by_text("auf diesem Telefon eingetragen")).to_be_visible()
        expect(small.get_by_role("button", name="Das stimmt", exact=True)).to_have_count(0)
        small.get_by_label(re.compile("Was stimmt nicht")).fill("Der Stall fehlt")
        small.get_by_role("button", name="Das stimmt nicht").click()
        expect(small.get_by_text("Die Turnierleitung entscheidet.")).to_be_visible()

        # The laptop dies in the middle, and nothing is lost: the pages come back by themselves.
        house.kill()
        house.open()
        expect(page.get_by_text("Der Stall fehlt").first).to_be_visible()
        expect(page.get_by_text(f"Entered as {seats[0]}, on phone")).to_be_visible()
        page.get_by_role("button", name="Decide").click()
        fill_in(page.get_by_role("dialog"), [45, 43, 43, 40])
        expect(small.get_by_text("Das Ergebnis steht.")).to_be_visible()
        phones.by_slip(tables[1], 1, [30, 20, 10, -2])
        expect(two).to_contain_text("−2")
        for table in tables[3:]:
            phones.play(table)

        # Round 2: somebody comes late by the link on the door, somebody goes home.
        expect(page.get_by_role("button", name="Draft the seating")).to_be_visible()
        phone.go(f"/tournaments/{code}/join")
        small.get_by_label("Name").fill("Late")
        small.get_by_role("button", name="Mitspielen").click()
        expect(small.get_by_text("Late spielt mit.")).to_be_visible()
        page.get_by_role("radio", name="Players").click()
        page.get_by_role("button", name="Player A drops out").click()
        expect(page.get_by_role("button", name="Player A plays again")).to_be_visible()
        for number in (2, 3):
            # Whatever was open, the draft is what is shown, and only what is shown is published.
            page.get_by_role("button", name="Round 1").click()
            page.get_by_role("radio", name="Log").click()
            page.get_by_role("button", name="Draft the seating").click()
            expect(page.locator(".who").first).to_be_visible()
            page.get_by_role("radio", name="Players").click()
            expect(page.get_by_role("button", name="Publish")).to_have_count(0)
            page.get_by_role("button", name="Show the draft").click()
            publish(host, code)
            page.get_by_role("button", name="Start the clock").click()
            expect(page.get_by_text("Still playing")).to_be_visible()
            tables = tables_of(host, code, laid=True)
            for table in tables[2:]:
                phones.sit(table)
                phones.play(table)
            for table in tables[:2]:
                scores = [40 - 5 * seat for seat in range(len(table["seats"]))]
                phones.by_slip(table, number, scores)

        # The end: everybody's points sum up, and the prizes are shared.
        page.get_by_role("button", name="Close the tournament").click()
        expect(page.get_by_text("The tournament is closed.").first).to_be_visible()
        state = host.get(f"/api/tournaments/{code}")["tournament"]
        assert len(state["players"]) == 18
        rows = state["standings"]
        sums = [POINTS[len(t["seats"])] for played in state["rounds"] for t in played["tables"]]
        assert sum(Fraction(row["points"]) for row in rows) == sum(sums)
        assert sum(Fraction(row["prize"]) for row in rows) == 150
        assert "Player A" in [row["name"] for row in rows if not row["active"]]
        expect(page.get_by_role("table").get_by_role("row").nth(1)).to_contain_text(rows[0]["name"])
        expect(page.locator(".winner")).to_contain_text(rows[0]["name"])
        sound(host)
        page.get_by_role("link", name=rows[0]["name"]).first.click()
        expect(page.get_by_role("heading", name="Round 3")).to_be_visible()
        sound(host)
        for path, seen in (("cross", "Who met whom"), ("projector", "These have won")):
            host.go(f"/tournaments/{code}/{path}")
            expect(page.get_by_text(seen).first).to_be_visible()
            sound(host)
        phones.http.close()


def test_an_official_championship_is_opened_and_its_rules_change_until_they_are_played_by(
    welcome: Welcome,
) -> None:
    host = welcome()
    host.become("Organiser")
    page = host.page
    host.go("/tournaments")
    page.get_by_label("What is it called?").fill("Masters")
    expect(page.get_by_text("Round 3: draft of 7, keep 7")).to_be_visible()
    page.get_by_label("Change these rules").check()
    page.get_by_role("switch", name=re.compile("A championship")).click()
    page.get_by_label("Prizes by place").fill("100, 50")
    page.get_by_role("combobox", name="Rounds", exact=True).select_option("7")
    sound(host)
    page.get_by_role("button", name="Open the tournament").click()
    page.get_by_role("radio", name="Rules", exact=True).click()
    expect(page.get_by_text("a championship: ties may play once more")).to_be_visible()
    # The cards are the official ones all the same.
    expect(page.get_by_text("Round 3: draft of 7, keep 7")).to_be_visible()
    found = re.search(r"/tournaments/([A-Z0-9]+)", page.url)
    assert found is not None
    code = found[1]

    # A German list, as a spreadsheet of Windows writes it; somebody is renamed and a favourite.
    page.get_by_role("radio", name="Players").click()
    page.get_by_role("button", name="Enter a list").click()
    listed = "Name;Verein;Favorit\n" + "".join(f"{name};Süd, Köln;\n" for name in NAMES[:8])
    field = page.locator("input[type=file]")
    written = listed.encode("cp1252")
    field.set_input_files(FilePayload(name="list.csv", mimeType="text/csv", buffer=written))
    page.get_by_role("button", name="Enter all").click()
    expect(page.get_by_text("Süd, Köln")).to_have_count(8)
    page.get_by_role("button", name="Change Player A").click()
    page.get_by_role("textbox", name="Name").last.fill("Anna")
    page.get_by_role("spinbutton", name="Favourite").fill("1")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_role("listitem").filter(has_text="Anna")).to_contain_text("favourite 1")
    do(host, code, {"t": "seat"})
    do(host, code, {"t": "simple", "what": "publish"})
    # Who begins is drawn after the cards, what a table cannot agree on at any time.
    page.get_by_role("radio", name="Tables").click()
    page.get_by_role("button", name="Drawn by lot, table 1").click()
    lots = page.get_by_role("region", name="Drawn by lot, table 1")
    lots.get_by_role("button", name="Draw: Who lays out the round cards").click()
    expect(lots.get_by_role("button")).to_have_count(3)
    page.get_by_role("button", name="Start the draft clock").click()
    lots.get_by_role("button", name="Draw: Who begins").click()
    expect(
        page.get_by_role("article", name="Table 1").get_by_text("begins", exact=True)
    ).to_be_visible()
    sound(host)
    page.get_by_role("radio", name="Rules", exact=True).click()
    page.get_by_role("button", name="Change these rules").click()
    page.get_by_label("Minutes to play").fill("75")
    page.get_by_role("button", name="Change the rules").click()
    expect(page.get_by_text("75 minutes to play")).to_be_visible()
    page.get_by_role("button", name="Change these rules").click()
    page.get_by_role("combobox", name="How cards are dealt").select_option("none")
    page.get_by_role("button", name="Change the rules").click()
    refused = "Round 1 is published and goes by these rules: cards."
    expect(page.get_by_role("alert").filter(has_text=refused).first).to_be_visible()
    # The browser tells of the refusal, too.
    assert [said for said in host.complaints if "409" not in said] == []
    host.complaints.clear()
    sound(host)
    phone = welcome(size="phone")
    phone.go(f"/tournaments/{code}")
    expect(phone.page.get_by_role("button", name="Round 7")).to_be_visible()
    sound(phone)


def test_the_bars_of_an_online_table_leave_a_small_phone_two_thirds(welcome: Welcome) -> None:
    host, phone = welcome(), welcome(size="small phone", language="de")
    host.become("Organiser")
    code = host.post("/api/tournaments", {"title": "Cup"})["code"]
    for name in NAMES[:4]:
        do(host, code, {"t": "enter", "name": name})
    for deed in ({"t": "seat"}, {"t": "place", "table": 1, "place": "online"}):
        do(host, code, deed)
    do(host, code, {"t": "simple", "what": "publish"})
    table = tables_of(host, code, laid=True)[0]
    phones = Phones(host.house, code)
    first = table["seats"].pop(0)["name"]
    phone.become(first)
    phone.post(f"/api/tournaments/{code}/sit", {"slip": table["slip"], "name": first})
    phones.sit(table)
    phones.http.close()
    phone.page.set_viewport_size({"width": 360, "height": 740})
    phone.go(f"/t/{table['code']}")
    phone.wait_for_turn()
    banner = phone.page.locator(".phone > .foot > .banner summary")
    expect(banner).to_have_text("Noch nicht begonnen")
    # Whatever lies over the board, from the highest of them down.
    bars = phone.page.locator(".phone > .foot, .draft .far")
    tops = bars.evaluate_all("(bars) => bars.map((bar) => bar.getBoundingClientRect().top)")
    assert 740 - min(tops) <= 740 / 3


def do(host: Visitor, code: str, deed: dict[str, Any]) -> None:
    host.post(f"/api/tournaments/{code}/do", {"deed": {"id": repr(deed)[:60], **deed}})


def publish(host: Visitor, code: str) -> None:
    """The last three tables go online, then everybody sees the round."""
    button = host.page.get_by_role("button", name="Publish")
    expect(button).to_be_visible()
    number = len(host.get(f"/api/tournaments/{code}")["tournament"]["rounds"])
    for table in (3, 4, 5):
        deed = {"t": "place", "id": f"{number}-{table}", "table": table, "place": "online"}
        host.post(f"/api/tournaments/{code}/do", {"deed": deed})
    expect(host.page.get_by_role("button", name="Play it on wood")).to_have_count(3)
    button.click()
