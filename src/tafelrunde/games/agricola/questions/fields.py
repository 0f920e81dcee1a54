"""Plowing and sowing."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.fields import (
    plow_at,
    sow,
    why_not_partner_plow_at,
    why_not_plow_at,
    why_not_sowing,
)
from tafelrunde.games.agricola.board.farm import CELLS
from tafelrunde.games.agricola.board.goods import GRAIN
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import PARTNERS
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import FIELDS
from tafelrunde.games.agricola.cards.places import opened
from tafelrunde.games.agricola.questions.base import (
    CELL,
    MUST_ACT,
    NOT_NOW,
    FarmQuestion,
    answer,
    cell_targets,
)
from tafelrunde.games.agricola.verbs.crops import sown_fields
from tafelrunde.games.agricola.verbs.partners import partner_of
from tafelrunde.games.agricola.verbs.words import cell_text, goods_text
from tafelrunde.kernel.decision import Decision, Either, Int, Option, Row, Word
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text

Ground = int | str | tuple[str, int]


class Plow(FarmQuestion[Ground]):
    """A space for a field, on the own farm or the partner's; or none where sowing is enough."""

    def __init__(self) -> None:
        partner = Row(Word("farm", "partner"), CELL)
        super().__init__("plow", Either(CELL, partner, Word("end", "skip")))

    def elsewhere(self, g: Agricola, d: Decision) -> list[Option]:
        own: list[Option] = list(range(CELLS))
        if not g.rules & PARTNERS:
            return own
        return own + [("partner", cell) for cell in range(CELLS)]

    def why_not(self, g: Agricola, d: Decision, option: Ground) -> str | None:
        if isinstance(option, int):
            return why_not_plow_at(g, d.seat, option) or NOT_NOW
        if isinstance(option, str):
            return super().why_not(g, d, option)
        return why_not_partner_plow_at(g, d.seat, option[1]) or NOT_NOW

    def label(self, g: Agricola, d: Decision, option: Ground) -> Text:
        if isinstance(option, str):
            return answer(option)
        if isinstance(option, int):
            return cell_text(option)
        return Text("agricola-label-partner-field", cell=cell_text(option[1]))

    def targets(self, g: Agricola, d: Decision, option: Ground) -> list[str]:
        if isinstance(option, str):
            return []
        if isinstance(option, int):
            return cell_targets(d.seat, [option])
        return cell_targets(partner_of(d.seat), [option[1]])

    def does(self, g: Agricola, d: Decision, option: Ground) -> Flow | None:
        return None if isinstance(option, str) else plow_at(g, d.seat, option)


class Sow(FarmQuestion[str | tuple[int, int]]):
    """How much grain and how many vegetables; or nothing where plowing was enough."""

    def __init__(self) -> None:
        seeds = Row(Int("grain", 0, CELLS), Int("vegetables", 0, CELLS))
        super().__init__("sow", Either(seeds, Word("end", "skip")))

    def why_not(self, g: Agricola, d: Decision, option: str | tuple[int, int]) -> str | None:
        if isinstance(option, str):
            return super().why_not(g, d, option)
        return why_not_sowing(g, d.seat, option[0], option[1]) or MUST_ACT

    def label(self, g: Agricola, d: Decision, option: str | tuple[int, int]) -> Text:
        if isinstance(option, str):
            return answer(option)
        if not any(option):
            return Text("agricola-label-sow-wood")
        return Text("agricola-label-sow", goods=goods_text([*[0] * GRAIN, *option]))

    def targets(self, g: Agricola, d: Decision, option: str | tuple[int, int]) -> list[str]:
        if isinstance(option, str):
            return []
        farm = g.farms[d.seat]
        with_grain, with_vegetables = sown_fields(farm, option[0], option[1])
        fields = with_grain + with_vegetables
        cards = [opened(farm, FIELDS)[field - CELLS] for field in fields if field >= CELLS]
        return cell_targets(d.seat, sorted([field for field in fields if field < CELLS])) + [
            f"card:{DECK[number].id}" for number in cards
        ]

    def does(self, g: Agricola, d: Decision, option: str | tuple[int, int]) -> Flow | None:
        return None if isinstance(option, str) else sow(g, d.seat, option[0], option[1])
