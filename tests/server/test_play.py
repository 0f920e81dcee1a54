"""Playing: people and bots finish matches through sockets and through HTTP, whatever breaks."""

from __future__ import annotations

import asyncio
import json
import random
import sys

import pytest

from tests.server.conftest import Serve
from tests.server.support import (
    PATIENCE,
    ROOT,
    Server,
    guest,
    message_for,
    play_by_http,
    play_on,
    run,
)


@pytest.mark.parametrize("game", ["lydia", "proving"])
def test_two_people_and_a_bot_finish_a_match_through_sockets(house: Server, game: str) -> None:

    async def play() -> None:
        anna, bernd = await guest(house, "Anna"), await guest(house, "Bernd")
        seats = 3 if game == "lydia" else 2
        chairs = [{"me": True}, None, {"bot": "random"}][:seats]
        code = (await anna.open(game, seats=seats, chairs=chairs))["code"]
        async with anna.at(code) as left, bernd.at(code) as right:
            assert (await left.next())["t"] == "hello"
            await bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
            ends = await asyncio.gather(
                play_on(left, random.Random(1)), play_on(right, random.Random(2))
            )
            for screen in (left, right):
                shown = await screen.until(lambda f: f["t"] == "table")
                assert shown["table"]["status"] == "finished"
        assert [end["seat"] for end in ends] == [0, 1]
        assert ends[0]["result"] == ends[1]["result"]
        assert min(ends[0]["result"]["ranking"]) == 1
        for screen in (left, right):
            assert screen.entries() == list(range(1, ends[0]["n"] + 1))
        table = await anna.get(f"/api/tables/{code}")
        assert table["status"] == "finished"
        assert table["result"] == ends[0]["result"]

    run(play())


def test_a_match_can_be_played_through_http_alone(club: Server) -> None:

    async def play() -> None:
        anna = await guest(club)
        code = (await anna.post("/api/quick", {"game": "proving", "bots": ["random"]}))["code"]
        end = await play_by_http(anna, code, random.Random(3))
        assert end["result"]["scores"] == end["totals"]

    run(play())


def test_who_comes_back_gets_what_was_missed_and_nothing_twice(house: Server) -> None:

    async def play() -> None:
        anna = await guest(house)
        code = (await anna.post("/api/quick", {"game": "proving", "bots": ["random"]}))["code"]
        dice, seen, entries = random.Random(4), 0, list[int]()
        while True:
            async with anna.at(code, seen) as screen:
                state = await play_on(screen, dice, until=seen + 12)
            entries += screen.entries()
            assert entries == list(range(1, len(entries) + 1))
            seen = len(entries)
            if state["over"]:
                break
        async with anna.at(code, 0) as again:
            await again.state()
        assert again.entries() == entries

    run(play())


def test_a_message_sent_twice_is_done_once_also_after_a_restart(serve: Serve, store: str) -> None:
    house = serve(store)

    async def play() -> None:
        anna = await guest(house)
        code = (await anna.post("/api/quick", {"game": "lydia", "bots": ["random"]}))["code"]
        wanted = None
        while wanted is None:  # the bot may begin
            wanted = message_for(await anna.state(code), random.Random(5))
            await asyncio.sleep(0.05)
        message = {"id": "only-once", **wanted}
        path = f"/api/tables/{code}/act"
        first = await anna.post(path, message)
        assert first == await anna.post(path, message)
        house.kill()
        house.start()
        assert first["n"] == (await anna.post(path, message))["n"]
        record = (await anna.get(f"/api/tables/{code}/record")).splitlines()
        assert sum('"seat":0,"kind"' in line for line in record[: first["n"] + 2]) == 1

    run(play())


def test_only_the_seat_that_is_asked_can_play_and_only_what_is_offered(club: Server) -> None:

    async def play() -> None:
        anna, bernd, carla = [await guest(club, name) for name in ("Anna", "Bernd", "Carla")]
        code = (await anna.open(seats=2))["code"]
        assert (await anna.get(f"/api/tables/{code}/state", 409))["error"] == ["server-not-started"]
        await bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
        state = await anna.state(code)
        mover, other = (anna, bernd) if state["asks"][0]["seat"] == 0 else (bernd, anna)
        state = await mover.state(code)
        message = message_for(state, random.Random(6)) or {}
        waits = await other.state(code)
        for person, changed, status in (
            (carla, {}, 403),
            (other, {}, 403),
            (other, {"seat": waits["seat"]}, 409),
            (mover, {"kind": "nonsense"}, 409),
            (mover, {"option": [99, "x"]}, 400),
            (mover, {"option": "nothing"}, 400),
        ):
            answer = await person.act(code, status=status, **{**message, **changed})
            assert answer["t"] == "no"
            assert answer["reason"]
        assert (await mover.state(code))["n"] == state["n"]
        assert (await mover.act(code, **message))["t"] == "ok"
        stale = await mover.act(code, status=409, **message)
        assert stale["reason"][0] in ("why-not-asked", "server-asked-otherwise")

    run(play())


def test_the_bot_in_the_docs_plays_through_the_api(club: Server) -> None:
    async def play() -> None:
        anna = await guest(club)
        code = (await anna.open("proving", seats=2))["code"]
        bot = await asyncio.create_subprocess_exec(
            sys.executable,
            str(ROOT / "docs" / "bot.py"),
            club.url,
            code,
            stdout=asyncio.subprocess.PIPE,
        )
        async with anna.at(code) as screen:
            await screen.state()
        end = await play_by_http(anna, code, random.Random(8))
        said, _ = await asyncio.wait_for(bot.communicate(), PATIENCE)
        assert json.loads(said) == end["result"]

    run(play())
