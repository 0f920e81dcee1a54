"""Load: the tool that measures it runs, and tables are let go when nobody looks.

How much a server carries is measured by `tools/load.py`; a timing is never a test.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.conftest import Serve
from tests.server.support import PATIENCE, ROOT, Server, gauge, run, seated


async def empty(server: Server) -> None:
    while gauge(server, "rooms"):  # noqa: ASYNC110 - it is another process
        await asyncio.sleep(0.1)


def test_tables_are_let_go_when_nobody_looks_and_come_back(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, idle_seconds=0.5)

    async def story() -> None:
        anna, _, code = await seated(server)
        async with anna.at(code) as screen:
            before = await screen.state()
            assert gauge(server, "rooms") == 1
        await asyncio.wait_for(empty(server), PATIENCE)
        async with anna.at(code) as screen:
            again = await screen.state()
            assert (again["n"], again["view"]) == (before["n"], before["view"])
            assert gauge(server, "rooms") == 1

    run(story())


@pytest.mark.soak
def test_the_tool_tells_how_long_a_bot_takes_beside_twenty_tables_of_somebody_else(
    tmp_path: Path,
) -> None:
    figures = tmp_path / "figures.json"
    wanted = f"--answers 60 --minutes 60 --json {figures}"
    subprocess.run(
        [sys.executable, "-m", "tools.load_bots", *wanted.split()],
        cwd=ROOT,
        check=True,
        capture_output=True,
        timeout=10 * PATIENCE,
    )
    found = json.loads(figures.read_text())
    assert (found["level"], found["crowd"], found["tables"]) == ("good", "best", 20)
    assert found["tables_begun"] > 0
    for waits in (found["alone"], found["beside"]):
        assert waits["answers"] == 60
        assert 0 < waits["p50_ms"] <= waits["p99_ms"] <= waits["worst_ms"]


@pytest.mark.soak
def test_the_tool_steps_the_load_up_and_tells_what_it_saw(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    wanted = (
        "--stores sqlite --tables 4 --start 8 --top 12 --factor 1.5 --seconds 1 --aim 1e6 "
        f"--spectators 12 --watched 3 --json {figures}"
    )
    subprocess.run(
        [sys.executable, "-m", "tools.load", *wanted.split()],
        cwd=ROOT,
        check=True,
        capture_output=True,
        timeout=10 * PATIENCE,
    )
    found = json.loads(figures.read_text())
    (ran,) = found["runs"]
    assert (ran["store"], ran["workers"], ran["tables"]) == ("sqlite", 1, 4)
    # Four, four, four and two people sit there, and somebody looks on.
    assert ran["screens"] == 15
    # A machine that is slow now may fall behind at the first step, or try the second once more.
    first, *further = [step["wanted_per_second"] for step in ran["steps"]]
    assert first == 8
    assert set(further) <= {12}
    assert ran["gave_way"]
    for step in ran["steps"]:
        assert step["moves"] > 0
        assert step["refused"] == 0
        assert 0 < step["p50_ms"] <= step["p99_ms"] <= step["worst_ms"]
        assert 0 < step["answer_p50_ms"] <= step["answer_p99_ms"]
        assert step["cpu_ms_per_move"] > 0
        assert step["cores"].keys() == {"server", "store", "tool", "others"}
    assert found["idle"]["tables"] == 2
    for part in ("without", "with"):
        assert found["watched"][part]["moves"] == 3
        assert found["watched"][part]["screens_missing_something"] == 0
