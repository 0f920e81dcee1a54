"""Tables: opening, sitting down, passwords, hot-seat, rematch, talk, the lobby."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from typing import Any
from unittest.mock import ANY

from tests.server.conftest import Serve
from tests.server.support import (
    Person,
    Server,
    guest,
    message_for,
    own_ask,
    play_by_http,
    run,
    seated,
)


def test_the_last_one_to_sit_begins_the_match(house: Server) -> None:
    async def story() -> None:
        anna, bernd = await guest(house, "Anna"), await guest(house, "Bernd")
        table = await anna.open(seats=3)
        code = table["code"]
        assert table["status"] == "open"
        assert [chair["player"] is None for chair in table["chairs"]] == [False, True, True]
        assert code in [row["code"] for row in (await bernd.get("/api/lobby"))["open"]]
        await anna.post(f"/api/tables/{code}/start", status=409)
        await anna.post(f"/api/tables/{code}/bot", {"seat": 2, "bot": "random"})
        await bernd.post(f"/api/tables/{code}/bot", {"seat": 2, "bot": None}, 403)
        table = await bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
        assert table["status"] == "running"
        assert len(table["seal"]) == 64
        assert (await bernd.post(f"/api/tables/{code}/stand", {"seat": 1}, 409))["error"]

    run(story())


def test_a_table_that_everybody_leaves_before_it_begins_is_closed(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club)
        code = (await anna.open(seats=3, chairs=[{"me": True}, {"bot": "random"}, None]))["code"]
        table = await anna.post(f"/api/tables/{code}/stand", {"seat": 0})
        assert table["status"] == "closed"
        assert code not in [row["code"] for row in (await anna.get("/api/lobby"))["open"]]
        await anna.post(f"/api/tables/{code}/sit", {"seat": 0}, 409)

    run(story())


def test_a_waiting_room_can_be_left_and_closed(house: Server) -> None:
    async def story() -> None:
        anna, bernd = await guest(house, "Anna"), await guest(house, "Bernd")
        code = (await anna.open(seats=4))["code"]
        await anna.post(f"/api/tables/{code}/hotseat", {"seat": 1, "name": "Carla"})
        await bernd.post(f"/api/tables/{code}/sit", {"seat": 2})
        await bernd.post(f"/api/tables/{code}/close", status=403)
        table = await anna.post(f"/api/tables/{code}/leave")
        assert [chair["player"] is None for chair in table["chairs"]] == [True, True, False, True]
        assert (table["status"], table["host"]) == ("open", bernd.id)
        await anna.post(f"/api/tables/{code}/close", status=403)
        assert (await bernd.post(f"/api/tables/{code}/close"))["status"] == "closed"
        assert code not in [row["code"] for row in (await bernd.get("/api/lobby"))["mine"]]
        alone = (await anna.open(seats=2))["code"]
        assert (await anna.post(f"/api/tables/{alone}/leave"))["status"] == "closed"
        _, _, begun = await seated(house)
        assert (await anna.post(f"/api/tables/{begun}/leave"))["status"] == "running"

    run(story())


def test_recent_results_are_mine_however_they_ended_and_never_of_a_table_not_begun(
    club: Server,
) -> None:
    async def story() -> None:
        anna, bernd = await guest(club, "Anna"), await guest(club, "Bernd")
        unbegun = (await anna.open(seats=3))["code"]
        await anna.post(f"/api/tables/{unbegun}/leave")
        played = (await anna.post("/api/quick", {"game": "proving", "bots": ["random"]}))["code"]
        await play_by_http(anna, played, random.Random(1))
        given_up = (await anna.post("/api/quick", {"game": "lydia", "bots": ["random"]}))["code"]
        await anna.act(given_up, "resign", seat=0)
        results = (await anna.get("/api/lobby"))["results"]
        assert [row["code"] for row in results] == [given_up, played]
        assert results[0]["result"]["ranking"] == [2, 1]
        mine = await anna.get(f"/api/history?player={anna.id}")
        assert [row["code"] for row in mine["tables"]] == [given_up, played]
        strange = [row["code"] for row in (await bernd.get("/api/lobby"))["results"]]
        assert not {unbegun, played, given_up} & set(strange)
        everybody = [row["code"] for row in (await anna.get("/api/history"))["tables"]]
        assert unbegun not in everybody

    run(story())


def test_the_lobby_lists_what_everybody_may_watch_and_nothing_else(club: Server) -> None:
    async def story() -> None:
        anna, bernd = await guest(club, "Anna"), await guest(club, "Bernd")
        chairs = [{"me": True}, {"bot": "random"}]
        shown = (await anna.open(seats=2, chairs=chairs))["code"]
        secret: list[dict[str, Any]] = [
            {"visibility": "link"},
            {"visibility": "password", "password": "owl"},
            {"spectators": "none"},
            {"spectators": "commentators"},
        ]
        hidden = [(await anna.open(seats=2, chairs=chairs, **how))["code"] for how in secret]
        seen = [row["code"] for row in (await bernd.get("/api/lobby"))["watch"]]
        assert shown in seen
        assert not set(hidden) & set(seen)
        assert shown not in [row["code"] for row in (await anna.get("/api/lobby"))["watch"]]

    run(story())


def test_a_match_in_which_a_bot_stands_in_does_not_wait_for_me(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)

    async def story() -> None:
        anna, _, _ = await seated(server, "proving")
        # Everybody picks at once.
        assert (await anna.get("/api/lobby"))["mine"][0]["asked"]
        with sqlite3.connect(sqlite) as store:
            store.execute("UPDATE chairs SET bot = 'random' WHERE seat = 0")
        mine = (await anna.get("/api/lobby"))["mine"][0]
        assert mine["moving"] == [0, 1]
        assert "asked" not in mine

    run(story())


def test_two_cannot_take_one_chair(house: Server) -> None:
    async def story() -> None:
        host = await guest(house, "Host")
        people = [await guest(house, f"P{n}") for n in range(5)]
        code = (await host.open(seats=3))["code"]
        answers = await asyncio.gather(
            *[p.http.post(f"/api/tables/{code}/sit", json={"seat": 1}) for p in people]
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]

    run(story())


def test_a_table_with_a_password_wants_it_and_one_by_link_is_not_listed(club: Server) -> None:
    async def story() -> None:
        anna, bernd = await guest(club, "Anna"), await guest(club, "Bernd")
        locked = (await anna.open(visibility="password", password="sesame"))["code"]
        hidden = (await anna.open(visibility="link"))["code"]
        listed = [table["code"] for table in (await bernd.get("/api/lobby"))["open"]]
        assert locked in listed
        assert hidden not in listed
        path = f"/api/tables/{locked}/sit"
        assert (await bernd.post(path, {"seat": 1}, 403))["error"] == ["server-wrong-password"]
        await bernd.post(path, {"seat": 1, "password": "simsalabim"}, 403)
        await bernd.post(path, {"seat": 1, "password": "sesame"})

    run(story())


def test_a_table_that_cannot_be_is_refused_with_the_reason(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club)
        for wanted in (
            {"seats": 9},
            {"seats": 2, "options": {"nonsense": 1}},
            {"seats": 2, "options": {"modules": "everything"}},
            {"chairs": [{"me": True}]},
            {"chairs": [{"me": True}, {"bot": "nobody"}]},
            {"visibility": "password"},
            {"clock": {"kind": "move", "seconds": 1}},
            {"clock": {"kind": "days", "days": 1, "from": "25:00", "to": "26:00"}},
            {"clock": {"kind": "days", "days": 1, "zone": "Nowhere/Land"}},
            {"rated": True, "chairs": [{"me": True}, {"bot": "random"}]},
            {"undo": "always"},
        ):
            answer = await anna.http.post("/api/tables", json={"game": "lydia", **wanted})
            assert answer.status_code in (400, 404), wanted
            assert answer.json()["error"][0].startswith("server-")
        assert (await anna.open("chess", 404))["error"] == ["server-such-game"]

    run(story())


def test_a_quick_match_names_a_field_that_it_does_not_know(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club)
        refused = await anna.post("/api/quick", {"game": "lydia", "seats": 2}, 400)
        assert "unknown field `seats`" in refused["detail"]
        table = await anna.post("/api/quick", {"game": "agricola", "bots": ["random"]})
        assert table["options"]["variant.family"] is False
        assert (table["options"]["hand.mode"], table["options"]["cards.list"]) == (
            "deal7",
            "base_box",
        )

    run(story())


def test_options_that_do_not_go_together_are_refused_in_words_of_the_game(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club)
        house_rules = {"play.contiguous_farm": True, "play.pastures_anywhere": True}
        for game, seats, options, words in (
            ("agricola", 2, house_rules, ["agricola-conflict-pastures"]),
            ("loyang", 1, {"introductory": True}, ["loyang-conflict-introductory"]),
            ("lydia", 2, {"modules": ["tomb", "estates"]}, ["lydia-conflict-tiles"]),
        ):
            wanted = {"game": game, "seats": seats, "options": options}
            assert (await anna.post("/api/tables", wanted, 400))["error"] == words

    run(story())


def test_several_people_on_one_screen_see_each_hand_only_behind_the_curtain(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club)
        chairs = [{"me": True}, {"name": "Carla"}]
        table = await anna.open("proving", seats=2, chairs=chairs)
        assert [chair["player"]["name"] for chair in table["chairs"]] == ["Anna", "Carla"]
        async with anna.at(table["code"]) as screen:
            hello = await screen.next()
            assert hello["you"] == {"seats": [0, 1], "shown": None}
            assert (await screen.state())["seat"] is None
            for seat in (1, 0):
                await screen.send("seat", seat=seat)
                assert (await screen.state())["seat"] == seat
            await screen.send("seat", seat=None)
            assert (await screen.state())["seat"] is None
        end = await _hot_seat_to_the_end(anna, table["code"])
        assert end["result"]["scores"] == end["totals"]

    run(story())


async def _hot_seat_to_the_end(person: Person, code: str) -> dict[str, Any]:
    dice = random.Random(7)
    while True:
        for seat in (0, 1):
            state = await person.state(code, seat)
            if state["over"]:
                return dict(state)
            message = message_for(state, dice)
            if message is not None:
                await person.act(code, **message)


def test_a_rematch_is_one_click_for_each(house: Server) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(house, "proving")
        await asyncio.gather(
            play_by_http(anna, code, random.Random(1)), play_by_http(bernd, code, random.Random(2))
        )
        first, second = await asyncio.gather(
            *[person.post(f"/api/tables/{code}/rematch") for person in (anna, bernd)]
        )
        assert first["code"] == second["code"] != code
        table = await anna.get(f"/api/tables/{first['code']}")
        assert table["status"] == "running"
        assert sorted(chair["player"]["name"] for chair in table["chairs"]) == ["Anna", "Bernd"]
        assert (await anna.get(f"/api/tables/{code}"))["rematch"] == first["code"]

    run(story())


def test_my_tables_come_with_mine_to_move_first(club: Server) -> None:
    async def story() -> None:
        clock = {"kind": "move", "seconds": 600}
        anna, bernd, code = await seated(club, clock=clock)
        moving = (await anna.get(f"/api/tables/{code}"))["moving"]
        mover = (anna, bernd)[moving[0]]
        later = (await mover.open(seats=2))["code"]
        mine = (await mover.get("/api/lobby"))["mine"]
        assert [table["code"] for table in mine][:2] == [code, later]
        ask = own_ask(await mover.state(code))
        assert ask is not None
        assert mine[0]["asked"] == ask["prompt"]
        assert 0 < mine[0]["deadline"] - mine[0]["started"] <= 600
        assert "asked" not in mine[1]

    run(story())


def test_talk_reaches_everybody_but_those_who_do_not_want_it(house: Server) -> None:
    async def story() -> None:
        anna, bernd, code = await seated(house)
        carla = await guest(house, "Carla")
        async with anna.at(code) as left, bernd.at(code) as right:
            await left.state()
            await right.state()
            assert (await right.ask("mute", player=carla.id, on=True))["t"] == "ok"
            async with carla.at(code) as watching:
                await watching.ask("chat", text="  <b>bold</b>\n\t words ")
            await left.ask("chat", text="done")
            await right.until(lambda f: f["t"] == "chat" and f["text"] == "done")
        async with bernd.at(code) as later:
            assert (await later.next())["muted"] == [{"id": carla.id, "name": "Carla"}]
        heard = [(f["text"], f["seat"]) for f in left.frames if f["t"] == "chat"]
        assert heard == [("<b>bold</b> words", None), ("done", 0)]
        assert [f["text"] for f in right.frames if f["t"] == "chat"] == ["done"]
        async with anna.at(code) as again:
            await again.until(lambda f: f["t"] == "chat" and f["text"] == "done")

    run(story())


def test_a_qr_code_leads_to_the_table(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club)
        code = (await anna.open())["code"]
        drawing = await anna.get(f"/api/tables/{code}/qr")
        assert drawing.startswith("<svg")
        assert "<script" not in drawing

    run(story())


def test_every_table_offers_the_same_five_strengths_of_bots(club: Server) -> None:
    strengths = ["beginner", "easy", "good", "strong", "best"]

    async def story() -> None:
        anna = await guest(club)
        for game in await anna.get("/api/games"):
            assert game["bots"] == strengths, game["name"]
        for bots in (strengths[:3], strengths[3:], ["greedy"]):
            chairs = [None, *[{"bot": bot} for bot in bots]]
            wanted = {"game": "lydia", "seats": len(chairs), "chairs": chairs}
            table = await anna.post("/api/tables", wanted)
            assert [chair["bot"] for chair in table["chairs"]] == [None, *bots]
        chairs = [None, {"bot": "deepest"}]
        wanted = {"game": "lydia", "seats": 2, "chairs": chairs}
        assert (await anna.post("/api/tables", wanted, 404))["error"][0] == "server-such-bot"
        # Some bots can play at some tables only.
        learned = [{"me": True}, {"bot": "learned"}]
        tile = {"tile.side_job": True}
        refused = await anna.open("agricola", seats=2, options=tile, chairs=learned, status=400)
        assert refused["error"][0] == "server-bot-elsewhere"
        await anna.open("agricola", seats=2, chairs=learned)

    run(story())


def test_a_form_is_told_at_once_what_its_table_would_be_refused_for(club: Server) -> None:
    async def story() -> None:
        anna = await guest(club)

        async def told(seats: int, **cards: object) -> tuple[Any, list[str]]:
            options = {f"cards.{name}": value for name, value in cards.items()}
            wanted = {"game": "agricola", "seats": seats, "options": options}
            said = await anna.post("/api/options", wanted)
            return said["why"], said["options"]

        assert await told(2, banned=["A016"]) == (None, [])
        why, about = await told(4, decks=["A"])
        assert why[0] == "agricola-conflict-too-few"
        assert (why[1]["needed"], why[1]["there"]) == (28, 24)
        assert about == ["hand.mode", "cards.list"]
        unknown = ["agricola-conflict-no-card", {"what": "Z999"}]
        assert await told(2, banned=["A016", "Z999"]) == (unknown, ["cards.banned"])
        assert await told(2, colour=1) == (
            ["server-options-refused", {"why": ANY}],
            [],
        )
        wanted = {"game": "agricola", "seats": 7, "options": {}}
        assert "1 to 4 seats" in (await anna.post("/api/options", wanted, 400))["detail"]

    run(story())
