"""Sessions: what is revoked is revoked, on every node, for ever; devices can be signed out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, insert, select, update
from websockets.exceptions import ConnectionClosed

from tafelrunde.server.base.config import Config, real_seed
from tafelrunde.server.base.identity import COOKIE, signed
from tafelrunde.server.base.steady import Steady
from tafelrunde.server.club import people, sessions
from tafelrunde.server.node.house import House
from tafelrunde.server.store import database, schema
from tafelrunde.server.store.store import Store
from tafelrunde.server.table.chronicle import TOLD
from tests.server.conftest import Serve, each_store
from tests.server.support import Person, Screen, Server, browser, guest, in_own_loop, run
from tests.server.test_long import ids, laid, restless, rows_of
from tests.server.test_outage import reconnect

PASSWORD = "correct horse"
DAY = 86_400

Revoke = Callable[[Person], Awaitable[Any]]


async def second_device(person: Person) -> Person:
    """The same person, signed in anew with the password."""
    async with browser(person.server) as http:
        login = {"name": person.me["name"], "password": PASSWORD}
        me = (await http.post("/api/login", json=login)).json()
        return Person(person.server, {**me, "token": http.cookies[COOKIE]})


async def kept(server: Server, name: str) -> Person:
    """Somebody new whom a password keeps."""
    person = await guest(server, name)
    return Person(server, await person.post("/api/me/password", {"password": PASSWORD}))


async def closed(screen: Screen) -> tuple[int, str]:
    """Why the server closed a socket."""
    with pytest.raises(ConnectionClosed) as caught:
        await screen.until(lambda _: False)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code, caught.value.rcvd.reason


async def logs_out(person: Person) -> None:
    assert (await person.http.post("/api/logout")).status_code == 200


async def signs_out_everywhere(person: Person) -> None:
    await person.http.post("/api/logout", json={"everywhere": True})


async def changes_the_password(person: Person) -> None:
    await person.post("/api/me/password", {"password": "another one", "old": PASSWORD})


async def deletes_the_account(person: Person) -> None:
    await person.http.post("/api/me/delete", json={"confirm": person.me["name"]})


@pytest.mark.parametrize(
    "revoke", [logs_out, signs_out_everywhere, changes_the_password, deletes_the_account]
)
def test_what_is_revoked_on_one_node_closes_sockets_on_all_and_stays_revoked(
    league: list[Server], revoke: Revoke
) -> None:
    async def story() -> None:
        anna = await kept(league[0], f"Anna who {revoke.__name__.replace('_', ' ')}")
        there, bernd = anna.elsewhere(league[1]), await guest(league[1], "Bernd")
        code = (await anna.open(seats=2))["code"]
        async with anna.at(code) as here, there.at(code) as other, bernd.at(code) as stays:
            for screen in (here, other, stays):
                await screen.until(lambda f: f["t"] == "hello")
            await revoke(anna)
            for screen in (here, other):
                assert await closed(screen) == (4401, "server-signed-out")
            assert (await stays.ask("ping"))["t"] == "ok"
        for person in (anna, there):
            assert await person.get("/api/me") is None
            refused = await person.post("/api/tables", {"game": "lydia"}, 401)
            assert refused["error"] == ["server-signed-out"]
            async with person.at(code) as again:
                assert await closed(again) == (4401, "server-signed-out")

    run(story())


def test_who_signs_out_sees_nothing_more_of_a_tournament_they_run(league: list[Server]) -> None:
    async def story() -> None:
        anna = await kept(league[0], "Anna who runs it")
        there, wanted = anna.elsewhere(league[1]), {"title": "Open", "preset": "official"}
        code = (await anna.post("/api/tournaments", wanted))["code"]
        path = f"/ws/tournaments/{code}"
        async with anna.socket(path) as one, there.socket(path) as two:
            here, other = Screen(anna, one), Screen(there, two)
            for screen in (here, other):
                first = await screen.until(lambda f: f["t"] == "tournament")
                assert first["tournament"]["staff"]
            await logs_out(anna)
            for screen in (here, other):
                assert await closed(screen) == (4401, "server-signed-out")
        async with there.socket(path) as three:
            again = await Screen(there, three).until(lambda f: f["t"] == "tournament")
            assert not again["tournament"]["staff"]

    run(story())


def test_one_device_signs_another_out_and_stays_itself(house: Server) -> None:
    async def story() -> None:
        anna = await kept(house, f"Anna of {house.port}")
        phone = await second_device(anna)
        code = (await anna.open(seats=2))["code"]
        devices = await anna.get("/api/me/devices")
        assert [row["here"] for row in devices].count(True) == 1
        (other,) = [row["id"] for row in devices if not row["here"]]
        stranger = await guest(house, "Mallory")
        await stranger.post("/api/logout", {"device": other}, 404)
        async with anna.at(code) as screen, phone.at(code) as lost:
            await screen.until(lambda f: f["t"] == "hello")
            await lost.until(lambda f: f["t"] == "hello")
            await anna.http.post("/api/logout", json={"device": other})
            assert await closed(lost) == (4401, "server-signed-out")
            assert (await screen.ask("ping"))["t"] == "ok"
        assert await phone.get("/api/me") is None
        assert len(await anna.get("/api/me/devices")) == 1
        assert (await anna.post("/api/logout", {"device": other}, 404))["error"] == [
            "server-such-device"
        ]

    run(story())


def test_a_copied_cookie_ends_with_the_password_that_is_changed_beside_it(club: Server) -> None:
    async def story() -> None:
        async with browser(club) as own, browser(club) as thief:
            await own.post("/api/guest", json={"name": "Copied"})
            thief.cookies.update(own.cookies)
            assert (await thief.get("/api/me")).json()["name"] == "Copied"
            await own.post("/api/me/password", json={"password": PASSWORD})
            assert (await own.get("/api/me")).json()["name"] == "Copied"
            assert (await thief.get("/api/me")).json() is None
            assert COOKIE not in thief.cookies

    run(story())


def test_a_session_that_nobody_uses_ends_and_one_in_use_is_renewed(
    serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite, clock=0.0)

    async def story() -> None:
        async with browser(server) as http, browser(server) as forgotten:
            await http.post("/api/guest", json={"name": "Anna"})
            await forgotten.post("/api/guest", json={"name": "Bernd"})
            for now in (100 * DAY, 200 * DAY, 300 * DAY):
                server.set_clock(now)
                answer = await http.get("/api/me")
                assert answer.json()["name"] == "Anna"
                assert f"max-age={sessions.KEPT}" in answer.headers["set-cookie"].lower()
            assert (await forgotten.get("/api/me")).json() is None
            (device,) = (await http.get("/api/me/devices")).json()
            assert (device["made"], device["used"]) == (0.0, 300.0 * DAY)

    run(story())


def test_devices_are_told_as_people_call_them_the_last_used_first(
    serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite, clock=0.0)
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

    async def story() -> None:
        anna = await kept(server, "Anna")
        server.set_clock(1000.0)
        async with browser(server) as http:
            http.headers["user-agent"] = firefox
            login = {"name": "Anna", "password": PASSWORD}
            await http.post("/api/login", json=login)
            # Once more on the same device: it is still one.
            await http.post("/api/login", json=login)
            found = (await http.get("/api/me/devices")).json()
        named = [(row["device"], row["made"], row["here"]) for row in found]
        assert named == [
            (["server-device", {"browser": "Firefox", "system": "Linux"}], 1000.0, True),
            (["server-device-plain", {"browser": "python-httpx"}], 0.0, False),
        ]
        for _ in range(sessions.MOST):
            await second_device(anna)
        assert len(await (await second_device(anna)).get("/api/me/devices")) == sessions.MOST

    run(story())


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140.0 Safari/537.36 Edg/140", "Edge Windows"),
        ("Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36", "Chrome Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18 Safari/604.1", "Safari iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18 Safari/605", "Safari macOS"),
        ("Mozilla/5.0 (iPad; CPU OS 18_0) FxiOS/140 Safari/605", "Firefox iPad"),
        ("curl/8.5.0", "curl None"),
        ("Mozilla/5.0 something", "None None"),
        ("<b>\x00", "None None"),
        ("", "None None"),
    ],
)
def test_a_device_is_read_from_what_its_browser_says(agent: str, device: str) -> None:
    browser_, system = sessions.device_of(agent)
    assert f"{browser_} {system}" == device


def test_a_token_from_before_sessions_is_kept_until_its_owner_signs_out(
    serve: Serve, store: str
) -> None:
    tokens: list[str] = []

    async def before() -> None:
        house = Store(store)
        await house.open()
        anna = await people.add_guest(house, "Anna", 0.0)
        async with house.writing() as connection:
            named = schema.players.c.id == anna.id
            await connection.execute(update(schema.players).where(named).values(epoch=3))
        key = await people.signing_key(house)
        tokens.extend(signed(key, f"{anna.id}.{epoch}") for epoch in (3, 2))
        await house.close()

    in_own_loop(before())
    server = serve(store)

    async def story() -> None:
        async with browser(server) as http, browser(server) as copied:
            http.cookies.set(COOKIE, tokens[1], domain="127.0.0.1")
            assert (await http.get("/api/me")).json() is None
            http.cookies.clear()
            http.cookies.set(COOKIE, tokens[0], domain="127.0.0.1")
            copied.cookies.set(COOKIE, tokens[0], domain="127.0.0.1")
            code = (await http.post("/api/tables", json={"game": "lydia"})).json()["code"]
            assert (await http.get("/api/me")).json()["name"] == "Anna"
            assert http.cookies[COOKIE] != tokens[0]
            assert len((await http.get("/api/me/devices")).json()) == 1
            old = Person(server, {"name": "Anna", "id": 1, "token": tokens[0]})
            async with old.at(code) as screen:
                await screen.until(lambda f: f["t"] == "hello")
                await http.post("/api/logout")
                assert await closed(screen) == (4401, "server-signed-out")
            assert (await copied.get("/api/me")).json() is None

    run(story())


def first_form(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


@each_store
def test_a_store_of_the_first_form_is_brought_up_with_everybody_in_it(
    serve: Serve, store: str
) -> None:
    async def before() -> None:
        there = Store(store)
        async with there.engine.begin() as connection:
            await connection.run_sync(first_form)
            row = {"name": "Anna", "epoch": 0, "settings": "{}", "created": 0.0, "gone": False}
            await connection.execute(insert(schema.players).values(**row))
            await connection.execute(insert(schema.house).values(name="key", value="00" * 32))
        await there.close()

    in_own_loop(before())
    server = serve(store)

    async def story() -> None:
        async with browser(server) as http:
            http.cookies.set(COOKIE, signed(bytes(32), "1.0"), domain="127.0.0.1")
            assert (await http.get("/api/me")).json()["name"] == "Anna"
            assert len((await http.get("/api/me/devices")).json()) == 1

    run(story())


def test_who_signs_in_while_the_password_is_changed_must_know_the_new_one(store: str) -> None:
    async def story() -> None:
        house = House(Config(db=store), Steady(), real_seed)
        await house.open()
        try:
            anna = await people.add_guest(house.store, "Anna", 0.0)
            await sessions.change_password(house, anna, "first hash", None, "")
            still = schema.players.c.password == "first hash"
            assert await sessions.begin(house, anna, "", still) is not None
            token = await sessions.change_password(house, anna, "second hash", "first hash", "")
            assert token is not None
            assert await sessions.begin(house, anna, "", still) is None
            assert (
                await sessions.change_password(house, anna, "third hash", "first hash", "") is None
            )
            async with house.store.reading() as connection:
                count = len((await connection.execute(select(schema.sessions))).all())
            assert count == 1
        finally:
            await house.close()

    in_own_loop(story())


def test_who_is_signed_out_on_the_way_to_a_table_is_shown_the_door(
    serve: Serve, sqlite: str, tmp_path: Path
) -> None:
    gates = tmp_path / "gates"
    gates.mkdir()
    server = serve(sqlite, held=str(gates))

    async def story() -> None:
        people = [await guest(server, name) for name in ("Anna", "Bernd")]
        match = restless(9, 3 * TOLD)
        await laid(sqlite, ids(people), match, "HELD", rows_of(match))

        async def arrives() -> tuple[int, str]:
            async with people[0].at("HELD") as screen:
                return await closed(screen)

        arriving = asyncio.create_task(arrives())
        while not (gates / "opening waits").exists():
            assert not arriving.done()
            await asyncio.sleep(0.02)
        await logs_out(people[0])
        (gates / "opening").touch()
        assert await arriving == (4401, "server-signed-out")

    run(story())


def test_a_node_that_could_not_listen_closes_what_was_revoked_meanwhile(
    serve: Serve, fresh_postgres: str
) -> None:
    node, hard_of_hearing = serve(fresh_postgres), serve(fresh_postgres, deaf=True)

    async def story() -> None:
        anna = await guest(node, "Anna")
        bernd = (await guest(node, "Bernd")).elsewhere(hard_of_hearing)
        code = (await anna.open(seats=2))["code"]
        away = anna.elsewhere(hard_of_hearing)
        async with away.at(code) as lost, bernd.at(code) as stays:
            for screen in (lost, stays):
                # It answers only after it has looked whether they are still signed in.
                assert (await screen.ask("ping"))["t"] == "ok"
            await logs_out(anna)
            assert (await lost.ask("ping"))["t"] == "ok"
            await reconnect(fresh_postgres)
            assert await closed(lost) == (4401, "server-signed-out")
            assert (await stays.ask("ping"))["t"] == "ok"

    run(story())
