"""Sessions: the devices on which somebody is signed in; one that has ended stays ended."""

from __future__ import annotations

import re
import secrets
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.kernel.text import Text
from tafelrunde.server.base import identity
from tafelrunde.server.base.identity import Player
from tafelrunde.server.club import people
from tafelrunde.server.club.club import Club
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Store, Taken
from tafelrunde.server.table.screens import NOBODY, SIGNED_OUT

# A session ends that nobody has used for so many seconds; each use renews it.
KEPT: Final = 180 * 86_400
# How exactly it is noted when one was used.
NOTED: Final = 60
# How many somebody has at most; the one that was not used for longest makes room.
MOST: Final = 30

_s, _p = schema.sessions.c, schema.players.c


async def begin(
    club: Club, player: Player, agent: str, still: ColumnElement[bool] | None = None
) -> str | None:
    """Sign a player in on a device: its token, or None if what must be the case is not any more."""
    there = select(_p.id).where(_p.id == player.id, _p.gone.is_(False)).with_for_update()
    if still is not None:
        there = there.where(still)
    spare = select(_s.id).where(_s.player == player.id).order_by(_s.used.desc()).offset(MOST - 1)
    async with club.store.writing() as connection:
        if (await connection.execute(there)).first() is None:
            return None
        old = [row.id for row in await connection.execute(spare)]
        unused = _s.used < club.now() - KEPT
        await connection.execute(delete(schema.sessions).where(_s.id.in_(old) | unused))
        return await _add(connection, club, player, agent)


async def _add(connection: AsyncConnection, club: Club, player: Player, agent: str) -> str:
    now, session = club.now(), secrets.token_hex(16)
    browser, system = device_of(agent)
    row = {"made": now, "used": now, "browser": browser, "system": system}
    await connection.execute(insert(schema.sessions).values(id=session, player=player.id, **row))
    player.session = session
    return identity.signed(club.key, session)


async def change_password(
    club: Club, player: Player, password: str, stored: str | None, agent: str
) -> str | None:
    """Keep a player under a password's hash, and end every session; the token of a new one here.

    Raises Taken where the name is another's; None where the password is not `stored` any more.
    """
    changes = {"password": password, "login": player.name.casefold(), "epoch": people.NO_EPOCH}
    same = _p.password.is_(None) if stored is None else _p.password == stored
    statement = update(schema.players).where(_p.id == player.id, _p.gone.is_(False), same)
    try:
        async with club.store.writing() as connection:
            if (await connection.execute(statement.values(changes))).rowcount != 1:
                return None
            await connection.execute(delete(schema.sessions).where(_s.player == player.id))
            token = await _add(connection, club, player, agent)
    except IntegrityError as error:
        raise Taken from error
    await close_ended(club, player.id)
    return token


async def owner(club: Club, token: str) -> Player | None:
    """Whose token this is, if it counts."""
    said = identity.unsealed(club.key, token)
    if said is None:
        return None
    old = identity.older(said)
    if old is not None:
        return await _owner_before_sessions(club.store, *old)
    now = club.now()
    query = (
        select(schema.players, _s.used)
        .join_from(schema.sessions, schema.players, _s.player == _p.id)
        .where(_s.id == said, _s.used >= now - KEPT, _p.gone.is_(False))
    )
    async with club.store.reading() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        return None
    if row.used < now - NOTED:
        async with club.store.writing() as connection:
            await connection.execute(
                update(schema.sessions).where(_s.id == said, _s.used < now).values(used=now)
            )
    player = people.player_in(row)
    player.session = said
    return player


async def _owner_before_sessions(store: Store, player: int, epoch: int) -> Player | None:
    """Whose token this is, of those that name player and epoch; `/api/me` gives a new one."""
    if player >= 2**53 or epoch >= 2**31:
        return None
    query = select(schema.players).where(_p.id == player, _p.epoch == epoch, _p.gone.is_(False))
    async with store.reading() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else people.player_in(row)


async def renewed(club: Club, player: Player, token: str, agent: str) -> str | None:
    """A token with a session for one that has none."""
    old = identity.older(identity.unsealed(club.key, token) or "")
    return None if old is None else await begin(club, player, agent, _p.epoch == old[1])


async def of_player(store: Store, player: Player) -> list[dict[str, Any]]:
    """A player's devices, the one used last first."""
    query = select(schema.sessions).where(_s.player == player.id).order_by(_s.used.desc(), _s.id)
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [
        {
            "id": row.id,
            "device": _told(row.browser, row.system).plain(),
            "made": row.made,
            "used": row.used,
            "here": row.id == player.session,
        }
        for row in rows
    ]


async def end(club: Club, player: Player, only: str | None) -> bool:
    """End a session of a player, or all of them; whether there was one."""
    ending = delete(schema.sessions).where(_s.player == player.id)
    if only is not None:
        ending = ending.where(_s.id == only)
    async with club.store.writing() as connection:
        found = (await connection.execute(ending)).rowcount > 0
        await connection.execute(
            update(schema.players).where(_p.id == player.id).values(epoch=people.NO_EPOCH)
        )
    await close_ended(club, player.id)
    return found


async def close_ended(club: Club, player: int | None = None) -> None:
    """Close the sockets here of sessions that have ended: a player's, or everybody's."""
    screens = [
        (screen, screen.player)
        for screen in club.screens()
        if screen.player is not None and player in {None, screen.player.id}
    ]
    if not screens:
        return
    named = {who.session for _, who in screens if who.session is not None}
    older = {who.id for _, who in screens if who.session is None}
    async with club.store.reading() as connection:
        query = select(_s.id).where(_s.id.in_(named))
        standing = set((await connection.execute(query)).scalars())
        query = select(_p.id).where(_p.id.in_(older), _p.epoch > people.NO_EPOCH)
        standing |= set((await connection.execute(query)).scalars())
    for screen, who in screens:
        if (who.id if who.session is None else who.session) not in standing:
            screen.close(NOBODY, SIGNED_OUT)


# --- devices ------------------------------------------------------------------------------

# The first that is found counts: most browsers also name those they are like.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> tuple[str | None, str | None]:
    """Browser and system as people call them; of a script the name it gives itself."""
    browser = next((name for sign, name in _BROWSERS if sign in agent), None)
    system = next((name for sign, name in _SYSTEMS if sign in agent), None)
    if browser is None:
        own = re.match(r"[A-Za-z][A-Za-z0-9 ._-]{0,39}", agent)
        browser = own[0].strip() if own and not agent.startswith("Mozilla/") else None
    return browser, system


def _told(browser: str | None, system: str | None) -> Text:
    if browser is None:
        return Text("server-device-unknown")
    if system is None:
        return Text("server-device-plain", browser=browser)
    return Text("server-device", browser=browser, system=system)
