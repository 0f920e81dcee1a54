"""What a tournament refuses, in words of either language."""

from __future__ import annotations

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.text import Text
from tafelrunde.words import render


class Unfit(TafelrundeError):
    """Something that does not fit the tournament as it stands; `text` says why."""

    def __init__(self, id: str, **args: int | str | Text) -> None:
        self.text = Text(f"tournament-why-{id}", **args)
        super().__init__(render(self.text, "en"))
        self.reason = id
