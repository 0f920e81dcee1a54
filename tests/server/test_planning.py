"""Trying out the coming turn: the own one alone, and only where there is one to wait for."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.support import Person, Server, guest, message_for, own_ask, run, seated
from tests.server.test_undo import move, turn


def test_a_waiting_seat_plans_its_turn_and_nobody_elses(club: Server) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(club, "loyang")
        people = [anna, bernd]
        dice = random.Random(4)
        assert await anna.post(f"/api/tables/{code}/plan", {"seat": 0}) is None
        while (state := await anna.state(code))["view"]["phase"] != "actions":
            for person in people:
                message = message_for(await person.state(code), dice)
                if message is not None:
                    await person.act(code, **message)
        actor = state["view"]["active"][0]
        idle = people[1 - actor]
        wanted = {"seat": 1 - actor, "options": ["loan", "loan", "end", "loan"]}
        planned = await idle.post(f"/api/tables/{code}/plan", wanted)
        assert planned["done"] == 2
        before = state["view"]["players"][1 - actor]["cash"]
        assert planned["view"]["players"][1 - actor]["cash"] == before + 10
        assert planned["ask"]["kind"] == "act"
        assert (await anna.state(code))["view"]["players"][1 - actor]["cash"] == before
        assert await people[actor].post(f"/api/tables/{code}/plan", {"seat": actor}) is None
        await people[actor].post(f"/api/tables/{code}/plan", wanted, status=403)
        stranger = await guest(club, "Carla")
        await stranger.post(f"/api/tables/{code}/plan", {"seat": 0}, status=403)

    run(story())


@pytest.mark.parametrize("game", ["agricola", "lydia"])
def test_a_planned_move_is_played_when_its_seat_is_asked_and_only_that_seat_knows(
    club: Server, game: str
) -> None:
    async def story() -> None:
        people, code, first = await waiting(club, game)
        mover, idle, seat = people[first], people[1 - first], 1 - first
        await mover.get(f"/api/tables/{code}/plans?seat={seat}", status=403)
        assert await mover.get(f"/api/tables/{code}/plans?seat={first}") is None
        plans = await idle.get(f"/api/tables/{code}/plans?seat={seat}")
        option, other = (row["option"] for row in plans["options"][-2:])
        once: dict[str, Any] = {"seat": seat, "kind": plans["kind"], "answer": "once"}
        await idle.act(code, "standing", status=409, **once, option="nonsense")
        await idle.act(code, "standing", **once, option=other)
        await idle.act(code, "standing", **once, option=option)
        kept = (await idle.state(code))["standing"][plans["kind"]]
        assert (kept["option"], kept["answer"]) == (option, "once")
        assert kept["label"] == plans["options"][-2]["label"]
        assert (await mover.state(code))["standing"] == {}
        async with idle.at(code, 0) as screen:
            await turn(mover, code)
            played = await screen.until(lambda f: f["t"] == "entry" and f["seat"] == seat)
            assert played["kind"] == plans["kind"]
        assert (await idle.state(code))["standing"] == {}

    run(story())


def test_a_planned_move_that_is_not_possible_is_dropped_with_the_reason(club: Server) -> None:
    async def story() -> None:
        people, code, first = await waiting(club, "agricola")
        mover, idle, seat = people[first], people[1 - first], 1 - first
        once: dict[str, Any] = {"seat": seat, "kind": "place", "answer": "once"}
        await idle.act(code, "standing", **once, option="forest")
        await idle.act(code, "standing", seat=seat, kind="place", answer="ask")
        assert (await idle.state(code))["standing"] == {}
        await idle.act(code, "standing", **once, option="forest")
        state = await mover.state(code)
        play: dict[str, Any] = {"seat": first, "n": state["n"], "kind": "place", "option": "forest"}
        await mover.act(code, "play", **play)
        await turn(mover, code)
        state = await idle.state(code)
        assert state["standing"]["place"]["lost"] == ["agricola-why-space-taken"]
        await move(idle, code)
        assert "place" not in (await idle.state(code))["standing"]

    run(story())


def test_a_planned_move_waits_for_its_seat_after_an_undo_and_says_so(club: Server) -> None:
    async def story() -> None:
        people, code, first = await waiting(club, "agricola")
        mover = people[first]
        begun = (await mover.state(code))["n"]
        play: dict[str, Any] = {"seat": first, "kind": "place", "option": "day_laborer"}
        await mover.act(code, "play", **play, n=begun)
        plan: dict[str, Any] = {"seat": first, "kind": "place", "answer": "once"}
        await mover.act(code, "standing", **plan, option="forest")
        assert "waits" not in (await mover.state(code))["standing"]["place"]
        await mover.act(code, "undo", seat=first, to=begun)
        state = await mover.state(code)
        assert own_ask(state) is not None
        assert state["standing"]["place"]["waits"] is True
        await mover.act(code, "play", **{**play, "option": "forest"}, n=state["n"])
        assert (await mover.state(code))["standing"] == {}

    run(story())


def test_what_is_always_answered_is_kept_with_the_words_of_its_question(club: Server) -> None:
    async def story() -> None:
        people, code, first = await waiting(club, "lydia")
        mover = people[first]
        state = await mover.state(code)
        ask = own_ask(state)
        assert ask is not None
        words = [{"option": row["option"], "label": row["label"]} for row in ask["options"]]
        kind, option = ask["kind"], words[0]["option"]
        play: dict[str, Any] = {"seat": first, "kind": kind, "option": option, "n": state["n"]}
        await mover.act(code, "play", **play, always=True)
        kept = (await mover.state(code))["standing"]
        expected = {"answer": "always", "option": option, "prompt": ask["prompt"], "options": words}
        assert kept == {kind: expected}
        other: dict[str, Any] = {"seat": first, "kind": kind, "option": words[1]["option"]}
        await mover.act(code, "standing", **other, answer="always")
        kept = (await mover.state(code))["standing"]
        assert kept == {kind: {**expected, "option": words[1]["option"]}}
        assert (await people[1 - first].state(code))["standing"] == {}

    run(story())


async def waiting(club: Server, game: str) -> tuple[list[Person], str, int]:
    """Two people at a table, and who of them is to move."""
    options = {"variant.family": True} if game == "agricola" else {}
    anna, bernd, code = await seated(club, game, options=options)
    (first,) = (await anna.get(f"/api/tables/{code}"))["moving"]
    return [anna, bernd], code, first
