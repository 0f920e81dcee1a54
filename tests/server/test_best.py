"""The high scores of those who play alone: order, marks, deck, whose matches are listed."""

from __future__ import annotations

from typing import Any

from tests.server.support import Person, Server, guest, own_ask, run

KITCHEN = {"format": 1, "name": "Kitchen table", "based_on": "reconstructed"}
# What ends a turn soonest.
ENDS = ("end", "pay", "stop", 0)


async def play_alone(person: Person, walks: bool, **wanted: Any) -> int:
    """A whole match without trading; who walks takes every step that needs no loan."""
    table = await person.open("loyang", seats=1, chairs=[{"me": True}], **wanted)
    code = table["code"]
    if table["status"] == "open":
        await person.post(f"/api/tables/{code}/start")
    while True:
        state = await person.state(code)
        if state["over"]:
            score: int = state["totals"][0]
            return score
        ask = own_ask(state)
        if ask is None:
            await person.act(code, "confirm", seat=0)
            continue
        rows = ask["options"]
        ends = [row for row in rows if row["option"] in ENDS]
        row = ends[0] if ends else rows[0]
        if ask["kind"] == "steps" and walks:
            row = [row for row in rows if all(c["what"] != "loans" for c in row["preview"])][-1]
        await person.act(code, "play", seat=0, n=state["n"], kind=ask["kind"], option=row["option"])


def test_high_scores_are_in_order_with_marks_and_the_name_of_the_deck(house: Server) -> None:
    async def story() -> None:
        anna, bernd = await guest(house, "Anna"), await guest(house, "Bernd")
        stays = await play_alone(anna, walks=False, visibility="public")
        walks = await play_alone(bernd, walks=True, visibility="public", options={"deck": KITCHEN})
        await play_alone(bernd, walks=False, visibility="link")
        assert stays != walks
        best = sorted([(stays, "Anna", "reconstructed"), (walks, "Bernd", "Kitchen table")])[::-1]
        seen = await anna.get("/api/best?game=loyang")
        assert [
            (row["result"]["scores"][0], row["chairs"][0]["player"]["name"], row["deck"]["name"])
            for row in seen["tables"]
        ] == best
        assert seen["marks"] == {"good": 17, "exceptional": 18}
        assert len((await bernd.get("/api/best?game=loyang"))["tables"]) == 3
        assert (await anna.get("/api/best?game=lydia"))["tables"] == []
        await anna.get("/api/best?game=chess", status=404)

    run(story())
