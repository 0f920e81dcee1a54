"""Actions: what a client's message does at a table. Each is done once, whatever is sent twice."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

from tafelrunde.kernel.decision import REQUEST, Option
from tafelrunde.kernel.errors import NeedsConsent, Refused, RuleFault, TafelrundeError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text
from tafelrunde.server.base import wire
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import Trouble, bad, nobody, not_yours, too_late
from tafelrunde.server.store.database import FAILURES, Unstorable, is_unstorable, said_by
from tafelrunde.server.store.store import Also, Taken
from tafelrunde.server.table import leaving, loading, problems, standing, talk, undoing
from tafelrunde.server.table.frames import plain_texts
from tafelrunde.server.table.moving import moved
from tafelrunde.server.table.room import Room
from tafelrunde.server.table.screens import Screen

log = logging.getLogger("tafelrunde.actions")

# How often a message is tried where other nodes write to the same table at the same time.
_TRIES: Final = 5


async def act(
    room: Room, player: Player | None, message: wire.AnyMessage, screen: Screen | None = None
) -> dict[str, Any]:
    """Do what a message says; its `ok` or `no`."""
    if isinstance(message, wire.Ping):
        return wire.ok(message.id, room.number)
    began = time.perf_counter()
    kind = type(message).__name__.lower()
    moves = isinstance(message, wire.Play | wire.Confirm)
    if moves and await room.listener.waits(room):
        return wire.no(message.id, room.number, Text("server-not-begun").plain(), 409)
    async with room.lock:
        try:
            answer = await _act_once(room, player, message, screen)
        except (Unstorable, *FAILURES) as error:
            if is_unstorable(error):
                answer = wire.no(message.id, room.number, Text("server-unstorable").plain())
            else:
                log.error("the store failed", extra={"table": room.code, "why": said_by(error)})
                answer = wire.no(message.id, room.number, Text("server-store").plain(), 503)
    if isinstance(message, wire.Advise) and answer["t"] == "ok" and "advice" not in answer:
        answer = await _advised(room, player, message)
    room.listener.answered(room, kind, answer["t"], time.perf_counter() - began)
    return answer


async def _advised(room: Room, player: Player | None, message: wire.Advise) -> dict[str, Any]:
    """Options that a bot would show; the table goes on while they are found."""
    try:
        found = await room.listener.advise(room, message.seat)
    except Trouble as trouble:
        return wire.no(message.id, room.number, trouble.text.plain(), trouble.status)
    if found is None:
        return wire.no(message.id, room.number, Text("server-no-advice").plain(), 503)
    answer = wire.ok(message.id, room.number, advice=found)
    room.remember(0 if player is None else player.id, message.id, answer)
    return answer


async def _act_once(
    room: Room, player: Player | None, message: wire.AnyMessage, screen: Screen | None
) -> dict[str, Any]:
    """Do what a message says unless it was done before; the answer it gets either way."""
    await room.ready()
    if isinstance(message, wire.Play) and message.n > room.number:
        # The client has seen more through another node than this one has heard of.
        await loading.catch_up(room)
        room.publish()
    who = 0 if player is None else player.id
    for _ in range(_TRIES):
        answer = _answered(room, who, message.id)
        if answer is not None:
            return answer
        try:
            answer = await _do(room, player, message, screen)
            break
        except Trouble as trouble:
            if trouble.text.id == "fault":
                await problems.report(room, player, trouble.detail)
            known = await _answered_long_ago(room, who, message.id)
            answer = known or wire.no(message.id, room.number, trouble.text.plain(), trouble.status)
            break
        except Taken:
            # Another node was first: what it did is known now, and mostly leaves room for this.
            room.listener.overtaken(room)
            answer = await _answered_long_ago(room, who, message.id)
            if answer is not None:
                break
    else:
        answer = wire.no(message.id, room.number, Text("server-too-late").plain(), 409)
    if answer["t"] == "ok" and isinstance(message, wire.Advise):
        # What is advised comes later, and is remembered then.
        return answer
    if answer["t"] == "ok" or answer["status"] != 429:
        room.remember(who, message.id, answer)
    return answer


def _answered(room: Room, player: int, id: str) -> dict[str, Any] | None:
    """The answer a message got when it came first."""
    known = room.answers.get((player, id))
    if known is not None:
        return known
    number = room.messages.get(f"{player}:{id}")
    return None if number is None else wire.ok(id, number)


async def _answered_long_ago(room: Room, player: int, id: str) -> dict[str, Any] | None:
    """The answer of a message that came first so long ago that only the store knows of it."""
    number = await room.store.number_of(room.row.id, f"{player}:{id}")
    return None if number is None else wire.ok(id, number)


async def _do(
    room: Room, player: Player | None, message: wire.AnyMessage, screen: Screen | None
) -> dict[str, Any]:
    if isinstance(message, wire.Show):
        return _show(room, player, message, screen)
    if player is None:
        raise nobody()
    match message:
        case wire.Chat():
            number = await talk.say(room, player, message.text, message.id)
            return wire.ok(message.id, number)
        case wire.Mute():
            screens = room.screens if screen is None else {screen, *room.screens}
            await talk.mute(room.store, screens, player, message.player, message.on)
            return wire.ok(message.id, room.number)
        case wire.Why() | wire.Preview():
            _may_play(room, player, message.seat)
            return await moved(room, lambda: _explained(room, message))
        case wire.Advise():
            _may_play(room, player, message.seat)
            return _may_be_advised(room, player, message)
        case _:
            pass
    if room.chronicle is None or not room.running:
        raise too_late("why-over" if room.over else room.unseen)
    key = f"{player.id}:{message.id}"
    match message:
        case wire.Play():
            _may_play(room, player, message.seat)
            kept = standing.meant(room, message)
            await _play(room, message)
            also = standing.keeping(room, message, kept)
            first = await room.commit(key, also)
            if also is not None:
                await room.listener.answers_changed(room)
            return wire.ok(message.id, first)
        case wire.Confirm():
            _may_play(room, player, message.seat)
            await _kernel(room, lambda: room.match.confirm(message.seat))
        case wire.Undo():
            _may_play(room, player, message.seat)
            await _undo(room, message)
        case wire.Agree():
            _may_play(room, player, message.seat)
            await _agree(room, message)
        case wire.Resign():
            _may_play(room, player, message.seat)
            return await _leave(room, key, message, leaving.resign(room, message.seat))
        case wire.Return():
            return await _leave(room, key, message, leaving.come_back(room, player, message.seat))
        case wire.Replace():
            return await _leave(room, key, message, leaving.replace(room, player, message.seat))
        case wire.Ping():
            return wire.ok(message.id, room.number)
        case wire.Standing():
            _may_play(room, player, message.seat)
            await standing.set_answer(room, message)
            room.show_again(message.seat)
            await room.listener.answers_changed(room)
            return wire.ok(message.id, room.number)
    first = await room.commit(key)
    return wire.ok(message.id, first)


async def _leave(
    room: Room, key: str, message: wire.AnyMessage, also: Also | None
) -> dict[str, Any]:
    """Store that a seat changed hands, and show it."""
    first = await room.commit(key, also)
    room.tell_table()
    return wire.ok(message.id, first)


def _may_play(room: Room, player: Player, seat: int) -> None:
    if not room.plays(player, seat):
        raise not_yours("server-not-your-seat")


async def _kernel(room: Room, work: Any) -> None:
    """Let the kernel do something; its refusals become answers."""
    try:
        await moved(room, work)
    except Refused as error:
        raise Trouble(409, Text(f"why-{error.reason}"), str(error)) from error
    except RuleFault as error:
        room.listener.failed(room)
        where = {"table": room.code, "number": room.number}
        log.warning("the rules failed", extra=where, exc_info=error)
        raise Trouble(409, Text("fault"), str(error)) from error
    except TafelrundeError as error:
        raise bad(str(error)) from error


def _option(choice: Any) -> Option:
    return tuple(choice) if isinstance(choice, list) else choice


async def _play(room: Room, message: wire.Play) -> None:
    chronicle, match = room.chronicle, room.match
    assert chronicle is not None
    seat = message.seat
    decision = match.question(seat)
    if decision is None:
        raise too_late("why-over" if match.over else "why-not-asked")
    stale = decision.kind != REQUEST and message.n < chronicle.opened[seat]
    if stale or message.kind != decision.kind:
        raise too_late("server-asked-otherwise")
    await _kernel(room, lambda: _answer(match, seat, _option(message.option)))


def _answer(match: Match, seat: int, option: Option) -> None:
    """Answer what a seat is asked; where that is refused, with the rule's sentence."""
    try:
        match.play(seat, option)
    except Refused as error:
        reason = match.reason(seat, option)
        assert reason is not None
        raise Trouble(400, reason) from error


async def _undo(room: Room, message: wire.Undo) -> None:
    """Take back at once what nobody minds; otherwise ask those who must agree."""
    match, seat, policy = room.match, message.seat, room.settings.undo
    silent = room.silent(seat)
    cancels = message.to is not None and message.to == undoing.cancels_to(match, seat, silent)
    if policy == "never" and not cancels:
        raise not_yours("server-undo-never")
    if message.to is not None and message.to >= room.number:
        raise too_late("why-nothing-to-undo")
    if undoing.spent(match, seat, message.to) >= undoing.MOST:
        raise not_yours("server-undo-enough", count=undoing.MOST)
    try:
        if not cancels and match.undo_scope(seat, message.to)[0] < room.locked:
            raise too_late("server-undo-round")
        await moved(room, lambda: match.undo(seat, message.to, tuple(sorted(silent))))
    except NeedsConsent as error:
        if policy == "turn":
            raise not_yours("server-undo-turn") from error
        to = message.to
        if to is None:
            to = undoing.offer(match, policy, seat, silent)["to"]
        match.note("ask-undo", seat=seat, to=to)
    except Refused as error:
        raise Trouble(409, Text(f"why-{error.reason}"), str(error)) from error


async def _agree(room: Room, message: wire.Agree) -> None:
    match, seat = room.match, message.seat
    request = undoing.pending(match)
    if request is None:
        raise too_late("server-undo-asked")
    silent = room.silent(request.seat)
    needed = [s for s in match.undo_needs(request.seat, request.to) if s not in silent]
    if seat not in needed:
        raise not_yours("server-undo-not-asked")
    if not message.yes:
        match.note("decline", seat=seat)
        return
    agreed = {*request.agreed, seat}
    if room.chairs[seat].player is not None:
        # Somebody on several seats speaks for all of them.
        agreed |= {c.seat for c in room.chairs if c.player == room.chairs[seat].player}
    if set(needed) <= agreed:
        consent = tuple(sorted(agreed | silent))
        await _kernel(room, lambda: match.undo(request.seat, request.to, consent))
    else:
        match.note("agree", seat=seat)


def _explained(room: Room, message: wire.Why | wire.Preview) -> dict[str, Any]:
    """Why an option is not there, or what it would bring."""
    if room.chronicle is None:
        raise too_late(room.unseen)
    match, option = room.match, _option(message.option)
    decision = match.question(message.seat)
    if decision is None:
        raise too_late("why-over" if match.over else "why-not-asked")
    reason = match.reason(message.seat, option)
    if isinstance(message, wire.Why):
        said = None if reason is None else reason.plain()
        return wire.ok(message.id, room.number, reason=said)
    if reason is not None:
        raise Trouble(400, reason)
    preview = plain_texts(match.game.preview(match.state, decision, option))
    return wire.ok(message.id, room.number, preview=preview)


def _may_be_advised(room: Room, player: Player, message: wire.Advise) -> dict[str, Any]:
    """Whether a seat may ask for advice now; a rated match is played without."""
    if room.chronicle is None:
        raise too_late(room.unseen)
    if room.row.rated:
        raise not_yours("server-rated-advice")
    if room.settings.tournament is not None:
        raise not_yours("server-tournament-table")
    if room.match.decision(message.seat) is None:
        raise too_late("why-over" if room.match.over else "why-not-asked")
    room.given.limits.check("advice", str(player.id))
    return wire.ok(message.id, room.number)


def _show(
    room: Room, player: Player | None, message: wire.Show, screen: Screen | None
) -> dict[str, Any]:
    """Turn a screen to another seat: one's own, or any when all is revealed."""
    if screen is None:
        raise bad("only a screen can be turned")
    seat = message.seat
    anyones = room.revealed or screen.late
    allowed = range(room.row.seats) if anyones else room.seats_of(player)
    if seat is not None and seat not in allowed:
        raise not_yours("server-not-your-seat")
    screen.shown = seat
    if screen.late and room.commentary is not None:
        room.commentary.show(screen)
    else:
        room.show(screen)
    return wire.ok(message.id, room.number)
