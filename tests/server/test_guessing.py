"""Guessing: passwords and codes are tried slowly, and nobody is locked out by others."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from typing import Any

import httpx
import pytest
from argon2 import Type, extract_parameters
from litestar.connection import ASGIConnection
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tafelrunde.server.base import identity, passwords
from tafelrunde.server.base.config import Config, real_seed
from tafelrunde.server.base.limits import RATES, Limits
from tafelrunde.server.base.refusals import Trouble
from tafelrunde.server.base.steady import Steady
from tafelrunde.server.club import tables
from tafelrunde.server.club.people import add_guest
from tafelrunde.server.club.tables import NewTable
from tafelrunde.server.node.house import House
from tafelrunde.server.web import access
from tests.server.conftest import Serve
from tests.server.support import PATIENCE, Person, browser, guest, in_own_loop, run

PASSWORD = "correct horse"
# Smaller buckets prove the same.
SMALL = 0.5
TRIES = int(RATES["login"][0] * SMALL)


def behind(http: httpx.AsyncClient, address: str) -> httpx.AsyncClient:
    """The same browser at another address, as the proxy tells it."""
    http.headers["x-forwarded-for"] = address
    return http


async def tries(http: httpx.AsyncClient, name: str, password: str) -> int:
    answer = await http.post("/api/login", json={"name": name, "password": password})
    return answer.status_code


def test_a_password_takes_a_machine_long_also_one_of_nobody() -> None:
    for kept in (passwords._hasher.hash(PASSWORD), passwords.NOBODYS):
        found = extract_parameters(kept)
        assert found.type is Type.ID
        assert found.memory_cost * found.time_cost >= 64 * 1024 * 3


@pytest.mark.skipif(sys.platform != "linux", reason="only there each thread has a rank")
def test_hashing_gives_way_to_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def rank() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    ranks: list[int] = []

    class Noting:
        def hash(self, _: str) -> str:
            ranks.append(rank())
            return ""

    async def story() -> None:
        limits = Limits(Steady(), 1.0)
        await passwords.Passwords(limits).hashed(PASSWORD, ("hash", "here"))
        assert ranks == [max(passwords.GIVES_WAY, rank())]

    monkeypatch.setattr(passwords, "_hasher", Noting())
    in_own_loop(story())


def test_nobody_is_locked_out_by_the_wrong_guesses_of_others(serve: Serve, sqlite: str) -> None:
    # The clock stands still: what was used up stays so.
    server = serve(sqlite, clock=0.0, rates=SMALL)

    async def story() -> None:
        async with (
            browser(server) as known,
            browser(server) as fresh,
            browser(server) as mallory,
            browser(server) as neighbour,
        ):
            behind(known, "198.51.100.1")
            await known.post("/api/guest", json={"name": "Anna"})
            await known.post("/api/me/password", json={"password": PASSWORD})
            await known.post("/api/logout")
            behind(mallory, "203.0.113.9")
            guesses = [await tries(mallory, "anna", f"guess {n}") for n in range(TRIES + 2)]
            assert guesses == [403] * TRIES + [429] * 2
            # From elsewhere, and on a device that she has used before also from there.
            assert await tries(behind(fresh, "198.51.100.7"), "Anna", PASSWORD) == 200
            assert await tries(behind(known, "203.0.113.9"), "Anna", PASSWORD) == 200
            # A device of somebody else gets nothing from that.
            behind(neighbour, "198.51.100.2")
            await neighbour.post("/api/guest", json={"name": "Bernd"})
            await neighbour.post("/api/me/password", json={"password": PASSWORD})
            await neighbour.post("/api/logout")
            assert await tries(behind(neighbour, "203.0.113.9"), "Anna", PASSWORD) == 429

    run(story())


def test_a_device_that_is_known_guesses_as_slowly_as_others(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, clock=0.0, rates=SMALL)

    async def story() -> None:
        async with browser(server) as http:
            await http.post("/api/guest", json={"name": "Anna"})
            await http.post("/api/me/password", json={"password": PASSWORD})
            await http.post("/api/logout")
            guesses = [await tries(http, "Anna", f"guess {n}") for n in range(TRIES + 2)]
            assert guesses == [403] * TRIES + [429] * 2

    run(story())


def test_one_address_cannot_try_many_names(serve: Serve, sqlite: str) -> None:
    small = 0.2
    server = serve(sqlite, clock=0.0, rates=small)

    async def story() -> None:
        async with browser(server) as http:
            most = int(RATES["hash"][0] * small)
            guesses = [await tries(http, f"name {n}", "12345678") for n in range(most + 2)]
            assert guesses == [403] * most + [429] * 2

    run(story())


async def tries_to_sit(person: Person, code: str, body: dict[str, Any]) -> int:
    return (await person.http.post(f"/api/tables/{code}/sit", json=body)).status_code


def test_a_tables_password_is_guessed_slowly_and_no_password_costs_nothing(
    serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite, clock=0.0, rates=SMALL)

    async def story() -> None:
        anna, bernd = await guest(server, "Anna"), await guest(server, "Bernd")
        code = (await anna.open(visibility="password", password="sesame", seats=2))["code"]
        none = [await tries_to_sit(bernd, code, {"seat": 1}) for _ in range(6)]
        empty = [await tries_to_sit(bernd, code, {"seat": 1, "password": ""}) for _ in range(6)]
        assert none + empty == [403] * 12
        wrong = [
            await tries_to_sit(bernd, code, {"seat": 1, "password": f"{n}"})
            for n in range(TRIES + 2)
        ]
        assert wrong == [403] * TRIES + [429] * 2

    run(story())


def test_a_tables_password_is_checked_outside_its_lock(sqlite: str) -> None:
    async def story() -> None:
        house = House(Config(db=sqlite), Steady(), real_seed)
        await house.open()
        try:
            anna = await add_guest(house.store, "Anna", 0.0)
            bernd = await add_guest(house.store, "Bernd", 0.0)
            wanted = NewTable(game="lydia", seats=2, visibility="password", password="sesame")
            room = await tables.open_table(house, anna, wanted, "here")
            async with room.lock:
                with pytest.raises(Trouble, match="server-wrong-password"):
                    await asyncio.wait_for(
                        tables.sit(house, room, bernd, 1, "wrong", "here"), PATIENCE
                    )
            assert {what for what, who in house.limits.buckets if who == "here"} == {"hash"}
            await tables.sit(house, room, bernd, 1, "sesame", "here")
            assert room.chairs[1].player == bernd.id
        finally:
            await house.close()

    in_own_loop(story())


def test_guessing_codes_is_slow_and_does_not_hinder_who_sits_there(
    serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite, clock=0.0, rates=1.0)

    async def story() -> None:
        anna, mallory = await guest(server, "Anna"), await guest(server, "Mallory")
        codes = [(await anna.open(seats=2))["code"] for _ in range(3)]
        most = int(RATES["code"][0])
        paths = [f"/api/tables/AAAA{n:02}" for n in range(most + 2)]
        statuses = [(await mallory.http.get(path)).status_code for path in paths]
        assert statuses == [404] * most + [429] * 2
        # A right guess is not told from a wrong one any more.
        assert (await mallory.http.get(f"/api/tables/{codes[0]}")).status_code == 429
        for code in codes:
            async with anna.at(code) as screen:
                await screen.until(lambda f: f["t"] == "hello")
            await anna.get(f"/api/tables/{code}")

    run(story())


def test_a_right_code_costs_little(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, clock=0.0, rates=1.0)

    async def story() -> None:
        anna, bernd = await guest(server, "Anna"), await guest(server, "Bernd")
        code = (await anna.open(seats=2))["code"]
        reads = int(RATES["read"][0])
        assert reads > RATES["code"][0] > reads * access.RIGHT_CODE
        for _ in range(reads):
            await bernd.get(f"/api/tables/{code}")

    run(story())


def test_opening_sockets_is_counted_by_address(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, clock=0.0, rates=1.0)

    async def why(address: str) -> int:
        """How a socket is closed that asks for no table."""
        headers = {"x-forwarded-for": address}
        url = f"ws://127.0.0.1:{server.port}/ws/NONE"
        async with connect(url, additional_headers=headers, proxy=None) as socket:
            with pytest.raises(ConnectionClosed) as caught:
                await socket.recv()
        assert caught.value.rcvd is not None
        return caught.value.rcvd.code

    async def story() -> None:
        anna = await guest(server)
        code = (await anna.open(seats=2))["code"]
        for _ in range(int(RATES["socket"][0])):
            async with anna.connected(code) as socket:
                await socket.recv()
        async with anna.connected(code) as socket:
            with pytest.raises(ConnectionClosed) as caught:
                await socket.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4429
        assert await why("198.51.100.7") == 4404

    run(story())


@pytest.mark.parametrize(
    ("host", "source"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_neighbours_in_one_network_count_as_one(host: str, source: str) -> None:
    scope: Any = {"type": "http", "client": (host, 0), "headers": []}
    assert identity.source_of(ASGIConnection(scope)) == source


def test_what_costs_little_is_taken_in_small_parts() -> None:
    limits = Limits(lambda: 0.0, 1.0)
    size = RATES["code"][0]
    assert all(limits.allows("code", "here", size / 4) for _ in range(4))
    assert not limits.allows("code", "here", 0.1)
    assert limits.allows("code", "there")
