"""Rulebook: the paragraphs of a game's rules reference, and what each of them answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

NO_BOARDS: Final[dict[str, Sequence[tuple[str, int]]]] = {}


class Rulebook:
    """Paragraphs in reading order, each with the reasons and score lines that it explains.

    The words of a paragraph are the message `<game>-rule-<id>` with its title as attribute. What it
    explains are ids of messages without the game's name; one that ends with a star means all that
    begin so.

    `boards` are positions that show what a paragraph means, one after the other: a step of the
    game's lesson, and how many moves after its beginning. What each shows is said in the messages
    `<game>-shown-<id>-1` and so on.
    """

    def __init__(
        self,
        paragraphs: Mapping[str, str],
        boards: Mapping[str, Sequence[tuple[str, int]]] = NO_BOARDS,
    ) -> None:
        self.paragraphs = {name: about.split() for name, about in paragraphs.items()}
        self.boards = {name: list(shown) for name, shown in boards.items()}

    def of(self, message: str) -> str | None:
        """The paragraph that explains a reason or a score line; exact ones come first."""
        for name, about in self.paragraphs.items():
            if message in about:
                return name
        for name, about in self.paragraphs.items():
            if any(part[-1] == "*" and message.startswith(part[:-1]) for part in about):
                return name
        return None
