"""Campaigns on the server: their matches are its tables, and nothing of them is lost."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tafelrunde.campaign import loads
from tafelrunde.campaign.standings import standing
from tests.server.conftest import Serve
from tests.server.support import Person, Server, guest, play_by_http, run

# Lydian matches that do not last long.
SHORT = {"rules.safety_turns_per_player": 3}


class Trek:
    """A campaign as one of its people sees it."""

    def __init__(self, person: Person, code: str) -> None:
        self.person = person
        self.path = f"/api/campaigns/{code}"

    async def state(self, person: Person | None = None) -> Any:
        return await (person or self.person).get(self.path)

    async def do(self, t: str, status: int | None = None, **fields: Any) -> Any:
        return await self.by(self.person, t, status, **fields)

    async def by(self, person: Person, t: str, status: int | None = None, **fields: Any) -> Any:
        deed = {"t": t, "id": person.new_id(), **fields}
        return await person.post(f"{self.path}/do", {"deed": deed}, status)

    async def until(self, wanted: Any) -> Any:
        while True:
            state = await self.state()
            if wanted(state):
                return state
            await asyncio.sleep(0.02)


async def opened(person: Person, form: str, chairs: list[str], **wanted: Any) -> Trek:
    asked = {"form": form, "chairs": chairs, **wanted}
    return Trek(person, (await person.post("/api/campaigns", asked))["code"])


def test_a_campaign_goes_on_after_every_kill_and_carries_an_occupation(
    serve: Serve, store: str
) -> None:
    server = serve(store)

    async def story() -> None:
        anna = await guest(server, "Anna")
        trek = await opened(anna, "campaign", ["me", "random"], title="Winter")
        code = (await trek.do("begin"))["table"]
        await anna.state(code)

        def killed() -> None:
            server.kill()
            server.start()
            trek.person = trek.person.elsewhere(server)

        # Within a match.
        killed()
        assert (await trek.state())["table"] == code
        await play_by_http(trek.person, code, random.Random(2))
        # Between two matches, whether the result is entered already or not.
        killed()
        state = await trek.until(lambda s: s["matches"])
        result = (await trek.person.get(f"/api/tables/{code}"))["result"]
        (first,) = state["matches"]
        assert (first["scores"], first["ranking"]) == (result["scores"], result["ranking"])
        assert first["points"] == [2 - place for place in first["ranking"]]
        # The bot has chosen by itself; the seed is nobody's before the end.
        assert [ask["seat"] for ask in state["asks"]] in ([0], [])
        await trek.person.get(f"{trek.path}/record", status=403)
        card = ""
        if state["asks"]:
            card = state["asks"][0]["options"][0]
            await trek.do("begin", 409)
            await trek.do("choose", 409, seat=0, card="A999")
            await trek.do("choose", 403, seat=1, card=card)
            await trek.do("choose", seat=0, card=card)
            await trek.do("undo")
            state = await trek.do("choose", seat=0, card=card)
        second = (await trek.do("begin"))["table"]
        assert second != code
        view = (await trek.person.state(second))["view"]
        winner = first["ranking"].index(1)
        assert view["first"] == winner
        laid_out = [each["card"] for each in view["players"][0]["played"]]
        assert card in [*laid_out, *view["players"][0]["start"]] or not card
        # Given up, it is begun anew at another table.
        await trek.do("abandon")
        state = await trek.state()
        assert [match["given_up"] for match in state["matches"]] == [False, True]
        assert state["next"]["number"] == 2
        assert (await trek.person.get(f"/api/tables/{second}"))["status"] == "closed"

    run(story())


def test_people_join_and_a_best_of_ends_with_its_record(house: Server) -> None:
    async def story() -> None:
        anna, bernd = await guest(house, "Anna"), await guest(house, "Bernd")
        trek = await opened(anna, "best-of", ["me", "open"], game="lydia", of=1, options=SHORT)
        # It waits for everybody, and nobody else says what happens.
        await trek.do("begin", 409)
        await trek.by(bernd, "begin", 403)
        assert (await trek.state(bernd))["open"] == [1]
        await bernd.post(f"{trek.path}/sit", {"seat": 0}, 409)
        joined = await bernd.post(f"{trek.path}/sit", {"seat": 1})
        assert (joined["names"], joined["mine"]) == (["Anna", "Bernd"], [1])
        await bernd.post(f"{trek.path}/sit", {"seat": 1})
        code = (await trek.by(bernd, "begin"))["table"]
        # Sent twice it is one match.
        await trek.do("begin", 409)
        dice = random.Random(3)
        await asyncio.gather(*(play_by_http(person, code, dice) for person in (anna, bernd)))
        state = await trek.until(lambda s: s["over"])
        assert sum(int(points) for points in state["points"] if isinstance(points, int)) in (0, 1)
        assert state["tables"] == [code]
        kept = loads(await bernd.get(f"{trek.path}/record"))
        assert standing(kept).places == state["places"]
        listed = (await bernd.get("/api/campaigns"))["mine"]
        assert [each["code"] for each in listed] == [trek.path.rpartition("/")[2]]
        assert [match["table"] for match in state["matches"]] == [code]
        # Another way is a campaign of its own: who wants it keeps their seat, others may join.
        await bernd.post(f"{trek.path}/branch", {"n": 1}, 409)
        await bernd.post(f"{trek.path}/branch", {"n": 99}, 409)
        stranger = await guest(house, "Chloé")
        await stranger.post(f"{trek.path}/branch", {"n": 0}, 403)
        again = Trek(bernd, (await bernd.post(f"{trek.path}/branch", {"n": 0}))["code"])
        fresh = await again.state()
        assert (fresh["matches"], fresh["mine"], fresh["open"]) == ([], [1], [0])
        whole = Trek(bernd, (await bernd.post(f"{trek.path}/branch", {"n": 2}))["code"])
        assert (await whole.state())["matches"] == state["matches"]

    run(story())


def test_what_does_not_fit_is_refused(house: Server) -> None:
    async def story() -> None:
        anna = await guest(house, "Anna")
        path = "/api/campaigns"
        await anna.post(path, {"form": "solo", "chairs": ["me", "random"]}, 400)
        await anna.post(path, {"form": "relay", "chairs": ["me"]}, 400)
        await anna.post(path, {"form": "solo", "chairs": ["me"], "game": "chess"}, 404)
        await anna.post(path, {"form": "solo", "chairs": ["deep"]}, 404)
        await anna.get(f"{path}/NOSUCH", status=404)
        trek = await opened(anna, "solo", ["me"])
        state = await trek.state()
        assert (state["next"]["target"], state["asks"]) == (50, [])
        await trek.do("undo", 409)
        await trek.do("abandon", 409)

    run(story())
