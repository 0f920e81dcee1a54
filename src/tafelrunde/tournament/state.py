"""State: a tournament as it stands, computed from its events and never written down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

# A result that stands until somebody proves otherwise; "entered" still waits for a second look.
FINAL: Final = frozenset({"confirmed", "corrected", "ruled"})


@dataclass
class Player:
    id: int
    name: str
    groups: dict[str, str] = field(default_factory=dict)
    favourite: int = 0
    active: bool = True


@dataclass
class Claim:
    """What somebody says about a table's result: other scores, or in words what is wrong."""

    by: str
    scores: list[int]
    words: str = ""


@dataclass
class Table:
    """A table of a round. Whoever sits first begins, unless another is drawn at the table."""

    number: int
    seats: list[int]
    place: str = "wooden"
    match: str = ""
    scores: list[int] | None = None
    ties: list[int] | None = None
    sheet: dict[str, list[int]] | None = None
    status: str = "open"
    entered_by: str = ""
    # The devices from which the result was entered and confirmed; "" where that is not known.
    entered_from: str = ""
    confirmed_by: str = ""
    confirmed_from: str = ""
    claims: list[Claim] = field(default_factory=list)
    reached: int = 0
    # Who was drawn by lot, for what.
    lots: dict[str, list[int]] = field(default_factory=dict)
    # The snail tormentor sits here, since when, and in which round of the game he came.
    tormented: bool = False
    tormented_at: float = 0.0
    tormented_in: int = 0

    @property
    def final(self) -> bool:
        return self.status in FINAL

    @property
    def opener(self) -> int:
        """Who begins: whom the lot fell on at the table, otherwise who sits first."""
        return self.lots.get("first", self.seats)[0]


@dataclass
class Clock:
    """When drafting and playing began; `since` is the running stretch, `played` those before."""

    drafting_at: float | None = None
    started_at: float | None = None
    since: float | None = None
    played: float = 0.0
    extra: int = 0

    def stop(self, at: float) -> None:
        """Count what was played up to a moment; a clock that stands already stays as it is."""
        if self.since is not None:
            self.played += max(0.0, at - self.since)
            self.since = None


@dataclass
class Round:
    number: int
    stage: int
    tables: list[Table]
    out: list[int]
    proof: dict[str, Any] | None = None
    hand: bool = False
    published: bool = False
    # The event that published it; another one when it is published anew.
    published_as: int = 0
    clock: Clock = field(default_factory=Clock)

    @property
    def draft(self) -> bool:
        return not self.published

    @property
    def scored(self) -> bool:
        """Whether every table has a result that nobody disputes."""
        return self.published and all(t.status not in {"open", "disputed"} for t in self.tables)

    @property
    def complete(self) -> bool:
        return self.published and all(table.final for table in self.tables)

    @property
    def played_out(self) -> bool:
        """Whether every table has entered a result, also one that somebody disputes."""
        return self.published and all(table.scores is not None for table in self.tables)

    def table(self, number: int) -> Table | None:
        return self.tables[number - 1] if 0 < number <= len(self.tables) else None

    def table_of(self, player: int) -> Table | None:
        return next((table for table in self.tables if player in table.seats), None)


@dataclass
class State:
    rules: dict[str, Any]
    players: dict[int, Player] = field(default_factory=dict)
    # Who is called how, in small letters: no two are called the same.
    names: dict[str, int] = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)
    forbidden: set[frozenset[int]] = field(default_factory=set)
    advanced: dict[int, list[int]] = field(default_factory=dict)
    playoffs: list[tuple[list[int], list[int]]] = field(default_factory=list)
    closed: bool = False

    @property
    def current(self) -> Round | None:
        return self.rounds[-1] if self.rounds else None

    @property
    def total_rounds(self) -> int:
        return sum(stage["rounds"] for stage in self.rules["stages"])

    def stage_of(self, number: int) -> int:
        """The stage a round belongs to, from 0."""
        for stage, facts in enumerate(self.rules["stages"]):
            number -= facts["rounds"]
            if number <= 0:
                return stage
        return len(self.rules["stages"]) - 1

    def rounds_of(self, stage: int) -> list[Round]:
        """The published rounds of a stage."""
        return [r for r in self.rounds if r.stage == stage and r.published]

    @property
    def active(self) -> list[int]:
        return [player.id for player in self.players.values() if player.active]
