"""Said: what the server says, declared for the browser.

Nothing is made of these: frames and answers are plain data. `make types` writes the browser's
types from here, and the tests hold against it what a server really says.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tafelrunde.server.table.clocks import Clock

# What has no narrower type: any plain data, a text of the catalogues, an option of a game.
Value = Annotated[Any, Meta(extra={"ts": "Value"})]
Text = Annotated[list[Any], Meta(extra={"ts": "Text"})]
Option = Annotated[Any, Meta(extra={"ts": "Option"})]
GameEvent = Annotated[list[Any], Meta(extra={"ts": "GameEvent"})]
Values = dict[str, Value]
Language = Literal["en", "de"]
Theme = Literal["light", "dark", "system"]


class Said(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Something the server says, and nothing more than that."""


# --- people, games, tables --------------------------------------------------------------------


class Me(Said):
    """Who is here; `keeps` says whether a password keeps this identity on other devices."""

    id: int
    name: str
    keeps: bool
    language: Language | None
    theme: Theme
    webhook: str
    sound: bool


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


class GameInfo(Said):
    """A game; `board` is where the board lies that its package brings along."""

    name: str
    seats: tuple[int, int]
    rules: int
    settings: list[Setting]
    presets: list[Preset]
    bots: list[str]
    board: str | None


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
    origin: Values | UnsetType = UNSET
    deck: DeckInfo | UnsetType = UNSET
    asked: Text | UnsetType | None = UNSET
    deadline: float | UnsetType | None = UNSET


class Lobby(Said):
    """The club room."""

    open: list[Table]
    mine: list[Table]
    playing: int
    results: list[Table]
    watch: list[Table]


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


class PlayerInfo(Said):
    """A player's page."""

    id: int
    name: str
    gone: bool
    results: list[Table]
    ratings: list[Rating]


# --- frames -----------------------------------------------------------------------------------


class PreviewChange(Said):
    """A row of a preview that needs no board of the game's own: a gain, or a cost below zero."""

    icon: str
    by: int
    seat: int | UnsetType = UNSET
    why: Text | UnsetType = UNSET


class OptionRow(Said):
    """An answer to a question, in words, and the places of the board it belongs to."""

    option: Option
    label: Text
    targets: list[str]
    preview: list[Value] | UnsetType = UNSET


class BarredRow(Said):
    """What could be pointed at but is no answer, and why."""

    option: Option
    targets: list[str]
    reason: Text


class AdviceRow(Said):
    """An option that a bot would show a beginner, and why."""

    option: Option
    reason: Text


class Ask(Said):
    """A question to a seat; of other seats' questions only seat and kind are told."""

    seat: int
    kind: str
    prompt: Text | UnsetType = UNSET
    about: Value | UnsetType = UNSET
    options: list[OptionRow] | UnsetType = UNSET
    manual: list[OptionRow] | UnsetType = UNSET
    barred: list[BarredRow] | UnsetType = UNSET


class StandingAnswer(Said):
    """What a seat answers by itself whenever a kind of question comes."""

    answer: Literal["always", "never"]
    option: Option


class UndoOffer(Said):
    """Whether my last move can be taken back; `cancel` gives up an action that was begun."""

    can: bool
    needs: list[int]
    to: int | UnsetType = UNSET
    cancel: int | UnsetType = UNSET


class UndoRequest(Said):
    """An undo that somebody asks for, and who has agreed."""

    seat: int
    to: int
    agreed: list[int]


class ScoreRow(Said):
    """A line of the score sheet."""

    id: str
    points: list[int]


class SeatClock(Said):
    """What a seat's clock shows."""

    left: float | None
    running: bool


class StateFrame(Said, tag="state", tag_field="t"):
    """A position; `late` is how many seconds a commentator's view is behind."""

    n: int
    seat: int | None
    view: Values
    over: bool
    asks: list[Ask]
    requests: Ask | None
    waiting: list[int]
    undo: UndoOffer
    asked_undo: UndoRequest | None
    scores: list[ScoreRow]
    totals: list[int]
    clocks: list[SeatClock]
    result: Result | None
    standing: dict[str, StandingAnswer] | UnsetType = UNSET
    late: int | UnsetType = UNSET


class EntryFrame(Said, tag="entry", tag_field="t"):
    """An entry of the record; `facts` are of table events, such as where an undo leads."""

    n: int
    seat: int | None
    kind: str
    events: list[GameEvent]
    log: list[Text]
    facts: Values | UnsetType = UNSET


class You(Said):
    """My seats, and the seat whose view this screen gets."""

    seats: list[int]
    shown: int | None


class HelloFrame(Said, tag="hello", tag_field="t"):
    """The first frame of a socket; `muted` are those whom I do not want to hear."""

    you: You
    muted: list[Person]
    table: Table
    number: int
    time: float


class TableFrame(Said, tag="table", tag_field="t"):
    """Somebody sat down, came or left."""

    table: Table
    you: You


class ChatFrame(Said, tag="chat", tag_field="t"):
    """What somebody said."""

    n: int
    player: int
    seat: int | None
    name: str
    text: str
    at: float


class Ok(Said, tag="ok", tag_field="t"):
    """A message was done, or its question answered."""

    id: str
    n: int
    reason: Text | UnsetType | None = UNSET
    preview: list[Value] | UnsetType = UNSET
    advice: list[AdviceRow] | UnsetType = UNSET


class No(Said, tag="no", tag_field="t"):
    """A message was refused, and why."""

    id: str | None
    reason: Text
    n: int
    status: int


Answer = Ok | No
ServerFrame = HelloFrame | EntryFrame | StateFrame | TableFrame | ChatFrame | Ok | No
