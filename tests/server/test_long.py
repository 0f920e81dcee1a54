"""Long tables: whoever comes gets the last entries, older ones on request, and nobody waits."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import update

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import entry_row, header_row
from tafelrunde.kernel.seat_record import seat_record
from tafelrunde.kernel.start import new
from tafelrunde.server.base.catalogue import build_of
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Chair, Store, StoredEntry
from tafelrunde.server.table.chronicle import TOLD
from tafelrunde.server.table.settings import TableSettings
from tafelrunde.server.table.undoing import MOST
from tests.server.conftest import Serve
from tests.server.support import PATIENCE, PLAIN, Person, Server, guest, message_for, run, seated
from tests.server.test_undo import move, mover_first

OPENED = 1_760_000_000.0
LONG = 3_000


async def laid(
    db: str, players: list[int | None], match: Match, code: str, rows: list[Any], **wanted: Any
) -> None:
    """A running table with these entries, one a second, written straight into the store.

    Where nobody sits there is a bot.
    """
    settings = msgspec.to_builtins(TableSettings(confirm=False, **wanted))
    fields = {
        "code": code,
        "game": match.game.name,
        "seats": match.seats,
        "options": match.header.options,
        "settings": settings,
        "visibility": "link",
        "status": "running",
        "rated": False,
        "host": players[0],
        "created": OPENED,
        "started": OPENED,
        "asked": 0,
        "header": header_row(match.header),
        "build": build_of(match.game.name),
    }
    chairs = [
        Chair(seat, player, "random" if player is None else None, None)
        for seat, player in enumerate(players)
    ]
    stored = [
        StoredEntry(n, json.dumps(row, separators=(",", ":")), OPENED + n, 0, None, f"old {n}")
        for n, row in enumerate(rows, start=1)
    ]
    store = Store(db)
    await store.add_table(fields, chairs, stored)
    await store.close()


def ids(people: list[Person]) -> list[int | None]:
    return [person.id for person in people]


def back_and_forth(match: Match, entries: int) -> list[dict[str, Any]]:
    """The entries of somebody who makes a first move and takes it back, again and again."""
    ask = match.decisions[0]
    done = {"seat": ask.seat, "kind": ask.kind, "option": ask.options[0]}
    back = {"event": "undo", "seat": ask.seat, "seats": None, "consent": []}
    return [
        {"n": n, **done} if n % 2 else {"n": n, **back, "to": n - 2} for n in range(1, entries + 1)
    ]


def restless(seed: int, entries: int, seats: int = 2) -> Match:
    """A match in play in which something is taken back now and then."""
    match, dice = new("proving", seats, seed, {}), random.Random(seed)
    while len(match.log) < entries:
        stood = match.log.standing()
        if match.over or (len(stood) > 9 and dice.random() < 0.3):
            match.undo(to=stood[-dice.randrange(1, 9)].number - 1)
        else:
            decision = dice.choice(match.decisions)
            match.play(decision.seat, dice.choice(decision.options))
    if match.over:
        match.undo()
    return match


def rows_of(match: Match) -> list[dict[str, Any]]:
    return [entry_row(n, entry) for n, entry in enumerate(match.log.entries(), start=1)]


async def page(person: Person, code: str, query: str) -> list[dict[str, Any]]:
    found = await person.get(f"/api/tables/{code}/entries?{query}")
    return list(found["entries"])


async def all_pages(person: Person, code: str, query: str = "") -> list[dict[str, Any]]:
    """Every entry, asked for from the newest back."""
    told = await page(person, code, query)
    while told and told[0]["n"] > 1:
        told = await page(person, code, f"before={told[0]['n']}&{query}") + told
    return told


def test_a_newcomer_to_a_long_table_gets_its_last_entries_and_older_ones_on_request(
    house: Server,
) -> None:
    async def story() -> None:
        people = [await guest(house, name) for name in ("Anna", "Bernd")]
        match = new("lydia", 2, 7, {})
        await laid(house.config.db, ids(people), match, "LONGER", back_and_forth(match, LONG))
        mover = people[match.decisions[0].seat]
        async with mover.at("LONGER") as screen:
            state = await screen.state()
            assert state["n"] == LONG
            assert screen.frames[0]["number"] == LONG
            assert screen.entries() == list(range(LONG - TOLD + 1, LONG + 1))
            await screen.send(**(message_for(state, random.Random(1)) or {}))
            assert (await screen.state(LONG + 1))["n"] == LONG + 1
            assert screen.entries()[-1] == LONG + 1
        async with mover.at("LONGER", LONG - 3) as screen:
            await screen.state()
            assert screen.entries() == list(range(LONG - 2, LONG + 2))
        newest = await page(mover, "LONGER", "")
        assert [entry["n"] for entry in newest] == list(range(LONG - TOLD + 2, LONG + 2))
        older = await page(mover, "LONGER", f"before={newest[0]['n']}")
        assert [entry["n"] for entry in older] == list(range(LONG - 2 * TOLD + 2, LONG - TOLD + 2))
        # The same was done and taken back all the time, and the same was told of it.
        for entry in older:
            like = newest[(entry["n"] - newest[0]["n"]) % 2]
            assert (entry["log"], entry["events"]) == (like["log"], like["events"])
        assert [e["n"] for e in await page(mover, "LONGER", "before=3")] == [1, 2]
        assert await page(mover, "LONGER", "before=1") == []
        await mover.get("/api/tables/LONGER/entries?before=0", 400)
        assert (await mover.get("/api/tables/LONGER/at/1"))["n"] == 1

    run(story())


def test_old_entries_tell_a_seat_only_what_it_was_told(club: Server) -> None:
    async def story() -> None:
        people = [await guest(club, name) for name in ("Anna", "Bernd", "Carla")]
        carla = people.pop()
        match = restless(5, 3 * TOLD)
        await laid(club.config.db, ids(people), match, "SECRET", rows_of(match))
        differ = 0
        for person, seat in ((people[0], 0), (people[1], 1), (carla, None)):
            told = await all_pages(person, "SECRET")
            saw = [row["saw"] for row in seat_record(match, seat)[1:]]
            assert [entry["n"] for entry in told] == list(range(1, len(match.log) + 1))
            assert [entry["events"] for entry in told] == json.loads(json.dumps(saw))
            differ += saw != [row["saw"] for row in seat_record(match, 0)[1:]]
        assert differ == 2
        await people[0].get("/api/tables/SECRET/entries?before=9&seat=1", 403)
        await carla.get("/api/tables/SECRET/entries?before=9&seat=0", 403)
        async with people[0].at("SECRET") as screen:
            await screen.state()
            mine = {frame["n"]: frame for frame in screen.frames if frame["t"] == "entry"}
            for entry in await page(people[0], "SECRET", ""):
                assert entry == mine[entry["n"]]

    run(story())


def test_commentators_get_old_entries_late_and_the_last_of_them_as_a_greeting(
    serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite, clock=OPENED)

    async def story() -> None:
        people = [await guest(server, name) for name in ("Anna", "Bernd", "Carla")]
        carla = people.pop()
        match = restless(6, 3 * TOLD)
        late = 2 * TOLD + 30
        rows = rows_of(match)
        await laid(
            server.config.db, ids(people), match, "LATE", rows, spectators="commentators", delay=60
        )
        server.set_clock(OPENED + late + 60.5)
        saw = [row["saw"] for row in seat_record(match, 1)[1:]]
        told = await all_pages(carla, "LATE", "seat=1")
        assert [entry["n"] for entry in told] == list(range(1, late + 1))
        assert [entry["events"] for entry in told[:-1]] == json.loads(json.dumps(saw))[: late - 1]
        assert (await page(carla, "LATE", "before=5000&seat=0"))[-1]["n"] == late
        async with carla.at("LATE") as screen:
            state = await screen.state()
            assert (state["n"], state["late"]) == (late, 60)
            assert screen.entries() == list(range(late - TOLD + 1, late + 1))
            server.set_clock(OPENED + late + 62.5)
            assert (await screen.state(late + 1))["n"] in (late + 1, late + 2)
            assert screen.entries()[TOLD] == late + 1

    run(story())


def test_a_message_done_long_ago_is_answered_again_and_not_done_again(club: Server) -> None:
    async def story() -> None:
        people = [await guest(club, name) for name in ("Anna", "Bernd")]
        match = new("lydia", 2, 8, {})
        rows = back_and_forth(match, 4 * TOLD)
        await laid(club.config.db, ids(people), match, "AGAIN", rows)
        mover = people[match.decisions[0].seat]
        store, e = Store(club.config.db), schema.entries.c
        async with store.writing() as connection:
            row = await store.table("AGAIN")
            assert row is not None
            fifth = update(schema.entries).where(e.table == row.id, e.number == 5)
            await connection.execute(fifth.values(message=f"{mover.id}:once"))
        await store.close()
        first = {**rows[0], "t": "play", "id": "once"}
        del first["n"]
        for n in (4 * TOLD, 4):
            answer = await mover.post("/api/tables/AGAIN/act", {**first, "n": n})
            assert (answer["t"], answer["n"]) == ("ok", 5)
        assert (await mover.state("AGAIN"))["n"] == 4 * TOLD

    run(story())


def test_a_seat_goes_back_only_so_often_within_one_turn(club: Server) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(club)
        mover, _ = await mover_first(anna, bernd, code)
        seat = (await mover.state(code))["seat"]
        for _ in range(MOST):
            await move(mover, code)
            await mover.act(code, "undo", seat=seat)
        await move(mover, code)
        refused = await mover.act(code, "undo", status=403, seat=seat)
        assert refused["reason"] == ["server-undo-enough", {"count": MOST}]
        # When somebody else has moved, a new turn begins.
        people, dice = (anna, bernd), random.Random(3)
        begun = False
        while True:
            asked = (await anna.get(f"/api/tables/{code}"))["moving"][0]
            state = await people[asked].state(code)
            begun = begun or asked != seat
            if begun and asked == seat and state["undo"]["can"] and not state["undo"]["needs"]:
                break
            await people[asked].act(code, **(message_for(state, dice) or {"t": "ping"}))
        assert (await mover.act(code, "undo", seat=seat))["t"] == "ok"

    run(story())


def test_the_house_goes_on_while_a_record_is_followed(
    serve: Serve, sqlite: str, tmp_path: Path
) -> None:
    gates = tmp_path / "gates"
    gates.mkdir()
    server = serve(sqlite, held=str(gates))

    async def well() -> None:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, verify=PLAIN) as http:
            assert (await http.get("/health", timeout=PATIENCE)).status_code == 200

    async def held(task: asyncio.Task[Any], gate: str, other: Person, free: str) -> Any:
        """Wait until work stands at a gate; everybody else goes on; then let it through."""
        while not (gates / f"{gate} waits").exists():
            assert not task.done(), task
            await asyncio.sleep(0.02)
        await well()
        async with other.at(free) as screen:
            state = await screen.state()
            await screen.ask("chat", text="nobody waits")
        assert state["t"] == "state"
        assert not task.done()
        (gates / gate).touch()
        return await task

    async def story() -> None:
        people = [await guest(server, name) for name in ("Anna", "Bernd")]
        other, _, free = await seated(server)
        match = restless(9, 3 * TOLD)
        await laid(server.config.db, ids(people), match, "HELD", rows_of(match))
        opening = asyncio.create_task(people[0].state("HELD"))
        assert (await held(opening, "opening", other, free))["n"] == len(match.log)
        for person, path in ((people[0], "entries?before=60"), (other, "entries?before=70")):
            back = asyncio.create_task(person.get(f"/api/tables/HELD/{path}"))
            assert (await held(back, "past", other, free))["entries"][0]["n"] == 1
            (gates / "past").unlink()
            (gates / "past waits").unlink()

    run(story())


def test_who_has_no_seat_looks_at_the_past_only_so_often(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, clock=OPENED, rates=1.0)

    async def story() -> None:
        anna, bernd, code = await seated(server)
        carla = await guest(server, "Carla")
        mover, _ = await mover_first(anna, bernd, code)
        await move(mover, code)
        for _ in range(30):
            for path in ("at/0", "entries"):
                await carla.get(f"/api/tables/{code}/{path}")
        for path in ("at/0", "entries"):
            refused = await carla.get(f"/api/tables/{code}/{path}", 429)
            assert refused["error"] == ["server-too-fast"]
        for _ in range(70):
            await anna.get(f"/api/tables/{code}/at/0")

    run(story())


def test_a_node_that_has_not_heard_yet_greets_nobody_with_an_older_position(
    serve: Serve, fresh_postgres: str
) -> None:
    fast, deaf = serve(fresh_postgres), serve(fresh_postgres, deaf=True)

    async def story() -> None:
        anna, bernd, code = await seated(fast)
        mover, _ = await mover_first(anna, bernd, code)
        away = mover.elsewhere(deaf)
        assert (await away.state(code))["n"] == 0
        await move(mover, code)
        seen = (await mover.state(code))["n"]
        async with away.at(code, seen) as screen:
            state = await screen.state()
        assert screen.frames[0]["number"] == state["n"] == seen
        assert screen.entries() == []

    run(story())
