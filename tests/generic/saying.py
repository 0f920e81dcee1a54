"""Whether something can be said."""

from __future__ import annotations

from tafelrunde import Match
from tafelrunde.kernel.text import Text
from tafelrunde.words import LANGUAGES, render


def says(text: Text, match: Match) -> None:
    """The text has words in both languages, as plain words and with icons."""
    for language in LANGUAGES:
        said = render(text, language)
        assert said.strip() == said
        assert said
        assert "[" not in said
        assert render(text, language, "tokens", ["Anna"] * match.seats)
