"""Requests: what a seat may do while another is asked, through the server."""

from __future__ import annotations

from tests.server.support import Server, run, seated


def test_a_seat_converts_in_anothers_turn(house: Server) -> None:

    async def play() -> None:
        clock = {"kind": "bank", "seconds": 600, "increment": 60}
        anna, bernd, code = await seated(house, "agricola", clock=clock)
        first = (await anna.state(code))["asks"][0]["seat"]
        one, other = (anna, bernd) if first == 0 else (bernd, anna)
        placed = {"seat": first, "n": 0, "kind": "place", "option": "grain_seeds"}
        await one.act(code, "play", **placed)

        before = await one.state(code)
        assert [row["option"] for row in before["requests"]["options"]] == [["convert", 5]]
        assert (await other.state(code))["requests"] is None
        wanted = {"seat": first, "n": before["n"], "kind": "request", "option": ["convert", 5]}
        await one.act(code, "play", **{**wanted, "option": ["convert", 7]}, status=400)
        await other.act(code, "play", **{**wanted, "seat": 1 - first}, status=409)
        await one.act(code, "play", **wanted)
        await one.act(code, "play", **wanted, status=409)

        after = await one.state(code)
        assert after["requests"] is None
        assert after["view"]["players"][first]["requested"] == [["convert", 5]]
        assert after["clocks"][first]["left"] == before["clocks"][first]["left"]
        food = after["view"]["players"][first]["goods"]["food"]
        move = {"seat": 1 - first, "n": after["n"], "kind": "place", "option": "forest"}
        await other.act(code, "play", **move)
        mine = (await other.state(code))["view"]["players"][first]
        assert (mine["goods"]["grain"], mine["goods"]["food"]) == (0, food + 1)

    run(play())
