"""Foresight in Agricola: to the end of what one person does."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.agricola.judge import PLACE, placed
from tafelrunde.bots.foresight import After, Foresight, Study
from tafelrunde.games.agricola.board.spaces import SPACE_OF
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import card_number
from tafelrunde.games.agricola.cards.lists import BASE_BOX
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.encoding import Encoding
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import State

# The place of each card of the base box in a row.
_PLACES: Final = {card_number(card): place for place, card in enumerate(BASE_BOX)}


class AgricolaForesight(Foresight):
    """Questions on the way are answered by rules of thumb."""

    def looks(self, match: Match, decision: Decision) -> bool:
        return decision.kind == PLACE

    def after(self, world: Match, decision: Decision, option: Option) -> After:
        state = world.state
        assert isinstance(state, Agricola)
        return After(standing(state, decision.seat, option), False, 0.0)

    def row(self, study: Study, encoding: Encoding, state: State, seat: int) -> list[float]:
        """Where there are cards, also the own hand and, seat by seat, what was played."""
        row = encoding.table(state, seat)
        if study.cards:
            assert isinstance(state, Agricola)
            _cards(row, state.farms[seat].hand)
            for step in range(study.seats):
                _cards(row, state.farms[(seat + step) % study.seats].played)
        return row


def _cards(row: list[float], cards: list[int]) -> None:
    """Add a number for each card of the base box that is 1 where a list has it."""
    start = len(row)
    row.extend([0.0] * len(_PLACES))
    for card in cards:
        place = _PLACES.get(card, -1)
        if place >= 0:
            row[start + place] = 1.0


def standing(g: Agricola, seat: int, option: Option) -> Agricola:
    """A copy of the table on which a person has gone to a space and stands there."""
    trial = placed(g, seat, option)
    if isinstance(option, str) and option in SPACE_OF:
        trial.there[SPACE_OF[option]] += 1 << (3 * seat)
        trial.farms[seat].home -= 1
    return trial


# With cards of the base box, the usual spaces, and everybody playing alone.
_CARDS: Final = {
    "variant.family": False,
    "cards.list": "base_box",
    "tile.side_job": False,
    "tile.extra_2p": False,
    "tile.extra_34p": False,
    "partner.enabled": False,
}
FAMILY_GAME: Final = Study("agricola-2", 2, {"variant.family": True}, deep=True)
CARD_GAMES: Final[list[Study]] = [
    Study(f"agricola-cards-{seats}", seats, _CARDS, deep=True, cards=True) for seats in (2, 3, 4)
]
foresight: Final = AgricolaForesight([FAMILY_GAME, *CARD_GAMES])
