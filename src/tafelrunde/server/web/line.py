"""Line: a WebSocket that takes frames as the bytes that go over it."""

from __future__ import annotations

from typing import Any, Final

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tafelrunde.server.table.screens import TOO_SLOW

# What may lie on a line that was not read: who is further behind must come back and ask.
MOST: Final = 4_194_304
_EXTENSION: Final = "tafelrunde.line"


class Line(WebSocketsSansIOProtocol):
    """A WebSocket that also takes messages as they go over the line."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[_EXTENSION] = {"line": self}

    def pass_on(self, messages: list[bytes]) -> None:
        """Send messages as they are, unless the other end has left or is far behind."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        transport.writelines(messages)
        if transport.get_write_buffer_size() > MOST:
            self.hang_up(TOO_SLOW, "too slow")

    def hang_up(self, code: int, reason: str) -> None:
        """Close behind what was not read; who reads none of it is cut off after a while."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


def line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    """The line behind a socket."""
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    line = extensions[_EXTENSION]["line"]
    assert isinstance(line, Line)
    return line
