"""Kill: the server dies at any instant, and nothing that anybody was told is lost or doubled."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.conftest import Serve
from tests.server.support import Person, Server, guest, message_for, run

# Lydian matches that do not last long.
SHORT = {"rules.safety_turns_per_player": 4}
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.HTTPError)


class Client:
    """Somebody who plays a match to its end whatever happens to the server.

    A message without an answer is sent again with the same id; what was answered is kept.
    """

    def __init__(self, person: Person, code: str, seed: int) -> None:
        self.person = person
        self.code = code
        self.dice = random.Random(seed)
        self.open: dict[str, Any] | None = None
        self.accepted: dict[int, dict[str, Any]] = {}
        self.seen = 0
        self.entries: dict[int, dict[str, Any]] = {}
        self.over = False

    async def play(self) -> None:
        while not self.over:
            with contextlib.suppress(*BROKEN):
                await self._sit_down()
            await asyncio.sleep(0.05)

    async def _sit_down(self) -> None:
        async with self.person.at(self.code, self.seen) as screen:
            if self.open is not None:
                await screen.send(**self.open)
            state: dict[str, Any] | None = None
            while True:
                frame = await screen.next()
                if frame["t"] == "entry":
                    assert frame["n"] == self.seen + 1, "an entry was lost or came twice"
                    self.seen = frame["n"]
                    self.entries[frame["n"]] = frame
                elif frame["t"] in {"ok", "no"}:
                    self._answered(frame)
                elif frame["t"] == "state":
                    state = frame
                    if state["over"]:
                        self.over = True
                        return
                if state is None or self.open is not None:
                    continue
                message = message_for(state, self.dice)
                state = None
                if message is not None:
                    self.open = {"id": self.person.new_id(), **message}
                    await screen.send(**self.open)

    def _answered(self, frame: dict[str, Any]) -> None:
        if self.open is None or frame["id"] != self.open["id"]:
            return
        if frame["t"] == "ok":
            assert frame["n"] not in self.accepted
            self.accepted[frame["n"]] = self.open
        self.open = None


async def check(client: Client) -> None:
    """The record holds everything the client was told, once."""
    text = await client.person.get(f"/api/tables/{client.code}/record")
    rows = [json.loads(line) for line in text.splitlines()][1:]
    assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))
    for n, message in client.accepted.items():
        row = rows[n - 1]
        assert row["seat"] == 0
        if message["t"] == "play":
            assert (row["kind"], row["option"]) == (message["kind"], message["option"])
    own = [row["n"] for row in rows if row.get("seat") == 0]
    # One message may have been stored without its answer reaching us before the match ended.
    assert set(client.accepted) <= set(own)
    assert len(own) - len(client.accepted) <= 1
    for n, frame in client.entries.items():
        assert frame["kind"] == rows[n - 1].get("kind", rows[n - 1].get("event"))


async def killed(server: Server, games: int, kills: int, seed: int) -> dict[str, Any]:
    """Play many matches at once while the server dies again and again.

    Every other time it dies at any instant, else while it stores something; each time the matches
    have gone on a little.
    """
    dice = random.Random(seed)
    clients: list[Client] = []
    for number in range(games):
        person = await guest(server, f"P{number}")
        chairs = [{"me": True}, *[{"bot": "random"}] * dice.choice([1, 1, 2])]
        game, options = ("lydia", SHORT) if number % 2 else ("proving", {})
        table = await person.open(game, seats=len(chairs), chairs=chairs, options=options)
        clients.append(Client(person, table["code"], number))
    playing = [asyncio.create_task(client.play()) for client in clients]
    deaths = {"at any instant": 0, "while storing": 0}
    while sum(deaths.values()) < kills and not all(task.done() for task in playing):
        die = None
        if deaths["while storing"] < deaths["at any instant"]:
            die = (dice.randint(1, games), dice.uniform(0, 0.004))
        if server.dead:
            await asyncio.to_thread(server.start, die)
        before = seen = sum(client.seen for client in clients)
        further = dice.randint(1, games)
        while not server.dead and not all(task.done() for task in playing):
            await asyncio.sleep(0.01)
            seen = sum(client.seen for client in clients)
            if die is None and seen >= before + further:
                await asyncio.sleep(dice.uniform(0, 0.1))
                break
        deaths["at any instant" if die is None else "while storing"] += 1
        await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    await asyncio.gather(*playing)
    for client in clients:
        await check(client)
    return {
        "games": games,
        **deaths,
        "entries": sum(client.seen for client in clients),
        "accepted": sum(len(client.accepted) for client in clients),
    }


def test_a_killed_server_loses_and_doubles_nothing(serve: Serve, store: str) -> None:
    server = serve(store)

    async def story() -> None:
        figures = await killed(server, games=6, kills=4, seed=1)
        assert figures["while storing"] > 0

    run(story())


@pytest.mark.soak
def test_twenty_kills_during_two_hundred_matches(serve: Serve, store: str) -> None:
    server = serve(store, bot_workers=2)

    async def story() -> None:
        print(json.dumps(await killed(server, games=200, kills=20, seed=2)))

    run(story())
