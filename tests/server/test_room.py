"""A room with nothing but a store: it stores, tells its screens, and reports what happened."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.kernel.record import Header, header_row
from tafelrunde.kernel.registry import find_game
from tafelrunde.server.base import wire
from tafelrunde.server.base.catalogue import build_of
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.limits import Limits
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Also, Chair, Store
from tafelrunde.server.table import greeting, loading, talk
from tafelrunde.server.table.actions import act
from tafelrunde.server.table.chronicle import retold
from tafelrunde.server.table.room import Listener, Room
from tafelrunde.server.table.screens import Screen
from tafelrunde.server.table.settings import Settings, TableSettings
from tafelrunde.server.table.table import Given, Ledger, Table
from tests.server.support import in_own_loop

CODE = "ROOM22"


class Noting(Listener):
    """Notes what a room reports."""

    def __init__(self) -> None:
        self.said: list[tuple[Any, ...]] = []

    def went_on(self, room: Room, asked: int) -> None:
        self.said.append(("went on", room.number, asked))

    def stored(self, room: Room, entries: int) -> None:
        self.said.append(("stored", entries))

    def overtaken(self, room: Room) -> None:
        self.said.append(("overtaken",))

    def answered(self, room: Room, kind: str, answer: str, seconds: float) -> None:
        self.said.append(("answered", kind, answer))

    async def answers_changed(self, room: Room) -> None:
        self.said.append(("answers changed",))


class Counting(Ledger):
    """Writes into a table's row what its match counts for."""

    def closing(
        self, table: Table, result: dict[str, Any] | None, also: Also | None
    ) -> Also | None:
        t = schema.tables.c

        async def write(connection: AsyncConnection) -> None:
            counted = update(schema.tables).where(t.id == table.row.id)
            await connection.execute(counted.values(rematch="COUNTED"))

        return write


class Wire:
    """The other end of a screen: what has come over the line."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []

    def pass_on(self, messages: list[bytes]) -> None:
        for message in messages:
            self.frames.append(msgspec.json.decode(message[message.index(b"{") :]))

    def hang_up(self, code: int, reason: str) -> None:
        raise AssertionError(reason)

    def kinds(self) -> list[str]:
        return [frame["t"] for frame in self.frames]


class Laid:
    """A table for two that has begun, in a store of its own."""

    def __init__(self, store: Store, people: list[Player], ledger: Ledger) -> None:
        self.people = people
        limits = Limits(time.time, 1.0)
        self.given = Given(store, time.time, limits, asyncio.create_task, [], ledger)

    async def room(self) -> tuple[Room, Noting]:
        """The table brought into memory, as a node would."""
        row = await self.given.store.table(CODE)
        assert row is not None
        heard = Noting()
        room = Room(self.given, row, heard)
        async with room.lock:
            await loading.rebuild(room)
        room.published = room.number
        return room, heard

    async def screen(self, room: Room, seat: int) -> tuple[Screen, Wire]:
        """Somebody looks at the table from their seat."""
        line = Wire()
        screen = Screen(self.people[seat], line)
        screen.shown = seat
        room.screens.add(screen)
        async with room.lock:
            await greeting.greet(room, screen, 0)
        screen.flush()
        return screen, line

    async def move(self, room: Room, id: str) -> dict[str, Any]:
        """Whoever is asked first takes the first option."""
        decision = room.match.decisions[0]
        option: Any = decision.options[0]
        number = room.number
        message = wire.Play(id, decision.seat, number, decision.kind, option)
        return await act(room, self.people[decision.seat], message)


async def laid(named: str, ledger: Ledger) -> Laid:
    store = Store(named)
    await store.open()
    people = []
    async with store.writing() as connection:
        for name in ("Anna", "Bernd"):
            row = {"name": name, "epoch": 0, "settings": "{}", "created": 0.0, "gone": False}
            made = insert(schema.players).values(**row).returning(schema.players.c.id)
            known = int((await connection.execute(made)).scalar_one())
            people.append(Player(known, name, {}, False))
    game = find_game("proving")
    header = Header(game.name, game.rules, 2, game.options(2, {}), "a seed", [])
    fields = {
        "code": CODE,
        "game": game.name,
        "seats": 2,
        "options": header.options,
        "settings": msgspec.to_builtins(TableSettings(confirm=False)),
        "visibility": "link",
        "status": "running",
        "rated": False,
        "host": people[0].id,
        "created": 0.0,
        "started": 0.0,
        "header": header_row(header),
        "asked": retold(game, header, 0, []).asked,
        "build": build_of(game.name),
    }
    chairs = [Chair(seat, player.id, None, None) for seat, player in enumerate(people)]
    await store.add_table(fields, chairs)
    return Laid(store, people, ledger)


def told(
    named: str, story: Callable[[Laid], Awaitable[None]], ledger: Ledger | None = None
) -> None:
    """Let a story happen at a table."""

    async def whole() -> None:
        table = await laid(named, ledger or Ledger())
        try:
            await story(table)
        finally:
            await table.given.store.close()

    in_own_loop(whole())


def test_a_move_is_stored_told_and_reported(store: str) -> None:
    async def story(table: Laid) -> None:
        room, heard = await table.room()
        _, line = await table.screen(room, 0)
        assert line.kinds() == ["hello", "state"]
        assert (await table.move(room, "one"))["t"] == "ok"
        (entry,) = await table.given.store.entries(room.row.id)
        assert (entry.number, entry.message) == (1, f"{table.people[0].id}:one")
        await asyncio.sleep(0)
        assert line.kinds() == ["hello", "state", "entry", "state"]
        assert line.frames[-1]["n"] == room.number == 1
        assert room.asked == entry.asked != 0
        assert heard.said[0] == ("stored", 1)
        assert heard.said[1][:2] == ("went on", 1)
        assert heard.said[2:] == [("answered", "play", "ok")]

    told(store, story)


def test_before_chance_only_those_are_asked_who_would_lose_an_undo(store: str) -> None:
    async def story(table: Laid) -> None:
        room, _ = await table.room()
        assert room.waits() == 0
        room.settings = Settings()
        assert room.waits() == 0b11
        room.settings = Settings(undo="never")
        assert room.waits() == 0
        room.settings = Settings()
        anna, _ = room.chairs
        for silent in (Chair(1, None, "greedy", None), Chair(1, anna.player, None, "B")):
            room.chairs = [anna, silent]
            assert room.waits() == 0

    told(store, story)


def test_only_who_is_asked_since_then_is_reported(store: str) -> None:
    async def story(table: Laid) -> None:
        room, heard = await table.room()
        for n in range(12):
            before = room.asked
            await table.move(room, str(n))
            assert heard.said[-2] == ("went on", room.number, room.asked & ~before)

    told(store, story)


def test_a_message_that_comes_again_is_answered_and_not_done_again(store: str) -> None:
    async def story(table: Laid) -> None:
        room, heard = await table.room()
        decision = room.match.decisions[0]
        option: Any = decision.options[0]
        message = wire.Play("same", decision.seat, 0, decision.kind, option)
        player = table.people[decision.seat]
        first = await act(room, player, message)
        assert await act(room, player, message) == first
        fresh, _ = await table.room()
        assert await act(fresh, player, message) == first
        assert await table.given.store.last_number(room.row.id) == room.number == 1
        assert [said for said in heard.said if said[0] == "stored"] == [("stored", 1)]

    told(store, story)


def test_a_room_that_is_let_go_comes_back_from_the_store(store: str) -> None:
    async def story(table: Laid) -> None:
        room, _ = await table.room()
        for n in range(8):
            await table.move(room, str(n))
        again, heard = await table.room()
        assert again is not room
        assert again.number == room.number
        assert again.state(0, playing=True) == room.state(0, playing=True)
        assert again.state(None, playing=False) == room.state(None, playing=False)
        assert heard.said == []

    told(store, story)


def test_who_comes_second_to_a_number_follows_the_first_and_says_so(store: str) -> None:
    async def story(table: Laid) -> None:
        (left, _), (right, heard) = await table.room(), await table.room()
        _, line = await table.screen(right, 1)
        assert (await table.move(left, "left"))["n"] == 1
        answer = await table.move(right, "right")
        assert ("overtaken",) in heard.said
        assert answer["t"] == "no" or answer["n"] == 2
        stored = await table.given.store.entries(right.row.id)
        assert right.number == len(stored)
        await asyncio.sleep(0)
        entries = [frame["n"] for frame in line.frames if frame["t"] == "entry"]
        assert entries == list(range(1, len(stored) + 1))

    told(store, story)


def test_what_another_node_stored_is_told_here_once(store: str) -> None:
    async def story(table: Laid) -> None:
        (left, _), (right, heard) = await table.room(), await table.room()
        _, line = await table.screen(right, 0)
        before = right.asked
        for n in range(3):
            await table.move(left, str(n))
        await right.sync(left.number)
        await right.sync(left.number)
        assert heard.said == [("went on", left.number, left.asked & ~before)]
        await asyncio.sleep(0)
        assert line.kinds() == ["hello", "state", "entry", "entry", "entry", "state"]

    told(store, story)


def test_what_an_end_counts_for_is_stored_with_it(store: str) -> None:
    async def story(table: Laid) -> None:
        room, _ = await table.room()
        _, line = await table.screen(room, 0)
        while room.running:
            assert (await table.move(room, f"m{room.number}"))["t"] == "ok"
        t = schema.tables.c
        query = select(t.status, t.rematch).where(t.code == CODE)
        async with table.given.store.reading() as connection:
            assert tuple((await connection.execute(query)).one()) == ("finished", "COUNTED")
        await asyncio.sleep(0)
        last = [frame for frame in line.frames if frame["t"] == "table"][-1]
        assert last["table"]["status"] == "finished"
        assert last["table"]["result"] == room.row.result

    told(store, story, Counting())


def test_what_is_said_reaches_everybody_but_who_does_not_want_to_hear_it(store: str) -> None:
    async def story(table: Laid) -> None:
        room, _ = await table.room()
        lines = [(await table.screen(room, seat))[1] for seat in (0, 1)]
        anna, bernd = table.people
        assert (await act(room, anna, wire.Chat("1", "Hello")))["n"] == 1
        assert (await act(room, anna, wire.Mute("2", bernd.id, on=True)))["t"] == "ok"
        assert (await act(room, bernd, wire.Chat("3", "Well")))["n"] == 2
        await asyncio.sleep(0)
        words = [[f["text"] for f in line.frames if f["t"] == "chat"] for line in lines]
        assert words == [["Hello"], ["Hello", "Well"]]
        assert await talk.mutes_of(room.store, anna.id) == {bernd.id: "Bernd"}

    told(store, story)


def test_a_seat_that_answers_by_itself_is_reported(store: str) -> None:
    async def story(table: Laid) -> None:
        room, heard = await table.room()
        decision = room.match.decisions[0]
        option: Any = decision.options[0]
        player, seat = table.people[decision.seat], decision.seat
        message = wire.Standing("s", seat, decision.kind, "always", option)
        assert (await act(room, player, message))["t"] == "ok"
        assert heard.said[0] == ("answers changed",)
        again, _ = await table.room()
        assert again.standing == room.standing != {}

    told(store, story)
