"""Identity: who a visitor is, by a token that only this house can sign, and from where."""

from __future__ import annotations

import asyncio
import hmac
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError
from litestar.connection import ASGIConnection

from tafelrunde.server.trouble import bad, not_yours

COOKIE: Final = "tafelrunde"
# Nobody's name; stands where a deleted account sat.
NEUTRAL: Final = "N. N."

_hasher: Final = PasswordHasher()
# Compared with where there is nothing to compare, so that both take as long.
NOBODYS: Final = _hasher.hash("nobody's password")


class Player(msgspec.Struct):
    """Somebody the house knows."""

    id: int
    name: str
    settings: dict[str, Any]
    keeps: bool  # a password was set
    gone: bool = False
    # The session with which this player asks.
    session: str | None = None


def signed(key: bytes, said: str) -> str:
    """Something with our seal: a token is the id of a session with it."""
    return f"{said}.{hmac.new(key, said.encode(), sha256).hexdigest()}"


def unsealed(key: bytes, token: str) -> str | None:
    """What stands before a seal of ours."""
    said = token.rpartition(".")[0]
    if len(token) > 200 or not hmac.compare_digest(signed(key, said).encode(), token.encode()):
        return None
    return said


def older(said: str) -> tuple[int, int] | None:
    """Player and epoch: what tokens named before there were sessions."""
    player, dot, epoch = said.partition(".")
    decimal = player.isdecimal() and epoch.isdecimal()
    return (int(player), int(epoch)) if dot and decimal else None


async def hashed(password: str) -> str:
    """What is stored of a password; meant to take long, so nobody else waits for it."""
    return await asyncio.to_thread(_hasher.hash, password)


async def matches(stored: str, password: str) -> bool:
    try:
        return await asyncio.to_thread(_hasher.verify, stored, password)
    except (VerifyMismatchError, VerificationError, InvalidHashError):
        return False


def bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    said = connection.headers.get("authorization", "")
    kind, _, token = said.partition(" ")
    return token.strip() if kind.lower() == "bearer" and token else None


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], allowed: list[str]) -> None:
    """Refuse what a page of somebody else sends with the visitor's cookie."""
    if bearer(connection) is not None:
        return
    origin = connection.headers.get("origin")
    if origin is None or not _same(origin, connection.headers.get("host", ""), allowed):
        raise not_yours("server-foreign-page")


def _same(origin: str, host: str, allowed: list[str]) -> bool:
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc == host


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a visitor comes from."""
    return connection.client.host if connection.client else "unknown"


def clean_name(name: str) -> str:
    """A name as people see it: one line, no control characters, no more than it needs."""
    shown = " ".join("".join(c for c in name if c.isprintable()).split())
    if not 1 <= len(shown) <= 40:
        raise bad("a name has 1 to 40 letters", "server-bad-name")
    return shown
