"""Leaving: resigning, being replaced and coming back; standing answers; branches; problems."""

from __future__ import annotations

import random

from tests.server.conftest import Serve
from tests.server.support import (
    Person,
    Server,
    guest,
    message_for,
    own_ask,
    play_by_http,
    run,
    seated,
)

OPENED = 1_760_000_000.0


def test_with_two_seats_the_one_who_stays_has_won(house: Server) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(house)
        async with bernd.at(code) as screen:
            await screen.state()
            await anna.act(code, "resign", seat=0)
            over = await screen.until(lambda f: f["t"] == "state" and f["over"])
        assert over["result"]["ranking"] == [2, 1]
        assert over["result"]["reason"] == "resign"
        late = await bernd.act(code, "resign", status=409, seat=1)
        assert late["reason"] == ["why-over"]

    run(story())


def test_with_more_seats_a_bot_plays_on_until_the_player_comes_back(house: Server) -> None:
    async def story() -> None:
        people = [await guest(house, name) for name in ("Anna", "Bernd", "Carla")]
        anna, bernd, carla = people
        code = (await anna.open(seats=3))["code"]
        for seat, person in ((1, bernd), (2, carla)):
            await person.post(f"/api/tables/{code}/sit", {"seat": seat})
        await anna.act(code, "return", status=409, seat=0)
        await anna.act(code, "resign", seat=0)
        table = await bernd.get(f"/api/tables/{code}")
        assert table["status"] == "running"
        assert table["chairs"][0]["bot"] == "good"
        assert table["chairs"][0]["player"]["name"] == "Anna"
        state = await anna.state(code, 0)
        assert own_ask(state) is None
        await anna.act(code, "play", status=403, seat=0, n=0, kind="place", option="x")
        await bernd.act(code, "return", status=403, seat=0)
        assert (await anna.act(code, "return", seat=0))["t"] == "ok"
        assert (await anna.get(f"/api/tables/{code}"))["chairs"][0]["bot"] is None

    run(story())


def test_somebody_who_has_gone_can_be_replaced_but_nobody_who_is_here(
    serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite, clock=OPENED)

    async def story() -> None:
        anna, bernd, code = await seated(server)
        carla = await guest(server, "Carla")
        async with bernd.at(code) as screen:
            await screen.state()
            refused = await anna.act(code, "replace", status=409, seat=1)
            assert refused["reason"] == ["server-still-here"]
        async with anna.at(code) as screen:
            while True:
                table = (await screen.until(lambda f: f["t"] in ("hello", "table")))["table"]
                if not table["chairs"][1]["here"]:
                    break
            await anna.act(code, "replace", status=409, seat=1)
            server.set_clock(OPENED + 61)
            await carla.act(code, "replace", status=403, seat=1)
            await anna.act(code, "replace", seat=1)
        assert (await anna.get(f"/api/tables/{code}"))["chairs"][1]["bot"] == "good"

    run(story())


def test_a_standing_answer_is_given_by_itself_until_it_is_taken_back(house: Server) -> None:
    async def story() -> None:
        anna = await guest(house)
        code = (await anna.post("/api/quick", {"game": "lydia", "bots": ["random"]}))["code"]
        await anna.act(code, "standing", status=400, seat=0, kind="nonsense", answer="ask")
        await anna.act(code, "standing", status=400, seat=0, kind="place", answer="always")
        async with anna.at(code) as screen:
            state = await screen.state()
            while own_ask(state) is None:
                message = message_for(state, random.Random(1))
                if message is not None:
                    await screen.send(**message)
                state = await screen.state(state["n"] + 1)
            ask = own_ask(state)
            assert ask is not None
            option = ask["options"][0]["option"]
            answer = {"kind": ask["kind"], "answer": "always", "option": option}
            await screen.send("standing", seat=0, **answer)
            entry = await screen.until(lambda f: f["t"] == "entry" and f["n"] > state["n"])
            assert (entry["seat"], entry["kind"]) == (0, ask["kind"])
            state = await screen.state()
            kept = state["standing"][ask["kind"]]
            assert (kept["answer"], kept["option"]) == ("always", option)
            assert kept["prompt"] == ask["prompt"]
            words = [{"option": row["option"], "label": row["label"]} for row in ask["options"]]
            assert kept["options"] == words
            # Taking the move back shows the question again, so that another answer can be given.
            await screen.send("undo", seat=0, to=entry["n"] - 1)
            back = await screen.until(lambda f: f["t"] == "entry" and f["kind"] == "undo")
            state = await screen.state(back["n"])
            assert own_ask(state) is not None
            await screen.ask("standing", seat=0, kind=ask["kind"], answer="ask")
            assert (await anna.state(code))["standing"] == {}

    run(story())


def test_a_branch_of_a_finished_match_goes_on_from_the_very_position(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club)
        code = (await anna.post("/api/quick", {"game": "proving", "bots": ["random"]}))["code"]
        await play_by_http(anna, code, random.Random(1))
        there = await anna.get(f"/api/tables/{code}/at/6?seat=0")
        branch = await anna.post(
            f"/api/tables/{code}/branch", {"n": 6, "bots": "random", "seat": 0}
        )
        assert branch["origin"] == {"code": code, "n": 6, "sampled": False}
        assert branch["status"] == "running"
        assert branch["rated"] is False
        assert [chair["bot"] for chair in branch["chairs"]] == [None, "random"]
        end = await play_by_http(anna, branch["code"], random.Random(2))
        assert end["over"]
        alone = await anna.post(f"/api/tables/{code}/branch", {"n": 6})
        assert [c["player"] for c in alone["chairs"]] == [{"id": anna.id, "name": "Anna"}] * 2
        here = await anna.state(alone["code"], 0)
        assert here["view"] == there["view"]
        # The club room knows whom it waits for before anybody has moved there.
        mine = {table["code"]: table for table in (await anna.get("/api/lobby"))["mine"]}
        assert mine[alone["code"]]["moving"] == [ask["seat"] for ask in here["asks"]]
        assert here["asks"]
        await anna.post(f"/api/tables/{code}/branch", {"n": 9999}, 404)

    run(story())


def test_a_branch_of_a_running_match_is_a_world_its_seat_could_believe_in(club: Server) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(club, "proving")
        mine = await anna.state(code)
        branch = await anna.post(f"/api/tables/{code}/branch", {"n": mine["n"]})
        assert branch["origin"] == {"code": code, "n": mine["n"], "sampled": True}
        assert (await anna.state(branch["code"], 0))["view"] == mine["view"]
        worlds = [
            (await anna.post(f"/api/tables/{code}/branch", {"n": mine["n"]}))["code"]
            for _ in range(5)
        ]
        others = [(await anna.state(world, 1))["view"] for world in worlds]
        assert any(view != others[0] for view in others[1:])
        against = {"n": mine["n"], "seat": 0, "bots": "random"}
        believed = await anna.post(f"/api/tables/{code}/branch", against)
        assert [c["bot"] for c in believed["chairs"]] == [None, "random"]
        assert (await play_by_http(anna, believed["code"], random.Random(3)))["over"]
        rated = await anna.open("proving", seats=2, rated=True)
        await bernd.post(f"/api/tables/{rated['code']}/sit", {"seat": 1})
        refused = await anna.post(f"/api/tables/{rated['code']}/branch", {"n": 0}, 403)
        assert refused["error"] == ["server-rated-branch"]

    run(story())


def test_an_abandoned_match_is_cleared_by_its_owner_and_counts_for_nothing(
    serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite, clock=OPENED)

    async def clears(person: Person) -> set[str]:
        mine = (await person.get("/api/lobby"))["mine"]
        return {table["code"] for table in mine if table.get("clears")}

    async def story() -> None:
        anna, bernd, shared = await seated(server)
        alone = (await anna.post("/api/quick", {"game": "lydia", "bots": ["random"]}))["code"]
        assert await clears(anna) == {alone}
        await bernd.post(f"/api/tables/{alone}/clear", {}, 403)
        await anna.post(f"/api/tables/{shared}/clear", {}, 403)
        gone = await anna.post(f"/api/tables/{alone}/clear", {})
        assert (gone["status"], gone["result"]) == ("closed", None)
        await anna.post(f"/api/tables/{alone}/clear", {}, 409)
        # What others have left lying is their host's to clear.
        server.set_clock(OPENED + 15 * 86_400)
        assert await clears(bernd) == set()
        assert await clears(anna) == {shared}
        await anna.post(f"/api/tables/{shared}/clear", {})
        assert (await anna.get("/api/lobby"))["mine"] == []

    run(story())
