"""Preview: what an option would bring and cost, found by doing it on a copy of the table."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.agricola import building
from tafelrunde.games.agricola.animals import Herd
from tafelrunde.games.agricola.board import SPACE_OF
from tafelrunde.games.agricola.byhand import by_hand
from tafelrunde.games.agricola.farm import BORDER, CELLS, after_fencing, bits, cells_of
from tafelrunde.games.agricola.fencing import built_before, fence_prices
from tafelrunde.games.agricola.goods import FOOD, GOODS, KINDS, SHEEP
from tafelrunde.games.agricola.harvest import food_needed, keep_bred
from tafelrunde.games.agricola.improvements import build_major
from tafelrunde.games.agricola.livestock import capacity, housed, keep_herd, pens
from tafelrunde.games.agricola.majors import bread
from tafelrunde.games.agricola.payment import settle, ways
from tafelrunde.games.agricola.scoring import CATEGORIES, own_points
from tafelrunde.games.agricola.spaces import act
from tafelrunde.games.agricola.state import Agricola, Farm
from tafelrunde.games.agricola.verbs import exchange
from tafelrunde.games.agricola.view import HOUSES, cell_view, herd_views
from tafelrunde.kernel.decision import REQUEST, Decision, Option
from tafelrunde.kernel.flow import Flow

ICONS = tuple("cow" if name == "cattle" else name for name in GOODS)


def preview(g: Agricola, decision: Decision, option: Option) -> list[dict[str, Any]]:
    """Rows: goods won and lost, then points, then what the board wants to draw."""
    seat = decision.seat
    pens(g, seat)
    then = g.copy()
    if not _done(then, decision, option):
        return []
    rows: list[dict[str, Any]] = []
    before, after = g.farms[seat], then.farms[seat]
    for good in range(KINDS):
        by = after.goods[good] - before.goods[good]
        if by:
            rows.append({"icon": ICONS[good], "by": by, "seat": seat})
    if after.begging > before.begging:
        rows.append({"row": "begging", "by": after.begging - before.begging})
    rows.extend(_farm(g, then, seat))
    rows.extend(_pastures(g, then, seat))
    rows.extend(_breeding(g, then, seat))
    old, new = own_points(g, seat), own_points(then, seat)
    changed = {
        category: new[place] - old[place]
        for place, category in enumerate(CATEGORIES)
        if new[place] != old[place]
    }
    if changed:
        rows.append({"row": "points", "by": sum(new) - sum(old), "categories": changed})
    return rows


def _done(g: Agricola, decision: Decision, option: Option) -> bool:
    """Do an option as far as it goes without another question."""
    flow = _flow(g, decision, option)
    if flow is None:
        return False
    _run(flow)
    return True


def _run(flow: Flow) -> None:
    answer: Any = None
    try:
        while True:
            ask = flow.send(answer)
            if not isinstance(ask, Decision) or not ask.forced:
                return
            answer = ask.options[0]
    except StopIteration:
        return


def _flow(g: Agricola, decision: Decision, option: Option) -> Flow | None:
    seat = decision.seat
    kind = decision.kind
    if kind == "place":
        return _placing(g, option)
    if kind in (REQUEST, "exchange") and isinstance(option, tuple):
        return _by_hand(g, seat, option)
    if kind == "feed" and isinstance(option, tuple) and option[0] in ("convert", "exchange"):
        return _by_hand(g, seat, option)
    if kind in ("build", "stable", "plow") and isinstance(option, (int, tuple)):
        return _built(g, seat, kind, option)
    if kind == "improve" and option != "done" and not _minor(option):
        return build_major(g, seat, option)
    return _settled(g, decision, option)


def _minor(option: Option) -> bool:
    return isinstance(option, tuple) and option[0] == "minor"


def _placing(g: Agricola, option: Option) -> Flow:
    """What a placement leads to up to its next question."""
    if isinstance(option, tuple):
        by_hand(g, g.turn, option)
    elif option != "pass":
        yield from act(g, g.turn, SPACE_OF[str(option)])


def _by_hand(g: Agricola, seat: int, option: tuple[int | str, ...]) -> Flow:
    by_hand(g, seat, option)
    yield from ()


def _built(g: Agricola, seat: int, kind: str, option: Option) -> Flow:
    if isinstance(option, tuple):
        cell = option[1]
        assert isinstance(cell, int)
        if option[0] == "room":
            return building.build_room(g, seat, cell)
        if option[0] == "partner":
            return building.plow_at(g, seat, option)
        if option[0] != "stable":
            return building.build_for_partner(g, seat, option[0] == "partner_room", cell)
        return building.build_stable(g, seat, cell, 2)
    assert isinstance(option, int)
    if kind == "plow":
        return building.plow(g, seat, option, seat)
    return building.build_stable(g, seat, option, 1)


def _settled(g: Agricola, decision: Decision, option: Option) -> Flow | None:
    """Options that only move goods; None for those that lead nowhere by themselves."""
    seat = decision.seat
    kind = decision.kind
    farm = g.farms[seat]
    if kind == "fence" and isinstance(option, int):
        edges = BORDER[option] & ~farm.fences
        found = ways(g, seat, fence_prices(g, seat, bits(edges), built_before(decision)))
        if len(found) == 1:
            settle(g, seat, found[0])
        farm.pastures = after_fencing(farm.pastures, option)
        farm.fences |= edges
        farm._pens = None
    elif kind == "bake" and isinstance(option, int):
        exchange(g, seat, 5, option, bread(g, seat, option))
    elif kind == "sow" and isinstance(option, tuple):
        return building.sow(g, seat, int(option[0]), int(option[1]))
    elif kind == "house" and isinstance(option, tuple):
        assert isinstance(decision.about, tuple)
        came, amount, space = [int(item) for item in decision.about]
        return keep_herd(g, seat, _herd(option), came, amount, space)
    elif kind == "breed" and isinstance(option, tuple):
        keep_bred(g, seat, _herd(option))
    elif kind == "feed" and option == "beg":
        need = food_needed(g, seat)
        farm.begging += max(0, need - farm.goods[FOOD])
        farm.goods[FOOD] = max(0, farm.goods[FOOD] - need)
    elif kind in ("feed", "pay") and isinstance(option, tuple) and isinstance(option[0], int):
        settle(g, seat, option)
        if isinstance(decision.about, int):
            farm.begging += decision.about
    else:
        return None
    return _nothing()


def _herd(option: tuple[int | str, ...]) -> Herd:
    return int(option[0]), int(option[1]), int(option[2])


def _nothing() -> Flow:
    yield from ()


def _farm(g: Agricola, then: Agricola, seat: int) -> list[dict[str, Any]]:
    """What would look different on the farm: spaces, herds, the house, the family."""
    before, after = g.farms[seat], then.farms[seat]
    rows: list[dict[str, Any]] = []
    if _ground(after) != _ground(before):
        for cell in range(CELLS):
            shown = cell_view(then, seat, cell)
            if shown != cell_view(g, seat, cell):
                rows.append({"row": "cell", **shown})
    # Places for animals are worked out anew when something about them has changed.
    if after._pens is not before._pens or _animals(after) != _animals(before):
        known = herd_views(g, seat)
        herds = herd_views(then, seat)
        rows.extend([{"row": "herd", **herd} for herd in herds if herd not in known])
    if after.house != before.house:
        rows.append({"row": "house", "house": HOUSES[after.house]})
    if after.people != before.people:
        rows.append({"row": "people", "by": after.people - before.people})
    return rows


def _ground(farm: Farm) -> tuple[object, ...]:
    """All that the spaces of a farm show."""
    return farm.rooms, farm.fields, farm.stables, farm.pastures, farm.crops


def _animals(farm: Farm) -> tuple[object, ...]:
    return farm.goods[SHEEP : SHEEP + 3], farm.herds


def _pastures(g: Agricola, then: Agricola, seat: int) -> list[dict[str, Any]]:
    """Pastures that would be new, with what they hold."""
    return [
        {"row": "pasture", "cells": cells_of(mask), "capacity": capacity(then, seat, mask)}
        for mask in then.farms[seat].pastures
        if mask not in g.farms[seat].pastures
    ]


def _breeding(g: Agricola, then: Agricola, seat: int) -> list[dict[str, Any]]:
    """Kinds of which a pair would be there that is not there now, and whether a young fits."""
    before, after = g.farms[seat].goods, then.farms[seat].goods
    herd: Herd = (after[SHEEP], after[SHEEP + 1], after[SHEEP + 2])
    rows: list[dict[str, Any]] = []
    for kind in range(3):
        if before[SHEEP + kind] < 2 <= herd[kind]:
            more = list(herd)
            more[kind] += 1
            fits = housed(then, seat, more[0], more[1], more[2])
            rows.append({"row": "breeds", "animal": GOODS[SHEEP + kind], "fits": fits})
    return rows
