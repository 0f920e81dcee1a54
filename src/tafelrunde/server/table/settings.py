"""Settings: how a table is played, whatever the game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tafelrunde.server.table.clocks import Clock, NoClock


class TableSettings(msgspec.Struct, kw_only=True):
    """How a table is played, whatever the game."""

    clock: Clock = msgspec.field(default_factory=NoClock)
    undo: Literal["free", "turn", "never"] = "free"
    spectators: Literal["none", "public", "commentators"] = "public"
    delay: Annotated[int, Meta(ge=0, le=86_400)] = 300
    leaver: Literal["bot", "wait", "end"] = "bot"
    drift: Literal["draw", "void"] = "void"
    confirm: bool = True


class Settings(TableSettings, kw_only=True):
    """What a table keeps besides: at a tournament's, only who is to sit there does.

    A campaign's has everybody on their chairs from the start.
    """

    # The tournament's code.
    tournament: str | None = None
    # The campaign's code.
    campaign: str | None = None


def settings_of(data: dict[str, Any]) -> Settings:
    return msgspec.convert(data, Settings)
