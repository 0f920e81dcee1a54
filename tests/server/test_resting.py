"""Resting: bots among themselves wait until somebody looks on; others wait for nothing."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tafelrunde.server.club import people, tables
from tafelrunde.server.node.house import House
from tafelrunde.server.node.sharing import thought_for
from tafelrunde.server.table.room import Room
from tafelrunde.server.table.screens import Screen
from tests.server.support import housed, in_own_loop


class Line:
    """Nobody reads what is sent."""

    def pass_on(self, messages: list[bytes]) -> None: ...

    def hang_up(self, code: int, reason: str) -> None: ...


def bots(n: int) -> list[tables.Place | None]:
    return [tables.Place(bot="beginner") for _ in range(n)]


async def opened(house: House, places: list[tables.Place | None], name: str = "Anna") -> Room:
    host = await people.add_guest(house.store, name, 0.0)
    wanted = tables.NewTable(game="lydia", seats=len(places), chairs=places)
    return await tables.open_table(house, host, wanted, "here")


@asynccontextmanager
async def looked_on(house: House, room: Room, screen: Screen) -> AsyncIterator[None]:
    """Somebody looks on for a while."""
    room.screens.add(screen)
    house.presence.came_or_left(room, None if screen.player is None else screen.player.id)
    yield
    room.screens.discard(screen)
    house.presence.came_or_left(room, None if screen.player is None else screen.player.id)


async def until(room: Room, number: int) -> None:
    """Wait until so many entries are there."""
    while room.number < number:  # noqa: ASYNC110 - bots think in other processes
        await asyncio.sleep(0.01)


def text_of(house: House) -> str:
    return house.metrics.text().decode()


async def ends(room: Room) -> None:
    """Wait until whoever thinks there has stopped."""
    await asyncio.gather(*room.thinking.values())


def test_bots_among_themselves_wait_until_somebody_looks_on_and_when_they_have_left(
    sqlite: str,
) -> None:
    async def story() -> None:
        async with housed(sqlite) as house:
            room = await opened(house, bots(2))
            assert (room.running, room.number, room.thinking) == (True, 0, {})
            [row] = json.loads(await house.lobby.shown(None))["watch"]
            assert row["resting"]
            async with looked_on(house, room, Screen(None, Line())):
                await until(room, 3)
                [row] = json.loads(await house.lobby.shown(None))["watch"]
                assert "resting" not in row
            await ends(room)
            assert not room.match.over
            number = room.number
            # How long each of them took is told.
            [told] = re.findall(r'wait_seconds_count{level="beginner"} (\d+)', text_of(house))
            assert int(told) >= 3
            house.automatic.wake(room)
            assert (room.number, room.thinking) == (number, {})
            async with looked_on(house, room, Screen(None, Line())):
                await until(room, number + 3)

    in_own_loop(story())


def test_bots_wait_for_nobody_where_people_play_or_wait_for_the_end(sqlite: str) -> None:
    async def story() -> None:
        async with housed(sqlite) as house:
            room = await opened(house, [tables.Place(me=True), tables.Place(bot="random")])
            [decision] = room.match.decisions
            if decision.seat == 0:
                room.chairs[0].bot, room.chairs[1].bot = "random", None
                room.chairs[0].player, room.chairs[1].player = None, room.chairs[0].player
                house.automatic.wake(room)
            assert room.thinking
            await ends(room)
            room = await opened(house, bots(2), "Bernd")
            for needed in ("tournament", "campaign"):
                assert not room.thinking
                room.row.settings[needed] = "ABCDEF"
                house.automatic.wake(room)
                assert room.thinking
                del room.row.settings[needed]
                await ends(room)

    in_own_loop(story())


def test_a_server_that_starts_lets_bots_among_themselves_wait_on(sqlite: str) -> None:
    async def story() -> None:
        async with housed(sqlite) as house:
            alone = await opened(house, bots(2))
            played = await opened(house, [tables.Place(me=True), tables.Place(bot="random")], "B")
            assert await house.store.codes_to_resume() == [played.code]
            assert alone.running

    in_own_loop(story())


def test_bots_think_for_who_sits_there_or_for_who_opened_the_table(sqlite: str) -> None:
    async def story() -> None:
        async with housed(sqlite) as house:
            room = await opened(house, [tables.Place(me=True), tables.Place(bot="random")])
            host = room.row.host
            assert thought_for(room) == (f"player {host}",)
            room = await opened(house, bots(2), "Bernd")
            assert thought_for(room) == (f"player {room.row.host}",)
            # One who lets bots play as guest after guest is still one.
            guest = await people.player_of(house.store, room.row.host)
            room.screens.add(Screen(guest, Line(), "198.51.100.7"))
            assert thought_for(room) == ("address 198.51.100.7",)
            await ends(room)

    in_own_loop(story())
