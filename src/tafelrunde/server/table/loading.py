"""Loading: a room's match from the store, all of it or what another node has added."""

from __future__ import annotations

import asyncio
import logging
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from tafelrunde.kernel.errors import RecordError, TafelrundeError
from tafelrunde.kernel.log import TableEvent
from tafelrunde.kernel.record import entry_of
from tafelrunde.kernel.registry import find_game
from tafelrunde.kernel.text import Text
from tafelrunde.server.base import catalogue
from tafelrunde.server.base.refusals import Trouble, missing
from tafelrunde.server.base.wire import settings_of
from tafelrunde.server.store.database import FAILURES
from tafelrunde.server.store.store import StoredEntry, Taken
from tafelrunde.server.table import standing
from tafelrunde.server.table.chronicle import TOLD, Chronicle, Pause, compared, retold
from tafelrunde.server.table.clocks import Clocks
from tafelrunde.server.table.results import result_of

if TYPE_CHECKING:
    from tafelrunde.server.table.room import Room

log = logging.getLogger("tafelrunde.loading")

T = TypeVar("T")

# So many entries are followed in a few milliseconds; where there are more, others go on meanwhile.
FEW: Final = 25
# A thread works so long, rests so long for the others' sake, and is done after so many seconds.
_TURN: Final = 0.002
_REST: Final = 0.000_5
_PATIENCE: Final = 60.0


@contextmanager
def if_it_opens(code: str) -> Iterator[None]:
    """Something to do at a table; where that cannot be opened, this is noted and all goes on."""
    try:
        yield
    except FAILURES:
        raise
    except (Trouble, TafelrundeError) as error:
        log.warning("a table cannot be opened", extra={"table": code, "why": str(error)})
    except Exception:
        log.exception("a table cannot be opened", extra={"table": code})


class Breath:
    """Lets others go on while a thread follows a record, and ends it where that takes too long.

    Compiled rules keep everybody else waiting between two entries, and no longer.
    """

    def __init__(self) -> None:
        self.began = self.at = time.monotonic()

    def __call__(self) -> None:
        now = time.monotonic()
        if now - self.at < _TURN:
            return
        if now - self.began > _PATIENCE:
            raise Trouble(413, Text("server-too-heavy"), "the record is too long to be followed")
        time.sleep(_REST)
        self.at = time.monotonic()


async def beside(entries: int, work: Callable[..., T], *given: Any) -> T:
    """Let a function follow so many entries: at once where they are few, else beside the loop."""
    if entries <= FEW:
        return work(*given, None)
    return await asyncio.to_thread(work, *given, Breath())


async def rebuild(room: Room) -> None:
    """Build a room's match anew from what the store holds; till that is done it is broken."""
    room.broken = True
    store = room.house.store
    row = await store.table(room.code)
    if row is None:
        raise missing()
    room.row = row
    room.chairs = (await store.chairs([row.id]))[row.id]
    room.settings = settings_of(row.settings)
    room.ratings = await room.house.ratings_at(room)
    if row.header is None:
        room.chronicle = None
        room.clocks = None
        room.broken = False
        return
    stored = await store.entries(row.id)
    if row.status == "running" and row.build != catalogue.build_of(row.game):
        await _check(room, stored)
        stored = await store.entries(row.id)
    room.standing = await standing.of_table(store, row.id)
    cut = room.row.upto
    if cut is None:
        chronicle: Chronicle | None = await _retold(room, stored)
    else:
        stored = stored[:cut]
        chronicle = await _as_far_as_it_goes(room, stored)
    clocks = Clocks(room.settings.clock, row.seats, room.house.pauses)
    clocks.start(row.started or row.created, row.asked)
    await beside(len(stored), _wind, clocks, stored)
    room.chronicle = chronicle
    room.clocks = clocks
    room.stored = 0 if chronicle is None else chronicle.number
    room.times = array("d", [row.started or row.created, *(entry.at for entry in stored)])
    room.messages.clear()
    for entry in stored[-TOLD:]:
        room.note_message(entry.message, entry.number)
    room.broken = False


async def _retold(room: Room, stored: list[StoredEntry]) -> Chronicle:
    rows = [entry.row for entry in stored]
    given = find_game(room.row.game), room.header(), room.waits(), rows
    return await beside(len(rows), retold, *given)


def _wind(clocks: Clocks, stored: list[StoredEntry], pause: Pause) -> None:
    """Move clocks on over stored entries; where they hurry nobody, only the last counts."""
    for entry in stored if clocks.hurry else stored[-1:]:
        made = entry_of(msgspec.json.decode(entry.row), entry.number, entry.number + 1)
        clocks.follow(made, entry.at, entry.asked)
        if pause is not None:
            pause()


async def catch_up(room: Room) -> None:
    """Follow what another node has written since."""
    chronicle = room.chronicle
    if room.broken or chronicle is None or not room.running:
        await rebuild(room)
        return
    added = await room.house.store.entries(room.row.id, chronicle.number)
    if len(added) > FEW:
        await rebuild(room)
        return
    try:
        for entry in added:
            made = chronicle.follow(msgspec.json.decode(entry.row), entry.number)
            room.clock_entry(made, entry.at, entry.asked)
            room.stored = entry.number
            room.note_message(entry.message, entry.number)
            if isinstance(made, TableEvent) and made.name in _CHANGING:
                await rebuild(room)
                return
    except RecordError:
        await rebuild(room)


# Table events after which the row or the chairs are others, too.
_CHANGING = frozenset({"takeover", "return", "result", "closed"})


# --- rules that have changed ---------------------------------------------------------------


async def _check(room: Room, stored: list[StoredEntry]) -> None:
    """Follow a running match under rules it was not begun with; close it where they differ."""
    row = room.row
    game = find_game(row.game)
    try:
        rows = [entry.row for entry in stored]
        await beside(len(rows), compared, game, room.header(), room.waits(), rows)
    except Trouble:
        raise
    except RecordError as error:
        await _close(room, stored, error.line - 1)
        return
    except Exception:
        log.exception("a match cannot be set up any more", extra={"table": row.code})
        await _close(room, stored, 0)
        return
    header = {**(row.header or {}), "rules": game.rules}
    build = catalogue.build_of(row.game)
    await room.house.store.change_table(row.id, {"build": build, "header": header}, "running")
    row.build, row.header = build, header


async def _close(room: Room, stored: list[StoredEntry], number: int) -> None:
    """Close a match that the rules no longer follow from this entry on."""
    row = room.row
    upto = max(number - 1, 0)
    now = room.house.now()
    chronicle = await _as_far_as_it_goes(room, stored[:upto], number)
    result = None if chronicle is None else result_of(chronicle, room.settings.drift)
    last = len(stored) + 1
    fact: dict[str, Any] = {"n": last, "event": "closed", "reason": f"drift {number}"}
    entry = StoredEntry(last, msgspec.json.encode(fact).decode(), now, 0)
    changes = {
        "status": "closed",
        "upto": upto,
        "ended": now,
        "result": result,
        "build": catalogue.build_of(row.game),
    }
    log.warning("a match does not fit the rules", extra={"table": row.code, "entry": number})
    also = room.house.rates(room, result, None)
    try:
        await room.house.store.append(row.id, [entry], changes, also)
    except Taken:
        log.info("another node closed it", extra={"table": row.code})
    found = await room.house.store.table(row.code)
    assert found is not None
    room.row = found


async def _as_far_as_it_goes(
    room: Room, stored: list[StoredEntry], number: int | None = None
) -> Chronicle | None:
    """The part of a match that can still be followed, closed after it."""
    try:
        chronicle = await _retold(room, stored)
    except (TafelrundeError, RuntimeError, KeyError, TypeError, ValueError):
        return None
    chronicle.match.close(f"drift {len(stored) + 1 if number is None else number}")
    chronicle.catch_up()
    return chronicle
