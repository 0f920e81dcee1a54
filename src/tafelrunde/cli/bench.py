"""`tafelrunde bench`: how fast the games are here."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from tafelrunde.cli.arguments import game_called, options_for
from tafelrunde.cli.parameters import Json, Lang, Options
from tafelrunde.cli.voice import Unable, Voice
from tafelrunde.kernel.registry import game_names
from tafelrunde.lab.bench import COMPILED, build, machine, rows, save, seat_counts

Games = Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="cli-help-bench-games")]
Seconds = Annotated[float, typer.Option("--seconds", metavar="T", help="cli-help-seconds")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-help-save")]


def bench(
    games: Games = None,
    seconds: Seconds = 3.0,
    option: Options = None,
    file: Save = None,
    lang: Lang = None,
    *,
    as_json: Json = False,
) -> None:
    voice = Voice(lang)
    if seconds <= 0:
        raise Unable("cli-too-small", name="--seconds", value=str(seconds))
    if file is not None and not file.parent.is_dir():
        raise Unable("cli-no-folder", folder=str(file.parent))
    jobs = [
        (game.name, seats, _changed(game.name, seats, option or []))
        for game in map(game_called, games or game_names())
        for seats in seat_counts(game)
    ]
    results: list[dict[str, Any]] = []
    with voice.progress() as progress:
        builds = 2 if build() == COMPILED else 1
        task = progress.add_task(voice.word("cli-measuring"), total=len(jobs) * builds)
        for row in rows(jobs, seconds):
            results.append(row)
            progress.advance(task)
    if file is not None:
        save(file, results)
    if as_json:
        voice.data({"machine": machine(), "results": results})
    else:
        _show(results, voice)


def _changed(name: str, seats: int, given: list[str]) -> dict[str, Any]:
    """The options given, in their stored form; those left at their default are left out."""
    game = game_called(name)
    written = options_for(game, seats, given)
    defaults = game.options(seats, {})
    return {key: value for key, value in written.items() if value != defaults[key]}


def _show(results: list[dict[str, Any]], voice: Voice) -> None:
    here = machine()
    voice.say(
        "cli-machine", style="dim", cpu=here["cpu"], cores=here["cores"], python=here["python"]
    )
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("game", "seats", "build"):
        table.add_column(voice.word(f"cli-column-{column}"))
    for column in ("decisions-rate", "games-rate", "fork", "bytes", "bytes-record"):
        table.add_column(voice.word(f"cli-column-{column}"), justify="right")
    for row in results:
        table.add_row(
            row["game"],
            str(row["seats"]),
            voice.word(f"cli-build-{row['build']}"),
            f"{row['decisions_per_second']:,}",
            f"{row['games_per_second']:,.1f}",
            " / ".join(f"{cost:.1f}" for cost in row["fork_us_at"].values()),
            f"{row['bytes_per_match']:,}",
            f"{row['bytes_with_record']:,}",
        )
    voice.out.print(table)
