"""Copies: the record of a tournament as a file beside the database, at each of its transitions.

Each can be read on its own, by `tafelrunde tournament`, too. PostgreSQL has backups of its own.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from tafelrunde.ledger import lines
from tafelrunde.ledger.events import Event
from tafelrunde.tournament.record import Record

log = logging.getLogger("tafelrunde.copies")

TRANSITIONS: Final = frozenset({"published", "started", "advanced", "closed"})


def copy(url: URL, code: str, fresh: Sequence[Event], record: Record) -> None:
    """Write the record where one of its fresh events is a transition; a full disk stops nobody."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return
    turns = [event for event in fresh if event.name in TRANSITIONS]
    if not turns:
        return
    base = Path(url.database)
    folder = base.with_name(f"{base.stem}-tournaments")
    try:
        folder.mkdir(exist_ok=True)
        lines.save(folder / f"{code}-{turns[-1].n:05}-{turns[-1].name}.jsonl", record.text())
    except OSError as error:
        log.warning("no copy of a tournament", extra={"tournament": code, "why": str(error)})
