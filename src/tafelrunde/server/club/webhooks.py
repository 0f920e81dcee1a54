"""Webhooks: a notice to an address of the player's own when it is their turn and they are away."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from tafelrunde import words
from tafelrunde.kernel.text import Text
from tafelrunde.server.base.config import Config
from tafelrunde.server.base.metrics import Metrics
from tafelrunde.server.base.refusals import bad
from tafelrunde.server.club import people
from tafelrunde.server.table.room import Room

log = logging.getLogger("tafelrunde.webhooks")

SECONDS: Final = 5.0
AT_ONCE: Final = 8

_GIVEN: Final = ipaddress.IPv6Network("2000::/3")
# Teredo with other special uses, and 6to4.
_STANDING_IN: Final = (ipaddress.IPv6Network("2001::/23"), ipaddress.IPv6Network("2002::/16"))


def parts_of(address: str) -> SplitResult:
    """The parts of a webhook's address; raises where it is none."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise bad("this is no address", "server-bad-webhook") from error
    named = parts.scheme in {"http", "https"} and bool(parts.hostname) and port != 0
    if not named or not address.isascii() or not address.isprintable() or " " in address:
        raise bad("a webhook is an http or https address", "server-bad-webhook")
    return parts


def is_outside(place: str) -> bool:
    """Whether an address is an ordinary one of the open net.

    Of IPv6 only what is given to networks is: no address that stands for an IPv4 one inside it
    (mapped, compatible, NAT64, 6to4, Teredo), because that may lead anywhere.
    """
    try:
        address = ipaddress.ip_address(place)
    except ValueError:
        return False
    if not address.is_global or address.is_multicast:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return True
    return address in _GIVEN and not any(address in network for network in _STANDING_IN)


class Webhooks:
    """Sends notices, a few at a time, and never into the operator's own network."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self.config = config
        self.metrics = metrics
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def notify(self, room: Room, asked: int) -> None:
        """Tell players who are not here that the table waits for them."""
        told: set[int] = set()
        for chair in room.chairs:
            player = chair.player
            if player is None or chair.bot is not None or not asked >> chair.seat & 1:
                continue
            if player in told or room.here(player):
                continue
            told.add(player)
            known = await people.player_of(room.store, player)
            if known is None or not known.settings.get("webhook"):
                continue
            language = known.settings.get("language") or "en"
            said = words.render(Text("server-your-turn", code=room.code), language)
            link = f"{self.base}/t/{room.code}"
            body = {
                "text": f"{said} {link}",
                "content": f"{said} {link}",
                "table": room.code,
                "game": room.row.game,
                "number": room.number,
            }
            await self.post(known.settings["webhook"], msgspec.json.encode(body))

    @property
    def base(self) -> str:
        """What links begin with."""
        return self.config.public_url or f"http://{self.config.host}:{self.config.port}"

    async def post(self, address: str, body: bytes) -> None:
        async with self._slots:
            try:
                status = await asyncio.wait_for(self._exchange(address, body), SECONDS)
                self.metrics.count("webhooks", status=status)
            except Exception as error:  # noqa: BLE001 - whatever the other side does, we go on
                self.metrics.count("webhooks", status="failed")
                log.info("a webhook failed", extra={"why": type(error).__name__})

    async def _exchange(self, address: str, body: bytes) -> str:
        """One POST to an address that was looked up and found to be outside; its status."""
        parts = parts_of(address)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        places = [str(address[0]) for *_, address in found]
        if not (all(map(is_outside, places)) or self.config.local_webhooks):
            raise ConnectionRefusedError
        # One that was looked at: the name is not looked up again.
        place = places[0]
        secure = ssl.create_default_context() if parts.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            place, port, ssl=secure, server_hostname=host if secure else None
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            head = (
                f"POST {path} HTTP/1.1\r\nHost: {parts.netloc.rpartition('@')[2]}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
                "User-Agent: tafelrunde\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode() + body)
            await writer.drain()
            line = await reader.readline()
            return line.split()[1].decode()[:3]
        finally:
            writer.close()
