"""`tafelrunde tournament`: a tournament in a file, from the first entry to the last place."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from tafelrunde.cli import cup
from tafelrunde.cli.desk import Desk
from tafelrunde.cli.parameters import Json, Lang
from tafelrunde.cli.voice import BAD_INPUT, FOUND_WRONG, Unable, Voice
from tafelrunde.kernel.errors import RecordError
from tafelrunde.tournament.errors import Unfit

What = Annotated[str, typer.Argument(metavar="WHAT", help="tournament-help-what")]
Words = Annotated[
    list[str] | None, typer.Argument(metavar="[FILE] …", help="tournament-help-words")
]
Title = Annotated[str, typer.Option("--title", metavar="NAME", help="tournament-help-title")]
Preset = Annotated[str, typer.Option("--preset", metavar="NAME", help="tournament-help-preset")]
Rule = Annotated[
    list[str] | None, typer.Option("--rule", metavar="KEY=VALUE", help="tournament-help-rule")
]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="tournament-help-seed")]
Group = Annotated[
    list[str] | None, typer.Option("--group", metavar="KIND=NAME", help="tournament-help-group")
]
Csv = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="tournament-help-csv")]
Round = Annotated[int | None, typer.Option("--round", metavar="N", help="tournament-help-round")]
Stage = Annotated[int | None, typer.Option("--stage", metavar="N", help="tournament-help-stage")]
By = Annotated[str, typer.Option("--by", metavar="NAME", help="tournament-help-by")]
Seconds = Annotated[float, typer.Option("--seconds", metavar="T", help="tournament-help-seconds")]
Page = Annotated[str, typer.Option("--page", metavar="NAME", help="tournament-help-page")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="tournament-help-out")]


def tournament(
    what: What,
    words: Words = None,
    title: Title = "",
    preset: Preset = "official",
    rule: Rule = None,
    seed: Seed = "",
    group: Group = None,
    csv: Csv = None,
    round: Round = None,
    stage: Stage = None,
    by: By = "",
    seconds: Seconds = 2.0,
    page: Page = "json",
    out: Out = None,
    lang: Lang = None,
    *,
    as_json: Json = False,
) -> int:
    voice = Voice(lang)
    if what not in cup.WORDS:
        raise Unable("tournament-cli-what", what=what, known=", ".join(cup.WORDS))
    desk = Desk(
        voice,
        list(words or []),
        title=title,
        preset=preset,
        rules=_pairs(rule, as_data=True),
        seed=seed,
        groups=_pairs(group, as_data=False),
        csv=csv,
        round=round,
        stage=stage,
        by=by,
        seconds=seconds,
        page=page,
        out=out,
        now=time.time(),
    )
    try:
        answer = cup.done(what, desk)
    except Unfit as error:
        raise Unable(error.text.id, BAD_INPUT, **error.text.args) from error
    except RecordError as error:
        raise Unable("tournament-cli-record", code=FOUND_WRONG, why=str(error)) from error
    if as_json:
        voice.data(answer.data)
    else:
        for line in answer.said:
            voice.out.print(line, markup=False)
    return 0


def _pairs(given: list[str] | None, as_data: bool) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for pair in given or []:
        key, equals, text = pair.partition("=")
        if not equals:
            raise Unable("tournament-cli-pair", pair=pair)
        found[key] = _value(text) if as_data else text
    return found


def _value(text: str) -> Any:
    """What a rule is set to: JSON, or a word as it stands."""
    try:
        return json.loads(text)
    except ValueError:
        return text
