"""What seats are asked about their hands: which cards to keep, to pass on, to put away, to draw."""

from __future__ import annotations

from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import HANDS
from tafelrunde.games.agricola.cards.base import DECK, KINDS_OF_CARD, MINOR, OCCUPATION, card_number
from tafelrunde.games.agricola.phases.drafting import DONE, KEEP, due, why_not_pick
from tafelrunde.games.agricola.questions.base import FarmQuestion, answer
from tafelrunde.games.agricola.questions.cards import CARD
from tafelrunde.games.agricola.verbs.hands import hands_of
from tafelrunde.games.agricola.verbs.words import card_text
from tafelrunde.kernel.decision import Decision, Either, Option, Word
from tafelrunde.kernel.text import Text


class Pick(FarmQuestion[str]):
    """A card of the packet, to be kept or to be put away."""

    def __init__(self, name: str) -> None:
        super().__init__(name, CARD)

    def elsewhere(self, g: Agricola, d: Decision) -> list[Option]:
        return [DECK[number].id for number in hands_of(g).packets[d.seat]]

    def why_not(self, g: Agricola, d: Decision, option: str) -> str | None:
        return why_not_pick(g, d.seat, card_number(option))

    def prompt(self, g: Agricola, d: Decision) -> Text:
        return Text(
            f"agricola-ask-{self.name}",
            occupations=due(g, d.seat, OCCUPATION),
            minors=due(g, d.seat, MINOR),
        )

    def label(self, g: Agricola, d: Decision, option: str) -> Text:
        return card_text(option)

    def targets(self, g: Agricola, d: Decision, option: str) -> list[str]:
        return [f"card:{option}"]


class Swap(FarmQuestion[str]):
    """A card of the hand that is put away for another one, or none."""

    def __init__(self) -> None:
        super().__init__("swap", Either(CARD, Word("end", DONE)))

    def elsewhere(self, g: Agricola, d: Decision) -> list[Option]:
        return [DECK[number].id for number in g.farms[d.seat].hand]

    def why_not(self, g: Agricola, d: Decision, option: str) -> str | None:
        if option == DONE:
            return super().why_not(g, d, option)
        return "pile-empty" if card_number(option) in g.farms[d.seat].hand else "not-in-hand"

    def prompt(self, g: Agricola, d: Decision) -> Text:
        if g.phase == HANDS:
            return Text("agricola-ask-swap-before", left=hands_of(g).swaps[d.seat])
        return Text("agricola-ask-swap")

    def label(self, g: Agricola, d: Decision, option: str) -> Text:
        return answer("keep-cards") if option == DONE else card_text(option)

    def targets(self, g: Agricola, d: Decision, option: str) -> list[str]:
        return [] if option == DONE else [f"card:{option}"]


class Mulligan(FarmQuestion[str]):
    """To keep the hand, or to draw one kind anew with a card fewer."""

    def __init__(self) -> None:
        super().__init__("mulligan", Word("what", KEEP, *KINDS_OF_CARD))

    def why_not(self, g: Agricola, d: Decision, option: str) -> str | None:
        return "pile-empty"


class Draw(FarmQuestion[str]):
    """From which pile a card is drawn."""

    def __init__(self) -> None:
        super().__init__("draw", Word("pile", *KINDS_OF_CARD))

    def why_not(self, g: Agricola, d: Decision, option: str) -> str | None:
        return "pile-empty"
