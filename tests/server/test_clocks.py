"""Clocks: what they show follows from the times of the entries, and survives everything."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import func, select

from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Store
from tafelrunde.server.table.clocks import (
    BankClock,
    Clocks,
    DaysClock,
    MoveClock,
    NoClock,
    check_clock,
    playing_time,
)
from tests.server.conftest import Serve
from tests.server.support import run, seated
from tests.server.test_undo import move, mover_first

OPENED = 1_760_000_000.0
HOUR = 3600.0


def left(clocks: Clocks, now: float) -> list[float]:
    return [reading.left for reading in clocks.readings(now)]


def test_without_a_clock_there_is_nothing_to_read() -> None:
    clocks = Clocks(NoClock(), 2, ())
    clocks.start(0, 1)
    assert clocks.readings(1e9) == []
    assert clocks.deadline() is None


def test_a_bank_runs_while_its_seat_is_asked_and_grows_by_its_moves() -> None:
    clocks = Clocks(BankClock(100, 5), 2, ())
    clocks.start(0, 0b01)
    assert left(clocks, 30) == [70, 100]
    clocks.entry(40, 0b10, 0)
    assert left(clocks, 50) == [65, 90]
    clocks.entry(60, 0b11, None)
    assert left(clocks, 70) == [55, 70]
    assert clocks.deadline() == 60 + 65
    assert clocks.fallen(126) == [0]


def test_a_move_clock_is_full_again_for_each_decision() -> None:
    clocks = Clocks(MoveClock(30), 2, ())
    clocks.start(0, 0b11)
    clocks.entry(20, 0b11, 0)
    assert left(clocks, 25) == [25, 5]
    clocks.entry(25, 0b01, 1)
    clocks.entry(26, 0b11, None)
    assert left(clocks, 26) == [24, 30]


def test_who_comes_back_after_a_flag_fell_has_some_time_again() -> None:
    bank, each = Clocks(BankClock(100), 1, ()), Clocks(MoveClock(30), 1, ())
    for clocks in (bank, each):
        clocks.start(0, 1)
        clocks.entry(200, 1, None)
        clocks.entry(300, 1, None, back=0)
    assert left(bank, 300) == [10]
    assert left(each, 300) == [30]


def test_no_clock_runs_while_no_server_is_up() -> None:
    clocks = Clocks(BankClock(100), 1, [(10, 50), (60, 70)])
    clocks.start(0, 1)
    assert left(clocks, 55) == [85]
    assert left(clocks, 65) == [80]
    clocks.entry(80, 1, None)
    assert left(clocks, 80) == [70]


@pytest.mark.parametrize(
    ("begin", "end", "counted"),
    [
        # 1760000000 is 08:53:20 UTC, 10:53:20 in Berlin.
        (OPENED, OPENED + HOUR, HOUR),
        (OPENED, OPENED + 12 * HOUR, 22 * HOUR - (10 * HOUR + 53 * 60 + 20)),
        (OPENED, OPENED + 24 * HOUR, 12 * HOUR),
        (OPENED + 12 * HOUR, OPENED + 20 * HOUR, 0),
    ],
)
def test_only_playing_hours_count_with_days_per_move(
    begin: float, end: float, counted: float
) -> None:
    clock = DaysClock(2, "10:00", "22:00", "Europe/Berlin")
    assert playing_time(clock, begin, end) == pytest.approx(counted)
    assert Clocks(clock, 1, ()).full == 2 * 12 * HOUR


@pytest.mark.parametrize(
    "clock",
    [
        MoveClock(1),
        BankClock(5),
        BankClock(100, -1),
        DaysClock(0),
        DaysClock(1, "9:00", "22:00"),
        DaysClock(1, "22:00", "10:00"),
        DaysClock(1, zone="../etc/passwd"),
        DaysClock(float("nan")),
    ],
)
def test_a_clock_that_cannot_run_is_refused(clock: MoveClock | BankClock | DaysClock) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        check_clock(clock)


async def beaten(named: str, at: float) -> None:
    """Wait until a node has said that it was up then; it does so every few seconds."""
    store = Store(named)
    last = 0.0
    while last < at:
        await asyncio.sleep(0.1)
        async with store.reading() as connection:
            query = select(func.max(schema.nodes.c.beat))
            last = (await connection.execute(query)).scalar_one()
    await store.close()


def test_clocks_go_on_after_a_restart_and_the_time_down_counts_for_nobody(
    serve: Serve, store: str
) -> None:
    server = serve(store, clock=OPENED)

    async def story() -> None:
        clock = {"kind": "bank", "seconds": 600, "increment": 10}
        anna, bernd, code = await seated(server, clock=clock)
        mover, other = await mover_first(anna, bernd, code)
        seat = (await mover.state(code))["seat"]
        server.set_clock(OPENED + 60)
        await move(mover, code)
        shown = (await mover.state(code))["clocks"]
        assert shown[seat] == {"left": 550.0, "running": True}
        assert shown[1 - seat] == {"left": 600.0, "running": False}
        server.set_clock(OPENED + 70)
        await beaten(store, OPENED + 70)
        server.kill()
        server.set_clock(OPENED + 70 + 9 * HOUR)
        server.start()
        assert (await other.state(code))["clocks"] == [
            {"left": 540.0, "running": True},
            {"left": 600.0, "running": False},
        ][:: 1 if seat == 0 else -1]
        server.set_clock(OPENED + 100 + 9 * HOUR)
        assert (await mover.state(code))["clocks"][seat]["left"] == 510.0

    run(story())


def test_when_a_flag_falls_the_table_does_what_it_chose(serve: Serve, store: str) -> None:
    server = serve(store, clock=OPENED)

    async def story() -> None:
        clock = {"kind": "move", "seconds": 5}
        opened = {}
        for policy in ("bot", "end", "wait"):
            anna, bernd, code = await seated(server, clock=clock, leaver=policy)
            opened[policy] = (*await mover_first(anna, bernd, code), code)
        server.set_clock(OPENED + 6)
        for policy in ("end", "bot"):
            mover, other, code = opened[policy]
            seat = (await mover.state(code))["seat"]
            async with other.at(code) as screen:
                flag = await screen.until(lambda f: f["t"] == "entry" and f["kind"] == "flag")
                assert flag["seat"] == seat
                if policy == "end":
                    over = await screen.until(lambda f: f["t"] == "state" and f["over"])
                    assert over["result"]["ranking"][seat] == 2
                    continue
                await screen.until(lambda f: f["t"] == "entry" and f["kind"] == "takeover")
            table = await mover.get(f"/api/tables/{code}")
            assert table["chairs"][seat]["bot"] is not None
            assert (await mover.act(code, "return", seat=seat))["t"] == "ok"
            assert (await mover.get(f"/api/tables/{code}"))["chairs"][seat]["bot"] is None
        mover, _, code = opened["wait"]
        late = await mover.state(code)
        assert late["clocks"][late["seat"]]["left"] < 0
        assert (await move(mover, code))["t"] == "ok"

    run(story())
