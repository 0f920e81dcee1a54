"""Undoing: what a table's policy makes of the kernel's undo, and who was asked to agree."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.log import Entry, Move, moves_of
from tafelrunde.kernel.match import Match

# So often a seat may go back, or ask to, within one turn.
MOST: Final = 50
# Where nobody else moves in between, a turn is so many moves of one's own.
_TURN: Final = 10


class UndoRequest(msgspec.Struct):
    """An undo that others were asked to agree to."""

    seat: int
    to: int
    agreed: list[int]


def pending(match: Match) -> UndoRequest | None:
    """The request that is open now, read off the end of the log."""
    agreed: list[int] = []
    for entry in reversed(match.log.own):
        if isinstance(entry, Move) or entry.name in ("undo", "decline", "confirm", "closed"):
            return None
        if entry.name == "agree":
            agreed.append(entry.facts["seat"])
        elif entry.name == "ask-undo":
            return UndoRequest(entry.facts["seat"], entry.facts["to"], sorted(agreed))
    return None


def spent(match: Match, seat: int, to: int | None) -> int:
    """How often a seat has gone back, or asked to, in the turn that it would go back to.

    A turn begins after the last move of another seat that would still stand.
    """
    moves = moves_of(match.log.standing())
    own = [n for n, move in moves if move.seat == seat]
    if to is None:
        to = own[-1] - 1 if own else 0
    others = [n for n, move in moves if move.seat != seat and n <= to]
    own = [n for n in own if n <= to]
    begun = max([0, *others[-1:], *own[-_TURN : -_TURN + 1]])
    log = match.log
    return sum(_goes_back(entry, seat) for entry in log.own[max(0, begun - log.cut) :])


def _goes_back(entry: Entry, seat: int) -> bool:
    if isinstance(entry, Move) or entry.name not in ("undo", "ask-undo"):
        return False
    return bool(entry.facts["seat"] == seat)


def cancels_to(match: Match, seat: int, silent: set[int]) -> int | None:
    """Where a seat stands that gives up the action it is in the middle of, if nobody minds.

    An action that is not done is no move yet: no table forbids this.
    """
    to = match.begun_at(seat)
    if to is None or any(other not in silent for other in match.undo_needs(seat, to)):
        return None
    return to


def offer(
    match: Match, policy: str, seat: int, silent: set[int], locked: int = 0
) -> dict[str, Any]:
    """Whether a seat could take its last move back, and who would have to agree.

    `redo` is the option that it took back and could choose again: a move like any other.
    `silent` are seats that agree without being asked: bots, and others on the same screen.
    Nobody goes back to before the `locked` entry.
    """
    nothing: dict[str, Any] = {"can": False, "needs": []}
    cancel = cancels_to(match, seat, silent)
    if cancel is not None:
        nothing["cancel"] = cancel
    redo = match.redo_option(seat)
    if redo is not None:
        nothing["redo"] = redo
    if policy == "never" or (match.over and not match.finished):
        return nothing
    try:
        needs = [other for other in match.undo_needs(seat) if other not in silent]
    except TafelrundeError:
        return nothing
    if policy == "turn" and needs:
        return nothing
    to, _ = match.undo_scope(seat)
    if to < locked:
        return nothing
    return {**nothing, "can": not match.finished, "needs": needs, "to": to}
