"""Tournaments on the server: kept in the store, run by whom they belong to, told to everybody."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from tafelrunde.server.web import hall_said
from tafelrunde.tournament import load
from tafelrunde.tournament.printing import PAGES
from tests.server.conftest import Serve
from tests.server.support import PATIENCE, Person, Server, guest, message_for, play_by_http, run

# Lydian matches that do not last long.
NAMES = ("Anna", "Bernd", "Chloé", "Deniz", "Emil")
SNAIL = ("hall-log-tormented", "hall-log-released")
OPENED = 1_700_000_000.0
EIGHT = tuple(f"Player {n}" for n in range(1, 9))


class Club:
    """A tournament with what people do there."""

    def __init__(self, host: Person, code: str) -> None:
        self.host = host
        self.code = code
        self.path = f"/api/tournaments/{code}"

    async def do(self, t: str, status: int | None = None, **fields: Any) -> Any:
        return await self.as_(self.host, t, status, **fields)

    async def as_(
        self,
        person: Person,
        t: str,
        status: int | None = None,
        how: dict[str, Any] | None = None,
        **fields: Any,
    ) -> Any:
        deed = {"t": t, "id": person.new_id(), **fields}
        return await person.post(f"{self.path}/do", {"deed": deed, **(how or {})}, status)

    async def state(self, person: Person | None = None, key: str = "") -> Any:
        found = await (person or self.host).get(f"{self.path}{f'?key={key}' if key else ''}")
        return found["tournament"]

    async def until(self, wanted: Any) -> Any:
        while True:
            state = await self.state()
            if wanted(state):
                return state
            await asyncio.sleep(0.02)


async def opened(server: Server, names: tuple[str, ...] = NAMES, **wanted: Any) -> Club:
    host = await guest(server, "Organiser")
    asked = {"title": "Club Open", "preset": "own", "game": "lydia", "rounds": 2, **wanted}
    club = Club(host, (await host.post("/api/tournaments", asked))["code"])
    for name in names:
        await club.do("enter", name=name)
    return club


async def published(server: Server, online: int = 0, **wanted: Any) -> Club:
    club = await opened(server, **wanted)
    await club.do("seat")
    if online:
        await club.do("place", table=online, place="online")
    await club.do("simple", what="publish")
    return club


async def sat_down(club: Club, server: Server, number: int) -> tuple[str, list[Person]]:
    """The code of an online table, and everybody at it."""
    state = await club.until(lambda s: s["rounds"][-1]["tables"][number - 1]["code"])
    table = state["rounds"][-1]["tables"][number - 1]
    people = [await guest(server, seat["name"]) for seat in table["seats"]]
    for person in people:
        sitting = {"slip": table["slip"], "name": person.me["name"]}
        assert (await person.post(f"{club.path}/sit", sitting))["code"] == table["code"]
    return table["code"], people


def test_a_table_of_somebody_who_dropped_out_since_is_still_explained(house: Server) -> None:
    async def story() -> None:
        club = await published(house)
        gone = (await club.state())["rounds"][0]["tables"][0]["seats"][0]["player"]
        await club.do("drop", player=gone)
        found = await club.host.get(f"{club.path}/why?round=1&table=1&player={gone}")
        assert found["why"]
        assert len(found["prices"]) == 2

    run(story())


def test_a_tournament_goes_from_entries_to_standings(house: Server) -> None:
    async def story() -> None:
        club = await opened(house)
        await club.do("seat")
        drafted = await club.state()
        assert [len(table["seats"]) for table in drafted["rounds"][0]["tables"]] == [3, 2]
        found = await club.host.get(f"{club.path}/why?round=1&table=1&player=1")
        assert found["why"]
        msgspec.convert(drafted, hall_said.Tournament)
        for page in PAGES:
            written = await club.host.get(f"{club.path}/paper/{page}?language=de")
            assert ("Anna" in written) == (page not in {"checklist", "deals"})
        await club.do("swap", a=1, b=2)
        # Nobody else sees a draft.
        guest_ = await guest(house, "Watcher")
        await guest_.get(f"{club.path}/why?round=1&table=1", status=403)
        await guest_.get(f"{club.path}/paper/deals", status=403)
        assert (await club.state(guest_))["rounds"] == []
        await club.do("simple", what="publish")
        seen = await club.state(guest_)
        msgspec.convert(seen, hall_said.Tournament)
        assert [table["number"] for table in seen["rounds"][0]["tables"]] == [1, 2]
        assert "slip" not in seen["rounds"][0]["tables"][0]
        assert "log" not in seen
        await club.do("result", round=1, table=1, scores=[44, 44, 41])
        await club.do("result", round=1, table=2, scores=[40, 30])
        state = await club.state(guest_)
        assert state["rounds"][0]["tables"][0]["points"] == ["11/2", "11/2", 2]
        assert state["rounds"][0]["complete"]
        # A late entry and a drop count from the next round on.
        await club.do("enter", name="Farid")
        await club.do("drop", player=1)
        await club.do("seat")
        seated = {
            seat["player"]
            for table in (await club.state())["rounds"][1]["tables"]
            for seat in table["seats"]
        }
        assert 6 in seated
        assert 1 not in seated
        text = await guest_.get(f"{club.path}/export/csv")
        assert len(text.splitlines()) == 7
        await guest_.get(f"{club.path}/export/jsonl", status=403)
        lines = (await club.host.get(f"{club.path}/export/jsonl")).splitlines()
        assert json.loads(lines[0])["title"] == "Club Open"

    run(story())


def test_a_slip_enters_the_result_of_its_table_and_nothing_else(house: Server) -> None:
    async def story() -> None:
        club = await published(house)
        tables = (await club.state())["rounds"][0]["tables"]
        phone = await guest(house, "Phone")
        slip = tables[0]["slip"]
        names = [seat["name"] for seat in tables[0]["seats"]]
        here = {"slip": slip, "name": names[0], "device": "one"}
        at = {"round": 1, "table": 1}
        found = await phone.get(f"{club.path}/slips/{slip}")
        assert found == at
        await phone.get(f"{club.path}/slips/ABCDEFGH", status=404)
        await club.as_(phone, "result", 403, here, round=1, table=2, scores=[1, 2])
        await club.as_(phone, "drop", 403, here, player=1)
        await club.as_(phone, "correct", 403, here, **at, scores=[1, 2, 3])
        await club.as_(phone, "result", 403, {}, **at, scores=[1, 2, 3])
        assert (await club.as_(phone, "result", None, here, **at, scores=[9, 8, 7]))[
            "kind"
        ] == "new"
        # The same from another phone is no second result; who entered it does not confirm it.
        other = {"slip": slip, "name": names[2], "device": "two"}
        again = await club.as_(phone, "result", None, other, **at, scores=[9, 8, 7])
        assert again["kind"] == "same"
        await club.as_(phone, "confirm", 403, here, **at)
        await club.as_(phone, "confirm", None, other, **at)
        table = (await club.state())["rounds"][0]["tables"][0]
        assert (table["status"], table["by"]) == ("confirmed", names[0])

    run(story())


def test_the_organiser_reads_what_is_wrong_and_from_which_phones_it_came(house: Server) -> None:
    async def story() -> None:
        club = await published(house)
        tables = (await club.state())["rounds"][0]["tables"]
        phone = await guest(house, "Phone")

        def holder(table: int, seat: int, device: str) -> dict[str, Any]:
            found = tables[table - 1]
            name = found["seats"][seat]["name"]
            return {"slip": found["slip"], "name": name, "device": device}

        at = {"round": 1, "table": 1}
        await club.as_(phone, "result", None, holder(1, 0, "first"), **at, scores=[9, 8, 7])
        # The same phone under another name is no second pair of eyes.
        await club.as_(phone, "confirm", 409, holder(1, 2, "first"), **at)
        # Nor is one that does not say which it is.
        await club.as_(phone, "confirm", 400, holder(1, 2, ""), **at)
        wrong = "The cow was counted twice"
        await club.as_(phone, "dispute", None, holder(1, 2, "second"), **at, words=wrong)
        at = {"round": 1, "table": 2}
        await club.as_(phone, "result", None, holder(2, 0, "third"), **at, scores=[9, 8])
        await club.as_(phone, "confirm", None, holder(2, 1, "fourth"), **at)
        state = await club.state()
        msgspec.convert(state, hall_said.Tournament)
        disputed, confirmed = state["rounds"][0]["tables"]
        assert disputed["claims"][1]["words"] == wrong
        assert confirmed["entered"]["device"] != confirmed["confirmed"]["device"] != ""
        assert confirmed["confirmed"]["by"] == confirmed["seats"][1]["name"]
        said = {row["text"][0]: row for row in state["log"]}
        assert said["hall-log-disputed-words"]["text"][1]["words"] == wrong
        assert said["hall-log-confirmed"]["device"] == confirmed["confirmed"]["device"]
        # Others are told neither what was said nor from where.
        assert wrong not in json.dumps(await club.state(phone))
        assert "entered" not in (await club.state(phone))["rounds"][0]["tables"][1]

    run(story())


def test_lots_favourites_and_the_standings_of_every_day_are_told(house: Server) -> None:
    def day(number: int) -> dict[str, Any]:
        return {"name": f"day {number}", "rounds": 1, "take": "all", "count": 0, "by": []}

    async def story() -> None:
        rules = {"stages": [day(1), day(2)]}
        wanted = {"preset": "official", "game": "agricola", "rounds": None, "rules": rules}
        club = await opened(house, names=(), **wanted)
        await club.do("import", text="Name;Favorit\nAnna;1\nBernd;\nChloé;2")
        await club.do("edit", player=2, name="Bert", favourite=3)
        state = await club.state()
        assert [p["favourite"] for p in state["players"]] == [1, 3, 2]
        assert state["players"][1]["name"] == "Bert"
        assert "favourite" not in (await club.state(await guest(house)))["players"][0]
        await club.do("seat")
        await club.do("simple", what="publish")
        at = {"round": 1, "table": 1}
        await club.do("draw", **at, what="board")
        await club.do("draw", 409, **at, what="board")
        # Who begins is drawn after the cards.
        await club.do("draw", 409, **at, what="first")
        await club.do("simple", what="draft")
        await club.do("draw", **at, what="first")
        table = (await club.state())["rounds"][0]["tables"][0]
        assert table["lots"]["first"] == [table["first"]]
        await club.do("result", **at, scores=[30, 20, 10])
        first = (await club.state())["standings"]
        # Who plays the second day is the organiser's to say, where it has to be.
        await club.do("advance", stage=1, players=[3, 1, 2])
        await club.do("seat")
        await club.do("simple", what="publish")
        state = await club.state()
        msgspec.convert(state, hall_said.Tournament)
        assert [each["stage"] for each in state["stages"]] == [0, 1]
        assert state["stages"][0]["standings"] == first

    run(story())


def test_a_draft_is_published_only_as_it_was_seen(house: Server) -> None:
    async def story() -> None:
        club = await opened(house)
        await club.do("seat")
        seen = (await club.state())["n"]
        await club.do("swap", a=1, b=2)
        await club.do("simple", 409, what="publish", seen=seen)
        await club.do("simple", what="publish", seen=(await club.state())["n"])
        assert (await club.state())["rounds"][0]["published"]

    run(story())


def test_results_that_differ_are_the_organisers_to_decide(house: Server) -> None:
    async def story() -> None:
        club = await published(house)
        table = (await club.state())["rounds"][0]["tables"][0]
        phone = await guest(house, "Phone")
        names = [seat["name"] for seat in table["seats"]]
        at = {"round": 1, "table": 1}
        one, two = ({"slip": table["slip"], "name": name, "device": name} for name in names[:2])
        await club.as_(phone, "result", None, one, **at, scores=[9, 8, 7])
        assert (await club.as_(phone, "result", None, two, **at, scores=[9, 9, 7]))[
            "kind"
        ] == "differs"
        assert (await club.state())["rounds"][0]["tables"][0]["status"] == "disputed"
        await club.do("correct", **at, scores=[9, 9, 7], words="recounted")
        table = (await club.state())["rounds"][0]["tables"][0]
        assert (table["status"], table["points"]) == ("ruled", ["11/2", "11/2", 2])

    run(story())


def test_every_change_can_be_undone_and_is_told_in_the_log(house: Server) -> None:
    async def story() -> None:
        club = await opened(house)
        await club.do("drop", player=2)
        n = (await club.state())["n"]
        await club.do("undo", of=n)
        state = await club.state()
        assert all(player["active"] for player in state["players"])
        assert [row["stands"] for row in state["log"][:2]] == [True, False]
        # What does not fit is refused with a reason, and nothing is stored.
        await club.do("undo", of=999, status=409)
        await club.do("drop", player=77, status=409)
        assert (await club.state())["n"] == state["n"]

    run(story())


def test_helpers_come_by_link_and_people_sign_up_by_theirs(house: Server) -> None:
    async def story() -> None:
        club = await opened(house)
        key = (await club.state())["helper"]
        helper, passer = await guest(house, "Helper"), await guest(house, "Passer")
        assert (await club.state(helper, key))["staff"]
        assert not (await club.state(passer, "x"))["staff"]
        await club.as_(helper, "enter", None, {"key": key}, name="Farid")
        await club.as_(passer, "enter", 403, {"key": "x"}, name="Gustav")
        entry = {"id": "one", "name": "Gustav", "club": "Lions"}
        await passer.post(f"{club.path}/enter", entry)
        # Sent again it is the same entry; another of that name is none.
        await passer.post(f"{club.path}/enter", entry)
        await passer.post(f"{club.path}/enter", {**entry, "id": "two"}, 409)
        names = [player["name"] for player in (await club.state())["players"]]
        assert names == [*NAMES, "Farid", "Gustav"]
        await passer.post(f"{club.path}/entry", {"on": False}, 403)
        await club.host.post(f"{club.path}/entry", {"on": False})
        # The helpers' link is taken back.
        await helper.post(f"{club.path}/helper", {}, 403)
        fresh = (await club.host.post(f"{club.path}/helper"))["helper"]
        assert not (await club.state(helper, key))["staff"]
        assert (await club.state(helper, fresh))["staff"]
        await passer.post(f"{club.path}/enter", {"id": "three", "name": "Hugo"}, 409)

    run(story())


def test_an_online_table_seats_slip_holders_and_enters_its_own_result(house: Server) -> None:
    async def story() -> None:
        club = await published(house, online=2)
        state = await club.until(lambda s: s["rounds"][0]["tables"][1]["code"])
        table = state["rounds"][0]["tables"][1]
        code = table["code"]
        people = [await guest(house, seat["name"]) for seat in table["seats"]]
        # Nobody sits there but by the slip; nothing there helps a player.
        await people[0].post(f"/api/tables/{code}/sit", {"seat": 0}, 403)
        await club.host.post(f"/api/tables/{code}/bot", {"seat": 0, "bot": "random"}, 403)
        for person in people:
            sitting = {"slip": table["slip"], "name": person.me["name"]}
            assert (await person.post(f"{club.path}/sit", sitting))["code"] == code
        shown = await people[0].get(f"/api/tables/{code}")
        assert (shown["status"], shown["undo"]) == ("running", "free")
        assert shown["tournament"] == club.code
        # All tables begin together.
        waiting = [message_for(await person.state(code), random.Random(1)) for person in people]
        for person, message in zip(people, waiting, strict=True):
            if message is not None:
                sent = {"id": person.new_id(), **message}
                await person.post(f"/api/tables/{code}/act", sent, 409)
        await club.do("simple", what="draft")
        await club.do("simple", what="start")
        await people[0].act(code, "advise", status=403, seat=0)
        await people[0].post(f"/api/tables/{code}/branch", {"n": 0}, 403)
        dice = random.Random(3)
        await asyncio.gather(*(play_by_http(person, code, dice) for person in people))
        result = (await people[0].get(f"/api/tables/{code}"))["result"]
        state = await club.until(lambda s: s["rounds"][0]["tables"][1]["scores"])
        ended = state["rounds"][0]["tables"][1]
        assert (ended["scores"], ended["status"]) == (result["scores"], "confirmed")

    run(story())


def test_a_chair_bears_the_name_of_the_slip_whoever_sits_on_it(house: Server) -> None:
    async def story() -> None:
        club = await published(house, online=1)
        state = await club.until(lambda s: s["rounds"][0]["tables"][0]["code"])
        table = state["rounds"][0]["tables"][0]
        name, path = table["seats"][1]["name"], f"/api/tables/{table['code']}"
        person = await guest(house, "Somebody else")
        slip = {"slip": table["slip"], "name": name}
        for _ in range(2):
            await person.post(f"{club.path}/sit", slip)
            chair = (await person.get(path))["chairs"][1]
            assert chair["player"] == {"id": person.me["id"], "name": name}
            # Nobody closes or takes a chair as at a table among friends.
            await club.host.post(f"{path}/close", {}, 403)
            await club.host.post(f"{path}/sit", {"seat": 0}, 403)
            await person.post(f"{path}/leave", {})
            chair = (await person.get(path))["chairs"][1]
            assert (chair["player"], chair["name"]) == (None, name)

    run(story())


def test_everybody_finds_the_tournaments_that_are_over(house: Server) -> None:
    async def story() -> None:
        over, runs = await published(house), await published(house)
        empty = await opened(house)
        for table in (1, 2):
            seats = len((await over.state())["rounds"][0]["tables"][table - 1]["seats"])
            await over.do("result", round=1, table=table, scores=list(range(seats)))
        await over.do("simple", what="close")
        await empty.do("simple", what="close")

        async def past(person: Person) -> set[str]:
            listed = (await person.get("/api/tournaments"))["past"]
            assert all(row["over"] and row["title"] == "Club Open" for row in listed)
            return {row["code"] for row in listed} & {over.code, runs.code, empty.code}

        stranger = await guest(house, "Stranger")
        assert await past(stranger) == {over.code}
        # The organiser has it among the own ones.
        assert await past(over.host) == set()
        await over.do("undo")
        assert await past(stranger) == set()

    run(story())


def test_undo_locks_at_a_tournament_table_when_the_next_round_has_begun(club: Server) -> None:
    async def story() -> None:
        cup = await published(club, online=2, game="agricola")
        code, people = await sat_down(cup, club, 2)
        await cup.do("simple", what="start")
        dice = random.Random(2)

        async def step() -> int:
            """The next move or confirmation at the table, and whose it was."""
            for seat, person in enumerate(people):
                message = message_for(await person.state(code), dice)
                if message is not None:
                    sent = {"id": person.new_id(), **message}
                    await person.post(f"/api/tables/{code}/act", sent)
                    return seat
            raise AssertionError("nobody is asked")

        async def round_() -> int:
            return int((await people[0].state(code))["view"]["round"])

        while await round_() < 1:
            await step()
        # Within the round a move goes back where everybody whom it concerns agrees.
        before = await people[0].state(code)
        first = await step()
        while await step() == first:
            pass
        assert await round_() == 1
        await people[first].act(code, "undo", seat=first, to=before["n"])
        await people[1 - first].act(code, "agree", seat=1 - first, yes=True)
        assert (await people[0].state(code))["view"] == before["view"]
        # Then the next begins: nobody agrees to anything any more.
        while await round_() < 2:
            await step()
        for seat, person in enumerate(people):
            assert (await person.state(code))["undo"]["can"] is False
            for far in ({}, {"to": before["n"]}):
                said = await person.act(code, "undo", status=409, seat=seat, **far)
                assert said["reason"] == ["server-undo-round"]
        began = (await people[0].state(code))["n"]
        mover = await step()
        await people[mover].act(code, "undo", seat=mover, to=began)

    run(story())


def test_tables_of_a_duplicate_tournament_are_dealt_the_same(house: Server) -> None:
    async def story() -> None:
        club = await opened(house, names=EIGHT, preset="duplicate", game="agricola")
        await club.do("seat")
        for table in (1, 2):
            await club.do("place", table=table, place="online")
        await club.do("simple", what="publish")
        state = await club.until(lambda s: all(t["code"] for t in s["rounds"][0]["tables"]))
        hands = []
        for table in state["rounds"][0]["tables"]:
            people = [await guest(house, seat["name"]) for seat in table["seats"]]
            for person in people:
                sitting = {"slip": table["slip"], "name": person.me["name"]}
                await person.post(f"{club.path}/sit", sitting)
            view = (await people[0].state(table["code"]))["view"]
            hands.append(view["players"][0]["hand"])
        assert len(hands[0]) == 14
        assert hands[0] == hands[1]

    run(story())


def test_the_snail_tormentor_acts_at_the_slowest_table_until_the_next_harvest(
    serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite, clock=OPENED)

    async def story() -> None:
        club = await published(server, online=2, game="agricola")
        code, people = await sat_down(club, server, 2)
        await club.do("simple", what="start")
        await club.do("reached", round=1, table=1, number=9)
        now = OPENED
        # Meanwhile somebody counts a farm at the wooden table.
        farm = {"cells": ["room", "room", *[""] * 13], "fences": [], "people": 2}
        counted = await people[0].post(f"{club.path}/count", {"round": 1, "farm": farm})
        msgspec.convert(counted, hall_said.Counted)
        assert (counted["faults"], counted["total"]) == ([], -14)
        told = {"sheet": {"rooms": 2, "people": 2, "unused": 12}}
        counted = await people[0].post(f"{club.path}/count", {"round": 1, "farm": told})
        assert [fault[0] for fault in counted["faults"]] == ["agricola-referee-spaces"]
        wrong = {"round": 1, "farm": {**farm, "people": 9}}
        await people[0].post(f"{club.path}/count", wrong, 400)

        async def later(seconds: float, seen: Any) -> Any:
            """Time goes by; a note lets the server look at its clock."""
            nonlocal now
            now += seconds
            server.set_clock(now)
            await club.do("note", words=f"{now}")
            return await club.until(seen)

        def torments(state: Any) -> list[int]:
            tables = state["rounds"][0]["tables"]
            return [table["number"] for table in tables if table["tormented"]]

        assert torments(await later(3599, lambda _: True)) == []
        await later(1, lambda s: torments(s) == [2])
        # Down for an hour costs nobody a second of the action.
        number = (await people[0].state(code))["n"]
        server.kill()
        now += 3600
        server.set_clock(now)
        server.start()
        club.host = club.host.elsewhere(server)
        people = [person.elsewhere(server) for person in people]
        await later(19, lambda s: torments(s) == [2])
        assert (await people[0].state(code))["n"] == number
        dice = random.Random(1)
        while (await club.state())["rounds"][0]["tables"][1]["reached"] < 5:
            now += 20
            server.set_clock(now)
            await club.do("note", words=f"{now}")
            # In a harvest he has left: everybody feeds their own.
            for person in people:
                state = await person.state(code)
                message = message_for(state, dice)
                if state["view"]["phase"] != "work" and message is not None:
                    sent = {"id": person.new_id(), **message}
                    answer = await person.http.post(f"/api/tables/{code}/act", json=sent)
                    assert answer.status_code in (200, 409), answer.text
        log = [row["text"][0] for row in (await club.state())["log"]]
        moves = [name for name in reversed(log) if name in SNAIL]
        assert moves[:3] == ["hall-log-tormented", "hall-log-released", "hall-log-tormented"]
        rows = (await club.host.get(f"/api/tables/{code}/entries?from=0"))["entries"]
        marked = [row for row in rows if row["kind"] == "hurried"]
        assert len(marked) >= 2 * 2 * 4
        assert [row["kind"] for row in rows if row["kind"] == "released"]

    run(story())


def test_the_organiser_sends_the_snail_by_hand_and_everybody_sees_the_seconds(
    serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite, clock=OPENED)

    async def story() -> None:
        club = await opened(server, names=EIGHT, game="agricola")
        await club.do("seat")
        for table in (1, 2):
            await club.do("place", table=table, place="online")
        await club.do("simple", what="publish")
        first, _ = await sat_down(club, server, 1)
        second, people = await sat_down(club, server, 2)
        watcher = await guest(server, "Watcher")

        def hurried(state: Any) -> list[Any]:
            return [table["hurry"] for table in state["rounds"][0]["tables"]]

        # Not before everybody plays.
        await club.do("torment", 409, round=1, table=1)
        await club.do("simple", what="start")
        await club.do("torment", round=1, table=1)
        await club.until(lambda s: hurried(s)[0])
        seen = await club.state(watcher)
        assert hurried(seen) == [[{"seat": 0, "until": OPENED + 20}], []]
        msgspec.convert(seen, hall_said.Tournament)
        # He goes where he is sent, long before he would have come by himself.
        await club.do("torment", round=1, table=2)
        await club.until(lambda s: hurried(s) == [[], [{"seat": 0, "until": OPENED + 20}]])
        number = (await people[0].state(second))["n"]
        server.set_clock(OPENED + 20)
        await club.do("note", words="time is up")
        await club.until(lambda s: hurried(s)[1] == [{"seat": 1, "until": OPENED + 40}])
        assert (await people[0].state(second))["n"] > number
        await club.do("torment", round=1, table=2, on=False)
        await club.until(lambda s: hurried(s) == [[], []])

        async def marks(code: str) -> list[str]:
            rows = (await club.host.get(f"/api/tables/{code}/entries?from=0"))["entries"]
            return [row["kind"] for row in rows if row["kind"] in {"tormented", "released"}]

        assert await marks(first) == ["tormented", "released"]
        assert await marks(second) == ["tormented", "released"]

    run(story())


def test_a_play_off_parts_a_shared_first_place_of_a_championship(house: Server) -> None:
    async def story() -> None:
        club = await published(
            house,
            rounds=1,
            rules={"championship": True, "sizes": [5], "points": {"5": [8, 5, 3, 1, 0]}},
        )
        await club.do("result", round=1, table=1, scores=[40, 40, 30, 20, 10])
        rows = (await club.state())["standings"]
        assert [row["place"] for row in rows] == ["1=", "1=", "3", "4", "5"]
        tied = [row["player"] for row in rows[:2]]
        helper = {"key": (await club.state())["helper"]}
        someone = await guest(house, "Someone")
        await club.as_(someone, "playoff", 403, helper, players=tied, scores=[31, 33])
        await club.do("playoff", 409, players=[tied[0], rows[2]["player"]], scores=[31, 33])
        await club.do("playoff", players=tied, scores=[31, 33])
        rows = (await club.state())["standings"]
        assert [row["place"] for row in rows] == ["1", "2", "3", "4", "5"]
        assert [row["player"] for row in rows[:2]] == [tied[1], tied[0]]
        # Points stay as they were: one more game is no round.
        assert rows[0]["points"] == rows[1]["points"] == "13/2"
        await club.do("undo")
        assert (await club.state())["standings"][0]["place"] == "1="

        other = await published(house, rounds=1)
        await other.do("playoff", 409, players=[1, 2], scores=[31, 33])

    run(story())


def test_resources_part_equal_scores_where_the_rules_say_so(house: Server) -> None:
    async def story() -> None:
        rules = {"share_after": "resources", "sizes": [5], "points": {"5": [8, 5, 3, 1, 0]}}
        club = await published(house, rounds=1, rules=rules)
        scores = [40, 40, 30, 20, 10]
        await club.do("result", round=1, table=1, scores=scores, ties=[2, 5, 0, 0, 0])
        table = (await club.state())["rounds"][0]["tables"][0]
        assert table["points"] == [5, 8, 3, 1, 0]
        await club.do("correct", round=1, table=1, scores=scores, ties=[5, 5, 0, 0, 0])
        table = (await club.state())["rounds"][0]["tables"][0]
        assert table["points"] == ["13/2", "13/2", 3, 1, 0]

    run(story())


def test_a_copy_lies_beside_the_database_at_each_transition(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)

    async def story() -> None:
        club = await published(server)
        await club.do("simple", what="start")
        base = Path(sqlite)
        found = sorted(base.with_name(f"{base.stem}-tournaments").iterdir())
        names = [path.name.split("-")[-1] for path in found]
        assert names == ["published.jsonl", "started.jsonl"]
        kept = [load(path) for path in found]
        assert [made.current().clock.started_at is None for made in kept] == [True, False]
        assert [player.name for player in kept[0].state.players.values()] == list(NAMES)

    run(story())


def test_options_that_no_game_has_are_refused_when_a_tournament_is_opened(house: Server) -> None:
    async def story() -> None:
        host = await guest(house, "Organiser")
        asked = {"title": "Club Open", "preset": "own", "rules": {"options": {"hand.size": 9}}}
        said = await host.post("/api/tournaments", asked, 409)
        assert said["error"] == ["tournament-why-option-unknown", {"option": "hand.size"}]

    run(story())


def test_online_tables_follow_a_seating_that_is_taken_back(house: Server) -> None:
    async def story() -> None:
        club = await published(house, online=1)
        state = await club.until(lambda s: s["rounds"][0]["tables"][0]["code"])
        table = state["rounds"][0]["tables"][0]
        await club.do("undo", of=state["n"])
        while True:
            if (await club.host.get(f"/api/tables/{table['code']}"))["status"] == "closed":
                break
            await asyncio.sleep(0.02)
        # A slip opens nothing as long as its round is not published.
        await club.host.get(f"{club.path}/slips/{table['slip']}", status=404)
        await club.do("simple", what="publish")
        state = await club.until(lambda s: s["rounds"][0]["tables"][0]["code"])
        again = state["rounds"][0]["tables"][0]
        assert again["code"] != table["code"]

    run(story())


def test_a_killed_server_has_lost_nothing_and_lays_what_was_missing(
    serve: Serve, store: str
) -> None:
    server = serve(store)

    async def before() -> Club:
        club = await opened(server)
        await club.do("seat")
        await club.do("place", table=1, place="online")
        await club.do("simple", what="publish")
        return club

    async def story() -> None:
        club = await before()
        told = await club.state()
        # It is killed at once, whether the online table lies there already or not.
        server.kill()
        server.start()
        club.host = club.host.elsewhere(server)
        state = await club.until(lambda s: s["rounds"][0]["tables"][0]["code"])
        assert state["n"] == told["n"]
        assert [p["name"] for p in state["players"]] == list(NAMES)
        await club.do("result", round=1, table=2, scores=[3, 1])
        assert (await club.state())["n"] == told["n"] + 2

    run(story())


def test_screens_are_told_at_once_whichever_node_they_watch_through(league: list[Server]) -> None:
    async def story() -> None:
        club = await opened(league[0])
        url = f"ws://127.0.0.1:{league[1].port}/ws/tournaments/{club.code}"
        async with connect(url, proxy=None, open_timeout=PATIENCE) as socket:
            first = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            assert len(first["tournament"]["players"]) == 5
            await club.do("enter", name="Farid")
            while True:
                frame = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if len(frame["tournament"]["players"]) == 6:
                    break
            assert not frame["tournament"]["staff"]

    run(story())


def test_what_two_nodes_do_at_once_is_both_done_or_told(league: list[Server]) -> None:
    async def story() -> None:
        club = await opened(league[0])
        there = club.host.elsewhere(league[1])
        sent = [
            person.http.post(
                f"{club.path}/do",
                json={"deed": {"t": "enter", "id": f"{k}", "name": f"Player {k}"}},
            )
            for k in range(6)
            for person in (club.host if k % 2 else there,)
        ]
        answers = await asyncio.gather(*sent)
        done = sum(answer.status_code == 200 for answer in answers)
        assert {answer.status_code for answer in answers} <= {200, 409}
        # A node may hear of the other's last event a moment later.
        await club.until(lambda s: len(s["players"]) >= 5 + done)
        assert len((await club.state())["players"]) == 5 + done

    run(story())
