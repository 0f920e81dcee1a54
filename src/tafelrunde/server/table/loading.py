"""Loading: a table's match from the store, all of it or what another node has added."""

from __future__ import annotations

import asyncio
import logging
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import msgspec

from tafelrunde.kernel.completing import completed
from tafelrunde.kernel.errors import RecordError, TafelrundeError
from tafelrunde.kernel.log import TableEvent
from tafelrunde.kernel.pausing import giving_way
from tafelrunde.kernel.record import Header, entry_of
from tafelrunde.kernel.registry import find_game
from tafelrunde.kernel.text import Text
from tafelrunde.server.base import catalogue
from tafelrunde.server.base.refusals import Trouble, missing
from tafelrunde.server.store.database import FAILURES
from tafelrunde.server.store.store import StoredEntry, Taken
from tafelrunde.server.table import standing
from tafelrunde.server.table.chronicle import TOLD, Chronicle, Pause, compared, retold
from tafelrunde.server.table.clocks import Clocks
from tafelrunde.server.table.results import result_of
from tafelrunde.server.table.settings import settings_of
from tafelrunde.server.table.table import Table

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

    Compiled rules keep everybody else waiting between two entries, and no longer: a search that
    may take long in one gives way, too.
    """

    def __init__(self) -> None:
        self.began = self.at = time.monotonic()

    def __call__(self) -> None:
        """Between two entries."""
        if time.monotonic() - self.began > _PATIENCE:
            raise Trouble(413, Text("server-too-heavy"), "the record is too long to be followed")
        self.rest()

    def rest(self) -> None:
        """In the middle of one."""
        if time.monotonic() - self.at >= _TURN:
            time.sleep(_REST)
            self.at = time.monotonic()


async def beside(work: Callable[..., T], *given: Any) -> T:
    """Let a function follow entries beside the loop, however few: each may take long."""
    breath = Breath()
    return await asyncio.to_thread(giving_way, breath.rest, lambda: work(*given, breath))


async def rebuild(table: Table) -> None:
    """Build a table's match anew from what the store holds; till that is done it is broken."""
    table.broken = True
    store = table.store
    row = await store.table(table.code)
    if row is None:
        raise missing()
    table.row = row
    table.chairs = (await store.chairs([row.id]))[row.id]
    table.settings = settings_of(row.settings)
    table.ratings = await table.given.ledger.ratings(table)
    table.followed = None
    if row.header is None or not catalogue.is_installed(row.game):
        table.chronicle = None
        table.clocks = None
        table.broken = False
        return
    stored = await store.entries(row.id)
    table.followed = _followed(table)
    if row.build != catalogue.build_of(row.game):
        await _check(table, stored)
        stored = await store.entries(row.id)
    table.standing = await standing.of_table(store, row.id)
    cut = table.row.upto
    if cut is None:
        chronicle: Chronicle | None = await _retold(table, stored)
    else:
        stored = stored[:cut]
        chronicle = await _as_far_as_it_goes(table, stored)
    clocks = Clocks(table.settings.clock, row.seats, table.given.pauses)
    clocks.start(row.started or row.created, row.asked)
    await beside(_wind, clocks, stored)
    table.chronicle = chronicle
    table.clocks = clocks
    table.stored = 0 if chronicle is None else chronicle.number
    table.times = array("d", [row.started or row.created, *(entry.at for entry in stored)])
    table.messages.clear()
    for entry in stored[-TOLD:]:
        table.note_message(entry.message, entry.number)
    table.broken = False


def _followed(table: Table) -> Header | None:
    """What a table's entries are followed from, where today's rules know such a match."""
    try:
        return completed(table.header())
    except TafelrundeError as error:
        log.warning("a match is unknown", extra={"table": table.code, "why": str(error)})
        return None


async def _retold(table: Table, stored: list[StoredEntry]) -> Chronicle:
    assert table.followed is not None
    rows = [entry.row for entry in stored]
    given = find_game(table.row.game), table.followed, table.waits(), rows
    return await beside(retold, *given)


def _wind(clocks: Clocks, stored: list[StoredEntry], pause: Pause) -> None:
    """Move clocks on over stored entries; where they hurry nobody, only the last counts."""
    for entry in stored if clocks.hurry else stored[-1:]:
        made = entry_of(msgspec.json.decode(entry.row), entry.number, entry.number + 1)
        clocks.follow(made, entry.at, entry.asked)
        if pause is not None:
            pause()


async def catch_up(table: Table) -> None:
    """Follow what another node has written since."""
    chronicle = table.chronicle
    if table.broken or chronicle is None or not table.running:
        await rebuild(table)
        return
    added = await table.store.entries(table.row.id, chronicle.number)
    if len(added) > FEW or table.slow:
        await rebuild(table)
        return
    try:
        for entry in added:
            made = chronicle.follow(msgspec.json.decode(entry.row), entry.number)
            table.clock_entry(made, entry.at, entry.asked)
            table.stored = entry.number
            table.note_message(entry.message, entry.number)
            if isinstance(made, TableEvent) and made.name in _CHANGING:
                await rebuild(table)
                return
    except RecordError:
        await rebuild(table)


# Table events after which the row or the chairs are others, too.
_CHANGING = frozenset({"takeover", "return", "result", "closed"})


# --- rules that have changed ---------------------------------------------------------------


async def _check(table: Table, stored: list[StoredEntry]) -> None:
    """Follow a match that another build followed last; where the rules differ it is outdated.

    One that runs is closed there; one that has ended keeps its result.
    """
    row = table.row
    fault = await _first_fault(table, stored)
    if fault is not None and row.status == "running":
        await _close(table, stored, fault)
        return
    changes: dict[str, Any] = {"build": catalogue.build_of(row.game)}
    if fault is None:
        changes["header"] = {**(row.header or {}), "rules": find_game(row.game).rules}
        if not _closed_by_drift(stored):
            changes["upto"] = None
    else:
        log.warning("a match does not fit the rules", extra={"table": row.code, "entry": fault})
        changes["upto"] = max(fault - 1, 0)
    await table.store.change_table(row.id, changes, row.status)
    for name, value in changes.items():
        setattr(row, name, value)


async def _first_fault(table: Table, stored: list[StoredEntry]) -> int | None:
    """The first entry that the rules do not follow; 0 where they know no such match."""
    if table.followed is None:
        return 0
    row = table.row
    game = find_game(row.game)
    try:
        rows = [entry.row for entry in stored]
        await beside(compared, game, table.followed, table.waits(), rows)
    except Trouble:
        raise
    except RecordError as error:
        return error.line - 1
    except Exception as error:  # noqa: BLE001 - whatever it is, the match is outdated
        # Older rules may have had another set-up; that these fail at their own is a fault.
        say = log.exception if table.header().rules == game.rules else log.warning
        say("a match cannot be set up any more", extra={"table": row.code, "why": repr(error)})
        return 0
    return None


def _closed_by_drift(stored: list[StoredEntry]) -> bool:
    """Whether the rules had changed, and that was the end of a match."""
    last = msgspec.json.decode(stored[-1].row) if stored else {}
    return last.get("event") == "closed" and str(last.get("reason")).startswith("drift")


async def _close(table: Table, stored: list[StoredEntry], number: int) -> None:
    """Close a match that the rules no longer follow from this entry on."""
    row = table.row
    upto = max(number - 1, 0)
    now = table.now()
    chronicle = await _as_far_as_it_goes(table, stored[:upto], number)
    result = None if chronicle is None else result_of(chronicle, table.settings.drift)
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
    also = table.given.ledger.closing(table, result, None)
    try:
        await table.store.append(row.id, [entry], changes, also)
    except Taken:
        log.info("another node closed it", extra={"table": row.code})
    found = await table.store.table(row.code)
    assert found is not None
    table.row = found


async def _as_far_as_it_goes(
    table: Table, stored: list[StoredEntry], number: int | None = None
) -> Chronicle | None:
    """The part of a match that can still be followed, closed after it."""
    if table.followed is None:
        return None
    try:
        chronicle = await _retold(table, stored)
    except Trouble:
        raise
    except Exception as error:  # noqa: BLE001 - whatever it is, there is nothing to show
        log.warning("nothing can be shown", extra={"table": table.code, "why": repr(error)})
        return None
    chronicle.match.close(f"drift {len(stored) + 1 if number is None else number}")
    chronicle.catch_up()
    return chronicle
