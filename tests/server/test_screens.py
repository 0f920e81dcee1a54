"""Screens: one position for all its viewers, frames in their order, and who is served first."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tafelrunde import TafelrundeError, game_names
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.registry import find_game
from tafelrunde.server.table.chronicle import retold
from tafelrunde.server.table.frames import Position
from tafelrunde.server.table.screens import TOO_SLOW
from tests.server.conftest import Serve
from tests.server.support import (
    PATIENCE,
    Person,
    Screen,
    Server,
    gauge,
    guest,
    message_for,
    run,
    seated,
)


def tables() -> list[tuple[str, int, dict[str, Any]]]:
    found = []
    for name in game_names():
        game = find_game(name)
        for seats in sorted({*game.seats}):
            for options in ({}, {"hidden_bags": True}, {}):
                try:
                    game.options(seats, options)
                except TafelrundeError:
                    continue
                found.append((name, seats, options))
    return found


@pytest.mark.parametrize(("name", "seats", "options"), tables())
def test_what_is_encoded_once_for_all_is_what_each_viewer_sees(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = find_game(name)
    header = Header(name, game.rules, seats, game.options(seats, options), "screens", [])
    match = retold(game, header, 0, []).match
    dice = random.Random(5)
    played = 0
    while not match.over and played < 150:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.options))
        played += 1
        if played % 25 and not match.over:
            continue
        position = Position(match)
        for seat in (None, *range(seats)):
            shown = msgspec.json.encode(position.view(seat))
            assert shown == msgspec.json.encode(match.view(seat))


@pytest.mark.parametrize("crowd", [100, pytest.param(2000, marks=pytest.mark.soak)])
def test_who_moves_is_answered_before_the_crowd_hears_of_it_and_the_crowd_hears_all(
    serve: Serve, sqlite: str, tmp_path: Path, crowd: int
) -> None:
    written = tmp_path / "written"
    server = serve(sqlite, written=str(written))

    async def story() -> None:
        anna = await guest(server)
        code = (await anna.open("agricola", seats=1))["code"]
        people = [await onlooker(server, code) for _ in range(crowd)]
        async with anna.at(code) as hers:
            state = await hers.state()
            message = message_for(state, random.Random(1))
            assert message is not None
            before = len(written.read_text().splitlines())
            number = (await hers.ask(**message))["n"]
            for screen in people:
                await screen.state(number)
                assert screen.entries() == list(range(1, number + 1))
            lines = [line.split()[1:] for line in written.read_text().splitlines()[before:]]
            told = [kinds for kinds in lines if "entry" in kinds]
            assert len(told) == crowd + 1
            assert [kinds[-3:] for kinds in told if "ok" in kinds] == [["entry", "state", "ok"]]
            assert "ok" in told[0]
        for screen in people:
            await screen.socket.close()

    run(story())


async def onlooker(server: Server, code: str) -> Screen:
    socket = await connect(
        f"ws://127.0.0.1:{server.port}/ws/{code}", max_size=2**22, proxy=None, ping_timeout=PATIENCE
    )
    return Screen(Person(server, {"name": "Nobody", "token": ""}), socket)


def test_who_does_not_read_is_closed_and_comes_back_to_all_that_was_missed(
    serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite)

    async def story() -> None:
        anna, bernd, code = await seated(server)
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.port))
        line.setblocking(False)
        slow = await connect(
            f"ws://127.0.0.1:{server.port}/ws/{code}",
            sock=line,
            additional_headers=anna.headers,
            max_size=2**22,
            max_queue=1,
            ping_timeout=None,
            proxy=None,
        )
        assert json.loads(await asyncio.wait_for(slow.recv(), PATIENCE))["t"] == "hello"
        flood = asyncio.create_task(ask_and_never_read(slow))
        await asyncio.wait_for(given_up(server), PATIENCE)
        flood.cancel()
        # Who reads soon enough finds out why.
        assert await read_out(slow) in {TOO_SLOW, None}
        async with bernd.at(code) as his, anna.at(code) as hers:
            assert (await his.state())["n"] == (await hers.state())["n"]

    run(story())


async def ask_and_never_read(line: ClientConnection) -> None:
    """Each of these is answered with a whole position."""
    for number in range(100_000):
        await line.send(json.dumps({"t": "seat", "id": f"s{number}", "seat": 0}))
        await asyncio.sleep(0)


async def given_up(server: Server) -> None:
    while gauge(server, "screens"):  # noqa: ASYNC110 - it is another process
        await asyncio.sleep(0.1)


async def read_out(line: ClientConnection) -> int | None:
    """Read all there is; why the line was closed."""
    while True:
        try:
            await asyncio.wait_for(line.recv(), PATIENCE)
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code
