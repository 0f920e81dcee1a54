"""Told: the frames of a table's socket, declared for the browser as `said.py` declares the rest."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from tafelrunde.server.web.said import Person, Result, Said, Table, Text, Value, Values

# What has no narrower type: an option of a game, what happens in one.
Option = Annotated[Any, Meta(extra={"ts": "Option"})]
GameEvent = Annotated[list[Any], Meta(extra={"ts": "GameEvent"})]


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
    """An option that a bot would show a beginner, why, and with how many points it ended."""

    option: Option
    reason: Text | None
    points: float | UnsetType | None = UNSET


class Ask(Said):
    """A question to a seat; of other seats' questions only seat and kind are told.

    `nothing` says why there is but one answer, which changes nothing.
    """

    seat: int
    kind: str
    prompt: Text | UnsetType = UNSET
    nothing: Text | UnsetType = UNSET
    about: Value | UnsetType = UNSET
    options: list[OptionRow] | UnsetType = UNSET
    manual: list[OptionRow] | UnsetType = UNSET
    barred: list[BarredRow] | UnsetType = UNSET


class StandingOption(Said):
    """An answer to a question that is answered by itself."""

    option: Option
    label: Text


class StandingAnswer(Said):
    """What a seat answers by itself whenever a kind of question comes, or `once`: the next time.

    What is answered always has the `prompt` of the question and, where they are few, its `options`.
    What is planned once has its `label` and `targets`; `lost` says why it is not possible now that
    the question has come, `waits` that it is not made by itself right after an undo.
    """

    answer: Literal["always", "never", "once"]
    option: Option
    prompt: Text | UnsetType = UNSET
    options: list[StandingOption] | UnsetType = UNSET
    label: Text | UnsetType = UNSET
    targets: list[str] | UnsetType = UNSET
    lost: Text | UnsetType | None = UNSET
    waits: bool | UnsetType = UNSET


class UndoOffer(Said):
    """Whether my last move can be taken back; `cancel` gives up an action that was begun.

    `redo` is the option that was taken back and is offered again.
    """

    can: bool
    needs: list[int]
    to: int | UnsetType = UNSET
    cancel: int | UnsetType = UNSET
    redo: Option | UnsetType = UNSET


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
