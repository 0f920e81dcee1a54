"""Bots think in processes of their own, which may die."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

from tafelrunde.bots import find
from tafelrunde.kernel.log import Move
from tafelrunde.kernel.record import header_row
from tafelrunde.kernel.start import new
from tafelrunde.server.base.metrics import Metrics
from tafelrunde.server.club import people, tables
from tafelrunde.server.node.bots import Bots
from tafelrunde.server.table.chronicle import Rows
from tests.server.support import PATIENCE, housed, in_own_loop, run


def test_a_bot_plays_on_after_its_process_was_killed() -> None:
    async def story() -> None:
        match = new("lydia", 2, seed="killed")
        decision = match.decisions[0]
        bots = Bots(1, PATIENCE, Metrics())
        worker = bots.quick
        seat = decision.seat
        question = (1, header_row(match.header), Rows(0, None, []), seat, "random", ("Anna",))
        try:
            assert decision.offers(await bots.choose(*question))
            supervisor: Any = worker.pool._executor_manager_thread
            for process in list(worker.pool._processes.values()):
                process.kill()
            await asyncio.to_thread(supervisor.join)
            assert await bots.choose(*question) is None
            assert decision.offers(await bots.choose(*question))
        finally:
            bots.close()

    run(story())


def test_a_bot_that_hangs_is_not_waited_for_and_plays_on() -> None:
    async def story() -> None:
        match = new("lydia", 2, seed="hangs")
        decision = match.decisions[0]
        bots = Bots(1, PATIENCE, Metrics())
        [worker] = bots.workers
        question = (1, header_row(match.header), Rows(0, None, []), decision.seat)
        anna = ("Anna",)
        try:
            # It may want to think for an hour: the table gives it what a table can wait.
            assert decision.offers(await bots.choose(*question, "search:3600s", anna))
            for process in worker.pool._processes.values():
                assert process.pid is not None
                os.kill(process.pid, signal.SIGSTOP)
            bots.seconds = 0.1
            assert await bots.choose(*question, "search:1", anna) is None
            bots.seconds = PATIENCE
            assert decision.offers(await bots.choose(*question, "search:1", anna))
        finally:
            bots.close()

    run(story())


def test_a_quick_bot_waits_for_none_that_thinks_and_these_wait_for_each_other() -> None:
    async def story() -> None:
        match = new("lydia", 2, seed="quick")
        decision = match.decisions[0]
        bots = Bots(1, PATIENCE, Metrics())
        [thinker] = bots.workers
        question = (1, header_row(match.header), Rows(0, None, []), decision.seat)
        try:
            async with thinker.turns.turn(("Bernd",), 1.0):
                thinking = asyncio.create_task(bots.choose(*question, "search:1", ("Anna",)))
                assert decision.offers(await bots.choose(*question, "good", ("Anna",)))
                assert thinker.turns.contested
                assert not thinking.done()
            assert decision.offers(await thinking)
        finally:
            bots.close()

    run(story())


def test_greedy_plays_on_for_a_bot_that_fails(sqlite: str) -> None:
    async def story() -> None:
        async with housed(sqlite) as house:
            anna = await people.add_guest(house.store, "Anna", 0.0)
            chairs: list[tables.Place | None] = [tables.Place(me=True), tables.Place(name="Carla")]
            wanted = tables.NewTable(game="lydia", seats=2, chairs=chairs)
            room = await tables.open_table(house, anna, wanted, "here")
            [decision] = room.match.decisions
            seat = decision.seat
            greedy = find("greedy")(f"{room.match.header.seed}:{seat}:{room.match.number}")
            expected = greedy.choose(room.match.fork(), decision)
            # A bot that this house does not have: whoever asks for it meets an error.
            room.chairs[seat].bot = "gone"
            house.automatic.wake(room)
            await room.thinking[seat]
            [first, *_] = [entry for entry in room.match.log.entries() if isinstance(entry, Move)]
            assert (first.seat, first.option) == (seat, expected)
            assert room.forfeited == {seat}

    in_own_loop(story())
