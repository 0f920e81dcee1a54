"""Improvements, occupations, and what cards ask."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.improvements import (
    build_major,
    why_not_major,
    why_not_minor,
    why_not_upgrade,
)
from tafelrunde.games.agricola.actions.occupations import why_not_occupation
from tafelrunde.games.agricola.board.goods import FOOD, GOODS
from tafelrunde.games.agricola.board.spaces import SPACE_NAMES, SPACE_OF
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import (
    DECK,
    MINOR,
    OCCUPATION,
    PRINTED,
    card_number,
    of_kind,
)
from tafelrunde.games.agricola.cards.majors import MAJOR_NAMES, MAJOR_OF
from tafelrunde.games.agricola.decks import all as _all  # noqa: F401 - dealt in
from tafelrunde.games.agricola.questions.base import FarmQuestion, answer, passes_only
from tafelrunde.games.agricola.questions.choices import MOST
from tafelrunde.games.agricola.questions.refusing import major_refused, minor_refused
from tafelrunde.games.agricola.verbs.words import amount, card_text, major_text, space_text
from tafelrunde.kernel.decision import Decision, Either, Int, Option, Row, Word
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text

CARD: Final = Word("card", *PRINTED)
DONE: Final = "done"


class Improve(FarmQuestion[str | tuple[str, str]]):
    """A major; a hearth and the fireplace given for it; a minor improvement; or none."""

    def __init__(self) -> None:
        major = Word("major", *MAJOR_NAMES)
        upgrade = Row(Word("hearth", *MAJOR_NAMES[2:4]), Word("fireplace", *MAJOR_NAMES[:2]))
        minor = Row(Word("kind", "minor"), CARD)
        super().__init__("improve", Either(major, upgrade, minor, Word("end", DONE)))

    def elsewhere(self, g: Agricola, d: Decision) -> list[Option]:
        minors = of_kind(MINOR, g.farms[d.seat].hand)
        return [*MAJOR_NAMES, *[("minor", DECK[number].id) for number in minors]]

    def why_not(self, g: Agricola, d: Decision, option: str | tuple[str, str]) -> str | None:
        if option == DONE:
            return super().why_not(g, d, option)
        return _why_not_improve(g, d.seat, option) or "only-minor-here"

    def reason(self, g: Agricola, d: Decision, option: str | tuple[str, str], reason: str) -> Text:
        if isinstance(option, str):
            told = major_refused(g, d.seat, MAJOR_OF[option], reason) if option != DONE else None
        else:
            told = minor_refused(g, d.seat, card_number(option[1]), reason)
        return told or super().reason(g, d, option, reason)

    def nothing(self, g: Agricola, d: Decision) -> Text | None:
        if not passes_only(d):
            return None
        reasons = [why_not_minor(g, d.seat, n) for n in of_kind(MINOR, g.farms[d.seat].hand)]
        unmet = reasons.count("prerequisite-missing")
        return Text("agricola-nothing-improve", unmet=unmet, unpaid=len(reasons) - unmet)

    def label(self, g: Agricola, d: Decision, option: str | tuple[str, str]) -> Text:
        if isinstance(option, str):
            return answer(option) if option == DONE else major_text(MAJOR_OF[option])
        if option[0] == "minor":
            return card_text(option[1])
        hearth, fireplace = major_text(MAJOR_OF[option[0]]), major_text(MAJOR_OF[option[1]])
        return Text("agricola-label-upgrade", hearth=hearth, fireplace=fireplace)

    def targets(self, g: Agricola, d: Decision, option: str | tuple[str, str]) -> list[str]:
        if isinstance(option, str):
            return [] if option == DONE else [f"major:{option}"]
        return [f"card:{option[1]}" if option[0] == "minor" else f"major:{option[0]}"]

    def does(self, g: Agricola, d: Decision, option: str | tuple[str, str]) -> Flow | None:
        if option == DONE or (isinstance(option, tuple) and option[0] == "minor"):
            return None
        return build_major(g, d.seat, option)


class Occupation(FarmQuestion[str]):
    """An occupation from the hand, or none; it is about the card that lets it be played."""

    def __init__(self) -> None:
        super().__init__("occupation", Either(CARD, Word("end", DONE)))

    def elsewhere(self, g: Agricola, d: Decision) -> list[Option]:
        return [DECK[number].id for number in of_kind(OCCUPATION, g.farms[d.seat].hand)]

    def why_not(self, g: Agricola, d: Decision, option: str) -> str | None:
        if option == DONE:
            return super().why_not(g, d, option)
        return why_not_occupation(g, d.seat, card_number(option), 0) or "cannot-pay-occupation"

    def prompt(self, g: Agricola, d: Decision) -> Text:
        return _asked_by(d) if d.about else super().prompt(g, d)

    def label(self, g: Agricola, d: Decision, option: str) -> Text:
        if option == DONE:
            return answer("no" if d.about else option)
        return card_text(option)

    def targets(self, g: Agricola, d: Decision, option: str) -> list[str]:
        return [] if option == DONE else [f"card:{option}"]


class Order(FarmQuestion[str | tuple[str, str, int]]):
    """Which of a seat's effects of one moment comes next: a card's, or goods that come."""

    def __init__(self) -> None:
        goods = Row(Word("do", "goods"), Word("good", *GOODS), Int("count", 1, MOST))
        super().__init__("order", Either(CARD, goods))

    def label(self, g: Agricola, d: Decision, option: str | tuple[str, str, int]) -> Text:
        if isinstance(option, str):
            return card_text(option)
        return amount(GOODS.index(option[1]), option[2])

    def targets(self, g: Agricola, d: Decision, option: str | tuple[str, str, int]) -> list[str]:
        return [f"card:{option}"] if isinstance(option, str) else []


class Card(FarmQuestion[str]):
    """Yes or no; it is about the card that asks."""

    def __init__(self) -> None:
        super().__init__("card", Word("answer", "yes", "no"))

    def prompt(self, g: Agricola, d: Decision) -> Text:
        return _asked_by(d)

    def label(self, g: Agricola, d: Decision, option: str) -> Text:
        return answer(option)


class Good(FarmQuestion[str]):
    """Which of several goods; it is about the card that asks."""

    def __init__(self) -> None:
        super().__init__("good", Word("good", *GOODS))

    def prompt(self, g: Agricola, d: Decision) -> Text:
        return _asked_by(d)

    def label(self, g: Agricola, d: Decision, option: str) -> Text:
        return amount(GOODS.index(option), 1)


class Deed(FarmQuestion[str]):
    """Which of several actions, or none; it is about the card that offers them."""

    def __init__(self) -> None:
        super().__init__("deed", Word("action", "room", "renovation", "done"))

    def prompt(self, g: Agricola, d: Decision) -> Text:
        return _asked_by(d)

    def label(self, g: Agricola, d: Decision, option: str) -> Text:
        return answer("no") if option == DONE else Text(f"agricola-action-{option}")


class Count(FarmQuestion[int]):
    """How many; it is about the card that asks."""

    def __init__(self) -> None:
        super().__init__("count", Int("count", 0, MOST))

    def prompt(self, g: Agricola, d: Decision) -> Text:
        return _asked_by(d)

    def label(self, g: Agricola, d: Decision, option: int) -> Text:
        return Text("agricola-label-count", count=option)


class Space(FarmQuestion[str]):
    """A space of the board, or something else in its place; it is about the card that asks."""

    def __init__(self) -> None:
        super().__init__("space", Either(Word("space", *SPACE_NAMES), Word("end", "food", "skip")))

    def prompt(self, g: Agricola, d: Decision) -> Text:
        return _asked_by(d)

    def label(self, g: Agricola, d: Decision, option: str) -> Text:
        if option == "food":
            return amount(FOOD, 1)
        return answer(option) if option == "skip" else space_text(SPACE_OF[option])

    def targets(self, g: Agricola, d: Decision, option: str) -> list[str]:
        return [f"space:{option}"] if option in SPACE_OF else []


class Seat(FarmQuestion[int]):
    """Another seat; it is about the card that asks."""

    def __init__(self) -> None:
        super().__init__("seat", Int("seat", 0, 3))

    def prompt(self, g: Agricola, d: Decision) -> Text:
        return Text(f"agricola-card-{str(d.about).lower()}-seat")

    def label(self, g: Agricola, d: Decision, option: int) -> Text:
        return Text("seat", seat=option)


def _why_not_improve(g: Agricola, seat: int, option: str | tuple[str, str]) -> str | None:
    if isinstance(option, str):
        return why_not_major(g, seat, MAJOR_OF[option])
    if option[0] == "minor":
        return why_not_minor(g, seat, card_number(option[1]))
    return why_not_upgrade(g, seat, MAJOR_OF[option[0]], MAJOR_OF[option[1]])


def _asked_by(d: Decision) -> Text:
    return Text(f"agricola-card-{str(d.about).lower()}-ask")
