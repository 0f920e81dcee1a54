"""Presence: who is at which table, and what reaches this node about tables from others."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from tafelrunde.server.base.refusals import Trouble
from tafelrunde.server.club.tables import start_if_full, table_json
from tafelrunde.server.store.store import TableRow
from tafelrunde.server.table import loading, standing, talk

if TYPE_CHECKING:
    from tafelrunde.server.node.house import House
    from tafelrunde.server.table.room import Room

log = logging.getLogger("tafelrunde.presence")


def came_or_left(room: Room, player: int | None) -> None:
    """Show everybody that a player's chair is warm or cold now."""
    if player is None or not any(chair.player == player for chair in room.chairs):
        return
    house = room.house
    if room.here(player):
        room.away_since.pop(player, None)
    else:
        room.away_since[player] = house.now()
    room.tell_table(table_json(room))
    if not house.nodes.single and not house.closing:
        house.task(_announce(room, player))


async def _announce(room: Room, player: int) -> None:
    nodes = room.house.nodes
    async with nodes.announcing:
        here = any(s.player is not None and s.player.id == player for s in room.screens)
        await nodes.send(f"p {nodes.name} {room.row.id} {player} {int(here)}")


def announce_all(house: House) -> None:
    """Tell a node that has just come who is here."""
    for room in house.rooms.values():
        for player in {screen.player.id for screen in room.screens if screen.player is not None}:
            house.task(_announce(room, player))


def heard(house: House, words: list[str]) -> None:
    """Somebody came to a table, or left it, through another node."""
    node, (table, player, here) = words[0], (int(word) for word in words[1:])
    if node == house.nodes.name:
        return
    players = house.nodes.elsewhere.setdefault(table, {}).setdefault(node, set())
    (players.add if here else players.discard)(player)
    room = house.by_id.get(table)
    if room is not None:
        if room.here(player):
            room.away_since.pop(player, None)
        else:
            room.away_since[player] = house.now()
        room.tell_table(table_json(room))


async def table_changed(house: House, kind: str, words: list[int]) -> None:
    """An entry, talk, or a change of a table was stored, here or elsewhere."""
    table = words[0]
    room = house.by_id.get(table)
    if room is None:
        if kind in {"e", "t", "s"} and house.nodes.owns(table):
            await _see_to(house, table)
        return
    if kind == "e":
        await house.sync(room, words[1])
    elif kind == "c":
        await talk.pass_on(room, words[1])
    elif kind == "t":
        await _look_again(room)
    elif kind == "s":
        async with room.lock:
            room.standing = await standing.of_table(house.store, table)
            house.after(room, 0)


async def _see_to(house: House, table: int) -> None:
    """A table that this node sees to has moved elsewhere: bring it here if it needs that."""
    code = await house.store.code_to_see_to(table)
    if code is not None:
        try:
            await house.room(code)
        except Trouble:
            log.info("a table is gone", extra={"table": code})


async def _look_again(room: Room) -> None:
    """A table's row or chairs may be others now."""
    async with room.lock:
        row = await room.house.store.table(room.code)
        if row is None:
            return
        chairs = (await room.house.store.chairs([row.id]))[row.id]
        if _known(room.row) == _known(row) and chairs == room.chairs:
            return
        begun = row.header is not None and room.row.header is None
        if begun or row.status != room.row.status:
            await loading.rebuild(room)
        else:
            room.row, room.chairs = row, chairs
        room.tell_table(table_json(room))
        if begun:
            room.show_beginning()
        else:
            room.publish()
        room.house.after(room, room.clocks.asked if begun and room.clocks is not None else 0)
    if room.house.nodes.owns(room.row.id):
        # Who sat down last may have gone down with their node before it began.
        with loading.if_it_opens(room.code):
            await start_if_full(room)


def _known(row: TableRow) -> tuple[str, str | None, int]:
    return row.status, row.rematch, row.host
