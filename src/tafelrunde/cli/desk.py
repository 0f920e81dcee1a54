"""Desk: what was typed after `tafelrunde tournament`, the file it is about, and the answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tafelrunde.cli.voice import Unable, Voice
from tafelrunde.kernel.text import Text
from tafelrunde.ledger.events import Event
from tafelrunde.tournament import Tournament
from tafelrunde.tournament.telling import told


@dataclass
class Desk:
    """What was typed, and the file it is about."""

    voice: Voice
    words: list[str]
    title: str
    preset: str
    rules: dict[str, Any]
    seed: str
    groups: dict[str, str]
    csv: Path | None
    round: int | None
    stage: int | None
    by: str
    seconds: float
    page: str
    out: Path | None
    now: float

    def path(self) -> Path:
        if not self.words:
            raise Unable("tournament-cli-file")
        return Path(self.words[0])

    def given(self, least: int, most: int | None = None) -> list[str]:
        """The words after the file, so many of them; raises where there are fewer or more."""
        rest = self.words[1:]
        if len(rest) < least or len(rest) > (least if most is None else most):
            raise Unable("tournament-cli-words", count=len(rest), least=least)
        return rest

    def number(self, word: str) -> int:
        try:
            return int(word)
        except ValueError as error:
            raise Unable("tournament-cli-number", word=word) from error

    def player(self, made: Tournament, word: str) -> int:
        """A player by name or by number."""
        for player in made.state.players.values():
            if player.name.casefold() == word.casefold():
                return player.id
        if word.isdecimal() and int(word) in made.state.players:
            return int(word)
        raise Unable("tournament-cli-player", name=word)

    def scores(self, words: list[str]) -> list[int]:
        return [self.number(part) for word in words for part in word.split(",") if part]

    def say(self, id: str, **args: int | str | Text) -> str:
        return self.voice.word(f"tournament-{id}", **args)


@dataclass
class Answer:
    """What a machine reads, and what a person does."""

    data: Any
    said: list[Any] = field(default_factory=list)


def kept(desk: Desk, made: Tournament, *events: Event) -> Answer:
    """The file is written anew, and the events are told."""
    made.save(desk.path())
    said = [f"{event.n:4} {desk.voice.words(told(made, event))}" for event in events]
    return Answer([event.row() for event in events], said)
