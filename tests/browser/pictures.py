"""Takes a picture of every page, in both themes and languages, for desktops and phones."""

from __future__ import annotations

import random
import shutil
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import expect, sync_playwright

from tafelrunde import new
from tafelrunde.bots import find
from tests.browser.frames import frame
from tests.browser.house import ROOT, House, launch, opened
from tests.browser.test_agricola import record_until
from tests.browser.test_friends import played as have_played
from tests.browser.test_loyang import act_over_http, play_without_the_table
from tests.browser.visitor import Size, Visitor
from tests.browser.windows import Windows

FOLDER = ROOT / "build" / "pictures"
# What is pointed at in the picture of a running match.
POINTED = "[data-state=clickable]"
CARDS = {"variant.family": False}
GAMES = ("agricola", "loyang", "lydia")
# How far the match has gone that is shown in play.
ENTRIES = 130
ALBUM: list[tuple[str, Size, bool, Literal["en", "de"]]] = [
    ("desktop", "desktop", False, "en"),
    ("dark", "desktop", True, "de"),
    ("phone", "phone", False, "de"),
    ("phone-dark", "phone", True, "en"),
    ("low", "low", False, "en"),
    ("low-dark", "low", True, "de"),
    ("small-phone", "small phone", False, "de"),
    ("small-phone-dark", "small phone", True, "en"),
]


def club(windows: Windows, house: House) -> dict[str, str]:
    """A club with something going on; the addresses of its pages."""
    anna = Visitor(windows, house)
    anna.become("Anna")
    me = anna.get("/api/me")["id"]
    results = {f"results-{game}": f"/t/{whole_match(anna, game)}" for game in GAMES}
    running = anna.post(
        "/api/tables",
        {
            "game": "lydia",
            "seats": 4,
            "chairs": [{"me": True}, *[{"bot": "greedy"}] * 3],
            "options": {"modules": ["croesus", "courtyards", "chariots"]},
        },
    )
    anna.go(f"/t/{running['code']}")
    anna.play_on(5)
    while anna.get(f"/api/tables/{running['code']}")["number"] < ENTRIES:
        anna.page.wait_for_timeout(200)
    anna.page.evaluate("clearInterval(window.autoplay)")
    whole = anna.post(
        "/api/tables",
        {
            "game": "lydia",
            "seats": 3,
            "chairs": [{"me": True}, *[{"bot": "greedy"}] * 2],
            "options": {"modules": "all"},
        },
    )
    anna.go(f"/t/{whole['code']}")
    anna.play_until(3, ".log .turn:nth-child(15)")
    expect(anna.page.locator(".log .turn").nth(14)).to_be_attached(timeout=240_000)
    loyang = {f"loyang-{seats}": at_loyang(anna, seats) for seats in (1, 3, 4)}
    village = anna.go_on_from(record_until("place", least=16, seats=4))
    fences = anna.go_on_from(record_until("fence", least=20))
    meal = anna.go_on_from(record_until("feed"))
    hand = anna.go_on_from(record_until("place", least=10, seats=4, options=CARDS))
    waiting = anna.post("/api/tables", {"game": "lydia", "seats": 4})
    generic = anna.post("/api/quick", {"game": "proving", "bots": 2})
    for name, seats, own, clock in (
        ("Bernd", 4, 1, {"kind": "bank", "seconds": 300, "increment": 10}),
        ("Chloé", 2, 0, {"kind": "days", "days": 3}),
        ("Deniz", 3, 2, {"kind": "none"}),
    ):
        guest = Visitor(windows, house)
        guest.become(name)
        chairs = [{"me": True} if seat == own else None for seat in range(seats)]
        wanted = {"game": "lydia", "seats": seats, "chairs": chairs, "clock": clock}
        guest.post("/api/tables", wanted)
        have_played(anna, guest)
        guest.leave()
    anna.context.storage_state(path=str(house.folder / "anna.json"))
    anna.leave()
    return {
        "lobby": "/",
        "table": f"/t/{running['code']}",
        "modules": f"/t/{whole['code']}",
        "past": f"/t/{running['code']}?at=40",
        **loyang,
        "best": "/best?game=loyang",
        "village": f"/t/{village}",
        "fences": f"/t/{fences}",
        "meal": f"/t/{meal}",
        "hand": f"/t/{hand}",
        "generic": f"/t/{generic['code']}",
        "waiting": f"/t/{waiting['code']}",
        "share": f"/t/{waiting['code']}",
        "friends": "/#people",
        "cards": "/cards",
        "tournaments": "/tournaments",
        **results,
        "history": "/history",
        "player": f"/players/{me}",
        "settings": "/me",
        "learn": "/learn",
    }


def whole_match(visitor: Visitor, game: str) -> str:
    """The table of a match that bots have played to its end."""
    match = new(game, 3, 4)
    bots = [find("greedy")(f"{seat}") for seat in range(3)]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match.fork(), decision))
    code: str = visitor.post("/api/records", match.record.text())["code"]
    return code


def at_loyang(visitor: Visitor, seats: int) -> str:
    """The address of a table of Loyang that has come to the visitor's third action phase."""
    chairs = [{"me": True}, *[{"bot": "greedy"}] * (seats - 1)]
    table = visitor.post("/api/tables", {"game": "loyang", "seats": seats, "chairs": chairs})
    visitor.go(f"/t/{table['code']}")
    for _ in range(2):
        play_without_the_table(visitor, "steps", random.Random(seats))
        act_over_http(visitor, frame(visitor), random.Random(seats))
    play_without_the_table(visitor, "act", random.Random(seats))
    return f"/t/{table['code']}"


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        windows = Windows(launch(playwright))
        pages = club(windows, house)
        for name, size, dark, language in ALBUM:
            stranger = Visitor(windows, house, size, language, dark)
            stranger.go("/")
            stranger.page.wait_for_load_state("networkidle")
            stranger.page.screenshot(path=str(FOLDER / f"first-{name}.png"))
            stranger.leave()
            visitor = Visitor(windows, house, size, language, dark, Path(folder) / "anna.json")
            for page, path in pages.items():
                visitor.go(path)
                visitor.page.wait_for_load_state("networkidle")
                if page.startswith("results"):
                    expect(visitor.page.locator(".chart")).to_be_visible()
                places = visitor.page.locator(POINTED)
                if page == "share":
                    visitor.page.locator(".invite .btn.pri").click()
                elif page == "friends":
                    visitor.page.locator("#people").scroll_into_view_if_needed()
                if page in ("table", "village") and places.count():
                    places.first.hover()
                visitor.page.wait_for_timeout(800)
                visitor.page.screenshot(path=str(FOLDER / f"{page}-{name}.png"))
            visitor.leave()
        windows.browser.close()
    print(f"{(len(pages) + 1) * len(ALBUM)} pictures in {FOLDER}")


if __name__ == "__main__":
    main()
