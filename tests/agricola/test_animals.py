"""Animals: the exact fit against brute force on every farm with up to three pastures."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from tafelrunde.games.agricola.board.animals import (
    NO_PASTURE,
    Pen,
    Place,
    arranged,
    fits,
    keepable,
    pens_of,
)
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card
from tests.agricola.table import Table, made

SIZES = (2, 4, 6, 8, 16)
FARMS = [
    list(capacities)
    for count in range(4)
    for capacities in itertools.combinations_with_replacement(SIZES, count)
]


def brute(capacities: list[int], singles: int, one_each: bool, herd: tuple[int, ...]) -> bool:
    """Try every kind in every pasture; what is over needs single places."""
    for kinds in itertools.product((0, 1, 2, None), repeat=len(capacities)):
        used = [kind for kind in kinds if kind is not None]
        if one_each and len(set(used)) < len(used):
            continue
        room = [0, 0, 0]
        for kind, capacity in zip(kinds, capacities, strict=True):
            if kind is not None:
                room[kind] += capacity
        if sum(max(0, herd[k] - room[k]) for k in range(3)) <= singles:
            return True
    return False


@pytest.mark.parametrize("one_each", [False, True], ids=["free", "one pasture each"])
@pytest.mark.parametrize("singles", [1, 3])
def test_what_fits_is_what_brute_force_finds(singles: int, one_each: bool) -> None:
    counts = (0, 1, 2, 3, 5, 9)
    for capacities in FARMS:
        pens = pens_of(capacities)
        for herd in itertools.product(counts, repeat=3):
            expected = brute(capacities, singles, one_each, herd)
            assert fits(pens, singles, one_each, *herd) == expected, (capacities, herd)


@pytest.mark.parametrize("one_each", [False, True], ids=["free", "one pasture each"])
@pytest.mark.parametrize("on_cards", [[(2, 7)], [(3, 1)], [(2, 7), (2, 2)]])
def test_pens_on_cards_are_free_like_stables_and_pet(
    on_cards: list[tuple[int, int]], one_each: bool
) -> None:
    for capacities in FARMS[::3]:
        pens = (*pens_of(capacities), *((size, kinds | NO_PASTURE) for size, kinds in on_cards))
        places = [Place(n, size, 7, True) for n, size in enumerate(capacities)]
        places += [Place(20 + n, size, kinds, False) for n, (size, kinds) in enumerate(on_cards)]
        places.append(Place(15, 1, 7, False))
        for herd in itertools.product((0, 1, 3, 6), repeat=3):
            expected = False
            for given in itertools.product(range(3), repeat=len(on_cards)):
                left = list(herd)
                for kind, (size, kinds) in zip(given, on_cards, strict=True):
                    if (kinds >> kind) & 1:
                        left[kind] = max(0, left[kind] - size)
                expected = expected or brute(capacities, 1, one_each, tuple(left))
            assert fits(pens, 1, one_each, *herd) == expected, (capacities, herd)
            assert (arranged(places, one_each, *herd) is not None) == expected, (capacities, herd)


def every_farm() -> list[list[int]]:
    """The capacities of every farm with up to three pastures: their spaces and their stables."""
    found: set[tuple[int, ...]] = set()
    for spaces in itertools.product(range(14), repeat=3):
        if sum(spaces) > 13:
            continue
        for stables in itertools.product(range(5), repeat=3):
            if sum(stables) <= 4 and all(s <= n for n, s in zip(spaces, stables, strict=True)):
                sizes = [2 * n << s for n, s in zip(spaces, stables, strict=True) if n]
                found.add(tuple(sorted(sizes)))
    return [list(farm) for farm in sorted(found)]


@pytest.mark.parametrize("one_each", [False, True], ids=["free", "one pasture each"])
def test_on_every_farm_with_up_to_three_pastures_the_fit_is_exact(one_each: bool) -> None:
    dice = random.Random(3)
    for capacities in every_farm():
        pens = pens_of(capacities)
        singles = dice.randint(1, 5)
        full = sum(capacities) + singles
        for _ in range(4):
            # Herds that fill the farm to the brim, split at random.
            cut = sorted(dice.randint(0, full) for _ in range(2))
            herd = [cut[0], cut[1] - cut[0], max(0, full - cut[1] - dice.randint(0, 3))]
            assert fits(pens, singles, one_each, *herd) == brute(
                capacities, singles, one_each, tuple(herd)
            ), (capacities, singles, herd)


@pytest.mark.parametrize("one_each", [False, True], ids=["free", "one pasture each"])
def test_what_can_be_kept_is_every_greatest_herd_that_fits(one_each: bool) -> None:
    for capacities in FARMS[::2]:
        pens = pens_of(capacities)
        for herd in ((3, 2, 1), (4, 4, 0), (7, 1, 3), (2, 2, 2), (5, 0, 0)):
            parts = itertools.product(*(range(count + 1) for count in herd))
            able = {part for part in parts if brute(capacities, 2, one_each, part)}
            best = {
                part
                for part in able
                if not any(
                    other != part and all(a >= b for a, b in zip(other, part, strict=True))
                    for other in able
                )
            }
            kept = keepable(pens, 2, one_each, *herd)
            assert set(kept) == best
            assert len(kept) == len(set(kept))


@pytest.mark.parametrize("one_each", [False, True], ids=["free", "one pasture each"])
def test_an_arrangement_is_found_exactly_where_the_herd_fits(one_each: bool) -> None:
    for capacities in FARMS:
        places = [Place(n, size, 7, True) for n, size in enumerate(capacities)]
        places += [Place(15, 1, 7, False), Place(14, 1, 7, False)]
        for herd in itertools.product((0, 1, 3, 6), repeat=3):
            found = arranged(places, one_each, *herd)
            assert (found is not None) == brute(capacities, 2, one_each, herd)
            if found is None:
                continue
            assert tuple(sum(stand[k] for stand in found) for k in range(3)) == herd
            for place, stand in zip(places, found, strict=True):
                assert sum(stand) <= place.capacity
                assert sum(1 for count in stand if count) <= 1


class Shed(Card):
    """A card with room for two animals of one kind."""

    def pens(self, g: Agricola, owner: int) -> list[Pen]:
        return [(2, 7)]


@pytest.fixture
def shed() -> Iterator[Shed]:
    card = Shed("E001", MINOR, 1, "livestock", [], [])
    with made(card):
        yield card


def test_a_kind_with_a_pasture_of_its_own_may_live_on_a_card_too(shed: Shed) -> None:
    table = Table(2, variant__family=False, play__one_pasture_per_type=True)
    table.played(shed.id).fence((4,))
    # Two in the pasture, two on the card, one in the house.
    assert table.fits(5)
    assert not table.fits(6)
    table.give(sheep=5)
    assert [herd[0] for herd in table.farm().herds.values()] == [2, 1, 2]
