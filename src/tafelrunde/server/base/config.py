"""Config: what an operator decides when the server starts."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

ENVIRONMENT: Final = "TAFELRUNDE_CONFIG"
# Names the folder in which several workers count; Prometheus's library reads it when imported.
METRICS_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"

Seeds = Callable[[], str]


class Config(msgspec.Struct, kw_only=True):
    """Everything a node is told when it starts."""

    db: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    # The address people use, for links in QR codes and notices; empty: as the browser asked.
    public_url: str = ""
    # Other origins whose pages may use this server with the visitor's cookie.
    origins: list[str] = msgspec.field(default_factory=list)
    # Addresses of proxies whose word about the visitor's address is taken.
    proxies: str = "127.0.0.1"
    bot_workers: int = 1
    bot_seconds: float = 5.0
    # What work done apart may take: seconds of a processor, and memory.
    apart_seconds: float = 10.0
    apart_megabytes: int = 1024
    idle_seconds: float = 600.0
    # How long a request may take to arrive, from its first byte to its last.
    arriving_seconds: float = 30.0
    # Whether webhooks may lead into the operator's own network.
    local_webhooks: bool = False
    # Every rate limit is multiplied by this.
    rates: float = 1.0
    log_level: str = "INFO"

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https:")


def real_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def default_db() -> str:
    """The SQLite file of somebody who named no database."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(home) / "tafelrunde" / "tafelrunde.db")


def from_environment() -> Config:
    """The config that the command handed to its worker processes."""
    return msgspec.json.decode(os.environ[ENVIRONMENT], type=Config)
