"""Text: a message id with its arguments, turned into words of a language later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Text:
    """A message of the word catalogues; arguments are numbers, words or other texts."""

    def __init__(self, id: str, **args: int | str | Text) -> None:
        self.id = id
        self.args = args

    def __reduce__(self) -> tuple[Any, ...]:
        return (_made, (self.id, self.args))

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


def _made(id: str, args: dict[str, int | str | Text]) -> Text:
    return Text(id, **args)


def listed(game: str, texts: Sequence[Text], by: str = "list", last: str = "") -> Text:
    """Several texts one after the other, by messages of the game that join `first` and `rest`.

    Each is joined to the rest by `<game>-<by>`, the last two by `<game>-<last>` where that is
    given; no text at all is `<game>-nothing`.
    """
    if not texts:
        return Text(f"{game}-nothing")
    text = texts[-1]
    joint = last or by
    for before in reversed(texts[:-1]):
        text = Text(f"{game}-{joint}", first=before, rest=text)
        joint = by
    return text


def dashed(name: str) -> str:
    """A name of the rules as part of a message id."""
    return name.replace("_", "-").lower()
