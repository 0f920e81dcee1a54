"""Once: a message that comes twice, through two nodes or after a crash, is done once."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import func, select

from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Store
from tests.server.conftest import Serve
from tests.server.support import Person, Server, guest, message_for, run, seated
from tests.server.test_operating import change


async def sent(person: Person, code: str, message: dict[str, Any]) -> dict[str, Any]:
    answer = await person.http.post(f"/api/tables/{code}/act", json=message)
    return dict(answer.json())


async def counted(named: str, what: Any) -> int:
    store = Store(named)
    async with store.reading() as connection:
        number = (await connection.execute(select(func.count()).select_from(what))).scalar_one()
    await store.close()
    return int(number)


async def three(server: Server) -> tuple[list[Person], str]:
    """Three people at a running table."""
    people = [await guest(server, name) for name in ("Anna", "Bernd", "Carla")]
    code = (await people[0].open("proving", seats=3))["code"]
    for seat in (1, 2):
        await people[seat].post(f"/api/tables/{code}/sit", {"seat": seat})
    return people, code


def test_every_message_through_two_nodes_at_once_is_done_once(league: list[Server]) -> None:
    async def story() -> None:
        (anna, bernd, carla), code = await three(league[0])
        table = await anna.get(f"/api/tables/{code}")
        person = (anna, bernd, carla)[table["moving"][0]]
        both = [person, person.elsewhere(league[1])]
        seat = table["moving"][0]
        move = message_for(await person.state(code), random.Random(1)) or {}
        others = {"player": (anna if person is not anna else bernd).id}
        messages: list[dict[str, Any]] = [
            {"t": "chat", "text": "once"},
            {"t": "mute", **others, "on": True},
            {"t": "mute", **others, "on": True},
            {"t": "mute", **others, "on": False},
            {"t": "standing", "seat": seat, "kind": "act", "answer": "always", "option": "none"},
            {"t": "standing", "seat": seat, "kind": "act", "answer": "never", "option": "none"},
            {"t": "standing", "seat": seat, "kind": "act", "answer": "ask"},
            move,
            {"t": "undo", "seat": seat, "to": 0},
            {"t": "resign", "seat": seat},
            {"t": "return", "seat": seat},
        ]
        done: list[tuple[int, Any]] = []
        for message in messages:
            body = {"id": person.new_id(), **message}
            answers = await asyncio.gather(*(sent(one, code, body) for one in both))
            assert [answer["t"] for answer in answers] == ["ok", "ok"], (message, answers)
            if message["t"] not in {"mute", "standing"}:
                assert answers[0]["n"] == answers[1]["n"], message
            if message["t"] in {"play", "undo", "resign", "return"}:
                done.append((answers[0]["n"], message.get("kind", message["t"])))
            # The same a while later is answered the same.
            assert [(await sent(one, code, body))["t"] for one in both] == ["ok", "ok"]
        async with person.at(code) as screen:
            await screen.until(lambda f: f["t"] == "chat")
            await screen.ask("ping")
        entries = [f for f in screen.frames if f["t"] == "entry" and f["seat"] == seat]
        # Who has resigned is played by a bot until the return, as far as it gets.
        resigned, returned = done[-2][0], done[-1][0]
        own = [f for f in entries if not resigned < f["n"] < returned]
        assert [(f["n"], f["kind"]) for f in own] == done
        assert [f["text"] for f in screen.frames if f["t"] == "chat"] == ["once"]

    run(story())


def test_different_answers_at_once_leave_one_of_them(league: list[Server]) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(league[0], "proving")
        both = [anna, anna.elsewhere(league[1])]
        standing = {"t": "standing", "seat": 0, "kind": "act", "option": "none"}
        for _ in range(10):
            for message in (
                {**standing, "answer": "always"},
                {"t": "mute", "player": bernd.id, "on": True},
                {**standing, "answer": "ask"},
                {"t": "mute", "player": bernd.id, "on": False},
            ):
                answers = await asyncio.gather(
                    *(sent(one, code, {"id": one.new_id(), **message}) for one in both)
                )
                assert [answer["t"] for answer in answers] == ["ok", "ok"], (message, answers)

    run(story())


def test_what_was_said_before_a_crash_is_not_said_again(serve: Serve, store: str) -> None:
    server = serve(store)

    async def story() -> None:
        anna, bernd, code = await seated(server)
        body = {"t": "chat", "id": "the-same", "text": "hello"}
        first = await sent(anna, code, body)
        await sent(bernd, code, {**body, "text": "hello yourself"})
        server.kill()
        server.start()
        assert await sent(anna, code, body) == first
        assert await counted(store, schema.chat) == 2

    run(story())


def test_chairs_rematches_and_beginnings_come_once(league: list[Server]) -> None:
    async def story() -> None:
        anna, bernd = await guest(league[0], "Anna"), await guest(league[0], "Bernd")
        code = (await anna.open("proving", seats=2))["code"]
        both = [bernd, bernd.elsewhere(league[1])]

        async def posted(what: str, body: Any = None) -> list[Any]:
            path = f"/api/tables/{code}/{what}"
            return list(await asyncio.gather(*(one.post(path, body) for one in both)))

        for table in await posted("sit", {"seat": 1}):
            assert table["chairs"][1]["player"]["id"] == bernd.id
        tables = await posted("start")
        assert len({table["seal"] for table in tables}) == 1
        await bernd.act(code, "resign", seat=1)
        codes = {table["code"] for table in await posted("rematch")}
        assert len(codes) == 1
        [again] = codes
        assert (await anna.post(f"/api/tables/{code}/rematch"))["code"] == again
        lobby = await anna.get("/api/lobby")
        assert [t["code"] for t in lobby["mine"] if t["status"] != "finished"] == [again]
        assert again not in [t["code"] for t in lobby["open"]]

    run(story())


async def sits_down(store: str, code: str, person: Person) -> None:
    """What is left of a node that died when somebody had sat down and nothing else was done."""
    await change(
        store,
        f'UPDATE chairs SET player = {person.id} WHERE seat = 1 AND "table" = '  # noqa: S608
        f"(SELECT id FROM tables WHERE code = '{code}')",
    )


async def begun(named: str, code: str) -> None:
    """Wait until a table runs, without asking a server for it."""
    store = Store(named)
    status = ""
    while status != "running":
        await asyncio.sleep(0.05)
        row = await store.table(code)
        assert row is not None
        status = row.status
    await store.close()


def test_a_full_table_begins_after_a_crash_although_nobody_looks_at_it(
    serve: Serve, store: str
) -> None:
    server = serve(store)

    async def story() -> None:
        anna, bernd = await guest(server, "Anna"), await guest(server, "Bernd")
        code = (await anna.open("proving", seats=2))["code"]
        server.kill()
        await sits_down(store, code, bernd)
        server.start()
        await begun(store, code)
        assert message_for(await anna.state(code), random.Random(1)) is not None

    run(story())


@pytest.mark.parametrize("known", [True, False])
def test_another_node_begins_a_table_whose_last_chair_was_taken(
    serve: Serve, fresh_postgres: str, known: bool
) -> None:
    server = serve(fresh_postgres)

    async def story() -> None:
        anna, bernd = await guest(server, "Anna"), await guest(server, "Bernd")
        code = (await anna.open("proving", seats=2))["code"]
        if not known:
            server.kill()
            server.start()
        await sits_down(fresh_postgres, code, bernd)
        await begun(fresh_postgres, code)

    run(story())
