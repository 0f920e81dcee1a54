"""A visitor: one browser window, with the few things a person does in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import (
    APIResponse,
    ConsoleMessage,
    Error,
    Page,
    WebSocketRoute,
    expect,
)

from tests.browser.house import PATIENCE, House
from tests.browser.windows import Windows

Size = Literal["desktop", "low", "laptop", "phone", "small phone"]
SIZES: dict[Size, tuple[int, int]] = {
    "desktop": (1440, 900),
    "low": (1280, 720),
    "laptop": (1024, 768),
    "phone": (390, 844),
    "small phone": (360, 640),
}

expect.set_options(timeout=PATIENCE)

# Plays on by clicking, as a person without a plan: a button, a place, or what opened there.
AUTOPLAY = """
([seed, until]) => {
  let state = seed
  const chance = (n) => (state = (state * 1103515245 + 12345) % 2147483648) % n
  const pick = (list) => list[chance(list.length)]
  window.autoplay = setInterval(() => {
    if (document.querySelector(until)) {
      clearInterval(window.autoplay)
      window.autoplay = null
      return
    }
    const opened = [...document.querySelectorAll('[role=dialog] li button')]
    const answers = '.options .option, [data-bar] .list button, [data-answer]:enabled'
    const buttons = [...document.querySelectorAll(answers)]
    const places = [...document.querySelectorAll('[data-state=clickable], [data-state=hover]')]
    const listed = [...document.querySelectorAll('[data-bar] > .option')]
    const confirm = document.querySelector('[data-bar] .go:enabled:not([data-answer])')
    if (opened.length) pick(opened).click()
    else if (confirm) confirm.click()
    else if (buttons.length + places.length) pick([...buttons, ...places]).dispatchEvent(
      new MouseEvent('click', { bubbles: true, detail: 1 }))
    else if (listed.length) listed[0].click()
  }, 30)
}
"""


class Visitor:
    """Somebody in front of a browser."""

    def __init__(
        self,
        windows: Windows,
        house: House,
        size: Size = "desktop",
        language: Literal["en", "de"] = "en",
        dark: bool = False,
        known: Path | None = None,
        motion: bool = False,
        clock: bool = False,
        installs: bool = False,
    ) -> None:
        width, height = SIZES[size]
        options: dict[str, Any] = {
            "locale": "de-DE" if language == "de" else "en-GB",
            "has_touch": "phone" in size,
            # What a worker fetches cannot be held up by a test.
            "service_workers": "allow" if installs else "block",
        }
        if known is not None:
            options["storage_state"] = str(known)
        # A page's clock is that of its whole window, for good, as is a worker that is installed.
        self.apart = motion or clock or installs or known is not None
        self.house = house
        self.windows = windows
        if self.apart:
            self.page: Page = windows.browser.new_context(**options).new_page()
        else:
            self.page = windows.take(house.url, **options)
        self.context = self.page.context
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.page.set_default_timeout(PATIENCE)
        if motion or clock:
            self.page.clock.install()
        self.complaints: list[str] = []
        # Who stands between a page and its sockets does so for good.
        self.worn = False
        self.page.on("pageerror", self._hear_error)
        self.page.on("console", self._hear)

    def _hear_error(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and not _expected(said.text):
            self.complaints.append(said.text)

    def hold_sockets(self, handler: Callable[[WebSocketRoute], object]) -> None:
        """Let all that goes over the page's sockets go through somebody's hands."""
        self.worn = True
        self.page.route_web_socket("**/ws/**", handler)

    def go(self, path: str) -> None:
        self.page.goto(f"{self.house.url}{path}")
        expect(self.page.locator("#main")).to_be_visible()
        # Letters of another width would move what is measured.
        self.page.evaluate("() => document.fonts.ready.then(() => null)")

    def stop_time(self) -> None:
        """Let no timer of the page run out any more: what moves stays where it is."""
        self.page.clock.pause_at(self.page.evaluate("Date.now() + 1000") / 1000)

    def become(self, name: str) -> None:
        """Take a name without a detour over the settings."""
        self.post("/api/guest", {"name": name})

    def post(self, path: str, body: dict[str, Any] | str) -> Any:
        """Ask the server for something as this visitor, whatever page is open."""
        url = self.house.url
        request = self.context.request
        headers = {"Origin": url}
        return request.post(f"{url}{path}", data=body, headers=headers, timeout=PATIENCE).json()

    def get(self, path: str) -> Any:
        return self.fetch(path).json()

    def fetch(self, path: str) -> APIResponse:
        return self.context.request.get(f"{self.house.url}{path}", timeout=PATIENCE)

    def go_on_from(self, record: str) -> str:
        """Sit down on the first seat of a match that has come as far as this record; its table."""
        uploaded = self.post("/api/records", record)
        branch = {"n": uploaded["number"], "seat": 0, "bots": "greedy"}
        table = self.post(f"/api/tables/{uploaded['code']}/branch", branch)
        self.go(f"/t/{table['code']}")
        return self.code

    @property
    def code(self) -> str:
        found = re.search(r"/t/([A-Z0-9]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    def look_away(self, code: str | None = None) -> None:
        """Be at a table without its page, which would draw every position."""
        self.page.goto(f"{self.house.url}/health#/t/{code or self.code}")

    def look_back(self) -> None:
        self.go(f"/t/{self.code}")

    def wait_for_turn(self) -> None:
        expect(self.page.locator("[data-bar].mine")).to_be_visible()

    def play_on(self, seed: int, until: str = "tfoot .T") -> None:
        """Click whatever can be clicked until something is on the page; others may go on here."""
        self.page.evaluate(AUTOPLAY, [seed, until])

    def play_until(self, seed: int, until: str) -> None:
        """Click whatever can be clicked; something is on the page then, and nobody clicks."""
        self.play_on(seed, until)
        self.page.wait_for_function("() => window.autoplay === null", timeout=4 * PATIENCE)

    def sideways(self) -> int:
        """How far the page is wider than the window, once it is drawn for a window of this size."""
        wider: int = self.page.evaluate(
            """async () => {
              for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done))
              return document.documentElement.scrollWidth - document.documentElement.clientWidth
            }"""
        )
        return wider

    def leave(self) -> None:
        if self.apart:
            self.context.close()
        else:
            self.page.remove_listener("pageerror", self._hear_error)
            self.page.remove_listener("console", self._hear)
            self.windows.give_back(self.page, self.house.url, self.worn)


def _expected(text: str) -> bool:
    """What a browser says of its own accord: a server is away for a while, no worker may come.

    And Svelte, where a part of a page reads once more what it showed while it goes away.
    """
    own = (
        *("WebSocket connection", "net::ERR_", "Service Worker registration blocked"),
        "derived_inert",
    )
    return any(words in text for words in own)
