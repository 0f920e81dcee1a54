"""Looking on at a tournament's online tables: when its rule `watch` lets others in."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tafelrunde.tournament import Unfit, new, of_text
from tests.server.support import Person, Server, guest, play_by_http, run
from tests.server.test_tournaments import Club, opened, sat_down

FOUR = ("Anna", "Bernd", "Chloé", "Deniz")
# What shows a table, and what is there of it when it has ended.
SHOWN = ("state", "at/1", "entries", "record", "course")
TOLD = ("review", "at/1/advice")


async def two_tables(
    server: Server, **rules: Any
) -> tuple[Club, list[tuple[str, list[Person]]], Person]:
    """A round of two online tables of two, everybody there, and somebody who only looks on."""
    club = await opened(server, names=FOUR, rules={"sizes": [2], **rules})
    await club.do("seat")
    for number in (1, 2):
        await club.do("place", table=number, place="online")
    await club.do("simple", what="publish")
    tables = [await sat_down(club, server, number) for number in (1, 2)]
    await club.do("simple", what="start")
    return club, tables, await guest(server, "Spy")


async def play(code: str, people: list[Person]) -> None:
    """Play a table's match to its end."""
    games = [play_by_http(person, code, random.Random(person.id)) for person in people]
    await asyncio.gather(*games)


async def closed_to(person: Person, code: str) -> bool:
    """Whether a table shows nothing to somebody, on any way."""
    for path in (*SHOWN, *TOLD):
        await person.get(f"/api/tables/{code}/{path}", 403)
    await person.post(f"/api/tables/{code}/branch", {"n": 1, "seat": 0}, 403)
    chat = {"t": "chat", "id": person.new_id(), "text": "what do you hold?"}
    await person.post(f"/api/tables/{code}/act", chat, 403)
    async with person.connected(code) as socket:
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        return socket.close_code == 4403


def test_nobody_sees_a_table_while_others_play_the_same_cards(house: Server) -> None:
    async def story() -> None:
        club, tables, spy = await two_tables(house, duplicate=True)
        (first, ours), (second, theirs) = tables
        assert await closed_to(spy, first)
        assert await closed_to(theirs[0], first)
        await ours[0].get(f"/api/tables/{first}/state")
        await club.host.get(f"/api/tables/{first}/state")
        shown = (await club.state(spy))["rounds"][0]["tables"]
        assert [table["watched"] for table in shown] == [False, False]

        await play(first, ours)
        await club.until(lambda s: s["rounds"][0]["tables"][0]["scores"])
        # It has ended, and its cards are still secret, also from those who have seen half of them.
        assert await closed_to(spy, first)
        assert await closed_to(theirs[0], first)
        await ours[0].get(f"/api/tables/{first}/state?seat=1", 403)
        await ours[0].get(f"/api/tables/{first}/at/1?seat=1", 403)
        for path in TOLD:
            await ours[0].get(f"/api/tables/{first}/{path}", 409)
        await ours[0].post(f"/api/tables/{first}/branch", {"n": 1, "seat": 0}, 409)
        record = await ours[0].get(f"/api/tables/{first}/record")
        assert '"seed":null' in record

        await play(second, theirs)
        await club.until(lambda s: all(t["watched"] for t in s["rounds"][0]["tables"]))
        for code in (first, second):
            for path in SHOWN:
                await spy.get(f"/api/tables/{code}/{path}")
        assert '"seed":null' not in await theirs[0].get(f"/api/tables/{first}/record")

    run(story())


def test_the_cards_of_a_table_that_was_withdrawn_stay_secret_until_they_are_played(
    house: Server,
) -> None:
    async def story() -> None:
        club, tables, spy = await two_tables(house, duplicate=True)
        code = tables[0][0]
        state = await club.state()
        # The start, then the publication.
        for number in (state["n"], state["n"] - 1):
            await club.do("undo", of=number)
        while True:
            if (await spy.get(f"/api/tables/{code}"))["status"] == "closed":
                break
            await asyncio.sleep(0.02)
        assert await closed_to(spy, code)

    run(story())


def test_spectators_come_live_after_the_end_or_late_as_the_organiser_wants(house: Server) -> None:
    async def story() -> None:
        club, tables, spy = await two_tables(house)
        code = tables[0][0]
        await spy.get(f"/api/tables/{code}/state")
        await club.do("change", rules={"watch": "after"})
        assert (await club.state(spy))["rules"]["watch"] == "after"
        assert await closed_to(spy, code)
        await play(code, tables[0][1])
        await spy.get(f"/api/tables/{code}/state")

        late, tables, spy = await two_tables(house, duplicate=True, watch=600)
        code, people = tables[0]
        found = await spy.get(f"/api/tables/{code}/state")
        moved = await people[0].get(f"/api/tables/{code}")
        assert found["n"] == 0 <= moved["number"]
        assert (await late.state(spy))["rounds"][0]["tables"][0]["watched"]
        # Who plays the same cards sees them at no other table, late or not.
        assert await closed_to(tables[1][1][0], code)
        await play(code, people)
        assert await closed_to(spy, code)

    run(story())


def test_tables_with_the_same_cards_are_never_shown_live() -> None:
    with pytest.raises(Unfit, match="cannot be watched live"):
        new("Club Open", preset="duplicate", watch="live")
    assert new("Club Open", preset="own", duplicate=True).rules["watch"] == "after"
    for wrong in ("soon", 59, 86_401, True, None):
        with pytest.raises(Unfit):
            new("Club Open", watch=wrong)


def test_a_record_from_before_there_was_the_rule_is_read() -> None:
    for preset, watch in (("official", "live"), ("duplicate", "after")):
        text = new("Club Open", preset=preset, seed="lots").text()
        older = text.replace(f',"watch":"{watch}"', "").replace(f', "watch": "{watch}"', "")
        assert older != text
        assert of_text(older).rules["watch"] == watch
