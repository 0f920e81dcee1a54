"""Rooms and stables."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.building import (
    FARM_STABLE_WOOD,
    SIDE_STABLE_WOOD,
    build_for_partner,
    build_room,
    build_stable,
    why_not_partner_building,
    why_not_room_at,
    why_not_stable_at,
)
from tafelrunde.games.agricola.board.farm import CELLS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import PARTNERS
from tafelrunde.games.agricola.questions.base import (
    CELL,
    NOT_NOW,
    FarmQuestion,
    answer,
    cell_targets,
)
from tafelrunde.games.agricola.questions.refusing import space_refused
from tafelrunde.games.agricola.verbs.partners import OWN_FIRST, partner_of
from tafelrunde.games.agricola.verbs.words import cell_text
from tafelrunde.kernel.decision import Decision, Either, Option, Row, Word
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text, dashed


class Build(FarmQuestion[str | tuple[str, int]]):
    """What comes on which space, on the own farm or the partner's; or nothing more."""

    def __init__(self) -> None:
        what = Word("what", "room", "stable", "partner_room", "partner_stable")
        super().__init__("build", Either(Row(what, CELL), Word("end", "done")))

    def elsewhere(self, g: Agricola, d: Decision) -> list[Option]:
        kinds = ["room", "stable"]
        if g.rules & PARTNERS:
            kinds += ["partner_room", "partner_stable"]
        return [(what, cell) for what in kinds for cell in range(CELLS)]

    def why_not(self, g: Agricola, d: Decision, option: str | tuple[str, int]) -> str | None:
        if isinstance(option, str):
            return super().why_not(g, d, option)
        what, cell = option
        if what == "room":
            return why_not_room_at(g, d.seat, cell) or NOT_NOW
        if what == "stable":
            return why_not_stable_at(g, d.seat, cell, FARM_STABLE_WOOD) or NOT_NOW
        return why_not_partner_building(g, d.seat, what == "partner_room", cell) or OWN_FIRST

    def reason(self, g: Agricola, d: Decision, option: str | tuple[str, int], reason: str) -> Text:
        told = space_refused(g, d.seat, -1, reason)
        return told or super().reason(g, d, option, reason)

    def label(self, g: Agricola, d: Decision, option: str | tuple[str, int]) -> Text:
        if isinstance(option, str):
            return answer(option)
        return Text(f"agricola-label-{dashed(option[0])}", cell=cell_text(option[1]))

    def targets(self, g: Agricola, d: Decision, option: str | tuple[str, int]) -> list[str]:
        if isinstance(option, str):
            return []
        own = option[0] in ("room", "stable")
        return cell_targets(d.seat if own else partner_of(d.seat), [option[1]])

    def does(self, g: Agricola, d: Decision, option: str | tuple[str, int]) -> Flow | None:
        if isinstance(option, str):
            return None
        what, cell = option
        if what == "room":
            return build_room(g, d.seat, cell)
        if what == "stable":
            return build_stable(g, d.seat, cell, FARM_STABLE_WOOD)
        return build_for_partner(g, d.seat, what == "partner_room", cell)


class Cell(FarmQuestion[int | str]):
    """A space of the own farm, or none; it is about the card that asks."""

    def __init__(self) -> None:
        super().__init__("cell", Either(CELL, Word("end", "skip")))

    def prompt(self, g: Agricola, d: Decision) -> Text:
        return Text(f"agricola-card-{str(d.about).lower()}-ask")

    def label(self, g: Agricola, d: Decision, option: int | str) -> Text:
        return answer(option) if isinstance(option, str) else cell_text(option)

    def targets(self, g: Agricola, d: Decision, option: int | str) -> list[str]:
        return [] if isinstance(option, str) else cell_targets(d.seat, [option])


class Stable(FarmQuestion[int]):
    """The space for the stable of a side job."""

    def __init__(self) -> None:
        super().__init__("stable", CELL)

    def elsewhere(self, g: Agricola, d: Decision) -> list[Option]:
        return list(range(CELLS))

    def why_not(self, g: Agricola, d: Decision, option: int) -> str | None:
        return why_not_stable_at(g, d.seat, option, SIDE_STABLE_WOOD) or NOT_NOW

    def label(self, g: Agricola, d: Decision, option: int) -> Text:
        return cell_text(option)

    def targets(self, g: Agricola, d: Decision, option: int) -> list[str]:
        return cell_targets(d.seat, [option])

    def does(self, g: Agricola, d: Decision, option: int) -> Flow | None:
        return build_stable(g, d.seat, option, SIDE_STABLE_WOOD)
