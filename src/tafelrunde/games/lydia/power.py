"""Power: the properties and fountain cards that seats buy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.lydia.cards.deck import DECK_WORDS, GOLD, PURPLE, SILVER, SPRING
from tafelrunde.games.lydia.events import BUY
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.words import card_title
from tafelrunde.kernel.power import PLAYED, Note, Powers
from tafelrunde.kernel.state import Event, State
from tafelrunde.kernel.text import Text


class LydiaPowers(Powers):
    def __init__(self) -> None:
        super().__init__(
            {
                DECK_WORDS[SILVER]: "lydia-score-silver",
                DECK_WORDS[GOLD]: "lydia-score-gold",
                DECK_WORDS[PURPLE]: "lydia-score-purple",
                DECK_WORDS[SPRING]: "lydia-score-fountain-cards",
            }
        )

    def told(self, g: State, events: Sequence[Event]) -> list[Note]:
        assert isinstance(g, Lydia)
        facts = g.facts()
        found: list[Note] = []
        for event in events:
            if event.name == BUY.name:
                seat, card, _ = event.args
                found.append((PLAYED, seat, DECK_WORDS[facts.type[card]], facts.names[card]))
        return found

    def name(self, g: State, group: str, id: str) -> Text:
        assert isinstance(g, Lydia)
        facts = g.facts()
        return card_title(facts, facts.names.index(id))


POWER: Final = LydiaPowers()
