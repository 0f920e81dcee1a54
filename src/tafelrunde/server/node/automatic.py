"""Automatic: what a table does without anybody's message: bots, standing answers, flags."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tafelrunde.bots import level_names
from tafelrunde.kernel.chance import chance_of
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server.base.catalogue import usual_bot
from tafelrunde.server.club import lessons
from tafelrunde.server.club.club import Club
from tafelrunde.server.club.tables import start_if_full
from tafelrunde.server.node.bots import Behind, Bots
from tafelrunde.server.node.nodes import Nodes
from tafelrunde.server.node.presence import Presence
from tafelrunde.server.node.sharing import thought_for
from tafelrunde.server.store.database import FAILURES, said_by
from tafelrunde.server.store.store import Taken
from tafelrunde.server.table import leaving, loading, problems, standing
from tafelrunde.server.table.moving import moved
from tafelrunde.server.table.resting import may_rest
from tafelrunde.server.table.room import Room

log = logging.getLogger("tafelrunde.automatic")

# How often tables that are not in memory are looked through for clocks that have run out.
_SWEEP: Final = 10.0
# How long to wait with a bot's move when the store has failed.
_AGAIN: Final = 2.0
# A timer never fires so early that it only finds out it has to wait on.
_SOON: Final = 0.05


class Automatic:
    """Begins by itself what the tables of this node owe their players."""

    def __init__(self, club: Club, nodes: Nodes, presence: Presence, bots: Bots) -> None:
        self.club = club
        self.nodes = nodes
        self.presence = presence
        self.bots = bots

    def wake(self, room: Room) -> None:
        """Begin what the table owes its players after something happened."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if room.chronicle is None or not room.running or not self.nodes.owns(room.row.id):
            return
        for decision in () if self._rests(room) else room.match.decisions:
            seat = decision.seat
            if seat in room.thinking:
                continue
            if room.chairs[seat].bot is not None or standing.answer_for(room, seat) is not None:
                room.thinking[seat] = self.club.task(self._think(room, seat))
        self._set_timer(room)

    def _rests(self, room: Room) -> bool:
        """Whether bots wait here: for a learner, or for somebody to look on where they are among
        themselves."""
        if lessons.holds(room):
            return True
        return may_rest(room.row, room.chairs) and not self.presence.watched(room.row.id)

    async def look_on(self, room: Room) -> None:
        """Somebody has come to a table: bots that have waited for that go on."""
        async with room.lock:
            await room.ready()
            self.wake(room)

    # --- bots and standing answers -------------------------------------------------------

    async def _think(self, room: Room, seat: int) -> None:
        """Answer for a seat as long as it is asked something that is answered by itself."""
        try:
            while await self._answer(room, seat):
                pass
        except FAILURES as error:
            log.warning("the store failed", extra={"table": room.code, "why": said_by(error)})
            self.club.task(self._later(room))
        finally:
            room.thinking.pop(seat, None)

    async def _later(self, room: Room) -> None:
        """Look again when the store may have come back."""
        while True:
            await asyncio.sleep(_AGAIN)
            try:
                async with room.lock:
                    await room.ready()
                    self.wake(room)
                    return
            except FAILURES:
                log.warning("the store has not come back", extra={"table": room.code})

    async def _answer(self, room: Room, seat: int, began: float | None = None) -> bool:
        """Answer once what has been asked since then, or is now; whether to look again."""
        clock = asyncio.get_running_loop().time
        began = clock() if began is None else began
        async with room.lock:
            await room.ready()
            chronicle, bot = room.chronicle, room.chairs[seat].bot
            if chronicle is None or not room.running or chronicle.match.decision(seat) is None:
                return False
            if self._rests(room) or not self.nodes.owns(room.row.id):
                return False
            if bot is None:
                option = standing.answer_for(room, seat)
                return option is not None and await _play(room, seat, option)
            if seat in room.forfeited:
                bot = usual_bot()
            opened = chronicle.opened[seat]
            bots, table = self.bots, room.row.id
            rows = chronicle.rows_for(bots.known(table, bot))
            people = thought_for(room)
            header = room.followed_row()
        try:
            option = await bots.choose(table, header, rows, seat, bot, people)
        except Behind:
            return await self._answer(room, seat, began)
        if option is None and bot != usual_bot():
            room.forfeited.add(seat)
            return await self._answer(room, seat, began)
        async with room.lock:
            await room.ready()
            again = await _play_for_bot(room, seat, opened, option)
        bots.metrics.waited(bot if bot in level_names() else "other", clock() - began)
        return again

    # --- clocks --------------------------------------------------------------------------

    def _set_timer(self, room: Room) -> None:
        """Look again when the first clock may have run out."""
        clocks = room.clocks
        assert clocks is not None
        running = [reading.left for reading in clocks.readings(room.now()) if reading.running]
        if running and room.settings.leaver != "wait":
            room.timer = asyncio.get_running_loop().call_later(
                max(min(running), 0.0) + _SOON, lambda: self.club.task(self.flags(room))
            )

    async def flags(self, room: Room) -> None:
        """Let the flags fall of people whose time is up."""
        async with room.lock:
            await room.ready()
            if room.chronicle is None or room.clocks is None or not room.running:
                return
            if self.nodes.late:
                # While nothing could be stored nobody could move.
                await self.nodes.beat()
            fallen = [
                seat
                for seat in room.clocks.fallen(room.now())
                if room.chairs[seat].player is not None and room.chairs[seat].bot is None
            ]
            if not fallen or room.settings.leaver == "wait":
                self._set_timer(room)
                return
            try:
                await room.commit(None, leaving.flag(room, fallen[0]))
            except Taken:
                room.listener.overtaken(room)
            room.tell_table()

    # --- after a start, and beside what is in memory -------------------------------------

    async def watch(self) -> None:
        """Bring back tables that owe somebody something: at the start, and as clocks run out."""
        look = self.resume
        while True:
            try:
                await look()
                look = self._sweep
            except FAILURES as error:
                log.warning("the store failed", extra={"why": said_by(error)})
            await asyncio.sleep(_SWEEP)

    async def resume(self) -> None:
        """Bring back the tables whose bots are to move, or whose rules have changed."""
        for code in await self.club.store.codes_to_resume():
            await self._bring(code)
        await self._sweep()

    async def _sweep(self) -> None:
        """Bring back the tables that are to begin, and those on which a clock may have run out."""
        store, now = self.club.store, self.club.now
        for code in [*await store.codes_to_begin(), *await store.codes_past_deadline(now())]:
            await self._bring(code)

    async def _bring(self, code: str) -> None:
        """See to a table; one that cannot be opened does not keep the others waiting."""
        with loading.if_it_opens(code):
            room = await self.club.room(code)
            async with room.lock:
                await room.ready()
                self.wake(room)
            await start_if_full(self.club, room)


async def _play_for_bot(room: Room, seat: int, opened: int, option: Option | None) -> bool:
    """Play what a bot chose, unless the table has gone on meanwhile.

    Where even the stand-in found nothing, any option is better than a table that waits.
    """
    chronicle = room.chronicle
    if chronicle is None or not room.running:
        return False
    decision = chronicle.match.decision(seat)
    if decision is None:
        return False
    # Somebody has come back to the seat, or it is asked something else.
    if room.chairs[seat].bot is None or chronicle.opened[seat] != opened:
        return True
    if option is None or not decision.offers(option):
        dice = chance_of(f"{room.row.code} {seat} {chronicle.number}")
        option = decision.options[dice.below(len(decision.options))]
    return await _play(room, seat, option)


async def _play(room: Room, seat: int, option: Option) -> bool:
    """Make a move for a seat; whether it may be asked again."""
    decision = room.match.decision(seat)
    spent = standing.spending(room, seat, decision.kind) if decision is not None else None
    try:
        await moved(room, lambda: room.match.play(seat, option))
        await room.commit(None, spent)
        if spent is not None:
            await room.listener.answers_changed(room)
    except Taken:
        room.listener.overtaken(room)
    except TafelrundeError as error:
        # The rules failed: the table stands until somebody takes a move back.
        room.listener.failed(room)
        log.warning("an automatic move failed", extra={"table": room.code, "why": str(error)})
        await problems.report(room, None, str(error))
        return False
    return True
