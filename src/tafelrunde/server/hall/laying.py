"""Laying: online tables of a tournament are tables of this server, and follow its seating.

What is to be is read off the record, what is there off the store; the difference is made up for,
whenever something happens and when a tournament comes back into memory. So nothing is lost or
doubled, whichever node is killed at whichever moment.
"""

from __future__ import annotations

from contextlib import suppress
from hashlib import blake2b

import msgspec

from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import missing, not_yours, too_late
from tafelrunde.server.club import tables
from tafelrunde.server.club.club import Club
from tafelrunde.server.hall import book
from tafelrunde.server.hall.book import Board
from tafelrunde.server.hall.cup import Cup
from tafelrunde.server.hall.happened import LaidAlready, laid
from tafelrunde.server.hall.seatings import online, seating_of, table_of
from tafelrunde.server.store import schema
from tafelrunde.server.store.database import Taken
from tafelrunde.server.store.store import Chair
from tafelrunde.server.table import loading
from tafelrunde.server.table.room import Room
from tafelrunde.server.table.settings import Settings
from tafelrunde.tournament import deals
from tafelrunde.tournament.state import Round, Table


async def tend(club: Club, cup: Cup) -> None:
    """Lay the tables that are missing, close those that nobody is to sit at, take results."""
    async with cup.lock:
        await cup.ready()
        before = cup.boards
        cup.boards = await book.boards(cup.store, cup.row.id)
        wanted = {seating: (played, table) for seating, played, table in online(cup.t)}
        for board in cup.boards:
            if board.seating not in wanted and board.status in {"open", "running"}:
                await withdraw(club, board.code)
        there = {board.seating for board in cup.boards}
        for seating, (played, table) in wanted.items():
            if seating not in there and table.scores is None and not cup.t.state.closed:
                await _lay(club, cup, seating, played, table)
        for board in cup.boards:
            if board.seating in wanted:
                await _take(club, cup, board, *wanted[board.seating])
        cup.boards = await book.boards(cup.store, cup.row.id)
        if cup.boards != before:
            await cup.tell()


async def _lay(club: Club, cup: Cup, seating: str, played: Round, table: Table) -> None:
    """Open a table with everything set; the chairs wait for the holders of the slips."""
    wanted = deals.online(cup.t.state, cup.t.header.seed, played.number, table)
    names = wanted["names"]
    watch = cup.t.rules["watch"]
    settings = Settings(tournament=cup.row.code)
    if type(watch) is int:
        settings.spectators, settings.delay = "commentators", watch
    fields = {
        "game": wanted["game"],
        "seats": len(names),
        "options": wanted["options"],
        "settings": msgspec.to_builtins(settings),
        "password": None,
        "visibility": "link",
        "status": "open",
        "rated": False,
        "host": cup.row.organiser,
        "created": club.now(),
        "asked": 0,
        "seed": _shared(club.key, wanted["seed"]) if cup.t.rules["duplicate"] else None,
    }
    chairs = [Chair(seat, None, None, name) for seat, name in enumerate(names)]
    place = {"tournament": cup.row.id, "seating": seating}
    with suppress(LaidAlready):
        await tables.add(club, fields, chairs, also=lambda code: laid(schema.boards, place, code))


def _shared(key: bytes, seed: str) -> str:
    """The seed that tables share; whoever has the tournament's record cannot tell it from there."""
    return blake2b(seed.encode(), key=key, digest_size=16).hexdigest()


async def withdraw(club: Club, code: str) -> None:
    """Nobody is to sit at this table any longer."""
    with loading.if_it_opens(code):
        room = await club.room(code)
        async with room.lock:
            await room.ready()
            if room.row.status == "open":
                await tables.close(room)
            elif room.running:
                room.match.close("withdrawn")
                with suppress(Taken):
                    await room.commit(None)


async def _take(club: Club, cup: Cup, board: Board, played: Round, table: Table) -> None:
    """A match that has ended enters its own result; how far others are is noted."""
    if board.status == "running":
        with loading.if_it_opens(board.code):
            note_round(cup, await club.room(board.code))
    if board.status != "finished" or board.result is None or table.scores is not None:
        return
    result = msgspec.json.decode(board.result)
    # The game has parted equal scores by its own rule.
    ties = [-rank for rank in result["ranking"]]
    before, at = cup.number, club.now()
    cup.t.result(table.number, result["scores"], round=played.number, ties=ties, at=at, by="match")
    cup.t.confirm(table.number, round=played.number, at=at)
    try:
        await cup.keep(before, at, f"match {board.code}")
    except Taken:
        # Another node was faster.
        await cup.load()


def note_round(cup: Cup, room: Room) -> bool:
    """How far a table of this server has come; whether that is new."""
    if room.chronicle is None:
        return False
    number = room.match.game.tourney().round(room.match.state)
    if cup.reached.get(room.code, 0) == number:
        return False
    cup.reached[room.code] = number
    return True


def waits(cup: Cup, room: Room) -> bool:
    """Whether a table has to wait: all begin to play together, and stop together."""
    if room.chronicle is None or room.match.game.tourney().prepares(room.match.state):
        return False
    seating = next((board.seating for board in cup.boards if board.code == room.code), None)
    played = next((played for name, played, _ in online(cup.t) if name == seating), None)
    return played is not None and played.clock.since is None


async def sit(club: Club, cup: Cup, player: Player, slip: str, name: str) -> str:
    """The holder of a slip takes the chair that the seating says; the code of the table."""
    place = table_of(cup.t, slip)
    if place is None:
        raise missing("server-such-slip")
    played, table = place
    names = [cup.t.state.players[seated].name for seated in table.seats]
    if name not in names:
        raise not_yours("server-other-slip")
    board = cup.board_of(seating_of(played, table)) if played.published else None
    if table.place != "online" or board is None:
        raise too_late("server-wooden-table")
    room = await club.room(board.code)
    seat = names.index(name)
    if any(other != seat for other in room.seats_of(player)):
        raise not_yours("server-tournament-table")
    await tables.take_chair(club, room, player, seat)
    return board.code
