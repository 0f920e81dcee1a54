"""Fuzz: whatever is sent, there is a reason for the answer, never a fault, never a change."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import string
from contextlib import AsyncExitStack
from hashlib import sha256
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Serve
from tests.server.support import (
    PATIENCE,
    Person,
    Screen,
    Server,
    guest,
    message_for,
    run,
    seated,
)

SOAK = bool(os.environ.get("TAFELRUNDE_SOAK"))
SHAPES: dict[str, dict[str, str]] = {
    "play": {"seat": "seat", "n": "number", "kind": "word", "option": "option"},
    "confirm": {"seat": "seat"},
    "undo": {"seat": "seat", "to": "number"},
    "agree": {"seat": "seat", "yes": "flag"},
    "why": {"seat": "seat", "option": "option"},
    "preview": {"seat": "seat", "option": "option"},
    "advise": {"seat": "seat"},
    "mute": {"player": "number", "on": "flag"},
    "return": {"seat": "seat"},
    "replace": {"seat": "seat"},
    "standing": {"seat": "seat", "kind": "word", "answer": "answer", "option": "option"},
    "seat": {"seat": "seat"},
}
PLAYED = ("tables", "chairs", "entries", "chat", "problems", "ratings", "standing", "mutes")
STRANGE: list[Any] = [None, -1, 2**70, 1.5, True, "", "\x00", "ö" * 90, [], [[]], {}, {"t": 1}]


def value(kind: str, dice: random.Random) -> Any:
    if dice.random() < 0.3:
        return dice.choice(STRANGE)
    simple: dict[str, Any] = {
        "seat": dice.randrange(-1, 40),
        "number": dice.randrange(-2, 10**7) | 4096,
        "word": dice.choice(["place", "nonsense", "pick"]),
        "flag": dice.random() < 0.5,
        "answer": dice.choice(["always", "never", "sometimes"]),
        "option": dice.choice([0, 3, "fountain", [1, 2], ["x"] * 80]),
    }
    return simple[kind]


def malformed(dice: random.Random) -> str:
    """A text that is no message, or a message that says nothing sensible."""
    kind = dice.randrange(6)
    if kind == 0:
        return "".join(dice.choice(string.printable) for _ in range(dice.randrange(200)))
    if kind == 1:
        return "[" * dice.randrange(1, 3000)
    if kind == 2:
        return json.dumps(dice.choice(STRANGE))
    t = dice.choice([*SHAPES, "", "hello", "state"])
    body: dict[str, Any] = {
        "t": t,
        "id": dice.choice(["f", "", "x" * 65, None, 7, f"f{dice.random()}"]),
    }
    body |= {name: value(what, dice) for name, what in SHAPES.get(t, {}).items()}
    # A seat's own sensible move, or a standing answer, would be no nonsense.
    if t in {"play", "standing"} and body["kind"] == "place":
        body["kind"] = "nonsense"
    if kind == 3 and len(body) > 2:
        del body[dice.choice(list(body))]
    if kind == 4:
        body["more"] = 1
    text = json.dumps(body)
    return text[: dice.randrange(len(text))] if kind == 5 else text


async def bombard(screen: Screen, dice: random.Random, count: int) -> int:
    """Send nonsense; how many answers were `no`."""
    refused = 0
    for _ in range(count):
        await screen.socket.send(malformed(dice))
        answer = await screen.until(lambda f: f["t"] in {"ok", "no"})
        if answer["t"] == "no":
            refused += 1
            assert answer["reason"][0].startswith(("server-", "why-", "lydia-", "proving-"))
    return refused


def rows_of(db: str) -> str:
    """Every row of a SQLite store about tables and what is done there, as one hash."""
    seal = sha256()
    with sqlite3.connect(db) as store:
        for table in PLAYED:
            for row in store.execute(f"SELECT * FROM {table} ORDER BY 1, 2"):  # noqa: S608 - ours
                seal.update(repr((table, row)).encode())
    return seal.hexdigest()


async def deluge(screen: Screen, dice: random.Random, count: int) -> None:
    """Send nonsense without waiting for each answer; all of them are answered in the end."""
    sent = answered = 0
    while answered < count:
        some = min(200, count - sent)
        for _ in range(some):
            await screen.socket.send(malformed(dice))
        sent += some
        while answered < sent:
            answer = await screen.next()
            if answer["t"] in {"ok", "no"}:
                answered += 1
                if answer["t"] == "no":
                    assert answer["status"] < 500, answer
        screen.frames.clear()
        screen.raw.clear()


async def knock(person: Person, code: str, dice: random.Random, count: int) -> None:
    """The same through HTTP."""
    for _ in range(count):
        text = malformed(dice)
        answer = await person.http.post(f"/api/tables/{code}/act", content=text)
        assert answer.status_code < 500, (text, answer.text)


def bombarded(server: Server, through_sockets: int, through_http: int) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(server, undo="never", leaver="wait")
        carla = await guest(server, "Carla")
        people = (anna, bernd, carla)
        before, rows = await anna.state(code), rows_of(server.config.db)
        async with AsyncExitStack() as stack:
            screens = [await stack.enter_async_context(person.at(code)) for person in people]
            for screen in screens:
                await screen.state()
            await asyncio.gather(
                *(
                    deluge(screen, random.Random(screen.person.me["name"]), through_sockets // 3)
                    for screen in screens
                ),
                *(
                    knock(person, code, random.Random(person.id), through_http // 3)
                    for person in people
                ),
            )
        after = await anna.state(code)
        for name in ("n", "view", "asks", "waiting"):
            assert after[name] == before[name]
        assert rows_of(server.config.db) == rows

    run(story())


def test_nonsense_through_a_socket_is_refused_one_by_one(club: Server) -> None:
    async def story() -> None:
        anna, _, code = await seated(club, undo="never", leaver="wait")
        async with anna.at(code) as screen:
            await screen.state()
            assert await bombard(screen, random.Random(1), 60) > 30

    run(story())


def test_a_slice_of_nonsense_changes_no_row(serve: Serve, sqlite: str) -> None:
    bombarded(serve(sqlite), 1_200, 60)


@pytest.mark.soak
def test_a_million_messages_of_nonsense_change_no_row(serve: Serve, sqlite: str) -> None:
    bombarded(serve(sqlite), 950_000, 50_000)


def test_out_of_turn_foreign_seats_and_repetitions_are_refused(house: Server) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(house)
        people = {0: anna, 1: bernd}
        dice = random.Random(1)
        for _ in range(12):
            seat = (await anna.get(f"/api/tables/{code}"))["moving"][0]
            mover, other = people[seat], people[1 - seat]
            message = message_for(await mover.state(code), dice)
            assert message is not None
            async with mover.at(code) as mine, other.at(code) as theirs:
                await theirs.state()
                before = (await mine.state())["n"]
                assert (await theirs.ask(**message))["t"] == "no"
                assert (await theirs.ask(**{**message, "seat": 1 - seat}))["t"] == "no"
                first = await mine.ask(**message, id=f"m{before}")
                assert first["t"] == "ok"
                again = await mine.ask(**message, id=f"m{before}")
                assert again == first
                state = await mover.state(code)
                assert state["n"] == first["n"]

    run(story())


def test_what_is_too_long_is_refused_and_what_is_far_too_long_ends_the_socket(
    club: Server,
) -> None:
    async def story() -> None:
        anna, _, code = await seated(club)
        async with anna.at(code) as screen:
            await screen.state()
            await screen.socket.send(json.dumps({"t": "chat", "id": "x", "text": "y" * 20_000}))
            answer = await screen.until(lambda f: f["t"] == "no")
            assert answer["reason"] == ["server-too-long"]
            await screen.socket.send("x" * 200_000)
            with pytest.raises(ConnectionClosed):
                await screen.until(lambda _: False)
        assert screen.socket.close_code == 1009
        big = await anna.http.post(f"/api/tables/{code}/act", content=b"x" * 20_000)
        assert big.status_code == 413
        huge = await anna.http.post("/api/tables", content=b'{"game": "' + b"x" * 3_000_000)
        assert huge.status_code in {400, 413}
        await anna.state(code)

    run(story())


async def nag(screen: Screen, count: int) -> None:
    """Send all at once: to wait for answers would keep a slow machine within the rate."""
    for _ in range(count):
        await screen.send("ping")
    await screen.until(lambda _: False)


def test_too_many_messages_end_the_socket(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, rates=1.0)

    async def story() -> None:
        anna = await guest(server)
        code = (await anna.open())["code"]
        async with anna.at(code) as screen:
            with pytest.raises(ConnectionClosed):
                await nag(screen, 300)
        assert screen.socket.close_code == 4429

    run(story())


# --- the HTTP API ---------------------------------------------------------------------------


@pytest.fixture
def api(club: Server) -> Any:
    config = SchemathesisConfig()
    # Each field wrong by itself, one after the other: many requests, so `make soak` sends them.
    config.projects.default.phases.coverage.enabled = SOAK
    return schemathesis.openapi.from_url(f"{club.url}/schema/openapi.json", config=config)


schema = schemathesis.pytest.from_fixture("api")


@pytest.mark.sliced
@schema.parametrize()  # type: ignore[untyped-decorator]
@settings(
    max_examples=150 if SOAK else 1,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_no_request_meets_a_fault(case: schemathesis.Case[Any], visitor: Person) -> None:
    case.call_and_validate(checks=[not_a_server_error], headers=visitor.headers, timeout=PATIENCE)


@pytest.fixture(scope="session")
def visitor(club: Server) -> Person:
    found: list[Person] = []

    async def arrive() -> None:
        found.append(await guest(club, "Schema"))

    run(arrive())
    return found[0]
