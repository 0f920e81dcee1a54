"""Back: a match as it was after one of its entries."""

from __future__ import annotations

from tafelrunde.kernel.log import Entry, Move, Stood, TableEvent, log_after
from tafelrunde.kernel.match import Match


def back_at(match: Match, number: int) -> Match:
    """A match of its own that stands where this one stood; its log begins there."""
    twin = Match(match.game, match.header, waits=match.waits)
    # Who learnt something by an entry is noted in it: what came later is no affair of the twin's.
    stood = [Stood(s.number, s.seat, _copied(s.entry)) for s in match.log.standing_at(number)]
    twin.log = log_after(number, stood)
    twin.positions = match.positions
    twin._origin = match._origin
    twin.restore([])
    return twin


def _copied(entry: Entry) -> Entry:
    if isinstance(entry, TableEvent):
        return TableEvent(entry.name, entry.facts)
    return Move(entry.seat, entry.kind, entry.option, entry.lane)
