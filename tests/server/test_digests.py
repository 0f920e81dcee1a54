"""Digests: once a day what waits for a player, and nothing where nothing does."""

from __future__ import annotations

import json
from typing import Any

from tafelrunde.server.base.config import Config
from tafelrunde.server.base.metrics import Metrics
from tafelrunde.server.club.digests import Digests, today
from tafelrunde.server.club.webhooks import Webhooks
from tests.server.conftest import Serve
from tests.server.support import guest, housed, run, seated

DAY = 86_400
HOOK = "https://example.org/hook"


class Kept(Webhooks):
    """Keeps what would be sent."""

    def __init__(self) -> None:
        super().__init__(Config(public_url="https://table.example"), Metrics())
        self.sent: list[tuple[str, dict[str, Any]]] = []

    async def post(self, address: str, body: bytes) -> None:
        self.sent.append((address, json.loads(body)))


def test_the_day_changes_at_the_minute_that_was_chosen() -> None:
    noon = 5 * DAY + 12 * 3600.0
    assert today(noon - 1, 720) == 4
    assert today(noon, 720) == 5
    assert today(noon, 0) == 5


def test_a_player_hears_once_a_day_what_waits_and_else_nothing(serve: Serve, sqlite: str) -> None:
    async def story() -> None:
        server = serve(sqlite)
        anna, bernd, code = await seated(server)
        carla, dora = await guest(server, "Carla"), await guest(server, "Dora")
        for person in (anna, bernd, carla, dora):
            told = {"webhook": HOOK, "digest": 600, "language": "de"}
            assert (await person.post("/api/me", told))["digest"] == 600
        # One of two is to move; Carla is invited, and nothing waits for Dora.
        other = (await dora.open("lydia", seats=2))["code"]
        await dora.post(f"/api/tables/{other}/invite", {"player": carla.id})
        mover = (anna, bernd)[(await anna.get(f"/api/tables/{code}"))["moving"][0]]
        async with housed(sqlite) as house:
            hooks = Kept()
            digests = Digests(house, hooks, lambda _: True)
            now = house.now()
            await digests.send(now)
            assert hooks.sent == []
            await digests.send(now + DAY)
            assert [address for address, _ in hooks.sent] == [HOOK, HOOK]
            turn, asked = (body for _, body in hooks.sent)
            assert turn["turns"] == [code]
            assert turn["text"].startswith("Du bist dran: ")
            assert turn["text"].endswith(f" https://table.example/t/{code}")
            assert asked["invitations"] == [other]
            assert asked["text"].startswith("Dora lädt dich ein: ")
            await digests.send(now + DAY)
            assert len(hooks.sent) == 2
            await mover.post("/api/me", {"digest": -1})
            await digests.send(now + 2 * DAY)
            assert [body["turns"] for _, body in hooks.sent[2:]] == [[]]
        assert "digested" not in await anna.get("/api/me")

    run(story())
