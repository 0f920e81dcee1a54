"""Digests: once a day, at the time that a player has chosen, what waits for them.

Nothing is sent where nothing waits. Who has chosen a time hears of the day before only once, even
if the server was away at that time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import select

from tafelrunde import words
from tafelrunde.kernel.text import Text
from tafelrunde.server.base.identity import Player
from tafelrunde.server.club import invitations, people
from tafelrunde.server.club.club import Club
from tafelrunde.server.club.webhooks import Webhooks
from tafelrunde.server.store import schema
from tafelrunde.server.store.database import FAILURES
from tafelrunde.server.store.rows import TableRow, table_row

# How long after the chosen time a digest goes out at the latest, where the server is up.
_LOOKS: Final = 30.0
_DAY: Final = 86_400
_MINUTE: Final = 60
# Nobody reads more than this.
_MOST: Final = 20


def today(now: float, minute: int) -> int:
    """The number of the last day whose chosen minute has come."""
    return int((now - minute * _MINUTE) // _DAY)


class Digests:
    """Looks for players whose time has come, on the node that sees to them."""

    def __init__(self, club: Club, webhooks: Webhooks, mine: Callable[[int], bool]) -> None:
        self.club = club
        self.webhooks = webhooks
        self.mine = mine

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(_LOOKS)
            try:
                await self.send(self.club.now())
            except FAILURES:
                # The store is away; what is due stays due.
                continue

    async def send(self, now: float) -> None:
        """Send all that is due by now."""
        p = schema.players.c
        query = select(schema.players).where(p.gone.is_(False), p.settings.like('%"digest":%'))
        async with self.club.store.reading() as connection:
            rows = list(await connection.execute(query))
        for player in map(people.player_in, rows):
            minute, told = player.settings.get("digest", -1), player.settings.get("digested", -1)
            if minute < 0 or not player.settings.get("webhook") or not self.mine(player.id):
                continue
            day = today(now, minute)
            if told < day:
                await people.change_player(self.club.store, player.id, settings={"digested": day})
                await self._tell(player)

    async def _tell(self, player: Player) -> None:
        """What waits for a player, if anything does."""
        turns = await self._turns(player)
        asked = await invitations.to_player(self.club, player)
        if not turns and not asked:
            return
        base = self.webhooks.base
        language = player.settings.get("language") or "en"
        texts = [
            Text(
                "server-digest-round" if table.settings.get("tournament") else "server-digest-turn",
                game=Text(f"{table.game}-title"),
                link=f"{base}/t/{table.code}",
            )
            for table in turns
        ]
        texts += [
            Text(
                "server-digest-invited",
                name=each["by"]["name"],
                game=Text(f"{each['table']['game']}-title"),
                link=f"{base}/t/{each['table']['code']}",
            )
            for each in asked
        ]
        said = "\n".join(words.render(text, language) for text in texts[:_MOST])
        body: dict[str, Any] = {
            "text": said,
            "content": said,
            "turns": [table.code for table in turns],
            "invitations": [each["table"]["code"] for each in asked],
        }
        await self.webhooks.post(player.settings["webhook"], msgspec.json.encode(body))

    async def _turns(self, player: Player) -> list[TableRow]:
        """The matches that wait for a player's move, the one that began first at the top."""
        c, t = schema.chairs.c, schema.tables.c
        query = (
            select(schema.tables, c.seat)
            .join_from(schema.tables, schema.chairs, c.table == t.id)
            .where(c.player == player.id, c.bot.is_(None), t.status == "running")
            .order_by(t.id)
        )
        async with self.club.store.reading() as connection:
            rows = list(await connection.execute(query))
        found = {row.id: table_row(row) for row in rows if row.asked >> row.seat & 1}
        return list(found.values())
