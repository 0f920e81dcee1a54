"""Turns: the order in which a process thinks, whoever has begun how much."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tafelrunde.server.node.turns import Turns
from tests.server.support import in_own_loop

# What each turn is for, and what it costs.
Wanted = Sequence[tuple[str, tuple[str, ...], float]]


async def order(wanted: Wanted, later: Wanted = ()) -> str:
    """In which order things are thought about that all wait; some come during the first one."""
    turns, order = Turns(), []
    tasks: list[asyncio.Task[None]] = []

    async def think(name: str, people: tuple[str, ...], cost: float) -> None:
        async with turns.turn(people, cost):
            order.append(name)
            # Everybody who is there comes before the first one is done.
            await asyncio.sleep(0)
            if len(order) == 1:
                tasks.extend(asyncio.create_task(think(*one)) for one in later)
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    tasks.extend(asyncio.create_task(think(*one)) for one in wanted)
    while any(not task.done() for task in tasks):
        await asyncio.gather(*tasks)
    return "".join(order)


def test_who_has_begun_much_takes_turns_with_everybody_else() -> None:
    async def story() -> None:
        flood = [("a", ("Anna",), 1.0)] * 6
        others = [("b", ("Bernd",), 1.0), ("b", ("Bernd",), 1.0), ("c", ("Carla",), 1.0)]
        assert await order(flood + others) == "abcabaaaa"
        # Who comes later has not saved anything up, and is not kept behind.
        assert await order(flood, others) == "abcabaaaa"

    in_own_loop(story())


def test_quick_answers_come_before_slow_ones_and_many_are_one_slow_one() -> None:
    async def story() -> None:
        slow, quick = ("s", ("Anna",), 1.0), ("q", ("Anna",), 0.125)
        assert await order([slow, slow, quick, quick]) == "sqqs"
        many = [("b", ("Bernd",), 0.125)] * 10
        assert await order([slow, slow, slow, *many]) == "s" + "b" * 9 + "sbs"

    in_own_loop(story())


def test_a_turn_for_several_people_counts_for_who_has_had_least() -> None:
    async def story() -> None:
        anna, both = ("a", ("Anna",), 1.0), ("t", ("Anna", "Bernd"), 1.0)
        bernd = ("b", ("Bernd",), 1.0)
        assert await order([anna, anna, both, bernd]) == "atab"

    in_own_loop(story())


def test_a_turn_that_nobody_waits_for_any_longer_keeps_nobody_waiting() -> None:
    async def story() -> None:
        turns = Turns()
        done = []

        async def think(name: str) -> None:
            async with turns.turn((name,), 1.0):
                done.append(name)
                await asyncio.sleep(0)

        async with turns.turn(("Anna",), 1.0):
            tasks = [asyncio.create_task(think(name)) for name in ("Anna", "Bernd", "Carla")]
            await asyncio.sleep(0)
            assert turns.contested
            tasks[1].cancel()
        # Its turn has come, and it is gone.
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert done == ["Anna"]
        async with turns.turn(("Dora",), 1.0):
            assert not turns.contested

    in_own_loop(story())
