"""People: guests, cookies, passwords, settings, deletion, ratings, pages from elsewhere."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from sqlalchemy import update

from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Store
from tests.server.conftest import Serve
from tests.server.support import (
    PATIENCE,
    Person,
    Server,
    browser,
    guest,
    message_for,
    own_ask,
    run,
    seated,
)

PASSWORD = "correct horse"


def test_a_guest_has_a_cookie_that_scripts_cannot_read(club: Server) -> None:
    async def story() -> None:
        async with browser(club) as http:
            assert (await http.get("/api/me")).json() is None
            answer = await http.post("/api/guest", json={"name": "  Anna \n Lena  "})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert "token" not in answer.json()
            me = (await http.get("/api/me")).json()
            assert me["name"] == "Anna Lena"
            assert me["keeps"] is False

    run(story())


@pytest.mark.parametrize("origin", [None, "https://elsewhere.example", "null", "http://[bad"])
def test_pages_from_elsewhere_cannot_use_the_cookie(club: Server, origin: str | None) -> None:
    async def story() -> None:
        async with browser(club) as http:
            await http.post("/api/guest", json={"name": "Anna"})
            del http.headers["origin"]
            if origin is not None:
                http.headers["origin"] = origin
            answer = await http.post("/api/me", json={"name": "Mallory"})
            assert answer.status_code == 403
            assert answer.json()["error"] == ["server-foreign-page"]
            assert (await http.get("/api/me")).json()["name"] == "Anna"

    run(story())


@pytest.mark.parametrize("token", ["1.0.abc", "1.0", "x" * 500, "1.0." + "0" * 64, "Ünï.0.1"])
def test_a_forged_token_is_nobodys(club: Server, token: str) -> None:
    async def story() -> None:
        await guest(club)
        async with browser(club) as http:
            http.headers["authorization"] = "Bearer " + token.encode("ascii", "replace").decode()
            assert (await http.get("/api/me")).json() is None
            assert (await http.post("/api/tables", json={"game": "lydia"})).status_code in (
                401,
                403,
            )

    run(story())


def test_a_password_keeps_the_identity_on_other_devices_and_ends_old_tokens(house: Server) -> None:
    async def story() -> None:
        name = f"Kept {random.random()}"
        async with browser(house) as one, browser(house) as two, browser(house) as three:
            me = (await one.post("/api/guest", json={"name": name})).json()
            old = dict(one.cookies)
            kept = await one.post("/api/me/password", json={"password": PASSWORD})
            assert kept.json()["keeps"] is True
            three.cookies.update(old)
            assert (await three.get("/api/me")).json() is None
            wrong = await two.post("/api/login", json={"name": name, "password": "wrong"})
            assert wrong.status_code == 403
            unknown = await two.post("/api/login", json={"name": "nobody", "password": "wrong"})
            assert unknown.json() == wrong.json()
            login = {"name": name.upper(), "password": PASSWORD}
            assert (await two.post("/api/login", json=login)).json()["id"] == me["id"]
            change = {"password": "another one", "old": "wrong"}
            assert (await two.post("/api/me/password", json=change)).status_code == 403
            change["old"] = PASSWORD
            assert (await two.post("/api/me/password", json=change)).status_code == 200
            assert (await one.get("/api/me")).json() is None
            await three.post("/api/guest", json={"name": name})
            taken = await three.post("/api/me/password", json={"password": PASSWORD})
            assert taken.status_code == 409
            await two.post("/api/logout")
            assert (await two.get("/api/me")).json() is None

    run(story())


def test_guessing_passwords_is_slow(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, rates=1.0)

    async def story() -> None:
        async with browser(server) as http:
            answers = [
                await http.post("/api/login", json={"name": "anna", "password": f"guess {n}"})
                for n in range(12)
            ]
        statuses = [answer.status_code for answer in answers]
        assert statuses[0] == 403
        assert statuses[-1] == 429
        assert answers[-1].json()["error"] == ["server-too-fast"]

    run(story())


def test_settings_are_kept(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club)
        await anna.post("/api/me", {"language": "de", "theme": "dark", "sound": True})
        me = await anna.post("/api/me", {"name": "Anne"})
        assert me == await anna.get("/api/me")
        assert (me["name"], me["language"], me["theme"], me["sound"]) == (
            "Anne",
            "de",
            "dark",
            True,
        )
        at_once: list[dict[str, Any]] = [{"language": "en"}, {"theme": "light"}, {"sound": False}]
        await asyncio.gather(*(anna.post("/api/me", change) for change in at_once))
        me = await anna.get("/api/me")
        assert (me["language"], me["theme"], me["sound"]) == ("en", "light", False)
        for wrong in (
            {"language": "tlh"},
            {"theme": 7},
            {"name": " "},
            {"name": "x" * 300},
            {"webhook": "ftp://example.com"},
            {"webhook": "http://"},
            {"webhook": "http://a b/"},
        ):
            await anna.post("/api/me", wrong, 400)

    run(story())


def test_a_deleted_account_leaves_its_games_under_a_neutral_name(house: Server) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(house)
        waiting = (await anna.open(seats=2))["code"]
        await anna.act(code, "chat", text="my address is secret")
        await anna.post("/api/me/delete", {"confirm": "Bernd"}, 400)
        await anna.http.post("/api/me/delete", json={"confirm": "Anna"})
        assert await anna.get("/api/me") is None
        table = await bernd.get(f"/api/tables/{code}")
        assert table["chairs"][0]["player"]["name"] == "N. N."
        assert (table["status"], table["result"]["ranking"]) == ("closed", [2, 1])
        left = await bernd.get(f"/api/tables/{waiting}")
        assert (left["status"], left["chairs"][0]["player"]) == ("closed", None)
        page = await bernd.get(f"/api/players/{anna.id}")
        assert (page["name"], page["gone"], page["since"]) == ("N. N.", True, None)
        tally = {"game": table["game"], "seats": 2, "places": [0, 1]}
        assert [{**tally, **kept} == kept for kept in page["games"]] == [True]
        assert (await bernd.get(f"/api/players/{bernd.id}"))["since"] is not None
        async with bernd.at(code) as screen:
            said = await screen.until(lambda f: f["t"] == "chat")
        assert (said["name"], said["text"]) == ("N. N.", "…")
        record = await bernd.get(f"/api/tables/{code}/record")
        assert json.loads(record.splitlines()[0])["names"] == ["N. N.", "Bernd"]

    run(story())


async def damage(store: str, code: str, row: str) -> str:
    """Write something else into the first entry of a match; what was there."""
    there = Store(store)
    table = await there.table(code)
    assert table is not None
    before = (await there.entries(table.id))[0].row
    async with there.writing() as connection:
        e = schema.entries.c
        statement = update(schema.entries).where(e.table == table.id, e.number == 1)
        await connection.execute(statement.values(row=row))
    await there.close()
    return before


def test_an_account_with_a_damaged_table_is_deleted_and_leaves_it_when_it_is_mended(
    serve: Serve, store: str
) -> None:
    server = serve(store)

    async def story() -> None:
        anna, bernd, hurt = await seated(server)
        well = (await anna.open(seats=2))["code"]
        await bernd.post(f"/api/tables/{well}/sit", {"seat": 1})
        begins = anna if own_ask(await anna.state(hurt)) else bernd
        await begins.act(hurt, **(message_for(await begins.state(hurt), random.Random(1)) or {}))
        server.stop()
        before = await damage(store, hurt, '{"n": 1, "seat": 0, "kind": "nonsense", "option": 0}')
        server.start()
        await anna.post("/api/me/delete", {"confirm": "Anna"})
        assert await anna.get("/api/me") is None
        assert (await bernd.get(f"/api/tables/{well}"))["status"] == "closed"
        (listed,) = (await bernd.get("/api/lobby"))["mine"]
        assert (listed["code"], listed["status"]) == (hurt, "running")
        assert listed["chairs"][0]["player"]["name"] == "N. N."
        await damage(store, hurt, before)
        table = await bernd.get(f"/api/tables/{hurt}")
        assert (table["status"], table["result"]["ranking"]) == ("closed", [2, 1])

    run(story())


async def resign(person: Person, code: str) -> None:
    await person.act(code, "resign", seat=(await person.state(code))["seat"])


def test_rated_matches_move_ratings_and_others_do_not(house: Server) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(house, rated=True)
        await resign(bernd, code)
        table = await anna.get(f"/api/tables/{code}")
        assert table["status"] == "closed"
        assert table["result"]["ranking"] == [1, 2]
        winner = (await anna.get(f"/api/players/{anna.id}"))["ratings"][0]
        loser = (await anna.get(f"/api/players/{bernd.id}"))["ratings"][0]
        assert winner["rating"] > 1500 > loser["rating"]
        assert table["result"]["ratings"] == [[1500, winner["rating"]], [1500, loser["rating"]]]
        assert (winner["game"], winner["seats"], winner["matches"]) == ("lydia", 2, 1)
        again = await anna.open(seats=2, rated=True)
        assert again["chairs"][0]["rating"] == winner["rating"]
        await anna.post(f"/api/tables/{again['code']}/sit", {"seat": 1}, 403)
        _, _, plain = await _seat_again(anna, bernd)
        await resign(bernd, plain)
        assert (await anna.get(f"/api/players/{anna.id}"))["ratings"] == [winner]
        history = await anna.get(f"/api/history?game=lydia&player={anna.id}")
        assert {code, plain} <= {row["code"] for row in history["tables"]}
        assert history["count"] == 2
        for query, count in (
            ("seats=2", 2),
            ("seats=3", 0),
            ("rated=true", 1),
            ("rated=false", 1),
            (f"other={bernd.me['name'][1:].upper()}", 2),
            (f"other={anna.me['name']}", 0),
            ("other=%25", 0),
        ):
            found = await anna.get(f"/api/history?player={anna.id}&{query}")
            assert (query, found["count"]) == (query, count)
        page = await bernd.get(f"/api/players/{anna.id}")
        assert [row["code"] for row in page["results"]][:1] == [plain]

    run(story())


async def _seat_again(anna: Person, bernd: Person) -> tuple[Person, Person, str]:
    code = (await anna.open(seats=2))["code"]
    await bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
    return anna, bernd, code


def test_a_webhook_tells_a_player_who_is_away_that_it_is_their_turn(club: Server) -> None:
    async def story() -> None:
        posts: asyncio.Queue[bytes] = asyncio.Queue()

        async def hook(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
            posts.put_nowait(head + await reader.readexactly(length))
            writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
            writer.close()

        listener = await asyncio.start_server(hook, "127.0.0.1", 0)
        port = listener.sockets[0].getsockname()[1]
        anna, bernd, code = await seated(club)
        for person in (anna, bernd):
            address = f"http://127.0.0.1:{port}/hook?key=1"
            await person.post("/api/me", {"webhook": address, "language": "de"})
        moving = (await anna.get(f"/api/tables/{code}"))["moving"]
        mover, other = (anna, bernd) if moving == [0] else (bernd, anna)
        while True:
            state = await mover.state(code)
            message = message_for(state, random.Random(1))
            if message is None:
                break
            await mover.act(code, **message)
        told = await asyncio.wait_for(posts.get(), PATIENCE)
        listener.close()
        await listener.wait_closed()
        assert told.startswith(b"POST /hook?key=1 HTTP/1.1\r\n")
        body = json.loads(told.partition(b"\r\n\r\n")[2])
        assert body["table"] == code
        assert body["text"].startswith(f"Du bist dran an Tisch {code}")
        assert other is not mover

    run(story())
