"""Friends: people one played with, who is here, invitations; and what nobody learns by them."""

from __future__ import annotations

import json
import secrets
from typing import Any

import pytest

from tests.server.conftest import Serve
from tests.server.support import Person, Server, guest, run

START = 1_000_000.0


async def arriving(server: Server, *names: str) -> list[Person]:
    """People whose names nobody else has at a house that many tests share."""
    return [await guest(server, f"{name} {secrets.token_hex(4)}") for name in names]


async def played(*people: Person) -> str:
    """A match that these people have begun."""
    host, *others = people
    code = str((await host.open(seats=len(people)))["code"])
    for seat, other in enumerate(others, start=1):
        await other.post(f"/api/tables/{code}/sit", {"seat": seat})
    return code


async def people_of(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.get("/api/lobby"))["people"]
    return found


async def known(person: Person) -> list[tuple[int, int]]:
    """With whom somebody has played, and how often."""
    return [(each["id"], each["count"]) for each in await people_of(person) if each["count"]]


async def seen(person: Person, other: Person) -> dict[str, Any] | None:
    found = [each for each in await people_of(person) if each["id"] == other.id]
    return found[0] if found else None


async def asked(person: Person) -> list[tuple[str, str]]:
    """Who asks somebody to which table."""
    found = (await person.get("/api/lobby"))["invitations"]
    return [(each["by"]["name"], each["table"]["code"]) for each in found]


def test_people_i_played_with_are_known_the_last_match_first(house: Server) -> None:
    async def story() -> None:
        anna, bernd, carla, dora = await arriving(house, "Anna", "Bernd", "Carla", "Dora")
        await played(anna, bernd)
        await played(anna, carla)
        await played(bernd, anna, carla)
        await anna.open(seats=3)
        waiting = (await anna.open(seats=3))["code"]
        await dora.post(f"/api/tables/{waiting}/sit", {"seat": 1})
        await played(anna, bernd)
        assert await known(anna) == [(bernd.id, 3), (carla.id, 2)]
        assert sorted(await known(carla)) == sorted([(anna.id, 2), (bernd.id, 1)])
        assert await known(dora) == []
        await bernd.post("/api/me/delete", {"confirm": bernd.me["name"]})
        assert await known(anna) == [(carla.id, 2)]

    run(story())


def test_a_guest_who_can_never_come_back_is_no_friend_any_more(serve: Serve, store: str) -> None:
    server = serve(store)

    async def story() -> None:
        anna, bernd = await arriving(server, "Anna", "Bernd")
        await played(anna, bernd)
        assert await known(anna) == [(bernd.id, 1)]
        await bernd.post("/api/logout")
        assert await known(anna) == []
        code = (await anna.open(seats=2))["code"]
        await anna.post(f"/api/tables/{code}/invite", {"name": bernd.me["name"]}, 404)

    run(story())


def test_who_is_here_is_told_until_they_have_been_away_for_a_while(
    serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite, clock=START)

    async def story() -> None:
        anna, bernd = await arriving(server, "Anna", "Bernd")
        await played(anna, bernd)
        code = (await bernd.open(seats=2))["code"]
        lobby = await anna.get("/api/lobby")
        assert (lobby["present"], lobby["people"][0]["here"]) == (1, True)
        server.set_clock(START + 100)
        assert (await seen(anna, bernd) or {})["here"]
        server.set_clock(START + 1000)
        assert not (await seen(anna, bernd) or {})["here"]
        async with bernd.at(code) as screen:
            await screen.next()
            server.set_clock(START + 2000)
            there = await seen(anna, bernd)
            assert there is not None
            assert there["here"]
            assert there["at"] == {"code": code, "game": "lydia", "status": "open"}

    run(story())


def test_nobody_learns_that_somebody_is_here_who_hides(serve: Serve, store: str) -> None:
    server = serve(store)

    async def story() -> None:
        anna, bernd, carla = await arriving(server, "Anna", "Bernd", "Carla")
        await played(anna, bernd)
        code = (await bernd.open(seats=2))["code"]
        async with bernd.at(code) as screen:
            await screen.next()
            assert (await seen(carla, bernd) or {})["at"]["code"] == code
            assert (await bernd.post("/api/me", {"shown": False}))["shown"] is False
            friend = await seen(anna, bernd)
            assert friend is not None
            assert (friend["here"], friend["at"]) == (False, None)
            for other in (carla, anna):
                lobby = await other.get("/api/lobby")
                chairs = [chair for row in lobby["open"] for chair in row["chairs"]]
                assert [chair["here"] for chair in chairs] == [False, False]
                assert lobby["present"] == 1
            assert await seen(carla, bernd) is None
            waiting = (await carla.open(seats=2))["code"]
            guests = await carla.get(f"/api/tables/{waiting}/guests")
            assert [each["id"] for each in guests] == [anna.id]
            await carla.post(f"/api/tables/{waiting}/invite", {"player": bernd.id}, 404)
            await carla.post(f"/api/tables/{waiting}/invite", {"name": bernd.me["name"]})
            told = await carla.get(f"/api/tables/{waiting}/guests")
            assert [(each["id"], each["here"]) for each in told][1:] == [(bernd.id, False)]
        assert await asked(bernd) == [(carla.me["name"], waiting)]

    run(story())


@pytest.mark.parametrize("visibility", ["link", "password"])
def test_nobody_learns_of_a_private_table_by_who_is_there(house: Server, visibility: str) -> None:
    async def story() -> None:
        anna, bernd, carla, dora = await arriving(house, "Anna", "Bernd", "Carla", "Dora")
        await played(anna, bernd)
        await played(anna, dora)
        locked: dict[str, Any] = {"visibility": visibility, "password": "owl"}
        code = (await bernd.open(seats=3, **locked))["code"]
        await bernd.post(f"/api/tables/{code}/invite", {"name": carla.me["name"]})
        async with bernd.at(code) as screen:
            await screen.next()
            told = json.dumps(await anna.get("/api/lobby"))
            # A table with a password waits in the club room for who has it.
            assert (code in told) == (visibility == "password")
            sit = {"seat": 1, "password": "owl"}
            await carla.post(f"/api/tables/{code}/sit", sit)
            await carla.post(f"/api/tables/{code}/bot", {"seat": 2, "bot": "random"}, 403)
            await bernd.post(f"/api/tables/{code}/bot", {"seat": 2, "bot": "random"})
            there = await seen(anna, bernd)
            assert there is not None
            assert (there["here"], there["at"]) == (True, None)
            assert code not in json.dumps(await anna.get("/api/lobby"))
            assert (await seen(carla, bernd) or {})["at"]["code"] == code

    run(story())


def test_an_invitation_is_seen_by_who_is_invited_and_nobody_else(house: Server) -> None:
    async def story() -> None:
        anna, bernd, carla = await arriving(house, "Anna", "Bernd", "Carla")
        await played(anna, bernd)
        code = (await anna.open(seats=3, visibility="link"))["code"]
        other = await anna.post(f"/api/tables/{code}/invite", {"player": bernd.id})
        assert other == {"id": bernd.id, "name": bernd.me["name"]}
        # The same again is the same.
        await anna.post(f"/api/tables/{code}/invite", {"name": bernd.me["name"].upper()})
        assert await asked(bernd) == [(anna.me["name"], code)]
        assert code not in json.dumps(await carla.get("/api/lobby"))
        guests = {each["id"]: each for each in await anna.get(f"/api/tables/{code}/guests")}
        assert guests[bernd.id]["invited"] == "waiting"
        await carla.get(f"/api/tables/{code}/guests", 403)
        await carla.post(f"/api/tables/{code}/invite", {"player": bernd.id}, 403)
        await bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
        assert await asked(bernd) == []
        await bernd.post(f"/api/tables/{code}/invite", {"name": carla.me["name"]})
        assert await asked(carla) == [(bernd.me["name"], code)]
        again = await anna.post(f"/api/tables/{code}/invite", {"player": bernd.id}, 409)
        assert again["error"][0] == "server-sits-already"

    run(story())


def test_an_invitation_opens_the_door_of_a_table_with_a_password(house: Server) -> None:
    async def story() -> None:
        anna, bernd, carla = await arriving(house, "Anna", "Bernd", "Carla")
        code = (await anna.open(seats=2, visibility="password", password="owl"))["code"]
        await bernd.post(f"/api/tables/{code}/sit", {"seat": 1}, 403)
        await anna.post(f"/api/tables/{code}/invite", {"name": bernd.me["name"]})
        await carla.post(f"/api/tables/{code}/sit", {"seat": 1}, 403)
        table = await bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
        assert table["status"] == "running"

    run(story())


@pytest.mark.parametrize("end", ["full", "closed", "bot"])
def test_an_invitation_dies_with_its_table_and_when_its_chairs_are_full(
    house: Server, end: str
) -> None:
    async def story() -> None:
        anna, bernd, carla = await arriving(house, "Anna", "Bernd", "Carla")
        code = (await anna.open(seats=2))["code"]
        await anna.post(f"/api/tables/{code}/invite", {"name": bernd.me["name"]})
        assert await asked(bernd) == [(anna.me["name"], code)]
        if end == "full":
            await carla.post(f"/api/tables/{code}/sit", {"seat": 1})
        elif end == "closed":
            await anna.post(f"/api/tables/{code}/close")
        else:
            await anna.post(f"/api/tables/{code}/bot", {"seat": 1, "bot": "random"})
        assert await asked(bernd) == []
        late = await anna.post(f"/api/tables/{code}/invite", {"name": bernd.me["name"]}, 409)
        assert late["error"] == ["server-started-already"]

    run(story())


def test_who_says_not_now_is_not_asked_again_at_that_table(house: Server) -> None:
    async def story() -> None:
        anna, bernd, carla = await arriving(house, "Anna", "Bernd", "Carla")
        code = (await anna.open(seats=3))["code"]
        await carla.post(f"/api/tables/{code}/sit", {"seat": 1})
        await anna.post(f"/api/tables/{code}/invite", {"name": bernd.me["name"]})
        await bernd.post(f"/api/tables/{code}/decline")
        assert await asked(bernd) == []
        for host in (anna, carla):
            no = await host.post(f"/api/tables/{code}/invite", {"name": bernd.me["name"]}, 409)
            assert no["error"] == ["server-not-now", {"name": bernd.me["name"]}]
            guests = {each["id"]: each for each in await host.get(f"/api/tables/{code}/guests")}
            assert guests[bernd.id]["invited"] == "declined"
        stranger = await guest(house, "Dora")
        await stranger.post(f"/api/tables/{code}/decline", status=404)

    run(story())


def test_who_is_muted_invites_in_vain_and_is_not_told(house: Server) -> None:
    async def story() -> None:
        anna, bernd, carla = await arriving(house, "Anna", "Bernd", "Carla")
        code = (await anna.open(seats=3))["code"]
        await anna.post(f"/api/tables/{code}/invite", {"name": bernd.me["name"]})
        await bernd.post(f"/api/players/{anna.id}/mute", {"on": True})
        assert await bernd.get("/api/me/muted") == [{"id": anna.id, "name": anna.me["name"]}]
        assert await asked(bernd) == []
        await anna.post(f"/api/tables/{code}/invite", {"name": bernd.me["name"]})
        guests = {each["id"]: each for each in await anna.get(f"/api/tables/{code}/guests")}
        assert guests[bernd.id]["invited"] == "waiting"
        await carla.post(f"/api/tables/{code}/sit", {"seat": 1})
        await carla.post(f"/api/tables/{code}/invite", {"name": bernd.me["name"]})
        assert await asked(bernd) == [(carla.me["name"], code)]
        await bernd.post(f"/api/players/{anna.id}/mute", {"on": False})
        assert await bernd.get("/api/me/muted") == []
        await bernd.post(f"/api/players/{bernd.id}/mute", {"on": True}, 404)

    run(story())


def test_a_name_that_says_not_who_is_meant_is_refused(house: Server) -> None:
    async def story() -> None:
        (anna,) = await arriving(house, "Anna")
        name = f"Bernd {secrets.token_hex(4)}"
        first, second = await guest(house, name), await guest(house, name)
        code = (await anna.open(seats=3))["code"]
        path = f"/api/tables/{code}/invite"
        several = await anna.post(path, {"name": name}, 409)
        assert several["error"] == ["server-several-called", {"name": name}]
        none = await anna.post(path, {"name": f"{name} X"}, 404)
        assert none["error"] == ["server-nobody-called", {"name": f"{name} X"}]
        for body in ({}, {"name": name, "player": first.id}, {"name": " "}):
            await anna.post(path, body, 400)
        # Of two of one name the one with whom I played is meant.
        await played(anna, second)
        assert (await anna.post(path, {"name": name}))["id"] == second.id

    run(story())


def test_invitations_are_metered(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, rates=1.0)

    async def story() -> None:
        anna, bernd = await arriving(server, "Anna", "Bernd")
        code = (await anna.open(seats=2))["code"]
        body = {"name": bernd.me["name"]}
        for _ in range(12):
            await anna.post(f"/api/tables/{code}/invite", body, 200)
        await anna.post(f"/api/tables/{code}/invite", body, 429)

    run(story())


def test_who_looks_on_through_another_node_is_here(league: list[Server]) -> None:
    async def story() -> None:
        anna, carla = await arriving(league[0], "Anna", "Carla")
        bernd = (await arriving(league[1], "Bernd"))[0]
        await played(anna, bernd)
        code = (await anna.open(seats=3, chairs=[{"me": True}, None, None]))["code"]
        async with bernd.at(code) as screen:
            await screen.next()
            await bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
            # Whoever came before they sat down is there for those at the other node, too.
            here = anna.elsewhere(league[0])
            async with here.at(code) as other:
                await other.until(lambda f: "table" in f and bool(f["table"]["chairs"][1]["here"]))
            assert (await seen(anna, bernd) or {})["at"]["code"] == code
        await bernd.post(f"/api/tables/{code}/invite", {"name": carla.me["name"]})
        assert await asked(carla) == [(bernd.me["name"], code)]

    run(story())
