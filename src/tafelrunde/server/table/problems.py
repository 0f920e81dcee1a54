"""Problems: what is wrong at a table, kept for the operator with the whole record."""

from __future__ import annotations

from typing import Final

from sqlalchemy import insert

from tafelrunde import __version__
from tafelrunde.kernel.record import Header, dumped, header_row
from tafelrunde.server.base.identity import Player
from tafelrunde.server.store import schema
from tafelrunde.server.table.table import Table

# How many letters a report of a problem has at most.
WORDS: Final = 4_000


async def whole_record(table: Table, header: Header) -> str:
    """Header and entries as they are stored."""
    rows = [dumped(header_row(header))]
    rows += [entry.row for entry in await table.store.entries(table.row.id)]
    return "".join(row + "\n" for row in rows)


async def report(table: Table, player: Player | None, words: str) -> None:
    """Keep a problem for the operator: the whole record, the step, the words."""
    text = "" if table.row.header is None else await whole_record(table, table.header())
    async with table.store.writing() as connection:
        await connection.execute(
            insert(schema.problems).values(
                table=table.row.id,
                player=None if player is None else player.id,
                number=table.number,
                words=words,
                record=text,
                version=__version__,
                at=table.now(),
            )
        )
