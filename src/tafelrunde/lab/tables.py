"""Tables: results of the lab as rows for other programs."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any


def write_csv(file: Path, rows: list[dict[str, Any]]) -> None:
    """Write rows, all with the same keys, as a spreadsheet can read them."""
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, list(rows[0]) if rows else [], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
