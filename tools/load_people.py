"""The people of `tools/load.py`: guests, their screens, and tables that move by themselves.

A screen reads WebSocket frames itself, without looking into more of them than it must: what is
measured is the server, so this end has to be the cheaper one.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
from collections.abc import Coroutine
from typing import Any, Final

import httpx
import msgspec

PATIENCE: Final = 120.0
_TEXT, _CLOSE, _PING = 1, 8, 9
_STATE: Final = b'{"t":"state","n":'
_ENTRY: Final = b'{"t":"entry","n":'
_OK: Final = b'{"t":"ok"'
_NO: Final = b'{"t":"no"'


class Choice(msgspec.Struct):
    option: Any


class Ask(msgspec.Struct):
    seat: int
    kind: str
    options: list[Choice] = []


class State(msgspec.Struct):
    """What somebody must know of a position to go on."""

    n: int
    seat: int | None
    over: bool
    waiting: list[int]
    asks: list[Ask]


_decoder: Final = msgspec.json.Decoder(State)


async def gathered(*work: Coroutine[Any, Any, Any] | asyncio.Task[Any]) -> None:
    """Do things side by side; what was cancelled has simply ended."""
    for result in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(result, Exception):
            raise result


class Guest:
    """Somebody with a name and a token."""

    def __init__(self, url: str, token: str) -> None:
        self.token = token
        self.http = httpx.AsyncClient(
            base_url=url,
            headers={"Authorization": f"Bearer {token}"},
            timeout=PATIENCE,
            trust_env=False,
        )

    @staticmethod
    async def come(url: str, name: str) -> Guest:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False) as http:
            answer = await http.post("/api/guest", json={"name": name, "token": True})
            answer.raise_for_status()
            return Guest(url, answer.json()["token"])

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        answer.raise_for_status()
        return answer.json()

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()


class Screen(asyncio.Protocol):
    """A WebSocket at a table, with a seat's eyes or a spectator's."""

    def __init__(
        self, table: Table, seat: int | None, guest: Guest | None, slow: bool = False
    ) -> None:
        self.table = table
        self.seat = seat
        self.guest = guest
        self.slow = slow
        self.number = -1
        self.state = b""
        self.entries = 0
        self.open = False
        self.buffer = bytearray()
        self.transport: asyncio.Transport | None = None
        self.arrived = asyncio.Event()

    async def connect(self, port: int) -> None:
        self.port = port
        self.open = False
        self.buffer.clear()
        self.arrived.clear()
        seen = max(0, self.number)
        token = "" if self.guest is None else f"Authorization: Bearer {self.guest.token}\r\n"
        key = base64.b64encode(os.urandom(16)).decode()
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        transport.write(
            f"GET /ws/{self.table.code}?seen={seen} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n{token}\r\n".encode()
        )
        await asyncio.wait_for(self.arrived.wait(), PATIENCE)

    async def come_back(self) -> None:
        """Leave and come again, as a laptop does that was closed."""
        self.table.away += 1
        self.close()
        await self.connect(self.port)
        self.table.away -= 1

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def rest(self) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.pause_reading()

    def read(self) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.resume_reading()

    def has_all(self, first: int, last: int) -> bool:
        return self.number == last and self.entries >= last - first

    # --- frames ------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        at = 0
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(bytes(buffer[:end]).decode())
            self.open = True
            at = end + 4
        while len(buffer) >= at + 2:
            size, head = buffer[at + 1], at + 2
            if size == 126:
                head = at + 4
                size = int.from_bytes(buffer[at + 2 : head])
            elif size == 127:
                head = at + 10
                size = int.from_bytes(buffer[at + 2 : head])
            if len(buffer) < head + size:
                break
            self._frame(buffer[at] & 15, bytes(buffer[head : head + size]))
            at = head + size
        del buffer[:at]

    def _frame(self, kind: int, text: bytes) -> None:
        if kind == _TEXT:
            self._heard(text)
        elif kind == _PING:
            self._send(10, text)
        elif kind == _CLOSE and self.transport is not None:
            self.transport.close()

    def _heard(self, text: bytes) -> None:
        if text.startswith(_STATE):
            number = int(text[len(_STATE) : text.index(b",", len(_STATE))])
            self.state = text
            fresh, self.number = number > self.number, number
            self.arrived.set()
            if fresh and not self.slow:
                self.table.reached()
        elif text.startswith(_ENTRY):
            self.entries += 1
        elif text.startswith(_OK):
            self.table.answered()
        elif text.startswith(_NO):
            self.table.was_refused()

    def say(self, message: dict[str, Any]) -> None:
        self._send(_TEXT, msgspec.json.encode(message))

    def _send(self, kind: int, text: bytes) -> None:
        """A masked frame; the mask is zero, so the text stays as it is."""
        assert self.transport is not None
        size = bytes([128 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
        self.transport.write(bytes([128 | kind]) + size + bytes(4) + text)


class Table:
    """A table with a screen for each seat, and some that look on; one move at a time."""

    def __init__(self, code: str, game: str, seats: int) -> None:
        self.code = code
        self.game = game
        self.seats = seats
        self.dice = random.Random(code)
        self.screens: list[Screen] = []
        self.moves = 0
        self.refused = 0
        self.away = 0
        self.busy = False
        self.over = False
        self.sent_at = 0.0
        self.waits_for = 0
        # Seconds from a move to its answer, to each screen, and to the last one.
        self.answers: list[float] = []
        self.late: list[float] = []
        self.last: list[float] = []

    @property
    def free(self) -> bool:
        return not (self.busy or self.over or self.away)

    @property
    def number(self) -> int:
        return max(screen.number for screen in self.screens)

    def told(self) -> str:
        seen = [screen.number for screen in self.screens if not screen.slow]
        return f"{self.game} {self.seats} {self.code}: {seen[:8]}, waits for {self.waits_for}"

    def move(self) -> bool:
        """Let some seat go on; whether one could."""
        for screen in self.screens[: self.seats]:
            state = _decoder.decode(screen.state)
            self.over = state.over
            message = self._message(state)
            if message is None:
                continue
            self.moves += 1
            self.busy = True
            self.waits_for = sum(not other.slow for other in self.screens)
            self.sent_at = time.perf_counter()
            screen.say({"id": str(self.moves), **message})
            return True
        return False

    def _message(self, state: State) -> dict[str, Any] | None:
        seat = state.seat
        if state.over or seat is None:
            return None
        if seat in state.waiting:
            return {"t": "confirm", "seat": seat}
        for ask in state.asks:
            if ask.seat == seat and ask.options:
                option = self.dice.choice(ask.options).option
                return {
                    "t": "play",
                    "seat": seat,
                    "n": state.n,
                    "kind": ask.kind,
                    "option": option,
                }
        return None

    def answered(self) -> None:
        self.answers.append(time.perf_counter() - self.sent_at)

    def was_refused(self) -> None:
        self.refused += 1
        self.busy = False

    def reached(self) -> None:
        """A screen has the position after the move."""
        if not self.busy:
            return
        self.late.append(time.perf_counter() - self.sent_at)
        self.waits_for -= 1
        if self.waits_for == 0:
            self.last.append(self.late[-1])
            self.busy = False

    def leave(self) -> None:
        for screen in self.screens:
            screen.close()


async def opened(
    port: int, people: list[Guest], kinds: list[tuple[str, int]], watch: bool = True
) -> list[Table]:
    """Tables of these games and seats; every fourth is watched, every twentieth by a slow one."""
    tables: list[Table] = []
    for place, (game, seats) in enumerate(kinds):
        code = (await people[0].post("/api/tables", {"game": game, "seats": seats}))["code"]
        for seat in range(1, seats):
            await people[seat].post(f"/api/tables/{code}/sit", {"seat": seat})
        table = Table(code, game, seats)
        table.screens = [Screen(table, seat, people[seat]) for seat in range(seats)]
        if watch and place % 4 == 0:
            table.screens.append(Screen(table, None, None, slow=place % 20 == 0))
        await gathered(*(screen.connect(port) for screen in table.screens))
        tables.append(table)
    return tables
