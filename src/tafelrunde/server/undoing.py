"""Undoing: what a table's policy makes of the kernel's undo, and who was asked to agree."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.log import Move
from tafelrunde.kernel.match import Match


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


def cancels_to(match: Match, seat: int, silent: set[int]) -> int | None:
    """Where a seat stands that gives up the action it is in the middle of, if nobody minds.

    An action that is not done is no move yet: no table forbids this.
    """
    to = match.begun_at(seat)
    if to is None or any(other not in silent for other in match.undo_needs(seat, to)):
        return None
    return to


def offer(match: Match, policy: str, seat: int, silent: set[int]) -> dict[str, Any]:
    """Whether a seat could take its last move back, and who would have to agree.

    `silent` are seats that agree without being asked: bots, and others on the same screen.
    """
    nothing: dict[str, Any] = {"can": False, "needs": []}
    cancel = cancels_to(match, seat, silent)
    if cancel is not None:
        nothing["cancel"] = cancel
    if policy == "never" or (match.over and not match.finished):
        return nothing
    try:
        needs = [other for other in match.undo_needs(seat) if other not in silent]
    except TafelrundeError:
        return nothing
    if policy == "turn" and needs:
        return nothing
    to, _ = match.undo_scope(seat)
    return {**nothing, "can": not match.finished, "needs": needs, "to": to}
