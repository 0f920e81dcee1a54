"""Record: a tournament is its header and its numbered events; everything else is computed."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tafelrunde.kernel.errors import RecordError, TafelrundeError
from tafelrunde.ledger import lines
from tafelrunde.ledger.events import UNDONE, Event, standing
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.fold.events import apply, folded
from tafelrunde.tournament.lots import check as check_lot
from tafelrunde.tournament.presets import rules_for
from tafelrunde.tournament.rules import checked, completed
from tafelrunde.tournament.state import State

FORMAT: Final = 1
MARK: Final = "tafelrunde-tournament"


@dataclass(frozen=True)
class Header:
    """What a tournament starts from; draws by lot come from its seed."""

    title: str
    seed: str
    rules: dict[str, Any] = field(default_factory=dict)

    def row(self) -> dict[str, Any]:
        return {MARK: FORMAT, "title": self.title, "seed": self.seed, "rules": self.rules}


class Record:
    """Header and events, with the state that stands."""

    def __init__(self, header: Header, events: list[Event] | None = None) -> None:
        self.header = header
        self.events = events or []
        self.state = self._follow()

    @property
    def rules(self) -> dict[str, Any]:
        return self.state.rules

    def add(self, name: str, facts: dict[str, Any], at: float | None = None, by: str = "") -> Event:
        """Note an event; raises Unfit, and changes nothing, where it does not fit."""
        event = Event(len(self.events) + 1, name, facts, at, by)
        if name == UNDONE:
            self._undo(event)
        else:
            self._apply(self.state, event)
            self.events.append(event)
        return event

    def undo(self, of: int | None = None, at: float | None = None, by: str = "") -> Event:
        """Take an event back, the last that stands unless its number is given."""
        if of is None:
            stands = standing(self.events)
            if not stands:
                raise Unfit("nothing-to-undo")
            of = stands[-1].n
        return self.add(UNDONE, {"of": of}, at, by)

    def _undo(self, event: Event) -> None:
        of = event.facts.get("of")
        if type(of) is not int or not 0 < of < event.n:
            raise Unfit("no-event", event=str(of))
        before, after = standing(self.events), standing([*self.events, event])
        if before == after:
            raise Unfit("undone-already", event=of)
        try:
            state = folded(self.header.rules, after)
        except TafelrundeError as error:
            raise Unfit("undo-needed", event=of, why=str(error)) from error
        self.events.append(event)
        self.state = state

    def _follow(self) -> State:
        """The state after all events; raises RecordError at the one that does not fit."""
        state = folded(self.header.rules, [])
        for event in standing(self.events):
            try:
                self._apply(state, event)
            except TafelrundeError as error:
                raise RecordError(event.n + 1, "illegal", str(error)) from error
        return state

    def _apply(self, state: State, event: Event) -> None:
        check_lot(state, self.header.seed, event)
        apply(state, event)

    # --- lines ----------------------------------------------------------------------------

    def text(self) -> str:
        return lines.text(self.header.row(), self.events)

    def save(self, path: str | Path) -> None:
        """Write the record; a file of that name is replaced whole or not at all."""
        lines.save(path, self.text())


def header_of(row: dict[str, Any]) -> Header:
    if row.get(MARK) != FORMAT:
        raise RecordError(1, "version", "this is no tournament of a known format")
    if type(row.get("title")) is not str or type(row.get("seed")) is not str:
        raise RecordError(1, "damaged", "the header needs title, seed and rules")
    try:
        return Header(row["title"], row["seed"], checked(completed(row.get("rules") or {})))
    except TafelrundeError as error:
        raise RecordError(1, "damaged", str(error)) from error


def new_header(title: str, preset: str, seed: str | None, changes: dict[str, Any]) -> Header:
    title = " ".join(title.split())
    if not title:
        raise Unfit("no-title")
    return Header(title, seed or secrets.token_hex(16), rules_for(preset, **changes))
