"""Helper: what a kind of helper needs, what it does, and how its question reads, in one class.

Thirteen of the twenty names, most effects and the doubled cards are reconstructed (R1).
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.asking import Asking
from tafelrunde.games.loyang.card_verbs import finish_helper, use_card
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import ACTIONS
from tafelrunde.kernel.decision import Shape
from tafelrunde.kernel.flow import Flow

# The shape of a helper that asks nothing.
SILENT: Final = Shape(0)


class Helper(Asking):
    """A kind of helper, and the question that it asks where it asks one.

    `word` is its name in deck files. A `lantern` deals with other players, and one for which the
    solo game's imaginary opponent has nothing is not `solo`; one that `raises` adds cash or
    vegetables, so it may also be used while money for a card is raised. A `fee` goes to the owner.
    """

    def __init__(
        self,
        word: str,
        question: str = "",
        shape: Shape = SILENT,
        *,
        lantern: bool = False,
        raises: bool = False,
        solo: bool = True,
        fee: int = 0,
    ) -> None:
        super().__init__(question, shape)
        self.word = word
        self.lantern = lantern
        self.raises = raises
        self.solo = solo
        self.fee = fee

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        """What is missing for this helper, None where nothing; `promised` is to be paid besides."""
        return None

    def use(self, g: LoyangState, seat: int) -> Flow:
        """What it does for a player whose needs are fulfilled."""
        raise NotImplementedError

    def threatened(self, g: LoyangState, seat: int) -> list[str]:
        """What of a seat's lies within its reach in another's hands, as elements of the board."""
        return []

    def why_not_use(self, g: LoyangState, seat: int, promised: int = 0) -> str | None:
        """Why it cannot be used."""
        if self.lantern and g.seats == 4 and g.phase != ACTIONS:
            return "no-partner-yet"
        return self.needs(g, seat, promised)


# All kinds in the order of `terms.HELPERS`; the package fills it.
HELPERS: Final[list[Helper]] = []


def helper_of(g: LoyangState, card: int) -> Helper:
    """The kind of a helper's card."""
    return HELPERS[g.deck.helper[card]]


def use_helper(g: LoyangState, seat: int, card: int) -> Flow:
    """Carry out the effect, then discard the card at once."""
    use_card(g, seat, card)
    yield from helper_of(g, card).use(g, seat)
    finish_helper(g, seat, card)
