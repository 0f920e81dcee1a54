"""What speaks for an option at Agricola: found by comparing the farm before and after it."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.agricola.worth import missing_food
from tafelrunde.games.agricola.board.farm import COUNT
from tafelrunde.games.agricola.board.goods import BOAR, CATTLE, FOOD, GOODS, GRAIN, SHEEP, WOOD
from tafelrunde.games.agricola.board.spaces import ROUNDS
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.cards.majors import cooker
from tafelrunde.games.agricola.phases.harvest import meal_round, precious
from tafelrunde.games.agricola.scoring import own_points
from tafelrunde.games.agricola.verbs.crops import crops_on
from tafelrunde.games.agricola.verbs.family import MOST_PEOPLE
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.text import Text

# The fewest goods of a kind that are worth going for on their own, and the fewest points.
_PILE: Final = 2
_POINTS: Final = 2


def gains(before: Agricola, after: Agricola, seat: int) -> list[Text]:
    """What a farm gains, the most telling first."""
    old, new = before.farms[seat], after.farms[seat]
    points = sum(own_points(after, seat)) - sum(own_points(before, seat))
    found = _family(before, old, new)
    if meal_round(before, seat) is not None:
        found += _meal(before, after, seat)
        found += _growing(old, new)
    if new.house > old.house:
        found.append(_why("house"))
    if points >= _POINTS:
        found.append(_why("points", count=points))
    found += _animals(before, old, new, seat)
    if after.first == seat != before.first and before.round < ROUNDS:
        found.append(_why("first"))
    found += _goods(old, new)
    if points == 1:
        found.append(_why("points", count=1))
    return found


def _why(word: str, **args: int | str | Text) -> Text:
    return Text(f"agricola-advice-{word}", **args)


def _family(before: Agricola, old: Farm, new: Farm) -> list[Text]:
    """More people, or room for them, while there are rounds to come."""
    if before.round >= ROUNDS:
        return []
    if new.people > old.people:
        return [_why("grow")]
    rooms = COUNT[new.rooms]
    if rooms > COUNT[old.rooms] and new.people < min(rooms, MOST_PEOPLE):
        return [_why("room")]
    return []


def _meal(before: Agricola, after: Agricola, seat: int) -> list[Text]:
    """Food for the harvest that comes next."""
    found: list[Text] = []
    lacked, lacks = missing_food(before, seat), missing_food(after, seat)
    if lacked and not lacks:
        found.append(_why("fed"))
    if cooker(after, seat) and not cooker(before, seat):
        found.append(_why("cook"))
    if 0 < lacks < lacked:
        found.append(_why("food"))
    return found


def _growing(old: Farm, new: Farm) -> list[Text]:
    """What a harvest to come will bring."""
    if _crops(new) > _crops(old):
        return [_why("sow")]
    return [_why("field")] if COUNT[new.fields] > COUNT[old.fields] else []


def _crops(farm: Farm) -> int:
    return crops_on(farm, vegetables=False) + crops_on(farm, vegetables=True)


def _animals(before: Agricola, old: Farm, new: Farm, seat: int) -> list[Text]:
    """Pastures, a pair that can have young, or animals of any kind."""
    found: list[Text] = []
    if _fenced(new) > _fenced(old):
        found.append(_why("fences"))
    kinds = (SHEEP, BOAR, CATTLE)
    if meal_round(before, seat) is not None and any(
        new.goods[kind] >= 2 > old.goods[kind] for kind in kinds
    ):
        found.append(_why("pair"))
    if any(new.goods[kind] > old.goods[kind] for kind in kinds):
        found.append(_why("animals"))
    return found


def _fenced(farm: Farm) -> int:
    return sum(COUNT[pasture] for pasture in farm.pastures)


def _goods(old: Farm, new: Farm) -> list[Text]:
    """The largest pile of goods; seeds count from one on."""
    best = max(range(FOOD, SHEEP), key=lambda good: new.goods[good] - old.goods[good])
    count = new.goods[best] - old.goods[best]
    if best >= GRAIN and count > 0:
        return [_why("seeds")]
    if count < _PILE:
        return []
    pile = Text(f"agricola-amount-{GOODS[best]}", count=count)
    return [_why("wood" if best == WOOD else "pile", pile=pile)]


def meals(before: Agricola, after: Agricola, seat: int, way: Option) -> list[Text]:
    """What speaks for a way to feed the family."""
    farm = before.farms[seat]
    if not isinstance(way, tuple) or after.farms[seat].begging > farm.begging:
        return []
    kept = precious(before, seat)
    if kept and all(farm.goods[good] - int(way[good]) >= count for good, count in kept):
        return [_why("kept")]
    return [_why("eaten")]
