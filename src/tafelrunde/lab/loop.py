"""Matches played to their end without anybody watching; compiled in the built package."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.bots.base import Bot, Luck
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Header

# No game of the house comes near this; a match that does will never end.
LONGEST: Final = 100_000


def play_out(match: Match, bots: Sequence[Bot]) -> int:
    """Let bots play a match to its end; how many decisions had two options or more."""
    real = 0
    for _ in range(LONGEST):
        if match.over:
            return real
        real += _answer(match, bots)
    raise _endless()


def play_out_audited(match: Match, bots: Sequence[Bot]) -> int:
    """The same, counting the components before each decision and at the end."""
    game = match.game
    counts = game.audit(match.state)
    real = 0
    for _ in range(LONGEST):
        if match.over:
            return real
        real += _answer(match, bots)
        found = game.audit(match.state)
        if found != counts:
            raise TafelrundeError(f"the components were {counts} and are {found}")
    raise _endless()


def _answer(match: Match, bots: Sequence[Bot]) -> int:
    """Let a bot answer the next decision; 1 where it had two options or more, else 0."""
    decision = match.decisions[0]
    match.play(decision.seat, bots[decision.seat].choose(match, decision))
    return 1 if len(decision.options) > 1 else 0


def _endless() -> TafelrundeError:
    return TafelrundeError(f"no end after {LONGEST} decisions")


def opened(game: Game[Any], header: Header) -> Match:
    match = Match(game, header)
    match.start()
    return match


def play_at_random(match: Match, luck: Luck, entries: int = LONGEST) -> int:
    """Random play to the end, or so many entries; how many decisions had two options or more."""
    real = 0
    asked = 0
    while asked < entries and not match.over:
        decision = match.decisions[0]
        count = len(decision.options)
        if count > 1:
            real += 1
            match.play(decision.seat, decision.options[luck.below(count)])
        else:
            match.play(decision.seat, decision.options[0])
        asked += 1
    return real


def fork_often(match: Match, times: int) -> None:
    """Fork a match again and again from where it stands."""
    for _ in range(times):
        match.fork()
