"""Noughts and crosses in a terminal."""

from __future__ import annotations

from rich.text import Text

from tafelrunde.kernel.match import Match


def draw(match: Match, seat: int | None, language: str) -> Text:
    cells = match.view(seat)["cells"]
    signs = [" ·✕○"[cell + 2] for cell in cells]
    return Text("\n".join(" ".join(signs[row : row + 3]) for row in (0, 3, 6)))
