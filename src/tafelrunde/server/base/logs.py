"""Logs: one JSON object a line on stderr; never a password, token or address of a webhook."""

from __future__ import annotations

import json
import logging
from typing import Any, Final

_OWN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "color_message",
}


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        row: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        row.update({name: value for name, value in record.__dict__.items() if name not in _OWN})
        if record.exc_info:
            row["fault"] = self.formatException(record.exc_info)
        return json.dumps(row, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Send everything through one handler."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.access").setLevel("WARNING")
    logging.getLogger("alembic").setLevel("WARNING")
    logging.getLogger("asyncio").setLevel("WARNING")
