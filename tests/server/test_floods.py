"""Floods: whatever comes is counted before it is read, by what it costs; nothing of it is timed.

What somebody who plays notices of strangers is measured by `tools/attack.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import subprocess
import sys
import warnings
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.handlers import HTTPRouteHandler

from tafelrunde.server.base import door, limits, wire
from tafelrunde.server.base.config import Config
from tafelrunde.server.base.refusals import Trouble
from tafelrunde.server.base.steady import Steady
from tafelrunde.server.club import people, tables
from tafelrunde.server.node.house import House
from tafelrunde.server.web import gate
from tests.server.conftest import Serve
from tests.server.support import PATIENCE, PLAIN, ROOT, Server, guest, housed, run, seated

# The clock stands still, and so much of every bucket is there: act 4, read 12, address 120.
SMALL = 0.1
ACT, READ, ADDRESS, SPARE = (
    round(limits.RATES[name][0] * SMALL) for name in ("act", "read", "address", "spare")
)


@contextlib.asynccontextmanager
async def stranger(server: Server, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody without an account, from an address of their own."""
    headers = {"X-Forwarded-For": address, "Origin": server.url}
    async with httpx.AsyncClient(
        base_url=server.url, headers=headers, timeout=PATIENCE, trust_env=False, verify=PLAIN
    ) as http:
        yield http


async def statuses(http: httpx.AsyncClient, times: int, path: str, **more: Any) -> list[int]:
    method = more.pop("method", "POST")
    return [(await http.request(method, path, **more)).status_code for _ in range(times)]


def test_every_refusal_is_paid_for_like_an_answer(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, clock=0.0, rates=SMALL)
    large = b'{"name": "' + b"x" * gate.BODY_BYTES + b'"}'
    foreign = {"Origin": "https://elsewhere.example"}
    refused: list[tuple[int, str, dict[str, Any]]] = [
        (401, "/api/quick", {"json": {"game": "lydia"}}),
        (400, "/api/logout", {"content": b"{"}),
        (413, "/api/logout", {"content": large}),
        (403, "/api/logout", {"headers": foreign}),
        (404, "/api/players/123456789/mute", {"json": {"on": True}}),
    ]

    async def story() -> None:
        anna = await guest(server)
        for number, (status, path, more) in enumerate(refused):
            async with stranger(server, f"203.0.113.{number}") as http:
                if status == 404:
                    # Who is nobody hears of nobody.
                    http.headers.update(anna.headers)
                cost = 4 if path == "/api/quick" else 1
                found = await statuses(http, ACT // cost + 2, path, **more)
                assert found == [status] * (ACT // cost) + [429] * 2, path
        async with stranger(server, "198.51.100.1") as http:
            for path, method, status in (
                ("/api/nowhere", "POST", 404),
                ("/api/me", "PUT", 405),
            ):
                before = ADDRESS // 2
                assert await statuses(http, before, path, method=method) == [status] * before
            assert await statuses(http, 2, "/api/nowhere") == [429] * 2
            assert await statuses(http, 1, "/health", method="GET") == [429]

    run(story())


def test_a_dear_route_takes_more_than_a_cheap_one(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, clock=0.0, rates=SMALL)
    wanted = {"game": "lydia", "seats": 2}

    async def story() -> None:
        async with stranger(server, "203.0.113.1") as http:
            assert await statuses(http, 2, "/api/options", json=wanted) == [200, 429]
        async with stranger(server, "203.0.113.2") as http:
            found = await statuses(http, READ // 3 + 1, "/api/lobby", method="GET")
            assert found == [200] * (READ // 3) + [429]
            assert await statuses(http, 1, "/health", method="GET") == [200]

    run(story())


def test_who_was_here_before_has_a_little_left_where_an_address_is_used_up(
    serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite, clock=0.0, rates=SMALL)

    async def story() -> None:
        anna = await guest(server)
        async with stranger(server, "203.0.113.1") as http:
            assert 429 not in await statuses(http, ADDRESS, "/api/nowhere")
            assert await statuses(http, 1, "/api/me", method="GET") == [429]
            http.headers.update(anna.headers)
            found = await statuses(http, SPARE + 1, "/api/me", method="GET")
            assert found == [200] * SPARE + [429]
            http.headers["Authorization"] = "Bearer made.up"
            assert await statuses(http, 1, "/api/me", method="GET") == [429]

    run(story())


# --- bodies --------------------------------------------------------------------------------------


class Half:
    """A request of which the rest never comes."""

    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.address = address

    async def __aenter__(self) -> Half:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()
        await self.writer.wait_closed()

    async def send(self, path: str, length: str, body: bytes = b"") -> int:
        """The status with which its head, and what there is of its body, is answered."""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {self.address}\r\n"
            f"Authorization: Bearer made.up\r\n{length}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        answer = await asyncio.wait_for(self.reader.readline(), PATIENCE)
        return int(answer.split()[1])


def test_a_request_is_counted_before_its_body_comes(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, clock=0.0, rates=SMALL)

    async def story() -> None:
        async with stranger(server, "203.0.113.1") as http:
            assert await statuses(http, ACT, "/api/logout", content=b"{") == [400] * ACT
        async with Half(server, "203.0.113.1") as half:
            # A record may be so long; nothing of it is waited for.
            assert await half.send("/api/records", "Content-Length: 1000000") == 429

    run(story())


def test_a_body_has_the_room_of_its_route_and_no_more_of_it_is_read(house: Server) -> None:
    async def story() -> None:
        async with Half(house, "203.0.113.1") as half:
            said = f"Content-Length: {gate.BODY_BYTES + 1}"
            assert await half.send("/api/login", said) == 413
        async with Half(house, "203.0.113.1") as half:
            # Nobody knows how long this gets, and it never ends.
            piece = b"x" * (gate.BODY_BYTES // 2)
            body = b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for _ in range(3))
            assert await half.send("/api/login", "Transfer-Encoding: chunked", body) == 413

    run(story())


def test_every_route_says_what_it_costs_and_how_much_room_it_has(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        # It warns of what it uses of Litestar.
        warnings.simplefilter("ignore")
        from tafelrunde.server.web.app import build  # noqa: PLC0415

        app = build(Config(db=str(tmp_path / "none.db")))
    handlers = [
        (path, handler)
        for route in app.routes
        for handler in getattr(route, "route_handlers", [])
        if isinstance(handler, HTTPRouteHandler)
        for path in [re.sub(r":[a-z]+}", "}", route.path)]
    ]
    assert len(handlers) > 60
    posts = {path: handler for path, handler in handlers if "POST" in handler.http_methods}
    room = {path: handler.resolve_request_max_body_size() for path, handler in posts.items()}
    assert [path for path, most in room.items() if most == gate.RECORD_BYTES] == ["/api/records"]
    assert max(most or 0 for path, most in room.items() if path != "/api/records") == 262_144
    page = (ROOT / "docs" / "security.md").read_text()
    rows = re.findall(r"^\| `(GET|POST) ([^`]+)` \| (\d+) \| (\d+) KiB \|", page, re.MULTILINE)
    told = {(method, path): (int(cost), int(most)) for method, path, cost, most in rows}
    plain = (1, gate.BODY_BYTES // 1024)
    declared = {
        (method, path): (int(handler.opt.get("cost", 1)), (most or 0) // 1024)
        for path, handler in handlers
        for most in [handler.resolve_request_max_body_size()]
        for method in handler.http_methods & {"GET", "POST"}
    }
    assert told == {
        key: value for key, value in declared.items() if value != plain and value[0] > 0
    }


def test_what_holds_too_much_is_refused_however_short_it_is() -> None:
    most = b"[" + b"1," * (door.VALUES - 2) + b"1]"
    assert len(door.opened(most)) == door.VALUES - 1
    for more in (b"[1," + most[1:], b"[" + most + b"]", b'{"a":' + most + b"}"):
        with pytest.raises(Trouble) as refused:
            door.opened(more)
        assert refused.value.status == 413


# --- sockets -------------------------------------------------------------------------------------


def test_what_somebody_says_is_counted_over_all_their_screens(serve: Serve, sqlite: str) -> None:
    # So much may be said by one person, and twice as much through each socket.
    server = serve(sqlite, clock=0.0, rates=1.0)
    most = limits.RATES["said"][0]

    async def story() -> None:
        anna, _, code = await seated(server)
        said = 0
        while said < most:
            async with anna.at(code) as screen:
                await screen.state()
                for _ in range(20):
                    if said + wire.Undo.cost > most:
                        break
                    await screen.ask("undo", seat=0, to=0)
                    said += wire.Undo.cost
        async with anna.at(code) as screen:
            await screen.state()
            await screen.send("undo", seat=0, to=0)
            await asyncio.wait_for(screen.socket.wait_closed(), PATIENCE)
            assert screen.socket.close_code == 4429

    run(story())


# --- the lobby -----------------------------------------------------------------------------------


def test_what_all_see_of_the_lobby_is_made_once_until_it_changes(tmp_path: Path) -> None:
    async def story() -> None:
        async with housed(str(tmp_path / "house.db"), Steady(still, still)) as house:
            anna = await people.add_guest(house.store, "Anna", house.now())
            bernd = await people.add_guest(house.store, "Bernd", house.now())

            async def look() -> list[dict[str, Any]]:
                whole = await asyncio.gather(*map(house.lobby.shown, (None, anna, bernd) * 10))
                return [json.loads(body) for body in whole]

            await look()
            assert house.lobby.made == 1
            room = await opened(house, anna)
            nobodys, annas, bernds = (await look())[:3]
            assert house.lobby.made == 2
            assert [found["open"][0]["code"] for found in (nobodys, annas, bernds)] == [room] * 3
            assert [len(found["mine"]) for found in (nobodys, annas, bernds)] == [0, 1, 0]

    def still() -> float:
        return 1_000_000.0

    run(story())


async def opened(house: House, host: Any) -> str:
    wanted = tables.NewTable(game="lydia", seats=2)
    return (await tables.open_table(house, host, wanted, "here")).code


# --- the tool ------------------------------------------------------------------------------------


@pytest.mark.soak
def test_the_tool_floods_a_server_and_tells_what_a_player_noticed(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    floods = ["options, 1 MB", "401", "options, cards banned", "lobby", "4,000 names", "records"]
    wanted = ["--seconds", "2", "--json", str(figures), "--only", *floods]
    subprocess.run(
        [sys.executable, "-m", "tools.attack", *wanted],
        cwd=ROOT,
        check=True,
        capture_output=True,
        timeout=10 * PATIENCE,
    )
    found = json.loads(figures.read_text())
    assert [row["flood"] for row in found["floods"]] == ["nobody", *floods]
    for row in found["floods"]:
        assert row["pings"] > 1
        assert 0 < row["ping_p50_ms"] <= row["ping_p99_ms"] <= row["ping_worst_ms"]
    answers = {row["flood"]: row["answers"] for row in found["floods"]}
    assert answers["options, 1 MB"].keys() == {"413", "429"}
    assert answers["401"].keys() == {"401", "429"}
    assert answers["options, cards banned"].keys() == {"200", "429"}
    assert answers["lobby"].keys() == {"200", "429"}
    assert "200" in answers["4,000 names"]
    assert "201" in answers["records"]
