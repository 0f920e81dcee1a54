"""`tafelrunde simulate`: many matches among bots."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from tafelrunde.cli.arguments import (
    bots_for,
    check_bots,
    cluster_there,
    game_called,
    options_for,
    positive,
    seats_with,
)
from tafelrunde.cli.outputs import Outputs
from tafelrunde.cli.parameters import (
    Cluster,
    Csv,
    GameName,
    Jobs,
    Json,
    Lang,
    Options,
    Parquet,
    Plot,
    Seats,
    Seed,
)
from tafelrunde.cli.telling import reconstructed
from tafelrunde.cli.voice import FOUND_WRONG, INTERRUPTED, Unable, Voice
from tafelrunde.kernel.start import new
from tafelrunde.kernel.text import Text
from tafelrunde.lab.plots import histogram
from tafelrunde.lab.simulate import Plan, Played, Tally, rows_of, run

Games = Annotated[int, typer.Option("--games", metavar="G", help="cli-help-simulate-games")]
Bots = Annotated[str, typer.Option("--bots", metavar="A[,B…]", help="cli-help-simulate-bots")]
Records = Annotated[
    Path | None, typer.Option("--records", metavar="DIR", help="cli-help-simulate-records")
]
Audit = Annotated[bool, typer.Option("--audit", help="cli-help-audit")]


def simulate(
    game: GameName,
    seats: Seats = None,
    games: Games = 100,
    bots: Bots = "random",
    seed: Seed = "0",
    option: Options = None,
    jobs: Jobs = 1,
    records: Records = None,
    csv: Csv = None,
    parquet: Parquet = None,
    plot: Plot = None,
    lang: Lang = None,
    *,
    cluster: Cluster = False,
    audit: Audit = False,
    as_json: Json = False,
) -> int:
    voice = Voice(lang)
    rules = game_called(game)
    count = seats_with(rules, seats, bots)
    plan = Plan(
        game,
        count,
        positive("--games", games),
        tuple(bots_for(bots, count)),
        seed,
        options_for(rules, count, option or []),
        recording=records is not None,
        audit=audit,
    )
    check_bots(plan.bots, game, count, plan.options)
    cluster_there(cluster=cluster)
    outputs = Outputs(csv, parquet, plot)
    rows: list[dict[str, Any]] = []
    folder = _folder(records)
    tally = Tally(plan)
    kept: dict[int, str] = {}
    interrupted = False
    start = time.perf_counter()
    with voice.progress() as progress:
        try:
            task = progress.add_task(game, total=plan.games)
            for some in run(plan, positive("--jobs", jobs), cluster=cluster):
                for played in some:
                    tally.add(played)
                    if outputs.wanted:
                        rows.extend(rows_of(plan, played))
                    if played.record:
                        folder = folder or Path(tempfile.mkdtemp(prefix="tafelrunde-"))
                        kept[played.index] = _keep(folder, played)
                progress.advance(task, len(some))
        except KeyboardInterrupt:
            interrupted = True
    result = tally.result(time.perf_counter() - start)
    rows.sort(key=lambda row: (row["match"], row["seat"]))
    outputs.write(rows, lambda file: _draw(file, rows, plan, voice))
    if tally.failures:
        result["failures"] = [
            {
                "game": failure.index,
                "seed": failure.seed,
                "error": failure.error,
                "record": kept.get(failure.index),
            }
            for failure in tally.failures
        ]
    if reconstructed(new(game, count, seed, plan.options)):
        result["deck"] = "reconstructed"
    if as_json:
        # The options tell which cards and variants were played.
        voice.data({**result, "options": plan.options})
    else:
        _show(result, plan, voice)
    for failure in result.get("failures", []):
        voice.complain(
            Text(
                "cli-failed-game",
                number=str(failure["game"]),
                seed=failure["seed"],
                why=failure["error"],
                record=failure["record"] or "-",
            )
        )
    if interrupted:
        return INTERRUPTED
    return FOUND_WRONG if tally.failures else 0


def _folder(records: Path | None) -> Path | None:
    if records is not None:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Unable("cli-no-folder", folder=str(records)) from error
    return records


def _keep(folder: Path, played: Played) -> str:
    path = folder / f"{played.index:06}.jsonl"
    path.write_text(played.record, encoding="utf-8")
    return str(path)


def _draw(file: Path, rows: list[dict[str, Any]], plan: Plan, voice: Voice) -> None:
    """How often each number of points came, seat by seat."""
    series = {
        f"{voice.word('cli-column-seat')} {seat}, {bot}": [
            row["score"] for row in rows if row["seat"] == seat
        ]
        for seat, bot in enumerate(plan.bots, start=1)
    }
    games = len(rows) // plan.seats
    title = voice.word("cli-plot-points", game=plan.game, games=games)
    histogram(file, title, voice.word("cli-plot-score"), series)


def _show(result: dict[str, Any], plan: Plan, voice: Voice) -> None:
    voice.say(
        "cli-simulated",
        style="bold",
        game=plan.game,
        finished=result["finished"],
        games=plan.games,
        seconds=f"{result['seconds']:.1f}",
    )
    voice.say(
        "cli-simulated-rates",
        games=f"{result['games_per_second']:,.1f}",
        decisions=f"{result['decisions_per_second']:,.0f}",
    )
    if result["stopped"]:
        voice.say("cli-simulated-stopped", count=result["stopped"])
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(voice.word("cli-column-seat"))
    table.add_column(voice.word("cli-column-bot"))
    table.add_column(voice.word("cli-column-mean"), justify="right")
    table.add_column(voice.word("cli-column-wins"), justify="right")
    for seat, bot in enumerate(plan.bots):
        mean, share = result["mean_scores"][seat], result["win_share"][seat]
        table.add_row(str(seat + 1), bot, f"{mean:.2f}", f"{share:.1%}")
    voice.out.print(table)
    if "deck" in result:
        voice.say("cli-reconstructed", style="dim")
