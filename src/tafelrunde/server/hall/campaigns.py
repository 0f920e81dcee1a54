"""Campaigns: kept by the server, their matches are tables of it that enter their own results.

What is to be is read off the record, what is there off the store; the difference is made up for
whenever somebody looks, so nothing is lost whenever a node is killed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any, Final
from weakref import WeakValueDictionary

import msgspec
from msgspec import Meta

from tafelrunde.campaign import Campaign, loads
from tafelrunde.campaign import new as new_campaign
from tafelrunde.campaign.playing import PERSON, bots_choose
from tafelrunde.kernel.errors import RecordError, Refused, TafelrundeError
from tafelrunde.kernel.record import dumped
from tafelrunde.kernel.series import Outcome
from tafelrunde.kernel.text import Text
from tafelrunde.ledger.events import standing
from tafelrunde.server.base import identity
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import Trouble, bad, missing, not_yours, too_late
from tafelrunde.server.club import tables
from tafelrunde.server.club.club import Club
from tafelrunde.server.club.codes import new_code
from tafelrunde.server.hall import campaign_book as book
from tafelrunde.server.hall.campaign_book import CampaignRow, Lap
from tafelrunde.server.hall.happened import Happening, LaidAlready, laid
from tafelrunde.server.hall.laying import withdraw
from tafelrunde.server.store import schema
from tafelrunde.server.store.database import Taken
from tafelrunde.server.store.store import Chair
from tafelrunde.server.table.settings import Settings

log = logging.getLogger("tafelrunde.campaigns")

ME: Final = "me"
OPEN: Final = "open"

Id = Annotated[str, Meta(min_length=1, max_length=60)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]


class NewCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """What a campaign is opened with: for each seat `me`, `open`, or a bot's name."""

    form: Word
    chairs: Annotated[list[Word], Meta(min_length=1, max_length=8)]
    game: Word = "agricola"
    of: Annotated[int, Meta(ge=1, le=99)] = 3
    title: Annotated[str, Meta(max_length=60)] = ""
    options: dict[str, Any] = {}


class Begin(msgspec.Struct, tag_field="t", tag="begin", forbid_unknown_fields=True):
    """Begin the next match."""

    id: Id


class Choose(msgspec.Struct, tag_field="t", tag="choose", forbid_unknown_fields=True):
    """What a seat carries on; "" for nothing."""

    id: Id
    seat: Annotated[int, Meta(ge=0, le=7)]
    card: Annotated[str, Meta(max_length=20)]


class TakeBack(msgspec.Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back what was chosen last."""

    id: Id


class Abandon(msgspec.Struct, tag_field="t", tag="abandon", forbid_unknown_fields=True):
    """Give up the running match."""

    id: Id


Deed = Begin | Choose | TakeBack | Abandon


class Trek:
    """A campaign as it was read from the store, with who plays in it and its tables."""

    def __init__(self, row: CampaignRow, campaign: Campaign, sent: set[str]) -> None:
        self.row = row
        self.campaign = campaign
        self.sent = sent
        self.members: dict[int, tuple[int, str]] = {}
        self.laps: list[Lap] = []

    def seats_of(self, player: Player | None) -> list[int]:
        if player is None:
            return []
        return [seat for seat, (member, _) in self.members.items() if member == player.id]

    @property
    def open_seats(self) -> list[int]:
        players = self.campaign.header.players
        return [n for n, who in enumerate(players) if who == PERSON and n not in self.members]

    @property
    def begun(self) -> int:
        """The number of the event that began the running match; 0 where none runs."""
        if self.campaign.state.running is None:
            return 0
        return [e.n for e in standing(self.campaign.events) if e.name == "begun"][-1]

    def lap(self) -> Lap | None:
        """The table of the running match."""
        return next((lap for lap in self.laps if lap.begun == self.begun), None)


class Campaigns:
    """The campaigns of a house; each is read anew whenever something is asked of it."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, player: Player, wanted: NewCampaign) -> str:
        """A new campaign; its code."""
        game = tables.game_called(wanted.game)
        for chair in wanted.chairs:
            if chair not in (ME, OPEN):
                tables.check_bot(chair, game.name, len(wanted.chairs), wanted.options)
        players = [PERSON if chair in (ME, OPEN) else chair for chair in wanted.chairs]
        title = identity.clean_name(wanted.title) if wanted.title.strip() else ""
        try:
            campaign = new_campaign(
                wanted.form,
                game.name,
                len(players),
                players=players,
                options=wanted.options,
                seed=secrets.token_hex(16),
                of=wanted.of if wanted.form == "best-of" else 0,
                title=title,
            )
        except TafelrundeError as error:
            raise bad(str(error), "server-options-refused", why=str(error)) from error
        chairs = {n: player.id for n, chair in enumerate(wanted.chairs) if chair == ME}
        fields = {
            "name": title,
            "owner": player.id,
            "header": dumped(campaign.header.row()),
            "created": self.club.now(),
        }
        return await self._add(fields, chairs, [])

    async def branch(self, code: str, player: Player, upto: int) -> str:
        """The same campaign up to an event between two matches, going its own way; its code.

        Who branches it keeps their seats; those of other people are open again.
        """
        trek = await self.called(code)
        seats = trek.seats_of(player)
        if not seats:
            raise not_yours()
        try:
            other = trek.campaign.branch(upto)
        except Refused as error:
            raise Trouble(409, Text(error.reason), str(error)) from error
        if other.state.running is not None:
            raise too_late("campaign-why-running")
        fields = {
            "name": trek.row.name,
            "owner": player.id,
            "header": dumped(other.header.row()),
            "created": self.club.now(),
        }
        happened = [
            Happening(event.n, dumped(event.row()), self.club.now(), None) for event in other.events
        ]
        return await self._add(fields, dict.fromkeys(seats, player.id), happened)

    async def _add(
        self, fields: dict[str, Any], chairs: dict[int, int], happened: Sequence[Happening]
    ) -> str:
        """Keep a new campaign under a code that nobody has."""
        while True:
            code = new_code()
            try:
                await book.add(self.club.store, {**fields, "code": code}, chairs, happened)
            except Taken:
                continue
            return code

    def _lock(self, code: str) -> asyncio.Lock:
        return self._locks.setdefault(code, asyncio.Lock())

    async def _read(self, code: str) -> Trek:
        """Called with the lock held: everything as it lies in the store."""
        store = self.club.store
        row = await book.called(store, code)
        if row is None:
            raise missing("server-such-campaign")
        happened = await book.EVENTS.all(store, row.id)
        text = "".join(line + "\n" for line in (row.header, *(event.row for event in happened)))
        try:
            campaign = await asyncio.to_thread(loads, text)
        except RecordError as error:
            log.warning("a campaign cannot be read", extra={"campaign": code, "why": str(error)})
            raise too_late("server-campaign-outdated") from error
        trek = Trek(row, campaign, {event.message for event in happened if event.message})
        trek.members = await book.members(store, row.id)
        trek.laps = await book.laps(store, row.id)
        return trek

    async def _keep(self, trek: Trek, before: int, message: str | None = None) -> None:
        """Store the events after a number; raises Taken where another node was first."""
        fresh = trek.campaign.events[before:]
        if fresh:
            at = self.club.now()
            happened = [
                Happening(event.n, dumped(event.row()), at, message if event is fresh[0] else None)
                for event in fresh
            ]
            await book.EVENTS.append(self.club.store, trek.row.id, happened)

    # --- what is asked -----------------------------------------------------------------------

    async def called(self, code: str) -> Trek:
        """A campaign, with what was missing made up for."""
        lock = self._lock(code)
        async with lock:
            return await self._tended(code)

    async def table_ended(self, code: str) -> None:
        """A table of this server has come to its end: its campaign goes on."""
        await self.called(code)

    async def sit(self, code: str, player: Player, seat: int) -> Trek:
        lock = self._lock(code)
        async with lock:
            trek = await self._read(code)
            if seat in trek.seats_of(player):
                return trek
            if seat not in trek.open_seats:
                raise too_late("server-chair-taken")
            if trek.seats_of(player):
                raise not_yours()
            try:
                await book.sit(self.club.store, trek.row.id, seat, player.id)
            except Taken as error:
                raise too_late("server-chair-taken") from error
            return await self._read(code)

    async def do(self, code: str, player: Player, deed: Deed) -> Trek:
        """Do something; it is in the store before anybody is told, and done once."""
        lock = self._lock(code)
        async with lock:
            trek = await self._tended(code)
            if not trek.seats_of(player):
                raise not_yours()
            message = f"{player.id} {deed.id}"[:100]
            if message in trek.sent:
                return trek
            before = len(trek.campaign.events)
            try:
                await self._done(trek, player, deed)
                await self._keep(trek, before, message)
            except Taken as error:
                raise too_late() from error
            except Refused as error:
                raise Trouble(409, Text(error.reason), str(error)) from error
            return await self._tended(code)

    async def _done(self, trek: Trek, player: Player, deed: Deed) -> None:
        campaign = trek.campaign
        if isinstance(deed, Begin):
            if trek.open_seats:
                raise too_late("server-campaign-waits")
            # The table deals with a seed that nobody knows before the end.
            campaign.begin(seed="")
        elif isinstance(deed, Choose):
            if deed.seat not in trek.seats_of(player):
                raise not_yours("server-not-your-seat")
            campaign.choose(deed.seat, deed.card)
        elif isinstance(deed, TakeBack):
            stood = standing(campaign.events)
            last = stood[-1] if stood else None
            if last is None or last.name != "chosen":
                raise Refused("nothing was chosen last", "campaign-why-nothing-to-undo")
            if last.facts["seat"] not in trek.seats_of(player):
                raise not_yours("server-not-your-seat")
            campaign.undo()
        else:
            lap = trek.lap()
            campaign.give_up()
            if lap is not None:
                await withdraw(self.club, lap.code)

    # --- making up for what is missing -------------------------------------------------------

    async def _tended(self, code: str) -> Trek:
        """A campaign with its running table laid, or its ended table entered, and bots heard."""
        trek = await self._read(code)
        before = len(trek.campaign.events)
        lap = trek.lap()
        if trek.begun and lap is None:
            await self._lay(trek)
            return await self._read(code)
        if lap is not None and lap.status not in ("open", "running"):
            await self._take(trek, lap)
        if trek.campaign.state.running is None:
            bots_choose(trek.campaign)
        if len(trek.campaign.events) == before:
            return trek
        # Where another node was faster, what it stored is read.
        with suppress(Taken):
            await self._keep(trek, before)
        return await self._read(code)

    async def _lay(self, trek: Trek) -> None:
        """Open a table on which everybody sits already: the match begins at once."""
        leg, header = trek.campaign.state.running, trek.campaign.header
        assert leg is not None
        game = tables.game_called(leg.game)
        fields = {
            "game": game.name,
            "seats": header.seats,
            "options": game.options(header.seats, leg.options),
            "settings": msgspec.to_builtins(Settings(campaign=trek.row.code)),
            "password": None,
            "visibility": "link",
            "status": "open",
            "rated": False,
            "host": trek.row.owner,
            "created": self.club.now(),
            "asked": 0,
        }
        chairs = [
            Chair(seat, trek.members[seat][0], None, None)
            if who == PERSON
            else Chair(seat, None, who, None)
            for seat, who in enumerate(header.players)
        ]
        place = {"campaign": trek.row.id, "begun": trek.begun}
        with suppress(LaidAlready):
            await tables.add(
                self.club, fields, chairs, also=lambda code: laid(schema.legs, place, code)
            )

    async def _take(self, trek: Trek, lap: Lap) -> None:
        """A match that has ended enters its result; one that was closed counts as given up."""
        room = await self.club.room(lap.code)
        async with room.lock:
            await room.ready()
            result = room.row.result
            if lap.status != "finished" or result is None:
                trek.campaign.give_up()
            elif room.row.upto is None and room.chronicle is not None:
                trek.campaign.enter(trek.campaign.series.outcome(room.match), lap.code)
            else:
                # Today's rules do not follow it to its end: its result counts, its cards are lost.
                none: list[list[str]] = [[] for _ in range(room.row.seats)]
                outcome = Outcome(result["scores"], result["ranking"], none, none)
                trek.campaign.enter(outcome, lap.code)
