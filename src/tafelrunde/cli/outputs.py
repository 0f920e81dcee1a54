"""Outputs: files that a command of the lab writes beside what it says."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from tafelrunde.cli.voice import Unable
from tafelrunde.lab.plots import FORMATS
from tafelrunde.lab.tables import Rows, write_csv, write_parquet


class Outputs:
    """Where tables and a plot go; what cannot be written is said before the work begins."""

    def __init__(self, csv: Path | None, parquet: Path | None, plot: Path | None) -> None:
        self.csv = csv
        self.parquet = parquet
        self.plot = plot
        for file, module in ((parquet, "pyarrow"), (plot, "matplotlib")):
            if file is not None and find_spec(module) is None:
                raise Unable("cli-no-lab", file=str(file))
        if plot is not None and plot.suffix.lower() not in FORMATS:
            raise Unable("cli-no-plot", file=str(plot), known=", ".join(FORMATS))
        for file in (csv, parquet, plot):
            if file is not None and not file.absolute().parent.is_dir():
                raise Unable("cli-no-folder", folder=str(file.absolute().parent))

    @property
    def wanted(self) -> bool:
        return any(file is not None for file in (self.csv, self.parquet, self.plot))

    def write(self, rows: Rows, draw: Callable[[Path], None]) -> None:
        """Write what is wanted; `draw` makes the plot."""
        if self.csv is not None:
            write_csv(self.csv, rows)
        if self.parquet is not None:
            write_parquet(self.parquet, rows)
        if self.plot is not None:
            draw(self.plot)
