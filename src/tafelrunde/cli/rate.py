"""`tafelrunde rate`: bots meet each other and get ratings."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from tafelrunde.bots.styles import population as members_of
from tafelrunde.cli.arguments import (
    bots_for,
    check_bots,
    cluster_there,
    game_called,
    named_in,
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
from tafelrunde.lab.population import League, Standings, measure
from tafelrunde.lab.rate import MEAN, Meetings, Robin
from tafelrunde.lab.simulate import run

Rounds = Annotated[int, typer.Option("--rounds", metavar="R", help="cli-help-rate-rounds")]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B[,C…]", help="cli-help-rate-bots")]
Population = Annotated[bool, typer.Option("--population", help="cli-help-rate-population")]
Against = Annotated[
    str | None, typer.Option("--against", metavar="A,B[,C…]", help="cli-help-rate-against")
]
Keep = Annotated[Path | None, typer.Option("--keep", metavar="FILE", help="cli-help-rate-keep")]


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
    against: Against = None,
    keep: Keep = None,
    *,
    population: Population = False,
    cluster: Cluster = False,
    as_json: Json = False,
) -> int:
    voice = Voice(lang)
    rules = game_called(game)
    count = seats_for(rules, seats, usual=2)
    if count < 2:
        raise Unable("cli-rate-alone")
    contestants = _named(bots)
    if population:
        if cluster or csv or parquet or plot:
            raise Unable("cli-rate-population-only")
        if keep is not None and not keep.absolute().parent.is_dir():
            raise Unable("cli-no-folder", folder=str(keep.absolute().parent))
        members = _named(against) if against else members_of(game)
        written = options_for(rules, count, option or [])
        check_bots((*contestants, *members), game, count, written)
        number = positive("--rounds", rounds)
        once, others = tuple(dict.fromkeys(contestants)), tuple(dict.fromkeys(members))
        league = League(game, count, number, once, seed, written, members=others)
        return _measured(league, keep, positive("--jobs", jobs), voice, as_json=as_json)
    if against is not None or keep is not None:
        raise Unable("cli-rate-no-population")
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


def _named(given: str) -> tuple[str, ...]:
    """The bots of a list."""
    return tuple(bots_for(given, len(named_in(given))))


def _measured(league: League, keep: Path | None, jobs: int, voice: Voice, *, as_json: bool) -> int:
    """Bots against a population, each apart."""
    standings: Standings | None = None
    with voice.progress() as progress:
        task = progress.add_task(league.game)
        try:
            for standings in measure(league, keep, jobs):
                total = standings.league.matches + len(standings.league.done)
                done = len(standings.met) + len(standings.failures)
                progress.update(task, total=total, completed=done)
        except KeyboardInterrupt:
            return INTERRUPTED
    assert standings is not None
    result = standings.result()
    if as_json:
        voice.data({**result, "options": league.options})
    else:
        _show_population(result, voice)
    for failure in standings.failures:
        voice.complain(Text("cli-rate-failed", seed=failure.seed, why=failure.error))
    return FOUND_WRONG if standings.failures else 0


def _show_population(result: dict[str, Any], voice: Voice) -> None:
    for one in result["bots"]:
        voice.say("cli-rated-population", style="bold", bot=one["bot"], matches=one["matches"])
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(voice.word("cli-column-bot"))
        for column in ("cli-column-won", "cli-column-interval", "cli-column-points"):
            table.add_column(voice.word(column), justify="right")
        everybody = {"member": voice.word("cli-rated-everybody"), **one}
        for row in (everybody, *one["members"]):
            if row["matches"]:
                interval = f"{row['low']:.0%} – {row['high']:.0%}"
                points = f"{row['points']:.1f} : {row['others']:.1f}"
                table.add_row(row["member"], f"{row['share']:.0%}", interval, points)
        voice.out.print(table)


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
