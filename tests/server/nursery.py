"""A nursery of servers: everything is imported once, each server is a fork of it.

Tests start servers by the hundred and kill them by the thousand. A line on stdin is what one server
is wanted to be, the line on stdout its process.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import os
import signal
import sys
import tempfile
from pathlib import Path

import msgspec
from litestar import Litestar

from tafelrunde.server.base.config import Config
from tafelrunde.server.web import serving
from tafelrunde.server.web.app import build
from tests.server.process import Wanted, serve

PARENT_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of Linux


class Child(msgspec.Struct):
    """A server to be; its port is written to one file, its log to another."""

    wanted: Wanted
    port: str
    log: str


async def open_and_close(app: Litestar, config: Config) -> None:
    """Be a server that nobody visits: much is imported only by one that is opened."""
    settings = serving.settings_for(app, config)
    settings.load()
    life = settings.lifespan_class(settings)
    await life.startup()
    await life.shutdown()


def main() -> None:
    os.environ.setdefault("PYTHONHASHSEED", "0")
    with tempfile.TemporaryDirectory() as folder:
        config = Config(db=str(Path(folder) / "first.db"))
        app = build(config)
        asyncio.run(open_and_close(app, config))
    # What is here now stays: no fork of it looks through it again.
    gc.collect()
    gc.freeze()
    # A process that a server begins would import this module first, and all that a server needs.
    here = sys.modules["__main__"]
    here.__spec__ = here.__file__ = None
    # Nobody waits for those that have ended.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = msgspec.json.decode(line, type=Child)
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.setsid()
            # A run that is killed leaves no server behind.
            ctypes.CDLL(None).prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL)
            for path, file in ((os.devnull, 0), (child.port, 1), (child.log, 2)):
                opened = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND)
                os.dup2(opened, file)
            serve(child.wanted, app)
            os._exit(0)
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
