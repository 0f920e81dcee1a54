"""People: who the house knows, what they set."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tafelrunde.server.base.identity import NEUTRAL, Player
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Store, Taken, json_text

# The epoch of those for whom no token from before there were sessions counts.
NO_EPOCH: Final = -1


async def signing_key(store: Store) -> bytes:
    """The key that signs identities, made when the house is opened first."""
    h = schema.house.c
    query = select(h.value).where(h.name == "key")
    async with store.reading() as connection:
        value = (await connection.execute(query)).scalar()
    if value is None:
        try:
            async with store.writing() as connection:
                await connection.execute(
                    insert(schema.house).values(name="key", value=secrets.token_hex(32))
                )
        except IntegrityError:
            pass
        async with store.reading() as connection:
            value = (await connection.execute(query)).scalar_one()
    return bytes.fromhex(value)


def player_in(row: Any) -> Player:
    """The player of a row of `players`."""
    return Player(
        id=row.id,
        name=row.name,
        settings=msgspec.json.decode(row.settings),
        keeps=row.password is not None,
        gone=row.gone,
    )


async def add_guest(store: Store, name: str, at: float) -> Player:
    async with store.writing() as connection:
        made = await connection.execute(
            insert(schema.players)
            .values(name=name, epoch=NO_EPOCH, settings="{}", created=at, gone=False)
            .returning(schema.players.c.id)
        )
        return Player(int(made.scalar_one()), name, {}, False)


async def player_of(store: Store, id: int) -> Player | None:
    query = select(schema.players).where(schema.players.c.id == id)
    async with store.reading() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else player_in(row)


async def since(store: Store, id: int) -> float | None:
    """Since when somebody is here; of who has left it is not told."""
    p = schema.players.c
    async with store.reading() as connection:
        query = select(p.created).where(p.id == id, ~p.gone)
        found: float | None = (await connection.execute(query)).scalar()
    return found


def is_shown(settings: str) -> bool:
    """Whether somebody with these settings lets others see that they are here."""
    shown: bool = msgspec.json.decode(settings).get("shown", True)
    return shown


async def hidden(store: Store, players: Collection[int]) -> set[int]:
    """Those of some players who do not show that they are here."""
    if not players:
        return set()
    p = schema.players.c
    query = select(p.id, p.settings).where(p.id.in_(players))
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
    return {row.id for row in rows if not is_shown(row.settings)}


async def by_login(store: Store, name: str) -> tuple[Player, str] | None:
    """The player who keeps that name, with the password's hash."""
    query = select(schema.players).where(schema.players.c.login == name.casefold())
    async with store.reading() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None or row.password is None else (player_in(row), row.password)


async def change_player(store: Store, id: int, **changes: Any) -> None:
    """Change what is stored of a player; raises Taken where a kept name is another's.

    Settings that are not named stay, also those that are being changed at the same time.
    """
    p = schema.players.c
    try:
        async with store.writing() as connection:
            if "settings" in changes:
                query = select(p.settings).where(p.id == id).with_for_update()
                before = msgspec.json.decode((await connection.execute(query)).scalar_one())
                changes["settings"] = json_text({**before, **changes["settings"]})
            await connection.execute(update(schema.players).where(p.id == id).values(changes))
    except IntegrityError as error:
        raise Taken from error


async def delete_player(store: Store, id: int) -> None:
    """Forget a player; the games stay, under a neutral name."""
    async with store.writing() as connection:
        await connection.execute(
            update(schema.players)
            .where(schema.players.c.id == id)
            .values(
                name=NEUTRAL,
                login=None,
                password=None,
                settings="{}",
                epoch=NO_EPOCH,
                gone=True,
            )
        )
        await connection.execute(delete(schema.sessions).where(schema.sessions.c.player == id))
        await connection.execute(delete(schema.ratings).where(schema.ratings.c.player == id))
        m = schema.mutes.c
        await connection.execute(delete(schema.mutes).where((m.player == id) | (m.muted == id)))
        i = schema.invitations.c
        await connection.execute(delete(schema.invitations).where((i.player == id) | (i.by == id)))
        await connection.execute(
            update(schema.chat).where(schema.chat.c.player == id).values(text="…")
        )
