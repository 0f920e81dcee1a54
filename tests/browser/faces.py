"""Takes a picture of each question that hand cards ask in some random matches.

.venv-dev/bin/python -m tests.browser.faces [HOW_MANY]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tafelrunde import new
from tafelrunde.bots.base import Luck
from tests.browser.house import ROOT, launch, opened
from tests.browser.visitor import Visitor
from tests.browser.windows import Windows

FOLDER = ROOT / "build" / "pictures" / "faces"
# So many matches are looked through for questions.
MATCHES = 24


def asked() -> dict[str, str]:
    """The record before each kind of question, by its kind and the card it is about."""
    found: dict[str, str] = {}
    for seed in range(MATCHES):
        match = new("agricola", 2, seed, {"cards.list": "all_decks_2"})
        luck = Luck(f"faces {seed}")
        while not match.over:
            decision = match.decisions[0]
            about = decision.about if isinstance(decision.about, str) else ""
            if decision.seat == 0 and about and len(decision.options) > 1:
                found.setdefault(f"{decision.kind}-{about}", match.record.text())
            options = decision.options
            wanted = [option for option in options if option == "lessons"]
            chosen = wanted or options
            match.play(decision.seat, chosen[luck.below(len(chosen))])
    return found


def main() -> None:
    most = int(sys.argv[1]) if len(sys.argv) > 1 else None
    FOLDER.mkdir(parents=True, exist_ok=True)
    home = Path(tempfile.mkdtemp())
    with sync_playwright() as playwright, opened(home) as house:
        windows = Windows(launch(playwright))
        for name, record in sorted(asked().items())[:most]:
            anna = Visitor(windows, house)
            anna.become("Anna")
            anna.go_on_from(record)
            anna.wait_for_turn()
            anna.page.screenshot(path=FOLDER / f"{name}.png")
            anna.leave()


if __name__ == "__main__":
    main()
