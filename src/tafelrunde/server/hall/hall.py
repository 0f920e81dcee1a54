"""Hall: the tournaments of a house, and what is done to them."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from hashlib import blake2b
from typing import Annotated, Any, Final
from weakref import WeakValueDictionary

import msgspec
from msgspec import Meta

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.text import Text
from tafelrunde.server.base import identity
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import Trouble, bad, missing, not_yours, too_late
from tafelrunde.server.club.club import Club
from tafelrunde.server.club.codes import new_code
from tafelrunde.server.hall import book, deeds, laying, tormentor, watching
from tafelrunde.server.hall.cup import Cup
from tafelrunde.server.hall.deeds import AnyDeed
from tafelrunde.server.hall.seatings import table_of
from tafelrunde.server.store.database import Taken
from tafelrunde.server.table import loading
from tafelrunde.server.table.room import Room
from tafelrunde.tournament import Unfit, rights
from tafelrunde.tournament import new as new_tournament
from tafelrunde.tournament.presets import PRESETS

_IDLE: Final = 1800.0
# A tournament in which nothing has happened for so long is not brought back by itself.
_DAY: Final = 86_400.0


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """What a tournament is opened with."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    preset: Annotated[str, Meta(min_length=1, max_length=40)] = "official"
    game: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    rounds: Annotated[int, Meta(ge=1, le=20)] | None = None
    # Rules that are not as in the preset.
    rules: Annotated[dict[str, Any], Meta(max_length=20)] = {}


class Asker(msgspec.Struct):
    """Who asks something of a tournament: an account, a helper's key, or a table's slip."""

    player: Player | None = None
    key: str | None = None
    slip: str | None = None
    # Who at the table holds the slip, and what that person's phone calls itself.
    name: str = ""
    device: str = ""


class Hall:
    """The tournaments that this node has in memory."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.cups: dict[str, Cup] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # --- which there are -------------------------------------------------------------------

    async def open(self, player: Player, wanted: NewTournament) -> Cup:
        """A new tournament."""
        if wanted.preset not in PRESETS:
            raise bad(f"there is no preset {wanted.preset}")
        title = identity.clean_name(wanted.title)
        changes = dict(wanted.rules)
        if wanted.game is not None:
            changes["games"] = [wanted.game]
        if wanted.rounds is not None:
            changes["rounds"] = wanted.rounds
        try:
            t = new_tournament(title, preset=wanted.preset, seed=secrets.token_hex(16), **changes)
        except TafelrundeError as error:
            raise refused(error) from error
        fields = {
            "name": title,
            "organiser": player.id,
            "header": t.text().splitlines()[0],
            "helper": secrets.token_urlsafe(12),
            "entry": True,
            "created": self.club.now(),
            "over": False,
        }
        while True:
            code = new_code()
            try:
                await book.add(self.club.store, {**fields, "code": code})
            except Taken:
                continue
            return await self.cup(code)

    async def cup(self, code: str) -> Cup:
        """A tournament, brought into memory where it is not there."""
        async with self._opening.setdefault(code, asyncio.Lock()):
            found = self.cups.get(code)
            if found is None:
                row = await book.called(self.club.store, code)
                if row is None:
                    raise missing("server-such-tournament")
                found = Cup(self.club.store, self.club.now, row)
                async with found.lock:
                    await found.load()
                self.cups[code] = found
                self.club.task(self._tend(found))
            elif found.broken:
                async with found.lock:
                    await found.ready()
            found.touched = self.club.now()
            return found

    def drop_idle(self) -> None:
        """Let go of tournaments that nobody looks at; they come back from the store."""
        before = self.club.now() - _IDLE
        for code, cup in list(self.cups.items()):
            idle = cup.touched < before and cup.timer is None
            if idle and not cup.screens and not cup.lock.locked():
                del self.cups[code]

    # --- who may do what -------------------------------------------------------------------

    def role(self, cup: Cup, asker: Asker) -> str | None:
        """As what somebody comes: organiser, helper or slip; None may only watch."""
        if asker.slip is not None:
            # Also an organiser who plays comes as one of the table.
            return "slip" if table_of(cup.t, asker.slip) is not None else None
        if asker.player is not None and asker.player.id == cup.row.organiser:
            return "organiser"
        if asker.key is not None and secrets.compare_digest(asker.key, cup.row.helper):
            return "helper"
        return None

    def is_staff(self, cup: Cup, asker: Asker) -> bool:
        return self.role(cup, asker) in {"organiser", "helper"}

    def check(self, cup: Cup, asker: Asker, deed: AnyDeed) -> str:
        """As whom a deed is done; refused where it is not theirs."""
        role = self.role(cup, asker)
        if role is None or not rights.may(role, deeds.event_of(deed)):
            raise not_yours()
        if role == "organiser":
            return ""
        if role == "helper":
            return "helper"
        assert asker.slip is not None
        if not asker.device:
            raise bad("who comes with a slip names the device")
        mine = table_of(cup.t, asker.slip)
        assert mine is not None
        played, table = mine
        if (
            not isinstance(deed, deeds.AtTable)
            or deed.round != played.number
            or deed.table != table.number
        ):
            raise not_yours("server-other-slip")
        names = [cup.t.state.players[player].name for player in table.seats]
        if asker.name not in names:
            raise bad("nobody of this name sits at this table")
        if isinstance(deed, deeds.Confirm) and table.entered_by == asker.name:
            raise not_yours("server-own-result")
        return asker.name

    # --- doing -----------------------------------------------------------------------------

    async def do(self, cup: Cup, asker: Asker, deed: AnyDeed) -> dict[str, Any]:
        """Do something; it is in the store before anybody is told."""
        async with cup.lock:
            await cup.ready()
            by = self.check(cup, asker, deed)
            message = f"{asker.player.id if asker.player else by} {deed.id}"[:100]
            if await book.EVENTS.number_of(self.club.store, cup.row.id, message) is not None:
                return {"n": cup.number}
            device = "" if asker.slip is None else _called(asker.device)
            more = await self._done(cup, deed, by, message, device)
        self.club.task(self._tend(cup))
        return {"n": cup.number, **more}

    async def _done(
        self, cup: Cup, deed: AnyDeed, by: str, message: str, device: str = ""
    ) -> dict[str, Any]:
        before, at = cup.number, self.club.now()
        try:
            # To seat people takes a while: everybody else goes on meanwhile.
            more = await asyncio.to_thread(deeds.do, cup.t, deed, at, by, device)
            await cup.keep(before, at, message)
        except Taken as error:
            await cup.ready()
            raise too_late() from error
        except TafelrundeError as error:
            cup.broken = cup.broken or cup.number != before
            await cup.ready()
            raise refused(error) from error
        except Trouble:
            cup.broken = cup.number != before
            await cup.ready()
            raise
        return more

    async def sign_up(self, cup: Cup, name: str, groups: dict[str, str], id: str) -> dict[str, Any]:
        """Somebody enters by the link on the door, while the organiser lets people in."""
        async with cup.lock:
            await cup.ready()
            if not cup.row.entry:
                raise too_late("server-entry-closed")
            shown = identity.clean_name(name)
            message = f"entry {id}"[:100]
            if await book.EVENTS.number_of(self.club.store, cup.row.id, message) is not None:
                return {"n": cup.number}
            if shown.casefold() in cup.t.state.names:
                raise too_late("server-name-entered", name=shown)
            deed = deeds.Enter(id=id, name=shown, groups=groups)
            more = await self._done(cup, deed, "entry", message)
        return {"n": cup.number, **more}

    async def set_entry(self, cup: Cup, asker: Asker, on: bool) -> None:
        """Whether people may enter themselves."""
        if not self.is_staff(cup, asker):
            raise not_yours()
        async with cup.lock:
            await book.change(self.club.store, cup.row.id, {"entry": on})
            cup.row.entry = on
            await cup.tell()

    async def new_helper(self, cup: Cup, asker: Asker) -> None:
        """Take back the helpers' link; another one is there instead."""
        if self.role(cup, asker) != "organiser":
            raise not_yours()
        async with cup.lock:
            await cup.ready()
            before, at = cup.number, self.club.now()
            await book.change(self.club.store, cup.row.id, {"helper": secrets.token_urlsafe(12)})
            # The event tells other nodes, too, to look at the row.
            cup.t.add("rekeyed", {}, at)
            with suppress(Taken):
                await cup.keep(before, at, None)
            await cup.load()

    # --- what is heard ---------------------------------------------------------------------

    async def heard(self, id: int, number: int) -> None:
        """An event was stored, here or through another node."""
        cup = next((cup for cup in self.cups.values() if cup.row.id == id), None)
        if cup is None:
            return
        async with cup.lock:
            if not cup.broken and cup.number >= number:
                return
            await cup.load()
        await tormentor.look(self.club, cup)

    async def missed(self) -> None:
        for cup in list(self.cups.values()):
            async with cup.lock:
                await cup.load()

    async def table_went_on(self, room: Room) -> None:
        """A table of this server has moved on: its tournament may have a result."""
        code = room.settings.tournament
        if code is None:
            return
        cup = await self.cup(code)
        if room.over:
            await self._tend(cup)
            return
        if laying.note_round(cup, room):
            async with cup.lock:
                await cup.ready()
                await cup.tell()
        await tormentor.look(self.club, cup)

    async def waits(self, room: Room) -> bool:
        """Whether a table of a tournament has to wait for the others."""
        code = room.settings.tournament
        return code is not None and laying.waits(await self.cup(code), room)

    async def may_watch(self, room: Room, player: Player | None) -> bool:
        """Whether somebody may look on at a table, as far as its tournament goes."""
        code = room.settings.tournament
        return code is None or await watching.may_watch(await self.cup(code), room, player)

    async def resume(self) -> None:
        """After a start: go on with the tournaments of the day."""
        for code in await book.running(self.club.store, self.club.now() - _DAY):
            with loading.if_it_opens(code):
                await self.cup(code)

    async def _tend(self, cup: Cup) -> None:
        await laying.tend(self.club, cup)
        await tormentor.look(self.club, cup)


def _called(device: str) -> str:
    """A short name for a phone: enough to tell two of a table apart, and it tells nothing else."""
    digest = blake2b(device.encode(), digest_size=2, person=b"tafelrunde-slip")
    return digest.hexdigest().upper()


def refused(error: TafelrundeError) -> Trouble:
    """Why the rules of a tournament do not allow something."""
    text = error.text if isinstance(error, Unfit) else Text("server-bad-input")
    return Trouble(409, text, str(error))
