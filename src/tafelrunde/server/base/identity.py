"""Identity: who a visitor is, by a token that only this house can sign, and from where."""

from __future__ import annotations

import hmac
import ipaddress
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection

from tafelrunde.server.base.refusals import bad, not_yours

COOKIE: Final = "tafelrunde"
DEVICE_COOKIE: Final = "tafelrunde-device"
# Nobody's name; stands where a deleted account sat.
NEUTRAL: Final = "N. N."


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
    if len(token) > 400 or not hmac.compare_digest(signed(key, said).encode(), token.encode()):
        return None
    return said


def older(said: str) -> tuple[int, int] | None:
    """Player and epoch: what tokens named before there were sessions."""
    player, dot, epoch = said.partition(".")
    decimal = player.isdecimal() and epoch.isdecimal()
    return (int(player), int(epoch)) if dot and decimal else None


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


def source_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a visitor comes from, as it is counted: an IPv4 address, or the network of an IPv6."""
    host = connection.client.host if connection.client else "unknown"
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


class Device(msgspec.Struct):
    """A browser that outlives its sessions, and who has proved on it who they are."""

    id: str
    players: list[int]

    def said(self) -> str:
        return f"device.{self.id}.{'-'.join(map(str, self.players))}"


def device_in(key: bytes, cookie: str | None) -> Device | None:
    """The device of a cookie that we signed."""
    said = unsealed(key, cookie or "")
    kind, _, rest = (said or "").partition(".")
    if kind != "device":
        return None
    name, _, players = rest.partition(".")
    return Device(name, [int(player) for player in players.split("-")])


def clean_name(name: str) -> str:
    """A name as people see it: one line, no control characters, no more than it needs."""
    shown = " ".join("".join(c for c in name if c.isprintable()).split())
    if not 1 <= len(shown) <= 40:
        raise bad("a name has 1 to 40 letters", "server-bad-name")
    return shown
