"""A server process for the tests: the real thing on a free port, with a clock that can be set."""

from __future__ import annotations

import os
import sys
import time

import msgspec
import uvicorn

from tafelrunde.server import logs, serving
from tafelrunde.server.app import build
from tafelrunde.server.config import Config


class Wanted(msgspec.Struct):
    """What a test wants of its server; `clock` is a file that holds the time."""

    config: Config
    clock: str | None = None


def main() -> None:
    wanted = msgspec.json.decode(sys.argv[1], type=Wanted)
    config = wanted.config
    place = serving.listening(config.host, config.port)
    logs.set_up(config.log_level)
    now = time.time
    if wanted.clock is not None:
        clock = wanted.clock

        def now() -> float:
            with open(clock, encoding="ascii") as file:  # noqa: PTH123 - read at every turn
                return float(file.read())

    app = build(config, now)
    settings = serving.settings_for(app, config)
    sys.stdout.write(f"{place.getsockname()[1]}\n")
    sys.stdout.flush()
    server = uvicorn.Server(settings)
    server.run(sockets=[place])


if __name__ == "__main__":
    os.environ.setdefault("PYTHONHASHSEED", "0")
    main()
