"""Write docs/rulings.md, and the English words of the rules reference, from the rulings that the
rules name in their comments and docstrings.

A ruling is named by its number, with the words it goes by: `# R4: bonuses come after both incomes`,
or a sentence of a docstring that ends or begins with it: `R4: …`, `… (R4).` A bare `# R4` is one
more place where it counts.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "tafelrunde" / "games"
PAGE = ROOT / "docs" / "rulings.md"
WORDS = ROOT / "src" / "tafelrunde" / "locales" / "en" / "rulings"

NUMBER = re.compile(r"\bR(\d+)\b")
OPENING = re.compile(r"^R\d+( reversed)?: (?P<words>.+)$", re.DOTALL)
ASIDE = re.compile(r" ?\((R\d+(?:, R\d+)*)(?:: ([^)]*))?\)")
REVERSED = "Reversed: "
SENTENCE = re.compile(r"(?<=[.])\s+")

HEAD = """\
# Rulings

Where a rulebook is silent or says two things, the rules here follow a ruling. Each has a number,
and the code names it where it counts; this page is made from those places by `make docs`. Several
rulings are options of their game: `tafelrunde games` lists them.
"""


@dataclass
class Ruling:
    """What the code says about one number, and where it names it."""

    number: int
    words: list[str] = field(default_factory=list)
    places: list[str] = field(default_factory=list)


def main() -> None:
    page = written(GAMES)
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(page, encoding="utf-8")
        for game in games_with_rulings():
            (WORDS / f"{game.name}.ftl").write_text(messages(game), encoding="utf-8")
    elif page != PAGE.read_text(encoding="utf-8"):
        raise SystemExit("docs/rulings.md is out of date: run `make docs`")


def written(games: Path) -> str:
    """The page for all games that name rulings."""
    parts = [HEAD]
    for folder in sorted(path for path in games.iterdir() if path.is_dir()):
        found = rulings(folder)
        if found:
            parts.append(f"\n## {folder.name}\n\n| ruling | as the rules have it | where |")
            parts.append("| --- | --- | --- |")
            parts.extend(_row(found[number]) for number in sorted(found))
    return "\n".join(parts) + "\n"


def games_with_rulings() -> list[Path]:
    return sorted(path for path in GAMES.iterdir() if path.is_dir() and rulings(path))


def messages(game: Path) -> str:
    """What the rules reference says of a game's rulings; other languages follow it by hand."""
    found = rulings(game)
    lines = [f"{game.name}-ruling-r{n} = {_said(found[n])}\n" for n in sorted(found)]
    return "### Rulings where a rulebook is silent or says two things; made by `make docs`.\n\n" + (
        "".join(lines)
    )


def _said(ruling: Ruling) -> str:
    """All that is said of a ruling; what the reversed one does comes last."""
    ordered = sorted(dict.fromkeys(ruling.words), key=lambda words: words.startswith(REVERSED))
    return " ".join(ordered) or "–"


def _row(ruling: Ruling) -> str:
    words = _said(ruling)
    places = ", ".join(f"`{place}`" for place in sorted(set(ruling.places)))
    return f"| R{ruling.number} | {words} | {places} |"


@cache
def rulings(folder: Path) -> dict[int, Ruling]:
    """The rulings named in a game, by number."""
    found: dict[int, Ruling] = {}
    for path in sorted(folder.rglob("*.py")):
        module = ".".join(path.relative_to(folder).with_suffix("").parts)
        for place, text in _prose(path.read_text(encoding="utf-8")):
            name = f"{module}.{place}" if place else module
            for sentence in SENTENCE.split(text):
                for number in map(int, NUMBER.findall(sentence)):
                    ruling = found.setdefault(number, Ruling(number))
                    ruling.places.append(name)
                    words = _words(sentence)
                    if words:
                        ruling.words.append(words)
    return found


def _words(sentence: str) -> str:
    """The sentence without the number; nothing where it holds no more than that."""
    opening = OPENING.match(sentence)
    if opening is not None:
        words = opening["words"]
        prefix = REVERSED if opening[1] else ""
    elif ASIDE.search(sentence):
        words = ASIDE.sub(lambda aside: f" ({aside[2]})" if aside[2] else "", sentence)
        prefix = ""
    else:
        return ""
    words = " ".join(words.split()).rstrip(".")
    return f"{prefix}{words[0].upper()}{words[1:]}."


def _prose(source: str) -> Iterator[tuple[str, str]]:
    """Comments and docstrings that name a ruling, with the function or class they stand in."""
    if not NUMBER.search(source):
        return
    tree = ast.parse(source)
    spans = list(_spans(tree, ""))
    for name, node in [("", tree), *((name, node) for name, _, _, node in spans)]:
        docstring = ast.get_docstring(node)
        if docstring and NUMBER.search(docstring):
            yield name, docstring
    for line, comment in _comments(source):
        if NUMBER.search(comment):
            inside = [name for name, first, last, _ in spans if first <= line <= last]
            yield inside[-1] if inside else "", comment


Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def _spans(node: ast.AST, prefix: str) -> Iterator[tuple[str, int, int, Scope]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Scope):
            name = f"{prefix}{child.name}"
            yield name, child.lineno, child.end_lineno or child.lineno, child
            yield from _spans(child, f"{name}.")
        else:
            yield from _spans(child, prefix)


def _comments(source: str) -> Iterator[tuple[int, str]]:
    """Comments with their first line; lines that follow each other are one, up to a number."""
    start, last, text = 0, -1, ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        line, column = token.start
        alone = token.line[:column].isspace() or column == 0
        words = token.string.lstrip("# ").rstrip()
        if alone and line == last + 1 and not NUMBER.match(words):
            text += " " + words
        else:
            if text:
                yield start, text
            start, text = line, words
        last = line if alone else -1
    if text:
        yield start, text


if __name__ == "__main__":
    main()
