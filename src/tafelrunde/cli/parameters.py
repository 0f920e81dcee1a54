"""Arguments that several commands share. Every `help` is the id of a message."""

from __future__ import annotations

from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-help-seats")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="cli-help-option")
]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|de", help="cli-help-lang")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
