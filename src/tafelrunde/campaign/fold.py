"""Fold: what the events of a campaign lead to, each checked on the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeGuard

from tafelrunde.kernel.completing import completed_options
from tafelrunde.kernel.errors import Refused, TafelrundeError
from tafelrunde.kernel.registry import find_game
from tafelrunde.kernel.series import Ask, Leg, Outcome, Plan, Series
from tafelrunde.ledger.events import UNDONE, Event, standing


@dataclass
class State:
    """Where a campaign stands: its legs, the one that is played now, and what comes next."""

    seats: int
    plan: Plan
    legs: list[Leg] = field(default_factory=list)
    # The event that ended each leg, for who looks for its record.
    ends: list[Event] = field(default_factory=list)
    running: Leg | None = None

    @property
    def over(self) -> bool:
        return self.running is None and self.plan.over

    def ask(self, seat: int) -> Ask | None:
        """What a seat has to choose before the next match."""
        return next((ask for ask in self.plan.asks if ask.seat == seat), None)


def folded(seats: int, seed: str, series: Series, events: Sequence[Event]) -> State:
    """The state that what stands of the events leads to; raises where one does not fit."""
    state = State(seats, series.plan(seats, [], seed))
    last = events[-1] if events else None
    if last is not None and last.name not in STEPS and last.name != UNDONE:
        raise TafelrundeError(f"a campaign knows no event {last.name!r}")
    for event in standing(events):
        STEPS[event.name](state, event.facts)
        if event.name in ("ended", "given-up"):
            state.ends.append(event)
        if state.running is None:
            state.plan = series.plan(seats, state.legs, seed)
    return state


def _begun(state: State, facts: dict[str, Any]) -> None:
    plan = state.plan
    if state.running is not None:
        raise Refused("a match is running already", "campaign-why-running")
    if plan.over:
        raise Refused("the campaign is over", "campaign-why-over")
    if plan.asks:
        raise Refused("somebody has to choose first", "campaign-why-asks")
    number = len(state.legs) + 1
    if facts.get("match") != number or facts.get("game") != plan.game:
        raise Refused(f"match {number} of {plan.game} comes next", "campaign-why-drifted")
    options = facts.get("options")
    if type(options) is not dict or type(facts.get("seed")) is not str:
        raise TafelrundeError("a match needs its options and its seed")
    options = completed_options(find_game(plan.game), state.seats, options)
    for name, value in plan.options.items():
        if options.get(name) != value:
            raise Refused(f"{name} is {value}, not {options.get(name)}", "campaign-why-drifted")
    state.running = Leg(plan.game, options, facts["seed"])


def _ended(state: State, facts: dict[str, Any]) -> None:
    leg = _running(state)
    leg.outcome = outcome_of(facts, state.seats)
    _close(state, leg)


def _given_up(state: State, _: dict[str, Any]) -> None:
    _close(state, _running(state))


def _chosen(state: State, facts: dict[str, Any]) -> None:
    seat, card = facts.get("seat"), facts.get("card")
    ask = None if type(seat) is not int else state.ask(seat)
    if ask is None or state.running is not None:
        raise Refused(f"seat {seat!r} has nothing to choose now", "campaign-why-not-asked")
    if card not in ask.options and not (card == "" and ask.optional):
        known = ", ".join([*ask.options, *(["nothing"] if ask.optional else [])])
        raise Refused(f"{card!r} is none of {known}", "campaign-why-no-choice")
    state.legs[-1].picks[ask.seat] = str(card)


STEPS: Final[dict[str, Callable[[State, dict[str, Any]], None]]] = {
    "begun": _begun,
    "ended": _ended,
    "given-up": _given_up,
    "chosen": _chosen,
}


def _running(state: State) -> Leg:
    if state.running is None:
        raise Refused("no match is running", "campaign-why-no-match")
    return state.running


def _close(state: State, leg: Leg) -> None:
    state.legs.append(leg)
    state.running = None


def outcome_of(facts: dict[str, Any], seats: int) -> Outcome:
    """How a match ended, as its event says."""
    scores, ranking = facts.get("scores"), facts.get("ranking")
    if not _numbers(scores, seats):
        raise Refused(f"{scores!r}: a score for each of {seats} seats", "campaign-why-scores")
    if not _numbers(ranking, seats) or not all(
        place == 1 + sum(other < place for other in ranking) for place in ranking
    ):
        raise Refused(f"{ranking!r} are no places", "campaign-why-places")
    played = facts.get("played", [[] for _ in range(seats)])
    lost = facts.get("lost", [[] for _ in range(seats)])
    for cards in (played, lost):
        if type(cards) is not list or len(cards) != seats or not all(map(_words, cards)):
            raise Refused(f"{cards!r}: cards for each of {seats} seats", "campaign-why-cards")
    return Outcome(scores, ranking, played, lost)


def _numbers(value: Any, count: int) -> TypeGuard[list[int]]:
    return type(value) is list and len(value) == count and all(type(item) is int for item in value)


def _words(value: Any) -> bool:
    return type(value) is list and all(type(item) is str for item in value)
