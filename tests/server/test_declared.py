"""Declared: what the server says is what it declares, and the browser's types come from that."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from tafelrunde.server.web import said, told
from tests.server.support import Server, guest, own_ask, play_on, run
from tools import client_types


def held(found: Any, form: Any) -> None:
    """Hold what was said against its declaration: nothing is missing, more, or of another type."""
    msgspec.convert(found, form, strict=True)


def test_every_frame_and_answer_is_as_declared(club: Server) -> None:

    async def story() -> None:
        anna, bernd = await guest(club, "Anna"), await guest(club, "Bernd")
        chairs = [{"me": True}, None, {"bot": "random"}]
        options = {"rules.safety_turns_per_player": 3}
        clock = {"kind": "bank", "seconds": 900, "increment": 5}
        wanted: dict[str, Any] = {"seats": 3, "chairs": chairs, "options": options, "clock": clock}
        table = await anna.open("lydia", **wanted, confirm=False, leaver="wait")
        held(table, said.Table)
        code = table["code"]
        async with anna.at(code) as left, bernd.at(code) as right:
            await left.next()
            await bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
            await left.send("chat", text="Hello")
            state = await left.until(lambda f: f["t"] == "state" and own_ask(f) is not None)
            ask = own_ask(state)
            assert ask is not None
            option = ask["options"][0]["option"]
            await left.ask("preview", seat=0, option=option)
            await left.ask("why", seat=0, option=option)
            await left.ask("advise", seat=0)
            standing = {"kind": "race", "answer": "never", "option": "pass"}
            await left.ask("standing", seat=0, **standing)
            play = {"seat": 0, "n": state["n"], "kind": ask["kind"], "option": option}
            assert (await left.ask("play", **play))["t"] == "ok"
            assert (await left.ask("undo", seat=0))["t"] == "ok"
            assert (await left.ask("resign", seat=2))["t"] == "no"
            await left.ask("resign", seat=0)
            await right.until(lambda f: f["t"] == "table" and f["table"]["status"] != "running")
            await left.ask("ping")
            frames = [*left.frames, *right.frames]
        for frame in frames:
            held(frame, told.ServerFrame)
        kinds = {frame["t"] for frame in frames}
        assert kinds == {"hello", "table", "entry", "state", "chat", "ok", "no"}
        alone = await anna.open("proving", seats=2, chairs=[{"me": True}, {"bot": "random"}])
        async with anna.at(alone["code"]) as screen:
            await play_on(screen, random.Random(4))
            for frame in screen.frames:
                held(frame, told.ServerFrame)
        held(await anna.get("/api/me"), said.Me)
        held(await anna.get("/api/me/devices"), list[said.Device])
        held(await anna.get("/api/games"), list[said.GameInfo])
        for banned in ([], ["A999"]):
            thought = {"game": "agricola", "seats": 2, "options": {"cards.banned": banned}}
            held(await anna.post("/api/options", thought), said.WhyNot)
        held(await anna.get("/api/lobby"), said.Lobby)
        held(await anna.get("/api/history"), said.History)
        held(await anna.get("/api/best?game=loyang"), said.Best)
        held(await anna.get(f"/api/players/{anna.id}"), said.PlayerInfo)
        held(await anna.get(f"/api/tables/{alone['code']}"), said.Table)
        held(await anna.get(f"/api/tables/{alone['code']}/at/3"), told.StateFrame)

    run(story())


def test_the_browsers_types_are_those_of_the_declarations() -> None:
    for path, text in client_types.pages().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is stale: run `make types`"
    assert {path.name for path in client_types.FOLDER.iterdir()} == {
        path.name for path in client_types.pages()
    }
