"""Turns: for whom a process thinks next, so that nobody waits for all that somebody else began.

Each person has had so much of the process. Who has had least is next: a round of everybody, in
which ten quick answers are one slow one. Of what one person waits for the quickest comes first.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager


class Turn:
    """Something that waits to be thought about: for whom, and what it costs."""

    def __init__(self, people: Sequence[str], cost: float) -> None:
        self.people = people
        self.cost = cost
        self.comes: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """The turns at one process, which does one thing at a time."""

    def __init__(self) -> None:
        self._waiting: list[Turn] = []
        self._running: Turn | None = None
        # How much who has just been served had had; whoever comes has had as much.
        self._least = 0.0
        # What people have had who have had more than that.
        self._had: dict[str, float] = {}

    @asynccontextmanager
    async def turn(self, people: Sequence[str], cost: float) -> AsyncIterator[Turn]:
        """Wait for a turn; of several people it is for, it counts as that of who has had least."""
        turn = Turn(people, cost)
        self._waiting.append(turn)
        self._go_on()
        try:
            await turn.comes
            yield turn
        finally:
            if turn is self._running:
                self._running = None
            else:
                self._waiting.remove(turn)
            self._go_on()

    @property
    def contested(self) -> bool:
        """Whether somebody waits for whom nothing is being thought about."""
        running = () if self._running is None else self._running.people
        return any(not set(turn.people) & set(running) for turn in self._waiting)

    def _go_on(self) -> None:
        if self._running is not None:
            return
        if not self._waiting:
            self._least = 0.0
            self._had.clear()
            return
        # Of equals the first that came is taken.
        turn = min(self._waiting, key=lambda turn: (self._had_by(turn), turn.cost))
        self._waiting.remove(turn)
        self._running = turn
        self._least = self._had_by(turn)
        payer = min(turn.people, key=self._had_of)
        self._had[payer] = self._least + turn.cost
        self._had = {who: had for who, had in self._had.items() if had > self._least}
        if not turn.comes.done():
            turn.comes.set_result(None)

    def _had_of(self, person: str) -> float:
        return self._had.get(person, self._least)

    def _had_by(self, turn: Turn) -> float:
        return min(map(self._had_of, turn.people))
