"""Nodes: two servers on one PostgreSQL are one house; a race for a move has one winner."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from tests.server.conftest import Serve
from tests.server.support import Person, Server, guest, message_for, play_on, run, seated


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


async def race(nodes: list[Server], races: int) -> dict[str, int]:
    """One person at both nodes makes the same move on both at once, again and again."""
    anna = await guest(nodes[0])
    both = [anna, anna.elsewhere(nodes[1])]
    dice = random.Random(1)
    made, losses, code = 0, 0, ""
    while made < races:
        if not code:
            chairs = [{"me": True}, {"name": "Carla"}]
            code = (await anna.open("proving", seats=2, chairs=chairs))["code"]
        states = [await anna.state(code, seat) for seat in (0, 1)]
        if states[0]["over"]:
            code = ""
            continue
        message = next(m for state in states if (m := message_for(state, dice)) is not None)
        answers = await asyncio.gather(*[_act(person, code, message) for person in both])
        won = [answer for answer in answers if answer["t"] == "ok"]
        lost = [answer for answer in answers if answer["t"] == "no"]
        assert len(won) == 1, answers
        assert lost[0]["status"] == 409
        assert lost[0]["reason"][0] in {
            "server-too-late",
            "server-asked-otherwise",
            "why-not-asked",
            "why-not-waiting",
            "why-over",
        }
        made += 1
        losses += lost[0]["reason"] == ["server-too-late"]
    return {"races": made, "lost in the store": losses}


async def _act(person: Person, code: str, message: dict[str, Any]) -> dict[str, Any]:
    body = {"id": person.new_id(), **message}
    answer = await person.http.post(f"/api/tables/{code}/act", json=body)
    return dict(answer.json())


def test_of_two_moves_at_once_on_two_nodes_exactly_one_counts(league: list[Server]) -> None:
    run(_race_once(league, 25))


async def _race_once(nodes: list[Server], races: int) -> None:
    figures = await race(nodes, races)
    assert figures["races"] == races


@pytest.mark.soak
def test_a_thousand_races_have_a_thousand_winners(serve: Serve, fresh_postgres: str) -> None:
    nodes = [serve(fresh_postgres), serve(fresh_postgres)]

    async def story() -> None:
        print(json.dumps(await race(nodes, 1000)))

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
