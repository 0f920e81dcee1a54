"""A game made of the steps a test writes down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tafelrunde import Match
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.decision import Decision, Either, Int, Option, Word
from tafelrunde.kernel.flow import Flow, Lanes, Step
from tafelrunde.kernel.game import Game, ScoreLine
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.state import Part, State
from tafelrunde.kernel.text import Text


class Side(Part):
    """What a lane owns."""

    def __init__(self) -> None:
        self.chance = Chance()
        self.step = 0
        self.trace: list[int] = []

    def copy(self) -> Side:
        new = Side()
        new.chance = self.chance.copy()
        new.step = self.step
        new.trace = self.trace[:]
        return new


class Board(State):
    """A step counter, a public trace, a pool, a secret a seat, and two sides."""

    def __init__(self) -> None:
        super().__init__()
        self.step = 0
        self.trace: list[Option] = []
        self.pool: list[int] = []
        self.secrets: list[int] = []
        self.sides: list[Side] = []

    def copy(self) -> Board:
        new = Board()
        new.chance = self.chance.copy()
        new.step = self.step
        new.trace = self.trace[:]
        new.pool = self.pool[:]
        new.secrets = self.secrets[:]
        new.sides = [side.copy() for side in self.sides]
        return new


Write = Callable[[Board], Flow]
LaneWrite = Callable[[Board, Side], Flow]
Steps = list["Write | list[list[LaneWrite]]"]


class Small(Game[Board]):
    """Its steps in turn; a list of lists is a pair of lanes. Steps in `chancy` open with chance."""

    def __init__(self, steps: Steps, chancy: tuple[Any, ...] = ()) -> None:
        shape = Either(Int("n", -100, 100), Word("word", "yes", "no"))
        super().__init__(
            "small", (1, 4), 1, [Question("n", shape), Question("m", shape)], [], [Board, Side]
        )
        self.steps = steps
        self.chancy = chancy
        self.commute = True

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Board:
        g = Board()
        g.chance = chance
        g.pool = list(range(10, 20))
        g.secrets = [0] * seats
        for lane in range(2):
            side = Side()
            side.chance = chance.split(f"lane {lane}")
            g.sides.append(side)
        return g

    def next_step(self, state: Board) -> Step:
        if state.step == len(self.steps):
            return None
        step = self.steps[state.step]
        if isinstance(step, list):
            left = any(state.sides[n].step < len(lane) for n, lane in enumerate(step))
            return Lanes(len(step), commute=self.commute) if left else joined(state)
        return counted(state, step)

    def lane_step(self, state: Board, lane: int) -> Flow | None:
        steps = self.steps[state.step]
        assert isinstance(steps, list)
        side = state.sides[lane]
        if side.step == len(steps[lane]):
            return None
        return lane_counted(state, side, steps[lane][side.step])

    def opens_with_chance(self, state: Board, lane: int | None) -> bool:
        if state.step == len(self.steps):
            return False
        step: Any = self.steps[state.step]
        if lane is not None:
            number = state.sides[lane].step
            return number < len(step[lane]) and step[lane][number] in self.chancy
        return step in self.chancy

    def view(self, state: Board, seat: int | None) -> dict[str, Any]:
        secret = None if seat is None else state.secrets[seat]
        return {"step": state.step, "trace": state.trace[:], "secret": secret}

    def resample(self, state: Board, seat: int | None, chance: Chance, seen: list[int]) -> None:
        for side in state.sides:
            side.chance = chance.split("side")

    def audit(self, state: Board) -> dict[str, int]:
        return {"boards": 1}

    def score_sheet(self, state: Board) -> list[ScoreLine]:
        return [ScoreLine("small-trace", [len(state.trace)] * len(state.secrets))]

    def ranking(self, state: Board) -> list[int]:
        return [1] * len(state.secrets)

    def position(self, state: Board) -> str:
        return f"{state.step} {state.trace}"

    def label(self, state: Board, decision: Decision, option: Option) -> Text:
        return Text("small", option=str(option))


def counted(g: Board, step: Write) -> Flow:
    yield from step(g)
    g.step += 1


def lane_counted(g: Board, side: Side, step: LaneWrite) -> Flow:
    yield from step(g, side)
    side.step += 1


def joined(g: Board) -> Flow:
    yield from ()
    for side in g.sides:
        side.step = 0
    g.step += 1


def small(
    steps: Steps,
    seats: int = 2,
    chancy: tuple[Any, ...] = (),
    waits: int = 0,
    listening: bool = False,
    seed: str = "1",
) -> Match:
    """A match of these steps."""
    header = Header("small", 1, seats, {}, seed, [])
    match = Match(Small(steps, chancy), header, listening=listening, waits=waits)
    match.start()
    return match


def board(match: Match) -> Board:
    assert isinstance(match.state, Board)
    return match.state
