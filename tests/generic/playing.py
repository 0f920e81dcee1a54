"""Playing at random, looking closely, and comparing matches."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

from tafelrunde import Match
from tafelrunde.kernel.decision import REQUEST, Decision, Option
from tafelrunde.kernel.log import Move, TableEvent
from tafelrunde.kernel.state import digest

# No match of a random player is longer; one that is does not end.
LONGEST = 20_000


def all_options(decision: Decision) -> list[Option]:
    return [*decision.options, *decision.manual]


def random_move(match: Match, dice: random.Random) -> tuple[int, Option]:
    """A seat that is asked and one of its options, now and then one meant for people.

    Or what a seat that is not asked may request.
    """
    if REQUEST in match.game.questions and dice.random() < 0.05:
        decision = match.question(dice.randrange(match.seats))
        if decision is not None and decision.kind == REQUEST:
            return decision.seat, dice.choice(decision.options)
    decision = dice.choice(match.decisions)
    if decision.manual and dice.random() < 0.2:
        return decision.seat, dice.choice(decision.manual)
    return decision.seat, dice.choice(decision.options)


def play_on(match: Match, dice: random.Random, moves: int = LONGEST) -> Match:
    """Play so many random moves, or to the end."""
    for _ in range(moves):
        if match.over:
            return match
        match.play(*random_move(match, dice))
    return match


def played(match: Match, dice: random.Random) -> Match:
    play_on(match, dice)
    assert match.over, f"no end after {LONGEST} moves: {match!r}"
    return match


def walk(match: Match, dice: random.Random) -> Iterator[Match]:
    """The match before each move of a random play, and at its end."""
    for _ in range(LONGEST):
        yield match
        if match.over:
            return
        match.play(*random_move(match, dice))
    raise AssertionError(f"no end after {LONGEST} moves: {match!r}")


def positions(match: Match, dice: random.Random, count: int) -> Iterator[Match]:
    """About so many positions of a random play: each kind of decision once, the others by chance.

    The match stands there when it is yielded and goes on afterwards.
    """
    length = len(played(match.fork(), random.Random(dice.random())).moves)
    return some(walk(match, dice), dice, count / length)


def some(matches: Iterable[Match], dice: random.Random, share: float) -> Iterator[Match]:
    """The first with each kind of decision, so many of the others by chance, and the end."""
    kinds: set[str] = set()
    for here in matches:
        new = {decision.kind for decision in here.decisions} - kinds
        if new or here.over or dice.random() < share:
            kinds |= new
            yield here


def asked(match: Match) -> list[tuple[Any, ...]]:
    """The open decisions as values."""
    return [
        (d.seat, d.kind, tuple(d.options), tuple(d.manual), d.private, d.about)
        for d in match.decisions
    ]


def standing(match: Match) -> dict[str, Any]:
    """Everything about where a match stands, as values that can be compared."""
    return {
        "state": digest(match.state),
        "position": repr(match),
        "asked": asked(match),
        "over": match.over,
        "finished": match.finished,
        "scores": match.scores,
        "ranking": match.ranking,
        "views": [match.view(seat) for seat in (None, 0)],
        "moves": [(m.seat, m.kind, m.option, m.lane) for m in match.moves],
    }


def history(match: Match) -> list[tuple[Any, ...]]:
    """The log's entries as values."""
    rows: list[tuple[Any, ...]] = []
    for entry in match.log.entries():
        if isinstance(entry, Move):
            rows.append((entry.seat, entry.kind, entry.option, entry.lane, entry.mark))
        else:
            assert isinstance(entry, TableEvent)
            rows.append((entry.name, entry.facts))
    return rows
