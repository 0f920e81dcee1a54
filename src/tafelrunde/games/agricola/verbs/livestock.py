"""Livestock: where animals live on a farm, and what happens to those who find no place."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.animals import NO_PASTURE, Pens, Place, fits, keepable, pens_of
from tafelrunde.games.agricola.board.farm import CELLS, COUNT, cells_of
from tafelrunde.games.agricola.board.goods import BOAR, CATTLE, SHEEP, VEGETABLE
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import (
    HOUSE_BEFORE_COOKING,
    LEAVE_ANIMALS,
    ONE_PASTURE_PER_TYPE,
)
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import COOKING as COOKING_CARDS
from tafelrunde.games.agricola.cards.hooks import PASTURE_BONUS, PENS
from tafelrunde.games.agricola.cards.majors import COOKING, cooker
from tafelrunde.games.agricola.cards.places import opened
from tafelrunde.games.agricola.verbs.verbs import exchange, gain, lose
from tafelrunde.kernel.flow import Flow, choose

PET: Final = CELLS


def capacity(g: Agricola, seat: int, pasture: int) -> int:
    """Two animals a space, doubled for every stable in the pasture."""
    farm = g.farms[seat]
    room = 2 * COUNT[pasture] << COUNT[pasture & farm.stables]
    for number in opened(farm, PASTURE_BONUS):
        room += DECK[number].pasture_bonus(g, seat, pasture)
    return room


def unfenced_stables(g: Agricola, seat: int) -> int:
    farm = g.farms[seat]
    stables = farm.stables
    for pasture in farm.pastures:
        stables &= ~pasture
    return stables


def pens(g: Agricola, seat: int) -> Pens:
    """The pastures, and what cards add; kept until the farm changes."""
    farm = g.farms[seat]
    known = farm._pens
    if known is not None:
        return known
    known = pens_of([capacity(g, seat, pasture) for pasture in farm.pastures])
    for number in opened(farm, PENS):
        free = [(room, kinds | NO_PASTURE) for room, kinds in DECK[number].pens(g, seat)]
        known = known + tuple(free)
    farm._pens = known
    farm._singles = COUNT[unfenced_stables(g, seat)] + 1  # one pet in the house
    return known


def places(g: Agricola, seat: int) -> list[Place]:
    """Every place for animals, named by its first cell, PET for the house, more for cards."""
    farm = g.farms[seat]
    found: list[Place] = []
    for pasture in farm.pastures:
        first = (pasture & -pasture).bit_length() - 1
        found.append(Place(first, capacity(g, seat, pasture), 7, True))
    loose = unfenced_stables(g, seat)
    found.extend([Place(cell, 1, 7, False) for cell in cells_of(loose)])
    found.append(Place(PET, 1, 7, False))
    for number in opened(farm, PENS):
        for room, kinds in DECK[number].pens(g, seat):
            found.append(Place(PET + 1 + len(found), room, kinds, False))
    return found


def one_pen_each(g: Agricola) -> bool:
    return g.rules & ONE_PASTURE_PER_TYPE != 0


def housed(g: Agricola, seat: int, sheep: int, boar: int, cattle: int) -> bool:
    """Whether such a herd finds room on the farm."""
    known = pens(g, seat)
    return fits(known, g.farms[seat]._singles, one_pen_each(g), sheep, boar, cattle)


def housable(
    g: Agricola, seat: int, sheep: int, boar: int, cattle: int
) -> list[tuple[int, int, int]]:
    """The greatest parts of such a herd that find room on the farm."""
    known = pens(g, seat)
    return keepable(known, g.farms[seat]._singles, one_pen_each(g), sheep, boar, cattle)


def why_not_keep(g: Agricola, seat: int, herd: tuple[int, int, int]) -> str:
    """Why a herd is none of the greatest that find room."""
    return "could-keep-more" if housed(g, seat, *herd) else "no-room-for-animals"


def food_for(g: Agricola, seat: int, good: int) -> int:
    """What a vegetable or an animal gives at any time; 0 where nothing cooks it."""
    best = COOKING[cooker(g, seat)][good - VEGETABLE]
    for number in opened(g.farms[seat], COOKING_CARDS):
        best = max(best, DECK[number].cooking(good))
    return best


def take_animals(g: Agricola, seat: int, kind: int, amount: int, chosen: bool = False) -> Flow:
    """Animals come to the farm: house them, cook them, or let them go.

    None that were `chosen` is let go: a house rule let them stay where they were.
    """
    gain(g, seat, kind, amount)
    goods = g.farms[seat].goods
    sheep, boar, cattle = goods[SHEEP], goods[BOAR], goods[CATTLE]
    if housed(g, seat, sheep, boar, cattle):
        return
    herds = housable(g, seat, sheep, boar, cattle)
    if chosen and not cooks_new(g, seat, kind):
        herds = [herd for herd in herds if herd[kind - SHEEP] == goods[kind]]
    herd = yield choose(seat, "house", herds, about=(kind, amount))
    keep_herd(g, seat, herd, kind, amount)


def keep_herd(g: Agricola, seat: int, herd: tuple[int, int, int], kind: int, amount: int) -> None:
    """These animals stay; of the others `amount` of a kind have just come."""
    goods = g.farms[seat].goods
    for animal in range(SHEEP, CATTLE + 1):
        leaving = goods[animal] - herd[animal - SHEEP]
        if leaving:
            send_away(g, seat, animal, leaving, amount if animal == kind else 0)


def rehouse(g: Agricola, seat: int) -> Flow:
    """New fences may leave less room than before: animals without a place leave the farm."""
    goods = g.farms[seat].goods
    sheep, boar, cattle = goods[SHEEP], goods[BOAR], goods[CATTLE]
    if sheep + boar + cattle == 0 or housed(g, seat, sheep, boar, cattle):
        return
    herds = housable(g, seat, sheep, boar, cattle)
    herd = yield choose(seat, "house", herds, about=(SHEEP, 0))
    keep_herd(g, seat, herd, SHEEP, 0)


def cooks_new(g: Agricola, seat: int, kind: int) -> bool:
    """Whether animals that have just come could be cooked."""
    return food_for(g, seat, kind) > 0 and not g.rules & HOUSE_BEFORE_COOKING


def leavings(g: Agricola, seat: int, kind: int, amount: int) -> list[int]:
    """How many of so many animals may stay on their space.

    R6: all that can be neither housed nor cooked stay there, and others as one likes; nobody comes
    without taking one.
    """
    fewest = 0
    if not cooks_new(g, seat, kind):
        goods = g.farms[seat].goods
        herd = [goods[SHEEP], goods[BOAR], goods[CATTLE]]
        herd[kind - SHEEP] += amount
        fitting = [kept[kind - SHEEP] for kept in housable(g, seat, herd[0], herd[1], herd[2])]
        fewest = herd[kind - SHEEP] - max(fitting)
    return list(range(min(fewest, amount - 1), amount))


def send_away(g: Agricola, seat: int, kind: int, leaving: int, fresh: int) -> None:
    """Animals leave the farm: cooked where that is possible, else back to the general supply.

    R5: where animals are housed before they are cooked, of those that do not fit only as many are
    cooked as lived on the farm before.

    `fresh` of this kind have just arrived.
    """
    rate = food_for(g, seat, kind)
    cooked = leaving if rate else 0
    if fresh and g.rules & HOUSE_BEFORE_COOKING:
        cooked = min(cooked, g.farms[seat].goods[kind] - fresh)
    if cooked:
        exchange(g, seat, kind, cooked, cooked * rate)
    if leaving > cooked:
        lose(g, seat, kind, leaving - cooked)


def why_not_take_animals(g: Agricola, seat: int, kind: int) -> str | None:
    """A house rule: nobody comes for animals that can neither be housed nor cooked."""
    if not g.rules & LEAVE_ANIMALS:
        return None
    if cooks_new(g, seat, kind):
        return None
    goods = g.farms[seat].goods
    herd = [goods[SHEEP], goods[BOAR], goods[CATTLE]]
    herd[kind - SHEEP] += 1
    if housed(g, seat, herd[0], herd[1], herd[2]):
        return None
    for kept in housable(g, seat, herd[0], herd[1], herd[2]):
        if kept[kind - SHEEP] == herd[kind - SHEEP]:
            return None
    return "no-room-for-animals"
