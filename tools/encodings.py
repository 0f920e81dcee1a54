"""Write docs/encodings.md: every number that programs see of each game, from the code."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tafelrunde import find_game
from tafelrunde.lab.envs.actions import Actions, encoding_of

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "encodings.md"
GAMES: Final = ("agricola", "loyang", "lydia")
HEAD: Final = """\
# What programs see, number by number

Made by `make docs` from `encoding.py` of each game. A row is what a seat may see;
[learning.md](learning.md) says how to get one. "by 10" means divided by 10; where a field is a
choice, it has a number for each and 1 at what is the case. `seat0` is the seat that looks, `seat1`
the next in turn; the blocks of `seat2` and `seat3` are like it, and those of seats that nobody has
are 0. An observation of an environment goes on after the row with a number for each kind of
decision, in the order of the second table: 1 at the kind that the seat is asked.

In the second table a kind with several ranges has several sorts of options. What is *offered* has
no number of its own: the first such option of a decision has the first number of the last range,
the second the next.
"""


def main() -> None:
    page = written()
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(page, encoding="utf-8")
    elif page != PAGE.read_text(encoding="utf-8"):
        raise SystemExit("docs/encodings.md is out of date: run `make docs`")


def written() -> str:
    return HEAD + "".join(_game(name) for name in GAMES)


def _game(name: str) -> str:
    game = find_game(name)
    encoding, actions = encoding_of(game), Actions(game)
    lines = [
        f"\n## {name}",
        f"\nA row has {encoding.size} numbers.",
        "\n| from | to | field | what |",
    ]
    lines.append("| --- | --- | --- | --- |")
    start = 0
    for field in encoding.fields:
        # The blocks of the other seats are like the first.
        if not field.name.startswith(("seat2.", "seat3.")):
            lines.append(f"| {start} | {start + field.size - 1} | {field.name} | {field.about} |")
        start += field.size
    lines.append(f"\nThere are {actions.size} actions.\n\n| kind | actions |\n| --- | --- |")
    for kind, blocks in actions.blocks.items():
        ranges = [f"{block.start}–{block.start + block.shape.size - 1}" for block in blocks]
        lines.append(f"| {kind} | {', '.join(ranges) or 'offered'} |")
    lines.append(f"| *offered* | {actions.offered}–{actions.size - 1} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
