"""Kill: servers die at any instant, and nothing that anybody was told is lost or doubled."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import math
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.conftest import each_store
from tests.server.support import (
    PATIENCE,
    ROOT,
    Person,
    Screen,
    Server,
    guest,
    message_for,
    run,
)

# Lydian matches that do not last long.
SHORT = {"rules.safety_turns_per_player": 4}
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.HTTPError)
SHARES = 10
KILLS = 1000
# How often the auditor comes, in kills.
AUDIT = 10


class House:
    """A node on SQLite, or two on PostgreSQL, with what people were told there."""

    def __init__(self, nodes: list[Server], folder: Path) -> None:
        self.nodes = nodes
        self.told = folder / "told"
        self.told.touch()
        self.seen = 0
        self.enough = False
        self._guests: dict[tuple[int, int], Person] = {}

    def somewhere(self, person: Person, dice: random.Random) -> Person:
        """A person at any node."""
        number = dice.randrange(len(self.nodes))
        if (person.id, number) not in self._guests:
            self._guests[person.id, number] = person.elsewhere(self.nodes[number])
        return self._guests[person.id, number]

    def note(self, **answer: Any) -> None:
        """Write down what somebody was told before they do anything else."""
        with self.told.open("a", encoding="utf-8") as file:
            file.write(json.dumps(answer) + "\n")

    async def audit(self) -> dict[str, int]:
        """Let another process compare what was told with what is stored."""
        command = [sys.executable, "-m", "tests.server.audit", self.nodes[0].config.db]
        found = await asyncio.to_thread(
            subprocess.run,
            [*command, str(self.told)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        assert found.returncode == 0, found.stderr
        return dict(json.loads(found.stdout))


class Client:
    """Somebody who plays a match to its end whatever happens to the servers.

    A message without an answer is sent again with the same id, through any node; what was
    answered is kept.
    """

    def __init__(self, house: House, person: Person, seat: int, code: str, seed: int) -> None:
        self.house = house
        self.person = person
        self.seat = seat
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
        person = self.house.somewhere(self.person, self.dice)
        async with person.at(self.code, self.seen) as screen:
            if self.open is not None:
                await screen.send(**self.open)
            state: dict[str, Any] | None = None
            while True:
                frame = await self._heard(screen, state)
                if frame["t"] == "entry":
                    assert frame["n"] == self.seen + 1, "an entry was lost or came twice"
                    self.seen = frame["n"]
                    self.house.seen += 1
                    self.entries[frame["n"]] = frame
                elif frame["t"] in {"ok", "no"}:
                    self._answered(frame)
                    if frame["t"] == "no" or self.dice.random() < 0.05:
                        # To another node, now and then also while all is well.
                        return
                elif frame["t"] == "state":
                    state = frame
                    if state["over"]:
                        self.over = True
                        return
                if state is None or self.open is not None:
                    continue
                message = self._next(state)
                if message is None or message["t"] != "chat":
                    state = None
                if message is not None:
                    self.open = {"id": self.person.new_id(), **message}
                    await screen.send(**self.open)

    async def _heard(self, screen: Screen, state: dict[str, Any] | None) -> dict[str, Any]:
        """The next frame; a table that says nothing any more is a fault, not an outage."""
        try:
            return await screen.next()
        except TimeoutError as error:
            node = self.house.nodes.index(screen.person.server)
            where = f"{self.code} seat {self.seat} at node {node} after {self.seen}"
            raise AssertionError(f"nothing came: {where}, {self.open}, {state}") from error

    def _next(self, state: dict[str, Any]) -> dict[str, Any] | None:
        """The next move, and now and then a word before it."""
        message = message_for(state, self.dice)
        if message is not None and self.dice.random() < 0.1:
            return {"t": "chat", "text": f"{self.person.me['name']} at {state['n']}"}
        return message

    def _answered(self, frame: dict[str, Any]) -> None:
        sent = self.open
        if sent is None or frame["id"] != sent["id"]:
            return
        if frame["t"] == "ok":
            told = {**sent, "code": self.code, "n": frame["n"]}
            told["message"] = f"{self.person.id}:{told.pop('id')}"
            self.house.note(**told, **{"in": "chat" if sent["t"] == "chat" else "entry"})
            if sent["t"] != "chat":
                assert frame["n"] not in self.accepted
                self.accepted[frame["n"]] = sent
        self.open = None

    async def check(self) -> None:
        """The record holds everything the client was told, once."""
        text = await insisting(self, f"/api/tables/{self.code}/record")
        rows = [json.loads(line) for line in text.splitlines()][1:]
        assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))
        for n, message in self.accepted.items():
            row = rows[n - 1]
            assert row["seat"] == self.seat
            if message["t"] == "play":
                assert (row["kind"], row["option"]) == (message["kind"], message["option"])
        own = [row["n"] for row in rows if row.get("seat") == self.seat]
        # One message may have been stored without its answer reaching us before the match ended.
        assert set(self.accepted) <= set(own)
        assert len(own) - len(self.accepted) <= 1
        for n, frame in self.entries.items():
            assert frame["kind"] == rows[n - 1].get("kind", rows[n - 1].get("event"))


async def insisting(client: Client, path: str) -> str:
    """What a path answers, asked until it does."""
    while True:
        person = client.house.somewhere(client.person, client.dice)
        with contextlib.suppress(*BROKEN):
            answer = await person.http.get(path)
            if answer.status_code == 200:
                return answer.text
        await asyncio.sleep(0.1)


async def posted(house: House, person: Person, path: str, body: Any, dice: random.Random) -> Any:
    """What a request is answered with, sent until it is; a repeated one does no harm."""
    while True:
        there = house.somewhere(person, dice)
        with contextlib.suppress(*BROKEN):
            answer = await there.http.post(path, json=body)
            if answer.status_code in (200, 201):
                return answer.json()
            assert answer.status_code in (409, 503), answer.text
        await asyncio.sleep(0.1)


async def matches(house: House, people: list[Person], number: int, bots: bool) -> list[Client]:
    """One match after the other until it is enough; everybody who played."""
    dice = random.Random(number)
    played: list[Client] = []
    for match in itertools.count():
        game, options = ("lydia", SHORT) if (number + match) % 2 else ("proving", {})
        chairs: list[Any] = [{"me": True}, None, *[{"bot": "random"}] * (bots and number % 2)]
        wanted = {"game": game, "seats": len(chairs), "chairs": chairs, "options": options}
        code = (await posted(house, people[0], "/api/tables", wanted, dice))["code"]
        await posted(house, people[1], f"/api/tables/{code}/sit", {"seat": 1}, dice)
        clients = [
            Client(house, person, seat, code, 1000 * number + 10 * match + seat)
            for seat, person in enumerate(people)
        ]
        await asyncio.gather(*(client.play() for client in clients))
        played.extend(clients)
        if house.enough:
            break
    return played


async def _go_on(
    house: House, server: Server, playing: list[asyncio.Task[list[Client]]], further: float
) -> None:
    """Wait until the matches have gone on a little, or the server has died."""
    until = house.seen + further
    while not server.dead and house.seen < until:
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(0.01)


async def killed(house: House, tables: int, kills: int, seed: int, bots: bool) -> dict[str, Any]:
    """Play at many tables at once while servers die again and again.

    One dies at any instant, or while it stores something; each time the matches have gone on a
    little.
    """
    dice = random.Random(seed)
    pairs = [[await guest(house.nodes[0], f"P{n}{m}") for m in "ab"] for n in range(tables)]
    playing = [asyncio.create_task(matches(house, pair, n, bots)) for n, pair in enumerate(pairs)]
    deaths = {"at any instant": 0, "while storing": 0}
    audits = 0
    while sum(deaths.values()) < kills:
        server = dice.choice(house.nodes)
        await _go_on(house, server, playing, dice.randint(1, 2 * tables))
        await asyncio.sleep(dice.uniform(0, 0.1))
        await asyncio.to_thread(server.kill)
        deaths["at any instant"] += 1
        if dice.random() < 0.5:
            die = (dice.randint(1, tables), dice.uniform(0, 0.004))
            await asyncio.to_thread(server.start, die)
            # Matches go on and on, so it has something to store sooner or later.
            await _go_on(house, server, playing, math.inf)
            deaths["while storing"] += 1
        if sum(deaths.values()) // AUDIT > audits:
            await house.audit()
            audits += 1
        await asyncio.to_thread(server.start)
    house.enough = True
    clients = [client for task in playing for client in await task]
    for client in clients:
        await client.check()
    return {
        **deaths,
        "audits": audits + 1,
        "matches": len(clients) // 2,
        **await house.audit(),
    }


@pytest.fixture
def house(store: str, tmp_path: Path) -> Iterator[House]:
    """One node on SQLite, two on PostgreSQL."""
    logs = [tmp_path / f"server{n}.log" for n in range(2 if "://" in store else 1)]
    nodes = [Server(store, log).start() for log in logs]
    yield House(nodes, tmp_path)
    for node in nodes:
        node.stop()
    assert [fault for node in nodes for fault in node.faults()] == []


@each_store
def test_killed_servers_lose_and_double_nothing(house: House) -> None:
    async def story() -> None:
        figures = await killed(house, tables=2, kills=4, seed=1, bots=True)
        assert figures["while storing"] > 0
        assert figures["answers"] > 0

    run(story())


@each_store
@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_a_thousand_kills_lose_and_double_nothing(house: House, share: int) -> None:
    async def story() -> None:
        figures = await killed(house, 8, KILLS // SHARES, 100 + share, bots=share == 0)
        print(json.dumps(figures))

    run(story())
