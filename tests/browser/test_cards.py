"""A newcomer among hand cards: from the club room to the end of a match; a draft; the library."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

from playwright.sync_api import expect

from tafelrunde import Match, new
from tafelrunde.bots.base import Luck
from tests.browser.conftest import Welcome
from tests.browser.test_agricola import after, entry

# Cards that bring something on a space, each time.
BRINGS = {"A078": "fishing", "B077": "day_laborer", "A116": "forest", "A067": "grain_seeds"}
HAND = 14
TRIES = 400
LAST = 14


def last_to_place(match: Match) -> str | None:
    """The space on which a card of the first seat brings something with the last move of all."""
    view = match.view(0)
    mine, other = view["players"]
    if view["round"] < LAST or mine["people"]["home"] != 1 or other["people"]["home"]:
        return None
    for row in mine["played"]:
        space = BRINGS.get(row["card"])
        if space in match.decisions[0].options:
            trial = match.fork()
            trial.play(0, space)
            if trial.decisions and trial.decisions[0].seat == 0:
                return space
    return None


@cache
def about_to_fire() -> tuple[str, str]:
    """A match before the last person of all is placed, and a space where a card then speaks."""
    for seed in range(1, TRIES):
        match = new("agricola", 2, seed)
        luck = Luck(f"{seed}")
        while not match.over:
            decision = match.decisions[0]
            if decision.seat == 0 and decision.kind == "place":
                space = last_to_place(match)
                if space is not None:
                    return match.record.text(), space
            options = decision.options
            wanted = [option for option in options if option == "lessons" or option in BRINGS]
            chosen = wanted or options
            match.play(decision.seat, chosen[luck.below(len(chosen))])
    raise AssertionError("no card brings anything with the last move")


def test_a_newcomer_plays_a_card_from_the_club_room_sees_one_fire_and_the_end(
    welcome: Welcome,
) -> None:
    anna = welcome()
    page = anna.page
    anna.go("/")
    page.get_by_role("button", name="I know the game: play now").click()
    page.keyboard.press("Enter")
    anna.wait_for_turn()
    expect(page.locator(".hand .card")).to_have_count(HAND)
    page.locator('[data-target="space:lessons"]').click()
    card = page.locator(".hand .card[data-state=clickable]").first
    place = card.get_attribute("data-target")
    number = entry(page)
    card.click()
    after(page, number)
    expect(page.locator(f'.corner .chip[data-target="{place}"]')).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(HAND - 1)

    record, space = about_to_fire()
    anna.go_on_from(record)
    anna.wait_for_turn()
    page.locator(f'[data-target="space:{space}"]').click()
    expect(page.locator(".corner .chip.fired em")).to_be_visible()
    anna.play_until(1, "tfoot .T")
    expect(page.locator("tfoot .T").first).to_be_visible()


HERRING_POT = "B047"


def with_a_herring_pot() -> str:
    """A match in which the first seat is to place, and its pot has food on two rounds to come."""
    for seed in range(1, TRIES):
        match = new("agricola", 2, seed)
        if HERRING_POT not in match.view(0)["players"][0]["hand"]:
            continue
        mine = ["clay_pit", "meeting_place", "fishing", "grain_seeds"]
        others = ["forest", "reed_bank", "farmland", "day_laborer"]
        while mine or match.decisions[0].seat:
            decision = match.decisions[0]
            options = decision.options
            pot = ("minor", HERRING_POT)
            if decision.kind != "place":
                match.play(decision.seat, pot if pot in options else options[0])
            elif decision.seat == 0:
                match.play(0, mine.pop(0))
            else:
                match.play(1, next(space for space in others if space in options))
        return match.record.text()
    raise AssertionError("nobody was dealt the pot")


def test_a_card_may_put_goods_on_the_same_rounds_twice(welcome: Welcome) -> None:
    anna = welcome()
    page = anna.page
    anna.become("Anna")
    anna.go_on_from(with_a_herring_pot())
    anna.wait_for_turn()
    pot = page.locator(f'.corner .chip[data-target="card:{HERRING_POT}"]')
    expect(pot.locator(".word .round")).to_have_text(["4", "5"])
    number = entry(page)
    page.locator('[data-target="space:fishing"]').click()
    after(page, number)
    expect(pot.locator(".word .round")).to_have_text(["4×2", "5×2", "6"])
    assert anna.complaints == []


def test_a_newcomer_drafts_and_looks_a_card_up(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    page = anna.page
    chairs = [{"me": True}, {"bot": "random"}]
    options = {"hand.mode": "draft_combined"}
    wanted = {"game": "agricola", "seats": 2, "chairs": chairs, "options": options}
    anna.go(f"/t/{anna.post('/api/tables', wanted)['code']}")
    anna.wait_for_turn()
    expect(page.get_by_text("Pick 1 of 7")).to_be_visible()
    # Every card has its line of signs, and the table shows who thinks and where packets go.
    expect(page.locator(".draft .card .signs")).to_have_count(HAND)
    table = page.get_by_role("region", name="The table")
    expect(table).to_contain_text("to the left")
    number = entry(page)
    page.locator(".draft .card[data-state=clickable]").first.click()
    after(page, number)
    expect(page.locator(".draft .kept")).to_have_count(1)
    expect(page.get_by_text("still to choose: 1")).to_be_visible()
    expect(table).to_contain_text("1 of 2 chosen")
    expect(page.get_by_role("region", name="Your cards so far").locator(".new")).to_have_count(1)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".draft .kept")).to_have_count(0)

    anna.go("/learn")
    page.get_by_role("link", name="All cards").click()
    page.get_by_role("searchbox").fill("fischfang")
    page.get_by_role("button", name="Canoe").click()
    expect(page.get_by_role("complementary")).to_contain_text("A078")
    expect(page.get_by_role("complementary")).to_contain_text("won (±")
    assert "card=A078" in page.url
    # From what goes with it one comes to that card.
    link = page.get_by_role("complementary").get_by_role("link").first
    other = (link.get_attribute("href") or "").rpartition("card=")[2]
    link.click()
    expect(page.get_by_role("complementary")).not_to_contain_text("A078")
    expect(page.get_by_role("complementary")).to_contain_text(other)
    assert f"card={other}" in page.url


def test_a_newcomer_bans_a_card_saves_the_list_and_hands_it_on(
    welcome: Welcome, tmp_path: Path
) -> None:
    anna = welcome()
    page = anna.page
    anna.go("/cards/agricola?card=A078")
    page.get_by_text("What the signs mean").click()
    expect(page.get_by_text("Wins of 100 games among bots, beyond the usual")).to_be_visible()
    page.get_by_role("button", name="Ban at my table").click()
    page.get_by_role("link", name="Open a table with it").click()
    form = page.locator("#new")
    expect(form.get_by_role("button", name="Allow Canoe again")).to_be_visible()
    form.get_by_role("searchbox").fill("grocer")
    form.get_by_role("button", name="Greengrocer").click()
    expect(form.get_by_role("button", name="Allow Greengrocer again")).to_be_visible()
    expect(form.get_by_role("status").first).to_contain_text("94 cards at this table")
    form.get_by_role("checkbox", name="Deck B").click()
    expect(form.get_by_role("alert")).to_contain_text("28 needed, 24 in the chosen decks")
    form.get_by_role("checkbox", name="Deck B").click()
    expect(form.get_by_role("alert")).to_have_count(0)
    form.get_by_label("Name of this list").fill("No canoe")
    form.get_by_role("button", name="Save", exact=True).click()
    with page.expect_download() as download:
        form.get_by_role("link", name="Save file").click()
    saved = tmp_path / "list.json"
    download.value.save_as(saved)
    content = json.loads(saved.read_text(encoding="utf-8"))
    assert content["options"]["cards.banned"] == ["A078", "B142"]

    bernd = welcome(language="de")
    bernd.become("Bernd")
    bernd.go("/?new=agricola&name=Liste&cards.decks=A,B&cards.banned=A078,Z999")
    form = bernd.page.locator("#new")
    expect(form.get_by_role("alert")).to_contain_text("Eine Karte Z999 gibt es nicht")
    form.get_by_label("Datei öffnen").set_input_files(saved)
    expect(form.get_by_role("alert")).to_have_count(0)
    expect(form.get_by_label("Name dieser Liste")).to_have_value("No canoe")
    form.get_by_role("button", name="Tisch aufmachen").click()
    bernd.page.wait_for_url("**/t/*")
    table = bernd.get(f"/api/tables/{bernd.page.url.rpartition('/')[2]}")
    assert table["options"]["cards.banned"] == ["A078", "B142"]
    assert table["options"]["cards.decks"] == ["A", "B", "C", "D", "E"]


def with_nothing_to_play() -> str:
    """A match that the first seat opens with a hand of which no minor improvement can be played."""
    for seed in range(1, TRIES):
        match = new("agricola", 2, seed)
        if match.decisions[0].seat == 0:
            trial = match.fork()
            trial.play(0, "meeting_place")
            if list(trial.decisions[0].options) == ["done"]:
                return match.record.text()
    raise AssertionError("every hand has something to play")


def test_where_no_card_can_be_played_it_is_told_why_and_the_match_goes_on_by_itself(
    welcome: Welcome,
) -> None:
    anna = welcome(size="phone", language="de")
    page = anna.page
    anna.become("Anna")
    anna.go_on_from(with_nothing_to_play())
    anna.wait_for_turn()
    page.locator('[data-target="space:meeting_place"]').click()
    bar = page.locator("[data-bar]")
    expect(bar).to_contain_text(re.compile("Keine kleine Anschaffung ist möglich: Bei [2-5] fehlt"))
    # Nobody touches anything, and the second person is to be placed.
    expect(bar).to_contain_text("Deine letzte Person in dieser Runde")
    # Who takes it back may look as long as they like.
    page.get_by_role("button", name="Rückgängig").click()
    expect(bar).to_contain_text("Keine kleine Anschaffung ist möglich")
    expect(bar.get_by_role("button", name="Fertig")).to_be_enabled()
