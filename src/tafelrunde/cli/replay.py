"""`tafelrunde replay`: a record told again, or checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text as RichText

from tafelrunde.cli.arguments import positive
from tafelrunde.cli.drawing import board, score_sheet
from tafelrunde.cli.parameters import Json, Lang
from tafelrunde.cli.review import reviewed
from tafelrunde.cli.telling import Teller, reconstructed, table_sentence
from tafelrunde.cli.voice import FOUND_WRONG, Unable, Voice
from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.log import Entry, Move
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.replay import load
from tafelrunde.kernel.text import Text
from tafelrunde.lab.review import PLAYOUTS

File = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file")]
Verify = Annotated[bool, typer.Option("--verify", help="cli-help-verify")]
Other = Annotated[bool, typer.Option("--other-rules", help="cli-help-other-rules")]
To = Annotated[int | None, typer.Option("--to", metavar="N", help="cli-help-to")]
Review = Annotated[bool, typer.Option("--review", help="cli-help-review")]
Playouts = Annotated[int, typer.Option("--playouts", metavar="P", help="cli-help-playouts")]
Svg = Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="cli-help-svg")]


def replay(
    file: File,
    to: To = None,
    playouts: Playouts = PLAYOUTS,
    svg: Svg = None,
    lang: Lang = None,
    *,
    verify: Verify = False,
    review: Review = False,
    other_rules: Other = False,
    as_json: Json = False,
) -> int:
    voice = Voice(lang)
    if not file.is_file():
        raise Unable("cli-no-record", file=str(file))
    error: RecordError | None = None
    match: Match | None
    try:
        match = load(file, any_version=other_rules)
    except RecordError as found:
        error = found
        match = found.upto if isinstance(found.upto, Match) else None
    length = 0 if match is None else len(match.log)
    if to is not None and not 0 <= to <= length and match is not None:
        raise Unable("cli-no-entry", number=str(to), last=length)
    # A part that was asked for and lies before the damage is whole.
    damage = None if error is None or (to is not None and not verify) else error
    if review or svg is not None:
        if match is None or damage is not None or not match.finished:
            raise Unable("cli-review-not-over", file=str(file))
        reviewed(match, positive("--playouts", playouts), svg, voice, as_json=as_json)
    elif as_json:
        voice.data(_facts(match, to, damage))
    elif match is not None and not verify:
        _tell(match, length if to is None else to, voice)
    elif match is not None and damage is None:
        _praise(file, voice)
    if error is not None and (damage is not None or match is None):
        voice.complain(broken(file, error))
        return FOUND_WRONG
    return 0


def broken(file: Path, error: RecordError) -> Text:
    """Where and why a record cannot be followed."""
    why = str(error).partition(": ")[2]
    cause = Text(f"cli-record-{error.cause}")
    return Text("cli-record-broken", file=str(file), line=str(error.line), cause=cause, why=why)


def _facts(match: Match | None, to: int | None, error: RecordError | None) -> dict[str, Any]:
    """The replay for machines."""
    shown = match if match is None or to is None else _told(match, to)
    return {
        "game": None if shown is None else shown.header.game,
        "rules": None if shown is None else shown.header.rules,
        "seats": None if shown is None else shown.header.seats,
        "options": None if shown is None else shown.header.options,
        "entries": 0 if shown is None else len(shown.log),
        "verified": error is None,
        "over": shown is not None and shown.over,
        "scores": None if shown is None else shown.scores,
        "ranking": None if shown is None else shown.ranking,
        "position": None if shown is None else repr(shown),
        "error": None
        if error is None
        else {"line": error.line, "cause": error.cause, "message": str(error)},
    }


def _told(match: Match, to: int) -> Match:
    """The same match, followed to an entry."""
    told = Match(match.game, match.header)
    told.start()
    for entry in match.log.entries()[:to]:
        told.follow(entry)
    return told


def _tell(match: Match, to: int, voice: Voice) -> None:
    told = Match(match.game, match.header, listening=True)
    told.start()
    voice.names = match.header.names
    header = match.header
    voice.say("cli-replay", style="bold", game=header.game, seats=header.seats, rules=header.rules)
    teller = Teller(told, None, voice)
    _print(0, teller.news(), voice)
    for number, entry in enumerate(match.log.entries()[:to], start=1):
        _print(number, _follow(told, entry, teller, voice), voice)
    voice.out.print(board(told, None, voice))
    voice.out.print(score_sheet(told, voice))
    if reconstructed(told):
        voice.say("cli-reconstructed", style="dim")


def _follow(told: Match, entry: Entry, teller: Teller, voice: Voice) -> list[str]:
    """Make an entry and say what it did."""
    if not isinstance(entry, Move):
        told.follow(entry)
        return [table_sentence(entry, voice), *teller.news()]
    decision = told.question(entry.seat)
    assert decision is not None
    label = teller.label(decision, entry.option)
    told.follow(entry)
    who = Text("seat", seat=entry.seat)
    return teller.news() or [voice.word("cli-chose", seat=who, option=label)]


def _print(number: int, sentences: list[str], voice: Voice) -> None:
    for place, sentence in enumerate(sentences):
        mark = str(number) if place == 0 and number else ""
        voice.out.print(RichText.assemble((f"{mark:>5}  ", "dim"), sentence))


def _praise(file: Path, voice: Voice) -> None:
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    hashes = sum(1 for row in rows if "hash" in row)
    result = any(row.get("event") == "result" for row in rows)
    compared = Text("cli-with-result" if result else "cli-without-result")
    voice.say(
        "cli-verified", style="green", entries=len(rows) - 1, hashes=hashes, compared=compared
    )
