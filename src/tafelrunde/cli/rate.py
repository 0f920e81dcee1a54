"""`tafelrunde rate`: bots meet each other and get ratings."""

from __future__ import annotations

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
    seats_for,
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
from tafelrunde.cli.voice import FOUND_WRONG, INTERRUPTED, Unable, Voice
from tafelrunde.kernel.text import Text
from tafelrunde.lab.plots import Bar, bars
from tafelrunde.lab.rate import MEAN, Meetings, Robin
from tafelrunde.lab.simulate import run

Rounds = Annotated[int, typer.Option("--rounds", metavar="R", help="cli-help-rate-rounds")]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B[,C…]", help="cli-help-rate-bots")]


def rate(
    game: GameName,
    seats: Seats = None,
    rounds: Rounds = 20,
    bots: Bots = "random,greedy,search",
    seed: Seed = "0",
    option: Options = None,
    jobs: Jobs = 1,
    csv: Csv = None,
    parquet: Parquet = None,
    plot: Plot = None,
    lang: Lang = None,
    *,
    cluster: Cluster = False,
    as_json: Json = False,
) -> int:
    voice = Voice(lang)
    rules = game_called(game)
    count = seats_for(rules, seats, usual=2)
    if count < 2:
        raise Unable("cli-rate-alone")
    named = [name.strip() for name in bots.split(",") if name.strip()]
    contestants = tuple(bots_for(bots, len(named)))
    if len(contestants) < 2 or len(set(contestants)) < len(contestants):
        raise Unable("cli-rate-bots", bots=", ".join(contestants))
    cluster_there(cluster=cluster)
    outputs = Outputs(csv, parquet, plot)
    written = options_for(rules, count, option or [])
    check_bots(contestants, game, count, written)
    plan = Robin(game, count, positive("--rounds", rounds), contestants, seed, written)
    meetings = Meetings(plan)
    with voice.progress() as progress:
        task = progress.add_task(game, total=plan.matches)
        try:
            for some in run(plan, positive("--jobs", jobs), cluster=cluster):
                for played in some:
                    meetings.add(played)
                progress.advance(task, len(some))
        except KeyboardInterrupt:
            return INTERRUPTED
    result = meetings.result()
    rows = [{"game": game, "seats": count, **row} for row in result["bots"]]
    title = voice.word("cli-rated", game=game, seats=count, matches=result["matches"])
    found = [Bar(row["bot"], row["rating"], row["low"], row["high"]) for row in rows]
    outputs.write(
        rows, lambda file: bars(file, title, voice.word("cli-column-rating"), found, MEAN)
    )
    if as_json:
        voice.data({**result, "options": written})
    else:
        _show(result, voice)
    for failure in meetings.failures:
        voice.complain(Text("cli-rate-failed", seed=failure.seed, why=failure.error))
    return FOUND_WRONG if meetings.failures else 0


def _show(result: dict[str, Any], voice: Voice) -> None:
    voice.say(
        "cli-rated",
        style="bold",
        game=result["game"],
        seats=result["seats"],
        matches=result["matches"],
    )
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(voice.word("cli-column-bot"))
    for column in ("cli-column-rating", "cli-column-interval", "cli-column-mean"):
        table.add_column(voice.word(column), justify="right")
    for row in result["bots"]:
        interval = f"{row['low']:.0f} – {row['high']:.0f}"
        table.add_row(row["bot"], f"{row['rating']:.0f}", interval, f"{row['mean_score']:.2f}")
    voice.out.print(table)
    for pair in result["pairs"]:
        voice.say(
            "cli-rated-pair",
            one=pair["one"],
            other=pair["other"],
            meetings=pair["meetings"],
            share=f"{pair['share']:.1%}",
            low=f"{pair['low']:.1%}",
            high=f"{pair['high']:.1%}",
        )
