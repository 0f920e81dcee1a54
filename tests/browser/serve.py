"""The server as `tafelrunde serve` starts it, with room for visitors in a hurry."""

from __future__ import annotations

import sys

from tafelrunde.server import serving
from tafelrunde.server.config import Config


def main(port: int, db: str) -> None:
    config = Config(db=db, port=port, rates=1000, bot_seconds=1.0, log_level="WARNING")
    place = serving.listening(config.host, config.port)
    serving.check(config)
    serving.run(config, place)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
