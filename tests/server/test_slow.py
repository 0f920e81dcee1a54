"""A table whose moves take long: they are made beside the loop, and everybody else is served."""

from __future__ import annotations

import asyncio
import time
from threading import Event
from typing import Any

import pytest
from tafelrunde_proving.state import FairState

from tafelrunde.server.base import wire
from tafelrunde.server.table.actions import act
from tafelrunde.server.table.room import Room
from tests.server.test_room import Laid, told

# Who waits for ever would hang the suite.
_END = 20.0


class Slow:
    """The rules as they were, but for what a verb does besides: busy at first, then it waits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.go = Event(), Event()
        self.waits = False
        gain = FairState.gain

        def slowly(state: FairState, *given: Any) -> Any:
            until = time.thread_time() + 0.05
            while not self.waits and time.thread_time() < until:
                pass
            if self.waits:
                self.begun.set()
                self.go.wait(_END)
            return gain(state, *given)

        monkeypatch.setattr(FairState, "gain", slowly)


async def slow_table(table: Laid, rules: Slow) -> Room:
    """A table that had a slow move, with the seat asked that can make another."""
    room, _ = await table.room()
    while not room.slow:
        assert (await _move(table, room))["t"] == "ok"
    while not _earns(room):
        assert (await _move(table, room))["t"] == "ok"
    rules.waits = True
    return room


def _earns(room: Room) -> bool:
    return "earn" in room.match.decisions[0].options


async def _move(table: Laid, room: Room) -> dict[str, Any]:
    decision = room.match.decisions[0]
    option: Any = "earn" if _earns(room) else decision.options[0]
    message = wire.Play(f"m{room.number}", decision.seat, room.number, decision.kind, option)
    return await act(room, table.people[decision.seat], message)


def test_others_are_answered_while_a_slow_move_is_made(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(table: Laid) -> None:
        rules = Slow(monkeypatch)
        room = await slow_table(table, rules)
        number = room.number
        order: list[str] = []

        async def move() -> None:
            assert (await _move(table, room))["t"] == "ok"
            order.append("moved")

        making = asyncio.create_task(move())
        assert await asyncio.to_thread(rules.begun.wait, _END)
        # What is stored is what is known, as long as the move is not.
        assert await act(room, None, wire.Ping("ping")) == wire.ok("ping", number)
        order.append("answered")
        rules.go.set()
        await making
        assert order == ["answered", "moved"]
        assert room.number > number

    told(store, story)


def test_who_leaves_during_a_slow_move_lets_nobody_see_half_of_it(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(table: Laid) -> None:
        rules = Slow(monkeypatch)
        room = await slow_table(table, rules)
        number = room.number
        making = asyncio.create_task(_move(table, room))
        assert await asyncio.to_thread(rules.begun.wait, _END)
        making.cancel()
        await asyncio.sleep(0)
        assert room.lock.locked()
        rules.go.set()
        with pytest.raises(asyncio.CancelledError):
            await making
        async with room.lock:
            await room.ready()
        assert (room.number, room.match.number) == (number, number)

    told(store, story)
