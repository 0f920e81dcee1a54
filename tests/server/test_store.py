"""Store: what is written together stands for itself; what cannot be stored harms nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert

from tafelrunde.server.base import wire
from tafelrunde.server.club import people, tables
from tafelrunde.server.store import schema
from tafelrunde.server.store.database import Unstorable
from tafelrunde.server.store.store import Store, StoredEntry, Taken
from tafelrunde.server.table.actions import act
from tests.server.conftest import each_store
from tests.server.support import housed, in_own_loop

TABLES = 6
# What a store refuses: text without an encoding, a NUL (PostgreSQL), a table that is not there.
BAD: dict[str, dict[str, Any]] = {
    "surrogate": {"message": "1:\ud800"},
    "missing": {"table": 10_000},
    "nul": {"message": "1:\x00"},
    "too long": {"message": "x" * 101},
    "too large": {"number": 2**63},
}
TAKEN_BY_SQLITE = {"nul", "too long"}


async def opened(named: str) -> tuple[Store, list[int]]:
    """A store with some tables."""
    store = Store(named)
    await store.open()
    host = await people.add_guest(store, "Anna", 0.0)
    fields: dict[str, Any] = {
        "game": "lydia",
        "seats": 2,
        "options": {},
        "settings": {},
        "visibility": "link",
        "status": "running",
        "rated": False,
        "host": host.id,
        "created": 0.0,
        "asked": 0,
    }
    async with store.writing() as connection:
        made = [
            await connection.execute(
                insert(schema.tables)
                .values(**{**fields, "options": "{}", "settings": "{}", "code": f"T{n}"})
                .returning(schema.tables.c.id)
            )
            for n in range(TABLES)
        ]
    return store, [int(row.scalar_one()) for row in made]


@each_store
@pytest.mark.parametrize("fault", BAD)
def test_one_entry_that_cannot_be_stored_keeps_no_other_from_it(store: str, fault: str) -> None:
    async def story() -> None:
        there, ids = await opened(store)
        try:
            await there.append(ids[0], [StoredEntry(1, "{}", 0.0, 0)])
            connection = there.writer._connection
            good = [
                {"table": table, "number": 2, "row": "{}", "at": 1.0, "asked": 0}
                | {"deadline": None, "message": f"1:{table}"}
                for table in ids
            ]
            bad = {**good[0], "number": 3, "message": None} | BAD[fault]
            twice = {**good[1], "number": 3}
            rows = [*good[:3], bad, twice, *good[3:]]
            answers = await asyncio.gather(
                *(there.writer.write(row) for row in rows), return_exceptions=True
            )
            assert isinstance(answers[4], Taken)
            if not (there.single and fault in TAKEN_BY_SQLITE):
                assert isinstance(answers[3], Unstorable)
            assert answers[:3] + answers[5:] == [None] * TABLES
            assert [await there.last_number(table) for table in ids[1:]] == [2] * (TABLES - 1)
            assert there.writer._connection is connection
        finally:
            await there.close()

    in_own_loop(story())


@each_store
def test_what_is_stored_with_more_is_refused_alike(store: str) -> None:
    async def story() -> None:
        there, ids = await opened(store)
        entries = [StoredEntry(n, "{}", 0.0, 0, None, "1:\ud800") for n in (1, 2)]
        try:
            with pytest.raises(Unstorable):
                await there.append(ids[0], entries)
            assert await there.last_number(ids[0]) == 0
        finally:
            await there.close()

    in_own_loop(story())


@each_store
def test_who_sends_what_cannot_be_stored_is_told_so_and_goes_on(store: str) -> None:
    async def story() -> None:
        async with housed(store) as house:
            anna = await people.add_guest(house.store, "Anna", 0.0)
            chairs: list[tables.Place | None] = [tables.Place(me=True), tables.Place(name="Carla")]
            wanted = tables.NewTable(game="proving", seats=2, chairs=chairs)
            room = await tables.open_table(house, anna, wanted, "here")
            decision = room.match.decisions[0]
            seat, option = decision.seat, decision.options[0]
            assert isinstance(option, int)
            sent = [wire.Play(name, seat, 0, decision.kind, option) for name in ("\ud800", "good")]
            refused = await act(room, anna, sent[0])
            assert (refused["status"], refused["reason"]) == (400, ["server-unstorable"])
            assert refused["n"] == 0
            assert (await act(room, anna, sent[1]))["t"] == "ok"

    in_own_loop(story())


@each_store
def test_the_forms_of_the_store_make_what_the_schema_says(store: str) -> None:
    def differences(connection: Connection) -> Any:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        return compare_metadata(context, schema.META)

    async def story() -> None:
        there = Store(store)
        await there.open()
        async with there.reading() as connection:
            assert await connection.run_sync(differences) == []
        await there.close()

    in_own_loop(story())
