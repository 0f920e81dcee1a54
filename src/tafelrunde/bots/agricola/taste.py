"""Tastes in Agricola: farms valued with other weights than greedy's, and spaces kept from others.

A taste multiplies what greedy sees in goods, people, rooms, fields, animals, fences and the first
turn. Who plays by one goes for other spaces, so that in a population of many tastes everything on
the board is wanted by somebody.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from tafelrunde.bots.agricola.judge import PLACE, placed, rule_of_thumb
from tafelrunde.bots.agricola.worth import worth
from tafelrunde.bots.base import Luck
from tafelrunde.games.agricola.actions.building import fenced
from tafelrunde.games.agricola.actions.spaces import asks_nothing
from tafelrunde.games.agricola.board.farm import COUNT
from tafelrunde.games.agricola.board.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from tafelrunde.games.agricola.board.spaces import ROUNDS, SPACE_NAMES
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import FAMILY
from tafelrunde.games.agricola.phases.work import placeable
from tafelrunde.games.agricola.verbs.crops import grown_on
from tafelrunde.games.agricola.verbs.family import MOST_PEOPLE, sleeping_places
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.match import Match

# What a taste has a weight for, in the order in which weights are drawn.
WEIGHTS: Final[tuple[str, ...]] = (
    "wood",
    "clay",
    "reed",
    "stone",
    "food",
    "room",
    "person",
    "field",
    "grain",
    "animals",
    "fences",
    "first",
)
# Weights are drawn evenly between one part of what greedy sees and so many times as much.
MOST: Final = 3.0
# The same for mild tastes, which play about as well as greedy does.
MILD: Final = 1.3
_GRADES: Final = 1000

# What rushers weigh otherwise than greedy does.
RUSHES: Final[dict[str, dict[str, float]]] = {
    "family": {"room": 2.5, "person": 3.0, "reed": 2.5, "wood": 2.0},
    "fields": {"field": 3.0, "grain": 2.5, "food": 0.7},
    "pastures": {"fences": 3.0, "animals": 2.5, "wood": 2.0},
}
# What it is worth to a blocker to take from the next seat what is worth 1 to that.
DENIAL: Final = 0.8


class Taste:
    """How many times as much as greedy a bot sees in each thing."""

    def __init__(self, weights: dict[str, float], denial: float = 0.0) -> None:
        self.weights = weights
        self.denial = denial
        self.wood = weights.get("wood", 1.0) - 1.0
        self.clay = weights.get("clay", 1.0) - 1.0
        self.reed = weights.get("reed", 1.0) - 1.0
        self.stone = weights.get("stone", 1.0) - 1.0
        self.food = weights.get("food", 1.0) - 1.0
        self.room = weights.get("room", 1.0) - 1.0
        self.person = weights.get("person", 1.0) - 1.0
        self.field = weights.get("field", 1.0) - 1.0
        self.grain = weights.get("grain", 1.0) - 1.0
        self.animals = weights.get("animals", 1.0) - 1.0
        self.fences = weights.get("fences", 1.0) - 1.0
        self.first = weights.get("first", 1.0) - 1.0


def drawn(number: int, most: float = MOST, denial: float = 0.0) -> Taste:
    """The taste of a number: every weight drawn anew, the same for the same number."""
    luck = Luck(f"taste:{number}")
    weights: dict[str, float] = {}
    for name in WEIGHTS:
        part = 2.0 * luck.below(_GRADES) / (_GRADES - 1) - 1.0
        weights[name] = exp(part * log(most))
    return Taste(weights, denial)


def liked(g: Agricola, seat: int, taste: Taste) -> float:
    """What a farm is worth to a seat of this taste."""
    value = worth(g, seat)
    left = ROUNDS - g.round
    if left <= 0:
        return value
    farm = g.farms[seat]
    goods = farm.goods
    value += taste.food * 0.42 * min(goods[FOOD], 12)
    value += taste.wood * 0.34 * min(goods[WOOD], 9)
    value += taste.clay * 0.36 * min(goods[CLAY], 6)
    value += taste.reed * 0.62 * min(goods[REED], 4)
    value += taste.stone * 0.5 * min(goods[STONE], 6)
    grain, vegetables = grown_on(farm)
    value += taste.grain * (0.5 * min(goods[GRAIN], 4) + 0.6 * min(goods[VEGETABLE], 3))
    value += taste.grain * 0.35 * (grain + vegetables)
    value += taste.person * 0.85 * left * (farm.people - 2)
    room = min(MOST_PEOPLE, sleeping_places(g, seat)) - farm.people
    if room > 0 and left > 1:
        value += taste.room * room * (1.2 + 0.62 * left)
    value += taste.field * 0.9 * min(COUNT[farm.fields], 6)
    value += taste.animals * 0.7 * min(goods[SHEEP] + goods[BOAR] + goods[CATTLE], 12)
    if farm.pastures:
        value += taste.fences * (0.5 * len(farm.pastures) + 0.35 * COUNT[fenced(farm)])
    if g.first == seat and g.seats > 1:
        value += taste.first * 0.5
    return value


class TasteJudge(Judge):
    """Values the farm after each placement by a taste; everything else goes by rules of thumb."""

    def __init__(self, taste: Taste) -> None:
        super().__init__()
        self.taste = taste

    def best(self, match: Match, decision: Decision, key: str) -> Option:
        g = match.state
        assert isinstance(g, Agricola)
        if decision.kind != PLACE or len(decision.options) == 1:
            return rule_of_thumb(g, decision)
        seat = decision.seat
        denied = self._denied(g, seat) if self.taste.denial else {}
        best = decision.options[0]
        most = -1e9
        for option in decision.options:
            value = liked(placed(g, seat, option), seat, self.taste) + denied.get(option, 0.0)
            if option == "pass":
                value -= 0.2
            if value > most:
                best, most = option, value
        return best

    def _denied(self, g: Agricola, seat: int) -> dict[Option, float]:
        """What the next seat misses of each space that is taken before it comes.

        It has its best space left otherwise, so only that one is worth taking, by how far it is
        ahead of the second. Where there are hands nobody knows what it can do elsewhere than on
        spaces that only hand out goods.
        """
        other = (seat + 1) % g.seats
        if other == seat or g.farms[other].home == 0:
            return {}
        if g.rules & FAMILY:
            spaces = [option for option in placeable(g, other) if isinstance(option, str)]
        else:
            spaces = [
                SPACE_NAMES[space]
                for space in g.board
                if asks_nothing(space) and not g.there[space]
            ]
        if len(spaces) < 2:
            return {}
        rated = [(worth(placed(g, other, space), other), space) for space in spaces]
        rated.sort(reverse=True)
        return {rated[0][1]: self.taste.denial * (rated[0][0] - rated[1][0])}


# Styles whose tastes are drawn by number: how far from greedy, and whether they block.
_NUMBERED: Final[dict[str, tuple[float, float]]] = {
    "styles": (MOST, 0.0),
    "mild": (MILD, 0.0),
    "blocker": (MOST, DENIAL),
}
_NAMED: Final[dict[tuple[str, str], Taste]] = {
    ("blocker", ""): Taste({}, DENIAL),
    **{("rusher", which): Taste(weights) for which, weights in RUSHES.items()},
}


def judge(kind: str, which: str) -> TasteJudge | None:
    """The judge of a style by its name; None where there is no such style."""
    if which.isdigit() and kind in _NUMBERED:
        most, denial = _NUMBERED[kind]
        return TasteJudge(drawn(int(which), most, denial))
    taste = _NAMED.get((kind, which))
    return None if taste is None else TasteJudge(taste)
