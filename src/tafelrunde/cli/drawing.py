"""Drawing: a match on a terminal. A game may draw its own board; any other is drawn as data.

A game that draws itself names a module (`Game.terminal`) with
`draw(match, seat, language)` and, where there is something to explain,
`legend(match, seat, language)`; both give something rich can print. Where a label does not say what
an option brings, `brings(match, decision, option, language)` says so in a few words.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as RichText
from rich.tree import Tree

from tafelrunde.cli.voice import Voice
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text


def _own(match: Match) -> ModuleType | None:
    name = match.game.terminal
    return import_module(name) if name else None


def board(match: Match, seat: int | None, voice: Voice) -> RenderableType:
    """What lies on the table, as a seat (None: a spectator) sees it."""
    own = _own(match)
    if own is not None:
        drawn: RenderableType = own.draw(match, seat, voice.language)
        return drawn
    tree = Tree(match.game.name)
    _hang(tree, match.view(seat))
    return tree


def legend(match: Match, seat: int | None, voice: Voice) -> RenderableType | None:
    """What the signs mean and how a turn goes, where the game explains it."""
    own = _own(match)
    explain = getattr(own, "legend", None)
    return None if explain is None else explain(match, seat, voice.language)


def brings(match: Match, decision: Decision, option: Option, voice: Voice) -> str:
    """What an option brings, in a few words, where its label does not say so."""
    own = _own(match)
    explain = getattr(own, "brings", None)
    return "" if explain is None else explain(match, decision, option, voice.language)


def _hang(tree: Tree, value: Any) -> None:
    """Data as branches: one for each entry, simple ones on a single line."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in pairs:
        if isinstance(item, (dict, list, tuple)) and item and not _short(item):
            _hang(tree.add(RichText(str(key))), item)
        else:
            tree.add(RichText(f"{key}: {_line(item)}"))


def _short(value: Any) -> bool:
    if isinstance(value, dict):
        return False
    return not any(isinstance(item, (dict, list, tuple)) for item in value)


def _line(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return " ".join(str(item) for item in value) or "–"
    return "–" if value is None else str(value)


def score_sheet(match: Match, voice: Voice) -> Table:
    """The points line by line, a column for each seat; with places when the match is over."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat in range(match.seats):
        table.add_column(RichText(voice.word("seat", seat=seat)), justify="right")
    for line in match.score_sheet:
        name = RichText(voice.words(Text(line.id)))
        table.add_row(name, *(str(points) for points in line.points))
    totals = (str(points) for points in match.scores)
    table.add_row(voice.word("total"), *totals, style="bold")
    if match.finished:
        places = (voice.word("place", place=place) for place in match.ranking)
        table.add_row("", *places, style="bold")
    return table
