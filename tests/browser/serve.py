"""The server for the browser tests: the real thing, with room for visitors in a hurry."""

from __future__ import annotations

import sys

import uvicorn

from tafelrunde.server.base import logs
from tafelrunde.server.base.config import Config
from tafelrunde.server.web import serving
from tafelrunde.server.web.app import build
from tests.dealing import Dealer
from tests.server.process import hash_quickly


def main(port: int, db: str) -> None:
    # However slow the machine is, a bot plays what it plays: matches go as they were dealt.
    config = Config(db=db, port=port, rates=1000, bot_seconds=120.0, log_level="WARNING")
    hash_quickly()
    place = serving.listening(config.host, config.port)
    logs.set_up(config.log_level)
    app = build(config, seed=Dealer())
    uvicorn.Server(serving.settings_for(app, config)).run(sockets=[place])


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
