"""Sitting at the table: one person's questions, answers and keys, with bots on the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from rich.text import Text as RichText

from tafelrunde.bots import Bot
from tafelrunde.bots.advice import advice
from tafelrunde.cli.drawing import board, brings, legend, score_sheet
from tafelrunde.cli.menu import Menu
from tafelrunde.cli.telling import Teller, reconstructed
from tafelrunde.cli.voice import Voice
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.errors import Refused, RuleFault
from tafelrunde.kernel.judge import Effort
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text

MOST_REASONS: Final = 25
# How much a suggestion may cost: whichever is reached first.
_PLAYOUTS: Final = 600
_SECONDS: Final = 1.0


class Sitting:
    """A person at a seat of a match; where a file is named, it is kept there all the time."""

    def __init__(
        self, match: Match, seat: int, bots: Sequence[Bot], voice: Voice, file: Path | None
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.voice = voice
        self.file = file
        self.teller = Teller(match, seat, voice)
        self.up_to_date = False
        self.up = False

    def play(self) -> bool:
        """Play until the match is over (True) or the person gets up (False)."""
        self.voice.say("cli-keys", style="dim")
        while not self.match.over and not self.up:
            self._tell()
            others = [d for d in self.match.decisions if d.seat != self.seat]
            mine = self.match.decision(self.seat)
            if self.seat in self.match.waiting():
                self._keep()
                self._confirm()
            elif others:
                self.up_to_date = False
                _bot_plays(self.match, others[0], self.bots)
            elif mine is not None:
                self._keep()
                self._ask(mine)
        if self.up:
            return False
        self._tell()
        show_end(self.match, self.seat, self.voice)
        return True

    def _tell(self) -> None:
        for sentence in self.teller.news():
            self.voice.out.print(RichText(sentence, style="cyan"))

    def _keep(self) -> None:
        if self.file is not None:
            self.match.record.save(self.file)

    # --- asking --------------------------------------------------------------------------

    def _ask(self, decision: Decision) -> None:
        """Ask until something was played, taken back, or the person gets up."""
        match = self.match
        if not self.up_to_date:
            self.voice.out.print(board(match, self.seat, self.voice))
            self.up_to_date = True
        menu = Menu(self._labels(decision), len(decision.options), self.voice)
        prompt = self.voice.words(match.game.prompt(match.state, decision))
        self.voice.out.print(RichText(prompt, style="bold"))
        menu.show()
        while True:
            said = self._read("cli-prompt")
            if said is None or self._keys(said, decision):
                return
            if said in _LOOKING:
                continue
            if said == "t":
                self._suggest(decision)
                continue
            if said.startswith("?"):
                self._why_not(decision, said[1:].split())
                continue
            place = menu.answer(said)
            if place is not None and self._play(_every(decision)[place]):
                return

    def _labels(self, decision: Decision) -> list[str]:
        return [self._label(decision, option) for option in _every(decision)]

    def _label(self, decision: Decision, option: Option) -> str:
        label = self.teller.label(decision, option)
        brought = brings(self.match, decision, option, self.voice)
        return f"{label}: {brought}" if brought else label

    def _play(self, option: Option) -> bool:
        try:
            self.match.play(self.seat, option)
        except RuleFault:
            self.voice.say("fault", style="red")
            return False
        return True

    def _confirm(self) -> None:
        """The turn is over once the person says so: chance comes next."""
        while True:
            said = self._read("cli-confirm")
            if said == "":
                self.match.confirm(self.seat)
                return
            if said is None or self._keys(said, None):
                return

    def _read(self, prompt: str) -> str | None:
        """A line from the person; None where they got up."""
        try:
            said = input(self.voice.word(prompt) + " ").strip()
        except EOFError:
            said = "q"
        if said == "q":
            self.up = True
            return None
        return said

    def _keys(self, said: str, decision: Decision | None) -> bool:
        """Do what a key stands for; whether the table has changed by it."""
        voice = self.voice
        if said == "u":
            return self._undo()
        if said == "r":
            return self._redo()
        if said == "s":
            voice.out.print(score_sheet(self.match, voice))
        elif said == "b":
            voice.out.print(board(self.match, self.seat, voice))
        elif said == "h":
            voice.say("cli-keys", style="dim")
        elif said == "l":
            explained = legend(self.match, self.seat, voice)
            if explained is None:
                voice.say("cli-no-legend")
            else:
                voice.out.print(explained)
        elif decision is None:
            voice.say("cli-not-understood")
        return False

    def _suggest(self, decision: Decision) -> None:
        """Up to three options with their numbers, what speaks for each, and what it may bring."""
        effort = Effort(f"{self.seat}:{self.match.number}", _PLAYOUTS, monotonic() + _SECONDS)
        found = advice(self.match, decision, effort)
        if not found:
            self.voice.say("cli-no-choice")
        for option, why, points in found:
            number = f"{decision.options.index(option) + 1:>4}  "
            label = self.teller.label(decision, option)
            if points is not None:
                label += " · " + self.voice.word("cli-expected", points=f"{points:.1f}")
            self.voice.out.print(RichText.assemble((number, "bold"), label))
            if why is not None:
                self.voice.out.print(RichText(f"      {self.voice.words(why)}", style="dim"))

    # --- taking back and asking why ------------------------------------------------------

    def _undo(self) -> bool:
        voice = self.voice
        try:
            needed = self.match.undo_needs(self.seat)
        except Refused:
            voice.say("why-nothing-to-undo")
            return False
        if needed:
            voice.say("undo-needs", count=len(needed))
            said = self._read("cli-undo-anyway")
            if said is None:
                return True
            if said.lower() not in {"y", "j"}:
                return False
        self.match.undo(self.seat, consent=tuple(needed))
        self.teller.told = len(self.match.heard)
        voice.say("undo-done", style="cyan", seat=Text("seat", seat=self.seat))
        self.up_to_date = False
        return True

    def _redo(self) -> bool:
        """Make the move again that was taken back."""
        option = self.match.redo_option(self.seat)
        if option is None:
            self.voice.say("why-nothing-to-redo")
            return False
        return self._play(option)

    def _why_not(self, decision: Decision, words: list[str]) -> None:
        """What is not offered and which rule says so, the same reason once."""
        grouped: dict[str, list[str]] = {}
        for option in self.match.game.candidates(self.match.state, decision):
            if decision.offers(option):
                continue
            label = self.teller.label(decision, option)
            if all(word.lower() in label.lower() for word in words):
                why = self.match.reason(self.seat, option)
                assert why is not None
                grouped.setdefault(self.voice.words(why), []).append(label)
        if not grouped:
            self.voice.say("cli-nothing-barred")
        for reason, labels in grouped.items():
            self.voice.out.print(RichText(reason, style="bold"))
            for label in labels[:MOST_REASONS]:
                self.voice.out.print(RichText(f"  · {label}"))
            more = len(labels) - MOST_REASONS
            if more > 0:
                self.voice.out.print(RichText(f"  · {self.voice.word('cli-and-more', count=more)}"))


# Keys that only look at something; an option may be any other word.
_LOOKING: Final = frozenset("ursbhl")


def _every(decision: Decision) -> list[Option]:
    return [*decision.options, *decision.manual]


def _bot_plays(match: Match, decision: Decision, bots: Sequence[Bot]) -> None:
    match.play(decision.seat, bots[decision.seat].choose(match, decision))


def watch(match: Match, bots: Sequence[Bot], voice: Voice) -> None:
    """Show a match of bots alone, to its end."""
    teller = Teller(match, None, voice)
    voice.say("cli-watching", style="dim")
    voice.out.print(board(match, None, voice))
    while not match.over:
        for sentence in teller.news():
            voice.out.print(RichText(sentence))
        _bot_plays(match, match.decisions[0], bots)
    for sentence in teller.news():
        voice.out.print(RichText(sentence))
    show_end(match, None, voice)


def show_end(match: Match, seat: int | None, voice: Voice) -> None:
    voice.out.print(board(match, seat, voice))
    voice.say("why-over", style="bold")
    voice.out.print(score_sheet(match, voice))
    if reconstructed(match):
        voice.say("cli-reconstructed", style="dim")
