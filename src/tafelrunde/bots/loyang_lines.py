"""Lines: two actions of a round that are worth trying together, for a seat alone.

What one of them is good for may show only with the other. The judge goes on after them; lines after
which the round ends as it does anyway are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final

from tafelrunde.bots.loyang_common import table_of
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.match import Match

# Two of so many actions are put together; so many lines are tried.
_ACTIONS: Final = 6
_LINES: Final = 12
# What can be done again and again.
_OFTEN: Final = frozenset(["buy", "sell"])


def lines(
    judge: Judge, world: Match, decision: Decision, actions: Sequence[Option], key: str
) -> list[list[Option]]:
    """The pairs of these actions after which the round ends best, each in an order that goes."""
    seat = decision.seat
    ends: set[object] = set()
    for action in actions:
        end = _round_ended(judge, world, decision, [action], key)
        if end is not None:
            ends.add(_lies(end, seat))
    rated: list[tuple[float, list[Option]]] = []
    first = [action for action in actions if action != "end"][:_ACTIONS]
    for one, other in combinations_with_replacement(first, 2):
        if one == other and not (isinstance(one, tuple) and one[0] in _OFTEN):
            continue
        for line in ([one, other], [other, one]):
            end = _round_ended(judge, world, decision, line, key)
            if end is None:
                continue
            lies = _lies(end, seat)
            if lies not in ends:
                ends.add(lies)
                rated.append((judge.standing(world, end, seat), line))
            break
    rated.sort(key=lambda row: -row[0])
    return [line for _, line in rated[:_LINES]]


def _round_ended(
    judge: Judge, world: Match, decision: Decision, line: list[Option], key: str
) -> Match | None:
    """A world after a line and what the judge does in the rest of the round; None if it fails."""
    seat = decision.seat
    match = world.fork()
    number = table_of(match).round
    done = 0
    while not match.over and table_of(match).round == number:
        ask = match.decision(seat)
        if ask is None:
            break
        options = ask.options
        if done < len(line) and ask.kind == decision.kind:
            if line[done] not in options:
                return None
            match.play(seat, line[done])
            done += 1
        else:
            answer = judge.quick(match, ask, key, seat) if len(options) > 1 else options[0]
            match.play(seat, answer)
    return match


def _lies(match: Match, seat: int) -> object:
    """How the seat's own things lie."""
    player = table_of(match).players[seat]
    return (
        (player.cash, player.loans, player.place, player.large, player.drawing),
        (tuple(player.store), tuple(player.shop), tuple(player.crops), tuple(player.left)),
        (tuple(player.stalls), tuple(player.helpers)),
        (tuple(player.regulars), tuple(player.casuals)),
    )
