"""Actions: every option of a game has a number below the same bound.

Each kind of decision has a block of numbers, one for each value of its shape. What has too many
values for that is numbered by its place among the options offered, in a block that all kinds share.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from tafelrunde.kernel.decision import Decision, Either, Option, Shape
from tafelrunde.kernel.encoding import Encoding
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game

# A shape with more values than this has no numbers of its own.
_LARGEST: Final = 1024


@dataclass(frozen=True)
class Block:
    """The numbers of a shape, or of the part of one whose values have their own."""

    kind: str
    shape: Shape
    start: int


class Actions:
    """The numbers of a game's options."""

    def __init__(self, game: Game[Any]) -> None:
        self.kinds = list(game.questions)
        self.blocks: dict[str, list[Block]] = {}
        start = 0
        for kind, question in game.questions.items():
            blocks = self.blocks[kind] = []
            for shape in _parts(question.shape):
                if shape.size <= _LARGEST:
                    blocks.append(Block(kind, shape, start))
                    start += shape.size
        # Where the numbers of what is only offered begin.
        self.offered = start
        self.size = start + encoding_of(game).offered

    def options(self, decision: Decision) -> dict[int, Option]:
        """The options of a decision by their numbers; manual ones are for people.

        Of options without a number of their own those beyond the bound are left out.
        """
        found: dict[int, Option] = {}
        place = self.offered
        for option in decision.options:
            number = self._number(decision.kind, option)
            if number >= 0:
                found[number] = option
            elif place < self.size:
                found[place] = option
                place += 1
        return found

    def _number(self, kind: str, option: Option) -> int:
        for block in self.blocks[kind]:
            place = block.shape.index(option)
            if place >= 0:
                return block.start + place
        return -1


def _parts(shape: Shape) -> Iterator[Shape]:
    if isinstance(shape, Either):
        for part in shape.shapes:
            yield from _parts(part)
    else:
        yield shape


def encoding_of(game: Game[Any]) -> Encoding:
    encoding = game.encoding()
    if encoding is None:
        raise TafelrundeError(f"{game.name!r} does not say what a seat sees in numbers")
    return encoding
