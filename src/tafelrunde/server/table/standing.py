"""Standing answers: what a seat answers by itself whenever it is asked a kind of decision."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select

from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.log import TableEvent
from tafelrunde.server.base import wire
from tafelrunde.server.base.refusals import bad
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Store
from tafelrunde.server.table.table import Table


async def of_table(store: Store, table: int) -> dict[tuple[int, str], Any]:
    s = schema.standing.c
    query = select(s.seat, s.kind, s.answer, s.option).where(s.table == table)
    async with store.reading() as connection:
        return {
            (seat, kind): {"answer": answer, "option": msgspec.json.decode(option)}
            for seat, kind, answer, option in await connection.execute(query)
        }


async def set_answer(table: Table, message: wire.Standing) -> None:
    """Keep what a seat answers from here on, or forget it."""
    if message.kind not in table.match.game.questions:
        raise bad("the game asks no such thing")
    if message.answer != "ask" and message.option is None:
        raise bad("an option is missing", "server-no-standing")
    key = (message.seat, message.kind)
    where = {"table": table.row.id, "seat": message.seat, "kind": message.kind}
    option = msgspec.json.encode(message.option).decode()
    kept = None if message.answer == "ask" else {"answer": message.answer, "option": option}
    await table.store.put(schema.standing, where, kept)
    if message.answer == "ask":
        table.standing.pop(key, None)
    else:
        table.standing[key] = {"answer": message.answer, "option": message.option}


def answer_for(table: Table, seat: int) -> Option | None:
    """What a seat answers by itself now; nothing right after a move was taken back."""
    decision = table.match.decision(seat)
    if decision is None:
        return None
    kept = table.standing.get((seat, decision.kind))
    if kept is None:
        return None
    last = table.match.log.own[-1] if table.match.log.own else None
    if isinstance(last, TableEvent) and last.name == "undo":
        return None
    option = kept["option"]
    option = tuple(option) if isinstance(option, list) else option
    return option if decision.offers(option) else None
