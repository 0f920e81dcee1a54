"""The Lydian board: whole matches by pointing at it, by keys alone, and what a hint shows."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tafelrunde import new
from tafelrunde.bots import find
from tafelrunde.words import LANGUAGES, message_ids
from tests.browser.conftest import Welcome
from tests.browser.frames import Frame, answered, asked, frame, frames, settle, wait_for_frame
from tests.browser.house import ROOT
from tests.browser.test_pages import serious_faults, unsaid
from tests.browser.visitor import Size, Visitor
from tests.conftest import SOAK

BOARD = ROOT / "web" / "src" / "boards" / "lydia"
SHEET = "tfoot .T"
PLACES = "[data-state=clickable], [data-state=hover]"


def sit_down(visitor: Visitor, seats: int = 2, turns: int = 10) -> None:
    """A table of Lydia with all modules, against bots."""
    visitor.become("Anna")
    table = visitor.post(
        "/api/tables",
        {
            "game": "lydia",
            "seats": seats,
            "chairs": [{"me": True}, *({"bot": "greedy"} for _ in range(seats - 1))],
            "options": {"modules": "all", "rules.safety_turns_per_player": turns},
            "visibility": "link",
        },
    )
    visitor.go(f"/t/{table['code']}")


def places_of(row: Frame) -> str:
    return ", ".join(f'[data-target="{place}"]' for place in row["targets"])


def undrawn(page: Page, ask: Frame) -> list[list[str]]:
    """Options that name places of which the board draws none."""
    return [
        row["targets"]
        for row in [*ask["options"], *ask.get("manual", [])]
        if row["targets"] and page.locator(places_of(row)).count() == 0
    ]


def advance(visitor: Visitor, wanted: str, chance: random.Random) -> Frame:
    """Play on without the board until I am asked this kind of question; then show the page."""
    visitor.look_away()
    for found in frames(visitor):
        ask = asked(found)
        message: Frame = {"id": f"{chance.random()}", "seat": found["seat"]}
        if ask is None:
            message |= {"t": "confirm"}
        elif ask["kind"] == wanted:
            visitor.look_back()
            visitor.wait_for_turn()
            return found
        else:
            option = chance.choice(ask["options"])["option"]
            message |= {"t": "play", "n": found["n"], "kind": ask["kind"], "option": option}
        visitor.post(f"/api/tables/{visitor.code}/act", message)
    raise AssertionError(f"nobody asked {wanted}")


def answer_by_pointing(visitor: Visitor, ask: Frame, row: Frame) -> None:
    """Click the place of an option, or its button where it has none."""
    page = visitor.page
    if row["targets"]:
        page.locator(places_of(row)).first.click()
    else:
        # The only one of its kind is what the main button says, but for bonus and race.
        page.locator(".options .option, [data-bar] .go[data-answer]:enabled").click()


def record_at(kind: str, least: int, seed: int = 5) -> str:
    """The record of a match of two that has come to this question of the first seat."""
    match, bot, moves = new("lydia", 2, seed), find("greedy")("5"), 0
    while moves < least or (ask := match.decision(0)) is None or ask.kind != kind:
        ask = match.decisions[0]
        match.play(ask.seat, bot.choose(match.fork(), ask))
        moves += 1
    return match.record.text()


# A short match to its end, and its board by pointing, are in `test_playing.py` and below.
@pytest.mark.soak
def test_a_whole_match_with_all_modules_is_played_by_pointing_at_the_board(
    welcome: Welcome,
) -> None:
    anna = welcome()
    sit_down(anna, turns=12)
    chance = random.Random(4)
    kinds: set[str] = set()
    for found in frames(anna):
        wait_for_frame(anna, found["n"])
        ask = asked(found)
        if ask is None:
            anna.page.locator(".bar .go:enabled").click()
        else:
            kinds.add(ask["kind"])
            assert undrawn(anna.page, ask) == [], ask["kind"]
            answer_by_pointing(anna, ask, chance.choice(ask["options"]))
        settle(anna, found["n"])
    expect(anna.page.locator(SHEET)).to_have_count(2)
    shown = [int(points) for points in anna.page.locator(SHEET).all_inner_texts()]
    assert sorted(shown) == sorted(anna.get(f"/api/tables/{anna.code}")["result"]["scores"])
    # Which others come up is up to chance; every one that did was drawn.
    assert {"place", "refill"} <= kinds


@pytest.mark.soak
def test_a_whole_match_with_all_modules_is_played_with_the_keyboard_alone(
    welcome: Welcome,
) -> None:
    anna = welcome()
    sit_down(anna, turns=6)
    chance = random.Random(9)
    keys = anna.page.keyboard
    for found in frames(anna):
        wait_for_frame(anna, found["n"])
        if anna.page.locator(".bar .go:enabled").count():
            keys.press("Escape")
            anna.page.evaluate("document.activeElement.blur()")
        else:
            for _ in range(1 + chance.randrange(anna.page.locator(PLACES).count() + 1)):
                keys.press("b")
        keys.press("Enter")
        answered(anna)
    expect(anna.page.locator(SHEET)).to_have_count(2)


@pytest.mark.sliced
def test_pointing_at_a_gate_shows_its_gain_in_every_place(welcome: Welcome) -> None:
    anna = welcome()
    sit_down(anna, seats=3, turns=20)
    chance = random.Random(2)
    for _ in range(2 if SOAK else 1):
        found = advance(anna, "place", chance)
        ask = asked(found)
        assert ask is not None
        seat = found["seat"]
        brought = [
            [item for item in row["preview"] if item["what"] == "income"] for row in ask["options"]
        ]
        single = [incomes[0] for incomes in brought if len(incomes) == 1]
        assert single
        for income in single if SOAK else single[:2]:
            gate = anna.page.locator(f'[data-target="gate:{income["gate"]}"]')
            gate.hover()
            expect(gate).to_have_attribute("data-state", "hover")
            panel = anna.page.locator(".panel .hinted")
            for good, gain in income["goods"].items():
                change = anna.page.locator(f'.track[data-anchor="track:{seat}:{good}"] .change')
                if gain["gain"]:
                    expect(panel).to_contain_text(f"+{gain['gain']}")
                    if good != "coin" or not income["sell"]:
                        expect(change).to_have_text(f"+{gain['gain']}")
            expect(anna.page.locator(".gate .ghost")).to_have_count(1)
            paying = anna.page.locator(".properties .card.pays")
            expect(paying).to_have_count(len(income["cards"]))
            now, then = income["points"]
            expect(anna.page.locator(".score .to")).to_have_count(int(now != then))
            brings = [f"+{gain['gain']}" for gain in income["goods"].values() if gain["gain"]]
            expect(anna.page.locator(".bar .sub .brings b")).to_contain_text(brings)
        anna.post(
            f"/api/tables/{anna.code}/act",
            {
                "t": "play",
                "id": f"{chance.random()}",
                "seat": seat,
                "n": found["n"],
                "kind": "place",
                "option": ask["options"][0]["option"],
            },
        )


def test_on_a_phone_a_card_is_bought_through_its_side_and_confirmed(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    sit_down(anna, turns=30)
    found = advance(anna, "buy", random.Random(3))
    if not anna.page.locator(".sheet").count():
        anna.page.locator(".sidebtn[data-state=clickable]").first.tap()
    lit = anna.page.locator(".sheet [data-target][data-state=clickable]").first
    place = lit.get_attribute("data-target")
    card = anna.page.locator(f'.sheet [data-target="{place}"]')
    box = card.bounding_box()
    assert box is not None
    assert box["height"] >= 40
    card.tap()
    expect(card).to_have_attribute("data-state", "selected")
    assert frame(anna)["n"] == found["n"]
    anna.page.get_by_role("button", name="Confirm").tap()
    settle(anna, found["n"])


def test_on_a_phone_the_next_question_lies_free_once_a_card_is_bought(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    anna.become("Anna")
    anna.go_on_from(record_at("buy", 40))
    page = anna.page
    anna.wait_for_turn()
    sheet = page.locator(".sheet")
    if not sheet.count():
        page.locator(".sidebtn[data-state=clickable]").first.tap()
    number = frame(anna)["n"]
    sheet.locator("[data-target][data-state=clickable]").first.tap()
    page.get_by_role("button", name="Confirm").tap()
    settle(anna, number)
    while (ask := asked(found := frame(anna))) and ask["kind"] != "refill":
        ends = [row["option"] for row in ask["options"] if not row["targets"]]
        option = (ends or [ask["options"][0]["option"]])[0]
        said = {"t": "play", "id": f"{found['n']}", "seat": 0, "n": found["n"]}
        anna.post(f"/api/tables/{anna.code}/act", {**said, "kind": ask["kind"], "option": option})
    wait_for_frame(anna, found["n"])
    expect(sheet).to_have_count(0)
    # Where merchants stand they are too small for a finger; they are chosen below the city.
    merchants = page.locator("[data-target^='merchant:'][data-state=clickable]")
    expect(merchants.first).to_be_visible()
    for merchant in merchants.all():
        box = merchant.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    merchants.first.tap()
    page.get_by_role("button", name="Confirm").tap()
    settle(anna, found["n"])


# What is seen in one theme at one question; `make soak` looks at both questions in both.
EVERY_LOOK = [("place", True), ("buy", False), ("place", False), ("buy", True)]
LOOKS = EVERY_LOOK if SOAK else EVERY_LOOK[:1]
WIDTHS = (360, 390, 600, 768, 861, 1000, 1024, 1279, 1280, 1440, 1920)


@pytest.mark.sliced
def test_the_board_is_sound_at_every_width_and_in_both_themes(welcome: Welcome) -> None:
    anna = welcome(language="de")
    sit_down(anna, seats=4, turns=30)
    chance = random.Random(7)
    for kind, dark in LOOKS:
        advance(anna, kind, chance)
        assert unsaid(anna) == [], kind
        if dark:
            anna.page.evaluate("document.documentElement.dataset.theme = 'dark'")
        assert serious_faults(anna, colours=True) == [], (kind, dark)
    for width in WIDTHS if SOAK else WIDTHS[::3]:
        anna.page.set_viewport_size({"width": width, "height": 900})
        assert anna.sideways() == 0, width


# How far page and own board reach too low, and what moves while keys go round the places.
SHIFTS = """() => {
  const bar = () => document.querySelector('[data-bar]').getBoundingClientRect()
  const { top } = bar()
  const found = [document.documentElement.scrollHeight - innerHeight]
  for (const part of document.querySelectorAll('section.mine.paper, section.city, section.log'))
    found.push(Math.max(0, Math.round(part.getBoundingClientRect().bottom - top)))
  for (const place of document.querySelectorAll('[data-state=clickable]')) {
    place.focus()
    found.push(scrollY, bar().top - top)
  }
  return found.filter((far) => far !== 0)
}"""
# Words on cards that are seen in part.
CUT = """() => [...document.querySelectorAll('.properties .done')].filter((done) => {
  const box = done.getBoundingClientRect()
  const word = done.querySelector('span').getBoundingClientRect()
  return word.top < box.bottom && word.right > box.right + 1
}).length"""


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_full_table_fits_a_low_screen_and_stands_still(welcome: Welcome, language: str) -> None:
    anna = welcome(language=language)
    anna.become("Anna")
    for kind, least, cards in (("place", 72, 8), ("buy", 40, 4)):
        anna.go_on_from(record_at(kind, least))
        anna.wait_for_turn()
        expect(anna.page.locator(".properties .card")).to_have_count(cards)
        for width, height in ((1280, 720), (1366, 768), (1440, 900)):
            anna.page.set_viewport_size({"width": width, "height": height})
            assert anna.page.evaluate(SHIFTS) == [], (kind, width)
            assert anna.page.evaluate(CUT) == 0, (kind, width)


@pytest.mark.soak
@pytest.mark.parametrize("size", ["desktop", "small phone"])
def test_goods_on_cards_and_ranks_of_the_race_keep_apart(welcome: Welcome, size: Size) -> None:
    options = {"modules": ["croesus", "courtyards", "chariots"]}
    match, bot, moves = new("lydia", 4, 5, options), find("greedy")("5"), 0
    while moves < 140 or (ask := match.decision(0)) is None or len(ask.options) < 3:
        ask = match.decisions[0]
        match.play(ask.seat, bot.choose(match.fork(), ask))
        moves += 1
    anna = welcome(size=size)
    anna.become("Anna")
    anna.go_on_from(match.record.text())
    anna.wait_for_turn()
    if size == "small phone":
        anna.page.locator("#tab-mine").click()
    expect(anna.page.locator(".icons.quad").first).to_be_visible()
    touching = """([group, thing, gap]) => [...document.querySelectorAll(group)].flatMap((one) => {
        const boxes = [...one.querySelectorAll(thing)].map((other) => other.getBoundingClientRect())
        return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) =>
            a.left < b.right + gap && b.left < a.right + gap &&
            a.top < b.bottom + gap && b.top < a.bottom + gap))
    }).length"""
    assert anna.page.evaluate(touching, [".card .icons, .face .icons", ".piece", -0.6]) == 0
    if size == "small phone":
        anna.page.locator("#tab-board").click()
    expect(anna.page.locator(".lane .rank").first).to_be_visible()
    assert anna.page.evaluate(touching, [".lane", ".rank", 9]) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_holds_the_words_of_the_board_and_no_others(language: str) -> None:
    files = [*BOARD.rglob("*.svelte"), *BOARD.rglob("*.ts")]
    texts = " ".join(path.read_text(encoding="utf-8") for path in files)
    used = set(re.findall(r"['`](lydia-city-[a-z-]*[a-z])['`]", texts))
    begun = tuple(set(re.findall(r"`(lydia-city-[a-z-]+-)\$\{", texts)))
    known = {word for word in message_ids(language, "lydia") if word.startswith("lydia-city-")}
    assert used - known == set()
    assert {word for word in known - used if not word.startswith(begun)} == set()


# The ring of the guide lies around one of these tracks.
RINGED = """(moved) => {
  const ring = document.querySelector('.ring').getBoundingClientRect()
  return [...document.querySelectorAll('section.mine .track')].some((track, i) => {
    const box = track.getBoundingClientRect()
    return moved.includes(i) && Math.abs(box.top - 6 - ring.top) < 2
  })
}"""


@pytest.mark.soak
def test_a_first_game_is_guided_turn_by_turn(welcome: Welcome) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go("/learn")
    anna.page.get_by_role("button", name=re.compile("First game.*Lydia")).click()
    guide = anna.page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("drawn from your bag")
    # Nobody loses a lesson by loading the page anew.
    anna.page.reload()
    expect(guide).to_contain_text("drawn from your bag")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("A gate pays one of its colour")
    tracks = anna.page.locator("section.mine .track")
    before = tracks.all_inner_texts()
    anna.page.locator('[data-target="gate:blue"]').click()
    expect(guide).to_contain_text("Your markers moved up")
    moved = [i for i, held in enumerate(tracks.all_inner_texts()) if held != before[i]]
    ring = anna.page.locator(".ring")
    expect(ring).to_be_visible()
    anna.page.wait_for_function(RINGED, arg=moved)
    advance(anna, "refill", random.Random(4))
    expect(guide).to_contain_text("Every turn ends so")
    advance(anna, "buy", random.Random(4))
    expect(guide).to_contain_text("Buy from one side")


@pytest.mark.soak
def test_a_preview_names_merchant_and_gate_once_in_german(welcome: Welcome) -> None:
    anna = welcome(language="de")
    anna.become("Anna")
    anna.go_on_from(record_at("place", 60))
    anna.wait_for_turn()
    anna.page.locator('[data-target="gate:yellow"]').hover()
    head = anna.page.locator(".panel .head")
    expect(head).to_have_text(re.compile(r"^\s*Durch den \w+( Kaufmann)? am gelben Tor\s*$"))


@pytest.mark.soak
def test_the_rules_of_the_moment_lie_open(welcome: Welcome) -> None:
    anna = welcome()
    sit_down(anna)
    for kind, rule in (("place", "A turn"), ("buy", "At the fountain")):
        advance(anna, kind, random.Random(6))
        anna.page.get_by_role("button", name="Rules", exact=True).click()
        rules = anna.page.get_by_role("dialog", name="Rules")
        expect(rules.locator("details[open] summary")).to_have_text(rule)
        expect(rules.locator("details").first).to_have_attribute("open", "")
        rules.get_by_role("button", name="Close").click()


@pytest.mark.soak
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_newcomer_asks_for_a_suggestion_and_sees_the_place_and_why(
    welcome: Welcome, size: Size
) -> None:
    anna = welcome(size=size)
    sit_down(anna)
    anna.wait_for_turn()
    page = anna.page
    page.get_by_role("button", name="Suggest", exact=True).click()
    if size == "desktop":
        page.get_by_role("button", name="Why?", exact=True).click()
    suggestions = page.get_by_role("list", name="Suggestions").get_by_role("button")
    expect(suggestions.first).to_be_visible()
    assert 1 <= suggestions.count() <= 3
    assert all(len(words.split()) > 3 for words in suggestions.locator("> span").all_inner_texts())
    expect(page.locator('[data-advised="1"]').first).to_be_visible()
    assert anna.sideways() == 0
    assert unsaid(anna) == []
    assert serious_faults(anna) == []


def before_a_second_race() -> str:
    """The record of a match in which the first seat is asked about its second race."""
    match, dice, races = new("lydia", 2, 14, {"modules": ["chariots"]}), random.Random(14), 0
    while (ask := match.decision(0)) is None or ask.kind != "race" or (races := races + 1) < 2:
        ask = dice.choice(match.decisions)
        match.play(ask.seat, dice.choice(ask.options))
    return match.record.text()


def test_a_race_is_answered_once_and_for_all_in_words_until_one_is_asked_again(
    welcome: Welcome,
) -> None:
    anna = welcome()
    anna.become("Anna")
    anna.go_on_from(before_a_second_race())
    page = anna.page
    bar = page.locator("[data-bar]")
    bar.get_by_role("button", name="Always answer like this").click()
    bar.get_by_role("button", name="Do not take part").click()
    chip = bar.get_by_role("button", name="Always: Do not take part")
    chip.click()
    kept = page.get_by_role("dialog", name="Automatic answers")
    race = kept.get_by_role("group", name="A chariot race! For which rank do you pay?")
    race.get_by_role("button", name="Rank 1").click()
    expect(race.get_by_role("button", name="Rank 1")).to_have_attribute("aria-pressed", "true")
    assert frame(anna)["standing"]["race"]["option"] == 1
    race.get_by_role("button", name="ask me again").click()
    expect(kept).to_contain_text("Nothing is answered for you.")
    page.keyboard.press("Escape")
    expect(bar.locator(".always")).to_have_count(0)
    assert frame(anna)["standing"] == {}
