"""The door: text nobody can read is refused on every way in, on both stores, with a reason."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tafelrunde.server.base import wire
from tests.server.support import PATIENCE, Person, Server, guest, run, seated

NUL = "\0"
# As they stand in an address, and as they stand in JSON.
IN_PATHS = ["%00", "A%00B", "%01", "%7F", "%C2%85", "%ED%A0%80", "A" * 300, "9" * 5000, "%0A" * 90]
IN_TEXTS = [NUL, "a\0b", "\x01", "\x7f", "\x85", "\ud800"]

# A body for each route that takes one; every text in it is tried with what nobody can read.
BODIES: dict[str, Any] = {
    "/api/guest": {"name": "Anna", "token": True},
    "/api/me": {"name": "Anna", "webhook": "https://example.org/"},
    "/api/me/password": {"password": "long enough", "old": "as long as it"},
    "/api/login": {"name": "Anna", "password": "long enough"},
    "/api/me/delete": {"confirm": "Nobody"},
    "/api/options": {"game": "lydia", "seats": 2, "options": {"modules": ["croesus"]}},
    "/api/tables": {
        "game": "lydia",
        "seats": 2,
        "options": {"modules": ["croesus"]},
        "chairs": [{"bot": "random"}, {"name": "Carla"}],
        "visibility": "password",
        "password": "open",
    },
    "/api/logout": {"device": "x"},
    "/api/quick": {"game": "lydia", "bots": ["random"]},
    "/api/tables/{code}/sit": {"seat": 1, "password": "open"},
    "/api/tables/{code}/stand": {"seat": 1, "password": "x"},
    "/api/tables/{code}/bot": {"seat": 1, "bot": "random"},
    "/api/tables/{code}/hotseat": {"seat": 1, "name": "Carla"},
    "/api/tables/{code}/act": {"t": "chat", "id": "a", "text": "Hello"},
    "/api/tables/{code}/plan": {"seat": 0, "options": ["x", ["y", 1]]},
    "/api/tables/{code}/branch": {"n": 0, "bots": "random"},
    "/api/tables/{code}/report": {"words": "It hangs."},
    "/api/tables/{code}/invite": {"name": "Nobody"},
    "/api/lessons": {"game": "lydia", "step": 0},
    "/api/campaigns": {"form": "solo", "chairs": ["me"], "title": "Trek"},
    "/api/campaigns/{code}/sit": {"seat": 0},
    "/api/campaigns/{code}/branch": {"n": 0},
    "/api/campaigns/{code}/do": {"deed": {"t": "choose", "id": "a", "seat": 0, "card": "A108"}},
    "/api/tournaments": {"title": "Cup", "preset": "own", "game": "lydia"},
    "/api/tournaments/{code}/do": {
        "deed": {"t": "enter", "id": "a", "name": "Anna", "groups": {"club": "Lions"}},
        "key": "x",
        "slip": "x",
        "name": "Anna",
    },
    "/api/tournaments/{code}/enter": {"id": "a", "name": "Anna", "club": "Lions"},
    "/api/tournaments/{code}/entry": {"on": True, "key": "x"},
    "/api/tournaments/{code}/count": {"round": 1, "farm": {"house": "wood"}},
    "/api/tournaments/{code}/sit": {"slip": "x", "name": "Anna"},
    "/api/players/{id}/mute": {"on": True},
    "/api/records": {"tafelrunde": 1, "game": "lydia", "names": ["Anna"]},
}
# Routes that read no body.
BARE = {
    f"/api/tables/{{code}}/{what}"
    for what in (
        "start",
        "rematch",
        "leave",
        "close",
        "clear",
        "decline",
        "lesson/leave",
        "lesson/on",
    )
} | {"/api/daily", "/api/tournaments/{code}/helper"}


def spoilt(body: Any, text: str) -> Iterator[Any]:
    """The body with each of its texts, and each name of a field, replaced in turn."""
    if isinstance(body, str):
        yield text
    elif isinstance(body, dict):
        for name, value in body.items():
            for other in spoilt(value, text):
                yield {**body, name: other}
        yield {**body, text: 1}
    elif isinstance(body, list):
        for place, value in enumerate(body):
            for other in spoilt(value, text):
                yield [*body[:place], other, *body[place + 1 :]]


def reasonable(answer: Any) -> None:
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
    said = answer.json()
    told = said["reason"] if "reason" in said else said["error"]
    assert told[0].startswith(("server-", "why-")), said


async def paths(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await person.get("/schema/openapi.json"))["paths"]
    return found


def filled(path: str, word: str) -> str:
    return (
        path.replace("{code}", word)
        .replace("{id}", word)
        .replace("{n}", word)
        .replace("{language}", word)
        .replace("{slip}", word)
        .replace("{kind}", word)
    )


def test_no_path_holds_what_nobody_can_read(house: Server) -> None:
    async def story() -> None:
        anna = await guest(house)
        known = await paths(anna)
        assert len(known) > 20
        pages = ["/{code}", "/t/{code}", "/assets/{code}", "/players/{code}", "/api/{code}"]
        for path, methods in [*known.items(), *((page, {"get": {}}) for page in pages)]:
            for word in IN_PATHS:
                if "{" not in path:
                    continue
                for method in methods:
                    url = f"{house.url}{filled(path, word)}"
                    answer = await anna.http.request(method, url, content=b"{}")
                    # What is no UTF-8 comes in as a readable mark; any page may be named so.
                    if path in pages and word == "%ED%A0%80":
                        assert answer.status_code < 500
                    else:
                        reasonable(answer)

    run(story())


def test_no_query_holds_what_nobody_can_read(house: Server) -> None:
    async def story() -> None:
        anna = await guest(house)
        code = (await anna.open())["code"]
        for path, methods in (await paths(anna)).items():
            for asked in methods.get("get", {}).get("parameters", []):
                if asked["in"] != "query":
                    continue
                for word in IN_PATHS:
                    url = f"{house.url}{filled(path, code)}?{asked['name']}={word}"
                    reasonable(await anna.http.get(url))
        reasonable(await anna.http.get(f"{house.url}/?{'x' * 3000}"))

    run(story())


@pytest.mark.parametrize("text", IN_TEXTS, ids=ascii)
def test_no_body_holds_what_nobody_can_read(house: Server, text: str) -> None:
    async def story() -> None:
        anna = await guest(house)
        code = (await anna.open(seats=2))["code"]
        taking = {path for path, methods in (await paths(anna)).items() if "post" in methods}
        assert taking == {*BODIES, *BARE}
        for path, body in BODIES.items():
            for other in spoilt(body, text):
                content = json.dumps(other)
                reasonable(await anna.http.post(filled(path, code), content=content))
        assert (await anna.get("/api/me"))["name"] == "Anna"
        assert [c["player"] for c in (await anna.get(f"/api/tables/{code}"))["chairs"]][1] is None

    run(story())


def test_what_is_nested_too_deep_or_no_json_is_refused(house: Server) -> None:
    async def story() -> None:
        anna = await guest(house)
        code = (await anna.open())["code"]
        for depth in (33, 900, 100_000):
            for left, right in (("[", "]"), ('{"a":', "}")):
                content = left * depth + "1" + right * depth
                for path in BODIES:
                    reasonable(await anna.http.post(filled(path, code), content=content))
        for body in (b"\xff", b"", b'"', b"{]", b"9" * 5000, b"1e999", b'{"game": NaN}'):
            for path in BODIES:
                # To leave needs no body.
                if body or path != "/api/logout":
                    reasonable(await anna.http.post(filled(path, code), content=body))
        # A deck is taken as text, too, and that text is JSON again.
        deck = {"game": "lydia", "options": {"deck": "[" * 100_000}}
        reasonable(await anna.http.post("/api/tables", json=deck))

    run(story())


def test_headers_of_any_kind_are_no_reason_for_a_fault(house: Server) -> None:
    async def story() -> None:
        anna = await guest(house)
        code = (await anna.open())["code"]
        for name, value in (
            ("host", "["),
            ("host", "x" * 3000),
            ("origin", "http://["),
            ("cookie", "tafelrunde=\xb2.\xb2." + "0" * 64),
            ("authorization", "Bearer " + "9" * 90 + ".1.x"),
            ("authorization", "Bearer \xb2.1.x"),
            ("content-type", "application/x-msgpack"),
            ("content-type", "multipart/form-data"),
        ):
            headers = [(name.encode(), value.encode("latin-1"))]
            for path in (f"/api/tables/{code}/qr", f"/api/tables/{code}", "/api/me", "/"):
                answer = await anna.http.get(path, headers=headers)
                assert answer.status_code < 500, (name, value, path)
            answer = await anna.http.post("/api/guest", json={"name": "A"}, headers=headers)
            assert answer.status_code < 500, (name, value)

    run(story())


def test_a_socket_refuses_what_nobody_can_read(house: Server) -> None:
    async def story() -> None:
        anna, _, code = await seated(house)
        for word in IN_PATHS[:7]:
            url = f"ws://127.0.0.1:{house.port}/ws/{word}"
            async with connect(url, proxy=None, open_timeout=PATIENCE) as socket:
                await socket.wait_closed()
                assert socket.close_code in {4400, 4404}
        async with anna.at(code) as screen:
            state = await screen.state()
            for message in messages():
                for text in IN_TEXTS:
                    for other in spoilt(message, text):
                        await screen.socket.send(json.dumps(other))
                        answer = await screen.until(lambda f: f["t"] in {"ok", "no"})
                        assert answer["t"] == "no", other
                        assert answer["reason"][0].startswith("server-")
            assert (await anna.state(code))["n"] == state["n"]

    run(story())


def messages() -> list[dict[str, Any]]:
    """A message of every kind that holds a text."""
    made: dict[str, dict[str, Any]] = {
        "play": {"seat": 0, "n": 0, "kind": "place", "option": ["x", "y"]},
        "chat": {"text": "Hello"},
        "why": {"seat": 0, "option": "x"},
        "preview": {"seat": 0, "option": "x"},
        "standing": {"seat": 0, "kind": "place", "answer": "always", "option": "x"},
        "ping": {},
    }
    known = {kind.__struct_config__.tag for kind in wire.AnyMessage.__args__}
    assert set(made) <= known
    return [{"t": t, "id": "a", **fields} for t, fields in made.items()]
