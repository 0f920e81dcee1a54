"""The clock of a round, how far its tables are, and the snail tormentor."""

from __future__ import annotations

from tafelrunde.ledger.events import Event
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.fold.rounds import public_table, published_round, round_of
from tafelrunde.tournament.state import State


def _time(event: Event) -> float:
    if event.at is None:
        raise Unfit("no-time", event=event.name)
    return event.at


def drafting(state: State, event: Event) -> None:
    current = published_round(state, event)
    current.clock.drafting_at = _time(event)


def started(state: State, event: Event) -> None:
    clock = published_round(state, event).clock
    if clock.started_at is not None:
        raise Unfit("started-already", round=event.facts["round"])
    clock.started_at = clock.since = _time(event)


def paused(state: State, event: Event) -> None:
    found = published_round(state, event)
    at = _time(event)
    # With the last result the clock has stopped by itself.
    if found.clock.since is None and not (found.played_out and found.clock.started_at is not None):
        raise Unfit("not-running", round=event.facts["round"])
    found.clock.stop(at)


def resumed(state: State, event: Event) -> None:
    clock = published_round(state, event).clock
    at = _time(event)
    if clock.started_at is None or clock.since is not None:
        raise Unfit("not-paused", round=event.facts["round"])
    clock.since = at


def extended(state: State, event: Event) -> None:
    published_round(state, event).clock.extra += event.facts["seconds"]


def reached(state: State, event: Event) -> None:
    table = public_table(state, event)
    # Who begins a round accepts what lies there; a slip of the finger is an event to take back.
    if event.facts["number"] < table.reached:
        raise Unfit("round-begun", table=table.number, number=table.reached)
    table.reached = event.facts["number"]


def tormented(state: State, event: Event) -> None:
    table = public_table(state, event)
    if round_of(state, event).clock.started_at is None:
        raise Unfit("not-running", round=event.facts["round"])
    if table.scores is not None:
        raise Unfit("table-done", table=table.number)
    for other in round_of(state, event).tables:
        other.tormented = other is table
    table.tormented_at = _time(event)
    table.tormented_in = event.facts.get("number") or table.reached


def released(state: State, event: Event) -> None:
    table = public_table(state, event)
    if not table.tormented:
        raise Unfit("not-tormented", table=table.number)
    table.tormented = False
