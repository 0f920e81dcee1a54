"""Arriving: a request has so long to arrive, and a head so much room; uvicorn sets neither."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_BYTES: Final = 65_536


class Arriving(HttpToolsProtocol):
    """One connection; it is closed when it is silent at first, or a request stays half-sent."""

    def __init__(self, *args: Any, seconds: float, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.seconds = seconds
        self._late: asyncio.TimerHandle | None = None
        # Bytes that have come since the last whole head.
        self._head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.timeout_keep_alive_task is not None:
            # It was idle, and what comes now need not be a request.
            self._wait()
        self._head += len(data)
        super().data_received(data)
        if self._head > HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("The head of this request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        # One that was answered before it was whole is not waited for again.
        if not getattr(self.cycle, "response_complete", False):
            self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.seconds, self.transport.close)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def within(seconds: float) -> Any:
    """Makes connections on which a request arrives within so many seconds."""
    return partial(Arriving, seconds=seconds)
