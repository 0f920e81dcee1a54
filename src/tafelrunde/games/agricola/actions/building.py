"""Building: rooms, renovation, stables."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.agricola.board.farm import ALL_CELLS, AROUND, BESIDE, COUNT, STABLES, cells_of
from tafelrunde.games.agricola.board.goods import CLAY, REED, STONE, WOOD, Cost, cost
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import (
    CLAY_HOUSE,
    CONTIGUOUS_FARM,
    HOUSES,
    PARTNERS,
    STONE_HOUSE,
    WOODEN,
)
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import (
    BARRING,
    FOR_RENOVATION,
    FOR_ROOM,
    FOR_STABLE,
    HOUSEHOLD,
    LEAPING,
    PRICES,
)
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_RENOVATION,
    AFTER_ROOM,
    AFTER_ROOMS,
    AFTER_STABLE,
    Occasion,
)
from tafelrunde.games.agricola.cards.places import heard, opened
from tafelrunde.games.agricola.cards.speaking import fire
from tafelrunde.games.agricola.paying.payment import affordable, changed_costs, pay, pay_plainly
from tafelrunde.games.agricola.verbs.partners import (
    PARTNER_ROOM_COSTS,
    PARTNER_STABLE_WOOD,
    builds_there,
    partner_of,
    there,
)
from tafelrunde.games.agricola.verbs.verbs import add_room, add_stable, renew_house
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose

ROOM_COSTS: Final[tuple[Cost, ...]] = (
    cost(wood=5, reed=2),
    cost(clay=5, reed=2),
    cost(stone=5, reed=2),
)
# A stable costs less as a side job.
FARM_STABLE_WOOD: Final = 2
SIDE_STABLE_WOOD: Final = 1
HOUSE_GOOD: Final[tuple[int, ...]] = (WOOD, CLAY, STONE)


def fenced(farm: Farm) -> int:
    """The spaces that lie in pastures."""
    mask = 0
    for pasture in farm.pastures:
        mask |= pasture
    return mask


def used(farm: Farm) -> int:
    """The spaces with a tile, a stable, or a fence around them."""
    return farm.rooms | farm.fields | farm.stables | fenced(farm)


# --- rooms -------------------------------------------------------------------------------


def room_cells(farm: Farm) -> int:
    """Unused spaces beside a room."""
    return AROUND[farm.rooms] & ~used(farm)


def room_prices(g: Agricola, seat: int) -> list[Cost]:
    return changed_costs(g, seat, FOR_ROOM, ROOM_COSTS[g.farms[seat].house])


def why_not_room(g: Agricola, seat: int) -> str | None:
    """Why no room can come anywhere; goods may still come, a space hardly does."""
    farm = g.farms[seat]
    if not room_cells(farm):
        return "no-space-for-room"
    if not opened(farm, PRICES):
        goods = farm.goods
        if goods[HOUSE_GOOD[farm.house]] < 5 or goods[REED] < 2:
            return "cannot-pay-room"
    elif not affordable(g, seat, room_prices(g, seat)):
        return "cannot-pay-room"
    return None


def why_not_room_at(g: Agricola, seat: int, cell: int) -> str | None:
    """Why no room can come on this very space."""
    return _why_no_room_on(g.farms[seat], cell) or why_not_room(g, seat)


def _why_no_room_on(farm: Farm, cell: int) -> str | None:
    if (used(farm) >> cell) & 1:
        return "space-used"
    if not BESIDE[cell] & farm.rooms:
        return "not-beside-room"
    return None


def build_room(g: Agricola, seat: int, cell: int) -> Flow:
    price = ROOM_COSTS[g.farms[seat].house]
    if not pay_plainly(g, seat, price):
        yield from pay(g, seat, room_prices(g, seat), "room")
    yield from _add_room(g, seat, cell, seat)


def _add_room(g: Agricola, owner: int, cell: int, builder: int) -> Flow:
    add_room(g, owner, cell, builder)
    if g.farms[owner].played:
        g.farms[owner]._pens = None
    if heard(g, AFTER_ROOM):
        occasion = Occasion(AFTER_ROOM, builder, farm=owner)
        occasion.cells = 1 << cell
        yield from fire(g, occasion)


def build_one_room(g: Agricola, seat: int) -> Flow:
    """Exactly one room, as an action of its own."""
    cells: list[Option] = [("room", cell) for cell in cells_of(room_cells(g.farms[seat]))]
    option = yield choose(seat, "build", cells)
    yield from build_room(g, seat, option[1])
    yield from have_built(g, seat, seat, 1 << option[1])


def build_free_room(g: Agricola, seat: int, cell: int) -> Flow:
    """Exactly one room that costs nothing."""
    yield from _add_room(g, seat, cell, seat)
    yield from have_built(g, seat, seat, 1 << cell)


def have_built(g: Agricola, seat: int, owner: int, cells: int) -> Flow:
    """An action in which a seat built these rooms on a farm is over."""
    if cells and heard(g, AFTER_ROOMS):
        occasion = Occasion(AFTER_ROOMS, seat, farm=owner)
        occasion.cells = cells
        yield from fire(g, occasion)


# --- renovation --------------------------------------------------------------------------


def renovation_price(farm: Farm, house: int) -> Cost:
    """One of the house's material for each room, and one reed in all."""
    rooms = COUNT[farm.rooms]
    if house == CLAY_HOUSE:
        return cost(clay=rooms, reed=1)
    return cost(stone=rooms, reed=1)


def renovation_prices(g: Agricola, seat: int, house: int) -> list[Cost]:
    return changed_costs(g, seat, FOR_RENOVATION, renovation_price(g.farms[seat], house))


def next_houses(g: Agricola, seat: int) -> list[int]:
    """What a house can become that can be paid: the next one, and stone where a card says so."""
    farm = g.farms[seat]
    houses = [farm.house + 1]
    if farm.house == WOODEN and opened(farm, LEAPING):
        houses.append(STONE_HOUSE)
    return [house for house in houses if affordable(g, seat, renovation_prices(g, seat, house))]


def why_not_renovate(g: Agricola, seat: int) -> str | None:
    farm = g.farms[seat]
    if farm.house == STONE_HOUSE:
        return "house-is-stone"
    for number in opened(farm, BARRING):
        if DECK[number].bars(FOR_RENOVATION):
            return "may-not-renovate"
    if not opened(farm, PRICES) and not opened(farm, LEAPING):
        goods = farm.goods
        if goods[HOUSE_GOOD[farm.house + 1]] < COUNT[farm.rooms] or goods[REED] < 1:
            return "cannot-pay-renovation"
    elif not next_houses(g, seat):
        return "cannot-pay-renovation"
    return None


def renovate(g: Agricola, seat: int) -> Flow:
    """The house becomes the next one; who may leave clay out is asked."""
    farm = g.farms[seat]
    before = farm.house
    house = before + 1
    if opened(farm, LEAPING):
        names: list[Option] = [HOUSES[each] for each in next_houses(g, seat)]
        name = yield choose(seat, "renovate", names)
        house = HOUSES.index(str(name))
    if not pay_plainly(g, seat, renovation_price(farm, house)):
        yield from pay(g, seat, renovation_prices(g, seat, house), "renovation")
    renew_house(g, seat, house)
    if heard(g, AFTER_RENOVATION):
        occasion = Occasion(AFTER_RENOVATION, seat)
        occasion.house = before
        yield from fire(g, occasion)


# --- stables -----------------------------------------------------------------------------


def stable_cells(g: Agricola, farm: Farm) -> int:
    """Any space without a tile and without a stable."""
    cells = ALL_CELLS & ~(farm.rooms | farm.fields | farm.stables)
    if g.rules & CONTIGUOUS_FARM:
        cells &= AROUND[used(farm)] | fenced(farm)
    return cells


def stables_left(farm: Farm) -> int:
    """The stables that a farm has still to build."""
    left = STABLES - COUNT[farm.stables]
    if farm.played:
        for number in opened(farm, HOUSEHOLD):
            left -= DECK[number].stables_laid(farm)
    return left


def stable_price(wood: int) -> Cost:
    return cost(wood=wood)


def why_not_stable(g: Agricola, seat: int, wood: int) -> str | None:
    farm = g.farms[seat]
    if stables_left(farm) <= 0:
        return "no-stable-left"
    if not stable_cells(g, farm):
        return "no-space-for-stable"
    if not opened(farm, PRICES):
        if farm.goods[WOOD] < wood:
            return "cannot-pay-stable"
    elif not affordable(g, seat, changed_costs(g, seat, FOR_STABLE, stable_price(wood))):
        return "cannot-pay-stable"
    return None


def why_not_stable_at(g: Agricola, seat: int, cell: int, wood: int) -> str | None:
    """Why no stable for so much wood can come on this very space."""
    return _why_no_stable_on(g, g.farms[seat], cell) or why_not_stable(g, seat, wood)


def _why_no_stable_on(g: Agricola, farm: Farm, cell: int) -> str | None:
    if ((farm.rooms | farm.fields | farm.stables) >> cell) & 1:
        return "space-used"
    if stables_left(farm) <= 0:
        return "no-stable-left"
    return None if (stable_cells(g, farm) >> cell) & 1 else "farm-not-contiguous"


def build_stable(g: Agricola, seat: int, cell: int, wood: int) -> Flow:
    if not pay_plainly(g, seat, stable_price(wood)):
        yield from pay(g, seat, changed_costs(g, seat, FOR_STABLE, stable_price(wood)), "stable")
    yield from _add_stable(g, seat, cell, seat)


def build_stable_for(g: Agricola, seat: int, cell: int, price: Cost) -> Flow:
    """A stable for a price of its own, which cards may change."""
    yield from pay(g, seat, changed_costs(g, seat, FOR_STABLE, price), "stable")
    yield from _add_stable(g, seat, cell, seat)


def _add_stable(g: Agricola, owner: int, cell: int, builder: int) -> Flow:
    add_stable(g, owner, cell, builder)
    if heard(g, AFTER_STABLE):
        occasion = Occasion(AFTER_STABLE, builder, farm=owner)
        occasion.cells = 1 << cell
        yield from fire(g, occasion)


# --- farm expansion ----------------------------------------------------------------------


def expand(g: Agricola, seat: int, option: Any = None) -> Flow:
    """Any number of rooms and stables, one after another, at least one of them.

    With an option, from where it was asked for.
    """
    started = False
    own = theirs = 0
    if option is not None:
        assert g._so_far is not None
        own, theirs = g._so_far
    while True:
        if option is None:
            options = _buildings(g, seat, started)
            if started:
                if not options:
                    break
                options.append("done")
            g._so_far = (own, theirs)
            option = yield choose(seat, "build", options)
        g._so_far = None
        if option == "done":
            break
        started = True
        if option[0] == "room":
            own |= 1 << option[1]
            yield from build_room(g, seat, option[1])
        elif option[0] == "stable":
            yield from build_stable(g, seat, option[1], FARM_STABLE_WOOD)
        else:
            room = option[0] == "partner_room"
            if room:
                theirs |= 1 << option[1]
            yield from build_for_partner(g, seat, room, option[1])
        option = None
    yield from have_built(g, seat, seat, own)
    if theirs:
        yield from have_built(g, seat, partner_of(seat), theirs)


def _buildings(g: Agricola, seat: int, started: bool) -> list[Option]:
    """Rooms and stables that could come next."""
    farm = g.farms[seat]
    options: list[Option] = []
    if why_not_room(g, seat) is None:
        options.extend([("room", cell) for cell in cells_of(room_cells(farm))])
    if why_not_stable(g, seat, FARM_STABLE_WOOD) is None:
        options.extend([("stable", cell) for cell in cells_of(stable_cells(g, farm))])
    if builds_there(g, started):
        options.extend(partner_buildings(g, seat))
    return options


# --- for the partner ---------------------------------------------------------------------


def partner_room_prices(g: Agricola, seat: int) -> list[Cost]:
    """The builder's own cards change the price."""
    house = g.farms[partner_of(seat)].house
    return changed_costs(g, seat, FOR_ROOM, PARTNER_ROOM_COSTS[house])


def partner_stable_prices(g: Agricola, seat: int) -> list[Cost]:
    return changed_costs(g, seat, FOR_STABLE, stable_price(PARTNER_STABLE_WOOD))


def partner_buildings(g: Agricola, seat: int) -> list[Option]:
    """Rooms and stables that a seat could build on its partner's farm."""
    farm = g.farms[partner_of(seat)]
    options: list[Option] = []
    if affordable(g, seat, partner_room_prices(g, seat)):
        options.extend([("partner_room", cell) for cell in cells_of(room_cells(farm))])
    if stables_left(farm) > 0 and affordable(g, seat, partner_stable_prices(g, seat)):
        options.extend([("partner_stable", cell) for cell in cells_of(stable_cells(g, farm))])
    return options


def why_not_partner_building(g: Agricola, seat: int, room: bool, cell: int) -> str | None:
    """Why no room or stable can come on this very space of the partner's farm."""
    if not g.rules & PARTNERS:
        return "no-partner"
    farm = g.farms[partner_of(seat)]
    if room:
        reason = _why_no_room_on(farm, cell)
        if reason is None and not affordable(g, seat, partner_room_prices(g, seat)):
            reason = "cannot-pay-room"
    else:
        reason = _why_no_stable_on(g, farm, cell)
        if reason is None and not affordable(g, seat, partner_stable_prices(g, seat)):
            reason = "cannot-pay-stable"
    return there(reason)


def build_for_partner(g: Agricola, seat: int, room: bool, cell: int) -> Flow:
    if room:
        yield from pay(g, seat, partner_room_prices(g, seat), "room")
        yield from _add_room(g, partner_of(seat), cell, seat)
    else:
        yield from pay(g, seat, partner_stable_prices(g, seat), "stable")
        yield from _add_stable(g, partner_of(seat), cell, seat)
