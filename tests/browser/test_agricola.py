"""Agricola's table: a whole game by clicking, fences and meals by pointing, lessons, markers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tafelrunde import Match, find_game, new
from tafelrunde.bots import find
from tests.browser.conftest import Welcome
from tests.browser.frames import DRAWN, asked, frame, point_until, settle, wait_for_frame
from tests.browser.test_loyang import answer_by_pointing
from tests.browser.test_pages import serious_faults, unsaid
from tests.browser.visitor import Size, Visitor

ROUNDS = 14
SHEET = "tfoot .T"
CONFIRM = "[data-bar] .go"
FAMILY = {"variant.family": True}


def record_until(
    kind: str,
    least: int = 3,
    seats: int = 2,
    named: frozenset[str] = frozenset(),
    options: dict[str, Any] | None = None,
    when: Callable[[Match], bool] | None = None,
) -> str:
    """A match of bots up to a question of this kind to seat 0 with so many options, and with
    such single steps or other things by name."""
    for seed in range(1, 100):
        match = new("agricola", seats, seed, {**FAMILY, **(options or {})})
        bots = [find("greedy")(f"{seed}:{seat}") for seat in range(seats)]
        while not match.over:
            decision = match.decisions[0]
            if decision.seat == 0 and decision.kind == kind and len(decision.options) >= least:
                offered = [*decision.options, *decision.manual]
                known = {option[0] for option in offered if isinstance(option, tuple)}
                if known >= named and (when is None or when(match)):
                    return match.record.text()
            match.play(decision.seat, bots[decision.seat].choose(match.fork(), decision))
    raise AssertionError(f"nobody is asked to {kind}")


def only_a_fireplace(match: Match) -> bool:
    """Whether a person can go and build the first fireplace, and nothing else there."""
    decision = match.decisions[0]
    if "major_improvement" not in decision.options:
        return False
    rows = find_game("agricola").preview(match.state, decision, "major_improvement")
    return {"row": "major", "major": "fireplace_2"} in rows


def wood_for_more(match: Match) -> bool:
    """Whether the smallest pasture leaves enough for another."""
    wood: int = match.view(0)["players"][0]["goods"]["wood"]
    return wood >= 8


def brought_to(visitor: Visitor, kind: str, **how: Any) -> None:
    """Sit down at a table that bots have brought to such a question to the visitor."""
    visitor.become("Anna")
    visitor.go_on_from(record_until(kind, **how))
    visitor.wait_for_turn()


def ask_of(visitor: Visitor) -> dict[str, Any]:
    """My open decision, as the server tells it."""
    frame = visitor.get(f"/api/tables/{visitor.code}/state?seat=0")
    ask: dict[str, Any] = next(row for row in frame["asks"] if row["seat"] == 0)
    return ask


def player(visitor: Visitor) -> dict[str, Any]:
    frame = visitor.get(f"/api/tables/{visitor.code}/state?seat=0")
    found: dict[str, Any] = frame["view"]["players"][0]
    return found


def entry(page: Page) -> int:
    number: int = page.evaluate("Number(document.querySelector('[data-entry]').dataset.entry)")
    return number


def after(page: Page, number: int) -> None:
    """Until a later position is shown."""
    page.wait_for_function(
        "(n) => Number(document.querySelector('[data-entry]')?.dataset.entry) > n", arg=number
    )


def move(visitor: Visitor, shown: dict[str, Any]) -> None:
    """Answer as the adviser would, by clicking."""
    ask = asked(shown)
    assert ask is not None
    row = ask["options"][0]
    if ask["kind"] == "place":
        message = {"t": "advise", "id": f"advice-{shown['n']}", "seat": 0}
        advice = visitor.post(f"/api/tables/{visitor.code}/act", message)["advice"]
        row = next(row for row in ask["options"] if row["option"] == advice[0]["option"])
    if ask["kind"] == "fence" and isinstance(row["option"], int):
        for target in row["targets"]:
            visitor.page.locator(f'[data-plan="{target.rsplit(":", 1)[1]}"]').click()
        visitor.page.locator(CONFIRM).click()
    elif row["option"] == "build":
        visitor.page.locator(CONFIRM).click()
    else:
        answer_by_pointing(visitor, ask, row)
    settle(visitor, shown["n"])


def play_by_clicking(visitor: Visitor, rounds: int) -> None:
    """Sit down alone and play so many rounds, or to the end."""
    visitor.become("Anna")
    table = {"game": "agricola", "seats": 1, "chairs": [{"me": True}], "options": FAMILY}
    visitor.go(f"/t/{visitor.post('/api/tables', table)['code']}")
    visitor.wait_for_turn()
    while not (shown := frame(visitor))["over"] and shown["view"]["round"] <= rounds:
        wait_for_frame(visitor, shown["n"])
        if asked(shown):
            move(visitor, shown)
        else:
            visitor.page.get_by_role("button", name="Confirm").click()
            settle(visitor, shown["n"])


def test_the_first_round_is_played_by_clicking_the_board(welcome: Welcome) -> None:
    anna = welcome()
    play_by_clicking(anna, 1)
    assert frame(anna)["view"]["round"] == 2
    assert (serious_faults(anna), unsaid(anna)) == ([], [])


@pytest.mark.soak
def test_a_whole_game_is_played_by_clicking_the_board(welcome: Welcome) -> None:
    anna = welcome()
    play_by_clicking(anna, ROUNDS)
    expect(anna.page.locator(SHEET).first).to_be_visible()
    assert unsaid(anna) == []
    table = anna.get(f"/api/tables/{anna.code}")
    assert table["result"]["scores"] == [int(anna.page.locator(SHEET).first.inner_text())]
    course = anna.page.locator(".chart .ln")
    expect(course).to_have_count(1)
    assert len((course.get_attribute("points") or "").split()) == ROUNDS


@pytest.mark.soak
def test_a_space_stays_under_a_pointer_at_its_lower_edge(welcome: Welcome) -> None:
    anna = welcome()
    brought_to(anna, "place")
    space = anna.page.locator(".tile[data-state=clickable]").first
    target = space.get_attribute("data-target")
    lit = anna.page.locator(f'.tile[data-target="{target}"]')
    before = space.bounding_box()
    assert before is not None
    anna.page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] - 1)
    expect(lit).to_have_attribute("data-state", "hover")
    assert lit.bounding_box() == before


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_an_improvement_does_can_be_read_whole(
    welcome: Welcome, language: Literal["en", "de"]
) -> None:
    anna = welcome(language=language)
    brought_to(anna, "place")
    texts = anna.page.locator(".major .text")
    expect(texts).to_have_count(10)
    cut = "(found) => found.filter((text) => text.scrollHeight > text.clientHeight + 1).length"
    assert texts.evaluate_all(cut) == 0


@pytest.mark.parametrize(
    ("language", "tab", "name", "end"),
    [
        pytest.param("en", "Shelf", "Joinery", "worth 1, 2 or 3 points", marks=pytest.mark.soak),
        pytest.param("de", "Auslage", "Tischlerei", "1, 2, 3 Punkte", marks=pytest.mark.soak),
    ],
)
def test_on_a_phone_an_improvement_that_cannot_be_chosen_opens_large(
    welcome: Welcome, language: Literal["en", "de"], tab: str, name: str, end: str
) -> None:
    anna = welcome(size="phone", language=language)
    brought_to(anna, "place")
    number = entry(anna.page)
    anna.page.get_by_role("tab", name=tab).tap()
    anna.page.locator('[data-target="major:joinery"]').tap()
    opened = anna.page.get_by_role("dialog", name=name)
    expect(opened).to_contain_text(end)
    assert serious_faults(anna) == []
    anna.page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    assert entry(anna.page) == number


@pytest.mark.soak
def test_on_a_phone_the_bar_says_what_an_improvement_does(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    brought_to(anna, "improve", least=2)
    number = entry(anna.page)
    anna.page.locator(".major[data-state=clickable]").first.tap()
    expect(anna.page.locator("[data-bar] .does")).to_contain_text("food")
    # One that cannot be paid opens and says so; what was chosen stays.
    anna.page.locator(".major[data-state=barred]").first.tap(force=True)
    expect(anna.page.get_by_role("dialog").locator(".why")).not_to_be_empty()
    anna.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(anna.page.locator(".major[data-state=selected]")).to_have_count(1)
    assert entry(anna.page) == number


@pytest.mark.soak
def test_on_a_phone_the_bar_says_what_a_space_does_and_costs(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    brought_to(anna, "place", when=lambda match: "farm_expansion" in match.decisions[0].options)
    anna.page.locator('[data-target="space:farm_expansion"]').tap()
    expect(anna.page.locator("[data-bar] .does")).to_contain_text("stables (2")
    # Where goods are to be had they say it all.
    anna.page.get_by_role("button", name="Cancel").tap()
    anna.page.locator('[data-target="space:day_laborer"]').tap()
    expect(anna.page.locator("[data-bar] .outcome .good")).to_contain_text("+2")
    expect(anna.page.locator("[data-bar] .does")).to_have_count(0)


@pytest.mark.soak
def test_the_bar_names_the_improvement_that_confirm_builds(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    brought_to(anna, "place", when=only_a_fireplace)
    had = player(anna)["majors"]
    anna.page.locator('[data-target="space:major_improvement"]').tap()
    bar = anna.page.locator("[data-bar]")
    expect(bar.locator(".outcome")).to_contain_text("Fireplace (2 clay)")
    expect(bar.locator(".does")).to_contain_text("Baking")
    number = entry(anna.page)
    anna.page.locator(CONFIRM).tap()
    after(anna.page, number)
    assert sorted(player(anna)["majors"]) == sorted([*had, "fireplace_2"])


@pytest.mark.soak
def test_no_places_are_spoken_of_where_only_buttons_answer(welcome: Welcome) -> None:
    anna = welcome()
    brought_to(anna, "plow")
    expect(anna.page.locator("[data-bar]")).to_contain_text("Choose one of the outlined places.")
    brought_to(anna, "resource", least=2, seats=3)
    expect(anna.page.locator(".options .option")).to_have_count(2)
    expect(anna.page.locator("[data-bar]")).not_to_contain_text("outlined")


def test_fences_are_built_by_pointing_at_the_spaces_of_a_pasture(welcome: Welcome) -> None:
    anna = welcome()
    # With cards and three seats the farm has least room beside the village.
    brought_to(anna, "fence", least=6, seats=3, options={"variant.family": False})
    page = anna.page
    assert within(page, '.mine.paper [role="radiogroup"]', ".mine.paper")
    rows = [row for row in ask_of(anna)["options"] if isinstance(row["option"], int)]
    row = max(rows, key=lambda other: len(other["targets"]))
    cells = [target.rsplit(":", 1)[1] for target in row["targets"]]
    assert page.locator(".bar > .option").count() == 0
    for cell in cells:
        page.locator(f'[data-plan="{cell}"]').click()
    # What it costs, holds and brings is said in the decision bar before it is built.
    bar = page.locator("[data-bar]")
    expect(bar).to_contain_text("holds")
    expect(bar.locator(".outcome .bad")).to_contain_text("−")
    expect(page.locator(".supply em.less")).to_be_visible()
    covered = [".supply", ".meal"]
    assert [part for part in covered if not uncovered(page, part)] == []
    # Cancel takes the plan away and nothing else.
    number = entry(page)
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator('[data-plan][aria-pressed="true"]')).to_have_count(0)
    assert entry(page) == number
    for cell in cells:
        page.locator(f'[data-plan="{cell}"]').click()
    before = player(anna)
    page.locator(CONFIRM).click()
    after(page, number)
    built = player(anna)
    assert len(built["pastures"]) == len(before["pastures"]) + 1
    assert built["left"]["fences"] < before["left"]["fences"]


def within(page: Page, part: str, around: str) -> bool:
    """Whether a part of the page lies between the sides of another."""
    inner, outer = page.locator(part).bounding_box(), page.locator(around).bounding_box()
    assert inner is not None
    assert outer is not None
    left = inner["x"] - outer["x"]
    return 0 <= left <= outer["width"] - inner["width"]


def uncovered(page: Page, part: str) -> bool:
    """Whether nothing lies over the middle of a part of the page."""
    return on_top(page.locator(part))


def on_top(part: Locator) -> bool:
    """The same of an element."""
    seen: bool = part.evaluate(
        """(part) => {
          const box = part.getBoundingClientRect()
          const at = [box.left + box.width / 2, box.top + box.height / 2]
          return part.contains(document.elementFromPoint(...at))
        }"""
    )
    return seen


def draw(page: Page, edge: int) -> None:
    """Draw an edge, or take it away again."""
    number = entry(page)
    page.locator(f'[data-target="edge:0:{edge}"]').click()
    after(page, number)


@pytest.mark.soak
def test_drawn_fences_show_their_cost_and_are_taken_away_by_a_click(welcome: Welcome) -> None:
    anna = welcome()
    brought_to(anna, "fence", least=20)
    page = anna.page
    rows = [row for row in ask_of(anna)["options"] if isinstance(row["option"], int)]
    row = next(row for row in rows if len(row["targets"]) == 1)
    cell = int(row["targets"][0].rsplit(":", 1)[1])
    line, column = divmod(cell, 5)
    around = [6 * line + column, 6 * line + column + 1, 18 + cell, 23 + cell]
    page.get_by_role("radio", name="Edge by edge").click()
    bar = page.locator("[data-bar]")
    for count, edge in enumerate(around[:3], start=1):
        draw(page, edge)
        expect(bar).to_contain_text(re.compile(rf"{count} fences? drawn for {count}"))
        expect(page.locator(CONFIRM)).to_be_disabled()
    draw(page, around[0])
    expect(bar).to_contain_text("2 fences drawn for 2")
    # Cancel clears the drawing; the question stays.
    number = entry(page)
    page.get_by_role("button", name="Cancel").click()
    after(page, number)
    expect(page.locator(".edge.drawn")).to_have_count(0)
    assert ask_of(anna)["kind"] == "fence"
    for edge in around:
        draw(page, edge)
    # What the closed pasture brings is said before it is built.
    expect(bar).to_contain_text("closed")
    expect(bar.locator(".outcome")).to_contain_text("holds")
    number = entry(page)
    page.locator(CONFIRM).get_by_text("Build these fences").click()
    after(page, number)
    assert [pasture["cells"] for pasture in player(anna)["pastures"]] == [[cell]]


@pytest.mark.soak
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_to_end_a_step_is_no_confirmation(welcome: Welcome, size: Size) -> None:
    anna = welcome(size=size)
    brought_to(anna, "fence", least=20, when=wood_for_more)
    page = anna.page
    rows = [row for row in ask_of(anna)["options"] if isinstance(row["option"], int)]
    row = min(rows, key=lambda other: len(other["targets"]))
    page.locator(f'[data-plan="{row["targets"][0].rsplit(":", 1)[1]}"]').click()
    number = entry(page)
    page.locator(CONFIRM).click()
    after(page, number)
    assert ask_of(anna)["options"][-1]["option"] == "done"
    number = entry(page)
    done = page.locator(CONFIRM).and_(page.get_by_role("button", name="Done", exact=True))
    # The second click of two at the same place ends nothing.
    done.dispatch_event("click", {"detail": 2})
    page.evaluate(DRAWN)
    assert entry(page) == number
    done.click()
    after(page, number)


@pytest.mark.soak
def test_on_a_phone_an_edge_is_drawn_by_one_tap_and_the_farm_stays(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    brought_to(anna, "fence", least=20)
    page = anna.page
    expect(page.locator("[data-bar]")).to_contain_text("Choose the spaces of a pasture.")
    page.get_by_role("radio", name="Edge by edge").tap()
    expect(page.locator("[data-bar]")).to_contain_text("Choose single edges")
    before = page.locator(".ground").bounding_box()
    number = entry(page)
    page.locator(".edge").first.tap()
    after(page, number)
    expect(page.locator(".edge.drawn")).to_have_count(1)
    expect(page.locator("[data-bar]")).to_contain_text("still open")
    expect(page.get_by_role("radio", name="Edge by edge")).to_be_disabled()
    assert page.locator(".ground").bounding_box() == before


@pytest.mark.soak
def test_a_fence_is_drawn_edge_by_edge_and_a_reason_told_for_what_cannot_be(
    welcome: Welcome,
) -> None:
    anna = welcome()
    brought_to(anna, "fence", least=6)
    page = anna.page
    green = page.locator("[data-plan]")
    for at in range(green.count()):
        green.nth(at).click()
    expect(page.locator("[data-bar] .why")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("radio", name="Edge by edge").click()
    number = entry(page)
    page.locator('[data-target^="edge:0:"]').first.click()
    after(page, number)
    assert "clear" in [row["option"] for row in ask_of(anna)["options"]]
    expect(page.locator(".fence.ghost")).to_have_count(1)


def test_the_meal_shows_what_each_way_takes_and_leaves(welcome: Welcome) -> None:
    anna = welcome()
    brought_to(anna, "feed", least=3)
    page = anna.page
    ways = page.locator('[data-target^="way:"]')
    assert ways.count() == len(ask_of(anna)["options"])
    expect(ways.first).to_contain_text("leaves")
    bar = page.locator("[data-bar] .sub")
    expect(bar).to_contain_text("Choose one of the ways above.")
    # What a way takes is told once.
    ways.first.hover()
    expect(bar).not_to_contain_text("ways above")
    expect(bar).not_to_contain_text(re.compile(r"−\d(?! point)"))
    expect(page.locator(".options .option")).to_have_count(0)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert serious_faults(anna, colours=True) == []
    number = entry(page)
    ways.last.click()
    after(page, number)


@pytest.mark.soak
def test_the_ways_to_feed_that_leave_most_points_come_first(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    brought_to(anna, "feed", least=8)
    ways = anna.page.locator(".way")
    expect(ways).to_have_count(sum(bool(row["targets"]) for row in ask_of(anna)["options"]))
    told = [re.search(r"([+−]\d+) point", text) for text in ways.all_inner_texts()]
    points = [int(found[1].replace("−", "-")) if found else 0 for found in told]
    assert len(set(points)) > 1
    assert points == sorted(points, reverse=True)


def test_animals_are_arranged_by_hand_and_goods_converted_in_the_supply(welcome: Welcome) -> None:
    anna = welcome()
    brought_to(anna, "place", named=frozenset({"move", "convert"}))
    page = anna.page
    ask = ask_of(anna)
    row = next(row for row in ask["manual"] if row["option"][0] == "move")
    before = player(anna)["animals"]
    number = entry(page)
    answer_by_pointing(anna, ask, row)
    after(page, number)
    assert player(anna)["animals"] != before
    # Dragged, it goes back: from where it stands, not the other way.
    here, there = (
        page.locator(f'.ground [data-target="{place}"]').first for place in row["targets"]
    )
    number = entry(page)
    there.drag_to(here)
    after(page, number)
    assert player(anna)["animals"] == before
    # A good that can be eaten or given back opens both at its place.
    row = next(row for row in ask["manual"] if row["option"][0] == "convert")
    food = player(anna)["goods"]["food"]
    number = entry(page)
    page.locator(f'.supply [data-target="{row["targets"][0]}"]').click()
    expect(page.locator("[role=dialog] li button")).to_have_count(2)
    page.locator("[role=dialog] li button").first.click()
    after(page, number)
    assert player(anna)["goods"]["food"] > food


@pytest.mark.soak
def test_a_person_is_placed_and_a_field_plowed_with_the_keyboard_alone(welcome: Welcome) -> None:
    anna = welcome()
    brought_to(anna, "place", least=8)
    page = anna.page
    farmland = page.locator('[data-target="space:farmland"]')
    for _ in range(40):
        page.keyboard.press("b")
        if page.evaluate("document.activeElement.dataset.target") == "space:farmland":
            break
    # What the space would bring stands beside it while it has the focus.
    expect(farmland).to_have_attribute("data-state", "hover")
    expect(page.locator(".gain")).to_be_visible()
    fields = sum(cell["kind"] == "field" for cell in player(anna)["cells"])
    page.keyboard.press("Enter")
    cell = page.locator('[data-target^="cell:0:"][data-state=clickable]').first
    expect(cell).to_be_visible()
    number = entry(page)
    cell.focus()
    page.keyboard.press("Enter")
    after(page, number)
    assert sum(cell["kind"] == "field" for cell in player(anna)["cells"]) == fields + 1


@pytest.mark.parametrize(
    "kind",
    [
        "place",
        pytest.param("fence", marks=pytest.mark.soak),
        pytest.param("feed", marks=pytest.mark.soak),
    ],
)
def test_the_table_fits_a_small_phone_in_german(welcome: Welcome, kind: str) -> None:
    anna = welcome(size="small phone", language="de")
    brought_to(anna, kind, least=3, seats=4 if kind == "place" else 2)
    for tab in ("Hof", "Auslage", "Andere", "Protokoll", "Dorf"):
        anna.page.get_by_role("tab", name=tab).click()
        assert anna.sideways() == 0, tab
        assert unsaid(anna) == [], tab
        expect(anna.page.locator("[data-bar]")).to_be_in_viewport()
    assert serious_faults(anna) == []


def test_a_first_game_is_taught_while_it_is_played(welcome: Welcome) -> None:
    anna = welcome(size="low")
    anna.become("Anna")
    anna.go("/learn")
    page = anna.page
    page.get_by_role("button", name=re.compile("First game.*Agricola")).click()
    lesson = page.get_by_role("region", name="Guide")
    expect(lesson).to_contain_text("This is your farm")
    lesson.get_by_role("button", name="Next").click()
    lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("Place a person")
    # Spaces are marked for a beginner, and one sentence says why.
    marked = page.locator('[data-advised="1"]')
    sentence = page.locator("[data-bar] .advice")
    point_until(anna, marked, sentence)
    # The guide lies on nothing that can be chosen.
    places = page.locator("[data-state=clickable]")
    expect(places.nth(4)).to_be_visible()
    assert [place.get_attribute("data-target") for place in places.all() if not on_top(place)] == []
    # The coach has a sentence for every other choice, too.
    page.get_by_role("button", name="Suggest").click()
    choices = page.get_by_role("list", name="Suggestions")
    expect(choices.get_by_role("listitem")).to_have_count(len(ask_of(anna)["options"]))
    assert serious_faults(anna) == []
    page.get_by_role("button", name="Suggest").click()
    page.locator('[data-target="space:farmland"]').click()
    expect(lesson).to_contain_text("Choose a space of your farm")
    # Nor on one of the spaces that could be plowed: it has looked for room elsewhere.
    expect(places).to_have_count(13)
    assert [place.get_attribute("data-target") for place in places.all() if not on_top(place)] == []
    places.first.click()
    expect(lesson).to_contain_text("Now you have a field")
    # Nor on the farm that it speaks of now.
    page.wait_for_function(
        """() => {
          const card = document.querySelector('section.guide').getBoundingClientRect()
          const farm = document.querySelector('[data-anchor="farm"]').getBoundingClientRect()
          return card.right <= farm.left || card.bottom <= farm.top || card.left >= farm.right
        }"""
    )
    lesson.get_by_role("button", name="End the guide").click()
    expect(lesson).to_have_count(0)


@pytest.mark.soak
def test_goods_are_converted_while_another_is_to_move(welcome: Welcome) -> None:
    anna, bernd = welcome(), welcome()
    anna.become("Anna")
    bernd.become("Bernd")
    table = {"game": "agricola", "seats": 2, "chairs": [{"me": True}, None], "options": FAMILY}
    code = anna.post("/api/tables", table)["code"]
    [first] = bernd.post(f"/api/tables/{code}/sit", {"seat": 1})["moving"]
    one, other = (anna, bernd) if first == 0 else (bernd, anna)
    one.go(f"/t/{code}")
    one.wait_for_turn()
    one.page.locator('[data-target="space:grain_seeds"]').click()
    one.page.get_by_role("button", name="At any time", exact=True).click()
    one.page.get_by_role("list", name="At any time").get_by_role("button").click()
    expect(one.page.get_by_role("button", name="At any time", exact=True)).to_have_count(0)
    state = one.get(f"/api/tables/{code}/state?seat={first}")
    assert state["view"]["players"][first]["requested"] == [["convert", 5]]
    move = {"seat": 1 - first, "n": state["n"], "kind": "place", "option": "forest"}
    other.post(f"/api/tables/{code}/act", {"t": "play", "id": "forest", **move})
    one.wait_for_turn()
    goods = one.get(f"/api/tables/{code}/state?seat={first}")["view"]["players"][first]["goods"]
    assert goods["grain"] == 0


def for_the_partner(row: dict[str, Any]) -> bool:
    return isinstance(row["option"], list) and row["option"][0] == "partner"


@pytest.mark.soak
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_pasture_for_the_partner_is_pointed_at_on_the_partners_farm(
    welcome: Welcome, size: Size
) -> None:
    anna = welcome(size=size)
    rules = {"partner.enabled": True, "partner.building": "alone"}
    brought_to(anna, "fence", seats=4, named=frozenset({"partner"}), options=rules)
    ask = ask_of(anna)
    row = next(row for row in ask["options"] if for_the_partner(row))
    if size == "phone":
        anna.page.get_by_role("tab", name="Farm").click()
    farms = anna.page.get_by_role("radiogroup", name="Whose farm")
    farms.get_by_role("radio").last.click()
    for target in row["targets"]:
        anna.page.locator(f'[data-plan="{target.rsplit(":", 1)[1]}"]').click()
    number = frame(anna)["n"]
    anna.page.locator(CONFIRM).click()
    settle(anna, number)
    pastures = frame(anna)["view"]["players"][2]["pastures"]
    built = [[f"cell:2:{cell}" for cell in pasture["cells"]] for pasture in pastures]
    assert row["targets"] in built


@pytest.mark.soak
def test_after_the_meal_the_strip_speaks_of_the_next_harvest(welcome: Welcome) -> None:
    anna = welcome()
    brought_to(anna, "breed", least=2)
    meal = anna.page.locator(".meal")
    expect(meal).to_contain_text(re.compile("harvest (in|next)"))
    expect(meal).not_to_contain_text("harvest follows")


@pytest.mark.soak
def test_a_single_other_farm_stays_small_on_a_laptop(welcome: Welcome) -> None:
    anna = welcome()
    anna.page.set_viewport_size({"width": 1280, "height": 800})
    brought_to(anna, "place")
    box = anna.page.locator(".strip .mini").bounding_box()
    assert box is not None
    assert box["width"] < 300


@pytest.mark.soak
def test_small_pieces_have_a_rim_of_light_on_dark_paper(welcome: Welcome) -> None:
    anna = welcome(dark=True)
    brought_to(anna, "place")
    rims = "(found) => found.map((piece) => getComputedStyle(piece).filter)"
    for part in (".supply", ".strip", ".mine .score", ".tile"):
        assert "none" not in anna.page.locator(f"{part} .piece").evaluate_all(rims), part
    anna.page.get_by_role("button", name="Score sheet").click()
    # What is drawn in the colour of the text needs none.
    plain = ':has(use[href$="#people"])'
    drawn = anna.page.get_by_role("dialog").locator(f"tbody .icon:not({plain})")
    expect(drawn).not_to_have_count(0)
    assert "none" not in drawn.evaluate_all(rims)
    text = anna.page.get_by_role("dialog").locator(f"tbody .icon{plain}, header .icon")
    assert set(text.evaluate_all(rims)) == {"none"}


@pytest.mark.soak
def test_a_space_that_is_not_in_this_game_says_so(welcome: Welcome) -> None:
    anna = welcome()
    brought_to(anna, "place")
    lessons = anna.page.locator('[data-target="space:lessons"]')
    expect(lessons).to_contain_text("not in this game")
    expect(anna.page.get_by_text("not in this game")).to_have_count(1)


@pytest.mark.soak
def test_a_figure_of_the_seat_walks_to_the_space_though_a_bot_answers_at_once(
    welcome: Welcome,
) -> None:
    anna = welcome(motion=True)
    brought_to(anna, "place")
    page = anna.page
    page.evaluate(
        """() => {
          window.walked = []
          const note = (figure) => window.walked.push(figure.outerHTML)
          const seen = new MutationObserver((found) =>
            found.forEach(({ addedNodes }) => addedNodes.forEach(note)))
          seen.observe(document.querySelector('.flights'), { childList: true })
        }"""
    )
    page.locator(".tile[data-state=clickable]").first.click()
    page.wait_for_function(
        """() => window.walked.some((one) =>
            one.includes('class="person') && one.includes('data-seat="0"'))"""
    )
    assert page.locator('.ground [data-anchor="bed:0"]').count() == 1


@pytest.mark.soak
def test_a_finger_drags_an_animal_to_another_place(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    brought_to(anna, "place", named=frozenset({"move", "convert"}))
    page = anna.page
    page.get_by_role("tab", name="Farm").tap()
    row = next(row for row in ask_of(anna)["manual"] if row["option"][0] == "move")
    spots: list[dict[str, float]] = []
    for place in row["targets"]:
        box = page.locator(f'.ground [data-target="{place}"]').first.bounding_box()
        assert box is not None
        spots.append({"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})
    before, number = player(anna)["animals"], entry(page)
    finger = anna.context.new_cdp_session(page)
    for kind, points in (("Start", spots[:1]), ("Move", spots[1:]), ("End", [])):
        finger.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
    after(page, number)
    assert player(anna)["animals"] != before


@pytest.mark.soak
def test_the_other_places_are_outlined_once_an_animals_place_is_picked(welcome: Welcome) -> None:
    anna = welcome()
    brought_to(anna, "place", least=12, named=frozenset({"move"}))
    page = anna.page
    rows = [row["targets"] for row in ask_of(anna)["manual"] if row["option"][0] == "move"]
    picked = max(rows[0], key=lambda place: sum(place in row for row in rows))
    others = {place for row in rows if picked in row for place in row} - {picked}
    assert len(others) > 1
    page.locator(f'.ground [data-target="{picked}"]').first.click()
    for other in others:
        place = page.locator(f'.ground [data-target="{other}"]').first
        expect(place).to_have_css("outline-style", "solid")


@pytest.mark.soak
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("place", marks=pytest.mark.soak),
        pytest.param("fence", marks=pytest.mark.soak),
        "feed",
    ],
)
def test_a_small_phone_keeps_the_goods_in_sight_and_a_word_on_every_button(
    welcome: Welcome, kind: str
) -> None:
    anna = welcome(size="small phone")
    brought_to(anna, kind)
    page = anna.page
    for text in page.locator("[data-bar] button").all_inner_texts():
        assert text.strip()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(page.locator(".purse")).to_be_in_viewport(ratio=1)
    # Scrolled to the end, nothing is left under the bar.
    under = """() => {
      const bar = document.querySelector('[data-bar]').getBoundingClientRect()
      return document.querySelector('#part').getBoundingClientRect().bottom - bar.top
    }"""
    assert page.evaluate(under) <= 0


@pytest.mark.soak
def test_a_tap_beside_a_reason_is_not_lost(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    brought_to(anna, "place")
    page = anna.page
    page.locator(".tile[data-state=barred]").first.tap(force=True)
    expect(page.get_by_role("alert")).to_be_visible()
    forest = page.locator(".tile[data-state=clickable]").first
    place = forest.get_attribute("data-target")
    forest.tap()
    expect(page.get_by_role("alert")).to_have_count(0)
    chosen = page.locator(f'[data-target="{place}"]')
    expect(chosen).to_have_attribute("data-state", "selected")


@pytest.mark.soak
def test_minor_improvements_are_drawn_only_where_they_are_played(welcome: Welcome) -> None:
    anna = welcome()
    brought_to(anna, "feed")
    anna.page.locator(".peek").click()
    drawn = anna.page.locator('[data-anchor="space:major_improvement"] .goods use')
    expect(drawn).to_have_count(1)
    expect(drawn).to_have_attribute("href", re.compile("#agricola-major$"))


def test_goods_are_given_back_only_after_a_question(welcome: Welcome) -> None:
    anna = welcome(size="phone")
    brought_to(anna, "place", named=frozenset({"convert"}))
    page = anna.page
    page.get_by_role("button", name="Convert goods").tap()
    steps = page.locator("[data-bar] .list button")
    expect(steps.first).to_contain_text("Turn ")
    expect(steps.last).to_contain_text("Give back ")
    goods, number = player(anna)["goods"], entry(page)
    steps.last.tap()
    expect(page.locator("[data-bar]")).to_contain_text("Give this back for nothing?")
    assert player(anna)["goods"] == goods
    page.locator(CONFIRM).tap()
    after(page, number)
    assert player(anna)["goods"] != goods
