"""Payment with exchanges of cards: the lean ways, found by trying everything."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.agricola.board.goods import GRAIN, KINDS, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.majors import HEARTH_4
from tafelrunde.games.agricola.paying.payment import can_pay, ways
from tafelrunde.games.agricola.paying.purse import convertible, food_rates
from tests.agricola.table import play_card, table

Supply = tuple[int, ...]


def steps(g: Agricola) -> list[Supply]:
    """What one conversion at any time changes: an exchange of a card, or a good eaten."""
    found = [
        tuple(c.gives[good] - c.takes[good] for good in range(KINDS)) for c in convertible(g, 0)
    ]
    for kind, rate in enumerate(food_rates(g, 0)):
        if rate:
            change = [0] * KINDS
            change[0], change[GRAIN + kind] = rate, -1
            found.append(tuple(change))
    return found


def reachable(start: Supply, changes: list[Supply]) -> set[Supply]:
    seen, queue = {start}, [start]
    while queue:
        here = queue.pop()
        for change in changes:
            then = tuple(a + b for a, b in zip(here, change, strict=True))
            if min(then) >= 0 and then not in seen:
                seen.add(then)
                queue.append(then)
    return seen


def left_over(g: Agricola, price: Supply) -> set[Supply]:
    """What can be left after paying, unless as much can still be made of another rest."""
    changes = steps(g)
    rests = {
        tuple(a - b for a, b in zip(supply, price, strict=True))
        for supply in reachable(tuple(g.farms[0].goods), changes)
        if all(a >= b for a, b in zip(supply, price, strict=True))
    }
    best = {rest for rest in rests if not any(exceeds(other, rest) for other in rests)}
    later = {rest: reachable(rest, changes) for rest in best}
    return {rest for rest in best if not any(o != rest and rest in later[o] for o in best)}


def exceeds(one: Supply, other: Supply) -> bool:
    return one != other and all(a >= b for a, b in zip(one, other, strict=True))


@settings(max_examples=40, deadline=None)
@given(
    goods=st.tuples(*[st.integers(0, top) for top in (2, 1, 5, 0, 1, 1, 1, 2, 1, 1)]),
    price=st.sampled_from(
        [cost(stone=1), cost(stone=3), cost(food=2), cost(stone=2, food=1), cost(wood=1, stone=2)]
    ),
    played=st.sets(st.sampled_from(["B080", "B104"]), min_size=1),
    hearth=st.booleans(),
)
def test_payments_with_exchanges_are_those_that_need_every_part_of_them(
    goods: Supply, price: Supply, played: set[str], hearth: bool
) -> None:
    g = table(2, variant__family=False)
    for card in sorted(played):
        play_card(g, 0, card)
    if hearth:
        g.majors[HEARTH_4] = 0
    g.farms[0].goods[:] = goods
    found = ways(g, 0, [price])
    rests = [tuple(goods[good] - way[good] for good in range(KINDS)) for way in found]
    assert len(set(rests)) == len(rests)
    assert set(rests) == left_over(g, price)
    assert can_pay(g, 0, price) == bool(found)
