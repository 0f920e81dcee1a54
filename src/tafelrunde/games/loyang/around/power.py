"""Power: helpers, taken in the draft or out of the grid, and set to work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.loyang.events import DRAFTED, PICKED, STACKED, USED
from tafelrunde.games.loyang.events import KEPT as KEPT_OF_PACK
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import HELPER, HELPERS
from tafelrunde.kernel.power import KEPT, PLAYED, Note, Powers
from tafelrunde.kernel.state import Event, State
from tafelrunde.kernel.text import Text

_HELPERS: Final = "helper"


class LoyangPowers(Powers):
    def __init__(self) -> None:
        super().__init__({_HELPERS: "loyang-board-helpers"})

    def told(self, g: State, events: Sequence[Event]) -> list[Note]:
        assert isinstance(g, LoyangState)
        deck = g.deck
        found: list[Note] = []
        for event in events:
            cards: Sequence[int] = ()
            if event.name in (DRAFTED.name, KEPT_OF_PACK.name, STACKED.name):
                cards = event.args[1:]
            elif event.name in (PICKED.name, USED.name):
                cards = event.args[1:2]
            stage = PLAYED if event.name == USED.name else KEPT
            found.extend(
                [
                    (stage, event.args[0], _HELPERS, HELPERS[deck.helper[card]])
                    for card in cards
                    if deck.types[card] == HELPER
                ]
            )
        return found

    def name(self, g: State, group: str, id: str) -> Text:
        return Text(f"loyang-helper-{id}")


POWER: Final = LoyangPowers()
