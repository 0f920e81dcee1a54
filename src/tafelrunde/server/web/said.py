"""Said: what the server says of people, games and tables, declared for the browser.

Nothing is made of these: answers are plain data. `make types` writes the browser's
types from here, and the tests hold against it what a server really says.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tafelrunde.server.table.clocks import Clock

# What has no narrower type: any plain data, a text of the catalogues.
Value = Annotated[Any, Meta(extra={"ts": "Value"})]
Text = Annotated[list[Any], Meta(extra={"ts": "Text"})]
Values = dict[str, Value]
Language = Literal["en", "de"]
Theme = Literal["light", "dark", "system"]


class Said(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Something the server says, and nothing more than that."""


class Me(Said):
    """Who I am; `keeps`: by a password on other devices; `shown`: others see that I am here.

    `digest` is the minute of the day, as UTC counts, at which it is told what waits; -1 for never.
    """

    id: int
    name: str
    keeps: bool
    language: Language | None
    theme: Theme
    webhook: str
    sound: bool
    shown: bool
    digest: int


class Device(Said):
    """Where I am signed in; `here` is this browser."""

    id: str
    device: Text
    made: float
    used: float
    here: bool


class Needs(Said):
    """A setting, and those of its values of which one must be chosen."""

    name: str
    values: list[str | bool]


class Setting(Said):
    """Something that a table can choose; `at` are the seat counts it is for (none: all)."""

    name: str
    type: Literal["flag", "number", "choice", "several", "data", "any"]
    default: Value
    ruling: bool
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    values: list[str] | UnsetType = UNSET
    whole: str | UnsetType = UNSET
    needs: Needs | UnsetType = UNSET
    at: list[int] | UnsetType = UNSET


class Preset(Said):
    """Settings that go together."""

    name: str
    options: Values


class Specialist(Said):
    """A bot that plays a game only with so many seats, and where these options are so."""

    bot: str
    seats: int
    options: Values


class GameInfo(Said):
    """A game; `board` is where the board lies that its package brings along."""

    name: str
    seats: tuple[int, int]
    rules: int
    settings: list[Setting]
    presets: list[Preset]
    bots: list[str]
    specialists: list[Specialist]
    board: str | None


class WhyNot(Said):
    """What a table would be refused for, if anything, and the options that it is about."""

    why: Text | None
    options: list[str]


class Person(Said):
    """A player's id and name."""

    id: int
    name: str


class Chair(Said):
    """A place at a table, and who sits there; `name` is of somebody whom only a record names."""

    seat: int
    player: Person | None
    bot: str | None
    here: bool
    rating: int | UnsetType | None = UNSET
    name: str | UnsetType = UNSET


class Result(Said):
    """How a match ended; `reason` says why before its end, `ratings` what was before and after."""

    scores: list[int]
    ranking: list[int]
    reason: str | UnsetType = UNSET
    ratings: list[tuple[int, int]] | UnsetType = UNSET


class DeckInfo(Said):
    """The cards in play."""

    name: str
    reconstructed: bool


class Table(Said):
    """A table; `asked` and `deadline` only in a list of mine."""

    code: str
    game: str
    seats: int
    options: Values
    status: Literal["open", "running", "finished", "closed"]
    host: int | None
    chairs: list[Chair]
    visibility: Literal["public", "link", "password"]
    clock: Clock
    undo: Literal["free", "turn", "never"]
    spectators: Literal["none", "public", "commentators"]
    delay: int
    rated: bool
    leaver: Literal["bot", "wait", "end"]
    drift: Literal["draw", "void"]
    confirm: bool
    created: float
    number: int
    moving: list[int]
    rematch: str | None
    seal: str | UnsetType = UNSET
    started: float | UnsetType | None = UNSET
    ended: float | UnsetType = UNSET
    result: Result | UnsetType | None = UNSET
    outdated: bool | UnsetType = UNSET
    origin: Values | UnsetType = UNSET
    deck: DeckInfo | UnsetType = UNSET
    asked: Text | UnsetType | None = UNSET
    deadline: float | UnsetType | None = UNSET
    # Bots are among themselves there, and wait until somebody looks on.
    resting: bool | UnsetType = UNSET
    # I may end it from the club room, for nothing.
    clears: bool | UnsetType = UNSET
    tournament: str | UnsetType | None = UNSET
    campaign: str | UnsetType | None = UNSET


class Seated(Said):
    """The table at which somebody is."""

    code: str
    game: str
    status: Literal["open", "running"]


class Friend(Said):
    """Somebody who is here, or with whom I played `count` matches, the last one at `last`.

    `invited` says in the list of a table what came of an invitation there.
    """

    id: int
    name: str
    here: bool
    at: Seated | None
    count: int
    last: float | None
    invited: Literal["waiting", "declined"] | UnsetType | None = UNSET


class Invitation(Said):
    """A table to which somebody asks me."""

    by: Person
    at: float
    table: Table


class Lobby(Said):
    """The club room; `present` is how many are here."""

    open: list[Table]
    mine: list[Table]
    playing: int
    results: list[Table]
    watch: list[Table]
    people: list[Friend]
    present: int
    invitations: list[Invitation]


class History(Said):
    """Finished matches, page by page."""

    tables: list[Table]
    page: int
    pages: int
    count: int


class Marks(Said):
    """Points to aim at alone."""

    good: int
    exceptional: int


class Best(Said):
    """The best matches of a game that was played alone."""

    game: str
    marks: Marks | None
    tables: list[Table]
    count: int


class Rating(Said):
    """How strong a player seems; `give` is how far off that may be."""

    game: str
    seats: int
    rating: int
    give: int
    matches: int


class Daily(Said):
    """The position of the day, and the table at which I have chosen what to do in it."""

    day: str
    number: int
    game: str
    answered: str | None


class Tally(Said):
    """How somebody did in a game with so many seats: how often on each place, and points."""

    game: str
    seats: int
    places: list[int]
    mean: float
    best: int


class PlayerInfo(Said):
    """A player's page: the last matches of `count`, and what came of all of them."""

    id: int
    name: str
    gone: bool
    since: float | None
    count: int
    games: list[Tally]
    results: list[Table]
    ratings: list[Rating]


class ReviewPoint(Said):
    """What every seat could expect after entry n, and how far that may be off."""

    n: int
    expected: list[float]
    give: list[float]


class ReviewShare(Said):
    """A seat's points apart; `give` is how far what its own turns brought may be off."""

    expected: float
    decisions: float
    give: float
    others: float
    luck: float


class ReviewMoment(Said):
    """A turn that decided much: what it gained on the others, and what would have been better."""

    seat: int
    first: int
    last: int
    gain: float
    give: float
    did: Text
    better: Text | None


class Review(Said):
    """An ended match looked at again by a bot; `apart` tells turns from luck in a sentence."""

    game: str
    seats: int
    bot: str
    playouts: int
    scores: list[int]
    ranking: list[int]
    points: list[ReviewPoint]
    shares: list[ReviewShare]
    moments: list[ReviewMoment]
    apart: Text


class PastAdvice(Said):
    """An option that a bot would have shown a seat, why, and with how many points it ended."""

    seat: int
    label: Text
    reason: Text | None
    points: float | None
