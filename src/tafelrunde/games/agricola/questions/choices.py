"""Small choices on a space: which action, which good, how much bread."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.improvements import why_not_bake
from tafelrunde.games.agricola.actions.spaces import ANIMALS, why_not_animal
from tafelrunde.games.agricola.board.goods import GRAIN
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import HOUSES
from tafelrunde.games.agricola.cards.majors import bread
from tafelrunde.games.agricola.questions.base import (
    MUST_ACT,
    NOT_NOW,
    FarmQuestion,
    answer,
    no_more,
    way_target,
)
from tafelrunde.games.agricola.verbs.verbs import exchange
from tafelrunde.kernel.decision import Decision, Int, Option, Word
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text, dashed

MOST: Final = 99


class Actions(FarmQuestion[str]):
    """Which of two actions comes next, each once; or no more."""

    def __init__(self, name: str, *actions: str) -> None:
        super().__init__(name, Word("action", *actions, "done"))

    def prompt(self, g: Agricola, d: Decision) -> Text:
        return Text(f"agricola-ask-{dashed(self.name)}")

    def label(self, g: Agricola, d: Decision, option: str) -> Text:
        return answer(option) if option == "done" else Text(f"agricola-action-{option}")


class Renovate(FarmQuestion[str]):
    """What the house becomes."""

    def __init__(self) -> None:
        super().__init__("renovate", Word("house", *HOUSES[1:]))

    def label(self, g: Agricola, d: Decision, option: str) -> Text:
        return Text(f"agricola-choice-house-{option}")


class Bake(FarmQuestion[int]):
    """How much grain is baked."""

    def __init__(self) -> None:
        super().__init__("bake", Int("grain", 0, MOST))

    def why_not(self, g: Agricola, d: Decision, option: int) -> str | None:
        return MUST_ACT if option == 0 else why_not_bake(g, d.seat) or "too-much-grain"

    def label(self, g: Agricola, d: Decision, option: int) -> Text:
        return Text("agricola-label-bake", count=option, food=bread(g, d.seat, option))

    def targets(self, g: Agricola, d: Decision, option: int) -> list[str]:
        return way_target(option)

    def does(self, g: Agricola, d: Decision, option: int) -> Flow | None:
        exchange(g, d.seat, GRAIN, option, bread(g, d.seat, option))
        return no_more()


class Resource(FarmQuestion[str]):
    """What the resource market gives."""

    def __init__(self) -> None:
        super().__init__("resource", Word("good", "reed", "stone"))

    def label(self, g: Agricola, d: Decision, option: str) -> Text:
        return Text(f"agricola-choice-{option}")


class Animal(FarmQuestion[str]):
    """What the animal market gives."""

    def __init__(self) -> None:
        super().__init__("animal", Word("animal", *ANIMALS))

    def elsewhere(self, g: Agricola, d: Decision) -> list[Option]:
        return [*ANIMALS]

    def why_not(self, g: Agricola, d: Decision, option: str) -> str | None:
        return why_not_animal(g, d.seat, option) or NOT_NOW

    def label(self, g: Agricola, d: Decision, option: str) -> Text:
        return Text(f"agricola-choice-{option}")
