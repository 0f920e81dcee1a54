"""Crafted positions: whatever lies there, looking for ways to pay and to feed has bounds.

Work is counted, so it is the same on every machine; `tools/slowest.py --crafted` measures the time.
"""

from __future__ import annotations

import os
import random
from itertools import pairwise
from typing import Final

import pytest

from tafelrunde.games.agricola.board.goods import KINDS, SHEEP, VEGETABLE, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.paying.barter import Plan, Search
from tafelrunde.games.agricola.paying.budget import Budget, tally
from tafelrunde.games.agricola.paying.byhand import by_hand
from tafelrunde.games.agricola.paying.payment import listed, pay, paying_by_hand, ways
from tafelrunde.games.agricola.paying.purse import Purse
from tafelrunde.kernel.pausing import giving_way
from tests.agricola.crafted import walks
from tests.agricola.table import Table, first_question

POSITIONS: Final = 4_000 if os.environ.get("TAFELRUNDE_SOAK") else 24
SHARES: Final = 4
# What one decision may count at most, all its searches together.
MOST: Final = 100_000

PRICE = cost(reed=1, stone=3)


def rich() -> Table:
    """A supply that can pay for three stone and a reed in hundreds of ways."""
    table = Table(2, variant__family=False).empty_hands().played("A102", "B080", "B104")
    table.owns("cooking_hearth_4").fence((0, 1, 2), (3, 4), (8, 9))
    return table.give(clay=9, grain=5, vegetable=4, sheep=4, boar=3, cattle=2)


@pytest.mark.sliced
@pytest.mark.parametrize("share", range(SHARES))
def test_no_decision_of_a_crafted_position_counts_more_than_its_bound(share: int) -> None:
    decisions = most = 0
    for match, seat, option in walks(f"crafted {share}", POSITIONS // SHARES):
        twin = match.fork()
        before = tally[0]
        twin.play(seat, option)
        spent = tally[0] - before
        decisions += 1
        most = max(most, spent)
        assert spent <= MOST, (share, match.header.seed, len(match.log), option)
    assert decisions > POSITIONS // SHARES
    assert most > 0


def test_a_list_that_is_cut_has_the_best_ways_and_lets_bots_convert_by_hand() -> None:
    table = rich()
    found, whole = listed(table.g, 0, [PRICE])
    assert not whole
    assert found
    question = first_question(pay(table.g, 0, [PRICE], "room"))
    by_hand_too = [option for option in question.options if option not in found]
    assert by_hand_too == paying_by_hand(table.g, 0, [PRICE])
    assert by_hand_too


def test_a_long_search_gives_way_on_its_way() -> None:
    turns: list[int] = []
    table = rich()
    before = tally[0]
    giving_way(lambda: turns.append(tally[0]), lambda: listed(table.g, 0, [PRICE]))
    assert len(turns) > 4
    counts = [before, *turns]
    assert max(later - earlier for earlier, later in pairwise(counts)) < 2_000


def test_what_a_cut_list_leaves_out_is_reached_by_single_conversions() -> None:
    table = rich()
    shown = set(ways(table.g, 0, [PRICE]))
    search = Search(Purse(table.g, 0), table.g.farms[0].goods, PRICE, [], Budget(9_000), once=False)
    search.run()
    dice = random.Random(1)
    left_out = 0
    for plan in dice.sample(search.plans, 25):
        loss = [table.g.farms[0].goods[good] - plan.left[good] for good in range(KINDS)]
        if tuple(loss) in {way[:KINDS] for way in shown}:
            continue
        left_out += 1
        assert reached(table.g, steps_of(plan), loss), plan.key()
    assert left_out > 5


Step = tuple[int | str, ...]
# After the three exchanges of B080 and the sheep for a boar.
SHEEP_TO_VEGETABLE: Final = 4


def steps_of(plan: Plan) -> list[Step]:
    """The single conversions of a plan."""
    steps: list[Step] = []
    for good, count in enumerate(plan.eaten):
        # A sheep feeds most as a vegetable.
        steps += [("exchange", SHEEP_TO_VEGETABLE)] * (count if good == SHEEP else 0)
        steps += [("convert", VEGETABLE if good == SHEEP else good)] * count
    for place, count in enumerate(plan.made):
        steps += [("exchange", place)] * count
    # The one counted card comes after all others.
    return steps + [("exchange", len(plan.made))] * len(plan.used[0])


def reached(g: Agricola, steps: list[Step], loss: list[int]) -> bool:
    """Whether these steps can be made in some order, each while it is offered."""
    stuck: set[tuple[Step, ...]] = set()

    def go(here: Agricola, rest: list[Step]) -> bool:
        if not rest:
            goods = here.farms[0].goods
            after = [goods[good] - PRICE[good] for good in range(KINDS)]
            return after == [g.farms[0].goods[good] - loss[good] for good in range(KINDS)]
        if tuple(rest) in stuck:
            return False
        offered = paying_by_hand(here, 0, [PRICE])
        for step in sorted(set(rest), key=repr):
            if step in offered:
                then = here.copy()
                by_hand(then, 0, step)
                if go(then, [*rest[: rest.index(step)], *rest[rest.index(step) + 1 :]]):
                    return True
        stuck.add(tuple(rest))
        return False

    return go(g, steps)
