"""Screens: connections to tables, and the frames on their way to them.

A frame is encoded once, as the bytes that go over the line, whoever gets it. Screens are served
in turns, some of them each time round the loop, so that a table with thousands of spectators
keeps nobody else waiting; whoever asked for something is served at once.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final, Protocol

import msgspec

from tafelrunde.server.base.identity import Player

# Why a socket is closed: the other end does not keep up, its player is signed out, or may not see
# what comes now.
TOO_SLOW: Final = 4408
NOBODY: Final = 4401
NOT_NOW: Final = 4403
SIGNED_OUT: Final = "server-signed-out"
# How many screens are served each time round.
_AT_ONCE: Final = 100
_TEXT: Final = 0x81

_encoder: Final = msgspec.json.Encoder()


def encoded(frame: dict[str, Any]) -> bytes:
    """A frame as it goes over the line: a WebSocket's text message, the same for everybody."""
    text = _encoder.encode(frame)
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size)) + text
    if size < 65_536:
        return bytes((_TEXT, 126)) + size.to_bytes(2) + text
    return bytes((_TEXT, 127)) + size.to_bytes(8) + text


class Line(Protocol):
    """What frames go over."""

    def pass_on(self, messages: list[bytes]) -> None:
        """Send messages as they are, unless the other end has left or is far behind."""

    def hang_up(self, code: int, reason: str) -> None:
        """Close behind what was not read."""


class Screen:
    """Somebody's connection to a table, with the frames still to be sent.

    `shown` is the seat whose eyes it has; one that is `late` is told things after a while only.
    """

    def __init__(self, player: Player | None, line: Line, source: str = "") -> None:
        self.player = player
        # The address they come from.
        self.source = source
        self.shown: int | None = None
        self.late = False
        self.mutes: dict[int, str] = {}
        # Nothing more is told or done through it.
        self.ended = False
        self._frames: list[bytes] = []
        self._line = line

    def send(self, frame: bytes) -> None:
        """Put a frame on its way."""
        if not self._frames:
            _turns.take(self)
        self._frames.append(frame)

    def close(self, code: int, reason: str) -> None:
        self.ended = True
        self._frames.clear()
        self._line.hang_up(code, reason)

    def flush(self) -> None:
        """Send what is on its way, without waiting for its turn."""
        frames, self._frames = self._frames, []
        if frames:
            self._line.pass_on(frames)


class Turns:
    """The screens of this node that have frames on their way, in the order they came."""

    def __init__(self) -> None:
        self._screens: deque[Screen] = deque()

    def take(self, screen: Screen) -> None:
        if not self._screens:
            asyncio.get_running_loop().call_soon(self._serve)
        self._screens.append(screen)

    def _serve(self) -> None:
        for _ in range(min(_AT_ONCE, len(self._screens))):
            self._screens.popleft().flush()
        if self._screens:
            asyncio.get_running_loop().call_soon(self._serve)


_turns: Final = Turns()
