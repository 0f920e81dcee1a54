"""Lessons: a step of a game's first lesson as a table of its own, and how far the learner is."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final

from tafelrunde.bots import find
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.lesson import Lesson, Standing, Step, standing
from tafelrunde.kernel.log import Move
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.notation import from_notation
from tafelrunde.kernel.record import Header
from tafelrunde.server.base import catalogue
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import missing, not_yours, too_late
from tafelrunde.server.club import records, tables
from tafelrunde.server.club.club import Club
from tafelrunde.server.store.store import Chair
from tafelrunde.server.table.follower import Branched
from tafelrunde.server.table.room import Room

LEARNER: Final = 0
# Who comes along through all steps of a lesson, by seat.
RIVALS: Final = ("", "Elm", "Ash", "Oak", "Lime", "Birch")


def lesson_of(game: str) -> Lesson:
    """The lesson of a game; refused where it has none."""
    found = tables.game_called(game).lesson()
    if found is None:
        raise missing("server-such-lesson")
    return found


async def open_step(
    club: Club, player: Player, game: str, number: int, after: str | None = None
) -> Room:
    """A table at the beginning of a step: the learner, and bots on the other chairs.

    `after` is the table of the step before: what was chosen there stays as it is.
    """
    steps = lesson_of(game).steps
    if number >= len(steps):
        raise missing("server-such-lesson")
    made = await _made_before(club, player, game, number, after)
    left = await asyncio.to_thread(_left, game, number, made) if made else None
    origin = {"lesson": number}
    if left is None:
        begun = await asyncio.to_thread(_begun, game, number)
    else:
        begun = Branched(left)
        origin["at"] = len(left.moves)
    fields = records.fields_of(club, begun.header, player)
    fields |= {"status": "running", "asked": begun.asked, "origin": origin}
    chairs = [
        Chair(seat, player.id, None, None)
        if seat == LEARNER
        else Chair(seat, None, catalogue.usual_bot(), RIVALS[seat])
        for seat in range(begun.header["seats"])
    ]
    entries = records.stored(begun.rows, club.now(), begun.asked)
    return await tables.add(club, fields, chairs, entries)


@cache
def _whole(line: str) -> Match:
    """A match of a lesson, followed to its end."""
    return from_notation(line)


@cache
def _begun(game: str, number: int) -> Branched:
    lesson = lesson_of(game)
    return Branched(_at(lesson.lines[number], lesson.steps[number].at))


def _at(line: str, moves: int) -> Match:
    """A match of a lesson after so many moves."""
    whole = _whole(line)
    old = whole.header
    header = Header(old.game, old.rules, old.seats, old.options, old.seed, [])
    match = Match(whole.game, header, hashing=True)
    match.start()
    for move in whole.moves[:moves]:
        match.make_ready(move)
        match.play(move.seat, move.option)
    return match


# --- going on with what a learner has made ---------------------------------------------------


async def _made_before(
    club: Club, player: Player, game: str, number: int, after: str | None
) -> list[Move]:
    """The moves at the table of the step before, up to where it was done; none to go on from."""
    lesson = lesson_of(game)
    if after is None or not lesson.follows(number) or not lesson.beats[number]:
        return []
    room = await club.room(after)
    origin = room.row.origin or {}
    own = LEARNER in room.seats_of(player)
    if not own or room.row.game != game or origin.get("lesson") != number - 1:
        return []
    async with room.lock:
        await room.ready()
        if room.chronicle is None:
            return []
        moves = [*room.match.moves]
    return moves[: _done_at(lesson.steps[number - 1], moves, _begins(lesson, origin))]


def _begins(lesson: Lesson, origin: dict[str, Any]) -> int:
    """After how many moves the step of a table begins."""
    return int(origin.get("at", lesson.steps[origin["lesson"]].at))


def _done_at(step: Step, moves: list[Move], start: int) -> int:
    """After how many moves a step was done; 0 where it was not."""
    for end in range(start + 1, len(moves) + 1):
        at = _standing(step, moves[start:end])
        if at.task is None:
            return 0 if at.strayed else end
    return 0


def _standing(step: Step, moves: list[Move]) -> Standing:
    return standing(step, [(move.kind, move.option) for move in moves if move.seat == LEARNER])


def _left(game: str, number: int, made: list[Move]) -> Match | None:
    """The beginning of a step after these moves; None where they are those of its match, or where
    that cannot be followed.

    The match's own moves are made wherever they can be; elsewhere a bot answers.
    """
    lesson = lesson_of(game)
    step, beat = lesson.steps[number], lesson.beats[number]
    whole = _whole(lesson.lines[number])
    before = lesson.steps[number - 1]
    done = _done_at(before, whole.moves, before.at)
    if [_answer(move) for move in made] == [_answer(move) for move in whole.moves[:done]]:
        return None
    match = _at(lesson.lines[number], 0)
    for move in made:
        match.make_ready(move)
        match.play(move.seat, move.option)
    bot = find("greedy")("lesson")
    for move in whole.moves[done : step.at]:
        if move.kind == beat and not _in_step(match, beat, move.seat):
            return None
        decision = match.decision(move.seat)
        if decision is None or decision.kind != move.kind:
            continue
        offered = decision.offers(move.option)
        match.play(move.seat, move.option if offered else bot.choose(match, decision))
    if not _in_step(match, beat, LEARNER):
        return None
    decision = match.decision(LEARNER)
    assert decision is not None
    return match if any(step.tasks[0].fits(option) for option in decision.options) else None


def _answer(move: Move) -> tuple[int, str, Option]:
    return move.seat, move.kind, move.option


def _in_step(match: Match, beat: str, seat: int) -> bool:
    """Answer what the record was not asked, until a seat is at the next beat."""
    bot = find("greedy")("lesson")
    while not match.over and match.decisions:
        decision = match.decisions[0]
        if decision.kind == beat:
            return decision.seat == seat
        match.play(decision.seat, bot.choose(match, decision))
    return False


@cache
def boards(game: str, paragraph: str) -> list[dict[str, Any]]:
    """The positions that show what a paragraph of the rules means, as onlookers see them."""
    book = tables.game_called(game).rulebook()
    if book is None or paragraph not in book.boards:
        raise missing("server-such-page")
    lesson = lesson_of(game)
    numbers = {step.id: number for number, step in enumerate(lesson.steps)}
    found = []
    for step, moves in book.boards[paragraph]:
        number = numbers[step]
        match = _at(lesson.lines[number], lesson.steps[number].at + moves)
        found.append(match.view(None))
    return found


async def progress(room: Room, player: Player | None) -> dict[str, Any]:
    """Where the learner at a lesson's table is, and what would be right to do now."""
    if player is None or LEARNER not in room.seats_of(player):
        raise not_yours("server-not-your-seat")
    number = (room.row.origin or {}).get("lesson")
    if number is None:
        raise too_late("server-no-lesson")
    lesson = lesson_of(room.row.game)
    if number >= len(lesson.steps):
        raise too_late("server-no-lesson")
    step = lesson.steps[number]
    begins = _begins(lesson, room.row.origin or {})
    await asyncio.to_thread(_whole, lesson.lines[number])
    async with room.lock:
        await room.ready()
        if room.chronicle is None:
            raise too_late("server-no-lesson")
        match = room.match
        moves = match.moves
        at = _standing(step, moves[begins:])
        decision = match.decision(LEARNER)
        right: list[Any] = []
        if at.task is not None and decision is not None and decision.kind == at.task.kind:
            hint = _hint(lesson, number, at.done)
            right = [option for option in decision.options if at.task.fits(option)]
            right.sort(key=lambda option: option != hint)
        first, end = lesson.chapter_of(number)
        return {
            "n": room.number,
            "step": number,
            "first": first,
            "steps": [other.id for other in lesson.steps[first:end]],
            "all": len(lesson.steps),
            "done": at.task is None and not at.strayed,
            "strayed": at.strayed or len(moves) < begins,
            "task": at.done,
            "tasks": len(step.tasks),
            "right": right,
            "held": holds(room),
            "scale": step.scale,
            "rows": list(lesson.scales.get(step.scale, ())),
        }


def holds(room: Room) -> bool:
    """Whether a step is done, or was left, and nobody moves until the learner goes on."""
    origin = room.row.origin or {}
    number = origin.get("lesson")
    if number is None or origin.get("on") or room.chronicle is None:
        return False
    lesson = lesson_of(room.row.game)
    if number >= len(lesson.steps):
        return False
    return _standing(lesson.steps[number], room.match.moves[_begins(lesson, origin) :]).task is None


def _hint(lesson: Lesson, number: int, task: int) -> Any:
    """What the match of a step answers to one of its tasks."""
    step = lesson.steps[number]
    done = 0
    for move in _whole(lesson.lines[number]).moves[step.at :]:
        if move.seat == LEARNER and done < len(step.tasks) and move.kind == step.tasks[done].kind:
            if done == task:
                return move.option
            done += 1
    return None


async def leave(room: Room, player: Player) -> None:
    """The learner plays on: from here it is a table like any other."""
    await _turn(room, player, {"learnt": True})


async def go_on(room: Room, player: Player) -> None:
    """The learner has seen what came of a step: the match goes on, still as a lesson."""
    await _turn(room, player, {**(room.row.origin or {}), "on": True})


async def _turn(room: Room, player: Player, origin: dict[str, Any]) -> None:
    """Go on at a lesson's table, which may have waited for that."""
    async with room.lock:
        if room.row.host != player.id:
            raise not_yours("server-not-host")
        if await room.store.change_table(room.row.id, {"origin": origin}, "running"):
            room.row.origin = origin
            room.tell_table()
            room.listener.went_on(room, 0)
