"""Nodes: several servers on one PostgreSQL wake each other; one of them sees to each table.

Triggers in the database send `e TABLE NUMBER` for an entry, `t TABLE` for a changed row or chair,
`c TABLE NUMBER` for talk and `x PLAYER` for an ended session; nodes themselves send who is at which
table (`p`), that a standing answer has changed (`s`) and that they are going (`n`). What gets lost
is made up for by reading the store again whenever the listening connection comes back.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import delete, func, insert, select, text, update

from tafelrunde.server import presence, schema, sessions
from tafelrunde.server.database import FAILURES

if TYPE_CHECKING:
    from tafelrunde.server.house import House

log = logging.getLogger("tafelrunde.nodes")

CHANNEL: Final = "tafelrunde"
BEAT: Final = 3.0
DEAD: Final = 12.0
_BEGIN_LOCK: Final = 7_462_032


class Nodes:
    """This node among the others."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.name = secrets.token_hex(6)
        self.alive: list[str] = [self.name]
        # Players at tables through other nodes: by table, then node.
        self.elsewhere: dict[int, dict[str, set[int]]] = {}
        # Who comes and goes is told in that order.
        self.announcing = asyncio.Lock()
        self._ears: Any = None

    @property
    def single(self) -> bool:
        return self.house.store.single

    def here_elsewhere(self, table: int, player: int) -> bool:
        """Whether a player watches a table through another node that is up."""
        nodes = self.elsewhere.get(table, {})
        return any(player in players for name, players in nodes.items() if name in self.alive)

    def owns(self, table: int) -> bool:
        """Whether this node sees to a table's bots and clocks: the one with the highest lot."""
        return len(self.alive) < 2 or self.name == max(
            self.alive, key=lambda name: blake2b(f"{name} {table}".encode()).digest()
        )

    # --- beating -------------------------------------------------------------------------

    async def open(self) -> list[tuple[float, float]]:
        """Say that this node is up, and note how long none was; all spans in which none was."""
        now = self.house.now()
        n, p = schema.nodes.c, schema.pauses.c
        async with self.house.store.writing() as connection:
            if not self.single:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_BEGIN_LOCK})"))
            last = (await connection.execute(select(func.max(n.beat)))).scalar()
            up = (
                await connection.execute(
                    select(func.count()).where(n.beat > now - DEAD, n.gone.is_(False))
                )
            ).scalar_one()
            if last is not None and last < now and (self.single or not up):
                await connection.execute(insert(schema.pauses).values(began=last, ended=now))
                await connection.execute(delete(schema.nodes))
            await connection.execute(
                insert(schema.nodes).values(name=self.name, started=now, beat=now, gone=False)
            )
            query = select(p.began, p.ended).order_by(p.began)
            pauses = [(began, ended) for began, ended in await connection.execute(query)]
        if not self.single:
            await self._listen()
        await self._look_round()
        self.house.task(self._beat())
        return pauses

    async def close(self) -> None:
        """Say that this node is going."""
        try:
            async with self.house.store.writing() as connection:
                await connection.execute(self._mine().values(beat=self.house.now(), gone=True))
            await self.send("n")
        except FAILURES as error:
            log.warning("cannot say goodbye", extra={"why": str(error)})
        if self._ears is not None:
            self._ears.terminate()

    def _mine(self) -> Any:
        return update(schema.nodes).where(schema.nodes.c.name == self.name)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                async with self.house.store.writing() as connection:
                    await connection.execute(self._mine().values(beat=self.house.now()))
                if not self.single:
                    await self._look_round()
                    if self._ears is None or self._ears.is_closed():
                        await self._listen()
                        self._read_again()
            except FAILURES as error:
                log.warning("the store cannot be reached", extra={"why": str(error)})

    async def _look_round(self) -> None:
        """See which nodes are up; the tables of one that is gone are seen to by others."""
        n = schema.nodes.c
        query = select(n.name, n.beat).where(n.gone.is_(False))
        async with self.house.store.reading() as connection:
            beats = {row.name: row.beat for row in await connection.execute(query)}
        up = {name for name, beat in beats.items() if beat > self.house.now() - DEAD}
        before, self.alive = self.alive, sorted({*up, self.name})
        if self.alive == before:
            return
        # Who is at a node that only was not heard of for a while is still there when it is.
        for nodes in self.elsewhere.values():
            for name in [name for name in nodes if name not in beats]:
                del nodes[name]
        presence.announce_all(self.house)
        self.house.wake_all()

    # --- listening -----------------------------------------------------------------------

    async def _listen(self) -> None:
        url = self.house.store.url.set(drivername="postgresql")
        ears = await asyncpg.connect(url.render_as_string(hide_password=False))
        await ears.add_listener(CHANNEL, self._hear)
        self._ears = ears

    def _read_again(self) -> None:
        """What was sent while nobody listened is in the store."""
        for room in list(self.house.rooms.values()):
            room.broken = True
            self.house.task(self.house.sync(room, room.number + 1))
        self.house.task(sessions.close_ended(self.house))

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        kind, *words = payload.split()
        if self.house.closing:
            return
        if kind == "n":
            self.house.task(self._look_round())
        elif kind == "p":
            presence.heard(self.house, words)
        elif kind == "x":
            self.house.task(sessions.close_ended(self.house, int(words[0])))
        elif not self._old(kind, words):
            self.house.task(presence.table_changed(self.house, kind, [int(word) for word in words]))

    def _old(self, kind: str, words: list[str]) -> bool:
        """Whether this is an entry that was made here, or is known already."""
        room = self.house.by_id.get(int(words[0]))
        return kind == "e" and room is not None and room.published >= int(words[1])

    async def send(self, payload: str) -> None:
        """Tell the other nodes something small."""
        if not self.single:
            async with self.house.store.reading() as connection:
                await connection.execute(
                    text("SELECT pg_notify(:channel, :payload)"),
                    {"channel": CHANNEL, "payload": payload},
                )
