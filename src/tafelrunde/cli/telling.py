"""Telling: what happened in a match, sentence by sentence."""

from __future__ import annotations

from typing import Final

from tafelrunde.cli.voice import Voice
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.log import TableEvent
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playing import Heard
from tafelrunde.kernel.text import Text

# How a record says that a person plays a seat; a bot has its name there.
PERSON: Final = "person"


class Teller:
    """Tells what is new in a listening match: to a seat, or to somebody who may know all."""

    def __init__(self, match: Match, seat: int | None, voice: Voice) -> None:
        self.match = match
        self.seat = seat
        self.voice = voice
        # Somebody who comes back knows how it began.
        self.told = len(match.heard) if match.moves else 0

    def news(self) -> list[str]:
        """The sentences since the last time."""
        match = self.match
        heard = match.heard[self.told :] if self.seat is None else self._known(self.seat)
        self.told = len(match.heard)
        told = match.game.narrate(match.state, [item.event for item in heard])
        return [self.voice.words(sentence.text) for sentence in told]

    def _known(self, seat: int) -> list[Heard]:
        return self.match.events(seat, self.told)

    def label(self, decision: Decision, option: Option) -> str:
        return self.voice.words(self.match.game.label(self.match.state, decision, option))


def reconstructed(match: Match) -> bool:
    """Whether the match is played with cards that are not documented in full."""
    deck = match.view(None).get("deck")
    return isinstance(deck, dict) and bool(deck.get("reconstructed"))


def table_sentence(event: TableEvent, voice: Voice) -> str:
    """What the table noted beside the moves."""
    facts = event.facts
    seat = facts.get("seat")
    who = Text("seat", seat=seat) if isinstance(seat, int) else Text("cli-somebody")
    match event.name:
        case "undo":
            return voice.word("undo-done", seat=who)
        case "resign" | "confirm":
            return voice.word(f"table-{event.name}", seat=who)
        case "takeover":
            by = facts.get("by")
            player = Text("cli-person") if by == PERSON else str(by)
            return voice.word("table-takeover", seat=who, by=player)
        case "closed":
            return voice.word("table-closed", reason=str(facts.get("reason")))
        case "result":
            scores = enumerate(facts["scores"])
            points = ", ".join(f"{voice.word('seat', seat=seat)} {score}" for seat, score in scores)
            return voice.word("cli-result", points=points)
        case _:
            return event.name
