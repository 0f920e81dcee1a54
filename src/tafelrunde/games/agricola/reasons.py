"""Reasons: everything a player could point at, and which rule forbids it."""

from __future__ import annotations

from tafelrunde.games.agricola import building
from tafelrunde.games.agricola.board import SPACE_NAMES, SPACE_OF
from tafelrunde.games.agricola.cards.base import DECK, MINOR, OCCUPATION
from tafelrunde.games.agricola.farm import AROUND, BESIDE, CELLS
from tafelrunde.games.agricola.fencing import built_before, why_not_pasture
from tafelrunde.games.agricola.goods import GRAIN, VEGETABLE
from tafelrunde.games.agricola.improvements import (
    card_number,
    why_not_bake,
    why_not_major,
    why_not_minor,
    why_not_occupation,
    why_not_upgrade,
)
from tafelrunde.games.agricola.livestock import housed
from tafelrunde.games.agricola.majors import MAJOR_NAMES, MAJOR_OF
from tafelrunde.games.agricola.rounds import why_not_place
from tafelrunde.games.agricola.state import CONTIGUOUS_FARM, UNFINISHED_PASTURES, Agricola
from tafelrunde.kernel.decision import Decision, Option

NOT_NOW = "not-now"
MUST_ACT = "must-do-something"


def why_not(g: Agricola, decision: Decision, option: Option) -> str | None:
    """The rule that forbids an option; None where it is offered."""
    if decision.offers(option):
        return None
    seat = decision.seat
    kind = decision.kind
    if option in ("done", "skip"):
        return MUST_ACT
    if kind == "place" and isinstance(option, str):
        return _why_not_place(g, seat, option)
    if kind == "build" and isinstance(option, tuple):
        what, cell = option
        assert isinstance(cell, int)
        return why_not_build(g, seat, what == "room", cell)
    if kind == "stable" and isinstance(option, int):
        return why_not_stable_at(g, seat, option, 1) or NOT_NOW
    if kind == "plow" and isinstance(option, int):
        return why_not_plow_at(g, seat, option) or NOT_NOW
    if kind == "sow" and isinstance(option, tuple):
        return _why_not_sow(g, seat, option)
    if kind == "bake":
        return MUST_ACT if option == 0 else why_not_bake(g, seat) or "too-much-grain"
    if kind == "fence" and isinstance(option, int):
        return _why_not_fence(g, decision, option)
    if kind == "improve":
        return _why_not_improve(g, seat, option) or "only-minor-here"
    if kind == "occupation" and isinstance(option, str):
        return why_not_occupation(g, seat, card_number(option), 0) or "cannot-pay-occupation"
    if kind == "animal":
        return "cannot-pay-cattle"
    if kind in ("house", "breed") and isinstance(option, tuple):
        sheep, boar, cattle = [int(count) for count in option]
        return "could-keep-more" if housed(g, seat, sheep, boar, cattle) else "no-room-for-animals"
    if kind in ("feed", "pay"):
        return "no-lean-way"
    return NOT_NOW


def _why_not_place(g: Agricola, seat: int, option: str) -> str:
    if option == "pass":
        return "must-place"
    space = SPACE_OF[option]
    if space not in g.board:
        return "not-in-play"
    return why_not_place(g, seat, space) or "not-in-succession"


def why_not_build(g: Agricola, seat: int, room: bool, cell: int) -> str | None:
    """Why a room, or a stable of Farm Expansion, cannot come on this space."""
    if not room:
        return why_not_stable_at(g, seat, cell, 2) or NOT_NOW
    farm = g.farms[seat]
    if (building.used(farm) >> cell) & 1:
        return "space-used"
    if not BESIDE[cell] & farm.rooms:
        return "not-beside-room"
    return building.why_not_room(g, seat) or NOT_NOW


def why_not_stable_at(g: Agricola, seat: int, cell: int, wood: int) -> str | None:
    farm = g.farms[seat]
    if ((farm.rooms | farm.fields | farm.stables) >> cell) & 1:
        return "space-used"
    reason = building.why_not_stable(g, seat, wood)
    if reason is None and not (building.stable_cells(g, farm) >> cell) & 1:
        return "farm-not-contiguous"
    return reason


def why_not_plow_at(g: Agricola, seat: int, cell: int) -> str | None:
    farm = g.farms[seat]
    used = building.used(farm)
    if (used >> cell) & 1:
        return "space-used"
    if farm.fields and not BESIDE[cell] & farm.fields:
        return "not-beside-field"
    if not farm.fields and g.rules & CONTIGUOUS_FARM and not (AROUND[used] >> cell) & 1:
        return "farm-not-contiguous"
    return None


def _why_not_fence(g: Agricola, decision: Decision, mask: int) -> str:
    if g.rules & UNFINISHED_PASTURES:
        return "edge-by-edge"
    if "clear" in decision.options:
        return "drawing-by-hand"
    return why_not_pasture(g, decision.seat, mask, built_before(decision)) or "cannot-pay-fences"


def _why_not_sow(g: Agricola, seat: int, option: tuple[int | str, ...]) -> str:
    goods = g.farms[seat].goods
    grain, vegetables = int(option[0]), int(option[1])
    if grain > goods[GRAIN] or vegetables > goods[VEGETABLE]:
        return "no-seeds"
    if grain + vegetables > building.unplanted(g.farms[seat]):
        return "no-field-to-sow"
    return MUST_ACT


def _why_not_improve(g: Agricola, seat: int, option: Option) -> str | None:
    if isinstance(option, str):
        return why_not_major(g, seat, MAJOR_OF[option])
    assert isinstance(option, tuple)
    if option[0] == "minor":
        return why_not_minor(g, seat, card_number(str(option[1])))
    return why_not_upgrade(g, seat, MAJOR_OF[str(option[0])], MAJOR_OF[str(option[1])])


# --- what can be pointed at --------------------------------------------------------------


def candidates(g: Agricola, decision: Decision) -> list[Option]:
    """Everything a player could point at for a decision, offered or not."""
    found: list[Option] = [*decision.options, *decision.manual]
    more: list[Option] = []
    kind = decision.kind
    hand = g.farms[decision.seat].hand
    if kind == "place":
        more = [SPACE_NAMES[space] for space in g.board]
    elif kind == "build":
        more = [(what, cell) for what in ("room", "stable") for cell in range(CELLS)]
    elif kind in ("plow", "stable"):
        more = list(range(CELLS))
    elif kind == "fence":
        more = [1 << cell for cell in range(CELLS)]
    elif kind == "improve":
        more = list(MAJOR_NAMES)
        more += [("minor", DECK[number].id) for number in hand if DECK[number].kind == MINOR]
    elif kind == "occupation":
        more = [DECK[number].id for number in hand if DECK[number].kind == OCCUPATION]
    elif kind == "animal":
        more = ["sheep", "boar", "cattle"]
    known = set(found)
    found.extend(option for option in more if option not in known)
    return found
