"""`tafelrunde power`: what cards and choices are worth among bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from tafelrunde.cli.arguments import (
    bots_for,
    check_bots,
    cluster_there,
    game_called,
    numbers,
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
    Seed,
)
from tafelrunde.cli.voice import FOUND_WRONG, INTERRUPTED, Unable, Voice
from tafelrunde.kernel.power import PLAYED, STAGES, Powers, powers_of
from tafelrunde.kernel.start import new
from tafelrunde.kernel.state import State
from tafelrunde.kernel.text import Text
from tafelrunde.lab.plots import Bar, bars
from tafelrunde.lab.power import Noted, Power, flat
from tafelrunde.lab.simulate import run

AtSeats = Annotated[
    str | None, typer.Option("--seats", metavar="N[,M…]", help="cli-help-power-seats")
]
Games = Annotated[str, typer.Option("--games", metavar="G[,H…]", help="cli-help-power-games")]
Bots = Annotated[str, typer.Option("--bots", metavar="A[,B…]", help="cli-help-simulate-bots")]
Group = Annotated[str | None, typer.Option("--group", metavar="GROUP", help="cli-help-power-group")]


def power(
    game: GameName,
    seats: AtSeats = None,
    games: Games = "1000",
    bots: Bots = "greedy",
    seed: Seed = "0",
    option: Options = None,
    group: Group = None,
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
    powers = powers_of(rules)
    if powers is None:
        raise Unable("cli-power-nothing", game=game)
    if group is not None and group not in powers.groups:
        raise Unable("cli-power-no-group", group=group, known=", ".join(powers.groups))
    counts = [
        seats_with(rules, count, bots, usual=2)
        for count in (numbers("--seats", seats) if seats is not None else [None])
    ]
    matches = numbers("--games", games)
    cluster_there(cluster=cluster)
    outputs = Outputs(csv, parquet, plot)
    plans = [
        Noted(
            game,
            count,
            positive("--games", matches[place % len(matches)]),
            tuple(bots_for(bots, count)),
            seed,
            options_for(rules, count, option or []),
        )
        for place, count in enumerate(counts)
    ]
    for plan in plans:
        check_bots(plan.bots, game, plan.seats, plan.options)
    found = Power(game)
    interrupted = False
    with voice.progress() as progress:
        task = progress.add_task(game, total=sum(plan.games for plan in plans))
        try:
            for plan in plans:
                for some in run(plan, positive("--jobs", jobs), cluster=cluster):
                    for played in some:
                        found.add(played)
                    progress.advance(task, len(some))
        except KeyboardInterrupt:
            interrupted = True
    result = found.result()
    if group is not None:
        for name in ("items", "pairs"):
            result[name] = [item for item in result[name] if item["group"] == group]
    state = new(game, plans[0].seats, seed, plans[0].options).state
    outputs.write(flat(result), lambda file: _draw(file, result, powers, state, voice))
    if as_json:
        voice.data({**result, "bots": list(plans[0].bots), "options": plans[0].options})
    else:
        _show(result, powers, state, voice)
    for failure in found.failures:
        voice.complain(Text("cli-rate-failed", seed=failure.seed, why=failure.error))
    if interrupted:
        return INTERRUPTED
    return FOUND_WRONG if found.failures else 0


def _draw(file: Path, result: dict[str, Any], powers: Powers, state: State, voice: Voice) -> None:
    """How often who played a thing has won, what surely won most on top."""
    several = len(result["tables"]) > 1
    found = []
    played = [row for row in result["items"] if PLAYED in row]
    for row in sorted(played, key=lambda row: -row[PLAYED]["win_low"]):
        name = voice.words(powers.name(state, row["group"], row["id"]))
        if several:
            name = f"{name} ({row['seats']})"
        one = row[PLAYED]
        found.append(Bar(name, *[100 * one[key] for key in ("win_share", "win_low", "win_high")]))
    title = voice.word("cli-plot-power", game=result["game"])
    usual = None if several else 100 * result["tables"][0]["win_share"]
    bars(file, title, voice.word("cli-plot-wins"), found, usual)


def _show(result: dict[str, Any], powers: Powers, state: State, voice: Voice) -> None:
    for one in result["tables"]:
        voice.say(
            "cli-powers",
            style="bold",
            game=result["game"],
            seats=one["seats"],
            games=one["games"],
            mean=f"{one['mean_score']:.1f}",
            share=f"{one['win_share']:.1%}",
        )
        for group, title in powers.groups.items():
            rows = [
                row
                for row in result["items"]
                if (row["seats"], row["group"]) == (one["seats"], group)
            ]
            if rows:
                _show_group(rows, powers, state, voice.word(title), voice)
    if result["pairs"]:
        _show_pairs(result["pairs"], powers, state, voice)


def _show_group(
    rows: list[dict[str, Any]], powers: Powers, state: State, title: str, voice: Voice
) -> None:
    stages = [stage for stage in STAGES if any(stage in row for row in rows)]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(title)
    for stage in stages:
        table.add_column(voice.word(f"cli-column-{stage}"), justify="right")
    table.add_column(voice.word("cli-column-played-mean"), justify="right")
    table.add_column(voice.word("cli-column-times"), justify="right")
    for row in rows:
        name = voice.words(powers.name(state, row["group"], row["id"]))
        played = row.get(stages[-1])
        table.add_row(
            name,
            *[_share(row.get(stage)) for stage in stages],
            "–" if played is None else _mean(played),
            "–" if played is None else f"{played['times']:,}",
        )
    voice.out.print(table)


def _show_pairs(pairs: list[dict[str, Any]], powers: Powers, state: State, voice: Voice) -> None:
    """What goes with each thing, with how many times as often as by chance."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(voice.word("cli-column-pair"))
    table.add_column(voice.word("cli-column-with"))
    for row in pairs:
        others = [
            f"{voice.words(powers.name(state, one['group'], one['id']))} ×{one['lift']:.1f}"
            for one in row["with"]
        ]
        name = voice.words(powers.name(state, row["group"], row["id"]))
        table.add_row(name, ", ".join(others))
    voice.out.print(table)


def _share(one: dict[str, Any] | None) -> str:
    if one is None:
        return "–"
    give = max(one["win_high"] - one["win_share"], one["win_share"] - one["win_low"])
    return f"{one['win_share']:.1%} ± {100 * give:.1f}"


def _mean(one: dict[str, Any]) -> str:
    mean, high = one["mean_score"], one["score_high"]
    return f"{mean:.1f}" if high is None else f"{mean:.1f} ± {high - mean:.1f}"
