"""Entries: lists of players from a spreadsheet. A column is the name, the others are groups."""

from __future__ import annotations

import csv
import io
from typing import Final

from tafelrunde.ledger.events import Event
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.tournament import Tournament

_NAMES: Final = {"name", "player", "spieler", "spielerin", "teilnehmer", "teilnehmerin"}
_FAVOURITE: Final = {"favourite", "favorit", "favoritin", "setzplatz", "seed"}
_GROUPS: Final = {"verein": "club", "land": "country", "familie": "family"}


def decoded(content: bytes) -> str:
    """The text of a file; spreadsheets that do not write UTF-8 write what Windows does."""
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def read(written: str) -> list[tuple[str, int, dict[str, str]]]:
    """Names, ranks of favourites and groups of a CSV text, with or without a line of titles.

    Raises where a line has more cells than titles, or a favourite's rank is no number.
    """
    text = written.lstrip("\ufeff")
    # The line of titles says what parts the cells: in German a comma may be part of one.
    first = next((line for line in text.splitlines() if line.strip()), "")
    sign = max(";\t,", key=lambda sign: (first.count(sign), text.count(sign)))
    rows = [[cell.strip() for cell in row] for row in csv.reader(io.StringIO(text), delimiter=sign)]
    rows = [row for row in rows if any(row)]
    if not rows:
        return []
    titles = [title.casefold() for title in rows[0]]
    if _NAMES & set(titles):
        rows = rows[1:]
    else:
        titles = ["name", "club", "country", "family"]
    return [_entry(row, titles, line) for line, row in enumerate(rows, start=1)]


def enter_all(
    tournament: Tournament, written: str, at: float | None = None, by: str = ""
) -> list[Event]:
    """Enter everybody of a CSV text, or nobody where a line does not fit."""
    trial = Tournament(tournament.header, list(tournament.events))
    listed = read(written)
    for name, favourite, groups in listed:
        trial.enter(name, at, by, favourite, **groups)
    return [
        tournament.enter(name, at, by, favourite, **groups) for name, favourite, groups in listed
    ]


def _entry(row: list[str], titles: list[str], line: int) -> tuple[str, int, dict[str, str]]:
    if len(row) > len(titles):
        raise Unfit("csv-cells", line=line, titles=len(titles))
    name, favourite, groups = "", 0, {}
    for title, cell in zip(titles, row, strict=False):
        if title in _NAMES:
            name = cell
        elif title in _FAVOURITE:
            if cell and not cell.isdecimal():
                raise Unfit("csv-favourite", line=line, value=cell)
            favourite = int(cell or 0)
        elif title and cell:
            groups[_GROUPS.get(title, title)] = cell
    if not name:
        raise Unfit("csv-name", line=line)
    return name, favourite, groups
