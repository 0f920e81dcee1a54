"""Uploads: whatever record somebody brings along, the house stays well and says why not."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
import warnings
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import Match, loads, new
from tafelrunde.kernel.state import plain
from tafelrunde.server.club import brought
from tests.generic.mutations import changed, leaves, twisted, wrong
from tests.generic.playing import play_on, played
from tests.server.conftest import Serve
from tests.server.support import Person, Server, guest, play_by_http, run, seated

Rows = list[dict[str, Any]]

# What a node may hold more than at its beginning, after any number of uploads.
MEGABYTES = 300


@cache
def finished(game: str = "lydia", seats: int = 2) -> str:
    return played(new(game, seats, "upload"), random.Random(1)).record.text()


def rows(text: str) -> Rows:
    return [json.loads(line) for line in text.splitlines()]


def text_of(lines: Rows) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


@cache
def world() -> str:
    """A match that starts from a position: what a seat could believe in the middle of another."""
    match = play_on(new("lydia", 2, "world"), random.Random(2), 30).world(0, "dream")
    return play_on(match, random.Random(3), 4).record.text()


async def upload(person: Person, text: str | bytes, status: int) -> Any:
    answer = await person.http.post("/api/records", content=text)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_count_of_two_thousand_million_neither_hangs_nor_fills_the_node(house: Server) -> None:
    async def story() -> None:
        anna = await guest(house)
        lines = rows(world())
        for field, place in (("stands", 0), ("goods", 2), ("chariots", None)):
            copy = json.loads(json.dumps(lines))
            fields = copy[0]["start"]["fields"]
            if place is None:
                fields[field] = 2**31
            else:
                fields[field][place] = 2**31
            said = await upload(anna, text_of(copy), 400)
            assert said["error"] == ["server-bad-record", {"why": ["server-record-unsound"]}]
            assert field in said["detail"]
        assert (await anna.http.get("/health")).status_code == 200

    run(story())


def test_a_sound_start_position_is_taken_and_can_be_looked_at(house: Server) -> None:
    async def story() -> None:
        anna = await guest(house)
        there = await upload(anna, world(), 201)
        assert there["status"] == "closed"
        code = there["code"]
        for n in (0, there["number"] - 1, there["number"]):
            assert (await anna.get(f"/api/tables/{code}/at/{n}"))["n"] == n
        assert len((await anna.get(f"/api/tables/{code}/course"))["points"]) == there["number"] + 1
        on = await anna.post(f"/api/tables/{code}/branch", {"n": 2})
        assert on["status"] == "running"
        against = {"n": 2, "seat": 1, "bots": "random"}
        rivals = await anna.post(f"/api/tables/{code}/branch", against)
        assert [chair["bot"] for chair in rivals["chairs"]] == ["random", None]
        assert (await play_by_http(anna, rivals["code"], random.Random(1)))["over"]

    run(story())


def test_what_this_house_branched_comes_back_by_its_own_word(serve: Serve, sqlite: str) -> None:
    """An exported branch is known again; the word of the house lets in what it made, no more."""
    server = serve(sqlite)

    async def story() -> None:
        anna, bernd, code = await seated(server)
        for person in (anna, bernd) * 3:
            state = await person.state(code)
            for ask in state["asks"]:
                if "options" in ask:
                    option = ask["options"][0]["option"]
                    await person.act(
                        code,
                        "play",
                        seat=ask["seat"],
                        n=state["n"],
                        kind=ask["kind"],
                        option=option,
                    )
        n = (await anna.state(code))["n"]
        branch = await anna.post(
            f"/api/tables/{code}/branch", {"n": n, "seat": 0, "bots": "random"}
        )
        await play_by_http(anna, branch["code"], random.Random(1))
        text = await anna.get(f"/api/tables/{branch['code']}/record")
        lines = rows(text)
        assert lines[0]["start"] is not None
        assert len(lines[0]["vouched"]) == 64
        back = await upload(anna, text, 201)
        assert back["status"] == "finished"
        assert loads(text).finished

        with sqlite3.connect(sqlite) as store:
            (key,) = store.execute("SELECT value FROM house WHERE name = 'key'").fetchone()
        odd = {**lines[0], "start": json.loads(json.dumps(lines[0]["start"]))}
        odd["start"]["fields"]["stands"][0] += 1
        said = await upload(anna, text_of([odd]), 400)
        assert said["error"][1]["why"] == ["server-record-unsound"]
        await upload(anna, text_of([brought.vouched(bytes.fromhex(key), odd)]), 201)
        await upload(anna, text_of([brought.vouched(b"another house", odd)]), 400)

    run(story())


def cut(lines: Rows, **changes: Any) -> Rows:
    return [{**lines[0], **changes}, *lines[1:]]


def event(lines: Rows, **facts: Any) -> Rows:
    """The record up to its third entry, and one that a stranger wrote."""
    return [*lines[:4], {"n": 4, **facts}]


def refused_records() -> list[tuple[str, str | bytes, str]]:
    """What is wrong with a record, the record, and what is said of it."""
    good = rows(finished())
    start = rows(world())
    deep: Any = 1
    for _ in range(40):
        deep = [deep]
    return [
        ("fewer names", text_of(cut(good, names=["Anna"])), "server-bad-record"),
        ("names of nobody", text_of(cut(good, names=[{}, []])), "server-bad-record"),
        ("a NUL", text_of(cut(good, names=["An\0na", "Bernd"])), "server-bad-text"),
        ("half a letter", text_of(cut(good, seed="\ud800")), "server-bad-text"),
        ("deep options", text_of(cut(good, options={"deck": deep})), "server-too-deep"),
        ("a deck of depth", text_of(cut(good, options={"deck": "[" * 9000})), "server-bad-record"),
        ("no start", text_of(cut(start, start={})), "server-bad-record"),
        ("an empty start", text_of(cut(start, start=[])), "server-bad-record"),
        ("a part", text_of(cut(start, start={"part": "Lydia"})), "server-bad-record"),
        ("a return of nobody", text_of(event(good, event="return")), "server-bad-record"),
        ("a seat too far", text_of(event(good, event="flag", seat=9)), "server-bad-record"),
        ("no such event", text_of(event(good, event="rain", mm=3)), "server-bad-record"),
        ("more facts", text_of(event(good, event="flag", seat=0, x=[1])), "server-bad-record"),
        ("a far undo", text_of(event(good, event="undo", to=2**70)), "server-bad-number"),
        (
            "an undo by lists",
            text_of(event(good, event="undo", to=0, seat=0, seats=[[]], consent=[])),
            "server-bad-record",
        ),
        ("bytes", b"\xff\xfe", "server-no-record"),
        ("a letter", "Dear Anna,\nhow are you?\n", "server-no-record"),
        ("other data", '{"name": "deck"}\n', "server-no-record"),
        ("nothing", "\n", "server-no-record"),
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [row[1:] for row in refused_records()],
    ids=[row[0] for row in refused_records()],
)
def test_a_record_that_is_wrong_somewhere_is_refused(
    house: Server, text: str | bytes, said: str
) -> None:
    async def story() -> None:
        anna = await guest(house)
        answer = await upload(anna, text, 400)
        assert answer["error"][0] == said
        assert answer["detail"]

    run(story())


def test_the_limits_of_a_record_are_named(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club)
        long = finished() + '{"n": 1}\n' * 5_000
        said = await upload(anna, long, 413)
        assert said["error"] == ["server-record-long", {"entries": 5000, "kilobytes": 1024}]
        said = await upload(anna, "x" * 2_000_000, 413)
        assert said["error"] == ["server-body-long", {"most": 1024}]
        code = (await anna.open())["code"]
        said = await anna.post(f"/api/tables/{code}/report", {"words": "x" * 4_001}, 413)
        assert said["error"] == ["server-words-long", {"most": 4000}]

    run(story())


def test_a_record_that_takes_too_long_is_refused_while_others_go_on(
    serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite, apart_seconds=0.001)

    async def story() -> None:
        anna = await guest(server)
        for _ in range(2):
            said = await upload(anna, finished("loyang", 4), 413)
            assert said["error"] == ["server-too-heavy"]
            assert (await anna.http.get("/health")).status_code == 200

    run(story())


def test_an_uploaded_match_is_what_it_was(house: Server) -> None:
    async def story() -> None:
        anna = await guest(house)
        for game, seats in (("agricola", 3), ("loyang", 4), ("proving", 3)):
            text = finished(game, seats)
            there = await upload(anna, text, 201)
            assert there["status"] == "finished"
            back = await anna.get(f"/api/tables/{there['code']}/record")
            assert rows(back)[1:] == rows(text)[1:]

    run(story())


# --- many of them ---------------------------------------------------------------------------


@cache
def samples() -> list[Rows]:
    """Short records of every game, from the set-up and from a position."""
    found = []
    for game, seats in (("lydia", 2), ("lydia", 4), ("loyang", 1), ("loyang", 4), ("agricola", 2)):
        for seed in range(3):
            dice = random.Random(f"{game} {seats} {seed}")
            match = play_on(new(game, seats, str(seed)), dice, 10 + 20 * seed)
            found.append(rows(play_on(match.fork(), dice, 5).record.text()))
            dream = match.world(0, "dream")
            found.append(rows(play_on(dream, dice, 5).record.text()))
    return found


def mutated(dice: random.Random) -> bytes:
    """A record with something wrong in its start, header, entries, order or bytes."""
    lines = list(dice.choice(samples()))
    kind = dice.randrange(7)
    place = dice.randrange(1, len(lines)) if len(lines) > 1 else 0
    if kind == 0 and lines[0]["start"] is not None:
        lines[0] = {**lines[0], "start": twisted(lines[0]["start"], dice)}
    elif kind == 1 and lines[0]["start"] is not None:
        start = lines[0]["start"]
        path, value = dice.choice([leaf for leaf in leaves(start) if leaf[0]])
        lines[0] = {**lines[0], "start": changed(start, path, dice.choice([*wrong(path, value)]))}
    elif kind == 2:
        lines[0] = twisted(lines[0], dice)
    elif kind == 3:
        lines[place] = twisted(lines[place], dice)
    elif kind == 4:
        lines.insert(place, dice.choice(lines))
    elif kind == 5:
        del lines[place]
    data = bytearray(text_of(lines).encode())
    if kind == 6:
        for _ in range(dice.randrange(1, 6)):
            data[dice.randrange(len(data))] = dice.randrange(256)
    return bytes(data)


class Watched:
    """What a server took while it was sent one thing after the other."""

    def __init__(self, server: Server) -> None:
        assert server.process is not None
        self.status = Path(f"/proc/{server.process.pid}/status")
        self.taken = 0
        self.refused = 0
        self.slowest = 0.0
        self.first = self.memory()
        self.most = 0

    def memory(self) -> int:
        """Megabytes the node holds."""
        line = next(row for row in self.status.read_text().splitlines() if row[:6] == "VmRSS:")
        return int(line.split()[1]) // 1024


async def besiege(person: Person, watched: Watched, dice: random.Random, count: int) -> None:
    """Bring mutated records along; what is taken is looked at now and then."""
    for _ in range(count):
        data = mutated(dice)
        began = time.monotonic()
        answer = await person.http.post("/api/records", content=data)
        watched.slowest = max(watched.slowest, time.monotonic() - began)
        watched.most = max(watched.most, watched.memory())
        assert answer.status_code in {201, 400, 413}, (answer.text, data)
        if answer.status_code != 201:
            watched.refused += 1
            assert answer.json()["error"][0].startswith("server-"), answer.text
            continue
        watched.taken += 1
        if watched.taken % 10 == 0:
            code, number = answer.json()["code"], answer.json()["number"]
            for path in (f"at/{number}", "at/0", "course", "record"):
                shown = await person.http.get(f"/api/tables/{code}/{path}")
                assert shown.status_code == 200, (shown.text, data)


def besieged(server: Server, count: int) -> Watched:
    watched = Watched(server)

    async def story() -> None:
        people = [await guest(server, name) for name in ("Anna", "Bernd", "Carla")]
        await asyncio.gather(
            *(
                besiege(person, watched, random.Random(f"{n} {count}"), count // len(people))
                for n, person in enumerate(people)
            )
        )

    run(story())
    assert watched.refused > watched.taken
    return watched


def test_a_slice_of_mutated_uploads_meets_no_fault(club: Server) -> None:
    besieged(club, 36)


@pytest.mark.soak
def test_twenty_thousand_mutated_uploads_leave_the_node_well(serve: Serve, sqlite: str) -> None:
    watched = besieged(serve(sqlite, idle_seconds=5.0), 20_000)
    told = f"{watched.taken} taken, slowest {watched.slowest:.1f} s, {watched.most} MB at most"
    assert watched.most < watched.first + MEGABYTES, told
    warnings.warn(told, stacklevel=1)


def test_positions_of_real_matches_are_far_below_the_limits() -> None:
    for game, seats in (("agricola", 4), ("loyang", 4), ("lydia", 4)):
        match: Match = played(new(game, seats, "size"), random.Random(1))
        position = len(json.dumps(plain(match.state)))
        assert position * 4 < brought.POSITION_KILOBYTES * 1024
        view = max(len(json.dumps(match.view(seat))) for seat in (None, *range(seats)))
        assert view * 4 < brought.VIEW_KILOBYTES * 1024
        assert len(match.log) * 4 < brought.ENTRIES
