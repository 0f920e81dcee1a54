"""A table to try single rules on: a position is set up, a flow is driven with given answers."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tafelrunde.games.agricola.board import SPACE_OF
from tafelrunde.games.agricola.cards.base import card_of
from tafelrunde.games.agricola.farm import BORDER, after_fencing
from tafelrunde.games.agricola.goods import GOODS
from tafelrunde.games.agricola.meta import checked_options
from tafelrunde.games.agricola.setup import set_up
from tafelrunde.games.agricola.state import Agricola, Farm
from tafelrunde.games.agricola.terms import WORK
from tafelrunde.games.agricola.verbs import replenish
from tafelrunde.kernel.chance import chance_of
from tafelrunde.kernel.decision import Decision, Option


def table(seats: int = 2, **options: Any) -> Agricola:
    """A table in the work of round 1 with seat 0 to move; option names with __ for the dot."""
    named = {name.replace("__", "."): value for name, value in options.items()}
    g = set_up(seats, checked_options(seats, named), chance_of("test"))
    g.first = g.opener = g.turn = 0
    g.round = 1
    g.phase = WORK
    for farm in g.farms:
        farm.home = farm.people
        farm.goods[0] = 0
    return g


def turned_up(g: Agricola, *names: str) -> None:
    """Bring round cards into play."""
    for name in names:
        g.track.append(SPACE_OF[name])
        g.board.append(SPACE_OF[name])
        g.round = len(g.track)


def give(farm: Farm, **goods: int) -> None:
    for name, amount in goods.items():
        farm.goods[GOODS.index(name)] += amount


def supply(farm: Farm) -> dict[str, int]:
    """What a farm has, without what it has none of."""
    return {GOODS[good]: count for good, count in enumerate(farm.goods) if count}


def cells(*numbers: int) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def fence_in(farm: Farm, *masks: int) -> None:
    """Pastures without paying."""
    for mask in masks:
        farm.pastures = after_fencing(farm.pastures, mask)
        farm.fences |= BORDER[mask]
    farm._pens = None


def play_card(g: Agricola, seat: int, id: str) -> int:
    """A card lies open in front of a seat."""
    number = card_of(id).number
    g.farms[seat].played.append(number)
    g.farms[seat]._pens = None
    return number


def filled(g: Agricola) -> None:
    replenish(g)


class Asked(list[Decision]):
    """The questions that a flow asked."""

    @property
    def kinds(self) -> list[str]:
        return [decision.kind for decision in self]


def drive(flow: Generator[Any, Any, Any], *answers: Option) -> Asked:
    """Run a flow with answers in turn; one for a forced decision may be given or left out."""
    asked = Asked()
    left = list(answers)
    answer: Any = None
    try:
        while True:
            decision = flow.send(answer)
            assert isinstance(decision, Decision)
            assert decision.options
            if decision.forced:
                answer = decision.options[0]
                if left and left[0] == answer:
                    left.pop(0)
                continue
            asked.append(decision)
            assert left, f"no answer for {decision!r}"
            answer = left.pop(0)
            assert decision.offers(answer), f"{answer!r} is not in {decision!r}"
    except StopIteration:
        assert not left, f"answers left over: {left}"
    return asked


def first_question(flow: Generator[Any, Any, Any]) -> Decision:
    """The first real question of a flow."""
    answer: Any = None
    while True:
        decision = flow.send(answer)
        assert isinstance(decision, Decision)
        if not decision.forced:
            return decision
        answer = decision.options[0]
