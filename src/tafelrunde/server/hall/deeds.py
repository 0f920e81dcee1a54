"""Deeds: what somebody asks of a tournament, and the events it becomes."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tafelrunde.ledger.events import Event
from tafelrunde.server.base import identity
from tafelrunde.server.base.refusals import too_late
from tafelrunde.tournament import Tournament, entries

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Someone = Annotated[int, Meta(ge=1, le=100_000)]
Place = Annotated[int, Meta(ge=1, le=10_000)]
Points = Annotated[int, Meta(ge=-999, le=9_999)]
Words = Annotated[str, Meta(max_length=300)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Scores = Annotated[list[Points], Meta(min_length=1, max_length=12)]
# The rank of a favourite; 0 is none.
Rank = Annotated[int, Meta(ge=0, le=9_999)]
Groups = Annotated[dict[Name, Name], Meta(max_length=6)]


class Deed(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """What every deed has: an id, so that one that comes twice is done once."""

    id: Id

    # What its event is called where one asks whether somebody may do it.
    event = ""


class Enter(Deed, tag="enter"):
    """Somebody takes part."""

    event = "entered"
    name: Name
    groups: Groups = {}
    favourite: Rank = 0


class Import(Deed, tag="import"):
    """Many take part: a line for each, the name first, then the club; a line of titles may say
    otherwise, and name the favourites' ranks."""

    event = "entered"
    text: Annotated[str, Meta(min_length=1, max_length=100_000)]


class Edit(Deed, tag="edit"):
    """Somebody is called otherwise, belongs to another club, or is a favourite."""

    event = "edited"
    player: Someone
    name: Name
    groups: Groups = {}
    favourite: Rank | None = None


class Drop(Deed, tag="drop"):
    """Somebody goes home."""

    event = "dropped"
    player: Someone


class Return(Deed, tag="return"):
    """Somebody plays again."""

    event = "returned"
    player: Someone


class Apart(Deed, tag="apart"):
    """Two are never, or may again be, seated together."""

    event = "forbidden"
    players: Annotated[list[Someone], Meta(min_length=2, max_length=2)]
    on: bool = True


class Seat(Deed, tag="seat"):
    """Draft the next round."""

    event = "seated"


class Swap(Deed, tag="swap"):
    """Two change places in the draft."""

    event = "seated"
    a: Someone
    b: Someone


class Put(Deed, tag="place"):
    """A table is played on wood, or on this server."""

    event = "placed"
    table: Place
    place: Literal["wooden", "online"]


class Simple(Deed, tag="simple"):
    """What needs no more than its name."""

    event = "published"
    what: Literal["publish", "draft", "start", "pause", "resume", "close"]
    # The last event that whoever publishes has seen: nobody publishes a draft unseen.
    seen: Annotated[int, Meta(ge=0)] | None = None


class Extend(Deed, tag="extend"):
    """There is more time."""

    event = "extended"
    seconds: Annotated[int, Meta(ge=1, le=7_200)]


class AtTable(Deed):
    """Something about a table of a round."""

    round: Place
    table: Place


class Reached(AtTable, tag="reached"):
    """A table has come so far."""

    event = "reached"
    number: Annotated[int, Meta(ge=1, le=99)]


class Torment(AtTable, tag="torment"):
    """The snail tormentor sits down at a table, or leaves it."""

    event = "tormented"
    on: bool = True
    # The round in which a table of this server is.
    number: Annotated[int, Meta(ge=0, le=99)] = 0


class Draw(AtTable, tag="draw"):
    """Somebody is drawn by lot at a table, for what its players cannot agree on."""

    event = "drawn"
    what: Literal["board", "occupations", "minors", "pieces", "first"]


class Result(AtTable, tag="result"):
    """What a table has scored, seat by seat."""

    event = "result"
    scores: Scores
    # What parts equal scores, where the rules look at it.
    ties: Scores | None = None


class Confirm(AtTable, tag="confirm"):
    """The result is right."""

    event = "confirmed"


class Dispute(AtTable, tag="dispute"):
    """The result is not right."""

    event = "disputed"
    words: Words = ""


class Correct(AtTable, tag="correct"):
    """Another result than was entered; the organiser's word is final."""

    event = "ruled"
    scores: Scores
    ties: Scores | None = None
    words: Words = ""


class Advance(Deed, tag="advance"):
    """Who plays a stage (the second is 1), where the organiser says so himself."""

    event = "advanced"
    stage: Place
    players: Annotated[list[Someone], Meta(min_length=1, max_length=1_000)]


class Playoff(Deed, tag="playoff"):
    """One more game among tied players of a championship."""

    event = "played-off"
    players: Annotated[list[Someone], Meta(min_length=2, max_length=12)]
    scores: Scores


class Change(Deed, tag="change"):
    """Other rules from here on."""

    event = "changed"
    rules: Annotated[dict[str, Any], Meta(min_length=1, max_length=20)]


class Note(Deed, tag="note"):
    """Something to remember."""

    event = "noted"
    words: Annotated[str, Meta(min_length=1, max_length=300)]


class Undo(Deed, tag="undo"):
    """Take an event back; without a number the last one."""

    event = "undone"
    of: Place | None = None


AnyDeed = (
    Enter
    | Import
    | Edit
    | Drop
    | Return
    | Apart
    | Seat
    | Swap
    | Put
    | Simple
    | Extend
    | Reached
    | Torment
    | Draw
    | Result
    | Confirm
    | Dispute
    | Correct
    | Advance
    | Playoff
    | Change
    | Note
    | Undo
)

# What each of the simple ones becomes.
SIMPLE: Final = {
    "publish": "published",
    "draft": "drafting",
    "start": "started",
    "pause": "paused",
    "resume": "resumed",
    "close": "closed",
}


def event_of(deed: AnyDeed) -> str:
    """What a deed is called in the record."""
    return SIMPLE[deed.what] if isinstance(deed, Simple) else deed.event


def do(t: Tournament, deed: AnyDeed, at: float, by: str, device: str = "") -> dict[str, Any]:
    """Do it to a tournament in memory; what there is to tell besides.

    Raises the library's Refused where the rules do not allow it.
    """
    match deed:
        case Enter():
            event = _entered(t, deed.name, deed.groups, deed.favourite, at, by)
            return {"player": event.facts["player"]}
        case Import():
            for name, favourite, groups in entries.read(deed.text):
                _entered(t, name, groups, favourite, at, by)
        case Edit():
            name = identity.clean_name(deed.name)
            groups, rank = _groups(deed.groups), deed.favourite
            t.edit(deed.player, name=name, groups=groups, favourite=rank, at=at, by=by)
        case Drop():
            t.drop(deed.player, at=at, by=by)
        case Return():
            t.bring_back(deed.player, at=at, by=by)
        case Apart():
            one, other = deed.players
            (t.forbid if deed.on else t.allow)(one, other, at=at, by=by)
        case Seat():
            t.seat(at=at, by=by)
        case Swap():
            t.swap(deed.a, deed.b, at=at, by=by)
        case Put():
            t.place_table(deed.table, deed.place, at=at, by=by)
        case Simple():
            if deed.what == "publish" and deed.seen is not None:
                _check_seen(t, deed.seen)
            getattr(t, deed.what)(at=at, by=by)
        case Extend():
            t.extend(deed.seconds, at=at, by=by)
        case Reached():
            t.reached(deed.table, deed.number, at=at, by=by)
        case Torment():
            if deed.on:
                t.torment(deed.table, at=at, number=deed.number, by=by)
            else:
                t.release(deed.table, at=at, by=by)
        case Draw():
            t.draw(deed.table, deed.what, at=at, by=by)
        case Result():
            entered = t.result(
                deed.table,
                deed.scores,
                round=deed.round,
                ties=deed.ties,
                at=at,
                by=by,
                device=device,
            )
            if entered.kind == "new" and not by:
                # The organiser's word needs no second one.
                t.confirm(deed.table, round=deed.round, at=at, by=by)
            return {"kind": entered.kind}
        case Confirm():
            t.confirm(deed.table, round=deed.round, at=at, by=by, device=device)
        case Dispute():
            t.dispute(deed.table, words=deed.words, round=deed.round, at=at, by=by, device=device)
        case Correct():
            t.correct(
                deed.table,
                deed.scores,
                words=deed.words,
                round=deed.round,
                ties=deed.ties,
                at=at,
                by=by,
            )
        case Advance():
            t.advance(deed.stage, deed.players, at=at, by=by)
        case Playoff():
            t.playoff(deed.players, deed.scores, at=at, by=by)
        case Change():
            t.change(deed.rules, at=at, by=by)
        case Note():
            t.note(deed.words, at=at, by=by)
        case Undo():
            t.undo(deed.of, at=at, by=by)
    return {}


def _check_seen(t: Tournament, seen: int) -> None:
    """Refused where the draft has changed since somebody looked at it."""
    if any(event.n > seen and event.name in {"seated", "placed"} for event in t.events):
        raise too_late("server-draft-changed")


def _entered(
    t: Tournament, name: str, groups: dict[str, str], favourite: int, at: float, by: str
) -> Event:
    return t.enter(identity.clean_name(name), at, by, favourite, **_groups(groups))


def _groups(groups: dict[str, str]) -> dict[str, str]:
    """Clubs and the like, cleaned."""
    return {identity.clean_name(kind): identity.clean_name(value) for kind, value in groups.items()}
