"""A nursery of servers: everything is imported once, each server is a fork of it.

Tests start servers by the hundred and kill them by the thousand. A line on stdin is what one server
is wanted to be, the line on stdout its process.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys

import alembic.command  # noqa: F401 - a new store needs it
import msgspec

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


def main() -> None:
    os.environ.setdefault("PYTHONHASHSEED", "0")
    # Much is imported only where a server is built and its store brought up.
    serving.settings_for(build(Config(db=os.devnull)), Config()).load()
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
            serve(child.wanted)
            os._exit(0)
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
