"""Arguments that several commands share. Every `help` is the id of a message."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-help-seats")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="cli-help-option")
]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="cli-help-simulate-seed")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", help="cli-help-jobs")]
Cluster = Annotated[bool, typer.Option("--cluster", help="cli-help-cluster")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|de", help="cli-help-lang")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
Csv = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="cli-help-csv")]
Parquet = Annotated[Path | None, typer.Option("--parquet", metavar="FILE", help="cli-help-parquet")]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="cli-help-plot")]
