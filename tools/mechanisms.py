"""Write docs/agricola-mechanisms.md from the table of Agricola's cards."""

from __future__ import annotations

import sys
from pathlib import Path

from tafelrunde.games.agricola.cards.catalogue import Entry, catalogue
from tafelrunde.games.agricola.cards.mechanisms import CHAPTERS, FRAME_HAS

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "agricola-mechanisms.md"
EXAMPLES = 3

HEAD = """\
# What Agricola's cards ask of the rules

All {cards} cards of decks A to E were read, and each has the mechanisms it needs written down in
`games/agricola/cards/catalogue.json`; `games/agricola/cards/mechanisms.py` says what each
mechanism is. This page counts them and is made by `make docs`. The rules carry all {mechanisms}
mechanisms: each names a card in the game that leans on it.

The cards of the base box and {proof} from outside it, marked `proof` in the table, have every
mechanism between them, and what no card of the base box needs, one of the {proof} does.
"""


def main() -> None:
    page = written()
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(page, encoding="utf-8")
    elif page != PAGE.read_text(encoding="utf-8"):
        raise SystemExit("docs/agricola-mechanisms.md is out of date: run `make docs`")


def written() -> str:
    """The page, chapter by chapter."""
    entries = list(catalogue().values())
    head = HEAD.format(
        cards=len(entries),
        mechanisms=sum(map(len, CHAPTERS.values())),
        proof=sum(entry.proof for entry in entries),
    )
    parts = [head.rstrip()]
    for chapter, mechanisms in CHAPTERS.items():
        parts.append(f"\n## {chapter}\n\n| mechanism | what it is | cards | such as | carried by |")
        parts.append("| --- | --- | --- | --- | --- |")
        parts.extend(_row(mechanism, words, entries) for mechanism, words in mechanisms.items())
    parts.append("\n## The forty\n\n| card | mechanisms |\n| --- | --- |")
    parts.extend(
        f"| {_named(entry)} | {', '.join(f'`{name}`' for name in entry.mechanisms)} |"
        for entry in entries
        if entry.proof
    )
    return "\n".join(parts) + "\n"


def _row(mechanism: str, words: str, entries: list[Entry]) -> str:
    needing = [entry for entry in entries if mechanism in entry.mechanisms]
    examples = sorted(needing, key=_plainness)[:EXAMPLES]
    names = ", ".join(map(_named, examples))
    return f"| `{mechanism}` | {words} | {len(needing)} | {names} | {FRAME_HAS[mechanism]} |"


def _plainness(entry: Entry) -> tuple[int, bool, str]:
    """Cards with little else come first, those of the base box before others."""
    return len(entry.mechanisms), not entry.base_box, entry.id


def _named(entry: Entry) -> str:
    return f"{entry.id} {entry.name}"


if __name__ == "__main__":
    main()
