"""Preview: what an option would bring and cost, found by doing it on a copy of the table.

docs/agricola.md lists the rows.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.agricola.board.animals import Herd
from tafelrunde.games.agricola.board.farm import CELLS, cells_of
from tafelrunde.games.agricola.board.goods import GOODS, KINDS, SHEEP
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import HOUSES
from tafelrunde.games.agricola.cards.majors import MAJOR_NAMES
from tafelrunde.games.agricola.scoring import CATEGORIES, own_points
from tafelrunde.games.agricola.shown.view import cell_view, herd_views
from tafelrunde.games.agricola.verbs.livestock import capacity, housed

Item = dict[str, Any]

ICONS: Final = tuple("cow" if name == "cattle" else name for name in GOODS)


def differences(g: Agricola, then: Agricola, seat: int) -> list[Item]:
    """Rows: goods won and lost, what would look different on the farm, then points."""
    rows: list[Item] = []
    before, after = g.farms[seat], then.farms[seat]
    for good in range(KINDS):
        by = after.goods[good] - before.goods[good]
        if by:
            rows.append({"icon": ICONS[good], "by": by, "seat": seat})
    if after.begging > before.begging:
        rows.append({"row": "begging", "by": after.begging - before.begging})
    rows.extend(
        {"row": "major", "major": MAJOR_NAMES[major]}
        for major, owner in enumerate(then.majors)
        if owner == seat != g.majors[major]
    )
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


def _farm(g: Agricola, then: Agricola, seat: int) -> list[Item]:
    """What would look different on the farm: spaces, herds, the house, the family."""
    before, after = g.farms[seat], then.farms[seat]
    rows: list[Item] = []
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


def _pastures(g: Agricola, then: Agricola, seat: int) -> list[Item]:
    """Pastures that would be new, with what they hold."""
    return [
        {"row": "pasture", "cells": cells_of(mask), "capacity": capacity(then, seat, mask)}
        for mask in then.farms[seat].pastures
        if mask not in g.farms[seat].pastures
    ]


def _breeding(g: Agricola, then: Agricola, seat: int) -> list[Item]:
    """Kinds of which a pair would be there that is not there now, and whether a young fits."""
    before, after = g.farms[seat].goods, then.farms[seat].goods
    herd: Herd = (after[SHEEP], after[SHEEP + 1], after[SHEEP + 2])
    rows: list[Item] = []
    for kind in range(3):
        if before[SHEEP + kind] < 2 <= herd[kind]:
            more = list(herd)
            more[kind] += 1
            fits = housed(then, seat, more[0], more[1], more[2])
            rows.append({"row": "breeds", "animal": GOODS[SHEEP + kind], "fits": fits})
    return rows
