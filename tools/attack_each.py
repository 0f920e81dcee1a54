"""Measure what one request at its largest costs the event loop, route by route.

    .venv-dev/bin/python -m tools.attack_each

What is told is the processor time of the server's event loop for one request, the middle and the
worst of some: whatever runs apart, in a process or a thread, is not in it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import httpx

from tafelrunde.games.agricola.cards.base import PRINTED
from tools.attack import loop_time, played
from tools.attack_floods import large
from tools.load import Place, Server, served
from tools.load_people import Guest, opened

AGAIN: Final = 7
Request = tuple[str, str, bytes]


def requests(codes: dict[str, str]) -> list[Request]:
    """One of each route, as large as it may be."""
    table, farm, cup = codes["table"], codes["farm"], codes["cup"]
    banned = {"game": "agricola", "seats": 4, "options": {"cards.banned": sorted(PRINTED)[:820]}}
    found: list[Request] = [
        ("GET", path, b"")
        for path in (
            "/health", "/ready", "/metrics", "/schema/openapi.json", "/",
            "/api/games", "/api/words/de", "/api/words/de/learn/agricola",
            "/api/games/agricola/cards", "/api/games/agricola/powers", "/api/rules/agricola",
            "/api/lobby", "/api/history", "/api/history?page=3", "/api/best/agricola",
            "/api/me", "/api/me/devices", "/api/me/muted", f"/api/players/{codes['me']}",
            "/api/daily", "/api/campaigns", "/api/tournaments",
            f"/api/tournaments/{cup}", f"/api/tournaments/{cup}/export/csv",
            f"/api/tournaments/{cup}/export/json", f"/api/tournaments/{cup}/export/jsonl",
            f"/api/tournaments/{cup}/paper/standings", f"/api/tournaments/{cup}/qr",
            f"/api/tables/{table}", f"/api/tables/{table}/qr", f"/api/tables/{table}/guests",
            f"/api/tables/{farm}/state", f"/api/tables/{farm}/entries",
            f"/api/tables/{farm}/coach", f"/api/tables/{farm}/at/0", f"/api/tables/{farm}/record",
        )
    ]  # fmt: skip
    bodies: dict[str, Any] = {
        "/api/options": banned,
        "/api/tables": banned,
        "/api/quick": {"game": "agricola", "bots": 3},
        "/api/lessons": {"game": "agricola"},
        "/api/daily": {},
        "/api/me": {"name": "Stranger", "language": "de"},
        "/api/campaigns": {"form": "solo", "chairs": ["me"], "title": "Trek"},
        "/api/tournaments": {"title": "Cup", "preset": "own"},
        f"/api/tournaments/{cup}/entry": {"on": True},
        f"/api/tournaments/{cup}/helper": {},
        f"/api/tables/{farm}/plan": {"seat": 0, "options": [1] * 60},
        f"/api/tables/{farm}/branch": {"n": 0},
        f"/api/tables/{farm}/report": {"words": "ä" * 4_000},
        f"/api/tables/{farm}/invite": {"name": "Nobody"},
    }
    found += [("POST", path, json.dumps(body).encode()) for path, body in bodies.items()]
    numbers = {
        "/api/options": ('{"game":"lydia","options":{"a":[', "]}}", 65_536),
        "/api/tables": ('{"game":"lydia","options":{"a":[', "]}}", 65_536),
        "/api/guest": ('{"name":"A","a":[', "]}", 16_384),
        f"/api/tournaments/{cup}/do": ('{"deed":[', "]}", 262_144),
        f"/api/tables/{farm}/act": ('{"t":"play","option":[', "]}", 16_384),
    }
    for path, (before, after, room) in numbers.items():
        found.append(("POST", path, large(before, after, room)))
    found.append(("POST", "/api/records", played().encode()))
    for deed in (
        {"t": "note", "words": "x" * 300},
        {"t": "drop", "player": 7},
        {"t": "import", "text": "\n".join(f"Last {n}, Club {n % 40}" for n in range(900))},
        {"t": "undo"},
    ):
        path = f"/api/tournaments/{cup}/do"
        found.append(("POST", path, json.dumps({"deed": {"id": deed["t"], **deed}}).encode()))
    for message in (
        {"t": "ping"},
        {"t": "why", "seat": 0, "option": ["x"] * 64},
        {"t": "preview", "seat": 0, "option": "forest"},
        {"t": "chat", "text": "ä" * 500},
        {"t": "standing", "seat": 0, "kind": "place", "answer": "never"},
        {"t": "undo", "seat": 0, "to": 0},
        {"t": "play", "seat": 0, "n": 0, "kind": "place", "option": "forest"},
    ):
        body = json.dumps({"id": message["t"], **message}).encode()
        found.append(("POST", f"/api/tables/{farm}/act", body))
    return found


async def measured(server: Server) -> list[tuple[float, float, str]]:
    people = [await Guest.come(server.url, name) for name in ("Anna", "Bernd", "Carla", "Dora")]
    kinds = [("lydia", 2), ("agricola", 4), *[("loyang", 2)] * 40]
    tables = await opened(server.port, people, kinds, watch=False)
    me = await people[0].get("/api/me")
    cup = (await people[0].post("/api/tournaments", {"title": "Cup", "preset": "own"}))["code"]
    names = "\n".join(f"Somebody {n}, C{n % 40}" for n in range(4_000))
    deed = {"t": "import", "id": "names", "text": names}
    await people[0].post(f"/api/tournaments/{cup}/do", {"deed": deed})
    codes = {"table": tables[0].code, "farm": tables[1].code, "cup": cup, "me": str(me["id"])}
    rows = []
    for method, path, body in requests(codes):
        costs, answer = [], 0
        for _ in range(AGAIN):
            await asyncio.sleep(0.02)
            before = loop_time(server)
            answer = await asked(people[0].http, method, path, body)
            # What comes after the answer is in it, too.
            await asyncio.sleep(0.02)
            costs.append((loop_time(server) - before) * 1000)
        shown = path.replace(cup, "CUP").replace(codes["farm"], "T").replace(codes["table"], "T")
        name = f"{method} {shown} {body[:40].decode(errors='replace')!r} {answer}"
        rows.append((sorted(costs)[AGAIN // 2], max(costs), name))
    for table in tables:
        table.leave()
    return rows


async def asked(http: httpx.AsyncClient, method: str, path: str, body: bytes) -> int:
    headers = {"Content-Type": "application/json"}
    answer = await http.request(method, path, content=body or None, headers=headers)
    return answer.status_code


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="the server's interpreter")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tafelrunde-attack-") as folder:
        place = Place("sqlite", str(Path(folder) / "each.db"), 1, [])
        with served(wanted.python, place) as server:
            rows = asyncio.run(measured(server))
    for middle, worst, name in sorted(rows, reverse=True):
        print(f"{middle:8.1f} {worst:8.1f} ms  {name}")


if __name__ == "__main__":
    main()
