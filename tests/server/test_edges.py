"""Edges: what leaves the server and what may come in: headers, hosts, half requests, webhooks."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tafelrunde.server.base.config import Config
from tafelrunde.server.base.metrics import Metrics
from tafelrunde.server.club.webhooks import Webhooks, is_outside
from tafelrunde.server.web import arriving
from tafelrunde.server.web.hosts import answers
from tests.server.conftest import Serve
from tests.server.support import PATIENCE, PLAIN, Server, browser, guest, in_own_loop, run

CSP = "content-security-policy"

# --- headers ------------------------------------------------------------------------------


def test_answers_that_depend_on_who_asks_are_kept_nowhere(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club)
        code = (await anna.open(chairs=[{"me": True}, {"bot": "random"}], seats=2))["code"]
        table = f"/api/tables/{code}"
        paths = ("/api/me", "/api/me/devices", "/api/lobby", "/api/history", "/api/nothing")
        for path in (*paths, table, f"{table}/state", f"{table}/record", f"{table}/at/0"):
            answer = await anna.http.get(path)
            assert (path, answer.headers["cache-control"]) == (path, "no-store")
        refused = await anna.http.post(f"{table}/act", content=b"{")
        assert (refused.status_code, refused.headers["cache-control"]) == (400, "no-store")
        # Words are nobody's own, and the same until they change.
        assert (await anna.http.get("/api/words/en")).headers["cache-control"] == "no-cache"
        cards = await anna.http.get("/api/games/agricola/cards")
        seal = {"if-none-match": cards.headers["etag"]}
        assert {"A078", "B104"} <= {row["id"] for row in cards.json()}
        assert (await anna.http.get("/api/games/agricola/cards", headers=seal)).status_code == 304
        await anna.get("/api/games/nothing/cards", status=404)

    run(story())


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/t/ABCDEF", "/a.py", "/health"])
def test_every_answer_forbids_inline_code_and_what_nobody_needs(club: Server, path: str) -> None:
    answer = httpx.get(club.url + path, timeout=PATIENCE, verify=PLAIN)
    policy = dict(part.strip().split(" ", 1) for part in answer.headers[CSP].split(";"))
    assert (policy["script-src"], policy["style-src"]) == ("'self'", "'self'")
    assert "unsafe" not in answer.headers[CSP]
    assert "camera=()" in answer.headers["permissions-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_browsers_keep_to_tls_where_it_is_in_front(serve: Serve, sqlite: str, club: Server) -> None:
    name = "strict-transport-security"
    assert name not in httpx.get(f"{club.url}/", timeout=PATIENCE, verify=PLAIN).headers
    through = {"x-forwarded-proto": "https"}
    answer = httpx.get(f"{club.url}/api/nothing", headers=through, timeout=PATIENCE, verify=PLAIN)
    assert answer.headers[name] == "max-age=31536000"
    origin = {"origin": club.url, **through}
    signed = httpx.post(
        f"{club.url}/api/guest",
        json={"name": "Anna"},
        headers=origin,
        timeout=PATIENCE,
        verify=PLAIN,
    )
    assert "secure" in signed.headers["set-cookie"].lower()
    named = serve(sqlite, public_url="https://table.example.org")
    assert name in httpx.get(f"{named.url}/health", timeout=PATIENCE, verify=PLAIN).headers


# --- hosts --------------------------------------------------------------------------------

PUBLIC = Config(public_url="https://table.example.org", origins=["http://club.example:5173"])


@pytest.mark.parametrize(
    ("config", "host", "ours"),
    [
        (Config(), "anything.example", True),
        (Config(), "", True),
        (PUBLIC, "table.example.org", True),
        (PUBLIC, "TABLE.example.org:443", True),
        (PUBLIC, "club.example:8000", True),
        (PUBLIC, "localhost:8000", True),
        (PUBLIC, "127.0.0.1:8000", True),
        (PUBLIC, "[::1]:8000", True),
        (PUBLIC, "192.168.1.20:8000", True),
        (PUBLIC, "elsewhere.example", False),
        (PUBLIC, "table.example.org.elsewhere.example", False),
        (PUBLIC, "8.8.8.8", False),
        (PUBLIC, "[bad", False),
        (PUBLIC, "", False),
    ],
)
def test_a_server_with_a_name_answers_only_to_that(config: Config, host: str, ours: bool) -> None:
    assert answers(config, host) is ours


def test_a_request_for_another_host_is_refused_with_a_reason(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, public_url="https://table.example.org")

    async def story() -> None:
        async with browser(server) as http:
            for path in ("/", "/api/me", "/api/lobby", "/t/ABCDEF"):
                foreign = {"host": "elsewhere.example", "origin": "http://elsewhere.example"}
                answer = await http.get(path, headers=foreign)
                assert (answer.status_code, answer.json()["error"]) == (421, ["server-such-host"])
                assert "elsewhere.example" in answer.json()["detail"]
            own = {"host": "table.example.org", "origin": "https://table.example.org"}
            answer = await http.post("/api/guest", json={"name": "Anna"}, headers=own)
            assert answer.status_code == 200

    run(story())


# --- half-sent requests -------------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not wait long for the rest of a request."""
    folder = tmp_path_factory.mktemp("hasty")
    server = Server(str(folder / "t.db"), folder / "server.log", arriving_seconds=0.5).start()
    yield server
    server.stop()
    assert server.faults() == []


def sent(server: Server, *parts: bytes) -> bytes:
    """Everything the server says to this until it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        for part in parts:
            line.sendall(part)
        return rest_of(line)


def rest_of(line: socket.socket) -> bytes:
    said = b""
    while more := line.recv(65_536):
        said += more
    return said


HEAD = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
WHOLE = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"\r\n",
        b"GET /health HT",
        HEAD,
        HEAD + b'Content-Length: 400\r\n\r\n{"name": "An',
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
    ids=["nothing", "a line", "a word", "a head", "a body", "a chunk"],
)
def test_a_request_that_stays_half_sent_is_closed(hasty: Server, half: bytes) -> None:
    assert b"200 OK" not in sent(hasty, half)
    httpx.get(f"{hasty.url}/health", timeout=PATIENCE, verify=PLAIN).raise_for_status()


@pytest.mark.parametrize("half", [b"\r\n", b"GET /health HT"], ids=["a line", "a word"])
def test_what_stays_half_sent_after_an_answer_is_closed(hasty: Server, half: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=PATIENCE) as line:
        line.sendall(WHOLE)
        said = b""
        while not said.endswith(b"}"):
            said += line.recv(65_536)
        line.sendall(half)
        assert rest_of(line) == b""


def test_a_head_has_an_end(club: Server) -> None:
    said = sent(club, b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * arriving.HEAD_BYTES)
    assert said.startswith(b"HTTP/1.1 400")


def test_a_request_that_arrives_in_parts_and_in_time_is_answered(club: Server) -> None:
    body = b'{"name": "Anna", "token": true}'
    head = HEAD + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body)
    said = sent(club, head[:20], head[20:], body[:5], body[5:])
    assert said.startswith(b"HTTP/1.1 200")


# --- webhooks -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "place",
    [
        "127.0.0.1",
        "10.0.0.1",
        "100.64.0.1",
        "169.254.169.254",
        "224.0.0.1",
        "::1",
        "fe80::1%eth0",
        "fec0::1",
        "fd00::1",
        "ff0e::1",
        "::ffff:10.0.0.1",
        "::10.0.0.1",
        "64:ff9b::10.0.0.1",
        "64:ff9b::8.8.8.8",
        "64:ff9b:1::1",
        "2002:0a00:0001::1",
        "2001:0:4136:e378:8000:63bf:f5ff:fffe",
        "2001:db8::1",
        "nonsense",
    ],
)
def test_an_address_of_the_operators_own_network_is_not_outside(place: str) -> None:
    assert not is_outside(place)


@pytest.mark.parametrize("place", ["8.8.8.8", "2a00:1450:4001::1", "2606:4700::1111"])
def test_an_ordinary_address_is_outside(place: str) -> None:
    assert is_outside(place)


def test_a_name_with_one_address_inside_gets_no_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        hooks = Webhooks(Config(), Metrics())
        lookup = [(0, 0, 0, "", (place, 80)) for place in ("8.8.8.8", "192.168.1.1")]

        async def getaddrinfo(*_: Any, **__: Any) -> Any:
            return lookup

        monkeypatch.setattr("asyncio.base_events.BaseEventLoop.getaddrinfo", getaddrinfo)
        with pytest.raises(ConnectionRefusedError):
            await hooks._exchange("http://two.example/", b"{}")

    in_own_loop(story())
