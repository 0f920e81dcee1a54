"""The strangers of `tools/attack.py`: what each of them sends again and again, and how it went.

A flood runs in a process of its own and sends from another address of the loopback network than
the person who plays, so that the server counts them apart. It has a fixed number of connections,
each with one request on its way, and ends by itself after its seconds.
"""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

PATIENCE: Final = 60.0
# Where the strangers come from; the person who plays comes from 127.0.0.1.
SOURCE: Final = "127.0.0.2"
MEGABYTE: Final = 1_000_000


class Given(msgspec.Struct):
    """What a flood is told: where, what, how long, and whom the server takes it for."""

    port: int
    flood: str
    seconds: float
    connections: int
    token: str
    # A table to watch, a tournament of the stranger's own, cards to ban, a record to bring along.
    table: str
    cup: str
    cards: list[str]
    record: str


class Sent(msgspec.Struct):
    """What came of it."""

    answers: dict[str, int]
    seconds: float


Requests = Iterator[bytes]


def http(
    given: Given, method: str, path: str, body: bytes = b"", account: bool = False, more: str = ""
) -> bytes:
    token = f"Authorization: Bearer {given.token}\r\n" if account else ""
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{given.port}\r\n"
        f"Origin: http://127.0.0.1:{given.port}\r\n{token}{more}"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def large(before: str, after: str, room: int = MEGABYTE) -> bytes:
    """As many small numbers as there is room for, in the middle of what a route wants."""
    return (before + "1," * ((room - len(before) - len(after) - 2) // 2) + "1" + after).encode()


def _same(request: bytes) -> Requests:
    return itertools.repeat(request)


def _table(given: Given, upgrade: str) -> Requests:
    key = base64.b64encode(b"0123456789abcdef").decode()
    more = (
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n"
    )
    return _same(http(given, "GET", upgrade, more=more))


def _options(given: Given) -> Requests:
    wanted = {"game": "agricola", "seats": 4, "options": {"cards.banned": given.cards}}
    return _same(http(given, "POST", "/api/options", json.dumps(wanted).encode()))


def _names(given: Given) -> Requests:
    for number in itertools.count():
        lines = "\n".join(f"Name {number}-{name}, Club {name % 40}" for name in range(4_000))
        deed = {"deed": {"t": "import", "id": f"i{number}", "text": lines}}
        body = json.dumps(deed).encode()
        yield http(given, "POST", f"/api/tournaments/{given.cup}/do", body, account=True)


def _records(given: Given) -> Requests:
    return _same(http(given, "POST", "/api/records", given.record.encode(), account=True))


def _heap(given: Given) -> Requests:
    """A megabyte of lines that are no record."""
    body = b'{"tafelrunde":1}\n' + b"[1,2,3]\n" * (MEGABYTE // 8)
    return _same(http(given, "POST", "/api/records", body, account=True))


def _unknown(given: Given) -> Requests:
    for number in itertools.count():
        yield http(given, "GET", f"/api/tables/{'ABCDEFGHJK'[number % 10]}{number % 90000:05d}")


def _guests(given: Given) -> Requests:
    return _same(http(given, "POST", "/api/guest", b'{"name": "Nobody", "token": true}'))


def _login(given: Given) -> Requests:
    for number in itertools.count():
        body = json.dumps({"name": f"Somebody {number}", "password": "x" * 200}).encode()
        yield http(given, "POST", "/api/login", body)


def _get(path: str, account: bool = False) -> Callable[[Given], Requests]:
    return lambda given: _same(http(given, "GET", path.format(given=given), b"", account))


def _post(path: str, body: bytes, account: bool = False) -> Callable[[Given], Requests]:
    return lambda given: _same(http(given, "POST", path.format(given=given), body, account))


FLOODS: Final[dict[str, Callable[[Given], Requests]]] = {
    "options, 1 MB": _post(
        "/api/options", large('{"game":"lydia","seats":2,"options":{"a":[', "]}}")
    ),
    "tables, 1 MB": _post("/api/tables", large('{"game":"lydia","options":{"a":[', "]}}")),
    "guest, 1 MB": _post("/api/guest", large('{"name":"A","a":[', "]}")),
    "login, 1 MB": _post("/api/login", large('{"name":"A","password":"x","a":[', "]}")),
    "quick, 1 MB, signed in": _post("/api/quick", large('{"game":"lydia","bots":[', "]}"), True),
    "deeds, 1 MB": _post("/api/tournaments/{given.cup}/do", large('{"deed":[', "]}")),
    "records, 1 MB of no record": _heap,
    "records": _records,
    "401": _post("/api/tables", b'{"game":"lydia"}'),
    "404": _post("/api/nowhere", b"{}"),
    "tables that are not there": _unknown,
    "options, cards banned": _options,
    "lobby": _get("/api/lobby"),
    "lobby, signed in": _get("/api/lobby", True),
    "sockets at a table": lambda given: _table(given, f"/ws/{given.table}"),
    "sockets at a tournament": lambda given: _table(given, f"/ws/tournaments/{given.cup}"),
    "4,000 names": _names,
    "guests": _guests,
    "passwords": _login,
    "health": _get("/health"),
    "schema": _get("/schema/openapi.json"),
    "words": _get("/api/words/de"),
}


class Line:
    """A connection that is opened again when the server ends it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, request: bytes) -> int:
        """The status that a request is answered with; 0 where the connection ends."""
        try:
            if self.streams is None:
                self.streams = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(SOURCE, 0)
                )
            reader, writer = self.streams
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            status = int(head[9:12])
            if status == 101:
                # What a socket is told at first is read, then it is left.
                await reader.read(65_536)
                self.close()
                return status
            length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
            await reader.readexactly(int(length or 0))
        except (OSError, asyncio.IncompleteReadError):
            self.close()
            return 0
        return status

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].transport.abort()
        self.streams = None


async def flooded(given: Given) -> Sent:
    """Send until the time is over."""
    requests, answers = FLOODS[given.flood](given), Counter[str]()
    begun = time.monotonic()

    async def one() -> None:
        line = Line(given.port)
        while time.monotonic() < begun + given.seconds:
            answers[str(await line.ask(next(requests)))] += 1
        line.close()

    await asyncio.wait_for(
        asyncio.gather(*(one() for _ in range(given.connections))), given.seconds + PATIENCE
    )
    return Sent(dict(sorted(answers.items())), time.monotonic() - begun)


def main() -> None:
    given = msgspec.json.decode(sys.stdin.readline(), type=Given)
    print(msgspec.json.encode(asyncio.run(flooded(given))).decode())


if __name__ == "__main__":
    main()
