"""Feeding: the ways to raise food, none of which gives away more than it must.

Conversions that are possible at any time need not be made beyond the need, because they can
still be made later; crafts (a workshop in a harvest) cannot, so every set of them counts.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import KINDS, WOOD

# What is turned into food at any time: grain, vegetable, sheep, wild boar, cattle.
EATEN: Final = 5

Meal = tuple[int, ...]


def meals(need: int, have: list[int], rates: list[int]) -> list[Meal]:
    """The ways to raise at least `need` food from which no unit can be left out.

    Grain gives 1 food always, so it fills what the others leave open. Without enough goods
    there is no way.
    """
    if need <= 0:
        return [(0, 0, 0, 0, 0)]
    grain = have[0]
    found: list[Meal] = []
    rate_v, rate_s, rate_b, rate_c = rates[1], rates[2], rates[3], rates[4]
    most_c = _units(need, have[4], rate_c)
    most_b = _units(need, have[3], rate_b)
    most_s = _units(need, have[2], rate_s)
    most_v = _units(need, have[1], rate_v)
    for cattle in range(most_c + 1):
        after_c = need - cattle * rate_c
        for boar in range(most_b + 1):
            after_b = after_c - boar * rate_b
            if boar and after_b <= -rate_b:
                break
            for sheep in range(most_s + 1):
                after_s = after_b - sheep * rate_s
                if sheep and after_s <= -rate_s:
                    break
                for vegetable in range(most_v + 1):
                    rest = after_s - vegetable * rate_v
                    if rest > 0:
                        if rest <= grain:
                            found.append((rest, vegetable, sheep, boar, cattle))
                        continue
                    spare = -rest
                    if (
                        (vegetable == 0 or spare < rate_v)
                        and (sheep == 0 or spare < rate_s)
                        and (boar == 0 or spare < rate_b)
                        and (cattle == 0 or spare < rate_c)
                    ):
                        found.append((0, vegetable, sheep, boar, cattle))
                    break
    return found


def _units(need: int, have: int, rate: int) -> int:
    """How many units can be of use at most."""
    if rate <= 0:
        return 0
    return min(have, (need + rate - 1) // rate)


def most_food(have: list[int], rates: list[int]) -> int:
    """All the food that conversions at any time could give."""
    total = 0
    for kind in range(EATEN):
        total += have[kind] * rates[kind]
    return total


def fillings(short: int, have: list[int], rates: list[int], most: int) -> list[list[int]]:
    """The ways to eat goods for so much food, from which no unit can be left out.

    There are no more than `most`, first those that eat what gives least.
    """
    kinds = [good for good in range(WOOD, KINDS) if rates[good] and have[good] > 0]
    # What gives most comes first, so that each last unit is needed and with it all before.
    kinds.sort(key=lambda good: -rates[good])
    room = [0] * (len(kinds) + 1)
    for at in range(len(kinds) - 1, -1, -1):
        room[at] = room[at + 1] + have[kinds[at]] * rates[kinds[at]]
    found: list[list[int]] = []
    _fill(short, have, rates, kinds, room, 0, [0] * KINDS, found, most)
    return found


def _fill(
    short: int,
    have: list[int],
    rates: list[int],
    kinds: list[int],
    room: list[int],
    at: int,
    eaten: list[int],
    found: list[list[int]],
    most: int,
) -> None:
    if len(found) >= most:
        return
    if short <= 0:
        found.append(eaten.copy())
        return
    if room[at] < short:
        return
    good = kinds[at]
    for count in range(have[good] + 1):
        eaten[good] = count
        rest = short - count * rates[good]
        _fill(rest, have, rates, kinds, room, at + 1, eaten, found, most)
        if rest <= 0:
            break
    eaten[good] = 0
