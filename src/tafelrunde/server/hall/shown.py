"""Shown: a tournament as browsers know it; what is drafted is shown to those who run it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from tafelrunde.ledger.events import standing
from tafelrunde.ledger.shares import exact
from tafelrunde.server.hall.book import Board, TournamentRow
from tafelrunde.server.hall.seatings import deal_ended, seating_of
from tafelrunde.tournament import Tournament, clocks, slips, telling, why
from tafelrunde.tournament.deals import game_of, opener, tourney_of, way_of
from tafelrunde.tournament.presets import PRESETS
from tafelrunde.tournament.prizes import split
from tafelrunde.tournament.rules import Rules
from tafelrunde.tournament.stages import final_places
from tafelrunde.tournament.standings import Row, points_at
from tafelrunde.tournament.state import Round, Table

_RULES: Final = (
    *("preset", "games", "stages", "sizes", "points", "tiebreaks", "share_after", "goals"),
    *("first_round", "deals", "bans", "clock", "duplicate", "confirm", "championship"),
    *("prizes", "watch"),
    *("starts", "start_drawn"),
)
# So many of the last events are told.
_LOGGED: Final = 200


def tournament(
    t: Tournament,
    row: TournamentRow,
    boards: Sequence[Board],
    reached: Mapping[str, int],
    hurry: Mapping[str, Mapping[int, float]],
    staff: bool,
) -> dict[str, Any]:
    """Everything that a browser shows of a tournament."""
    state = t.state
    rounds = [played for played in state.rounds if staff or played.published]
    shown: dict[str, Any] = {
        "n": len(t.events),
        "code": row.code,
        "title": t.header.title,
        "staff": staff,
        "entry": row.entry,
        "closed": state.closed,
        "rules": rules(t.rules),
        "total": state.total_rounds,
        "players": [
            {"id": p.id, "name": p.name, "groups": p.groups, "active": p.active}
            | ({"favourite": p.favourite} if staff else {})
            for p in state.players.values()
        ],
        "apart": [sorted(pair) for pair in state.forbidden],
        "rounds": [_round(t, played, boards, reached, hurry, staff) for played in rounds],
        "standings": _standings(t),
        "stages": _stages(t),
    }
    if staff:
        shown["helper"] = row.helper
        shown["log"] = _log(t)
    return shown


def rules(all_rules: Rules) -> dict[str, Any]:
    """The rules as far as pages speak of them, and which are not as in the preset."""
    preset = PRESETS.get(all_rules["preset"], {})
    shown = {name: all_rules[name] for name in _RULES}
    return shown | {"changed": [name for name in _RULES if shown[name] != preset.get(name)]}


def _round(
    t: Tournament,
    played: Round,
    boards: Sequence[Board],
    reached: Mapping[str, int],
    hurry: Mapping[str, Mapping[int, float]],
    staff: bool,
) -> dict[str, Any]:
    places = {row.player: row for row in t.standings(upto=played.number - 1)}
    clock = played.clock
    asked = tourney_of(t.state, played.number)
    tables = [
        _table(t, played, table, boards, reached, hurry, places, staff) for table in played.tables
    ]
    slow = clocks.slowest(played, {table["number"]: table["reached"] for table in tables})
    return {
        "number": played.number,
        "game": game_of(t.state, played.number),
        "published": played.published,
        "complete": played.complete,
        "scored": played.scored,
        "out": played.out,
        "hand": played.hand,
        "course": asked.course,
        "referees": asked.referees,
        "deals": way_of(t.state, played.number) is not None and asked.deals,
        "proven": [text.plain() for text in why.proven(played.proof)] if staff else [],
        "clock": {
            "drafting": clock.drafting_at,
            "started": clock.started_at,
            "since": clock.since,
            "played": clock.played,
            "extra": clock.extra,
        },
        "slowest": None if slow is None else slow.number,
        "tables": tables,
    }


def _table(
    t: Tournament,
    played: Round,
    table: Table,
    boards: Sequence[Board],
    reached: Mapping[str, int],
    hurry: Mapping[str, Mapping[int, float]],
    places: Mapping[int, Row],
    staff: bool,
) -> dict[str, Any]:
    awarded = points_at(t.state, played, table)
    seating = seating_of(played, table) if played.published else ""
    board = next((board for board in boards if board.seating == seating), None)
    found: dict[str, Any] = {
        "number": table.number,
        "place": table.place,
        "code": None if board is None else board.code,
        "watched": board is not None and _watched(t, boards, board),
        "status": table.status,
        "seats": [
            {
                "player": player,
                "name": t.state.players[player].name,
                "place": _place(places.get(player)) if played.number > 1 else "",
            }
            for player in table.seats
        ],
        "scores": table.scores,
        "points": None if awarded is None else [exact(points) for points in awarded],
        "lots": table.lots,
        "first": opener(t.state, played.number, table),
        "by": table.entered_by,
        "reached": table.reached if board is None else reached.get(board.code, 0),
        "tormented": table.tormented,
        "hurry": [
            {"seat": seat, "until": until}
            for seat, until in ({} if board is None else hurry.get(board.code, {})).items()
        ],
    }
    if staff:
        found["slip"] = slips.code(t, played.number, table.number) if played.published else ""
        found["claims"] = [
            {"by": claim.by, "scores": claim.scores, "words": claim.words} for claim in table.claims
        ]
        found["entered"] = {"by": table.entered_by, "device": table.entered_from}
        found["confirmed"] = {"by": table.confirmed_by, "device": table.confirmed_from}
        if table.tormented and table.place == "wooden":
            walk = tourney_of(t.state, played.number).walk(len(table.seats))
            found["walk"] = [text.plain() for text in walk]
    return found


def _watched(t: Tournament, boards: Sequence[Board], board: Board) -> bool:
    """Whether those who only look on may do so now, or at most a while later."""
    if t.rules["watch"] != "after" or t.state.closed:
        return True
    if t.rules["duplicate"]:
        return deal_ended(t, boards, board.seating)
    return board.status in {"finished", "closed"}


def _place(row: Row | None) -> str:
    return "" if row is None else f"{row.place}{'=' if row.shared else ''}"


def _standings(t: Tournament) -> list[dict[str, Any]]:
    """The running stage's; at the end those of the whole tournament, with what they bring."""
    closed = t.state.closed
    gains = split(t.state) if closed else {}
    return _rows(t, final_places(t.state) if closed else t.standings(), gains)


def _stages(t: Tournament) -> list[dict[str, Any]]:
    """Each stage's own standings where there are several, so that every day's stay readable."""
    if len(t.rules["stages"]) < 2:
        return []
    found = []
    for stage in sorted({played.stage for played in t.state.rounds if played.published}):
        # Whoever did not play that day is not listed.
        rows = [row for row in t.standings(stage=stage) if row.cells or stage == 0]
        found.append({"stage": stage, "standings": _rows(t, rows, {})})
    return found


def _rows(
    t: Tournament, rows: Sequence[Row], gains: Mapping[int, Fraction]
) -> list[dict[str, Any]]:
    return [
        {
            "place": _place(row),
            "player": row.player,
            "name": row.name,
            "points": exact(row.points),
            "wins": row.wins,
            "score": row.score,
            "active": t.state.players[row.player].active,
            "prize": exact(gains.get(row.player, Fraction(0))),
            "cells": [
                {
                    "round": cell.round,
                    "table": cell.table,
                    "points": None if cell.points is None else exact(cell.points),
                    "score": cell.score,
                    "provisional": cell.provisional,
                }
                for cell in row.cells
            ],
        }
        for row in rows
    ]


# --- what happened ------------------------------------------------------------------------


def _log(t: Tournament) -> list[dict[str, Any]]:
    """The last events, the newest first, each with whether it stands."""
    stands = {event.n for event in standing(t.events)}
    return [
        {
            "n": event.n,
            "at": event.at,
            "by": event.by,
            "device": event.facts.get("device") or "",
            "text": telling.told(t, event).plain(),
            "stands": event.n in stands or event.name == "undone",
            "undoes": event.facts["of"] if event.name == "undone" else None,
        }
        for event in t.events[: -_LOGGED - 1 : -1]
    ]
