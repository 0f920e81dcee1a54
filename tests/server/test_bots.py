"""Bots think in processes of their own, which may die."""

from __future__ import annotations

import asyncio
from typing import Any

from tafelrunde.kernel.record import header_row
from tafelrunde.kernel.start import new
from tafelrunde.server.base.metrics import Metrics
from tafelrunde.server.node.bots import Bots
from tafelrunde.server.table.chronicle import Rows
from tests.server.support import PATIENCE, run


def test_a_bot_plays_on_after_its_process_was_killed() -> None:
    async def story() -> None:
        match = new("lydia", 2, seed="killed")
        decision = match.decisions[0]
        bots = Bots(1, PATIENCE, Metrics())
        worker = bots.workers[0]
        question = (1, header_row(match.header), Rows(0, None, []), decision.seat, "random")
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
