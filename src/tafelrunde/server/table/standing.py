"""Standing answers: what a seat answers by itself whenever it is asked a kind of decision.

One that is given `once` is the next move planned ahead: it is forgotten with the next answer. The
others keep the words of the question they were given to, as it may be asked again much later.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.log import TableEvent
from tafelrunde.server.base import wire
from tafelrunde.server.base.refusals import bad, too_late
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Also, Store
from tafelrunde.server.table.table import Table

# Where more answers were possible, another one is given by being asked again.
_FEW: Final = 5


async def of_table(store: Store, table: int) -> dict[tuple[int, str], Any]:
    s = schema.standing.c
    query = select(s.seat, s.kind, s.answer, s.option, s.asked).where(s.table == table)
    async with store.reading() as connection:
        return {
            (seat, kind): {
                "answer": answer,
                "option": msgspec.json.decode(option),
                "asked": msgspec.json.decode(asked) if asked else None,
            }
            for seat, kind, answer, option, asked in await connection.execute(query)
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
    if message.answer == "ask":
        await table.store.put(schema.standing, where, None)
        table.standing.pop(key, None)
        return
    decision = table.match.decision(message.seat)
    if message.answer == "once":
        asked = None
    elif decision is not None and decision.kind == message.kind:
        asked = _asked(table, decision, message.option)
    else:
        asked = table.standing.get(key, {}).get("asked")
    kept = {"answer": message.answer, "option": message.option, "asked": asked}
    await table.store.put(schema.standing, where, _row(kept))
    table.standing[key] = kept


def _row(kept: dict[str, Any]) -> dict[str, Any]:
    option, asked = (msgspec.json.encode(kept[name]).decode() for name in ("option", "asked"))
    return {"answer": kept["answer"], "option": option, "asked": asked}


def _asked(table: Table, decision: Decision, given: Any) -> dict[str, Any]:
    """A question in words, with its answer, and with the other ones where they are few."""
    few = len(decision.options) <= _FEW
    options = [
        {"option": option, "label": _told(table, decision, option)["label"]}
        for option in [*decision.options, *decision.manual]
        if (few and option in decision.options) or option == _option({"option": given})
    ]
    prompt = table.match.game.prompt(table.match.state, decision).plain()
    return {"about": decision.about, "prompt": prompt, "options": options}


def answer_for(table: Table, seat: int) -> Option | None:
    """What a seat answers by itself now; nothing right after a move was taken back."""
    decision = table.match.decision(seat)
    if decision is None:
        return None
    kept = table.standing.get((seat, decision.kind))
    if kept is None or _taken_back(table) or not _same(kept, decision):
        return None
    option = _option(kept)
    return option if decision.offers(option) else None


def _taken_back(table: Table) -> bool:
    last = table.match.log.own[-1] if table.match.log.own else None
    return isinstance(last, TableEvent) and last.name == "undo"


def _same(kept: dict[str, Any], decision: Decision) -> bool:
    """What one card asks is another question than what the next one does."""
    about = (kept["asked"] or {}).get("about")
    return not isinstance(about, str) or about == decision.about


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
    return {
        kind: _planned(table, seat, kind, kept) if kept["answer"] == "once" else _lasting(kept)
        for (owner, kind), kept in table.standing.items()
        if owner == seat
    }


def _lasting(kept: dict[str, Any]) -> dict[str, Any]:
    found = {"answer": kept["answer"], "option": kept["option"]}
    if kept["asked"] is not None:
        found |= {name: kept["asked"][name] for name in ("prompt", "options")}
    return found


def _planned(table: Table, seat: int, kind: str, kept: dict[str, Any]) -> dict[str, Any]:
    option, asked = _option(kept), table.match.decision(seat)
    here = asked is not None and asked.kind == kind
    decision = asked if asked is not None and here else Decision(seat, kind, [option])
    found = {"answer": "once", "option": kept["option"], **_told(table, decision, option)}
    if here and not decision.offers(option):
        reason = table.match.reason(seat, option)
        found["lost"] = None if reason is None else reason.plain()
    elif here and _taken_back(table):
        found["waits"] = True
    return found


def meant(table: Table, message: wire.Play) -> dict[str, Any] | None:
    """What is kept of an answer that is to be given always, before it is given."""
    decision = table.match.decision(message.seat)
    if not message.always or decision is None or decision.kind != message.kind:
        return None
    return {
        "answer": "always",
        "option": message.option,
        "asked": _asked(table, decision, message.option),
    }


def keeping(table: Table, message: wire.Play, kept: dict[str, Any] | None) -> Also | None:
    """Keeps with a seat's answer that it is always given, or forgets that it was planned."""
    if kept is None:
        return spending(table, message.seat, message.kind)
    row = {"table": table.row.id, "seat": message.seat, "kind": message.kind, **_row(kept)}

    async def keep(connection: AsyncConnection) -> None:
        await _forget(connection, table, message.seat, message.kind)
        await connection.execute(insert(schema.standing).values(row))
        table.standing[message.seat, message.kind] = kept

    return keep


def spending(table: Table, seat: int, kind: str) -> Also | None:
    """Forgets with a seat's answer what was planned for it."""
    kept = table.standing.get((seat, kind))
    if kept is None or kept["answer"] != "once":
        return None

    async def forget(connection: AsyncConnection) -> None:
        await _forget(connection, table, seat, kind)
        table.standing.pop((seat, kind), None)

    return forget


async def _forget(connection: AsyncConnection, table: Table, seat: int, kind: str) -> None:
    s = schema.standing.c
    mine = (s.table == table.row.id, s.seat == seat, s.kind == kind)
    await connection.execute(delete(schema.standing).where(*mine))
