"""Serving: the server as a process, or several, on one address."""

from __future__ import annotations

import contextlib
import os
import socket
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
import uvicorn

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server.base.config import ENVIRONMENT, METRICS_FOLDER, Config
from tafelrunde.server.store import database
from tafelrunde.server.web import arriving
from tafelrunde.server.web.line import Line

_APP: Final = "tafelrunde.server.web.app:from_environment"


class PortTaken(TafelrundeError):
    """The address cannot be listened on."""


def listening(host: str, port: int) -> socket.socket:
    """A socket on an address, taken before anything else is begun."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(2048)
    except OSError as error:
        found.close()
        raise PortTaken(f"cannot listen on {host} port {port}: {error.strerror}") from error
    found.set_inheritable(True)
    return found


def check(config: Config) -> None:
    """Bring the store up, so that what is wrong with it is said in one line."""
    if config.workers > 1 and not config.db.startswith("postgres"):
        raise TafelrundeError("several workers need a PostgreSQL store: --db postgresql://…")
    database.check(config.db)


def settings_for(app: Any, config: Config) -> uvicorn.Config:
    """How uvicorn serves the app, or the app of that name."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        log_config=None,
        access_log=False,
        server_header=False,
        http=arriving.within(config.arriving_seconds),
        ws=Line,
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=config.proxies,
        timeout_graceful_shutdown=5,
        workers=config.workers,
    )


def run(config: Config, place: socket.socket) -> None:
    """Serve until somebody ends it."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(config).decode()
    settings = settings_for(_APP, config)
    # Ctrl-C ends a server in order, and then uvicorn passes it on.
    with contextlib.suppress(KeyboardInterrupt):
        if config.workers > 1:
            _run_several(settings, place)
        else:
            os.environ.pop(METRICS_FOLDER, None)
            uvicorn.Server(settings).run(sockets=[place])


def _run_several(settings: uvicorn.Config, place: socket.socket) -> None:
    """Serve by several workers, which count in one folder."""
    with TemporaryDirectory(prefix="tafelrunde-metrics-") as folder:
        os.environ[METRICS_FOLDER] = folder
        # Imported here because the library then looks whether there is such a folder.
        from tafelrunde.server.web.workers import Workers  # noqa: PLC0415

        Workers(settings, sockets=[place]).run()
