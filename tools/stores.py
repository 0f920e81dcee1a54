"""Make a set of stored matches by really playing them; tests/server/test_upgrade.py opens it.

    .venv-dev/bin/python -m tools.stores tests/server/sets/NAME.jsonl

Each release adds one set and keeps those before it. `--sources FOLDER/src` has another build play,
for example that of a worktree of an older commit; what it does not offer is left out and named.
The set is everything the store holds at the end, in the form of `tafelrunde admin export`.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import httpx

ROOT: Final = Path(__file__).resolve().parent.parent
PATIENCE: Final = 120.0
# A match that has come so far is in the middle, whatever its game.
MIDDLE: Final = 14
# How often a table is looked at until something is wrong with it.
_LOOKS: Final = 5_000
# Matches of Lydia that do not last long.
SHORT: Final = {"rules.safety_turns_per_player": 3}
# Tables of two, played to their end or into the middle.
ENDED: Final[list[tuple[str, dict[str, Any]]]] = [
    ("agricola", {}),
    ("loyang", {}),
    ("lydia", SHORT),
]
RUNNING: Final[list[tuple[str, dict[str, Any]]]] = [
    ("agricola", {}),
    ("loyang", {}),
    ("lydia", {}),
    ("agricola", {"variant.family": True}),
    ("agricola", {"hand.mode": "draft_combined"}),
    ("agricola", {"hand.mode": "draft8", "hand.pass_occupations": "right"}),
    ("agricola", {"hand.mode": "draft_sequential"}),
    ("agricola", {"hand.mode": "deal10_keep7", "hand.occupations_first": True}),
    ("agricola", {"hand.mulligan": True}),
    ("agricola", {"hand.mix_travelling": True}),
    ("agricola", {"hand.open_display": True}),
    ("agricola", {"cards.list": "all_decks_1"}),
    ("agricola", {"cards.preview": True}),
]


class Missing(Exception):
    """This build offers no such thing."""


class Person:
    """Somebody who plays through the HTTP API."""

    _ids = itertools.count()

    def __init__(self, http: httpx.AsyncClient, me: dict[str, Any]) -> None:
        self.http = http
        self.me = me

    async def get(self, path: str) -> Any:
        return (await self._asked("GET", path)).json()

    async def post(self, path: str, body: Any = None) -> Any:
        return (await self._asked("POST", path, body or {})).json()

    async def act(self, code: str, t: str, **fields: Any) -> Any:
        """A message at a table; None where it came too late."""
        message = {"t": t, "id": self.new_id(), **fields}
        try:
            return await self.post(f"/api/tables/{code}/act", message)
        except Missing:
            return None

    def new_id(self) -> str:
        return f"{self.me['name']}-{next(self._ids)}"

    async def _asked(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.me['token']}"}
        answer = await self.http.request(method, path, json=body, headers=headers)
        if 400 <= answer.status_code < 500:
            raise Missing(f"{method} {path}: {answer.text[:200]}")
        answer.raise_for_status()
        return answer


class Story:
    """What happens in the house while the set is made."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.dice = random.Random(1)
        self.people: list[Person] = []

    async def guest(self, name: str) -> Person:
        answer = await self.http.post("/api/guest", json={"name": name, "token": True})
        answer.raise_for_status()
        return Person(self.http, answer.json())

    async def tell(self) -> None:
        self.people = [await self.guest("Anna"), await self.guest("Bernd")]
        for game, options in ENDED:
            await self.step(f"{game} {options}, ended", self.table, game, options, None)
        for game, options in RUNNING:
            await self.step(f"{game} {options}", self.table, game, options, MIDDLE)
        for game in ("agricola", "loyang"):
            await self.step(f"{game} alone", self.alone, game, MIDDLE)
        await self.step("agricola alone, ended", self.alone, "agricola", None)
        for step in (
            self.rated,
            self.with_bots,
            self.waiting,
            self.taken_back,
            self.branched,
            self.brought,
            self.lesson,
            self.daily,
            self.campaign,
            self.triathlon,
            self.solo,
            self.tournament,
        ):
            await self.step(step.__name__, step)

    async def step(self, name: str, work: Callable[..., Awaitable[Any]], *given: Any) -> None:
        """Something that not every build can do."""
        try:
            await work(*given)
        except Missing as error:
            sys.stdout.write(f"left out: {name} ({error})\n")

    # --- tables ----------------------------------------------------------------------------

    async def opened(self, game: str, options: dict[str, Any], **wanted: Any) -> str:
        anna, bernd = self.people
        asked = {"game": game, "seats": 2, "options": options, **wanted}
        code = str((await anna.post("/api/tables", asked))["code"])
        await bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
        return code

    async def table(
        self, game: str, options: dict[str, Any], until: int | None, **wanted: Any
    ) -> str:
        code = await self.opened(game, options, **wanted)
        await self.play(code, until)
        return code

    async def alone(self, game: str, until: int | None) -> None:
        asked = {"game": game, "seats": 1, "options": {}}
        code = (await self.people[0].post("/api/tables", asked))["code"]
        await self.play(code, until)

    async def play(self, code: str, until: int | None, people: list[Person] | None = None) -> None:
        """Play at random until the match is over or has so many entries."""
        chairs = (await self.people[0].get(f"/api/tables/{code}"))["chairs"]
        places = [
            (person, chair["seat"])
            for chair in chairs
            for person in people or self.people
            if chair["player"] is not None and chair["player"]["id"] == person.me["id"]
        ]
        for _ in range(_LOOKS):
            went_on = False
            for person, seat in places:
                state = await person.get(f"/api/tables/{code}/state?seat={seat}")
                if state["over"] or (until is not None and state["n"] >= until):
                    return
                message = self.message(state)
                if message is not None:
                    went_on |= await person.act(code, **message) is not None
            if not went_on:
                # A bot is to move.
                await asyncio.sleep(0.02)
        raise RuntimeError(f"nothing happens at {code}")

    def message(self, state: dict[str, Any]) -> dict[str, Any] | None:
        """How the seat of a state goes on, or None where it is not its turn."""
        seat = state["seat"]
        if seat is not None and seat in state["waiting"]:
            return {"t": "confirm", "seat": seat}
        for ask in state["asks"]:
            if ask["seat"] == seat and ask.get("options"):
                option = self.dice.choice(ask["options"])["option"]
                kind = ask["kind"]
                return {"t": "play", "seat": seat, "n": state["n"], "kind": kind, "option": option}
        return None

    async def rated(self) -> None:
        await self.table("lydia", SHORT, None, rated=True)

    async def with_bots(self) -> None:
        """Two bots, a clock, commentators, talk, a problem."""
        anna = self.people[0]
        chairs = [{"me": True}, {"bot": "greedy"}, {"bot": "random"}]
        asked = {
            "game": "lydia",
            "seats": 3,
            "chairs": chairs,
            "clock": {"kind": "move", "seconds": 80_000},
            "spectators": "commentators",
        }
        try:
            code = (await anna.post("/api/tables", asked))["code"]
        except Missing:
            del asked["clock"]
            code = (await anna.post("/api/tables", asked))["code"]
        await self.play(code, MIDDLE, [anna])
        await anna.act(code, "chat", text="Gut gemacht!")
        await anna.post(f"/api/tables/{code}/report", {"words": "This looks odd."})

    async def waiting(self) -> None:
        """A table that has not begun."""
        options = {"hand.mulligan": True}
        try:
            await self.people[0].post("/api/tables", {"game": "agricola", "options": options})
        except Missing:
            await self.people[0].post("/api/tables", {"game": "agricola"})

    async def taken_back(self) -> None:
        """Moves taken back, a standing answer, a seat that was given up."""
        code = await self.table("lydia", {}, MIDDLE)
        for person in self.people:
            seat = (await person.get(f"/api/tables/{code}/state"))["seat"]
            await person.act(code, "undo", seat=seat)
            await person.act(
                code, "standing", seat=seat, kind="bonus", answer="never", option="skip"
            )
        for person in self.people:
            seat = (await person.get(f"/api/tables/{code}/state"))["seat"]
            await person.act(code, "agree", seat=seat, yes=True)
        await self.play(code, MIDDLE + 6)
        await self.people[1].act(code, "resign", seat=1)

    async def branched(self) -> None:
        """A world to believe in, and a true branch."""
        anna = self.people[0]
        code = await self.table("agricola", {}, MIDDLE)
        await anna.post(f"/api/tables/{code}/branch", {"n": 6})
        ended = await self.table("lydia", SHORT, None)
        made = await anna.post(f"/api/tables/{ended}/branch", {"n": 6})
        await self.play(made["code"], 10, [anna])

    async def brought(self) -> None:
        """A record that was taken away and brought along."""
        anna = self.people[0]
        code = await self.table("lydia", SHORT, None)
        headers = {"Authorization": f"Bearer {anna.me['token']}"}
        record = (await self.http.get(f"/api/tables/{code}/record", headers=headers)).content
        await self.http.post("/api/records", content=record, headers=headers)
        # A review is kept.
        await self.http.get(f"/api/tables/{code}/review", headers=headers)

    async def lesson(self) -> None:
        await self.people[0].post("/api/lessons", {"game": "lydia", "step": 2})

    async def daily(self) -> None:
        await self.people[0].post("/api/daily")

    # --- campaigns and tournaments ---------------------------------------------------------

    async def campaign(self) -> None:
        """A match that counts, a choice, a match that is played now."""
        code = await self._campaign("campaign", game="agricola", title="Winter")
        await self._leg(code, None)
        for seat, person in enumerate(self.people):
            state = await person.get(f"/api/campaigns/{code}")
            for ask in state["asks"]:
                if ask["seat"] == seat:
                    await self._do(person, code, "choose", seat=seat, card=ask["options"][0])
        await self._leg(code, MIDDLE)

    async def triathlon(self) -> None:
        await self._leg(await self._campaign("triathlon"), MIDDLE)

    async def solo(self) -> None:
        """A campaign alone: its record is shown to who plays it."""
        anna = self.people[0]
        asked = {"form": "solo", "chairs": ["me"], "game": "agricola"}
        await self._leg((await anna.post("/api/campaigns", asked))["code"], MIDDLE)

    async def _campaign(self, form: str, **wanted: Any) -> str:
        anna, bernd = self.people
        asked = {"form": form, "chairs": ["me", "open"], **wanted}
        code = str((await anna.post("/api/campaigns", asked))["code"])
        await bernd.post(f"/api/campaigns/{code}/sit", {"seat": 1})
        return code

    async def _leg(self, code: str, until: int | None) -> None:
        await self._do(self.people[0], code, "begin")
        table = (await self.people[0].get(f"/api/campaigns/{code}"))["table"]
        await self.play(table, until)

    async def _do(self, person: Person, code: str, t: str, **fields: Any) -> None:
        deed = {"t": t, "id": person.new_id(), **fields}
        await person.post(f"/api/campaigns/{code}/do", {"deed": deed})

    async def tournament(self) -> None:
        """Two presets: one with an online table in play, one that is over."""
        host = self.people[0]
        for preset, game in (("own", "lydia"), ("official", "agricola")):
            asked = {"title": f"Club Open {preset}", "preset": preset, "game": game}
            code = (await host.post("/api/tournaments", asked))["code"]

            async def do(t: str, at: str = code, **fields: Any) -> None:
                deed = {"t": t, "id": host.new_id(), **fields}
                await host.post(f"/api/tournaments/{at}/do", {"deed": deed})

            for name in ("Anna", "Bernd", "Chloé", "Deniz", "Emil", "Farid", "Gül", "Hans"):
                await do("enter", name=name)
            await do("seat")
            await do("place", table=1, place="online")
            await do("simple", what="publish")
            await do("result", round=1, table=2, scores=await self._scores(code))
            if preset == "own":
                await self._online(code, do)

    async def _scores(self, code: str) -> list[int]:
        state = (await self.people[0].get(f"/api/tournaments/{code}"))["tournament"]
        return [40 - seat for seat in range(len(state["rounds"][0]["tables"][1]["seats"]))]

    async def _online(self, code: str, do: Callable[..., Awaitable[None]]) -> None:
        """Everybody sits down at the online table and plays there."""
        table: dict[str, Any] = {}
        while not table.get("code"):
            state = (await self.people[0].get(f"/api/tournaments/{code}"))["tournament"]
            table = state["rounds"][0]["tables"][0]
        people = [await self.guest(seat["name"]) for seat in table["seats"]]
        for person in people:
            sitting = {"slip": table["slip"], "name": person.me["name"]}
            await person.post(f"/api/tournaments/{code}/sit", sitting)
        await do("simple", what="start")
        await self.play(table["code"], MIDDLE, people)


async def made(db: str) -> list[str]:
    """Everything a store holds after the story."""
    # Whichever sources are first on the path: those of this tree, or of another build.
    from litestar.testing import AsyncTestClient  # noqa: PLC0415

    from tafelrunde.server.base.config import Config  # noqa: PLC0415
    from tafelrunde.server.store import backup  # noqa: PLC0415
    from tafelrunde.server.store.store import Store  # noqa: PLC0415
    from tafelrunde.server.web.app import build  # noqa: PLC0415

    async with AsyncTestClient(build(Config(db=db, rates=1e6))) as http:
        http.timeout = httpx.Timeout(PATIENCE)
        await Story(http).tell()
    store = Store(db)
    await store.open()
    lines = [line async for line in backup.exported(store)]
    await store.close()
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--sources", type=Path)
    asked = parser.parse_args()
    if asked.sources is not None:
        # The build that is to play comes first on the path of a Python of its own.
        path = str(asked.sources.resolve())
        again = [sys.executable, "-m", "tools.stores", str(asked.file.resolve())]
        raise SystemExit(
            subprocess.run(
                again, check=False, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}
            ).returncode
        )
    with tempfile.TemporaryDirectory() as folder:
        lines = asyncio.run(made(str(Path(folder) / "table.db")))
    asked.file.write_text("".join(lines), encoding="utf-8")
    sys.stdout.write(f"{asked.file}: {len(lines)} lines\n")


if __name__ == "__main__":
    main()
