"""Coaching: what each choice of an open decision is good for, and what a beginner should hear."""

from __future__ import annotations

from typing import Any

from tafelrunde.bots.greedy import judge_for
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import not_yours, too_late
from tafelrunde.server.table.room import Room


async def coached(room: Room, player: Player | None) -> dict[str, Any]:
    """What the coach of the game says to somebody at a table that is not rated."""
    seats = [] if player is None else room.seats_of(player)
    if not seats:
        raise not_yours("server-not-your-seat")
    async with room.lock:
        await room.ready()
        if room.row.rated:
            raise not_yours("server-rated-advice")
        if room.settings.tournament is not None:
            raise not_yours("server-tournament-table")
        if room.chronicle is None:
            raise too_late(room.unseen)
        match = room.match
        judge = judge_for(match.game)
        asked = next((d for d in map(match.decision, seats) if d is not None), None)
        if asked is None:
            return {"n": room.number, "about": [], "warnings": []}
        said = [(option, judge.about(match, asked, option)) for option in asked.options]
        return {
            "n": room.number,
            "about": [{"option": option, "reason": text.plain()} for option, text in said if text],
            "warnings": [text.plain() for text in judge.warnings(match, asked)],
        }
