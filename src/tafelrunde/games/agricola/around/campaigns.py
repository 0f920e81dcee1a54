"""Campaigns: three matches of two to four, or a series alone. S2, section 8."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, OCCUPATION, PRINTED, of_kind
from tafelrunde.games.agricola.meta import HAND, NAME, checked_options
from tafelrunde.games.agricola.phases.setup import check_starts
from tafelrunde.games.agricola.verbs.events import LOST
from tafelrunde.games.agricola.verbs.words import card_text
from tafelrunde.kernel.chance import chance_of
from tafelrunde.kernel.errors import Conflict
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.series import Ask, Leg, Outcome, Plan, Series
from tafelrunde.kernel.text import Text

MATCHES: Final = 3
# Campaign points by seats, match and place.
PRIZES: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    4: ((7, 5, 4, 3), (8, 5, 3, 2), (9, 6, 3, 1)),
    3: ((7, 5, 3), (8, 5, 2), (9, 5, 1)),
    2: ((1, 0), (2, 0), (3, 0)),
}
# What a series alone asks for, match by match; then a point more each time.
TARGETS: Final[tuple[int, ...]] = (50, 55, 59, 62, 64, 65, 66, 67)


class OfAgricola(Series):
    """What both have in common: the cards that are carried on are occupations."""

    def outcome(self, match: Match) -> Outcome:
        g = match.state
        assert isinstance(g, Agricola)
        played = [[DECK[n].id for n in of_kind(OCCUPATION, farm.played)] for farm in g.farms]
        return Outcome(match.scores, match.ranking, played, lost_in(match))

    def label(self, card: str) -> Text:
        return card_text(card)

    def effect(self, card: str) -> Text:
        return Text(f"{card_text(card).id}.text")


def lost_in(match: Match) -> list[list[str]]:
    """The starting occupations that each seat could not pay for.

    Such a card may have been dealt and played again, so the beginning is looked at.
    """
    lost: list[list[str]] = [[] for _ in range(match.seats)]
    if not any(match.header.options["start.occupations"] or []):
        return lost
    again = Match(match.game, match.header, listening=True)
    again.start()
    for stood in match.log.standing():
        g = again.state
        assert isinstance(g, Agricola)
        if g.round > 0:
            break
        again.follow(stood.entry)
    for heard in again.heard:
        if heard.event.name == LOST.name:
            lost[heard.event.args[0]].append(PRINTED[heard.event.args[1]])
    return lost


# --- three matches -----------------------------------------------------------------------


class ThreeMatches(OfAgricola):
    """Three matches with the same players."""

    def __init__(self) -> None:
        super().__init__("campaign", (2, 4))

    def total(self) -> int:
        return MATCHES

    def prizes(self, number: int, seats: int) -> list[int]:
        return list(PRIZES[seats][number - 1])

    def plan(self, seats: int, legs: Sequence[Leg], key: str) -> Plan:
        """A match that was given up is played anew and counts for nothing."""
        ended = [leg for leg in legs if leg.outcome is not None]
        plan = Plan(NAME, len(ended) + 1)
        plan.won = [leg.outcome is not None for leg in legs]
        plan.over = len(ended) == MATCHES
        if ended and not plan.over:
            self._go_on(plan, ended[-1], chance_of(f"{key}:{len(ended)}").below(1 << 16))
        return plan

    def _go_on(self, plan: Plan, last: Leg, lot: int) -> None:
        """The winner begins, the last is consoled, and each may carry on an occupation.

        R26: among several winners the lot decides who begins, each of several last gets the food;
        where all are equal nobody is the last.
        """
        outcome = last.outcome
        assert outcome is not None
        ranking = outcome.ranking
        seats = len(ranking)
        winners = [seat for seat in range(seats) if ranking[seat] == 1]
        first = winners[lot % len(winners)]
        worst = max(ranking)
        consoled = [seat for seat in range(seats) if ranking[seat] == worst > 1]
        plan.options = {
            "start.first": first,
            "start.food": [1 if seat in consoled else 0 for seat in range(seats)],
        }
        plan.notes.append(Text("agricola-campaign-first", seat=Text("seat", seat=first)))
        for seat in consoled:
            plan.notes.append(Text("agricola-campaign-food", seat=Text("seat", seat=seat)))
        carried: list[list[str]] = []
        for seat in range(seats):
            pick = last.picks.get(seat, "")
            carried.append([pick] if pick else [])
            if seat not in last.picks:
                payable = _payable(last.options, plan.options, seat, outcome.played[seat])
                if payable:
                    plan.asks.append(Ask(seat, payable, optional=True))
            elif pick:
                who = Text("seat", seat=seat)
                plan.notes.append(Text("agricola-campaign-carries", seat=who, card=card_text(pick)))
        if any(carried):
            plan.options["start.occupations"] = carried


def _payable(
    options: Mapping[str, Any], start: Mapping[str, Any], seat: int, cards: Sequence[str]
) -> list[str]:
    """Those of a seat's occupations that it could pay for at the start of the next match."""
    seats = len(start["start.food"])
    found: list[str] = []
    for card in cards:
        laid_out = [[card] if each == seat else [] for each in range(seats)]
        chosen = checked_options(seats, {**options, **start, "start.occupations": laid_out})
        try:
            check_starts(seats, chosen)
        except Conflict:
            continue
        found.append(card)
    return found


# --- the series alone --------------------------------------------------------------------


def target_of(number: int) -> int:
    """The points that a match of the series asks for."""
    last = len(TARGETS)
    return TARGETS[number - 1] if number <= last else TARGETS[-1] + number - last


class SoloSeries(OfAgricola):
    """Eight matches alone, each asking for more; then on without end."""

    def __init__(self) -> None:
        super().__init__("solo", (1, 1))

    def total(self) -> int:
        return len(TARGETS)

    def target(self, number: int) -> int:
        return target_of(number)

    def plan(self, seats: int, legs: Sequence[Leg], key: str) -> Plan:
        plan = Plan(NAME, 1)
        secured: list[str] = []
        food = 0
        for leg in legs:
            plan.asks = []
            outcome = leg.outcome
            if outcome is not None:
                secured = [card for card in secured if card not in outcome.lost[0]]
            over = -1 if outcome is None else outcome.scores[0] - target_of(plan.number)
            plan.won.append(over >= 0)
            # Without having reached the target the same match is tried again, without food.
            food = max(over, 0) // 2
            if outcome is None or over < 0:
                continue
            if plan.number < len(TARGETS):
                new = [card for card in outcome.played[0] if card not in secured]
                if 0 in leg.picks:
                    secured.append(leg.picks[0])
                elif new:
                    plan.asks.append(Ask(0, new, optional=False))
            plan.number += 1
        plan.target = target_of(plan.number)
        plan.options = {"start.food": [food], "start.total": HAND}
        plan.notes.append(Text("agricola-series-target", number=plan.number, points=plan.target))
        if food:
            plan.notes.append(Text("agricola-series-food", food=food))
        for card in secured:
            plan.notes.append(Text("agricola-series-secured", card=card_text(card)))
        if secured:
            plan.options["start.occupations"] = [secured]
        return plan


SERIES: Final[list[Series]] = [ThreeMatches(), SoloSeries()]
