"""Tables: results of the lab as rows for other programs. Parquet needs the extra `lab`."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from tafelrunde.kernel.errors import TafelrundeError

Rows = list[dict[str, Any]]


def write_csv(file: Path, rows: Rows) -> None:
    """Write rows, all with the same keys, as a spreadsheet can read them."""
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, list(rows[0]) if rows else [], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def write_parquet(file: Path, rows: Rows) -> None:
    """Write rows, all with the same keys, as a table of typed columns."""
    try:
        import pyarrow as pa  # noqa: PLC0415 - an extra, large and slow to import
        from pyarrow import parquet  # noqa: PLC0415
    except ImportError as error:
        raise TafelrundeError("Parquet needs the extra: install tafelrunde[lab]") from error
    parquet.write_table(pa.Table.from_pylist(rows), file)
