"""Watching: spectators, commentators, positions of the past, and nothing one may not know."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from tafelrunde.kernel.state import ALL, NOBODY, but, only
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Store
from tafelrunde.server.table.chronicle import Told
from tafelrunde.server.web.said import PastAdvice, Review
from tests.server.conftest import Serve
from tests.server.support import Server, guest, message_for, play_by_http, run, seated

OPENED = 1_760_000_000.0


def test_a_spectator_sees_the_public_view_and_cannot_act(club: Server) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(club, "proving")
        carla = await guest(club, "Carla")
        async with carla.at(code) as screen:
            hello = await screen.next()
            assert hello["you"] == {"seats": [], "shown": None}
            state = await screen.state()
            assert state["seat"] is None
            assert all("options" not in ask for ask in state["asks"])
            assert state["undo"] == {"can": False, "needs": []}
            assert (await screen.ask("seat", seat=0))["reason"] == ["server-not-your-seat"]
            mine = message_for(await anna.state(code), random.Random(1)) or message_for(
                await bernd.state(code), random.Random(1)
            )
            assert mine is not None
            refused = await screen.ask(**mine)
            assert refused["reason"] == ["server-not-your-seat"]
        await carla.get(f"/api/tables/{code}/state?seat=0", 403)
        await carla.get(f"/api/tables/{code}/at/0?seat=1", 403)
        await anna.get(f"/api/tables/{code}/state?seat=1", 403)

    run(story())


@pytest.mark.parametrize(
    ("to", "hearing"),
    [
        (ALL, [0, 1, 2, None]),
        (but(1), [0, 2, None]),
        (only(1), [1]),
        (only(0) | only(2), [0, 2]),
        (NOBODY, []),
    ],
)
def test_a_spectator_hears_what_is_kept_from_one_seat_alone(
    to: int, hearing: list[int | None]
) -> None:
    told = Told()
    told.events.append((to, ["drawn", 4]))
    told.log.append((to, ["drew-something"]))
    assert [seat for seat in (0, 1, 2, None) if told.events_for(seat)] == hearing
    assert [seat for seat in (0, 1, 2, None) if told.log_for(seat)] == hearing


def test_a_table_without_spectators_shows_itself_to_its_players_alone(club: Server) -> None:
    async def story() -> None:
        anna, _, code = await seated(club, spectators="none")
        carla = await guest(club, "Carla")
        for path in ("state", "at/0", "record"):
            await carla.get(f"/api/tables/{code}/{path}", 403)
        await carla.act(code, "chat", status=403, text="hello")
        async with carla.at(code) as screen:
            await screen.socket.wait_closed()
            assert screen.socket.close_code == 4403
        await anna.state(code)

    run(story())


def test_every_position_of_the_past_is_the_one_that_was_shown(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club)
        code = (await anna.post("/api/quick", {"game": "proving", "bots": ["random"]}))["code"]
        shown = {}
        dice = random.Random(3)
        async with anna.at(code) as screen:
            state = await screen.state()
            while not state["over"]:
                shown[state["n"]] = state
                message = message_for(state, dice)
                if message is not None:
                    await screen.send(**message)
                state = await screen.state(state["n"] + 1)
        course = (await anna.get(f"/api/tables/{code}/course"))["points"]
        assert len(course) == state["n"] + 1
        assert course[-1] == state["totals"]
        for n, then in shown.items():
            assert course[n] == then["totals"]
            past = await anna.get(f"/api/tables/{code}/at/{n}?seat=0")
            assert past["view"] == then["view"]
            assert past["totals"] == then["totals"]
        await anna.get(f"/api/tables/{code}/at/{state['n'] + 1}", 404)
        # The match is over: every seat's eyes are open to everybody.
        other = await guest(club, "Other")
        assert (await other.get(f"/api/tables/{code}/at/1?seat=1"))["seat"] == 1

    run(story())


def test_an_ended_match_is_reviewed_and_drawn_and_a_running_one_is_not(club: Server) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(club, "proving")
        for path in ("review", "review.svg", "at/0/advice"):
            await anna.get(f"/api/tables/{code}/{path}", 409)
        await asyncio.gather(
            play_by_http(anna, code, random.Random(1)), play_by_http(bernd, code, random.Random(2))
        )
        state = await anna.state(code)
        found = await anna.get(f"/api/tables/{code}/review")
        msgspec.convert(found, Review)
        assert found["scores"] == state["totals"]
        assert found["points"][-1]["n"] == state["n"]
        assert found == await bernd.get(f"/api/tables/{code}/review")
        # It was kept: whoever asks later gets what is stored, not another look.
        await told_anew(club, {**found, "playouts": 7})
        assert (await bernd.get(f"/api/tables/{code}/review"))["playouts"] == 7
        advice = f"/api/tables/{code}/at/0/advice"
        shown = msgspec.convert(await bernd.get(advice), list[PastAdvice])
        assert 1 <= len(shown) <= 3
        assert {row.seat for row in shown} <= {0, 1}
        assert await anna.get(f"/api/tables/{code}/at/{state['n']}/advice") == []
        await anna.get(f"/api/tables/{code}/at/{state['n'] + 1}/advice", 404)
        drawn = await anna.get(f"/api/tables/{code}/review.svg?lang=de&theme=dark")
        assert drawn.startswith("<svg")
        assert "Woher die Punkte kamen" in drawn
        assert "Anna" in drawn
        await anna.get(f"/api/tables/{code}/review.svg?lang=fr", 400)

    run(story())


def test_a_review_calls_bots_by_their_strength_in_words(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club, "Anna")
        chairs = [{"me": True}, {"bot": "easy"}]
        code = (await anna.open("proving", seats=2, chairs=chairs))["code"]
        await play_by_http(anna, code, random.Random(1))
        drawn = await anna.get(f"/api/tables/{code}/review.svg?lang=de")
        assert ">Sanft<" in drawn
        assert "des Bots Solide" in drawn
        assert "easy" not in drawn.partition("</style>")[2]
        assert "greedy" not in drawn

    run(story())


async def told_anew(server: Server, review: dict[str, Any]) -> None:
    """Another review in the store of a server where that one came from."""
    store = Store(server.config.db)
    text = msgspec.json.encode(review).decode()
    async with store.writing() as connection:
        await connection.execute(update(schema.reviews).values(review=text))
    await store.close()


def test_commentators_see_every_hand_but_late(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, clock=OPENED)

    async def story() -> None:
        anna, bernd, code = await seated(server, "proving", spectators="commentators", delay=60)
        carla = await guest(server, "Carla")
        views = {}
        for n in range(4):
            server.set_clock(OPENED + 10 * (n + 1))
            for person in (anna, bernd):
                state = await person.state(code)
                message = message_for(state, random.Random(n))
                if message is not None:
                    await person.act(code, **message)
                    break
            views[n + 1] = [(await person.state(code))["view"] for person in (anna, bernd)]
        assert (await carla.state(code))["n"] == 0
        await carla.get(f"/api/tables/{code}/at/1?seat=0", 404)
        async with carla.at(code) as screen:
            late = await screen.state()
            assert (late["n"], late["late"]) == (0, 60)
            await screen.send("seat", seat=1)
            assert (await screen.state())["seat"] == 1
            for n in (1, 2):
                server.set_clock(OPENED + 10 * n + 60)
                late = await screen.state(n)
                assert late["n"] == n
                assert late["view"] == views[n][1]
                assert all("options" not in ask for ask in late["asks"])
        assert screen.entries() == [1, 2]
        assert (await carla.get(f"/api/tables/{code}/at/2?seat=0"))["view"] == views[2][0]
        await carla.get(f"/api/tables/{code}/at/3?seat=0", 404)
        rows = (await carla.get(f"/api/tables/{code}/record?seat=0")).splitlines()
        assert json.loads(rows[0])["seat"] is None

    run(story())


def test_a_running_record_is_the_seats_own_and_a_finished_one_is_whole(house: Server) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(house, "proving")
        await anna.get(f"/api/tables/{code}/course", 409)
        rows = [json.loads(r) for r in (await anna.get(f"/api/tables/{code}/record")).splitlines()]
        table = await anna.get(f"/api/tables/{code}")
        assert rows[0]["seed"] is None
        assert rows[0]["seal"] == table["seal"]
        assert rows[0]["seat"] == 0
        await anna.get(f"/api/tables/{code}/record?seat=1", 403)
        await asyncio.gather(
            play_by_http(anna, code, random.Random(1)), play_by_http(bernd, code, random.Random(2))
        )
        text = await anna.get(f"/api/tables/{code}/record")
        assert json.loads(text.splitlines()[0])["names"] == ["Anna", "Bernd"]
        assert len(json.loads(text.splitlines()[0])["seed"]) == 32
        uploaded = await anna.http.post("/api/records", content=text)
        assert uploaded.status_code == 201, uploaded.text
        there = uploaded.json()
        assert there["status"] == "finished"
        assert there["result"] == (await anna.get(f"/api/tables/{code}"))["result"]
        assert [c["player"] for c in there["chairs"]] == [None, None]
        middle = await anna.get(f"/api/tables/{there['code']}/at/5?seat=1")
        assert middle["view"] == (await anna.get(f"/api/tables/{code}/at/5?seat=1"))["view"]

    run(story())


def test_a_record_that_cannot_be_followed_is_refused_with_line_and_reason(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club)
        damaged = ["server-bad-record", {"why": ["server-record-damaged"]}]
        for text, why in (
            ("", ["server-no-record"]),
            ("nonsense\n", ["server-no-record"]),
            ("[" * 5000 + "\n", ["server-no-record"]),
            ('{"tafelrunde": 1, "game": "chess"}\n', damaged),
        ):
            answer = await anna.http.post("/api/records", content=text)
            assert answer.status_code == 400, answer.text
            assert answer.json()["error"] == why
        long = await anna.http.post("/api/records", content="x" * 2_000_000)
        assert long.status_code == 413

    run(story())


def test_a_shared_link_says_what_it_leads_to_and_no_more(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club, 'Anna "<b>"')
        chairs = [{"me": True}, {"bot": "easy"}]
        code = (await anna.open("proving", seats=2, chairs=chairs))["code"]
        running = await anna.get(f"/t/{code}")
        assert '<meta property="og:description" content="The match is on.' in running
        assert "Anna &quot;&lt;b&gt;&quot; – Gentle" in running
        assert f'/t/{code}" />' in running
        await play_by_http(anna, code, random.Random(1))
        totals = (await anna.state(code))["totals"]
        ended = await anna.get(f"/t/{code}")
        assert f"Gentle {totals[1]}. Look at every move" in ended
        # Where nobody looks on, nothing is told of who plays; a wrong code is a page like others.
        alone = (await anna.open("proving", seats=2, chairs=chairs, spectators="none"))["code"]
        assert "Anna" not in await anna.get(f"/t/{alone}")
        assert "og:title" not in await anna.get("/t/NOSUCH")
        drawn = await anna.get(f"/api/tables/{code}/review.svg")
        assert "@font-face{font-family:'Alegreya'" in drawn

    run(story())
