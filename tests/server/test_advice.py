"""Suggestions at a table: in every game, beside the loop, metered, and never in a rated match."""

from __future__ import annotations

import pytest

from tests.server.support import Server, guest, own_ask, run


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("agricola", 2),
        ("loyang", 1),
        ("lydia", 2),
        pytest.param("agricola", 1, marks=pytest.mark.soak),
        pytest.param("loyang", 2, marks=pytest.mark.soak),
    ],
)
def test_a_seat_is_shown_options_worth_a_look_and_why(house: Server, game: str, seats: int) -> None:
    async def story() -> None:
        anna = await guest(house)
        chairs = [{"me": True}, *({"me": True} for _ in range(seats - 1))]
        code = (await anna.open(game, seats=seats, chairs=chairs))["code"]
        table = await anna.get(f"/api/tables/{code}")
        seat = table["moving"][0]
        state = await anna.get(f"/api/tables/{code}/state?seat={seat}")
        offered = [row["option"] for row in state["asks"][0]["options"]]
        message = {"t": "advise", "id": "advice", "seat": seat}
        answer = await anna.post(f"/api/tables/{code}/act", message)
        assert 1 <= len(answer["advice"]) <= 3
        for row in answer["advice"]:
            assert row["option"] in offered
            assert row["reason"] is None or "advice-" in row["reason"][0]
            assert row["points"] is None or isinstance(row["points"], float)
        again = await anna.post(f"/api/tables/{code}/act", message)
        assert again == answer

    run(story())


def test_a_table_goes_on_while_suggestions_are_found(house: Server) -> None:
    async def story() -> None:
        anna = await guest(house)
        code = (await anna.open("agricola", seats=1))["code"]
        async with anna.at(code) as screen:
            await screen.until(lambda f: f["t"] == "state" and own_ask(f) is not None)
            await screen.send("advise", seat=0)
            assert (await screen.ask("ping"))["t"] == "ok"
            assert not any("advice" in frame for frame in screen.frames)
            answer = await screen.until(lambda f: f["t"] == "ok" and "advice" in f)
            assert answer["advice"]

    run(story())


def test_who_asks_for_much_is_asked_to_come_again_and_nobody_else_is(house: Server) -> None:
    async def story() -> None:
        anna, bernd = await guest(house, "Anna"), await guest(house, "Bernd")
        hers = (await anna.open("agricola", seats=1))["code"]
        his = (await bernd.open("agricola", seats=1))["code"]
        async with anna.at(hers) as screen, bernd.at(his) as other:
            await screen.until(lambda f: f["t"] == "state" and own_ask(f) is not None)
            for n in range(8):
                await screen.send("advise", id=f"anna {n}", seat=0)
            # Some of hers are refused, so all of hers that are not are waiting.
            refused = await screen.until(lambda f: f["t"] == "no")
            assert refused["reason"] == ["server-too-fast"]
            assert (await other.ask("advise", seat=0))["t"] == "ok"

    run(story())


def test_the_coach_explains_the_choices_of_ones_own_seat_only(house: Server) -> None:
    async def story() -> None:
        anna, bernd = await guest(house, "Anna"), await guest(house, "Bernd")
        family = {"variant.family": True}
        code = (await anna.open("agricola", seats=1, options=family))["code"]
        state = await anna.state(code)
        offered = [row["option"] for row in state["asks"][0]["options"]]
        said = await anna.get(f"/api/tables/{code}/coach")
        assert said["n"] == state["n"]
        # Every space that can be chosen, and nothing else.
        assert [row["option"] for row in said["about"]] == offered
        assert said["warnings"] == []
        await bernd.get(f"/api/tables/{code}/coach", status=403)

    run(story())


def test_a_rated_match_is_played_without_advice(house: Server) -> None:
    async def story() -> None:
        anna, bernd = await guest(house, "Anna"), await guest(house, "Bernd")
        code = (await anna.open("lydia", seats=2, rated=True))["code"]
        table = await bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
        seat = table["moving"][0]
        message = {"t": "advise", "id": "advice", "seat": seat}
        answer = await (anna, bernd)[seat].post(f"/api/tables/{code}/act", message, 403)
        assert answer["reason"] == ["server-rated-advice"]

    run(story())
