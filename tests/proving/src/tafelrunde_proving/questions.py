"""What players are asked: each kind of decision with its options, its words and its reasons."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel.decision import Decision, Either, Int, Option, Word
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.text import Text
from tafelrunde_proving.actions import ACTS, why_not_act, why_not_play, why_not_raid
from tafelrunde_proving.meta import FIRST_CHIP, MOST_CARDS, SEATS
from tafelrunde_proving.pieces import card, chip
from tafelrunde_proving.rounds import stall_of, why_not_reach
from tafelrunde_proving.state import FairState

CARD: Final = Int("card", 0, MOST_CARDS - 1)


class Pick(Question[FairState, int]):
    """The draft: a card out of one's pack."""

    def __init__(self) -> None:
        super().__init__("pick", CARD)

    def label(self, g: FairState, d: Decision, option: int) -> Text:
        return card(g, option)

    def why_not(self, g: FairState, d: Decision, option: int) -> str | None:
        return "not-in-pack"


class Reach(Question[FairState, int]):
    """How many chips to draw out of the bag."""

    def __init__(self) -> None:
        super().__init__("reach", Int("chips", 1, 3))

    def candidates(self, g: FairState, d: Decision) -> list[Option]:
        return [1, 2, 3]

    def why_not(self, g: FairState, d: Decision, option: int) -> str | None:
        return why_not_reach(stall_of(g, d.seat), option)


class Keep(Question[FairState, int]):
    """Which of the chips drawn goes into the pouch."""

    def __init__(self) -> None:
        super().__init__("keep", Int("chip", FIRST_CHIP, FIRST_CHIP + 19))

    def label(self, g: FairState, d: Decision, option: int) -> Text:
        return chip(option)

    def why_not(self, g: FairState, d: Decision, option: int) -> str | None:
        return "not-drawn"


class Act(Question[FairState, str]):
    """What to do at the market."""

    def __init__(self) -> None:
        super().__init__("act", Word("act", *ACTS))

    def candidates(self, g: FairState, d: Decision) -> list[Option]:
        return list(ACTS)

    def why_not(self, g: FairState, d: Decision, option: str) -> str | None:
        return why_not_act(g, d.seat, option)


class Hand(Question[FairState, int | str]):
    """A card out of one's hand, or none."""

    def candidates(self, g: FairState, d: Decision) -> list[Option]:
        return [*g.hands[d.seat], *(option for option in d.options if isinstance(option, str))]

    def label(self, g: FairState, d: Decision, option: int | str) -> Text:
        return card(g, option) if isinstance(option, int) else super().label(g, d, option)


class Card(Hand):
    """Which card to play."""

    def __init__(self) -> None:
        super().__init__("card", Either(CARD, Word("card", "nothing")))

    def why_not(self, g: FairState, d: Decision, option: int | str) -> str | None:
        assert isinstance(option, int)
        return why_not_play(g, d.seat, option)


class Guard(Hand):
    """Whether to show a guard to who comes raiding."""

    def __init__(self) -> None:
        super().__init__("guard", Either(CARD, Word("guard", "yield")))

    def prompt(self, g: FairState, d: Decision) -> Text:
        return Text("proving-ask-guard", who=seat_text(d.about))

    def why_not(self, g: FairState, d: Decision, option: int | str) -> str | None:
        return "no-guard" if option in g.hands[d.seat] else "not-in-hand"


class Raid(Question[FairState, int]):
    """Whom to take a coin from."""

    def __init__(self) -> None:
        super().__init__("raid", Int("seat", 0, SEATS[1] - 1))

    def candidates(self, g: FairState, d: Decision) -> list[Option]:
        return list(range(g.seats))

    def label(self, g: FairState, d: Decision, option: int) -> Text:
        return seat_text(option)

    def why_not(self, g: FairState, d: Decision, option: int) -> str | None:
        return why_not_raid(g, d.seat, option)


class Boast(Question[FairState, str]):
    """Whether to boast of a raid."""

    def __init__(self) -> None:
        super().__init__("boast", Word("boast", "boast", "hush"))

    def prompt(self, g: FairState, d: Decision) -> Text:
        return Text("proving-ask-boast", who=seat_text(d.about))


def seat_text(seat: Option | None) -> Text:
    assert isinstance(seat, int)
    return Text("seat", seat=seat)


QUESTIONS: Final[list[Question[FairState, Any]]] = [
    Pick(),
    Reach(),
    Keep(),
    Act(),
    Card(),
    Raid(),
    Guard(),
    Boast(),
    Question("find", Word("find", "keep", "toss")),
]
