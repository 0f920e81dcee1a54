"""Tables: opening one, taking a chair at it, beginning the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tafelrunde.bots import bot_names, sits_at
from tafelrunde.kernel.completing import completed
from tafelrunde.kernel.errors import Conflict, TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.record import Header, header_row
from tafelrunde.kernel.registry import find_game
from tafelrunde.kernel.text import Text
from tafelrunde.server.base import catalogue, identity
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import Trouble, bad, missing, not_yours, too_late
from tafelrunde.server.club import invitations
from tafelrunde.server.club.club import Club
from tafelrunde.server.club.codes import new_code
from tafelrunde.server.store.store import Also, Chair, Taken
from tafelrunde.server.table import loading
from tafelrunde.server.table.chronicle import retold
from tafelrunde.server.table.clocks import Clocks, check_clock
from tafelrunde.server.table.room import Room
from tafelrunde.server.table.settings import TableSettings

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=1, max_length=100)]


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit on a chair of a new table: me, a bot, or somebody on my screen."""

    me: bool = False
    bot: Name | None = None
    name: Name | None = None


class Wanted(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Options that somebody thinks of opening a table with."""

    game: Name
    seats: Annotated[int, Meta(ge=1, le=12)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)


class NewTable(TableSettings, kw_only=True, forbid_unknown_fields=True):
    """What a table is opened with."""

    game: Name
    seats: Annotated[int, Meta(ge=1, le=12)] | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    chairs: Annotated[list[Place | None], Meta(max_length=12)] | None = None
    visibility: Literal["public", "link", "password"] = "public"
    password: Password | None = None
    rated: bool = False


def game_called(name: str) -> Game[Any]:
    try:
        return find_game(name)
    except TafelrundeError as error:
        raise missing("server-such-game") from error


def why_not(wanted: Wanted) -> dict[str, Any]:
    """What a table with these options would be refused for, and the options that it is about."""
    game = game_called(wanted.game)
    _check_seats(game, wanted.seats)
    try:
        game.options(wanted.seats, wanted.options)
    except Conflict as error:
        return {"why": error.text.plain(), "options": list(error.options)}
    except (TafelrundeError, ValueError) as error:
        return {"why": Text("server-options-refused", why=str(error)).plain(), "options": []}
    return {"why": None, "options": []}


def _check_seats(game: Game[Any], seats: int) -> None:
    low, high = game.seats
    if not low <= seats <= high:
        raise bad(f"{game.name} is for {low} to {high} seats")


async def open_table(club: Club, host: Player, wanted: NewTable, source: str) -> Room:
    """Open a table; where every chair is taken the match begins at once.

    `source` is where the host asks from: a password is counted there.
    """
    game = game_called(wanted.game)
    low, high = game.seats
    seats = wanted.seats if wanted.seats is not None else max(low, min(2, high))
    _check_seats(game, seats)
    try:
        options = game.options(seats, wanted.options)
    except Conflict as error:
        raise Trouble(400, error.text, str(error)) from error
    except (TafelrundeError, ValueError) as error:
        raise bad(str(error), "server-options-refused", why=str(error)) from error
    try:
        check_clock(wanted.clock)
    except ValueError as error:
        raise bad(str(error)) from error
    chairs = [_chair(seat, place, host) for seat, place in enumerate(_places(wanted, seats))]
    for chair in chairs:
        check_bot(chair.bot, game.name, seats, options)
    locked = wanted.visibility == "password"
    if locked and not wanted.password:
        raise bad("a table with a seat password needs one")
    if wanted.rated and any(chair.bot is not None or chair.name is not None for chair in chairs):
        raise bad("a rated match has one person on each seat", "server-rated-bots")
    password = None
    if locked and wanted.password:
        counted = ("hash", source), ("password", f"host {host.id}")
        password = await club.passwords.hashed(wanted.password, *counted)
    settings = msgspec.to_builtins(wanted)
    fields = {
        "game": game.name,
        "seats": seats,
        "options": options,
        "settings": {name: settings[name] for name in TableSettings.__struct_fields__},
        "password": password,
        "visibility": wanted.visibility,
        "status": "open",
        "rated": wanted.rated,
        "host": host.id,
        "created": club.now(),
        "asked": 0,
    }
    room = await add(club, fields, chairs)
    if room.row.status == "closed":
        raise bad("the match cannot be set up", "server-no-setup")
    return room


async def add(
    club: Club,
    fields: dict[str, Any],
    chairs: list[Chair],
    entries: Any = (),
    also: Callable[[str], Also] | None = None,
) -> Room:
    """Store a table under a code that no other has, and what is to be stored with that code."""
    while True:
        code = new_code()
        more = None if also is None else also(code)
        try:
            await club.store.add_table({**fields, "code": code}, chairs, entries, more)
        except Taken:
            continue
        return await club.room(code)


def _places(wanted: NewTable, seats: int) -> list[Place | None]:
    if wanted.chairs is None:
        return [Place(me=True), *[None] * (seats - 1)]
    if len(wanted.chairs) != seats:
        raise bad(f"{len(wanted.chairs)} chairs are named for {seats} seats")
    return wanted.chairs


def _chair(seat: int, place: Place | None, host: Player) -> Chair:
    if place is None:
        return Chair(seat, None, None, None)
    if place.bot is not None:
        return Chair(seat, None, place.bot, None)
    if place.name is not None:
        return Chair(seat, host.id, None, identity.clean_name(place.name))
    return Chair(seat, host.id if place.me else None, None, None)


def check_bot(name: str | None, game: str, seats: int, options: dict[str, Any]) -> None:
    """Refuse a bot that there is not, or that cannot play at such a table."""
    if name is None:
        return
    if name not in bot_names():
        raise missing("server-such-bot", bot=name)
    if not sits_at(name, game, seats, options):
        raise bad(f"the bot {name} cannot play at this table", "server-bot-elsewhere", bot=name)


# --- chairs -------------------------------------------------------------------------------


def open_chair(room: Room, seat: int) -> Chair:
    if room.row.status != "open":
        raise too_late("server-started-already")
    if not 0 <= seat < len(room.chairs):
        raise bad(f"there is no seat {seat}")
    return room.chairs[seat]


async def sit(
    club: Club, room: Room, player: Player, seat: int, password: str | None, source: str
) -> None:
    """Take a chair, with the password of a table that has one.

    Who sits there needs none, nor who opened the table or was invited to it.
    """
    if not _sits(room, player, seat):
        open_chair(room, seat)
        check_free(room)
        locked = room.row.visibility == "password" and room.row.host != player.id
        if locked and not await invitations.is_invited(club.store, room, player):
            counted = ("hash", source), ("password", f"{player.id} at {room.code}")
            stored = room.row.password or ""
            if not await club.passwords.matches(stored, password, *counted):
                raise not_yours("server-wrong-password")
    await take_chair(club, room, player, seat)


async def take_chair(club: Club, room: Room, player: Player, seat: int) -> None:
    """Take a chair at a table where the player is welcome; who sits there stays."""
    async with room.lock:
        if not _sits(room, player, seat):
            chair = open_chair(room, seat)
            if room.row.rated and room.seats_of(player):
                raise not_yours("server-rated-bots")
            await reseat(room, chair, held(room, chair, player.id), None, None)
    await start_if_full(club, room)


def held(room: Room, chair: Chair, player: int | None) -> dict[str, Any]:
    """A chair with this player, or free. At a tournament it keeps the name that the slip says."""
    slip = room.settings.tournament is not None
    return {"player": player, "name": chair.name if slip else None}


def check_free(room: Room) -> None:
    """At a tournament's table the slip says who sits where."""
    if room.settings.tournament is not None:
        raise not_yours("server-tournament-table")


def _sits(room: Room, player: Player, seat: int) -> bool:
    """Whether a player sits on a chair already, as somebody does whose message comes twice."""
    own = room.settings.tournament is not None or room.chairs[seat].name is None
    return seat in room.seats_of(player) and own


async def sit_beside(club: Club, room: Room, player: Player, seat: int, name: str) -> None:
    """Somebody else takes a chair on a player's own screen."""
    async with room.lock:
        chair = open_chair(room, seat)
        check_free(room)
        if not room.seats_of(player) and room.row.host != player.id:
            raise not_yours("server-not-seated")
        if room.row.rated:
            raise not_yours("server-rated-bots")
        changes = {"player": player.id, "name": identity.clean_name(name)}
        await reseat(room, chair, changes, None, None)
    await start_if_full(club, room)


async def close_if_deserted(room: Room) -> None:
    """A table that everybody has left before it began is not laid any longer."""
    if room.settings.tournament is not None:
        # Who is to sit there comes by the slip.
        return
    if room.row.status != "open" or any(chair.player is not None for chair in room.chairs):
        return
    await close(room)


async def close(room: Room) -> None:
    """Close a table that has not begun."""
    changes: dict[str, Any] = {"status": "closed", "ended": room.now()}
    if await room.store.change_table(room.row.id, changes, "open"):
        room.row.status, room.row.ended = "closed", changes["ended"]
        room.tell_table()


async def seat_bot(club: Club, room: Room, player: Player, seat: int, bot: str | None) -> None:
    async with room.lock:
        chair = open_chair(room, seat)
        check_free(room)
        if room.row.host != player.id:
            raise not_yours("server-not-host")
        if room.row.rated:
            raise not_yours("server-rated-bots")
        row = room.row
        check_bot(bot, row.game, row.seats, row.options)
        await reseat(room, chair, {"bot": bot}, None, chair.bot)
    await start_if_full(club, room)


async def reseat(
    room: Room, chair: Chair, changes: dict[str, Any], player: int | None, bot: str | None
) -> None:
    """Change a chair on which this player and bot sit; another may have been faster."""
    store = room.store
    changed = await store.change_chair(room.row.id, chair.seat, changes, player, bot)
    await refresh(room)
    now = room.chairs[chair.seat]
    # The same may have been done through another node.
    if not changed and any(getattr(now, name) != value for name, value in changes.items()):
        raise too_late("server-chair-taken")


async def refresh(room: Room) -> None:
    """Read a table's chairs anew and show the table to everybody there."""
    room.chairs = (await room.store.chairs([room.row.id]))[room.row.id]
    room.ratings = await room.given.ledger.ratings(room)
    room.tell_table()


async def start_if_full(club: Club, room: Room) -> None:
    """Begin the match of an open table on which every chair is taken."""
    if room.row.status == "open" and all(
        chair.player is not None or chair.bot is not None for chair in room.chairs
    ):
        await start(club, room)


async def start(club: Club, room: Room) -> None:
    """Begin the match; a node that comes too late finds it begun."""
    async with room.lock:
        row = room.row
        if row.status != "open":
            return
        if any(chair.player is None and chair.bot is None for chair in room.chairs):
            raise too_late("server-chair-empty")
        game = game_called(row.game)
        given = Header(game.name, game.rules, row.seats, row.options, row.seed or club.seed(), [])
        try:
            # The table may have been opened before an option came.
            chronicle = retold(game, completed(given), room.waits(), [])
        except Exception as error:
            # It never can be: nobody is to wait for it.
            await close(room)
            raise bad(f"the match cannot be set up: {error}", "server-no-setup") from error
        changes: dict[str, Any] = {
            "status": "running",
            "started": club.now(),
            "header": header_row(chronicle.match.header),
            "asked": chronicle.asked,
            "build": catalogue.build_of(game.name),
        }
        clocks = Clocks(room.settings.clock, row.seats, ())
        clocks.start(changes["started"], changes["asked"])
        changes["deadline"] = clocks.deadline()
        await club.store.change_table(row.id, changes, "open")
        await loading.rebuild(room)
        room.tell_table()
        room.show_beginning()
        room.listener.went_on(room, chronicle.asked)
