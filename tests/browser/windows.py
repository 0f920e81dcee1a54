"""Browser windows that one visitor after the other uses: each finds what a newcomer would find.

Only what the site itself keeps is warm: a window that has fetched and compiled the client before
costs half the processor time of one that has not.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page


class Windows:
    """The windows of a browser; who takes one has it alone until it is given back."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: dict[str, list[BrowserContext]] = {}
        self._kinds: dict[BrowserContext, str] = {}

    def take(self, url: str, **options: Any) -> Page:
        """An empty page in a window of this kind that knows nobody, in front of this house."""
        kind = repr(sorted(options.items()))
        free = self._free.setdefault(kind, [])
        if not free:
            context = self.browser.new_context(**options)
            self._kinds[context] = kind
            return context.new_page()
        context = free.pop()
        context.clear_cookies()
        page = context.new_page()
        # Whoever was here before has left words, manners and names behind.
        storage = context.new_cdp_session(page)
        storage.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})
        storage.detach()
        return page

    def give_back(self, page: Page) -> None:
        page.close()
        self._free[self._kinds[page.context]].append(page.context)
