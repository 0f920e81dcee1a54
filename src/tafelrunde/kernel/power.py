"""Power: what seats are dealt, keep, play and choose in a game, as things that can be compared.

A game that has any names where they are (`Game.power`). The lab counts how often who had a thing
has won, and how many points that brought.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.naming import loaded
from tafelrunde.kernel.state import Event, State
from tafelrunde.kernel.text import Text

DEALT: Final = "dealt"
KEPT: Final = "kept"
PLAYED: Final = "played"
# In the order in which a thing goes through them.
STAGES: Final = (DEALT, KEPT, PLAYED)

# How far a thing came, in which seat's hands, and the thing: its group and its own id.
Note = tuple[str, int, str, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Powers:
    """What can be compared in a game; `groups` are the kinds of things, the names of messages.

    Things of the groups `alone` are not held against each other for what goes together.
    """

    def __init__(self, groups: dict[str, str], alone: tuple[str, ...] = ()) -> None:
        self.groups = groups
        self.alone = alone

    def dealt(self, g: State) -> list[Note]:
        """What seats have been dealt where the match begins."""
        return []

    def settled(self, g: State) -> bool:
        """Whether seats have chosen what they keep of it."""
        return True

    def kept(self, g: State) -> list[Note]:
        """What seats have kept where all have chosen."""
        return []

    def told(self, g: State, events: Sequence[Event]) -> list[Note]:
        """What the events of the whole match tell of things; the same note may come again."""
        return []

    def name(self, g: State, group: str, id: str) -> Text:
        """A thing in words."""
        raise NotImplementedError


def powers_of(game: Game[Any]) -> Powers | None:
    """What can be compared in a game; None where it names nothing."""
    if not game.power:
        return None
    powers = loaded(game.power, f"the power of {game.name!r}")
    if not isinstance(powers, Powers):
        raise TafelrundeError(f"{game.power} is no power of {game.name!r}")
    return powers
