"""Find out how long somebody waits for a bot while somebody else lets many think.

    .venv-dev/bin/python -m tools.load_bots --python .venv/bin/python --json bench/bots-MACHINE.json

A guest opens tables at which four bots of the highest strength play each other, and looks on at all
of them. Somebody else plays one bot of another strength; how long it takes from a move until they
may move again is measured at their screen, with the others and before them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from tafelrunde.lab.bench import machine
from tools.load import PATIENCE, Place, Server, served, share
from tools.load_people import Guest

GAME: Final = "lydia"


def line(server: Server, guest: Guest, code: str) -> connect:
    """A socket at a table."""
    return connect(
        f"ws://127.0.0.1:{server.port}/ws/{code}",
        additional_headers={"Authorization": f"Bearer {guest.token}"},
        max_size=2**22,
        proxy=None,
        open_timeout=PATIENCE,
        ping_timeout=PATIENCE,
    )


async def opened(guest: Guest, chairs: list[dict[str, Any]]) -> str:
    wanted = {"game": GAME, "seats": len(chairs), "chairs": chairs, "undo": "never"}
    answer = await guest.http.post("/api/tables", json=wanted)
    answer.raise_for_status()
    code: str = answer.json()["code"]
    return code


async def look_on(socket: ClientConnection, begun: asyncio.Event) -> None:
    """Read what happens at a table, and say when its bots have begun."""
    async for text in socket:
        frame = json.loads(text)
        if frame["t"] == "state" and frame["n"]:
            begun.set()


class Player:
    """Somebody who plays at random against one bot, match after match."""

    def __init__(self, server: Server, guest: Guest, level: str) -> None:
        self.server = server
        self.guest = guest
        self.level = level
        self.dice = random.Random(7)
        self.sent = 0

    async def waits(self, answers: int, end: float) -> list[float]:
        """How long each of so many answers of the bot takes; fewer where time runs out."""
        found: list[float] = []
        while len(found) < answers and time.monotonic() < end:
            code = await opened(self.guest, [{"me": True}, {"bot": self.level}])
            async with line(self.server, self.guest, code) as socket:
                await self._play(socket, found, answers, end)
        return found

    async def _play(
        self, socket: ClientConnection, found: list[float], answers: int, end: float
    ) -> None:
        """Play a match, noting how long it takes from a move until one may move again."""
        moved, waiting = time.monotonic(), False
        while len(found) < answers and time.monotonic() < end:
            try:
                frame = json.loads(await asyncio.wait_for(socket.recv(), end - time.monotonic()))
            except TimeoutError:
                if waiting:
                    found.append(time.monotonic() - moved)
                return
            if frame["t"] != "state":
                continue
            own = [ask for ask in frame["asks"] if ask["seat"] == 0]
            if waiting and (own or frame["over"]):
                found.append(time.monotonic() - moved)
            if frame["over"]:
                return
            waiting = not own and bool(frame["asks"])
            for ask in own:
                moved = time.monotonic()
                await self._answer(socket, frame["n"], ask)

    async def _answer(self, socket: ClientConnection, n: int, ask: dict[str, Any]) -> None:
        self.sent += 1
        option = self.dice.choice(ask["options"])["option"]
        move = {"t": "play", "id": f"{self.sent}", "seat": 0, "n": n, "kind": ask["kind"]}
        await socket.send(json.dumps({**move, "option": option}))


def told(waits: list[float]) -> dict[str, float]:
    return {
        "answers": len(waits),
        "p50_ms": share(waits, 0.5),
        "p99_ms": share(waits, 0.99),
        "worst_ms": share(waits, 1.0),
    }


async def measured(wanted: argparse.Namespace, folder: Path) -> dict[str, Any]:
    with served(wanted.python, Place("sqlite", str(folder / "bots.db"), 1, [])) as server:
        person = Player(server, await Guest.come(server.url, "Anna"), wanted.level)
        # The process that thinks has begun, and knows the game.
        await person.waits(3, time.monotonic() + PATIENCE)
        alone = await person.waits(wanted.answers, time.monotonic() + 60 * wanted.minutes)
        crowd = await Guest.come(server.url, "Bernd")
        bots = [{"bot": wanted.crowd}] * 4
        sockets: list[ClientConnection] = []
        readers: list[asyncio.Task[None]] = []
        begun = [asyncio.Event() for _ in range(wanted.tables)]
        for event in begun:
            sockets.append(await line(server, crowd, await opened(crowd, bots)))
            readers.append(asyncio.create_task(look_on(sockets[-1], event)))
        await begun[0].wait()
        beside = await person.waits(wanted.answers, time.monotonic() + 60 * wanted.minutes)
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
        for socket in sockets:
            await socket.close()
        return {
            "machine": machine(),
            "build": server.build,
            "level": wanted.level,
            "tables": wanted.tables,
            "tables_begun": sum(event.is_set() for event in begun),
            "crowd": wanted.crowd,
            "alone": told(alone),
            "beside": told(beside),
        }


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="the server's interpreter")
    parser.add_argument("--tables", type=int, default=20, help="tables with bots alone")
    parser.add_argument("--crowd", default="best", help="the strength of these bots")
    parser.add_argument("--level", default="good", help="the strength of the bot that is timed")
    parser.add_argument("--answers", type=int, default=200, help="so many answers are timed")
    parser.add_argument("--minutes", type=float, default=5, help="no longer than this each time")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    wanted = parser.parse_args(given)
    with tempfile.TemporaryDirectory(prefix="tafelrunde-load-") as folder:
        found = asyncio.run(measured(wanted, Path(folder)))
    text = json.dumps(found, indent=2) + "\n"
    print(text, end="")
    if wanted.json is not None:
        wanted.json.write_text(text)


if __name__ == "__main__":
    main()
