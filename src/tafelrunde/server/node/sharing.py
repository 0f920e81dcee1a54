"""Sharing: for whom bots think at a table; each of these has the same share of their time."""

from __future__ import annotations

from tafelrunde.server.table.room import Room


def thought_for(room: Room) -> tuple[str, ...]:
    """Those who sit at a table, or who opened it where only bots sit there.

    A guest who lets bots play is the address they come from, however many guests that is.
    """
    sitting = {c.player for c in room.chairs if c.player is not None and c.bot is None}
    if sitting:
        return tuple(person(player) for player in sorted(sitting))
    host = room.row.host
    for screen in room.screens:
        player = screen.player
        if player is not None and player.id == host and not player.keeps:
            return (f"address {screen.source}",)
    return (person(host),)


def person(player: int | None) -> str:
    return f"player {player}"
