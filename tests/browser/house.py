"""A real server in a process of its own, and a real Chromium that visits it."""

from __future__ import annotations

import fcntl
import os
import secrets
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from build_hooks import client
from tests.server.support import Server

ROOT = Path(__file__).resolve().parents[2]
# Without a window's frame around the page a visit costs a fifth.
CHROMIUM = (
    os.environ.get("TAFELRUNDE_CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
    or "/usr/bin/chromium"
)
QUIET = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
    "--force-color-profile=srgb",
]


def build_client() -> None:
    """Build the client where its sources have changed; only one worker does."""
    lock = ROOT / "build" / "client.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        client.build(ROOT, print)


# A machine under load is no reason to give up.
PATIENCE = 120_000


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET, timeout=PATIENCE)


def _free_port() -> int:
    """A port that nobody listens on, below those that connections take by themselves."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def _answered(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class House:
    """The server on a store of its own; it can be killed and opened again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = self.entrance = _free_port()
        self.server = Server(str(folder / "club.db"), folder / "server.log", log_level="WARNING")
        self.server.port = self.port
        self.line: subprocess.Popen[bytes] | None = None
        longest = os.environ.get("TAFELRUNDE_SLOW_LINE")
        if longest:
            self.entrance = _free_port()
            ends = [str(self.entrance), str(self.port)]
            command = [sys.executable, "-m", "tests.browser.line", *ends, longest]
            self.line = subprocess.Popen(command, cwd=ROOT)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.entrance}"

    def open(self) -> None:
        self.server.start()
        while not _answered(self.entrance):
            time.sleep(0.1)

    def kill(self) -> None:
        """End it without a chance to tidy up."""
        self.server.kill()

    def change(self, statement: str) -> None:
        """Change the store behind the server's back."""
        with sqlite3.connect(self.folder / "club.db", timeout=60) as store:
            store.execute(statement)
        store.close()

    def close(self) -> None:
        if self.line is not None:
            self.line.terminate()
            self.line.wait()
        self.server.stop()


@contextmanager
def opened(folder: Path) -> Iterator[House]:
    build_client()
    house = House(folder)
    house.open()
    try:
        yield house
    finally:
        house.close()
