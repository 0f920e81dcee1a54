"""Operating: health, metrics, the command's own words, problems, export, drift, old stores."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from tafelrunde import __version__
from tafelrunde.server.club import people
from tafelrunde.server.store import backup
from tafelrunde.server.store.store import Store
from tafelrunde.server.table import talk
from tests.cli.command import tafelrunde as command
from tests.server.conftest import Serve, each_store
from tests.server.support import (
    PATIENCE,
    PLAIN,
    ROOT,
    Person,
    Server,
    guest,
    in_own_loop,
    message_for,
    own_ask,
    run,
    seated,
)

COMMAND = [sys.executable, "-c", "from tafelrunde.cli import main; main()"]


def tafelrunde(*arguments: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LC_ALL": "C", "COLUMNS": "200"}
    return subprocess.run(
        [*COMMAND, *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=env,
        check=False,
        timeout=PATIENCE,
    )


def test_the_command_serves_and_says_where(tmp_path: Path) -> None:
    log = (tmp_path / "log").open("w")
    arguments = ["serve", "--port", "0", "--db", str(tmp_path / "house" / "t.db")]
    process = subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT
    )
    try:
        assert process.stdout is not None
        said = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
        assert said is not None
        port = said[1]
        transport = httpx.HTTPTransport(retries=10)
        with httpx.Client(transport=transport, timeout=PATIENCE, verify=PLAIN) as http:
            health = http.get(f"http://127.0.0.1:{port}/health")
        assert health.json() == {"status": "ok", "version": __version__, "store": "sqlite"}
        taken = tafelrunde("serve", "--port", port, "--db", str(tmp_path / "other.db"))
        assert taken.returncode != 0
        assert taken.stderr.count("\n") == 1
        assert f"port {port}" in taken.stderr
    finally:
        process.send_signal(signal.SIGINT)
        ended = process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
        log.close()
    assert ended == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--db", "postgresql://nobody@127.0.0.1:1/none"), "cannot reach the database"),
        (("--db", "mysql://127.0.0.1/none"), "SQLite or PostgreSQL"),
        (("--workers", "2", "--db", "none.db"), "PostgreSQL"),
    ],
)
def test_a_store_that_cannot_be_used_is_one_clear_line(
    arguments: tuple[str, ...], says: str
) -> None:
    ended = tafelrunde("serve", "--port", "0", *arguments)
    assert ended.returncode != 0
    assert says in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_health_metrics_schema_and_headers(house: Server) -> None:
    answer = httpx.get(f"{house.url}/metrics", timeout=PATIENCE, verify=PLAIN)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    for line in answer.text.splitlines():
        form = r"# (HELP|TYPE) .*|(tafelrunde|process)_[a-z_]+(\{[^}]*\})? [0-9.e+-]+"
        assert re.fullmatch(form, line)
    assert "tafelrunde_requests_total" in answer.text
    assert "process_resident_memory_bytes" in answer.text
    schema = httpx.get(f"{house.url}/schema/openapi.json", timeout=PATIENCE, verify=PLAIN).json()
    assert "/api/tables/{code}/act" in schema["paths"]
    for path in ("/", "/api/me", "/api/nothing", "/t/ABCDEF"):
        page = httpx.get(house.url + path, timeout=PATIENCE, verify=PLAIN)
        policy = page.headers["content-security-policy"]
        scripts = next(p for p in policy.split(";") if p.strip().startswith("script-src"))
        assert scripts.split() == ["script-src", "'self'"]
        assert page.headers["x-content-type-options"] == "nosniff"


def test_nothing_outside_the_client_is_served(club: Server) -> None:
    for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../x.py", "/a.py"):
        with httpx.Client(base_url=club.url, timeout=PATIENCE, verify=PLAIN) as http:
            answer = http.send(httpx.Request("GET", club.url + path))
            assert answer.status_code == 404, path


def test_a_board_that_a_package_brings_is_served_and_nothing_beside_it(club: Server) -> None:
    games = httpx.get(f"{club.url}/api/games", timeout=PATIENCE, verify=PLAIN).json()
    boards = {game["name"]: game["board"] for game in games}
    assert boards["proving"] == "/boards/proving/board.js"
    assert boards["lydia"] is None
    script = httpx.get(club.url + boards["proving"], timeout=PATIENCE, verify=PLAIN)
    assert "export function mount" in script.text
    assert script.headers["content-type"].startswith("text/javascript")
    assert "script-src 'self'" in script.headers["content-security-policy"]
    outside = ("../view.py", "%2e%2e/view.py", "..%2fview.py", "", "x.js", "../board")
    strange = ("/boards/lydia/board.js", "/boards/../view.py/board.js", "/boards/proving")
    for path in (*(f"/boards/proving/{name}" for name in outside), *strange):
        with httpx.Client(base_url=club.url, timeout=PATIENCE, verify=PLAIN) as http:
            answer = http.send(httpx.Request("GET", club.url + path))
            assert answer.status_code == 404, path


def test_no_secret_is_in_the_log(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club, "Silent")
        await anna.post("/api/me/password", {"password": "a secret word"})
        await anna.http.post("/api/login", json={"name": "Silent", "password": "a secret word"})
        log = club.log.read_text()
        assert "secret word" not in log
        assert anna.me["token"].rpartition(".")[2] not in log

    run(story())


def test_a_reported_problem_reaches_the_operator_with_its_record(
    serve: Serve, store: str, tmp_path: Path
) -> None:
    server = serve(store)

    async def story() -> str:
        anna, _, code = await seated(server, "proving")
        words = "The mint gave nothing"
        assert (await anna.post(f"/api/tables/{code}/report", {"words": words}))["number"] == 0
        return str(code)

    codes: list[str] = []

    async def told() -> None:
        codes.append(await story())

    run(told())
    listed = command("admin", "problems", tmp_path / "found", "--db", store, "--json")
    problem = listed.data[0]
    assert (problem["code"], problem["words"]) == (codes[0], "The mint gave nothing")
    [record] = (tmp_path / "found").iterdir()
    assert json.loads(record.read_text().splitlines()[0])["game"] == "proving"
    server.stop()
    assert tafelrunde("admin", "export", str(tmp_path / "all.jsonl"), "--db", store).returncode == 0
    fresh = str(tmp_path / "fresh.db")
    assert command("admin", "restore", tmp_path / "all.jsonl", "--db", fresh).code == 0
    full = command("admin", "restore", tmp_path / "all.jsonl", "--db", fresh)
    assert full.code != 0
    assert "not empty" in full.err
    again = serve(fresh)

    async def same() -> None:
        person = await guest(again, "Later")
        table = await person.get(f"/api/tables/{codes[0]}")
        assert table["status"] == "running"
        assert [chair["player"]["name"] for chair in table["chairs"]] == ["Anna", "Bernd"]

    run(same())


@each_store
def test_an_export_while_the_house_is_open_is_of_one_moment(store: str) -> None:
    async def story() -> None:
        house = Store(store)
        await house.open()
        try:
            anna = await people.add_guest(house, "Anna", 0.0)
            found: list[str] = []
            async for line in backup.exported(house):
                found.append(line)
                if json.loads(line).get("in") == "players":
                    bernd = await people.add_guest(house, "Bernd", 1.0)
                    await talk.set_mute(house, anna.id, bernd.id, on=True)
        finally:
            await house.close()
        rows = [json.loads(line) for line in found[1:]]
        assert [row["row"]["name"] for row in rows if row["in"] == "players"] == ["Anna"]
        assert [row for row in rows if row["in"] == "mutes"] == []

    in_own_loop(story())


def test_where_the_rules_fail_nothing_changes_and_the_operator_is_told(
    serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite)

    async def story() -> None:
        anna = await guest(server)
        chairs = [{"me": True}, {"name": "Carla"}]
        options = {"fragile": True}
        table = await anna.open("proving", seats=2, chairs=chairs, options=options)
        code, dice = table["code"], random.Random(1)
        while True:
            both = [await anna.state(code, seat) for seat in (0, 1)]
            state = next(state for state in both if message_for(state, dice) is not None)
            ask = own_ask(state)
            shakes = ask is not None and any(o["option"] == "shake" for o in ask["manual"])
            if shakes:
                break
            await anna.act(code, **(message_for(state, dice) or {}))
        move = {"seat": state["seat"], "n": state["n"], "kind": "act", "option": "shake"}
        refused = await anna.act(code, "play", status=409, **move)
        assert refused["reason"] == ["fault"]
        assert (await anna.state(code, state["seat"]))["view"] == state["view"]
        await anna.act(code, **(message_for(state, random.Random(2)) or {}))

    run(story())
    [problem] = command("admin", "problems", "--db", sqlite, "--json").data
    assert "shake" in problem["words"]


def test_a_screen_stays_and_is_told_while_the_store_fails(store: str, tmp_path: Path) -> None:
    server = Server(store, tmp_path / "server.log").start()

    async def story() -> None:
        anna, bernd, code = await seated(server)
        begins = anna if own_ask(await anna.state(code)) else bernd
        async with begins.at(code) as screen:
            state = await screen.state()
            message = message_for(state, random.Random(1)) or {}
            await change(store, "ALTER TABLE entries RENAME TO lost")
            for _ in range(2):
                refused = await screen.ask(**message)
                assert (refused["status"], refused["reason"]) == (503, ["server-store"])
                assert refused["n"] == state["n"]
                assert (await begins.get(f"/api/tables/{code}"))["number"] == state["n"]
            await change(store, "ALTER TABLE lost RENAME TO entries")
            assert (await screen.ask(**message))["t"] == "ok"

    try:
        run(story())
    finally:
        server.stop()


def test_a_sqlite_file_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    path = tmp_path / "old.db"

    async def story() -> None:
        store = Store(str(path))
        await store.open()
        async with store.writing() as connection:
            await connection.execute(text("INSERT INTO house VALUES ('motto', 'kept')"))
            await connection.execute(text("ALTER TABLE mutes RENAME TO silences"))
            await connection.execute(text("UPDATE alembic_version SET version_num = '0000'"))
        await store.close()
        again = Store(str(path))
        with pytest.raises(ValueError, match="does not know"):
            await again.open()
        await again.close()

    in_own_loop(story())
    copy = sqlite3.connect(tmp_path / "old.db.0000.backup")
    assert copy.execute("SELECT value FROM house WHERE name = 'motto'").fetchall() == [("kept",)]
    copy.close()


async def change(store: str, *statements: str) -> None:
    """Change a store behind the server's back."""
    there = Store(store)
    async with there.writing() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await there.close()


async def some_moves(people: list[Person], code: str, count: int) -> int:
    """Make moves with whoever is asked; the last number."""
    dice = random.Random(1)
    while True:
        for person in people:
            state = await person.state(code)
            if state["n"] >= count:
                return int(state["n"])
            message = message_for(state, dice)
            if message is not None:
                await person.act(code, **message)


async def falsified(store: str, code: str) -> int:
    """Make a match look as if an entry in its middle had been made under other rules."""
    there = Store(store)
    row = await there.table(code)
    assert row is not None
    entries = await there.entries(row.id)
    hashed = [entry for entry in entries if '"hash"' in entry.row]
    wrong = hashed[len(hashed) // 2]
    fresh = json.dumps({**json.loads(wrong.row), "hash": "00000000"})
    async with there.writing() as connection:
        await connection.execute(
            text('UPDATE entries SET "row" = :row WHERE "table" = :table AND number = :number'),
            {"row": fresh, "table": row.id, "number": wrong.number},
        )
    await there.close()
    return wrong.number


def test_a_match_that_cannot_be_set_up_any_more_says_so_and_gives_its_record(
    serve: Serve, store: str
) -> None:
    server = serve(store)

    async def story() -> None:
        *people, code = await seated(server, "proving")
        last = await some_moves(people, code, 8)
        server.stop()
        there = Store(store)
        row = await there.table(code)
        assert row is not None
        assert row.header is not None
        older = json.dumps({**row.header, "options": {"gone": True}, "rules": 0})
        async with there.writing() as connection:
            await connection.execute(
                text("UPDATE tables SET header = :header, build = 'another' WHERE id = :table"),
                {"header": older, "table": row.id},
            )
        await there.close()
        server.start()
        table = await people[0].get(f"/api/tables/{code}")
        assert (table["status"], table["outdated"], table["result"]) == ("closed", True, None)
        lobby = await people[0].get("/api/lobby")
        assert code not in {table["code"] for table in [*lobby["mine"], *lobby["watch"]]}
        for path in ("state", "at/1", "entries", "course"):
            refused = await people[0].get(f"/api/tables/{code}/{path}", 409)
            assert refused["error"] == ["server-outdated"]
        async with people[0].at(code) as screen:
            assert (await screen.next())["table"]["outdated"]
        record = (await people[0].http.get(f"/api/tables/{code}/record")).text.splitlines()
        assert json.loads(record[0])["options"] == {"gone": True}
        assert len(record) == 1 + last + 1
        assert json.loads(record[-1])["reason"] == "drift 0"
        await people[0].post(f"/api/tables/{code}/report", {"words": "What now?"})

    run(story())


@pytest.mark.parametrize("policy", ["draw", "void"])
def test_a_match_that_fits_other_rules_goes_on_and_one_that_drifted_is_closed(
    serve: Serve, store: str, policy: str
) -> None:
    server = serve(store)

    async def story() -> None:
        *people, fits = await seated(server, "proving", drift=policy)
        *others, drifts = await seated(server, "proving", drift=policy)
        number = await some_moves(people, fits, 8)
        last = await some_moves(others, drifts, 8)
        shown = await others[0].state(drifts)
        server.stop()
        wrong = await falsified(store, drifts)
        await change(store, "UPDATE tables SET build = 'another'")
        server.start()
        assert (await people[0].state(fits))["n"] == number
        await some_moves(people, fits, number + 1)
        table = await others[0].get(f"/api/tables/{drifts}")
        assert table["status"] == "closed"
        assert table["outdated"]
        if policy == "void":
            assert table["result"] is None
        else:
            assert table["result"]["ranking"] == [1, 1]
        state = await others[0].state(drifts)
        assert state["over"]
        assert state["n"] == wrong
        async with others[0].at(drifts) as screen:
            closed = await screen.until(lambda f: f["t"] == "entry" and f["kind"] == "closed")
        assert closed["facts"]["reason"] == f"drift {wrong}"
        reason = ["server-closed-drift", {"number": str(wrong)}]
        assert closed["log"] == [["table-closed", {"reason": reason}]]
        assert (await others[0].get(f"/api/tables/{drifts}/at/1"))["n"] == 1
        refused = await others[0].act(drifts, "resign", status=409, seat=0)
        assert refused["reason"] == ["why-over"]
        assert shown["n"] == last

    run(story())
