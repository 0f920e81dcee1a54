"""Door: what comes from outside is looked at here first, before anything else is done with it.

Text that nobody can read (control characters, halves of letters), numbers that nothing counts,
what lies too deep or is too long: all of it is refused with a reason, on every way in.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final
from urllib.parse import unquote

import msgspec
from litestar import Request

from tafelrunde.kernel.text import Text
from tafelrunde.server.base.refusals import Trouble, bad, missing

# Tabs and ends of lines may be there; halves of surrogate pairs are no letters.
_UNREADABLE: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")

DEEPEST: Final = 32
LARGEST: Final = 2**63 - 1
# So many texts, numbers and lists are looked at; no declaration asks for nearly as many.
VALUES: Final = 10_000
# What is longer than this is opened beside the event loop.
LONG: Final = 32_768
SEGMENT: Final = 100
PATH: Final = 400
QUERY: Final = 2_000
HOST: Final = 255


def check_text(text: str) -> None:
    """Refuse text that holds what nobody can read."""
    found = _UNREADABLE.search(text)
    if found is not None:
        code = f"U+{ord(found.group()):04X}"
        raise bad(f"the character {code} cannot be read", "server-bad-text", code=code)


def check(value: Any, most: int = VALUES) -> None:
    """Look at everything in plain data: its texts and numbers, how deep it lies, how much it is."""
    left: list[tuple[Any, int]] = [(value, 0)]
    seen = 0
    while left:
        if seen + len(left) > most:
            raise Trouble(413, Text("server-too-long"), f"it holds more than {most} values")
        seen += 1
        here, depth = left.pop()
        if isinstance(here, str):
            check_text(here)
        elif isinstance(here, int):
            if not -LARGEST <= here <= LARGEST:
                raise bad("a number is beyond all bounds", "server-bad-number")
        elif isinstance(here, (dict, list)):
            if depth >= DEEPEST:
                raise bad(f"it lies deeper than {DEEPEST}", "server-too-deep", most=DEEPEST)
            if isinstance(here, dict):
                left.extend((name, depth) for name in here)
                left.extend((inner, depth + 1) for inner in here.values())
            else:
                left.extend((inner, depth + 1) for inner in here)


def opened(body: bytes | str, otherwise: str = "server-bad-input") -> Any:
    """What a JSON text says, looked at."""
    try:
        value = msgspec.json.decode(body)
    except RecursionError as error:
        raise bad(f"it lies deeper than {DEEPEST}", "server-too-deep", most=DEEPEST) from error
    except (msgspec.DecodeError, UnicodeError, ValueError) as error:
        raise bad(f"this is not JSON: {str(error)[:200]}", otherwise) from error
    check(value)
    return value


class Asked(Request[Any, Any, Any]):
    """A request whose body was looked at."""

    async def json(self) -> Any:
        body = await self.body() or b"null"
        return opened(body) if len(body) <= LONG else await asyncio.to_thread(opened, body)


# --- addresses -----------------------------------------------------------------------------


def check_address(path: str, query: bytes, headers: list[tuple[bytes, bytes]]) -> None:
    """Look at where a request goes and what it asks for."""
    if any(name == b"host" and len(value) > HOST for name, value in headers):
        raise bad(f"a host's name has at most {HOST} letters")
    check_text(path)
    if any(letter in path for letter in "\t\n\r"):
        raise bad("an address is one line")
    if len(path) > PATH or any(len(segment) > SEGMENT for segment in path.split("/")):
        raise missing("server-such-page")
    if len(query) > QUERY:
        raise Trouble(413, Text("server-too-long"), f"a query has at most {QUERY} letters")
    check_text(unquote(query.decode("latin-1").replace("+", " "), errors="surrogateescape"))


async def turned_away(
    trouble: Trouble, more: dict[str, str], scope: Any, receive: Any, send: Any
) -> None:
    """Say no to somebody at the door, over HTTP or a socket."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        reason = trouble.text.id
        await send({"type": "websocket.close", "code": 4000 + trouble.status, "reason": reason})
        return
    body = msgspec.json.encode(trouble.plain())
    named = {**more, "content-type": "application/json", "content-length": str(len(body))}
    headers = [(name.encode(), value.encode()) for name, value in named.items()]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
