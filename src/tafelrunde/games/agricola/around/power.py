"""Power: hand cards that are dealt, kept and played, majors that are built, and the first space."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.agricola.board.spaces import SPACE_NAMES
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import HANDS
from tafelrunde.games.agricola.cards.base import DECK, KINDS_OF_CARD, MINOR, OCCUPATION
from tafelrunde.games.agricola.cards.majors import MAJOR_NAMES, MAJOR_OF
from tafelrunde.games.agricola.verbs.events import MAJOR_TAKEN, PLACED
from tafelrunde.games.agricola.verbs.events import PLAYED as CARD_PLAYED
from tafelrunde.games.agricola.verbs.words import card_text, major_text, space_text
from tafelrunde.kernel.power import DEALT, KEPT, PLAYED, Note, Powers
from tafelrunde.kernel.state import Event, State
from tafelrunde.kernel.text import Text

MAJOR: Final = "major"
# The space that a seat's first person goes to.
OPENING: Final = "opening"


def _card(stage: str, seat: int, number: int) -> Note:
    card = DECK[number]
    return (stage, seat, KINDS_OF_CARD[card.kind], card.id)


class AgricolaPowers(Powers):
    def __init__(self) -> None:
        super().__init__(
            {
                KINDS_OF_CARD[OCCUPATION]: "agricola-draft-occupations",
                KINDS_OF_CARD[MINOR]: "agricola-draft-minors",
                MAJOR: "agricola-board-majors",
                OPENING: "agricola-power-opening",
            },
            alone=(OPENING,),
        )

    def dealt(self, g: State) -> list[Note]:
        assert isinstance(g, Agricola)
        found = self._in_hand(g, DEALT)
        for hands in g.hands:
            for seat, packet in enumerate(hands.packets):
                found.extend([_card(DEALT, seat, number) for number in packet])
        return found

    def settled(self, g: State) -> bool:
        assert isinstance(g, Agricola)
        return g.phase != HANDS

    def kept(self, g: State) -> list[Note]:
        assert isinstance(g, Agricola)
        return self._in_hand(g, KEPT)

    def told(self, g: State, events: Sequence[Event]) -> list[Note]:
        found: list[Note] = []
        opened: set[int] = set()
        for event in events:
            if event.name == CARD_PLAYED.name:
                seat, number = event.args
                found.append(_card(PLAYED, seat, number))
            elif event.name == MAJOR_TAKEN.name:
                seat, major = event.args
                found.append((PLAYED, seat, MAJOR, MAJOR_NAMES[major]))
            elif event.name == PLACED.name and event.args[0] not in opened:
                seat, space, _ = event.args
                opened.add(seat)
                found.append((PLAYED, seat, OPENING, SPACE_NAMES[space]))
        return found

    def name(self, g: State, group: str, id: str) -> Text:
        if group == MAJOR:
            return major_text(MAJOR_OF[id])
        if group == OPENING:
            return space_text(SPACE_NAMES.index(id))
        return card_text(id)

    def _in_hand(self, g: Agricola, stage: str) -> list[Note]:
        return [
            _card(stage, seat, number)
            for seat, farm in enumerate(g.farms)
            for number in [*farm.hand, *farm.start]
        ]


POWER: Final = AgricolaPowers()
