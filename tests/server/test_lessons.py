"""Lessons: a step is a table of its own that tells how far its learner is."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.support import Server, guest, own_ask, run


def test_a_step_is_done_by_the_right_move_and_strayed_from_by_another(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club, "Anna")
        table = await anna.post("/api/lessons", {"game": "agricola", "step": 3}, status=201)
        code = table["code"]
        told = await anna.get(f"/api/tables/{code}/lesson")
        assert told["steps"][told["step"]] == "fence"
        assert (told["right"], told["task"], told["tasks"]) == (["fencing"], 0, 2)
        bernd = await guest(club, "Bernd")
        await bernd.get(f"/api/tables/{code}/lesson", status=403)
        # No list shows it, nobody else is asked to look on.
        assert (await anna.get("/api/lobby"))["mine"] == []
        await anna.act(code, t="play", seat=0, n=11, kind="place", option="fencing")
        told = await anna.get(f"/api/tables/{code}/lesson")
        assert told["right"][0] == 24
        assert told["task"] == 1
        await anna.act(code, t="play", seat=0, n=told["n"], kind="fence", option=768)
        told = await anna.get(f"/api/tables/{code}/lesson")
        assert (told["done"], told["strayed"], told["right"]) == (True, False, [])

        again = await anna.post("/api/lessons", {"game": "agricola", "step": 3}, status=201)
        code = again["code"]
        await anna.act(code, t="play", seat=0, n=11, kind="place", option="fishing")
        told = await anna.get(f"/api/tables/{code}/lesson")
        assert (told["done"], told["strayed"]) == (False, True)
        # Whoever plays on has a table like any other.
        await anna.post(f"/api/tables/{code}/lesson/leave", {}, status=200)
        [mine] = (await anna.get("/api/lobby"))["mine"]
        assert mine["code"] == code
        await anna.get(f"/api/tables/{code}/lesson", status=409)

    run(story())


def test_nobody_moves_after_a_step_until_its_learner_goes_on(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club, "Anna")
        code = (await anna.post("/api/lessons", {"game": "agricola"}, status=201))["code"]
        await anna.act(code, t="play", seat=0, n=0, kind="place", option="forest")
        told = await anna.get(f"/api/tables/{code}/lesson")
        assert (told["done"], told["held"]) == (True, True)
        bernd = await guest(club, "Bernd")
        await bernd.post(f"/api/tables/{code}/lesson/on", {}, status=403)
        async with anna.at(code) as screen:
            # Somebody who looks on wakes bots elsewhere.
            assert (await screen.ask("ping"))["t"] == "ok"
            assert [ask["seat"] for ask in (await anna.state(code))["asks"]] == [1]
            await anna.post(f"/api/tables/{code}/lesson/on", {}, status=200)
            await screen.until(lambda f: f["t"] == "state" and own_ask(f) is not None)
        told = await anna.get(f"/api/tables/{code}/lesson")
        assert (told["done"], told["held"]) == (True, False)

    run(story())


def test_a_farm_stays_as_it_was_left_from_step_to_step(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club, "Anna")
        code = ""
        made: set[tuple[int, str]] = set()

        async def built() -> set[tuple[int, str]]:
            """What stands where on the learner's farm."""
            farm = (await anna.state(code))["view"]["players"][0]
            cells = {(at, cell["kind"]) for at, cell in enumerate(farm["cells"])}
            fences = {(fence["edge"], "fence") for fence in farm["fences"]}
            return {one for one in cells if one[1] != "meadow"} | fences

        for step in range(10):
            wanted = {"game": "agricola", "step": step, "after": code or None}
            table = await anna.post("/api/lessons", wanted, status=201)
            code = table["code"]
            assert made <= await built()
            # Once a choice was another one, every step goes on from there.
            assert ("at" in table["origin"]) == (step > 1)
            told = await anna.get(f"/api/tables/{code}/lesson")
            while not told["done"]:
                state = await anna.state(code)
                ask = own_ask(state)
                assert ask is not None
                # The right answer that the lesson does not show.
                move = {"seat": 0, "n": state["n"], "kind": ask["kind"]}
                await anna.act(code, t="play", **move, option=told["right"][-1])
                told = await anna.get(f"/api/tables/{code}/lesson")
                assert not told["strayed"]
            made = await built()

    run(story())


def test_lessons_are_refused_where_there_are_none(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club, "Anna")
        await anna.post("/api/lessons", {"game": "lydia", "step": 50}, status=404)
        await anna.post("/api/lessons", {"game": "proving"}, status=404)
        own = await anna.get("/api/words/de/learn/lydia")
        assert own.keys() == {"learn", "lydia"}
        await anna.get("/api/words/fr/learn/lydia", status=404)
        bare, fenced, _ = await anna.get("/api/rules/agricola/fences")
        assert [len(seen["players"][0]["fences"]) for seen in (bare, fenced)] == [0, 6]
        await anna.get("/api/rules/agricola/aim", status=404)
        await anna.get("/api/rules/proving/aim", status=404)

    run(story())


@pytest.mark.parametrize("game", ["agricola", "loyang", "lydia"])
def test_the_hints_of_a_lesson_lead_through_each_of_its_steps(club: Server, game: str) -> None:
    async def story() -> None:
        anna = await guest(club, "Anna")
        steps = 1
        step = 0
        while step < steps:
            wanted = {"game": game, "step": step}
            code = (await anna.post("/api/lessons", wanted, status=201))["code"]
            told = await anna.get(f"/api/tables/{code}/lesson")
            assert told["step"] == step
            steps = told["all"]
            while not told["done"]:
                state = await anna.state(code)
                ask = own_ask(state)
                if state["seat"] in state["waiting"]:
                    await anna.act(code, t="confirm", seat=0)
                elif ask is None:
                    await asyncio.sleep(0.02)
                else:
                    hint = told["right"][0]
                    move = {"seat": 0, "n": state["n"], "kind": ask["kind"], "option": hint}
                    await anna.act(code, t="play", **move)
                told = await anna.get(f"/api/tables/{code}/lesson")
                assert not told["strayed"]
            step += 1
        assert step > 3

    run(story())


def test_the_position_of_the_day_is_compared_after_the_choice(house: Server) -> None:
    async def story() -> None:
        anna, bernd = await guest(house, "Anna"), await guest(house, "Bernd")
        today = await anna.get("/api/daily")
        assert today["answered"] is None
        table = await anna.post("/api/daily", {})
        code = table["code"]
        assert table["game"] == today["game"]
        assert table["origin"] == {"daily": today["number"]}
        assert await anna.get(f"/api/tables/{code}/daily") == {"own": None, "compared": []}
        await bernd.get(f"/api/tables/{code}/daily", status=403)
        state = await anna.state(code)
        ask = own_ask(state)
        assert ask is not None
        option = ask["options"][0]["option"]
        play = {"t": "play", "seat": 0, "n": state["n"], "kind": ask["kind"], "option": option}
        await anna.post(f"/api/tables/{code}/act", {"id": "1", **play})
        found = await anna.get(f"/api/tables/{code}/daily")
        assert found["own"] == option
        # The club room says so to whoever has chosen, and to nobody else.
        assert (await anna.get("/api/daily"))["answered"] == code
        assert (await bernd.get("/api/daily"))["answered"] is None
        assert len(found["compared"]) > 1
        assert sum(row["own"] for row in found["compared"]) <= 1

    run(story())
