"""Animals: which herds fit on a farm, exactly, without trying every arrangement.

A farm is seen as its pens (a capacity, and the mask of kinds it takes; one kind at a time) and
a number of single places that take any animal. Kinds are 0 sheep, 1 wild boar, 2 cattle.
"""

from __future__ import annotations

from typing import Final

ANY_KIND: Final = 7
# Marks a pen that is no pasture: a house rule that gives each kind one pasture leaves it free.
NO_PASTURE: Final = 8

Herd = tuple[int, int, int]
Pen = tuple[int, int]
Pens = tuple[Pen, ...]

_KEPT: Final = 20_000

_rooms: dict[tuple[Pens, bool], list[Herd]] = {}
_roomy: dict[tuple[Pens, int, bool, Herd, int], int] = {}
_keeps: dict[tuple[Pens, int, bool, Herd], list[Herd]] = {}


def pens_of(capacities: list[int]) -> Pens:
    """Pastures as pens, in an order that does not depend on where they lie."""
    if not capacities:
        return ()
    if len(capacities) == 1:
        return ((capacities[0], ANY_KIND),)
    return tuple([(capacity, ANY_KIND) for capacity in sorted(capacities)])


def room_for(pens: Pens, one_pen_each: bool) -> list[Herd]:
    """The undominated ways to give the pens to the kinds, as the room each kind gets."""
    key = (pens, one_pen_each)
    known = _rooms.get(key)
    if known is None:
        if len(_rooms) >= _KEPT:
            _rooms.clear()
        known = _room_single(pens) if one_pen_each else _room(pens)
        _rooms[key] = known
    return known


def _room(pens: Pens) -> list[Herd]:
    return undominated(_widened({(0, 0, 0)}, list(pens)))


def _widened(found: set[Herd], pens: list[Pen]) -> set[Herd]:
    """Room as found, and these pens given to any kind they take."""
    for capacity, kinds in pens:
        wider: set[Herd] = set()
        for sheep, boar, cattle in found:
            if kinds & 1:
                wider.add((sheep + capacity, boar, cattle))
            if kinds & 2:
                wider.add((sheep, boar + capacity, cattle))
            if kinds & 4:
                wider.add((sheep, boar, cattle + capacity))
        found = wider
    return found


def _room_single(pens: Pens) -> list[Herd]:
    """No kind in more than one pasture; other pens are free."""
    found: set[Herd] = set()
    pastures = [pen for pen in pens if not pen[1] & NO_PASTURE]
    places = range(-1, len(pastures))
    for sheep in places:
        for boar in places:
            for cattle in places:
                used = [place for place in (sheep, boar, cattle) if place >= 0]
                if len(set(used)) == len(used):
                    found.add(
                        (
                            _takes(pastures, sheep, 1),
                            _takes(pastures, boar, 2),
                            _takes(pastures, cattle, 4),
                        )
                    )
    return undominated(_widened(found, [pen for pen in pens if pen[1] & NO_PASTURE]))


def _takes(pens: list[Pen], place: int, kind: int) -> int:
    if place < 0 or not pens[place][1] & kind:
        return 0
    return pens[place][0]


def undominated(herds: set[Herd]) -> list[Herd]:
    """The herds that no other one equals or exceeds in every kind, in a fixed order."""
    ordered = sorted(herds, reverse=True)
    best: list[Herd] = []
    for sheep, boar, cattle in ordered:
        for other in best:
            if other[0] >= sheep and other[1] >= boar and other[2] >= cattle:
                break
        else:
            best.append((sheep, boar, cattle))
    return best


def fits(pens: Pens, singles: int, one_pen_each: bool, sheep: int, boar: int, cattle: int) -> bool:
    """Whether this herd can be housed."""
    if sheep + boar + cattle <= singles:
        return True
    if not pens:
        return False
    for room in room_for(pens, one_pen_each):
        over = 0
        if sheep > room[0]:
            over += sheep - room[0]
        if boar > room[1]:
            over += boar - room[1]
        if cattle > room[2]:
            over += cattle - room[2]
        if over <= singles:
            return True
    return False


def keepable(
    pens: Pens, singles: int, one_pen_each: bool, sheep: int, boar: int, cattle: int
) -> list[Herd]:
    """The greatest parts of this herd that can be housed, none contained in another."""
    herd = (sheep, boar, cattle)
    key = (pens, singles, one_pen_each, herd)
    known = _keeps.get(key)
    if known is None:
        if len(_keeps) >= _KEPT:
            _keeps.clear()
        known = _keeps[key] = _keepable(pens, singles, one_pen_each, sheep, boar, cattle)
    return known


def _keepable(
    pens: Pens, singles: int, one_pen_each: bool, sheep: int, boar: int, cattle: int
) -> list[Herd]:
    found: set[Herd] = set()
    for room in room_for(pens, one_pen_each):
        in_s, in_b, in_c = min(sheep, room[0]), min(boar, room[1]), min(cattle, room[2])
        out_s, out_b, out_c = sheep - in_s, boar - in_b, cattle - in_c
        spread = min(singles, out_s + out_b + out_c)
        for s in range(min(spread, out_s) + 1):
            for b in range(min(spread - s, out_b) + 1):
                c = spread - s - b
                if c <= out_c:
                    found.add((in_s + s, in_b + b, in_c + c))
    return undominated(found)


def roomy(
    pens: Pens, singles: int, one_pen_each: bool, sheep: int, boar: int, cattle: int, spare: int
) -> int:
    """How many pastures can hold an animal and places for so many more, in the best arrangement."""
    key = (pens, singles, one_pen_each, (sheep, boar, cattle), spare)
    known = _roomy.get(key)
    if known is None:
        if len(_roomy) >= _KEPT:
            _roomy.clear()
        pastures = [pen[0] for pen in pens if not pen[1] & NO_PASTURE]
        others = tuple([pen for pen in pens if pen[1] & NO_PASTURE])
        search = _Roomy(pastures, others, singles, one_pen_each, [sheep, boar, cattle], spare)
        search.go(0, 0, [0, 0, 0], [0, 0, 0])
        known = _roomy[key] = max(0, search.best)
    return known


class _Roomy:
    """Gives each pasture to a kind, with places to spare or without, and keeps the best count."""

    def __init__(
        self,
        pastures: list[int],
        others: Pens,
        singles: int,
        one_pen_each: bool,
        herd: list[int],
        spare: int,
    ) -> None:
        self.pastures = pastures
        self.others = others
        self.singles = singles
        self.one_pen_each = one_pen_each
        self.herd = herd
        self.spare = spare
        self.best = -1

    def go(self, at: int, count: int, least: list[int], room: list[int]) -> None:
        """`least` animals of a kind stand in roomy pastures, `room` is what its pastures take."""
        if count + len(self.pastures) - at <= self.best:
            return
        if at == len(self.pastures):
            left = [max(0, self.herd[kind] - room[kind]) for kind in range(3)]
            if fits(self.others, self.singles, False, left[0], left[1], left[2]):
                self.best = count
            return
        capacity = self.pastures[at]
        for kind in range(3):
            if self.herd[kind] == 0 or (self.one_pen_each and room[kind]):
                continue
            if capacity > self.spare and least[kind] < self.herd[kind]:
                least[kind] += 1
                room[kind] += capacity - self.spare
                self.go(at + 1, count + 1, least, room)
                least[kind] -= 1
                room[kind] -= capacity - self.spare
            room[kind] += capacity
            self.go(at + 1, count, least, room)
            room[kind] -= capacity
        self.go(at + 1, count, least, room)


class Place:
    """A place for animals on a farm: its name there, how many it takes of which kinds.

    `pasture` tells a fenced one, of which a house rule gives each kind only one.
    """

    def __init__(self, name: int, capacity: int, kinds: int, pasture: bool) -> None:
        self.name = name
        self.capacity = capacity
        self.kinds = kinds
        self.pasture = pasture


def arranged(
    places: list[Place], one_pen_each: bool, sheep: int, boar: int, cattle: int
) -> list[Herd] | None:
    """Which animals stand in which place, place by place; None where they do not fit."""
    # What takes few kinds comes before what takes any.
    order = sorted(
        range(len(places)), key=lambda i: (-places[i].capacity, places[i].kinds == ANY_KIND)
    )
    result: list[Herd] = [(0, 0, 0)] * len(places)
    if _arrange(places, order, 0, one_pen_each, 0, [sheep, boar, cattle], result):
        return result
    return None


def _arrange(
    places: list[Place],
    order: list[int],
    at: int,
    one_pen_each: bool,
    used: int,
    left: list[int],
    result: list[Herd],
) -> bool:
    if not any(left):
        return True
    if at == len(order) or sum(left) > sum(places[i].capacity for i in order[at:]):
        return False
    place = places[order[at]]
    if place.capacity == 1 and not place.pasture and place.kinds == ANY_KIND:
        kinds = sorted(range(3), key=lambda k: -left[k])[:1]
    else:
        kinds = sorted(range(3), key=lambda k: -min(left[k], place.capacity))
    for kind in kinds:
        if left[kind] == 0 or not (place.kinds >> kind) & 1:
            continue
        if one_pen_each and place.pasture and (used >> kind) & 1:
            continue
        amount = min(left[kind], place.capacity)
        left[kind] -= amount
        herd = [0, 0, 0]
        herd[kind] = amount
        result[order[at]] = (herd[0], herd[1], herd[2])
        now = used | (1 << kind) if place.pasture else used
        if _arrange(places, order, at + 1, one_pen_each, now, left, result):
            return True
        left[kind] += amount
        result[order[at]] = (0, 0, 0)
    return _arrange(places, order, at + 1, one_pen_each, used, left, result)
