"""Nodes: several servers on one PostgreSQL wake each other; one of them sees to each table.

Triggers in the database send `e TABLE NUMBER` for an entry, `t TABLE` for a changed row or chair,
`c TABLE NUMBER` for talk, `h TOURNAMENT NUMBER` for an event of one and `x PLAYER` for an ended
session; nodes themselves send who is at which table (`p`), that a standing answer has changed (`s`)
and that they are going (`n`). What gets lost is made up for by reading the store again whenever the
listening connection comes back.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from hashlib import blake2b
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server.base.steady import Steady
from tafelrunde.server.store import schema
from tafelrunde.server.store.database import FAILURES, said_by
from tafelrunde.server.table.table import Given

log = logging.getLogger("tafelrunde.nodes")

CHANNEL: Final = "tafelrunde"
BEAT: Final = 3.0
DEAD: Final = 12.0
# What was stored so long ago says that the store is well; what takes so long, that it is not.
_RECENT: Final = 1.0
_PATIENCE: Final = 5.0
_PAUSE_LOCK: Final = 7_462_032


class Hearer:
    """What a node does about what it hears of the others."""

    def others_changed(self) -> None:
        """Other nodes are up than before."""

    def missed(self) -> None:
        """What was sent meanwhile was not heard; it is in the store."""

    def heard(self, kind: str, words: list[str]) -> None:
        """Something was sent, by another node or by the database."""


class Nodes:
    """This node among the others."""

    def __init__(self, given: Given, now: Steady, hearer: Hearer) -> None:
        self.store = given.store
        self.task = given.task
        self.pauses = given.pauses
        self.now = now
        self.hearer = hearer
        self.name = secrets.token_hex(6)
        self.alive: list[str] = [self.name]
        # Players at tables through other nodes: by table, then node.
        self.elsewhere: dict[int, dict[str, set[int]]] = {}
        # Who comes and goes is told in that order.
        self.announcing = asyncio.Lock()
        # When the loop's clock read so, this node last said that it is up.
        self.beaten = 0.0
        self._beating = asyncio.Lock()
        self._trying: asyncio.Task[None] | None = None
        self._ears: Any = None

    @property
    def single(self) -> bool:
        return self.store.single

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

    async def open(self) -> None:
        """Say that this node is up, and note how long none was."""
        n = schema.nodes.c
        async with self.store.writing() as connection:
            await self._alone(connection)
            self.now.begin(await self._shared(connection))
            now = self.now()
            up = (
                await connection.execute(
                    select(func.count()).where(n.beat > now - DEAD, n.gone.is_(False))
                )
            ).scalar_one()
            if self.single or not up:
                await self._pause(connection, now, 0.0)
                await connection.execute(delete(schema.nodes))
            await connection.execute(
                insert(schema.nodes).values(name=self.name, started=now, beat=now, gone=False)
            )
            self.pauses[:] = await self._pauses(connection)
        self.beaten = asyncio.get_running_loop().time()
        if not self.single:
            await self._listen()
        await self.look_round()
        self.task(self._beat())

    async def close(self) -> None:
        """Say that this node is going."""
        try:
            async with self.store.writing() as connection:
                await connection.execute(self._mine().values(beat=self.now(), gone=True))
            await self.send("n")
        except FAILURES as error:
            log.warning("cannot say goodbye", extra={"why": said_by(error)})
        if self._ears is not None:
            self._ears.terminate()

    def _mine(self) -> Any:
        return update(schema.nodes).where(schema.nodes.c.name == self.name)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
                if not self.single:
                    await self.look_round()
                    if not self.hears:
                        await self._listen()
                        self.hearer.missed()
            except FAILURES as error:
                log.warning("the store cannot be reached", extra={"why": said_by(error)})

    @property
    def late(self) -> bool:
        """Whether this node has not been able to say for a while that it is up."""
        return asyncio.get_running_loop().time() - self.beaten > DEAD

    @property
    def hears(self) -> bool:
        """Whether the other nodes can wake this one."""
        return self.single or (self._ears is not None and not self._ears.is_closed())

    async def well(self) -> bool:
        """Whether something can be stored: it was a moment ago, or is now before long."""
        if asyncio.get_running_loop().time() - self.beaten < _RECENT:
            return True
        trying = self._trying
        if trying is None or trying.done():
            trying = self._trying = self.task(self.beat())
        await asyncio.wait({trying}, timeout=_PATIENCE)
        return trying.done() and not trying.cancelled() and trying.exception() is None

    async def beat(self) -> None:
        """Say that this node is up, and keep to the time that all nodes share.

        Where none could say so for a while, or the shared clock is far ahead, no clock ran.
        """
        nodes = schema.nodes
        async with self._beating:
            async with self.store.writing() as connection:
                shared = await self._shared(connection)
                now, pauses = self.now(), None
                if self.late or shared - now > DEAD:
                    now = max(now, shared)
                    await self._alone(connection)
                    await self._pause(connection, now, DEAD)
                    pauses = await self._pauses(connection)
                said = await connection.execute(self._mine().values(beat=now, gone=False))
                if not said.rowcount:
                    # Another node took this one for gone.
                    row = {"name": self.name, "started": now, "beat": now, "gone": False}
                    await connection.execute(insert(nodes).values(row))
            self.beaten = asyncio.get_running_loop().time()
            if pauses is None:
                self.now.follow(shared)
            else:
                self.now.jump(now)
                self.pauses[:] = pauses

    async def _shared(self, connection: AsyncConnection) -> float:
        """The time that all nodes share."""
        at = await self.store.clock(connection)
        return self.now.wall() if at is None else at

    async def _alone(self, connection: AsyncConnection) -> None:
        """Let no other node note a pause until this one is done."""
        if not self.single:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_PAUSE_LOCK})"))

    async def _pause(self, connection: AsyncConnection, now: float, least: float) -> None:
        """Note how long no node has said that it is up, if it is longer than that."""
        last = (await connection.execute(select(func.max(schema.nodes.c.beat)))).scalar()
        if last is None or now - last <= least:
            return
        await connection.execute(insert(schema.pauses).values(began=last, ended=now))
        if not self.single:
            await _notify(connection, f"k {last} {now}")

    async def _pauses(self, connection: AsyncConnection) -> list[tuple[float, float]]:
        p = schema.pauses.c
        query = select(p.began, p.ended).order_by(p.began)
        return [(began, ended) for began, ended in await connection.execute(query)]

    def paused(self, began: float, ended: float) -> None:
        """Another node has found that no clock ran for a while."""
        if (began, ended) not in self.pauses:
            self.pauses.append((began, ended))
        self.now.jump(ended)

    async def look_round(self) -> None:
        """See which nodes are up; the tables of one that is gone are seen to by others."""
        n = schema.nodes.c
        query = select(n.name, n.beat).where(n.gone.is_(False))
        async with self.store.reading() as connection:
            beats = {row.name: row.beat for row in await connection.execute(query)}
        up = {name for name, beat in beats.items() if beat > self.now() - DEAD}
        before, self.alive = self.alive, sorted({*up, self.name})
        if self.alive == before:
            return
        # Who is at a node that only was not heard of for a while is still there when it is.
        for nodes in self.elsewhere.values():
            for name in [name for name in nodes if name not in beats]:
                del nodes[name]
        self.hearer.others_changed()

    # --- listening -----------------------------------------------------------------------

    async def _listen(self) -> None:
        url = self.store.url.set(drivername="postgresql")
        ears = await asyncpg.connect(url.render_as_string(hide_password=False))
        await ears.add_listener(CHANNEL, self._hear)
        self._ears = ears

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        kind, *words = payload.split()
        self.hearer.heard(kind, words)

    async def send(self, payload: str) -> None:
        """Tell the other nodes something small."""
        if not self.single:
            async with self.store.reading() as connection:
                await _notify(connection, payload)


async def _notify(connection: AsyncConnection, payload: str) -> None:
    query = text("SELECT pg_notify(:channel, :payload)")
    await connection.execute(query, {"channel": CHANNEL, "payload": payload})
