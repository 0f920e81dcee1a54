"""Standing answers: what a seat answers by itself whenever it is asked a kind of decision.

One that is given `once` is the next move planned ahead: it is forgotten with the next answer.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.log import TableEvent
from tafelrunde.server.base import wire
from tafelrunde.server.base.refusals import bad, too_late
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Also, Store
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
    if message.answer == "once" and message.option not in _planned_options(table, message):
        raise too_late("server-no-plan")
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
    option = _option(kept)
    return option if decision.offers(option) else None


def _option(kept: dict[str, Any]) -> Option:
    option: Any = kept["option"]
    return tuple(option) if isinstance(option, list) else option


# --- the next move planned ahead -------------------------------------------------------------


def plannable(table: Table, seat: int) -> Decision | None:
    """What a seat that waits may plan for its next turn."""
    match = table.match
    if match.over or match.decision(seat) is not None:
        return None
    return match.game.plannable(match.state, seat)


def plans(table: Table, seat: int) -> dict[str, Any] | None:
    """The same in words, with the places of the board."""
    decision = plannable(table, seat)
    if decision is None:
        return None
    options = [{"option": option, **_told(table, decision, option)} for option in decision.options]
    return {"kind": decision.kind, "options": options}


def _planned_options(table: Table, message: wire.Standing) -> list[Any]:
    decision = plannable(table, message.seat)
    if decision is None or decision.kind != message.kind:
        return []
    return [list(option) if isinstance(option, tuple) else option for option in decision.options]


def _told(table: Table, decision: Decision, option: Option) -> dict[str, Any]:
    match = table.match
    label = match.game.label(match.state, decision, option).plain()
    return {"label": label, "targets": match.game.targets(match.state, decision, option)}


def shown(table: Table, seat: int) -> dict[str, Any]:
    """A seat's own answers by kind of decision; nobody else hears of them."""
    found: dict[str, Any] = {}
    for (owner, kind), kept in table.standing.items():
        if owner != seat:
            continue
        found[kind] = kept
        if kept["answer"] == "once":
            option, asked = _option(kept), table.match.decision(seat)
            here = asked is not None and asked.kind == kind
            decision = asked if asked is not None and here else Decision(seat, kind, [option])
            found[kind] = {**kept, **_told(table, decision, option)}
            if here and not decision.offers(option):
                reason = table.match.reason(seat, option)
                found[kind]["lost"] = None if reason is None else reason.plain()
    return found


def spending(table: Table, seat: int, kind: str) -> Also | None:
    """Forgets with a seat's answer what was planned for it."""
    kept = table.standing.get((seat, kind))
    if kept is None or kept["answer"] != "once":
        return None
    s = schema.standing.c

    async def forget(connection: AsyncConnection) -> None:
        mine = (s.table == table.row.id, s.seat == seat, s.kind == kind)
        await connection.execute(delete(schema.standing).where(*mine))
        table.standing.pop((seat, kind), None)

    return forget
