"""Lessons: a step of a game's first lesson as a table of its own, and how far the learner is."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final

from tafelrunde.kernel.lesson import Lesson, standing
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


def lesson_of(game: str) -> Lesson:
    """The lesson of a game; refused where it has none."""
    found = tables.game_called(game).lesson()
    if found is None:
        raise missing("server-such-lesson")
    return found


async def open_step(club: Club, player: Player, game: str, number: int) -> Room:
    """A table at the beginning of a step: the learner, and bots on the other chairs."""
    steps = lesson_of(game).steps
    if number >= len(steps):
        raise missing("server-such-lesson")
    begun = await asyncio.to_thread(_begun, game, number)
    fields = records.fields_of(club, begun.header, player)
    fields |= {"status": "running", "asked": begun.asked, "origin": {"lesson": number}}
    chairs = [
        Chair(seat, player.id if seat == LEARNER else None, _bot(seat), None)
        for seat in range(begun.header["seats"])
    ]
    entries = records.stored(begun.rows, club.now(), begun.asked)
    return await tables.add(club, fields, chairs, entries)


def _bot(seat: int) -> str | None:
    return None if seat == LEARNER else catalogue.usual_bot()


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
    await asyncio.to_thread(_whole, lesson.lines[number])
    async with room.lock:
        await room.ready()
        if room.chronicle is None:
            raise too_late("server-no-lesson")
        match = room.match
        moves = match.moves
        own = [(m.kind, m.option) for m in moves[step.at :] if m.seat == LEARNER]
        at = standing(step, own)
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
            "strayed": at.strayed or len(moves) < step.at,
            "task": at.done,
            "tasks": len(step.tasks),
            "right": right,
        }


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
    async with room.lock:
        if room.row.host != player.id:
            raise not_yours("server-not-host")
        origin = {"learnt": True}
        if await room.store.change_table(room.row.id, {"origin": origin}, "running"):
            room.row.origin = origin
            room.tell_table()
