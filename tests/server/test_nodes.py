"""Nodes: two servers on one PostgreSQL are one house."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any, cast

from sqlalchemy import insert

from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.steady import Steady
from tafelrunde.server.node.nodes import Hearer, Nodes
from tafelrunde.server.node.presence import Presence
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Store
from tafelrunde.server.table import screens
from tests.server.conftest import Serve
from tests.server.support import (
    Person,
    Screen,
    Server,
    guest,
    in_own_loop,
    message_for,
    play_on,
    run,
    seated,
)


def test_a_move_on_one_node_reaches_a_screen_on_the_other(league: list[Server]) -> None:
    async def story() -> None:
        anna, there = await guest(league[0], "Anna"), await guest(league[1], "Bernd")
        code = (await anna.open(seats=3, chairs=[{"me": True}, None, {"bot": "random"}]))["code"]
        async with anna.at(code) as left, there.at(code) as right:
            await there.post(f"/api/tables/{code}/sit", {"seat": 1})
            sat = await left.until(
                lambda f: f["t"] == "table" and f["table"]["status"] == "running"
            )
            assert sat["table"]["chairs"][1]["player"]["name"] == "Bernd"
            ends = await asyncio.gather(
                play_on(left, random.Random(1), 40), play_on(right, random.Random(2), 40)
            )
            await left.ask("chat", text="hello there")
            await right.until(lambda f: f["t"] == "chat" and f["text"] == "hello there")
        assert [end["n"] >= 40 for end in ends] == [True, True]
        for screen in (left, right):
            assert screen.entries() == list(range(1, len(screen.entries()) + 1))

    run(story())


def test_everybody_sees_who_is_here_through_which_node(league: list[Server]) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(league[0])
        away = bernd.elsewhere(league[1])

        def bernd_here(frame: dict[str, Any]) -> bool:
            return "table" in frame and bool(frame["table"]["chairs"][1]["here"])

        async with anna.at(code) as screen:
            async with away.at(code):
                await screen.until(bernd_here)
            await screen.until(lambda f: "table" in f and not bernd_here(f))

    run(story())


def test_a_table_that_begins_in_play_is_seen_to_whichever_node_owns_it(
    league: list[Server],
) -> None:
    async def first_move(anna: Person, code: str) -> None:
        """Everybody picks at once: the bot moves though nothing has been stored yet."""
        on = await anna.post(f"/api/tables/{code}/branch", {"n": 0, "seat": 0, "bots": "random"})
        async with anna.at(on["code"]) as screen:
            await screen.state(1)

    async def story() -> None:
        anna, _, code = await seated(league[0], "proving")
        # Half of them are the other node's to see to.
        await asyncio.gather(*(first_move(anna, code) for _ in range(8)))

    run(story())


def test_bots_among_themselves_go_on_for_who_looks_on_through_another_node(
    league: list[Server],
) -> None:
    async def go_on(code: str, known: Person | None) -> None:
        """They wait, and then somebody comes whom the house knows, or a stranger."""
        bernd = await guest(league[1], "Bernd")
        if known is None:
            bernd.headers.clear()
        async with bernd.at(code) as screen:
            await screen.state(8)

    async def story() -> None:
        anna = await guest(league[0])
        bots = [{"bot": "random"}, {"bot": "random"}]
        codes = [(await anna.open(seats=2, chairs=bots))["code"] for _ in range(6)]
        rows = (await anna.get("/api/lobby"))["mine"]
        assert [row["resting"] for row in rows if row["code"] in codes] == [True] * 6
        # Half of them are the other node's to see to.
        await asyncio.gather(*(go_on(code, (anna, None)[n % 2]) for n, code in enumerate(codes)))

    run(story())


def test_a_node_finds_what_others_did_while_it_began_a_match(
    serve: Serve, fresh_postgres: str
) -> None:
    slow, _ = serve(fresh_postgres, late=1.0), serve(fresh_postgres)

    async def begin() -> bool:
        """Whether a bot on the other node was faster; then everything must go on all the same."""
        anna, bernd = await guest(slow, "Anna"), await guest(slow, "Bernd")
        code = (await anna.open(seats=3, chairs=[{"me": True}, None, {"bot": "random"}]))["code"]
        async with anna.at(code) as left, bernd.at(code) as right:
            await bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
            states = await asyncio.gather(left.state(), right.state())
            done = states[0]["n"]
            for screen in (left, right):
                assert screen.entries() == list(range(1, done + 1))
            for person, state in zip((anna, bernd), states, strict=True):
                message = message_for(state, random.Random(1))
                if message is not None:
                    await person.act(code, **message)
        return bool(done)

    async def story() -> None:
        # The bot begins on a third of the tables, and half of those belong to the other node.
        while not any(await asyncio.gather(*(begin() for _ in range(6)))):
            pass

    run(story())


def test_what_happens_while_a_node_opens_a_table_or_writes_to_it_is_not_lost(
    serve: Serve, fresh_postgres: str
) -> None:
    fast, slow = serve(fresh_postgres), serve(fresh_postgres, outrun=True)

    async def pick(person: Person, code: str) -> dict[str, Any]:
        message = message_for(await person.state(code), random.Random(1))
        assert message is not None
        return dict(await person.act(code, **message))

    async def story() -> None:
        people = [await guest(fast, name) for name in ("Anna", "Bernd", "Carla", "Dora")]
        code = (await people[0].open("proving", seats=4))["code"]
        for seat in (1, 2, 3):
            await people[seat].post(f"/api/tables/{code}/sit", {"seat": seat})
        away = people[1].elsewhere(slow)
        # Everybody picks at once. While the other node reads the table, somebody does.
        opening = asyncio.create_task(away.state(code))
        await pick(people[0], code)
        await opening
        async with away.at(code) as screen:
            await screen.state(1)
            # While it writes, somebody else does; both picks count.
            message = message_for(screen.frames[-1], random.Random(1)) or {}
            asked = asyncio.create_task(screen.ask(**message))
            await pick(people[2], code)
            assert (await asked)["t"] == "ok"
            assert screen.entries() == [1, 2, 3]

    run(story())


def test_talk_on_two_nodes_comes_whole_and_once(league: list[Server]) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(league[0])
        away = bernd.elsewhere(league[1])
        await anna.act(code, "chat", text="first")
        async with anna.at(code) as left, away.at(code) as right:
            await right.until(lambda f: f["t"] == "chat")
            words = [f"{n} from {where}" for n in range(5) for where in "lr"]
            await asyncio.gather(
                *(left.send("chat", text=text) for text in words if text.endswith("l")),
                *(right.send("chat", text=text) for text in words if text.endswith("r")),
            )
            for screen in (left, right):
                while len(heard(screen)) <= len(words):
                    assert (await screen.next())["t"] != "no"
                assert sorted(heard(screen)) == sorted(["first", *words])
        assert heard(left) == heard(right)

    run(story())


def test_talk_that_a_node_has_not_heard_of_is_told_once_to_who_comes_and_who_is_there(
    club: Server,
) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(club)
        await anna.act(code, "chat", text="first")
        async with anna.at(code) as left:
            await left.until(lambda f: f["t"] == "chat")
            # Another node has written it and not yet told this one.
            store = Store(club.config.db)
            row = await store.table(code)
            assert row is not None
            line = {"player": bernd.id, "seat": 1, "text": "second", "at": 0.0, "number": 2}
            async with store.writing() as connection:
                await connection.execute(insert(schema.chat).values(table=row.id, **line))
            await store.close()
            async with bernd.at(code) as right:
                await right.until(lambda f: f["t"] == "chat" and f["text"] == "second")
                await anna.act(code, "chat", text="third")
                for screen in (left, right):
                    await screen.until(lambda f: f["t"] == "chat" and f["text"] == "third")
                    assert heard(screen) == ["first", "second", "third"]

    run(story())


def heard(screen: Screen) -> list[str]:
    return [frame["text"] for frame in screen.frames if frame["t"] == "chat"]


def test_who_comes_back_at_once_is_last_told_to_be_here() -> None:
    async def story() -> None:
        said: list[str] = []

        # The first one finds every connection taken.
        delays = iter([0.05, 0.0])

        async def send(payload: str) -> None:
            await asyncio.sleep(next(delays))
            said.append(payload)

        nodes = SimpleNamespace(name="one", announcing=asyncio.Lock(), send=send)
        here = Presence(cast(Any, None), cast(Any, nodes), cast(Any, None))
        table: Any = SimpleNamespace(row=SimpleNamespace(id=3), screens=set())
        left = asyncio.create_task(here.announce(table, 7))
        await asyncio.sleep(0)
        line: Any = None
        table.screens.add(screens.Screen(Player(7, "Anna", {}, False), line))
        await asyncio.gather(left, here.announce(table, 7))
        assert said == ["p one 3 7 0", "p one 3 7 1"]

    in_own_loop(story())


def test_who_is_at_a_node_that_was_silent_for_a_while_is_there_again() -> None:
    given: Any = SimpleNamespace(store=None, task=None, pauses=[])
    nodes = Nodes(given, Steady(), Hearer())
    club: Any = SimpleNamespace(by_id={}, task=lambda work: work.close())
    Presence(club, nodes, cast(Any, None)).heard(["other", "3", "7", "1"])
    seen = []
    for alive in (["other"], [], ["other"]):
        nodes.alive = [nodes.name, *alive]
        seen.append(nodes.here_elsewhere(3, 7))
    assert seen == [True, False, True]


def test_an_undo_goes_across_nodes(league: list[Server]) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(league[0])
        people = [anna, bernd.elsewhere(league[1])]
        seat = (await anna.get(f"/api/tables/{code}"))["moving"][0]
        mover, other = people[seat], people[1 - seat]
        start = await mover.state(code)
        while True:
            state = await mover.state(code)
            message = message_for(state, random.Random(1))
            if message is None:
                break
            await mover.act(code, **message)
        async with other.at(code) as screen:
            await screen.state(state["n"])
            await mover.act(code, "undo", seat=seat, to=start["n"])
            asked = await screen.state(state["n"] + 1)
            assert asked["asked_undo"]["seat"] == seat
            await screen.ask("agree", seat=1 - seat, yes=True)
        async with mover.at(code) as screen:
            again = await screen.state(state["n"] + 2)
        assert again["view"] == start["view"]

    run(story())


def test_when_a_node_dies_another_lets_its_bots_play(serve: Serve, fresh_postgres: str) -> None:
    nodes = [serve(fresh_postgres), serve(fresh_postgres)]

    async def story() -> None:
        anna = await guest(nodes[0])
        codes = []
        for _ in range(4):
            chairs = [{"me": True}, {"bot": "random"}, {"bot": "random"}]
            codes.append((await anna.open(seats=3, chairs=chairs))["code"])
        nodes[1].kill()
        for code in codes:
            async with anna.at(code) as screen:
                state = await play_on(screen, random.Random(1), 12)
            assert state["n"] >= 12

    run(story())
