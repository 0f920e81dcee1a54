"""Undo: free until something was learnt, by consent beyond it, as the table chose."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.server.conftest import Serve
from tests.server.support import Person, Server, guest, message_for, own_ask, run, seated


async def move(person: Person, code: str, nth: int = 0) -> dict[str, Any]:
    """Make the nth offered move for a person's seat, or confirm."""
    state = await person.state(code)
    if state["seat"] in state["waiting"]:
        return dict(await person.act(code, "confirm", seat=state["seat"]))
    ask = own_ask(state)
    assert ask is not None
    return dict(
        await person.act(
            code,
            "play",
            seat=state["seat"],
            n=state["n"],
            kind=ask["kind"],
            option=ask["options"][nth]["option"],
        )
    )


async def turn(person: Person, code: str) -> None:
    """Move until it is somebody else's turn."""
    while (await person.state(code))["seat"] in (await person.get(f"/api/tables/{code}"))["moving"]:
        await move(person, code)


async def mover_first(anna: Person, bernd: Person, code: str) -> tuple[Person, Person]:
    moving = (await anna.get(f"/api/tables/{code}"))["moving"]
    return (anna, bernd) if moving == [0] else (bernd, anna)


def test_a_move_nobody_learnt_from_is_taken_back_at_once(club: Server) -> None:
    async def story() -> None:
        mover, _ = await mover_first(*(found := await seated(club)))
        code = found[2]
        before = await mover.state(code)
        assert before["undo"]["can"] is False
        await move(mover, code)
        after = await mover.state(code)
        assert after["undo"] == {"can": True, "needs": [], "to": before["n"]}
        answer = await mover.act(code, "undo", seat=after["seat"])
        assert answer["t"] == "ok"
        again = await mover.state(code)
        assert again["n"] == before["n"] + 2
        assert again["view"] == before["view"]
        assert own_ask(again) == own_ask(before)
        # It can be made again, which is a move like any other.
        asked = own_ask(before)
        assert asked is not None
        chosen = asked["options"][0]["option"]
        assert again["undo"] == {"can": False, "needs": [], "redo": chosen}
        await move(mover, code)
        once_more = await mover.state(code)
        assert once_more["view"] == after["view"]
        assert "redo" not in once_more["undo"]

    run(story())


def test_beyond_what_was_learnt_the_others_are_asked_and_may_refuse(house: Server) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(house)
        mover, other = await mover_first(anna, bernd, code)
        start = await mover.state(code)
        await turn(mover, code)
        state = await mover.state(code)
        seat, rival = state["seat"], 1 - state["seat"]
        assert state["undo"]["needs"] == [rival]
        async with other.at(code, state["n"]) as screen:
            await screen.state()
            await mover.act(code, "undo", seat=seat, to=start["n"])
            asked = await screen.state(state["n"] + 1)
            assert asked["asked_undo"] == {"seat": seat, "to": start["n"], "agreed": []}
            assert asked["view"] == (await other.state(code))["view"]
            await mover.act(code, "agree", status=403, seat=seat, yes=True)
            await screen.ask("agree", seat=rival, yes=False)
        assert (await mover.state(code))["asked_undo"] is None
        await other.act(code, "agree", status=409, seat=rival, yes=True)
        await mover.act(code, "undo", seat=seat, to=start["n"])
        await other.act(code, "agree", seat=rival, yes=True)
        again = await mover.state(code)
        assert again["view"] == start["view"]
        assert own_ask(again) == own_ask(start)

    run(story())


def test_an_undo_that_was_asked_for_outlives_the_server(serve: Serve, store: str) -> None:
    server = serve(store)

    async def story() -> None:
        anna, bernd, code = await seated(server)
        mover, other = await mover_first(anna, bernd, code)
        start = await mover.state(code)
        await turn(mover, code)
        await mover.act(code, "undo", seat=start["seat"], to=start["n"])
        server.kill()
        server.start()
        asked = (await other.state(code))["asked_undo"]
        assert asked["to"] == start["n"]
        await other.act(code, "agree", seat=1 - start["seat"], yes=True)
        server.kill()
        server.start()
        again = await mover.state(code)
        assert again["view"] == start["view"]
        await move(mover, code)

    run(story())


def test_bots_agree_to_everything(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club)
        code = (await anna.post("/api/quick", {"game": "lydia", "bots": ["random"]}))["code"]
        while True:
            state = await anna.state(code)
            if message_for(state, Random(1)) is not None and state["n"] > 8:
                break
            if state["seat"] in (await anna.get(f"/api/tables/{code}"))["moving"]:
                await move(anna, code)
        assert state["undo"]["needs"] == []
        assert (await anna.act(code, "undo", seat=0))["t"] == "ok"

    run(story())


def test_a_table_may_forbid_undo_or_allow_only_what_is_free(club: Server) -> None:
    async def story() -> None:
        for policy in ("never", "turn"):
            anna, bernd, code = await seated(club, undo=policy)
            mover, _ = await mover_first(anna, bernd, code)
            await move(mover, code)
            state = await mover.state(code)
            assert state["undo"]["can"] is (policy == "turn")
            answer = await mover.act(
                code, "undo", status=200 if policy == "turn" else 403, seat=state["seat"]
            )
            assert answer["t"] == ("ok" if policy == "turn" else "no")
            await turn(mover, code)
            assert (await mover.state(code))["undo"]["can"] is False
            refused = await mover.act(code, "undo", status=403, seat=state["seat"])
            assert refused["reason"] == [f"server-undo-{policy}"]

    run(story())


def test_an_action_in_the_middle_can_be_given_up_whatever_the_table_says(club: Server) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(club, undo="never", options={"modules": "all"})
        people, dice = (anna, bernd), Random(4)
        while True:
            seat = (await anna.get(f"/api/tables/{code}"))["moving"][0]
            state = await people[seat].state(code)
            if "cancel" in state["undo"]:
                break
            assert state["undo"] == {"can": False, "needs": []}
            await people[seat].act(code, **(message_for(state, dice) or {"t": "ping"}))
        assert state["undo"]["cancel"] < state["n"]
        refused = await people[seat].act(code, "undo", status=403, seat=seat)
        assert refused["reason"] == ["server-undo-never"]
        await people[seat].act(code, "undo", seat=seat, to=state["undo"]["cancel"])
        again = await people[seat].state(code)
        before = await people[seat].get(f"/api/tables/{code}/at/{state['undo']['cancel']}")
        assert again["view"] == before["view"]
        assert "cancel" not in again["undo"]

    run(story())


def test_people_on_one_screen_agree_with_themselves(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club)
        chairs = [{"me": True}, {"name": "Carla"}]
        code = (await anna.open(seats=2, chairs=chairs))["code"]
        start = await anna.state(code)
        seat = start["asks"][0]["seat"]
        while True:
            state = await anna.state(code, seat)
            message = message_for(state, Random(2))
            if message is None:
                break
            await anna.act(code, **message)
        assert state["undo"] == {"can": True, "needs": [], "to": state["undo"]["to"]}
        await anna.act(code, "undo", seat=seat, to=start["n"])
        assert (await anna.state(code, seat))["asks"][0]["seat"] == seat

    run(story())
