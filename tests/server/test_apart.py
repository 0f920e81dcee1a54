"""Work done apart: whatever it costs, only its own process pays, and there is a reason."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.server.base.apart import Apart
from tafelrunde.server.base.refusals import Trouble
from tests.server.support import PATIENCE, in_own_loop
from tests.server.works import asleep, busy, dead, endless, greedy, nested, own_number, refusing

MEGABYTES = 400


def told(story: Callable[[Apart], Any], seconds: float = 1.0) -> None:
    async def all_of_it() -> None:
        apart = Apart(seconds, MEGABYTES, PATIENCE)
        try:
            await story(apart)
        finally:
            apart.close()

    in_own_loop(all_of_it())


@pytest.mark.parametrize("work", [endless, greedy, nested, dead])
def test_work_that_takes_too_much_is_refused_and_the_next_is_done(work: Any) -> None:
    async def story(apart: Apart) -> None:
        first = await apart.do(own_number)
        assert first != os.getpid()
        with pytest.raises(Trouble) as found:
            await apart.do(work)
        assert (found.value.status, found.value.text.id) == (413, "server-too-heavy")
        assert await apart.do(own_number) != first

    told(story)


def test_each_piece_of_work_has_its_own_time() -> None:
    async def story(apart: Apart) -> None:
        number = await apart.do(own_number)
        for _ in range(2):
            assert await apart.do(busy, 0.6) == number

    told(story)


def test_a_refusal_comes_back_as_it_was_and_ends_nothing() -> None:
    async def story(apart: Apart) -> None:
        number = await apart.do(own_number)
        with pytest.raises(Trouble) as found:
            await apart.do(refusing)
        assert found.value.plain() == {
            "error": ["server-bad-record", {"why": "damaged"}],
            "detail": "line 1",
        }
        assert await apart.do(own_number) == number

    told(story)


def test_the_loop_goes_on_meanwhile_and_a_crowd_is_asked_to_come_again() -> None:
    async def story(apart: Apart) -> None:
        await apart.do(own_number)
        crowd = [asyncio.create_task(apart.do(asleep, 0.01)) for _ in range(40)]
        ended = await asyncio.gather(*crowd, return_exceptions=True)
        refused = [error for error in ended if isinstance(error, Trouble)]
        assert len(refused) == 24
        assert {trouble.status for trouble in refused} == {429}
        assert await apart.do(own_number)

    told(story)


def test_what_nobody_waits_for_any_longer_is_ended() -> None:
    async def story(apart: Apart) -> None:
        number = await apart.do(own_number)
        task = asyncio.create_task(apart.do(asleep, 1000.0))
        for _ in range(5):
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await apart.do(own_number) != number

    told(story)
