"""Browser windows that one visitor after the other uses: each finds what a newcomer would find.

Only what the site itself keeps is warm: a visit in a window that has fetched and compiled the
client before costs half the processor time, and one in a page that is still open a third of that.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page


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
        page = context.pages[0] if context.pages else context.new_page()
        # Whoever was here before has left words, manners and names behind.
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})
        session.send("Page.resetNavigationHistory")
        session.detach()
        return page

    def give_back(self, page: Page, url: str, worn: bool) -> None:
        """Leave; a page stays open for the next one, unless it is worn or its house is closed."""
        context = page.context
        for other in context.pages:
            if worn or other is not page or not self._left(page, url):
                other.close()
        self._free[self._kinds[context]].append(context)

    def _left(self, page: Page, url: str) -> bool:
        """Whether the page now shows nothing of its house and remembers nothing."""
        page.unroute_all(behavior="ignoreErrors")
        try:
            page.goto(f"{url}/health")
        except Error:
            return False
        page.evaluate("sessionStorage.clear()")
        # Nothing is pointed at.
        page.mouse.move(-10, -10)
        return True
