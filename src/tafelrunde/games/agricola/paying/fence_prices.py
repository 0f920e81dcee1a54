"""What fences cost, and palisades in their place: wood on the edge of the farmyard."""

from __future__ import annotations

from tafelrunde.games.agricola.board.farm import EDGES, FENCES, RIM, bits
from tafelrunde.games.agricola.board.goods import CLAY, WOOD, Cost, cost
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import (
    FENCE_GOOD,
    FOR_FENCES,
    FREE_FENCES,
    PALISADES,
    PRICES,
)
from tafelrunde.games.agricola.cards.places import opened
from tafelrunde.games.agricola.paying.payment import affordable, changed_costs, pay
from tafelrunde.games.agricola.verbs.words import amount, goods_text
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import FlowOf, choose
from tafelrunde.kernel.text import Text


def palisades_of(farm: Farm) -> int:
    """The edges with palisades on a farm."""
    edges = 0
    for number in opened(farm, PALISADES):
        edges |= farm.notes.get(number, 0)
    return edges


def pieces_left(farm: Farm) -> int:
    """The fences in a farm's supply: a palisade was none of them."""
    if not farm.played:
        return FENCES - bits(farm.fences)
    return FENCES - bits(farm.fences & ~palisades_of(farm))


def rim_of(farm: Farm, edges: int) -> int:
    """How many of these edges could have palisades."""
    return bits(edges & RIM & ~farm.fences) if opened(farm, PALISADES) else 0


def fence_prices(g: Agricola, seat: int, fences: int, built: int, surcharge: int = 0) -> list[Cost]:
    """One wood each, and a surcharge; `built` fences of this action are paid already."""
    farm = g.farms[seat]
    if not opened(farm, PRICES):
        return [cost(wood=fences + surcharge)]
    free = 0
    for number in opened(farm, FREE_FENCES):
        free += DECK[number].free_fences(g, seat)
    clay = any(DECK[number].fence_good() == CLAY for number in opened(farm, FENCE_GOOD))
    due = max(0, fences - max(0, free - built)) + surcharge
    prices = [cost(wood=due - part, clay=part) for part in range(due + 1 if clay else 1)]
    found: list[Cost] = []
    for price in prices:
        found.extend(changed_costs(g, seat, FOR_FENCES, price))
    return found


def palisade_prices(g: Agricola, seat: int, fences: int, palisades: int, built: int) -> list[Cost]:
    """What so many fences and so many palisades cost."""
    prices = fence_prices(g, seat, fences, built)
    if not palisades:
        return prices
    wood = palisades * min([DECK[n].palisade() for n in opened(g.farms[seat], PALISADES)])
    return [(*price[:WOOD], price[WOOD] + wood, *price[WOOD + 1 :]) for price in prices]


def palisades_payable(g: Agricola, seat: int, count: int, built: int, rim: int) -> list[int]:
    """How many of so many new edges may have palisades, where `rim` of them could."""
    return [
        palisades
        for palisades in range(max(0, count - pieces_left(g.farms[seat])), rim + 1)
        if affordable(g, seat, palisade_prices(g, seat, count - palisades, palisades, built))
    ]


def can_fence(g: Agricola, seat: int, count: int, built: int, rim: int) -> bool:
    """Whether the seat can fence so many more edges and pay for it; `rim` could have palisades."""
    farm = g.farms[seat]
    if count > pieces_left(farm) + rim:
        return False
    if not opened(farm, PRICES):
        return count <= farm.goods[WOOD]
    return len(palisades_payable(g, seat, count, built, rim)) > 0


def _palisaded(edges: int, palisades: int) -> int:
    """The first of these edges, so many, that could have palisades: which they are is all one."""
    chosen = 0
    for edge in range(EDGES):
        if palisades and (edges & RIM) >> edge & 1:
            chosen |= 1 << edge
            palisades -= 1
    return chosen


def build_palisades(g: Agricola, seat: int, edges: int, built: int) -> FlowOf[int]:
    """Pay for these edges, some of them with palisades; how many that are."""
    farm = g.farms[seat]
    card = opened(farm, PALISADES)[0]
    count = bits(edges)
    options: list[Option] = [*palisades_payable(g, seat, count, built, rim_of(farm, edges))]
    palisades = yield choose(seat, "count", options, about=DECK[card].id)
    prices = palisade_prices(g, seat, count - palisades, palisades, built)
    yield from pay(g, seat, prices, "fences")
    farm.notes[card] = farm.notes.get(card, 0) | _palisaded(edges, palisades)
    return int(palisades)


def price_and_wood(g: Agricola, seat: int, fences: int, built: int) -> tuple[Text, Text]:
    """What fences cost, and the wood that the seat has, in words."""
    price = fence_prices(g, seat, fences, built)[0]
    return goods_text(price), amount(WOOD, g.farms[seat].goods[WOOD])
