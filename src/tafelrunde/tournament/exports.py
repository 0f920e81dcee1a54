"""Exports: a tournament as data and as tables for a spreadsheet."""

from __future__ import annotations

import csv
import io
from typing import Any

from tafelrunde.kernel.text import Text
from tafelrunde.ledger.shares import exact, shown
from tafelrunde.tournament.deals import opener
from tafelrunde.tournament.prizes import split
from tafelrunde.tournament.record import Record
from tafelrunde.tournament.stages import final_places
from tafelrunde.tournament.standings import Cell, Row, met, points_at, standings
from tafelrunde.tournament.state import Round, State
from tafelrunde.words import render


def standing_data(row: Row) -> dict[str, Any]:
    """A line of the standings as plain data, fractions exact."""
    return {
        "place": row.place,
        "shared": row.shared,
        "player": row.player,
        "name": row.name,
        "points": exact(row.points),
        "wins": row.wins,
        "score": row.score,
        "margin": exact(row.margin),
        "rounds": [
            {
                "round": cell.round,
                "table": cell.table,
                "seat": cell.seat,
                "points": None if cell.points is None else exact(cell.points),
                "score": cell.score,
                "place": cell.place,
                "provisional": cell.provisional,
            }
            for cell in row.cells
        ],
    }


def round_data(state: State, played: Round) -> dict[str, Any]:
    tables = []
    for table in played.tables:
        points = points_at(state, played, table)
        tables.append(
            {
                "table": table.number,
                "place": table.place,
                "match": table.match,
                "seats": [{"player": p, "name": state.players[p].name} for p in table.seats],
                "status": table.status,
                "scores": table.scores,
                "points": None if points is None else [exact(value) for value in points],
                "first": opener(state, played.number, table),
                "lots": table.lots,
                "reached": table.reached,
                "tormented": table.tormented,
            }
        )
    return {
        "round": played.number,
        "stage": played.stage,
        "published": played.published,
        "hand": played.hand,
        "proof": played.proof,
        "out": played.out,
        "tables": tables,
    }


def data(tournament: Record) -> dict[str, Any]:
    """Everything about a tournament, as plain data."""
    state = tournament.state
    return {
        "title": tournament.header.title,
        "rules": state.rules,
        "closed": state.closed,
        "players": [
            {
                "player": p.id,
                "name": p.name,
                "groups": p.groups,
                "favourite": p.favourite,
                "active": p.active,
            }
            for p in state.players.values()
        ],
        "rounds": [round_data(state, played) for played in state.rounds],
        "standings": [standing_data(row) for row in standings(state)],
        "final": [standing_data(row) for row in final_places(state)],
        "met": [
            {"players": list(pair), "rounds": rounds} for pair, rounds in met(state.rounds).items()
        ],
        "prizes": {player: exact(value) for player, value in split(state).items()},
    }


def spreadsheet(state: State, language: str) -> str:
    """The standings as CSV; the first line names the columns. Where fractions have a comma, as in
    German, cells are parted by semicolons, as spreadsheets there expect it."""
    rounds = [played for played in state.rounds if played.published]
    names = ["place", "player", *(["round"] * len(rounds)), "wins", "score", "points"]
    titles = [render(Text(f"tournament-column-{name}"), language) for name in names]
    for place, played in enumerate(rounds, start=2):
        titles[place] += f" {played.number}"
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";" if language == "de" else ",", lineterminator="\n")
    writer.writerow(titles)
    cells = _cells(state)
    for row in final_places(state):
        by_round = [cells.get((row.player, played.number)) for played in rounds]
        points = [
            "" if cell is None or cell.points is None else shown(cell.points, language)
            for cell in by_round
        ]
        name = _plain(row.name)
        values = (row.place, name, *points, row.wins, row.score, shown(row.points, language))
        writer.writerow(values)
    return out.getvalue()


def _cells(state: State) -> dict[tuple[int, int], Cell]:
    """What each player did in each round, over all stages."""
    return {
        (row.player, cell.round): cell
        for stage in range(len(state.rules["stages"]))
        for row in standings(state, stage=stage)
        for cell in row.cells
    }


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in {"=", "+", "-", "@"} else name
