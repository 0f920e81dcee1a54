"""Where a person goes."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.living import TAKE
from tafelrunde.games.agricola.actions.pastures import CANNOT_PAY, smallest_pasture
from tafelrunde.games.agricola.actions.spaces import use
from tafelrunde.games.agricola.board.goods import CATTLE, KINDS, SHEEP
from tafelrunde.games.agricola.board.spaces import SPACE_NAMES, SPACE_OF
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import UNFINISHED_PASTURES
from tafelrunde.games.agricola.paying.fence_prices import price_and_wood
from tafelrunde.games.agricola.phases.work import why_not_place
from tafelrunde.games.agricola.questions.base import NOT_NOW
from tafelrunde.games.agricola.questions.by_hand import (
    CONVERT,
    ERRAND,
    EXCHANGE,
    ByHand,
    ByHandQuestion,
)
from tafelrunde.games.agricola.questions.cards import CARD
from tafelrunde.games.agricola.questions.refusing import space_refused
from tafelrunde.games.agricola.verbs.verbs import place_person
from tafelrunde.games.agricola.verbs.words import card_text, space_text
from tafelrunde.kernel.decision import Decision, Either, Int, Option, Row, Word
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text


class Place(ByHandQuestion):
    """A space, or to pass where a second person may follow; by hand what goes at any time."""

    def __init__(self) -> None:
        give_back = Row(Word("do", "return"), Int("good", 0, KINDS - 1))
        animal, source, target = Int("animal", SHEEP, CATTLE), Int("from", 0, 63), Int("to", 0, 63)
        move = Row(Word("do", "move"), animal, source, target)
        space = Word("space", *SPACE_NAMES, "pass")
        shown = Row(Word("do", TAKE), CARD)
        super().__init__("place", Either(space, CONVERT, give_back, move, EXCHANGE, ERRAND, shown))

    def elsewhere(self, g: Agricola, d: Decision) -> list[Option]:
        return [SPACE_NAMES[space] for space in g.board]

    def why_not(self, g: Agricola, d: Decision, option: str | ByHand) -> str | None:
        if isinstance(option, tuple):
            return "display-taken" if option[0] == TAKE and g.hands else NOT_NOW
        if option == "pass":
            return "must-place"
        space = SPACE_OF[option]
        if space not in g.board:
            return "not-in-play"
        return why_not_place(g, d.seat, space) or "not-in-succession"

    def reason(self, g: Agricola, d: Decision, option: str | ByHand, reason: str) -> Text:
        fences = smallest_pasture(g, d.seat) if reason == CANNOT_PAY else 0
        if fences and not g.rules & UNFINISHED_PASTURES:
            cost, have = price_and_wood(g, d.seat, fences, 0)
            return Text("agricola-why-smallest-pasture", cost=cost, have=have)
        told = space_refused(g, d.seat, SPACE_OF.get(str(option), -1), reason)
        return told or super().reason(g, d, option, reason)

    def prompt(self, g: Agricola, d: Decision) -> Text:
        return Text("agricola-ask-place-again" if g.again else "agricola-ask-place")

    def label(self, g: Agricola, d: Decision, option: str | ByHand) -> Text:
        if isinstance(option, tuple) and option[0] == TAKE:
            return Text("agricola-label-take", card=card_text(str(option[1])))
        if isinstance(option, tuple) or option == "pass":
            return super().label(g, d, option)
        return space_text(SPACE_OF[option])

    def targets(self, g: Agricola, d: Decision, option: str | ByHand) -> list[str]:
        if isinstance(option, tuple) and option[0] == TAKE:
            return [f"card:{option[1]}"]
        if isinstance(option, tuple) or option == "pass":
            return super().targets(g, d, option)
        return [f"space:{option}"]

    def does(self, g: Agricola, d: Decision, option: str | ByHand) -> Flow | None:
        """A person goes there and acts, with what cards add, up to the next question."""
        if isinstance(option, tuple) and option[0] == TAKE:
            return None
        if isinstance(option, tuple) or option == "pass":
            return super().does(g, d, option)
        place_person(g, d.seat, SPACE_OF[option])
        return use(g, d.seat, SPACE_OF[option])
