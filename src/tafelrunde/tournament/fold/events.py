"""Fold: what each event does to the state, and why it may not.

A function checks first and changes afterwards, so an event that is refused leaves nothing behind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from tafelrunde.ledger.events import Event
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.fold import lots, players, results, rounds, times
from tafelrunde.tournament.rules import checked
from tafelrunde.tournament.state import State

Apply = Callable[[State, Event], None]


def folded(rules: dict[str, Any], events: Iterable[Event]) -> State:
    """The state that these events lead to."""
    state = State(dict(rules))
    for event in events:
        apply(state, event)
    return state


def apply(state: State, event: Event) -> None:
    function = _EVENTS.get(event.name)
    if function is None:
        raise Unfit("event", name=event.name)
    if state.closed:
        raise Unfit("closed")
    _check_facts(event)
    function(state, event)


def _number(value: Any) -> bool:
    return type(value) is int


def _word(value: Any) -> bool:
    return type(value) is str


def _data(value: Any) -> bool:
    return type(value) is dict


def _numbers(value: Any) -> bool:
    return type(value) is list and all(type(item) is int for item in value)


def _tables(value: Any) -> bool:
    return type(value) is list and all(_numbers(seats) for seats in value)


def _groups(value: Any) -> bool:
    return type(value) is dict and all(type(name) is str for name in value.values())


def _sheet(value: Any) -> bool:
    return type(value) is dict and all(_numbers(points) for points in value.values())


# What each fact is; a fact that is not named here may be anything.
_KINDS: Final[dict[str, Callable[[Any], bool]]] = {
    "player": _number,
    "name": _word,
    "groups": _groups,
    "favourite": _number,
    "players": _numbers,
    "rules": _data,
    "proof": _data,
    "round": _number,
    "table": _number,
    "tables": _tables,
    "out": _numbers,
    "place": _word,
    "match": _word,
    "seconds": _number,
    "number": _number,
    "scores": _numbers,
    "ties": _numbers,
    "sheet": _sheet,
    "words": _word,
    "what": _word,
    "device": _word,
    "stage": _number,
}


def _check_facts(event: Event) -> None:
    for key in FACTS[event.name]:
        if event.facts.get(key) is None:
            raise Unfit("fact", event=event.name, fact=key)
    for key, value in event.facts.items():
        check = _KINDS.get(key)
        if check is not None and value is not None and not check(value):
            raise Unfit("fact", event=event.name, fact=key)


def changed(state: State, event: Event) -> None:
    rules = checked(state.rules | event.facts["rules"])
    if rules["stages"] != state.rules["stages"] and state.rounds:
        played = len(state.rounds)
        if sum(stage["rounds"] for stage in rules["stages"]) < played:
            raise Unfit("rounds-played", rounds=played)
    for seated in state.rounds:
        for table in seated.tables:
            rounds.check_points(rules, len(table.seats))
    state.rules = rules
    for seated in state.rounds:
        seated.stage = state.stage_of(seated.number)


def noted(_state: State, _event: Event) -> None:
    """A note changes nothing; it is read in the audit trail."""


def closed(state: State, _event: Event) -> None:
    state.closed = True


# What each event cannot do without.
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "entered": ("player", "name"),
    "edited": ("player",),
    "dropped": ("player",),
    "returned": ("player",),
    "forbidden": ("players",),
    "allowed": ("players",),
    "changed": ("rules",),
    "seated": ("round", "tables", "out"),
    "placed": ("round", "table", "place"),
    "published": ("round",),
    "drafting": ("round",),
    "started": ("round",),
    "paused": ("round",),
    "resumed": ("round",),
    "extended": ("round", "seconds"),
    "drawn": ("round", "table", "what", "players"),
    "reached": ("round", "table", "number"),
    "tormented": ("round", "table"),
    "released": ("round", "table"),
    "result": ("round", "table", "scores"),
    "confirmed": ("round", "table"),
    "disputed": ("round", "table"),
    "corrected": ("round", "table", "scores"),
    "ruled": ("round", "table", "scores"),
    "played-off": ("players", "scores"),
    "advanced": ("stage", "players"),
    "noted": ("words",),
    "rekeyed": (),
    "closed": (),
}

_EVENTS: Final[dict[str, Apply]] = {
    "entered": players.entered,
    "edited": players.edited,
    "dropped": players.dropped,
    "returned": players.returned,
    "forbidden": players.forbidden,
    "allowed": players.allowed,
    "changed": changed,
    "seated": rounds.seated,
    "placed": rounds.placed,
    "published": rounds.published,
    "drafting": times.drafting,
    "started": times.started,
    "paused": times.paused,
    "resumed": times.resumed,
    "extended": times.extended,
    "drawn": lots.drawn,
    "reached": times.reached,
    "tormented": times.tormented,
    "released": times.released,
    "result": results.result,
    "confirmed": results.confirmed,
    "disputed": results.disputed,
    "corrected": results.corrected,
    "ruled": results.ruled,
    "played-off": rounds.played_off,
    "advanced": rounds.advanced,
    "noted": noted,
    "rekeyed": noted,
    "closed": closed,
}
