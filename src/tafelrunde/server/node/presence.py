"""Presence: who is at which table, and what reaches this node about tables from others."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from tafelrunde.server.base.refusals import Trouble
from tafelrunde.server.club.club import Club
from tafelrunde.server.club.tables import start_if_full
from tafelrunde.server.node.nodes import Nodes
from tafelrunde.server.store.store import TableRow
from tafelrunde.server.table import loading, standing, talk
from tafelrunde.server.table.resting import may_rest
from tafelrunde.server.table.room import Room
from tafelrunde.server.table.screens import Screen

log = logging.getLogger("tafelrunde.presence")

# Stands for all who look on without being known here; no player has this number.
STRANGER: Final = 0

# What is done at a table that somebody looks at.
LookOn = Callable[[Room], Coroutine[Any, Any, None]]


class Presence:
    """Who is at the tables of a club, through this node and through others."""

    def __init__(self, club: Club, nodes: Nodes, look_on: LookOn) -> None:
        self.club = club
        self.nodes = nodes
        self.look_on = look_on

    def came_or_left(self, room: Room, player: int | None) -> None:
        """Show everybody that a player's chair is warm or cold now."""
        self.club.comings += 1
        if player is not None:
            _note(room, player)
        if self.club.closing:
            return
        if not self.nodes.single and (player is not None or _strangers(room) < 2):
            self.club.task(self.announce(room, STRANGER if player is None else player))
        self._looked_on(room)

    def watched(self, table: int) -> bool:
        """Whether somebody looks on at a table, through this node or another that is up."""
        room = self.club.by_id.get(table)
        if room is not None and room.screens:
            return True
        nodes = self.nodes.elsewhere.get(table, {})
        return any(players for name, players in nodes.items() if name in self.nodes.alive)

    def _looked_on(self, room: Room) -> None:
        """Who has come may be the first before whom bots play."""
        if may_rest(room.row, room.chairs) and self.watched(room.row.id):
            self.club.task(self.look_on(room))

    async def announce(self, room: Room, player: int) -> None:
        """Tell the other nodes whether a player is at a table through this one."""
        nodes = self.nodes
        async with nodes.announcing:
            here = any(_who(screen) == player for screen in room.screens)
            await nodes.send(f"p {nodes.name} {room.row.id} {player} {int(here)}")

    def others_changed(self) -> None:
        """Tell a node that has just come who is here, and show who is there at it.

        It may have said so itself before this node knew that it is up.
        """
        self._announce_all()
        for table, nodes in self.nodes.elsewhere.items():
            room = self.club.by_id.get(table)
            if room is not None:
                for player in set[int]().union(*nodes.values()):
                    _note(room, player)

    def _announce_all(self) -> None:
        for room in self.club.rooms.values():
            for player in {_who(screen) for screen in room.screens}:
                self.club.task(self.announce(room, player))

    def at_tables(self) -> dict[int, set[int]]:
        """At which tables each player is now, through this node and others that are up."""
        found: dict[int, set[int]] = {}
        for room in self.club.rooms.values():
            for screen in room.screens:
                if screen.player is not None:
                    found.setdefault(screen.player.id, set()).add(room.row.id)
        for table, nodes in self.nodes.elsewhere.items():
            for name, players in nodes.items():
                for player in players - {STRANGER} if name in self.nodes.alive else ():
                    found.setdefault(player, set()).add(table)
        return found

    def heard(self, words: list[str]) -> None:
        """Somebody came to a table, or left it, through another node."""
        node, (table, player, here) = words[0], (int(word) for word in words[1:])
        if node == self.nodes.name:
            return
        players = self.nodes.elsewhere.setdefault(table, {}).setdefault(node, set())
        (players.add if here else players.discard)(player)
        room = self.club.by_id.get(table)
        if room is not None:
            _note(room, player)
            self._looked_on(room)
        elif here and self.nodes.owns(table):
            # Bots may have waited for that.
            self.club.task(self._see_to(table))

    # --- tables that have changed --------------------------------------------------------

    async def table_changed(self, kind: str, words: list[int]) -> None:
        """An entry, talk, or a change of a table was stored, here or elsewhere."""
        table = words[0]
        room = self.club.by_id.get(table)
        if room is None:
            if kind in {"e", "t", "s"} and self.nodes.owns(table):
                await self._see_to(table)
            return
        if kind == "e":
            await room.sync(words[1])
        elif kind == "c":
            await talk.pass_on(room, words[1])
        elif kind == "t":
            await self._look_again(room)
        elif kind == "s":
            async with room.lock:
                room.standing = await standing.of_table(room.store, table)
                room.listener.went_on(room, 0)

    async def _see_to(self, table: int) -> None:
        """A table that this node sees to has moved elsewhere: bring it here if it needs that."""
        code = await self.club.store.code_to_see_to(table)
        if code is not None:
            try:
                await self.club.room(code)
            except Trouble:
                log.info("a table is gone", extra={"table": code})

    async def _look_again(self, room: Room) -> None:
        """A table's row or chairs may be others now."""
        async with room.lock:
            row = await room.store.table(room.code)
            if row is None:
                return
            chairs = (await room.store.chairs([row.id]))[row.id]
            if _known(room.row) == _known(row) and chairs == room.chairs:
                return
            begun = row.header is not None and room.row.header is None
            if begun or row.status != room.row.status:
                await loading.rebuild(room)
            else:
                room.row, room.chairs = row, chairs
            room.tell_table()
            if begun:
                room.show_beginning()
            else:
                room.publish()
            room.listener.went_on(room, room.asked if begun else 0)
        if self.nodes.owns(room.row.id):
            # Who sat down last may have gone down with their node before it began.
            with loading.if_it_opens(room.code):
                await start_if_full(self.club, room)


def _note(room: Room, player: int) -> None:
    """Note whether somebody who sits at a table is there now, and show it."""
    if not any(chair.player == player for chair in room.chairs):
        return
    if room.here(player):
        room.away_since.pop(player, None)
    else:
        room.away_since[player] = room.now()
    room.tell_table()


def _who(screen: Screen) -> int:
    return STRANGER if screen.player is None else screen.player.id


def _strangers(room: Room) -> int:
    """How many look on here whom nobody knows; the others need to hear of the first and last."""
    return sum(screen.player is None for screen in room.screens)


def _known(row: TableRow) -> tuple[str, str | None, int]:
    return row.status, row.rematch, row.host
