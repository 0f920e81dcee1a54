"""Seatings: which tables of a tournament are played on this server, by who is to sit there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.server.hall.book import Board
from tafelrunde.tournament import Tournament, slips
from tafelrunde.tournament.state import Round, Table


def seating_of(played: Round, table: Table) -> str:
    """A name for who is to sit where: another one when the round is published anew."""
    seats = "-".join(map(str, table.seats))
    return f"{played.number}.{table.number}.{played.published_as}.{seats}"


def alike(one: str, other: str) -> bool:
    """Whether two tables, by their seatings, play the same cards in a duplicate tournament."""
    return _deal_of(one) == _deal_of(other)


def deal_ended(t: Tournament, boards: Sequence[Board], seating: str) -> bool:
    """Whether nobody plays the cards of a duplicate tournament's table any more.

    Those of a table that was withdrawn are dealt again when its round is seated anew.
    """
    if t.state.closed:
        return True
    number, size = _deal_of(seating)
    if number > len(t.state.rounds):
        return False
    played = t.state.rounds[number - 1]
    tables = [table for table in played.tables if len(table.seats) == size]
    if not played.published or any(table.scores is None for table in tables):
        return False
    return all(
        board.status not in {"open", "running"} for board in boards if alike(board.seating, seating)
    )


def _deal_of(seating: str) -> tuple[int, int]:
    """The round, and how many sit at the table."""
    number, _, _, players = seating.split(".")
    return int(number), players.count("-") + 1


def online(t: Tournament) -> Iterator[tuple[str, Round, Table]]:
    """The published tables that are played on this server."""
    for played in t.state.rounds:
        for table in played.tables:
            if played.published and table.place == "online":
                yield seating_of(played, table), played, table


def table_of(t: Tournament, slip: str) -> tuple[Round, Table] | None:
    """The published table that a slip is for."""
    found = slips.table_of(t, slip)
    if found is None:
        return None
    played = t.state.rounds[found[0] - 1]
    return (played, played.tables[found[1] - 1]) if played.published else None
