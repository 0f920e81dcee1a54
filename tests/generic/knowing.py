"""What a seat is shown, and what in a position is shown or hidden.

A leak is anything a seat is shown that differs between the match and a world which that seat
could not tell from it.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from tafelrunde import Match
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.seat_record import seat_record
from tafelrunde.kernel.state import plain, revive
from tests.conftest import SOAK

# As many options of a wide decision are looked at closely.
MANY = 12

# --- leaks ---------------------------------------------------------------------------------


def leaks(match: Match, seat: int | None, key: str) -> list[str]:
    """What the seat is shown otherwise in a world of its own: nothing, if nothing leaks."""
    here = shown(since_checkpoint(match), seat)
    there = shown(match.world(seat, key), seat)
    return [
        f"{what}: {here[what]!r} here, {there[what]!r} in a world of seat {seat}"
        for what in here
        if here[what] != there[what]
    ]


def since_checkpoint(match: Match) -> Match:
    """The match as if it had begun with its running step, as a world does."""
    runner = match._runner.again(match._first)
    header = match.header
    twin = Match(
        match.game,
        Header(header.game, header.rules, header.seats, header.options, "-", header.names),
        waits=match.waits,
    )
    twin._origin = runner.base
    for lane in runner.lanes:
        for move in lane.moves:
            twin.log.append(move)
    twin._runner = runner
    twin.closed = match.closed
    return twin


def shown(match: Match, seat: int | None) -> dict[str, Any]:
    """Everything that reaches a seat."""
    record = seat_record(match, seat)
    return {
        "view": match.view(seat),
        "own decision": [own_decision(match, d) for d in match.decisions if d.seat == seat],
        "others' decisions": [others_decision(match, d) for d in match.decisions if d.seat != seat],
        "score sheet": [(line.id, line.points) for line in match.score_sheet],
        "over": match.over,
        "waiting": match.waiting(),
        "events at the start": record[0]["saw"],
        "record": record[1:],
    }


def own_decision(match: Match, d: Decision) -> list[Any]:
    """The seat's own question with all that helps it to answer."""
    game, state = match.game, match.state
    options = [*d.options, *d.manual]
    return [
        (d.kind, tuple(d.options), tuple(d.manual), d.private, d.about),
        game.prompt(state, d).plain(),
        [game.label(state, d, o).plain() for o in options[:MANY]],
        [game.preview(state, d, o) for o in options[:MANY]],
        [(o, game.why_not(state, d, o)) for o in game.candidates(state, d)[:MANY]],
    ]


def others_decision(match: Match, d: Decision) -> list[Any]:
    """That another seat is asked; the options too, where they are no secret."""
    question = [d.seat, d.kind, d.private, d.about, match.game.prompt(match.state, d).plain()]
    return question if d.private else [*question, tuple(d.options), tuple(d.manual)]


# --- every component is shown or hidden ----------------------------------------------------

Path = tuple[Any, ...]

# Now and then a hidden thing may lie still because there is nothing it could be mixed with.
OFTEN = 3
# As many worlds tell whether something varies.
WORLDS = 4 if SOAK else 2
# Where a world has nothing at a place.
GONE = object()


class Coverage:
    """How often the values at a place of the state were in a seat's view, varied, or neither.

    A place is a pattern such as `hands/other/*`: list indexes and keys that count seats are `own`
    or `other`, the rest are `*`. Each question that is open is a case of its own, since a zone may
    vary in one step and lie still in another. One look is too few to tell: gather many.
    Places of bookkeeping need be neither.
    """

    def __init__(self, dice: random.Random, bookkeeping: Iterable[str]) -> None:
        self.dice = dice
        self.bookkeeping = set(bookkeeping)
        self.in_view: Counter[tuple[str, int | None]] = Counter()
        self.varied: Counter[tuple[str, str]] = Counter()
        self.neither: Counter[tuple[str, str, int | None]] = Counter()

    def look(self, match: Match, seat: int | None) -> None:
        """Look at one position with the eyes of a seat; some value of a place stands for all."""
        data = plain(match.state)
        keys = [f"key {self.dice.random()}" for _ in range(WORLDS)]
        worlds = [dict(leaves(plain(match.world(seat, key).state))) for key in keys]
        view = match.view(seat)
        asked = " ".join(sorted({decision.kind for decision in match.decisions}))
        unvaried: defaultdict[str, list[tuple[Path, Any]]] = defaultdict(list)
        for path, value in leaves(data):
            place = pattern(path, match.seats, seat)
            if any(world.get(path, GONE) != value for world in worlds):
                self.varied[place, asked] += 1
            else:
                unvaried[place].append((path, value))
        for place, found in unvaried.items():
            known = self.varied[place, asked] or self.in_view[place, seat]
            if known or place in self.bookkeeping:
                continue
            path, value = self.dice.choice(found)
            if any(view != v for v in changed_views(match, seat, data, path, value)):
                self.in_view[place, seat] += 1
            else:
                self.neither[place, asked, seat] += 1

    def unaccounted(self) -> list[str]:
        """Places that some seat or spectator never had in view and that yet never vary."""
        places = {
            place
            for (place, asked, seat), times in self.neither.items()
            if times >= OFTEN and not self.in_view[place, seat] and not self.varied[place, asked]
        }
        return sorted(places)


def leaves(data: Any) -> list[tuple[Path, Any]]:
    """The single values of a position; chance aside, which is never shown."""
    found: list[tuple[Path, Any]] = []
    _gather(data, (), found)
    return found


def _gather(data: Any, path: Path, found: list[tuple[Path, Any]]) -> None:
    if isinstance(data, list):
        for index, item in enumerate(data):
            _gather(item, (*path, (index, len(data))), found)
    elif isinstance(data, dict):
        if "part" in data:
            for name, field in data["fields"].items():
                _gather(field, (*path, name), found)
        elif "tuple" in data:
            _gather(data["tuple"], path, found)
        elif "dict" in data:
            for key, item in data["dict"]:
                _gather(item, (*path, ("key", key)), found)
    else:
        found.append((path, data))


def pattern(path: Path, seats: int, seat: int | None) -> str:
    words = []
    for step in path:
        if isinstance(step, str):
            words.append(step)
        elif step[0] == "key" or step[1] == seats:
            number = step[1] if step[0] == "key" else step[0]
            words.append("own" if number == seat else "other")
        else:
            words.append("*")
    return "/".join(words)


def changed_views(
    match: Match, seat: int | None, data: Any, path: Path, value: Any
) -> Iterator[Any]:
    """The seat's views if other values were there; None where the view stumbles over one."""
    for changed in changes(value):
        put(data, path, changed)
        try:
            yield match.game.view(revive(data, match.game.parts), seat)
        except (ArithmeticError, AssertionError, LookupError, ValueError):
            yield None
        finally:
            put(data, path, value)


def changes(value: Any) -> list[Any]:
    """Other values than this one: a number's neighbours, and any bit of a mask turned over."""
    if isinstance(value, str):
        return [f"{value}?"]
    if isinstance(value, bool):
        return [not value]
    number = int(value or 0)
    bits = range(max(number.bit_length(), 1))
    return [number + 1, number - 1, *(number ^ (1 << bit) for bit in bits)]


def put(data: Any, path: Path, value: Any) -> None:
    """Put another value at a path of plain data."""
    holder, at = data, path[0]
    for step in path:
        if isinstance(data, dict) and "tuple" in data:
            data = data["tuple"]
        if isinstance(step, str):
            holder, at = data["fields"], step
        elif step[0] == "key":
            holder, at = next(pair for pair in data["dict"] if pair[0] == step[1]), 1
        else:
            holder, at = data, step[0]
        data = holder[at]
    holder[at] = value
