"""Watching: who may look on at a tournament's tables, by its rule `watch`.

Tables of a duplicate tournament are sealed while others play the same cards: whoever sits at one
of them sees no other, and what the cards were is shown to nobody, not after the end either.
"""

from __future__ import annotations

from sqlalchemy import exists, select

from tafelrunde.server.base.identity import Player
from tafelrunde.server.hall import book
from tafelrunde.server.hall.book import Board
from tafelrunde.server.hall.cup import Cup
from tafelrunde.server.hall.seatings import alike, deal_ended
from tafelrunde.server.store import schema
from tafelrunde.server.table.room import Room


async def may_watch(cup: Cup, room: Room, player: Player | None) -> bool:
    """Whether somebody may look on now; on the way the room learns whether it is sealed."""
    boards = await book.boards(cup.store, cup.row.id) if cup.t.rules["duplicate"] else []
    mine = next((board for board in boards if board.code == room.code), None)
    room.sealed = mine is not None and not deal_ended(cup.t, boards, mine.seating)
    if room.seats_of(player):
        return True
    if player is not None and mine is not None and room.sealed:
        deal = [board for board in boards if alike(board.seating, mine.seating)]
        if await _sits(cup, deal, player):
            return False
    if player is not None and player.id == cup.row.organiser:
        # Whoever decides a dispute has to see the table.
        return True
    return _shown(cup, room)


def _shown(cup: Cup, room: Room) -> bool:
    """Whether those who neither play nor organise may look on."""
    rule = cup.t.rules["watch"]
    if rule == "live" or cup.t.state.closed:
        return True
    if rule != "after" and room.settings.spectators == "commentators":
        return not room.over or room.now() - (room.row.ended or 0.0) >= room.settings.delay
    return room.revealed


async def _sits(cup: Cup, deal: list[Board], player: Player) -> bool:
    """Whether somebody has a chair at one of these tables."""
    c = schema.chairs.c
    there = c.table.in_([board.table for board in deal])
    query = select(exists().where(c.player == player.id, there))
    async with cup.store.reading() as connection:
        return bool((await connection.execute(query)).scalar())
