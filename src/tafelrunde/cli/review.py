"""The review of an ended match, told on a terminal or drawn into a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text as RichText

from tafelrunde.cli.voice import Voice
from tafelrunde.kernel.judge import Effort
from tafelrunde.kernel.match import Match
from tafelrunde.lab.picture import Picture, text_of
from tafelrunde.lab.review import review
from tafelrunde.server.web.client import lettering

_COLUMNS = ("expected", "decisions", "others", "luck")


def reviewed(match: Match, playouts: int, svg: Path | None, voice: Voice, *, as_json: bool) -> None:
    """Look at a match again, and tell of it; the same record gives the same review."""
    found = review(match, Effort(match.header.seed, playouts))
    voice.names = match.header.names
    if svg is not None:
        drawn = Picture(found, voice.language, "light", voice.names, lettering()).svg()
        svg.write_text(drawn, encoding="utf-8")
    if as_json:
        voice.data(found)
    else:
        _tell(found, voice)


def _tell(found: dict[str, Any], voice: Voice) -> None:
    voice.say("review-title", style="bold", game=voice.word(f"{found['game']}-title"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(voice.word("review-apart"))
    for column in (*_COLUMNS, "points"):
        table.add_column(voice.word(f"review-{column}"), justify="right")
    for seat, share in enumerate(found["shares"]):
        name = RichText(voice.word("seat", seat=seat))
        signed = [f"{share[column]:+.1f}" for column in _COLUMNS[1:]]
        table.add_row(name, f"{share['expected']:.1f}", *signed, str(found["scores"][seat]))
    voice.out.print(table)
    voice.out.print(RichText(voice.words(text_of(found["apart"]))))
    voice.say("review-moments" if found["moments"] else "review-none", style="bold")
    for moment in found["moments"]:
        who = voice.word("seat", seat=moment["seat"])
        did = voice.words(text_of(moment["did"]))
        line = f"{moment['first']:>5}  {who}: {did}  {moment['gain']:+.1f} ± {moment['give']:.1f}"
        voice.out.print(RichText(line))
        if moment["better"] is not None:
            better = voice.words(text_of(moment["better"]))
            voice.out.print(RichText(" " * 7 + voice.word("review-better", option=better)))
    voice.say("review-note", style="dim", playouts=found["playouts"])
