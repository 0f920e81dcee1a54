"""Wire: the messages a table takes from a client, and its answers."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tafelrunde.server.base import door
from tafelrunde.server.base.refusals import bad

MESSAGE_BYTES: Final = 16_384

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=31)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Kind = Annotated[str, Meta(min_length=1, max_length=40)]
Item = Annotated[str, Meta(max_length=80)]
Choice = int | Item | Annotated[list[int | Item], Meta(max_length=64)]


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """What every message has: an id that its answer repeats."""

    id: Id

    # What it costs of what somebody may say, on all their screens together.
    cost = 1


class Play(Message, tag="play"):
    """Answer the open decision of a seat, decided on after entry n; `always` from here on."""

    seat: Seat
    n: Number
    kind: Kind
    option: Choice
    always: bool = False


class Confirm(Message, tag="confirm"):
    """Let the next step begin."""

    seat: Seat


class Undo(Message, tag="undo"):
    """Take back everything after entry `to`, or the seat's own last move."""

    cost = 4
    seat: Seat
    to: Number | None = None


class Agree(Message, tag="agree"):
    """Say yes or no to an undo somebody asked for."""

    seat: Seat
    yes: bool


class Why(Message, tag="why"):
    """Ask why an option is not there."""

    cost = 2
    seat: Seat
    option: Choice


class Preview(Message, tag="preview"):
    """Ask what an option would bring."""

    cost = 2
    seat: Seat
    option: Choice


class Advise(Message, tag="advise"):
    """Ask which options a bot would look at."""

    seat: Seat


class Chat(Message, tag="chat"):
    """Say something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Message, tag="mute"):
    """Hear no more from a player, or hear from them again."""

    player: Annotated[int, Meta(ge=0, le=2**53)]
    on: bool


class Resign(Message, tag="resign"):
    """Give the match up."""

    seat: Seat


class Return(Message, tag="return"):
    """Take one's seat back from the bot that stood in."""

    seat: Seat


class Replace(Message, tag="replace"):
    """Put a bot on the seat of somebody who has gone."""

    seat: Seat


class Standing(Message, tag="standing"):
    """Answer decisions of a kind by themselves from here on; `once` the next one alone."""

    seat: Seat
    kind: Kind
    answer: Literal["always", "never", "once", "ask"]
    option: Choice | None = None


class Show(Message, tag="seat"):
    """Look with this seat's eyes now; null is the curtain."""

    seat: Seat | None = None


class Ping(Message, tag="ping"):
    """Ask whether anybody is there."""


AnyMessage = (
    Play
    | Confirm
    | Undo
    | Agree
    | Why
    | Preview
    | Advise
    | Chat
    | Mute
    | Resign
    | Return
    | Replace
    | Standing
    | Show
    | Ping
)


def message_of(text: str | bytes) -> AnyMessage:
    """The message that a client's text is, looked at; raises Trouble where it is none."""
    try:
        found: AnyMessage = msgspec.convert(door.opened(text, "server-bad-message"), AnyMessage)
    except msgspec.ValidationError as error:
        raise bad(str(error)[:200], "server-bad-message") from error
    return found


def ok(id: str, n: int, **more: Any) -> dict[str, Any]:
    return {"t": "ok", "id": id, "n": n, **more}


def no(id: str | None, n: int, reason: list[Any], status: int = 400) -> dict[str, Any]:
    return {"t": "no", "id": id, "reason": reason, "n": n, "status": status}
