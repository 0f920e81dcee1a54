"""The club room and what begins there: dialogs, waiting rooms, going on from a position."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import Size, Visitor

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


@pytest.mark.parametrize(
    "origin",
    [
        pytest.param("finished", marks=pytest.mark.soak),
        pytest.param("running", marks=pytest.mark.soak),
        "uploaded",
    ],
)
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
            record = anna.fetch(f"/api/tables/{code}/record").text()
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


@pytest.mark.soak
def test_who_gives_a_name_writes_at_once_and_plays_with_enter(welcome: Welcome) -> None:
    anna = welcome()
    anna.go("/")
    hero = anna.page.locator("article", has_text="Lions of Lydia")
    hero.get_by_role("button", name="Play now").click()
    expect(anna.page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    anna.page.keyboard.type("Berta")
    anna.page.keyboard.press("Enter")
    anna.wait_for_turn()
    assert anna.get("/api/me")["name"] == "Berta"


@pytest.mark.soak
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


@pytest.mark.soak
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
    field = bernd.page.get_by_label("A friend sent you a code?")
    field.fill("NOSUCH")
    field.press("Enter")
    expect(bernd.page.locator("form", has=field).get_by_role("alert")).to_contain_text("no such")
    field.fill(f"{code[:3].lower()} {code[3:]}")
    field.press("Enter")
    expect(bernd.page).to_have_url(re.compile(f"/t/{code}$"))
    bernd.complaints.clear()


@pytest.mark.parametrize("room", ["club", pytest.param("waiting", marks=pytest.mark.soak)])
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


@pytest.mark.soak
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
    expect(anna.page.locator(f'li a[href="/t/{lydia}"]')).to_contain_text("Lydia")
    expect(anna.page.locator("section:has(#recent) li a")).to_have_count(2)


def test_a_bot_looks_back_at_an_ended_match_in_a_picture_and_in_the_replay(
    welcome: Welcome,
) -> None:
    anna = welcome()
    anna.become("Anna")
    code = finished(anna)
    back = anna.page.get_by_role("region", name="Looking back")
    back.get_by_role("button", name="Look back").click()
    keep = back.get_by_role("link", name="Save the picture")
    expect(keep).to_be_visible(timeout=60_000)
    expect(keep).to_have_attribute("href", re.compile(f"/{code}/review.svg\\?lang=en&theme="))
    expect(back.get_by_role("img")).to_be_visible()
    anna.go(f"/t/{code}?at=0")
    bar = anna.page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="Look back").click()
    expect(bar.get_by_role("img", name="Expected points over the match")).to_be_visible()
    expect(bar).to_contain_text(re.compile("luck [+−]\\d"))
    bar.get_by_role("button", name="Suggest").click()
    expect(
        bar.get_by_role("list", name="Suggestions").get_by_role("listitem").first
    ).to_be_visible()


def test_a_branch_is_marked_asks_me_and_is_cleared_away_from_the_club_room(
    welcome: Welcome,
) -> None:
    anna = welcome()
    anna.become("Anna")
    code = anna.post("/api/quick", {"game": "lydia", "bots": ["random"]})["code"]
    branch = anna.post(f"/api/tables/{code}/branch", {"n": 0})["code"]
    anna.go(f"/t/{branch}")
    expect(anna.page.locator("header").get_by_text("Branch")).to_be_visible()
    anna.go("/")
    mine = anna.page.get_by_role("region", name="My games")
    card = mine.locator("article", has=anna.page.locator(f'a[href="/t/{branch}"]'))
    expect(card).to_contain_text("Your turn")
    expect(card).to_contain_text("Branch")
    card.get_by_role("button", name="Clear this match away").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Clear away").click()
    expect(card).to_have_count(0)
    expect(mine.locator(f'a[href="/t/{code}"]')).to_be_visible()


@pytest.mark.soak
def test_how_a_match_went_can_be_asked_again_when_no_answer_came(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.page.route("**/course", lambda route: route.abort("connectionfailed"))
    finished(anna)
    story = anna.page.locator("section", has=anna.page.get_by_role("heading", name="How it went"))
    again = story.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    anna.page.unroute("**/course")
    again.click()
    expect(story.locator("svg").first).to_be_visible()
    expect(again).to_have_count(0)


@pytest.mark.soak
def test_what_can_be_done_leads_and_nothing_empty_is_drawn(first_to_come: Welcome) -> None:
    anna = first_to_come()
    anna.go("/")
    expect(anna.page.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(anna.page.locator("main :is(h1, h2)").first).to_have_text("Welcome to the table.")
    for empty in ("Recent results", "My games", "Your move"):
        expect(anna.page.get_by_role("heading", name=empty)).to_have_count(0)
    anna.page.get_by_role("button", name="I know the game: play now").click()
    anna.page.keyboard.press("Enter")
    anna.wait_for_turn()
    anna.go("/")
    expect(anna.page.locator("main :is(h1, h2)").first).to_have_text("Your move")
    expect(anna.page.get_by_text("Your turn in 1 of 1 matches")).to_be_visible()
    anna.page.get_by_role("link", name="Go to the table").click()
    anna.wait_for_turn()


@pytest.mark.soak
def test_my_chair_at_a_new_table_is_the_same_at_every_visit(welcome: Welcome) -> None:
    anna = welcome()
    found = set()
    chairs = anna.page.locator("#new .st")
    for _ in range(5):
        anna.go("/")
        anna.page.get_by_role("button", name="Open a table").click()
        expect(chairs.filter(has_text="You")).to_have_count(1)
        found.add(["You" in words for words in chairs.all_inner_texts()].index(True))
    assert len(found) == 1
    # By keys: arrows go from game to game, a menu has an end, and the focus outlives a seat.
    keys = anna.page.keyboard
    for key, game in (("Right", "Loyang"), ("Left", "Agricola"), ("Left", "The fair")):
        keys.press(f"Arrow{key}")
        expect(anna.page.get_by_role("radio", name=game, exact=True)).to_be_focused()
        expect(anna.page.get_by_role("radio", name=game, exact=True)).to_be_checked()
    chairs.filter(has_text="Open").last.press("Enter")
    keys.press("End")
    expect(anna.page.get_by_role("button", name="Remove this seat")).to_be_focused()
    keys.press("Enter")
    expect(chairs).to_have_count(3)
    expect(anna.page.locator("#new :focus")).to_have_count(1)


@pytest.mark.parametrize(
    ("size", "language", "lowest"),
    [("low", "en", 360), pytest.param("phone", "de", 240, marks=pytest.mark.soak)],
)
def test_a_newcomer_finds_the_first_lesson_before_everything_else(
    welcome: Welcome, size: Size, language: Literal["en", "de"], lowest: int
) -> None:
    anna = welcome(size=size, language=language)
    page = anna.page
    anna.go("/")
    steps = page.get_by_role("region", name="Welcome" if language == "en" else "Willkommen")
    expect(steps.locator("ol li")).to_have_count(10)
    expect(steps.locator("ol li").first).to_be_in_viewport(ratio=1)
    filled = page.locator("main .btn.pri")
    expect(filled).to_have_count(1)
    expect(filled).to_have_text(
        "Start the first lesson" if language == "en" else "Erste Lektion beginnen"
    )
    box = filled.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= lowest
    filled.click()
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert anna.get(f"/api/tables/{anna.code}")["origin"] == {"lesson": 0}


def test_a_bot_that_practised_for_a_table_is_offered_there_alone_and_plays(
    welcome: Welcome,
) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go("/")
    anna.page.get_by_role("button", name="Open a table").click()
    form = anna.page.locator("#new")
    form.get_by_role("radio", name="Agricola").click()
    form.get_by_role("button", name="House rules").click()
    free = form.locator(".st").filter(has_text="Open").last
    menu = anna.page.get_by_role("dialog")
    trained = menu.get_by_role("button", name="Trained")
    for four in (True, False):
        free.click()
        expect(menu.get_by_role("button", name="Master")).to_be_visible()
        expect(trained).to_have_count(1 if four else 0)
        anna.page.keyboard.press("Escape")
        form.get_by_role("switch", name="Partner game").click()
    for _ in range(2):
        free.click()
        menu.get_by_role("button", name="Remove this seat").click()
    free.click()
    expect(menu.get_by_text("Bots that practised for this table")).to_be_visible()
    trained.click()
    form.get_by_role("button", name="Begin").click()
    anna.wait_for_turn()
    anna.play_until(1, ".log .turn:nth-child(5)")
    chairs = anna.get(f"/api/tables/{anna.code}")["chairs"]
    assert [chair["bot"] for chair in chairs if not chair["player"]] == ["learned"]


@pytest.mark.parametrize(
    ("size", "language"),
    [("desktop", "en"), pytest.param("phone", "de", marks=pytest.mark.soak)],
)
def test_a_new_table_is_set_up_on_one_page_with_its_button_always_in_sight(
    welcome: Welcome, size: Size, language: Literal["en", "de"]
) -> None:
    anna = welcome(size=size, language=language)
    page = anna.page
    anna.go("/")
    opening = "Open a table" if language == "en" else "Tisch aufmachen"
    page.get_by_role("button", name=opening).click()
    form = page.locator("#new")
    family = form.get_by_text("Family game" if language == "en" else "Familienspiel", exact=True)
    expect(family).to_have_count(1)
    submit = form.locator("footer button")
    expect(submit).to_be_in_viewport(ratio=1)
    room = "document.documentElement.scrollHeight - document.documentElement.clientHeight"
    # All of it folded fits a desktop; somebody who unfolds it keeps the button in sight.
    if size == "desktop":
        expect(form.get_by_role("button", name="Undo")).to_be_visible()
        assert page.evaluate(room) <= 0
        rules = form.get_by_role("button", name="House rules")
        expect(rules).to_contain_text("as usual")
        rules.click()
        form.get_by_role("switch", name="Partner game").click()
        expect(rules).to_contain_text("Partner game")
        expect(submit).to_be_in_viewport(ratio=1)
        form.get_by_role("button", name="Fill the free chairs with bots").click()
        form.get_by_role("radio", name="Gentle").click()
        expect(form.locator(".st").filter(has_text="Gentle")).to_have_count(3)
        expect(form).to_contain_text("the match begins at once")
    assert anna.sideways() == 0


@pytest.mark.soak
def test_rules_that_mean_nothing_at_this_table_are_not_asked(welcome: Welcome) -> None:
    anna = welcome()
    anna.go("/")
    anna.page.get_by_role("button", name="Open a table").click()
    form = anna.page.locator("#new")
    form.get_by_role("radio", name="Lydia").click()
    # Rulings are folded away, the usual choices are not.
    expect(form.get_by_text("Turns before the match is stopped")).to_have_count(0)
    expect(form.get_by_role("checkbox", name="Chariot races")).to_be_visible()
    form.get_by_role("button", name="more rules").click()
    expect(form.get_by_text("Turns before the match is stopped")).to_be_visible()
    expect(form.get_by_text("Coins pay in races")).to_have_count(0)
    form.get_by_role("checkbox", name="Chariot races").click()
    expect(form.get_by_text("Coins pay in races")).to_be_visible()


@pytest.mark.soak
def test_on_a_small_phone_every_button_has_a_word_and_nothing_lies_under_the_bar(
    welcome: Welcome,
) -> None:
    anna = welcome(size="small phone", language="de")
    anna.go("/")
    anna.page.get_by_role("button", name="Tisch aufmachen").click()
    expect(anna.page.locator("#new")).to_be_visible()
    buttons = anna.page.locator("main :is(button, a[href], select, input)")
    hidden = buttons.evaluate_all(
        """async (all) => {
          const found = []
          for (const each of all) {
            each.focus()
            for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done))
            const { left, right, top, bottom } = each.getBoundingClientRect()
            const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
            const word = each.matches('select, input, [role=switch]') || each.innerText.trim()
            const free = each.contains(there) || there?.contains(each)
            if (!word || !free) found.push(each.outerHTML)
          }
          return found
        }"""
    )
    assert hidden == []


@pytest.mark.parametrize(
    "game",
    [
        "agricola",
        pytest.param("loyang", marks=pytest.mark.soak),
        pytest.param("lydia", marks=pytest.mark.soak),
    ],
)
def test_a_running_match_is_seen_in_small_and_watched_with_one_click(
    welcome: Welcome, game: str
) -> None:
    host, anna = welcome(), welcome()
    host.become("Gesine")
    chairs = [{"me": True}, {"bot": "random"}]
    code = host.post("/api/tables", {"game": game, "seats": 2, "chairs": chairs})["code"]
    anna.go("/")
    match = anna.page.get_by_role("region", name="Watch").locator(f'a[href="/t/{code}"]')
    expect(match).to_contain_text("Gesine")
    # Drawn by the game's own hand, not its picture.
    expect(match.locator(".small > div")).to_be_visible()
    match.click()
    expect(anna.page.get_by_text("Spectator")).to_be_visible()
