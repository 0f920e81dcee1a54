"""Flows: rules that may ask in the middle."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, TypeVar

from tafelrunde.kernel.decision import NOTHING, Decision, Option

T = TypeVar("T")


class Together:
    """One decision for each of several seats; the answers stay sealed until the last is in."""

    def __init__(self, decisions: list[Decision]) -> None:
        if len({decision.seat for decision in decisions}) != len(decisions):
            raise ValueError("together asks each seat one decision")
        self.decisions = decisions


class Lanes:
    """Several step sequences side by side; each owns its part of the state.

    Lanes that draw from something they share do not `commute`: they go back together.
    """

    def __init__(self, count: int, *, commute: bool = True) -> None:
        self.count = count
        self.commute = commute


Ask = Decision | Together
Flow = Generator[Ask, Any, None]
FlowOf = Generator[Ask, Any, T]
Step = Flow | Lanes | None


def choose(
    seat: int,
    kind: str,
    options: Sequence[Option],
    manual: Sequence[Option] = NOTHING,
    about: Option | None = None,
) -> Decision:
    """Ask a seat; `yield` the result and get the chosen option back."""
    return Decision(seat, kind, options, manual, False, about)


def choose_privately(
    seat: int, kind: str, options: Sequence[Option], about: Option | None = None
) -> Decision:
    """Ask a seat about something whose options others may not know."""
    return Decision(seat, kind, options, NOTHING, True, about)


def with_end(flow: Flow) -> Generator[Ask | None, Any, None]:
    """A flow that is tried out: it gives None where it has ended.

    A flow that ends inside `yield from` raises nothing, and that costs much in compiled code.
    """
    yield from flow
    yield None


def next_choice(flow: Flow, answer: Any = None) -> Decision | None:
    """Answer a flow that is tried out, and whatever leaves no choice; what a seat is asked then.

    None where the flow has ended or asks several seats at once.
    """
    try:
        while True:
            ask = flow.send(answer)
            if not isinstance(ask, Decision):
                return None
            if not ask.forced:
                return ask
            answer = ask.options[0]
    except StopIteration:
        return None


def together(decisions: list[Decision]) -> Together:
    """Ask several seats at once; `yield` the result and get their answers in the same order."""
    return Together(decisions)
