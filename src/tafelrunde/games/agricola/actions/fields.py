"""Fields: plowing and sowing."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.building import used
from tafelrunde.games.agricola.board.farm import ALL_CELLS, AROUND, BESIDE, COUNT, cells_of
from tafelrunde.games.agricola.board.goods import GOODS, GRAIN, VEGETABLE
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import CONTIGUOUS_FARM, PARTNERS, VEGETABLES
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import (
    FIELDS,
    MEADOWS,
    TAKES_GRAIN,
    TAKES_VEGETABLES,
    WOODS,
)
from tafelrunde.games.agricola.cards.occasions import AFTER_PLOW, AFTER_SOW, Occasion
from tafelrunde.games.agricola.cards.places import heard, opened
from tafelrunde.games.agricola.cards.speaking import fire
from tafelrunde.games.agricola.verbs.crop_verbs import sow_fields, sow_pasture, sow_wood
from tafelrunde.games.agricola.verbs.crops import crop_on, fields_of, meadows, woods_open
from tafelrunde.games.agricola.verbs.livestock import rehouse
from tafelrunde.games.agricola.verbs.partners import partner_of, there
from tafelrunde.games.agricola.verbs.verbs import add_field
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose

# --- plowing -----------------------------------------------------------------------------


def plow_cells(g: Agricola, farm: Farm) -> int:
    """Unused spaces; beside a field where there is one."""
    taken = used(farm)
    cells = ALL_CELLS & ~taken
    if farm.fields:
        return cells & AROUND[farm.fields]
    if g.rules & CONTIGUOUS_FARM:
        return cells & AROUND[taken]
    return cells


def why_not_plow(g: Agricola, seat: int) -> str | None:
    if plow_cells(g, g.farms[seat]):
        return None
    if g.rules & PARTNERS and plow_cells(g, g.farms[partner_of(seat)]):
        return None
    return "no-space-for-field"


def why_not_plow_at(g: Agricola, seat: int, cell: int) -> str | None:
    """Why this very space cannot become a field."""
    return _why_no_field_on(g, g.farms[seat], cell)


def why_not_partner_plow_at(g: Agricola, seat: int, cell: int) -> str | None:
    """Why this very space of the partner's farm cannot become a field."""
    if not g.rules & PARTNERS:
        return "no-partner"
    return there(_why_no_field_on(g, g.farms[partner_of(seat)], cell))


def _why_no_field_on(g: Agricola, farm: Farm, cell: int) -> str | None:
    taken = used(farm)
    if (taken >> cell) & 1:
        return "space-used"
    if farm.fields and not BESIDE[cell] & farm.fields:
        return "not-beside-field"
    if not farm.fields and g.rules & CONTIGUOUS_FARM and not (AROUND[taken] >> cell) & 1:
        return "farm-not-contiguous"
    return None


def plow(g: Agricola, owner: int, cell: int, plower: int) -> Flow:
    add_field(g, owner, cell, plower)
    if heard(g, AFTER_PLOW):
        occasion = Occasion(AFTER_PLOW, plower, farm=owner)
        occasion.cells = 1 << cell
        yield from fire(g, occasion)


def plow_options(g: Agricola, seat: int) -> list[Option]:
    """Own spaces for a field, or the partner's."""
    options: list[Option] = list(cells_of(plow_cells(g, g.farms[seat])))
    if g.rules & PARTNERS:
        other = g.farms[partner_of(seat)]
        options.extend([("partner", cell) for cell in cells_of(plow_cells(g, other))])
    return options


def plow_at(g: Agricola, seat: int, option: Option) -> Flow:
    if isinstance(option, tuple):
        yield from plow(g, partner_of(seat), int(option[1]), seat)
    else:
        assert isinstance(option, int)
        yield from plow(g, seat, option, seat)


# --- sowing ------------------------------------------------------------------------------


def unplanted(farm: Farm) -> int:
    """How many fields lie fallow, cards that are fields included."""
    count = COUNT[farm.fields]
    if count:
        for cell, crop in enumerate(farm.crops):
            if crop and (farm.fields >> cell) & 1:
                count -= 1
    for number in opened(farm, FIELDS):
        if not farm.notes.get(number, 0):
            count += 1
    return count


def sowable(farm: Farm) -> int:
    """How many fields lie fallow, with the pastures that could be sown."""
    count = unplanted(farm)
    return count + len(meadows(farm)) if farm.played else count


def fallow_for(farm: Farm, crop: int) -> int:
    """How many fields and pastures could be sown with grain, or with vegetables."""
    count = sowable(farm)
    for number in opened(farm, FIELDS):
        if not farm.notes.get(number, 0) and not DECK[number].grows() & crop:
            count -= 1
    return count


def fields_with(farm: Farm, vegetables: bool) -> int:
    """How many fields have vegetables on them, or grain."""
    count = 0
    for field in fields_of(farm):
        crop = crop_on(farm, field)
        if crop and (crop > VEGETABLES) == vegetables:
            count += 1
    return count


def why_not_sow(g: Agricola, seat: int) -> str | None:
    farm = g.farms[seat]
    if woods_open(farm):
        return None
    if farm.goods[GRAIN] == 0 and farm.goods[VEGETABLE] == 0:
        return "no-seeds"
    if farm.goods[GRAIN] and fallow_for(farm, TAKES_GRAIN):
        return None
    if farm.goods[VEGETABLE] and fallow_for(farm, TAKES_VEGETABLES):
        return None
    return "no-field-to-sow"


def why_not_sowing(g: Agricola, seat: int, grain: int, vegetables: int) -> str | None:
    """Why not exactly so much."""
    farm = g.farms[seat]
    if grain > farm.goods[GRAIN] or vegetables > farm.goods[VEGETABLE]:
        return "no-seeds"
    return None if _room_for_seeds(farm, grain, vegetables, 0) else "no-field-to-sow"


def _room_for_seeds(farm: Farm, grain: int, vegetables: int, without: int) -> bool:
    """Whether so many seeds find a place each, with so many pastures left out."""
    return (
        grain <= fallow_for(farm, TAKES_GRAIN) - without
        and vegetables <= fallow_for(farm, TAKES_VEGETABLES) - without
        and grain + vegetables <= sowable(farm) - without
    )


def sowings(farm: Farm) -> list[Option]:
    """The numbers of grain and vegetables that can be sown; none where wood can be."""
    least = 0 if woods_open(farm) else 1
    fields = sowable(farm)
    grain = min(farm.goods[GRAIN], fallow_for(farm, TAKES_GRAIN))
    vegetables = min(farm.goods[VEGETABLE], fallow_for(farm, TAKES_VEGETABLES))
    return [
        (g, v)
        for g in range(grain + 1)
        for v in range(min(fields - g, vegetables) + 1)
        if g + v >= least
    ]


def sow(g: Agricola, seat: int, grain: int, vegetables: int) -> Flow:
    if grain + vegetables:
        yield from sow_seeds(g, seat, grain, vegetables)
    woods = woods_open(g.farms[seat])
    if woods:
        asked = DECK[opened(g.farms[seat], WOODS)[0]].id
        options: list[Option] = [*range(0 if grain + vegetables else 1, woods + 1)]
        wood = yield choose(seat, "count", options, about=asked)
        sow_wood(g, seat, wood)
    yield from have_sown(g, seat, grain, vegetables)


def sow_seeds(g: Agricola, seat: int, grain: int, vegetables: int) -> Flow:
    """So many seeds come onto fields; which pastures are sown instead is asked.

    R33: animals that a sown pasture leaves without a place find another, or leave.
    """
    farm = g.farms[seat]
    in_pastures = False
    cells = meadows(farm) if farm.played else []
    while cells and grain + vegetables:
        options: list[Option] = [*cells]
        if _room_for_seeds(farm, grain, vegetables, len(cells)):
            options.append("skip")
        cell = yield choose(seat, "cell", options, about=DECK[opened(farm, MEADOWS)[0]].id)
        if cell == "skip":
            break
        seeds: list[Option] = []
        if grain and _room_for_seeds(farm, grain - 1, vegetables, 1):
            seeds.append(GOODS[GRAIN])
        if vegetables and _room_for_seeds(farm, grain, vegetables - 1, 1):
            seeds.append(GOODS[VEGETABLE])
        seed = yield choose(seat, "good", seeds, about=DECK[opened(farm, MEADOWS)[0]].id)
        sow_pasture(g, seat, cell, GOODS.index(str(seed)))
        if seed == GOODS[GRAIN]:
            grain -= 1
        else:
            vegetables -= 1
        in_pastures = True
        cells = meadows(farm)
    if grain + vegetables:
        sow_fields(g, seat, grain, vegetables)
    if in_pastures:
        yield from rehouse(g, seat)


def have_sown(g: Agricola, seat: int, grain: int, vegetables: int) -> Flow:
    """A seat has sown so much."""
    if heard(g, AFTER_SOW):
        occasion = Occasion(AFTER_SOW, seat)
        occasion.grain = grain
        occasion.vegetables = vegetables
        yield from fire(g, occasion)
