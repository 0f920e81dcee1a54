"""Text: a message id with its arguments, turned into words of a language later."""

from __future__ import annotations

from typing import Any


class Text:
    """A message of the word catalogues; arguments are numbers, words or other texts."""

    def __init__(self, id: str, **args: int | str | Text) -> None:
        self.id = id
        self.args = args

    def plain(self) -> list[Any]:
        """The text as JSON data: its id, then its arguments where it has any."""
        if not self.args:
            return [self.id]
        args = {
            name: value.plain() if isinstance(value, Text) else value
            for name, value in self.args.items()
        }
        return [self.id, args]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Text({self.plain()!r})"
