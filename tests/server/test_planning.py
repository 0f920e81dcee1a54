"""Trying out the coming turn: the own one alone, and only where there is one to wait for."""

from __future__ import annotations

import random

from tests.server.support import Server, guest, message_for, run, seated


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
