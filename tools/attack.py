"""Find out what somebody who plays notices of strangers who flood the server.

    .venv-dev/bin/python -m tools.attack --python .venv/bin/python --json attack.json

Starts a server of its own on 127.0.0.1 with the limits that every server has, lets somebody play
there, and then sends one flood after the other from another address of this machine. While a flood
runs, the one who plays asks now and then whether anybody is there, and how long the answer takes
is what is told. Everything stays on this machine; each flood has so many connections and seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import connect

from tafelrunde.games.agricola.cards.base import PRINTED
from tafelrunde.kernel.start import new
from tafelrunde.lab.bench import machine
from tools.attack_floods import FLOODS, Given, Sent
from tools.load import ROOT, Place, Server, served, share
from tools.load_people import Guest, Table, opened

# A socket may say twenty things a second.
EVERY: Final = 0.06
MOVE_EVERY: Final = 10
MOST_CONNECTIONS: Final = 64
MOST_SECONDS: Final = 60.0


class Player:
    """Somebody who plays both seats of a table, and asks on another screen how the line is."""

    def __init__(self, table: Table, guest: Guest, port: int) -> None:
        self.table = table
        self.line = connect(
            f"ws://127.0.0.1:{port}/ws/{table.code}",
            additional_headers={"Authorization": f"Bearer {guest.token}"},
            max_size=None,
            proxy=None,
        )
        self.waits: list[float] = []

    async def play(self, seconds: float) -> None:
        """Play and ask for a while, one question after the other."""
        async with self.line as line:
            end = time.monotonic() + seconds
            for asked in itertools.count(1):
                at = time.perf_counter()
                await line.send(f'{{"t":"ping","id":"p{asked}"}}')
                while f'"id":"p{asked}"' not in str(await line.recv()):
                    pass
                self.waits.append(time.perf_counter() - at)
                if time.monotonic() >= end:
                    return
                if asked % MOVE_EVERY == 0 and self.table.free:
                    self.table.move()
                await asyncio.sleep(max(0.0, EVERY - self.waits[-1]))


class Attacked:
    """A server with somebody who plays, and what the strangers need."""

    def __init__(self, server: Server, player: Player, given: Given) -> None:
        self.server = server
        self.player = player
        self.given = given

    async def under(self, flood: str | None, seconds: float, connections: int) -> dict[str, Any]:
        """What the one who plays notices while somebody floods the server."""
        player = self.player
        before = loop_time(self.server)
        sent = Sent({}, seconds)
        if flood is None:
            await player.play(seconds)
        else:
            given = msgspec.structs.replace(
                self.given, flood=flood, seconds=seconds, connections=connections
            )
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tools.attack_floods",
                cwd=ROOT,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            told = asyncio.create_task(process.communicate(msgspec.json.encode(given) + b"\n"))
            await player.play(seconds)
            sent = msgspec.json.decode((await told)[0], type=Sent)
        spent = loop_time(self.server) - before
        requests = sum(sent.answers.values())
        return {
            "flood": flood or "nobody",
            "ping_p50_ms": share(player.waits, 0.5),
            "ping_p99_ms": share(player.waits, 0.99),
            "ping_worst_ms": share(player.waits, 1.0),
            "pings": len(player.waits),
            "requests_per_second": round(requests / sent.seconds, 1),
            "loop_ms_per_request": round(spent / requests * 1000, 2) if requests else None,
            "answers": sent.answers,
        }


def loop_time(server: Server) -> float:
    """The processor time of the server's event loop, in seconds."""
    pid = server.process.pid
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0]) / 1e9


async def prepared(server: Server) -> Attacked:
    """Somebody at a table, and a stranger with an account and a tournament."""
    people = [await Guest.come(server.url, name) for name in ("Anna", "Bernd")]
    table = (await opened(server.port, people, [("lydia", 2)], watch=False))[0]
    stranger = await Guest.come(server.url, "Stranger")
    cup = await stranger.post("/api/tournaments", {"title": "Cup", "preset": "own"})
    given = Given(
        port=server.port,
        flood="",
        seconds=0.0,
        connections=1,
        token=stranger.token,
        table=table.code,
        cup=cup["code"],
        cards=sorted(PRINTED)[:820],
        record=played(),
    )
    return Attacked(server, Player(table, people[0], server.port), given)


def played() -> str:
    """The record of a match that was played at random."""
    match = new("lydia", seats=2, seed=1)
    dice = random.Random(1)
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.options))
    return match.record.text()


async def attacked(wanted: argparse.Namespace, folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = {"machine": machine(), "seconds": wanted.seconds, "floods": []}
    for flood in [None, *wanted.only]:
        # Each flood finds a server to which nobody has done anything.
        place = Place("sqlite", str(folder / f"{len(found['floods'])}.db"), 1, [])
        with served(wanted.python, place, rates=wanted.rates) as server:
            found["build"] = server.build
            here = await prepared(server)
            row = await here.under(flood, wanted.seconds, wanted.connections)
        found["floods"].append(row)
        print(told(row), file=sys.stderr, flush=True)
    return found


def told(row: dict[str, Any]) -> str:
    """A flood in a line."""
    answers = " ".join(f"{status}:{count}" for status, count in row["answers"].items())
    return (
        f"{row['flood']:28} ping p50 {row['ping_p50_ms']:7.1f}  p99 {row['ping_p99_ms']:7.1f} ms"
        f"   {row['requests_per_second']:7.1f} requests/s   {answers}"
    )


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="the server's interpreter")
    parser.add_argument("--only", nargs="+", choices=[*FLOODS], default=[*FLOODS], metavar="FLOOD")
    parser.add_argument("--seconds", type=float, default=6, help="how long each flood lasts")
    parser.add_argument("--connections", type=int, default=8, help="of each flood")
    parser.add_argument("--rates", type=float, default=1, help="times the server's limits")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    wanted = parser.parse_args(given)
    if not 0 < wanted.seconds <= MOST_SECONDS or not 0 < wanted.connections <= MOST_CONNECTIONS:
        parser.error(f"at most {MOST_SECONDS:g} seconds and {MOST_CONNECTIONS} connections")
    with tempfile.TemporaryDirectory(prefix="tafelrunde-attack-") as folder:
        found = asyncio.run(attacked(wanted, Path(folder)))
    text = json.dumps(found, indent=2) + "\n"
    if wanted.json is not None:
        wanted.json.write_text(text)
    print("\n".join(told(row) for row in found["floods"]))


if __name__ == "__main__":
    main()
