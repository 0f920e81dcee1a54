"""Looking back: what a bot says of an ended match, in all and of each position.

A review is made once; then it is kept.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select

from tafelrunde.lab.review import FORM
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import missing, too_late
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Store
from tafelrunde.server.table.follower import Follower
from tafelrunde.server.table.past import Asked, Followers
from tafelrunde.server.table.room import Room


async def review(followers: Followers, room: Room, player: Player | None) -> dict[str, Any]:
    """A match that was played to its end, looked at again by a bot."""
    async with room.lock:
        await room.ready()
        # Before all is revealed it would tell of hidden cards.
        check_sealed(room)
        if room.row.status == "finished":
            # Also of a match that today's rules do not follow any more.
            kept = await _kept(room.store, room.row.id)
            if kept is not None:
                return kept
        asked = Asked(followers, room, player)
        if room.row.upto is not None:
            raise too_late("server-outdated")
        if not room.over or not room.match.finished:
            raise too_late("server-not-over")
        asked.by = followers.reviewing
    found: dict[str, Any] = await asked.answer(Follower.review)
    made = {"form": FORM, "review": msgspec.json.encode(found).decode()}
    await room.store.put(schema.reviews, {"table": room.row.id}, made)
    return found


async def advice(
    followers: Followers, room: Room, player: Player | None, n: int, seat: int | None
) -> list[dict[str, Any]]:
    """What a bot would have shown who was asked after entry n; where several were, a seat."""
    async with room.lock:
        await room.ready()
        asked = Asked(followers, room, player)
        check_sealed(room)
        if not room.over:
            raise too_late("server-not-over")
        if not 0 <= n <= room.number:
            raise missing("server-such-entry")
        asked.by = followers.reviewing
    return list(await asked.answer(Follower.advice, n, seat))


def check_sealed(room: Room) -> None:
    """Refuse what tells of hidden cards while others play the same ones."""
    if room.over and room.sealed:
        raise too_late("server-sealed")


async def _kept(store: Store, table: int) -> dict[str, Any] | None:
    """The review of a table that was made before, where it has today's form."""
    r = schema.reviews.c
    query = select(r.review).where(r.table == table, r.form == FORM)
    async with store.reading() as connection:
        text = (await connection.execute(query)).scalar()
    return None if text is None else msgspec.json.decode(text)
