"""Hosts: under which names this server answers, once its operator has named one."""

from __future__ import annotations

import ipaddress
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.handlers import BaseRouteHandler

from tafelrunde.kernel.text import Text
from tafelrunde.server.base.config import Config
from tafelrunde.server.base.refusals import Trouble
from tafelrunde.server.web.access import house_of


def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse requests for other hosts; a socket says so itself when it is open."""
    if isinstance(connection, Request):
        check(connection)


def check(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse what was meant for another host, or for a name that somebody else made lead here."""
    host = connection.headers.get("host", "")
    if not answers(house_of(connection).config, host):
        raise Trouble(421, Text("server-such-host"), f"this server is not {host[:100]!r}")


def answers(config: Config, host: str) -> bool:
    """Whether a request for a host is ours: any is where no address was named."""
    named = {name_in(url) for url in (config.public_url, *config.origins) if url}
    if not named:
        return True
    name = name_in(f"//{host}")
    return name in named or name == "localhost" or _local(name)


def name_in(url: str) -> str:
    """The host's name in an address, in small letters and without port."""
    try:
        return (urlsplit(url).hostname or "").rstrip(".")
    except ValueError:
        return ""


def _local(name: str) -> bool:
    """Whether this is an address of this machine or of the network around it."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    return address.is_private or address.is_loopback or address.is_link_local
