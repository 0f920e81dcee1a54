"""Loyang's table: whole matches by pointing at it, four seats in two rooms, what a hint shows."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as OutOfPatience

from tafelrunde import new
from tafelrunde.bots import find
from tests.browser.conftest import Welcome
from tests.browser.frames import DRAWN, Frame, asked, frame, frames, mine, settle, wait_for_frame
from tests.browser.house import PATIENCE
from tests.browser.test_pages import serious_faults, unsaid
from tests.browser.visitor import Size, Visitor
from tests.loyang.table import Table

SHEET = "tfoot .T"
LIT = "[data-state=clickable], [data-state=hover], [data-state=selected]"
# Resolves when whatever the pointer has caused is on the screen.
FRAMES = """async () => {
  for (let i = 0; i < 4; i++) await new Promise((done) => requestAnimationFrame(done))
}"""

# After so many milliseconds without any sign a person clicks again.
PUZZLED = 15_000


# Whether a click was understood: something is listed or asked, is on its way or done, or the next
# place can be pointed at; or the reason why it was refused.
UNDERSTOOD = """([before, rest]) => {
  const refusal = document.querySelector('.bar [role=alert]')
  if (refusal) return refusal.innerText
  const bar = document.querySelector('[data-entry]')
  if (!bar || bar.dataset.entry !== before || bar.ariaBusy === 'true') return true
  if (document.querySelector('[role=dialog] li button, .bar .go:enabled')) return true
  const places = [...document.querySelectorAll('[data-target][data-state]')]
  return places.some((place) => rest.includes(place.dataset.target))
}"""


def table_of(visitor: Visitor, chairs: list[Any], **options: Any) -> str:
    wanted = {"game": "loyang", "seats": len(chairs), "chairs": chairs, "options": options}
    table = visitor.post("/api/tables", {**wanted, "visibility": "link"})
    code: str = table["code"]
    if len(chairs) == 1:
        visitor.post(f"/api/tables/{code}/start", {})
    return code


def sit_down(visitor: Visitor, seats: int) -> None:
    """A table of Loyang against bots."""
    visitor.become("Anna")
    bots: list[Any] = [{"bot": "random"} for _ in range(seats - 1)]
    visitor.go(f"/t/{table_of(visitor, [{'me': True}, *bots])}")


def brought_to(visitor: Visitor, kind: str, cash: int = 0) -> None:
    """Sit down alone at a table that a bot has brought to such a question, from round 3 on."""
    match, bot = new("loyang", 1, 5), find("greedy")("5")
    while (
        match.decisions[0].kind != kind
        or match.view(0)["round"] < 3
        or match.view(0)["players"][0]["cash"] < cash
    ):
        match.play(0, bot.choose(match.fork(), match.decisions[0]))
    visitor.become("Anna")
    visitor.go_on_from(match.record.text())
    visitor.wait_for_turn()


MAIN = ".bar .go[data-answer]:enabled"


def place(page: Page, target: str) -> Any:
    return page.locator(f':is({LIT})[data-target="{target}"]')


def answer_by_pointing(visitor: Visitor, ask: Frame, row: Frame) -> None:
    """Point at the places of an option one after the other, as a person would."""
    page = visitor.page
    rows = [*ask["options"], *ask.get("manual", [])]
    if ask["kind"] == "pack" and row["targets"] and row["targets"][0].startswith("card:"):
        ways = [other for other in rows if other["targets"][0].startswith("card:")]
        page.locator(".ways button").nth(ways.index(row)).click()
        return
    point_at(page, rows, row)
    if row["label"][0] == "loyang-with-loans":
        confirm(page, "^Take .* for this[?]")
    elif row["label"][0] == "loyang-do-lay":
        confirm(page, "^Lay this card in the courtyard[?]")
    elif row["label"][0] == "loyang-do-drop":
        confirm(page, "^Discard this helper")


def confirm(page: Page, question: str) -> None:
    """Say once more what is asked about before it is done."""
    expect(page.locator(".q")).to_have_text(re.compile(question))
    page.locator(".bar .go:enabled").click()


def point_at(page: Page, rows: list[Frame], row: Frame) -> None:
    pointed: list[str] = []
    choice = page.locator("[role=dialog] li button")
    page.evaluate(DRAWN)
    if drawn(page, row):
        expect(any_of(page, row["targets"])).to_be_visible()
    for target in row["targets"]:
        if place(page, target).count() == 0:
            continue
        pointed.append(target)
        fitting = [other for other in rows if set(pointed) <= set(other["targets"])]
        rest = [other for other in row["targets"] if other not in pointed]
        click_and_see(page, target, rest)
        if choice.count():
            choice.nth(fitting.index(row)).click()
            return
        if len(fitting) == 1:
            return
    if not pointed:
        main = main_of(rows) if page.locator(MAIN).count() else None
        if row is main:
            page.locator(MAIN).click()
            return
        free = [other for other in rows if other is not main and not drawn(page, other)]
        listing = page.locator(".bar > .option")
        if listing.count():
            listing.click()
            page.locator(".bar .list button").nth(free.index(row)).click()
        else:
            page.locator(".options .option").nth(free.index(row)).click()


def main_of(rows: list[Frame]) -> Frame | None:
    """The one answer that belongs to no place, which the main button gives."""
    free = [row for row in rows if not row["targets"]]
    return free[0] if len(free) == 1 else None


def click_and_see(page: Page, target: str, rest: list[str]) -> None:
    """Click a place until something comes of it: once, and once more where the first was lost."""
    before = page.locator("[data-entry]").get_attribute("data-entry")
    for patience in (PUZZLED, PATIENCE):
        place(page, target).first.click()
        page.evaluate(DRAWN)
        with suppress(OutOfPatience):
            told = page.wait_for_function(UNDERSTOOD, arg=[before, rest], timeout=patience)
            assert told.json_value() is True, f"{target}: {told.json_value()}"
            return
    raise AssertionError(f"nothing comes of a click on {target}")


def any_of(page: Page, targets: list[str]) -> Any:
    """The first of these places that can be pointed at."""
    names = ", ".join(f'[data-target="{target}"]' for target in targets)
    return page.locator(f":is({LIT}):is({names})").first


def drawn(page: Page, row: Frame) -> bool:
    return any(page.locator(f'[data-target="{target}"]').count() for target in row["targets"])


def sensible(ask: Frame, chance: random.Random, haste: float = 0.6) -> Frame:
    """Something to do that also comes to an end."""
    options: list[Frame] = ask["options"]
    ends = [row for row in options if row["option"] in ("end", "stop", "pay", 0)]
    if ends and chance.random() < haste:
        return ends[0]
    return chance.choice(options)


def move_once(visitor: Visitor, found: Frame, chance: random.Random, kinds: set[str]) -> None:
    """Do what the table waits for."""
    ask = asked(found)
    wait_for_frame(visitor, found["n"])
    if ask is None:
        visitor.page.locator(".bar .go:enabled").click()
    else:
        kinds.add(ask["kind"])
        answer_by_pointing(visitor, ask, sensible(ask, chance))
    settle(visitor, found["n"])


def test_the_first_round_is_played_by_pointing_at_the_table(welcome: Welcome) -> None:
    anna = welcome()
    sit_down(anna, 2)
    chance = random.Random(3)
    kinds: set[str] = set()
    for found in frames(anna):
        if found["view"]["round"] > 1:
            break
        move_once(anna, found, chance, kinds)
    assert {"home", "draft", "keep", "act"} <= kinds


@pytest.mark.soak
def test_a_whole_match_is_played_by_pointing_at_the_table(welcome: Welcome) -> None:
    anna = welcome()
    sit_down(anna, 2)
    chance = random.Random(3)
    kinds: set[str] = set()
    for found in frames(anna):
        move_once(anna, found, chance, kinds)
    expect(anna.page.locator(SHEET)).to_have_count(2)
    texts = anna.page.locator(SHEET).all_inner_texts()
    shown = [int(points.replace("−", "-")) for points in texts]
    assert sorted(shown) == sorted(anna.get(f"/api/tables/{anna.code}")["result"]["scores"])
    assert {"home", "draft", "keep", "act", "steps"} <= kinds


@pytest.mark.soak
def test_a_solo_match_is_played_by_pointing_at_the_table(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    sit_down(anna, 1)
    chance = random.Random(8)
    kinds: set[str] = set()
    for found in frames(anna):
        move_once(anna, found, chance, kinds)
    expect(anna.page.locator(SHEET)).to_have_count(1)
    assert {"home", "grid", "act", "steps"} <= kinds
    anna.page.get_by_role("link", name=re.compile(r"Place \d+ of the high scores")).click()
    own = anna.page.locator("ol.list li", has_text="Anna")
    expect(own).to_contain_text("Deck: partly reconstructed")
    expect(anna.page.get_by_text("17 points are good.")).to_be_visible()
    assert anna.sideways() == 0
    assert serious_faults(anna) == []


@pytest.mark.soak
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_pointing_at_places_does_not_move_them(welcome: Welcome, size: Size) -> None:
    anna = welcome(size=size)
    brought_to(anna, "act")
    page = anna.page
    expect(page.locator(".q")).to_have_text("Sow, buy, sell, deliver, or end your turn.")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    boxes = f"""() => [...document.querySelectorAll('{LIT}')].map((place) => {{
        const {{x, y, width, height}} = place.getBoundingClientRect()
        return [place.dataset.target, x, y, width, height].join(' ')
    }})"""

    def restless() -> dict[str, set[str]]:
        """Places that were not always the same, while the pointer came to each and went again."""
        seen: dict[str, set[str]] = {}
        for line in page.evaluate(boxes):
            x, y, width, height = map(float, line.split()[1:])
            for point in ((x + width / 2, y + height / 2), (1, 1)):
                page.mouse.move(*point)
                page.evaluate(FRAMES)
                for name, _, box in (found.partition(" ") for found in page.evaluate(boxes)):
                    seen.setdefault(name, set()).add(box)
        return {name: places for name, places in seen.items() if len(places) > 1}

    restless()  # The longest hint has made room for itself now.
    assert restless() == {}


def test_what_needs_a_loan_is_marked_and_asked_before_it_is_done(welcome: Welcome) -> None:
    table = Table(2)
    table.cash(0, 1)
    peddler, storekeeper = table.show(0, "peddler", "storekeeper")
    anna = welcome()
    anna.become("Anna")
    anna.go_on_from(table.match().record.text())
    anna.wait_for_turn()
    page = anna.page

    def loans() -> int:
        held: int = frame(anna)["view"]["players"][0]["loans"]
        return held

    wheat, leek = place(page, "shop:0:wheat"), place(page, "shop:0:leek")
    expect(wheat).to_have_attribute("data-caution", "One loan")
    expect(wheat).to_have_css("outline-style", "dashed")
    # Its price says it, and nothing lies over what selling brings.
    expect(wheat.get_by_role("img", name="One loan")).to_be_visible()
    assert wheat.evaluate("(crate) => getComputedStyle(crate, '::after').content") == "none"
    expect(page.locator(".store .more b")).to_have_text("−2")
    place(page, "loan").click()
    expect(page.locator(".q")).to_have_text("Take a loan?")
    page.get_by_role("button", name="Cancel").click()
    wheat.click()
    expect(page.locator(".q")).to_have_text(re.compile("^Take a loan for this[?]"))
    assert loans() == 0
    # Who points at something else has not chosen the first any more.
    place(page, f"card:{storekeeper}").click()
    expect(page.get_by_role("dialog").get_by_role("button")).to_have_count(2)
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.locator(".q")).not_to_have_text(re.compile("^Take"))
    # A helper that cannot be used is not thrown away by a click.
    place(page, f"card:{peddler}").click()
    expect(page.locator(".q")).to_have_text("Discard this helper without using them?")
    page.get_by_role("button", name="Cancel").click()
    wheat.click()
    number = frame(anna)["n"]
    page.get_by_role("button", name="Confirm").click()
    settle(anna, number)
    assert loans() == 1
    expect(leek).to_have_attribute("data-caution", "One loan")
    page.evaluate("localStorage.setItem('careful', 'off')")
    page.reload()
    anna.wait_for_turn()
    number = frame(anna)["n"]
    leek.click()
    settle(anna, number)
    assert loans() == 2


@pytest.mark.parametrize(
    ("width", "height", "kind"),
    [
        pytest.param(1440, 900, "act", marks=pytest.mark.soak),
        pytest.param(1440, 900, "draft", marks=pytest.mark.soak),
        (1280, 720, "draft"),
        pytest.param(1280, 720, "act", marks=pytest.mark.soak),
    ],
)
def test_the_own_table_lies_above_the_bar_without_scrolling(
    welcome: Welcome, width: int, height: int, kind: str
) -> None:
    match, bot = new("loyang", 3, 5), find("greedy")("5")
    while match.view(0)["round"] < 5 or all(
        (asks.seat, asks.kind) != (0, kind) for asks in match.decisions
    ):
        asks = match.decisions[0]
        match.play(asks.seat, bot.choose(match.fork(), asks))
    anna = welcome()
    anna.become("Anna")
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.go_on_from(match.record.text())
    anna.wait_for_turn()
    anna.page.evaluate(FRAMES)
    # The others' line lies over it where they have no room beside the table.
    foot = "[data-bar]" if kind == "draft" else ".bar > .line, [data-bar]"
    bar = anna.page.locator(foot).first.bounding_box()
    assert bar is not None
    low = anna.page.evaluate(
        """() => [...document.querySelectorAll('.loyang [data-target]')].map((place) =>
            [place.dataset.target, place.getBoundingClientRect().bottom])"""
    )
    assert [place for place, bottom in low if bottom > bar["y"] + 1] == []
    assert anna.page.locator(".order li").count() == 3
    # Its cards are large enough to be read.
    zoom = anna.page.locator(".display > .fitted").evaluate(
        "(cards) => Number(cards.style.zoom || 1)"
    )
    assert zoom > 0.72
    # The others are seen with it, each by name.
    for name in anna.page.locator(".strips .who").all():
        expect(name).to_be_in_viewport(ratio=1)


# What of the table is not whole above the bar, and signs of the others that are seen in part.
CUT = """() => {
  const box = (part) => part.getBoundingClientRect()
  const line = box(document.querySelector('.bar > .line')).top
  const fields = box(document.querySelector('.mid > .fields')).bottom
  const cards = '.display :is(.cust, .helper, .stall, .covered)'
  const low = [...document.querySelectorAll(cards)].filter((part) => box(part).bottom > line + 1)
  const out = [...document.querySelectorAll('.mid > .fields :is(.bed, .left, .allow)')]
    .filter((part) => box(part).bottom > fields + 1)
  const parts = [...document.querySelectorAll('.line :is(.chip, .pair, .warn, .big)')]
    .filter((part) => {
      const around = box(part.closest('dl') ?? part.closest('li'))
      const { top, left, right, bottom } = box(part)
      const seen = top < around.bottom && left < around.right
      return seen && (bottom > around.bottom + 1 || right > around.right + 1)
    })
  return [...low, ...out, ...parts].map((part) => part.className + part.innerText)
}"""


@pytest.mark.parametrize(
    ("kind", "watched", "language"),
    [
        ("act", True, "de"),
        pytest.param("act", False, "de", marks=pytest.mark.soak),
        pytest.param("draft", False, "en", marks=pytest.mark.soak),
    ],
)
def test_a_table_of_four_lies_whole_on_a_low_screen(
    welcome: Welcome, kind: str, watched: bool, language: Any
) -> None:
    match, bot = new("loyang", 4, 5), find("greedy")("5")
    while match.view(0)["round"] < 5 or all(
        (asks.seat, asks.kind) != (0, kind) for asks in match.decisions
    ):
        asks = match.decisions[0]
        match.play(asks.seat, bot.choose(match.fork(), asks))
    anna = welcome(size="low", language=language)
    anna.become("Anna-Katharina")
    anna.go_on_from(match.record.text())
    watcher = anna
    if watched:
        watcher = welcome(size="low", language=language)
        watcher.go(f"/t/{anna.code}")
    expect(watcher.page.locator(".display .cust").first).to_be_visible()
    watcher.page.evaluate(FRAMES)
    assert watcher.page.evaluate(CUT) == []
    # Hardly anything is drawn smaller to fit.
    zoom = watcher.page.locator(".display > .fitted").evaluate(
        "(cards) => Number(cards.style.zoom || 1)"
    )
    assert zoom > 0.88


def together(found: Frame) -> bool:
    """Whether seats 0 and 1 act in different rooms."""
    pairs = found["view"]["pairs"]
    if not pairs or any({0, 1} == set(pair) for pair in pairs):
        return False
    return {0, 1} <= {ask["seat"] for ask in found["asks"] if ask["kind"] == "act"}


def early(found: Frame) -> bool:
    """Whether seats 0 and 1 will act in different rooms, and this one of them is asked first."""
    pairs = found["view"]["pairs"]
    if not pairs or any({0, 1} == set(pair) for pair in pairs) or together(found):
        return False
    ask = asked(found)
    if ask is None or ask["kind"] != "act":
        return False
    return found["view"]["players"][1 - found["seat"]]["stage"] in ("waiting", "acting")


def table_of_four(anna: Visitor, bert: Visitor) -> str:
    """Two people and two bots, whom Loyang sends into two rooms; loans have no limit."""
    anna.become("Anna")
    bert.become("Bert")
    chairs = [{"me": True}, None, {"bot": "random"}, {"bot": "random"}]
    code = table_of(anna, chairs, voluntary_loan_cap=999)
    bert.post(f"/api/tables/{code}/sit", {"seat": 1})
    return code


def borrow(visitor: Visitor) -> None:
    """A move that is always offered and takes nothing away from anybody."""
    found = frame(visitor)
    wait_for_frame(visitor, found["n"])
    take_loan(visitor.page)
    settle(visitor, found["n"])


def take_loan(page: Page) -> None:
    place(page, "loan").click()
    confirm(page, "^Take a loan[?]")


def brought_together(anna: Visitor, bert: Visitor, code: str) -> Frame:
    """Go on to the first moment in which both act, each in a room; that moment."""
    chance, turns = random.Random(11), cycle((anna, bert))
    for visitor in (anna, bert):
        visitor.look_away(code)
    # Each moment is judged and acted on as one: bots make another of it meanwhile.
    while not together(found := frame(actor := next(turns))):
        assert not found["over"]
        if not early(found):
            act_over_http(actor, found, chance)
    for visitor in (anna, bert):
        visitor.look_back()
        wait_for_frame(visitor, found["n"])
    return found


@pytest.mark.soak
def test_two_people_act_in_two_rooms_at_the_same_time_and_undo_their_own(welcome: Welcome) -> None:
    anna, bert = welcome(), welcome()
    code = table_of_four(anna, bert)
    found = brought_together(anna, bert, code)
    expect(anna.page.locator(".order.room")).to_have_count(2)
    expect(anna.page.locator(".strips .room.other")).to_have_count(2)
    # Who shares the room is said beside the own name, too.
    mate = anna.page.locator(".who .mate")
    expect(mate).to_have_text(re.compile("partner$", re.IGNORECASE))
    expect(mate.locator(f"[data-seat='{frame(anna)['view']['partner']}']")).to_have_count(1)
    loans = [player["loans"] for player in found["view"]["players"]]
    borrow(anna)
    borrow(bert)
    number = frame(anna)["n"]
    anna.page.get_by_role("button", name="Undo").click()
    settle(anna, number)
    after = [player["loans"] for player in frame(anna)["view"]["players"]]
    assert after[:2] == [loans[0], loans[1] + 1]


@pytest.mark.soak
def test_a_move_on_its_way_is_not_asked_again_when_the_other_room_moves(welcome: Welcome) -> None:
    anna, bert = welcome(), welcome()
    code = table_of_four(anna, bert)
    held: list[Callable[[], None]] = []

    def hold(screen: WebSocketRoute) -> None:
        server = screen.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            if '"play"' in str(said):
                held.append(lambda: server.send(said))
            else:
                server.send(said)

        screen.on_message(pass_on)

    anna.hold_sockets(hold)
    found = brought_together(anna, bert, code)
    before = found["view"]["players"][0]["loans"]
    take_loan(anna.page)
    expect(anna.page.locator("[data-bar]")).to_have_attribute("aria-busy", "true")
    number = frame(bert)["n"]
    borrow(bert)
    wait_for_frame(anna, number + 1)
    place(anna.page, "loan").click()
    assert len(held) == 1
    held.pop()()
    expect(anna.page.locator("[data-bar]")).to_have_attribute("aria-busy", "false")
    assert held == []
    assert frame(anna)["view"]["players"][0]["loans"] == before + 1


def act_over_http(
    visitor: Visitor, found: Frame, chance: random.Random, haste: float = 0.6
) -> None:
    """Do what this moment of the table waits for, if it waits for me, without looking at it."""
    if not mine(found):
        return
    ask = asked(found)
    message: Frame = {"id": f"{chance.random()}", "seat": found["seat"]}
    if ask is None:
        message |= {"t": "confirm"}
    else:
        option = sensible(ask, chance, haste)["option"]
        message |= {"t": "play", "n": found["n"], "kind": ask["kind"], "option": option}
    visitor.post(f"/api/tables/{visitor.code}/act", message)


def offers(ask: Frame, verbs: tuple[str, ...]) -> bool:
    """Whether each of the verbs begins an option."""
    return set(verbs) <= {row["option"][0] for row in ask["options"] if row["targets"]}


def play_without_the_table(
    visitor: Visitor, wanted: str, chance: random.Random, verbs: tuple[str, ...] = ()
) -> None:
    """Play on until I am asked this kind of question and can do that; then show the page."""
    visitor.look_away()
    for found in frames(visitor):
        ask = asked(found)
        late = found["view"]["round"] > 1
        if ask is not None and ask["kind"] == wanted and late and (not verbs or offers(ask, verbs)):
            visitor.look_back()
            visitor.wait_for_turn()
            return
        act_over_http(visitor, found, chance)
    raise AssertionError(f"nobody asked {wanted}")


def test_a_crate_shows_its_price_and_takes_what_is_dragged_into_it(welcome: Welcome) -> None:
    anna = welcome()
    sit_down(anna, 2)
    play_without_the_table(anna, "act", random.Random(5), ("buy", "sell"))
    found = frame(anna)
    ask = asked(found)
    assert ask is not None
    row = next(row for row in ask["options"] if row["option"][0] == "buy")
    crate = place(anna.page, row["targets"][0])
    crate.hover()
    expect(crate).to_have_attribute("data-state", "hover")
    cash = next(change["by"] for change in row["preview"] if change["what"] == "cash")
    sign = "+" if cash > 0 else "−"
    expect(anna.page.locator(".path .cash")).to_contain_text(f"{sign}{abs(cash)}")
    expect(anna.page.locator(".cart .n.up")).to_have_count(1)
    row = next(row for row in ask["options"] if row["option"][0] == "sell")
    start, goal = (place(anna.page, target) for target in row["targets"])
    start.drag_to(goal)
    settle(anna, found["n"])
    kind = row["targets"][0].removeprefix("cart:")
    sold = frame(anna)
    before, after = (seen["view"]["players"][0]["shop"] for seen in (found, sold))
    assert after[kind] == before[kind] + 1
    wait_for_frame(anna, sold["n"])
    place(anna.page, "loan").focus()
    anna.page.keyboard.press("Enter")
    confirm(anna.page, "^Take a loan[?]")
    settle(anna, sold["n"])
    assert frame(anna)["view"]["players"][0]["loans"] == sold["view"]["players"][0]["loans"] + 1


def covered(page: Page) -> float:
    """How much of the planned table lies under the plan, at the end of the table."""
    over: float = page.evaluate(
        """() => {
            const at = (name) => document.querySelector(name).getBoundingClientRect()
            const bars = at('.plan').height + at('.bar').height + 60
            scrollBy(0, at('.planned').bottom + bars - innerHeight)
            return at('.planned').bottom - at('.plan').top
        }"""
    )
    return over


def one_acts(welcome: Welcome) -> tuple[Visitor, Visitor, int, random.Random]:
    """Two people of whom one acts: who does, who waits and on which seat, what they leave to it."""
    anna, bert = welcome(), welcome()
    anna.become("Anna")
    bert.become("Bert")
    code = table_of(anna, [{"me": True}, None])
    bert.post(f"/api/tables/{code}/sit", {"seat": 1})
    anna.look_away(code)
    bert.look_away(code)
    chance = random.Random(2)
    people = {0: anna, 1: bert}
    while (found := frame(anna))["view"]["phase"] != "actions":
        for visitor in people.values():
            act_over_http(visitor, frame(visitor), chance)
    [actor] = found["view"]["active"]
    busy, idle = people[actor], people[1 - actor]
    idle.look_back()
    wait_for_frame(idle, found["n"])
    return busy, idle, 1 - actor, chance


def end_turn(visitor: Visitor, chance: random.Random) -> None:
    active = frame(visitor)["view"]["active"]
    while frame(visitor)["view"]["active"] == active:
        act_over_http(visitor, frame(visitor), chance, haste=1.0)


def test_a_turn_is_planned_while_another_acts_and_done_when_it_comes(welcome: Welcome) -> None:
    busy, idle, seat, chance = one_acts(welcome)
    before = frame(idle)["view"]["players"][seat]
    # There is one way to plan, on the table itself.
    expect(idle.page.get_by_role("button", name="Plan")).to_have_count(1)
    idle.page.get_by_role("button", name="Plan your turn").click()
    idle.page.locator('.planned [data-target="loan"][data-state=clickable]').click()
    plan = idle.page.get_by_role("region", name="Your plan")
    expect(plan.locator("ol li")).to_have_count(1)
    expect(idle.page.locator(".planned .cash > b")).to_have_text(str(before["cash"] + 5))
    for width, height in ((1440, 768), (1024, 768)):
        idle.page.set_viewport_size({"width": width, "height": height})
        idle.page.evaluate(FRAMES)
        assert covered(idle.page) <= 0, width
    assert frame(idle)["view"]["players"][seat]["cash"] == before["cash"]
    end_turn(busy, chance)
    plan.get_by_role("button", name="Do this step").click()
    expect(plan).to_have_count(0)
    expect(idle.page.locator(".path .cash > b")).to_have_text(str(before["cash"] + 5))
    assert frame(idle)["view"]["players"][seat]["loans"] == before["loans"] + 1


@pytest.mark.soak
def test_steps_of_a_plan_are_done_one_after_the_other_and_none_is_lost(welcome: Welcome) -> None:
    busy, idle, seat, chance = one_acts(welcome)
    before = frame(idle)["view"]["players"][seat]
    idle.page.get_by_role("button", name="Plan your turn").click()
    cash = idle.page.locator(".planned .cash > b")
    plan = idle.page.get_by_role("region", name="Your plan")
    for count in range(1, 6):
        idle.page.locator('.planned [data-target="loan"][data-state=clickable]').click()
        expect(cash).to_have_text(str(before["cash"] + 5 * count))
    end_turn(busy, chance)
    cash = idle.page.locator(".path .cash > b")
    # A click on the way to the server is one step, however often it is clicked.
    plan.get_by_role("button", name="Do this step").dblclick()
    expect(cash).to_have_text(re.compile(f"^({before['cash'] + 5}|{before['cash'] + 10})$"))
    plan.get_by_role("button", name="Do them all").click()
    expect(plan).to_have_count(0)
    expect(cash).to_have_text(str(before["cash"] + 25))
    assert frame(idle)["view"]["players"][seat]["loans"] == before["loans"] + 5


@pytest.mark.soak
def test_a_first_game_is_guided_and_gives_its_reasons(welcome: Welcome) -> None:
    anna = welcome(language="de")
    anna.become("Anna")
    anna.go("/learn")
    anna.page.get_by_role("button", name=re.compile("Einführung.*Loyang")).click()
    guide = anna.page.get_by_role("region", name="Einführung")
    expect(guide).to_contain_text("Stammfeld")
    guide.get_by_text("Warum?").click()
    expect(guide.locator(".reason")).to_have_count(1)
    place(anna.page, "shop:0:pumpkin").click()
    expect(guide).to_contain_text("Ernte")
    guide.get_by_role("button", name="Weiter").click()
    expect(guide).to_contain_text("Zeile 1 ist kostenlos")
    anna.page.get_by_role("button", name="Regeln").click()
    rules = anna.page.get_by_role("dialog", name="Regeln")
    expect(rules.locator("details[open]")).to_contain_text("Nimm zwei Karten")
    assert serious_faults(anna) == []


@pytest.mark.soak
def test_names_of_cards_are_parted_only_with_a_hyphen(welcome: Welcome) -> None:
    anna = welcome(size="small phone", language="de")
    brought_to(anna, "grid")
    cut = anna.page.evaluate(
        """() => [...document.querySelectorAll('.card .title')].filter((title) => {
            const probe = title.cloneNode()
            probe.style = 'position: absolute; display: block; width: max-content'
            title.append(probe)
            const wide = title.textContent.split(/[\\s\u00ad]/).some((part) => {
                probe.textContent = part
                return probe.offsetWidth > title.clientWidth
            })
            probe.remove()
            return wide || title.scrollHeight > title.clientHeight + 6
        }).map((title) => title.textContent)"""
    )
    assert anna.page.locator(".card .title").count() >= 6
    assert cut == []


@pytest.mark.soak
def test_rules_of_helpers_can_be_read_whole_on_a_small_phone(welcome: Welcome) -> None:
    anna = welcome(size="small phone", language="de")
    brought_to(anna, "grid")
    rules = anna.page.locator(".card .rule")
    assert rules.count() >= 1
    assert (
        rules.evaluate_all(
            """(rules) => rules.filter((rule) => {
            const card = rule.closest('.card').getBoundingClientRect()
            return rule.scrollHeight > rule.clientHeight + 1
                || rule.getBoundingClientRect().bottom > card.bottom
        }).map((rule) => rule.textContent)"""
        )
        == []
    )


@pytest.mark.soak
@pytest.mark.parametrize("width", [1440, 1024])
def test_on_a_low_screen_the_storehouse_lies_above_the_bar(welcome: Welcome, width: int) -> None:
    anna = welcome()
    anna.page.set_viewport_size({"width": width, "height": 768})
    brought_to(anna, "act")
    store = anna.page.locator('[data-target="storehouse"]').bounding_box()
    bar = anna.page.locator("[data-bar]").bounding_box()
    assert store is not None
    assert bar is not None
    assert store["y"] + store["height"] <= bar["y"]


@pytest.mark.soak
@pytest.mark.parametrize("size", ["laptop", "small phone"])
def test_what_a_customer_wants_stays_on_its_card(welcome: Welcome, size: Size) -> None:
    anna = welcome(size=size)
    brought_to(anna, "act")
    customers = anna.page.locator(".cust")
    assert customers.count() >= 1
    assert (
        customers.evaluate_all(
            """(cards) => cards.filter((card) => [...card.querySelectorAll('.row, .v')].some(
                (part) => part.getBoundingClientRect().right > card.getBoundingClientRect().right
                    || part.scrollWidth > part.clientWidth
            )).map((card) => card.ariaLabel)"""
        )
        == []
    )


@pytest.mark.soak
def test_a_phone_goes_to_where_the_next_question_can_be_answered(welcome: Welcome) -> None:
    anna = welcome(size="small phone")
    brought_to(anna, "act")
    anna.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    ask = asked(found := frame(anna))
    while ask is not None and ask["kind"] != "steps":
        act_over_http(anna, found, random.Random(found["n"]), haste=1)
        ask = asked(found := frame(anna))
    wait_for_frame(anna, found["n"])
    anna.page.wait_for_function(
        """() => [...document.querySelectorAll('[data-state=clickable]')].some((place) => {
            const { top, bottom } = place.getBoundingClientRect()
            const bar = document.querySelector('[data-bar]').getBoundingClientRect().top
            return top + bottom > 0 && (top + bottom) / 2 < bar
        })"""
    )
    # To stay needs no stone to be found.
    stay = anna.page.locator("[data-bar] .go")
    expect(stay).to_have_text("Stay here")
    stay.tap()
    settle(anna, found["n"])
    assert frame(anna)["view"]["players"][0]["place"] == found["view"]["players"][0]["place"]


@pytest.mark.parametrize(
    ("seats", "size", "language", "dark"),
    [
        pytest.param(4, "desktop", "de", True, marks=pytest.mark.soak),
        pytest.param(1, "laptop", "en", False, marks=pytest.mark.soak),
        (4, "phone", "de", True),
        pytest.param(1, "small phone", "de", True, marks=pytest.mark.soak),
    ],
)
def test_the_table_fits_every_screen_and_is_said_to_everyone(
    welcome: Welcome, seats: int, size: Size, language: Any, dark: bool
) -> None:
    anna = welcome(size=size, language=language, dark=dark)
    sit_down(anna, seats)
    play_without_the_table(anna, "act", random.Random(seats))
    for tab in range(max(1, anna.page.locator(".tabs button").count())):
        if "phone" in size:
            anna.page.locator(".tabs button").nth(tab).click()
        assert anna.sideways() == 0
        assert unsaid(anna) == []
    assert serious_faults(anna, colours=True) == []


def test_a_newcomer_asks_for_a_suggestion_and_takes_it_where_it_lies(welcome: Welcome) -> None:
    anna = welcome(size="laptop")
    brought_to(anna, "grid", cash=10)  # no card needs a loan, which would be asked about
    page = anna.page
    page.get_by_role("button", name="Suggest", exact=True).click()
    expect(page.locator("[data-bar]")).to_contain_text("Suggested:")
    page.get_by_role("button", name="Why?", exact=True).click()
    suggestions = page.get_by_role("list", name="Suggestions").get_by_role("button")
    expect(suggestions.first).to_be_visible()
    assert 1 <= suggestions.count() <= 3
    assert all(len(words.split()) > 3 for words in suggestions.locator("> span").all_inner_texts())
    # What is pointed at is shown above, and pushes nothing away from under the pointer.
    lies = suggestions.first.bounding_box()
    suggestions.first.hover()
    expect(page.locator('[data-advised="1"]').first).to_be_visible()
    assert suggestions.first.bounding_box() == lies
    assert unsaid(anna) == []
    assert serious_faults(anna) == []
    number = page.locator("[data-entry]").get_attribute("data-entry")
    suggestions.first.click()
    expect(page.locator(f'[data-entry="{number}"]')).to_have_count(0)
