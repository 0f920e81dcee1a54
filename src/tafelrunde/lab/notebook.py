"""Notebook: a match where it stands as a picture: the score sheet, and what is asked."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import State
from tafelrunde.kernel.text import Text
from tafelrunde.words import Pen

_ROW: Final = 24
_NAMES: Final = 240
_COLUMN: Final = 130
_EDGE: Final = 20
# Letters that fit into a column.
_FIT: Final = 14
_STYLE: Final = (
    "text{font:400 14px 'Alegreya Sans','Segoe UI',sans-serif;fill:#33271b}"
    ".head{font:700 18px Alegreya,Georgia,serif}.end{text-anchor:end}.bold{font-weight:700}"
    ".fine{fill:#6b5a45;font-size:13px}.paper{fill:#fbf6ea;stroke:#cdbb9a}.hair{stroke:#e0d2b4}"
)


def draw(match: Match, language: str = "en") -> str:
    """The score sheet as it would be now, seat by seat, and the open questions, as an SVG."""
    pen: Pen[State] = Pen(match, language)
    sheet = match.score_sheet
    asks = [
        f"{pen.seat(decision.seat)}: {pen.words(match.game.prompt(match.state, decision))}"
        for decision in match.decisions
    ]
    width = max(_NAMES + _COLUMN * match.seats + 2 * _EDGE, 520)
    parts: list[str] = []
    y = 34
    title = pen.say(f"{match.header.game}-title")
    parts.append(_text(_EDGE, y, title, "head"))
    parts.append(_text(width - _EDGE, y, f"# {match.number}", "fine end"))
    y += _ROW + 6
    parts += [
        _text(_right(seat), y, _cut(pen.seat(seat), _FIT), "end bold")
        for seat in range(match.seats)
    ]
    for line in sheet:
        y += _ROW
        parts.append(f'<path class="hair" d="M{_EDGE} {y - 17}H{width - _EDGE}"/>')
        parts.append(_text(_EDGE, y, _cut(pen.words(Text(line.id)), 34), ""))
        parts += [
            _text(_right(seat), y, _number(points), "end")
            for seat, points in enumerate(line.points)
        ]
    y += _ROW
    parts.append(f'<path class="hair" d="M{_EDGE} {y - 17}H{width - _EDGE}"/>')
    parts.append(_text(_EDGE, y, pen.say("total"), "bold"))
    for seat, points in enumerate(match.scores):
        parts.append(_text(_right(seat), y, _number(points), "end bold"))
    if match.finished:
        y += _ROW
        for seat, place in enumerate(match.ranking):
            parts.append(_text(_right(seat), y, pen.say("place", place=place), "end"))
    for ask in asks:
        y += _ROW
        parts.append(_text(_EDGE, y, _cut(ask, width // 7), "fine"))
    height = y + _EDGE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label="{escape(title)}">'
        f'<style>{_STYLE}</style><rect class="paper" x="0.5" y="0.5" width="{width - 1}" '
        f'height="{height - 1}" rx="8"/>{"".join(parts)}</svg>\n'
    )


def _right(seat: int) -> int:
    return _EDGE + _NAMES + _COLUMN * (seat + 1)


def _text(x: int, y: int, words: str, style: str) -> str:
    return f'<text class="{style}" x="{x}" y="{y}">{escape(words)}</text>'


def _number(points: int) -> str:
    return str(points).replace("-", "−")


def _cut(words: str, letters: int) -> str:
    return words if len(words) <= letters else f"{words[: letters - 1].rstrip()}…"
