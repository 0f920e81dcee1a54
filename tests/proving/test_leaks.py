"""Leaks planted on purpose: the leak test of the generic suite must catch each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tafelrunde_proving import Fair, actions, rounds, scoring, worlds
from tafelrunde_proving.events import DREW
from tafelrunde_proving.meta import GUARD
from tafelrunde_proving.state import DRAFT, END, MARKET, STALLS, FairState

from tafelrunde import Match
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import choose
from tafelrunde.kernel.game import ScoreLine
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.text import Text
from tests.generic.cases import Case
from tests.generic.knowing import Coverage, leaks
from tests.generic.playing import walk
from tests.proving.spread import RAIDERS

SEATS = 3
CASE = Case("proving", SEATS, {"rounds": 2, "deck": RAIDERS}, 0)

Zone = Callable[[FairState, int | None], Any]


def others(zones: list[Any], seat: int | None) -> list[Any]:
    return [zone for owner, zone in enumerate(zones) if owner != seat]


ZONES: dict[str, Zone] = {
    "deck": lambda g, _: g.deck,
    "packs": lambda g, seat: others(g.packs, seat),
    "hands": lambda g, seat: others(g.hands, seat),
    "finds": lambda g, seat: others(g.finds, seat),
    "goals": lambda g, seat: others(g.goals, seat),
    "spare goals": lambda g, _: g.spare_goals,
    "bags": lambda g, _: [stall.bag for stall in g.stalls],
    "drawn": lambda g, seat: [s.drawn for s in g.stalls if s.left and s.left[0] != seat],
    "pouches": lambda g, seat: [
        chips for s in g.stalls for owner, chips in s.pouches.items() if owner != seat
    ],
    "chance": lambda g, _: g.chance.key.hex(),
    "a stall's chance": lambda g, _: [stall.chance.key.hex() for stall in g.stalls],
}


def flat(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for item in value:
            yield from flat(item)
    else:
        yield value


class ViewLeaks(Fair):
    """A fair whose view shows the contents of a hidden zone."""

    def __init__(self, zone: Zone) -> None:
        super().__init__()
        self.zone = zone

    def view(self, state: FairState, seat: int | None) -> dict[str, Any]:
        shown = super().view(state, seat)
        return shown if state.phase == END else {**shown, "leak": repr(self.zone(state, seat))}


class CountLeaks(ViewLeaks):
    """A fair whose view shows only the sum of what lies in a hidden zone."""

    def view(self, state: FairState, seat: int | None) -> dict[str, Any]:
        shown = Fair.view(self, state, seat)
        return shown if state.phase == END else {**shown, "sum": sum(flat(self.zone(state, seat)))}


class Timid(Fair):
    """A fair whose worlds leave a zone as it is."""

    def __init__(self, zone: Zone) -> None:
        super().__init__()
        self.zone = zone

    def resample(self, state: FairState, seat: int | None, chance: Chance, seen: list[int]) -> None:
        worlds.resample(state, seat, chance, [*seen, *flat(self.zone(state, seat))])


def match_of(game: Fair, seed: int) -> Match:
    options = game.options(SEATS, CASE.options)
    match = Match(game, Header("proving", game.rules, SEATS, options, str(seed), []))
    match.start()
    return match


def found(game: Fair) -> list[str]:
    """The first leaks that the leak test finds in a few matches."""
    for seed in range(3):
        for here in walk(match_of(game, seed), CASE.dice(f"leaks {seed}")):
            for seat in (None, *range(SEATS)):
                caught = leaks(here, seat, f"{seed} {len(here.log)}")
                if caught:
                    return caught
    return []


def test_the_fair_itself_leaks_nothing() -> None:
    assert found(Fair()) == []


@pytest.mark.parametrize("zone", ZONES)
def test_a_view_that_shows_a_hidden_zone_is_caught(zone: str) -> None:
    assert "leak" in found(ViewLeaks(ZONES[zone]))[0]


@pytest.mark.parametrize("zone", ["deck", "packs", "hands", "goals", "bags", "pouches"])
def test_a_view_that_shows_the_sum_of_a_hidden_zone_is_caught(zone: str) -> None:
    assert "sum" in found(CountLeaks(ZONES[zone]))[0]


def openly(seat: int, kind: str, options: list[Option], about: Option | None = None) -> Decision:
    return choose(seat, kind, options, about=about)


def test_a_draft_asked_openly_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "choose_privately", openly)
    assert "others' decisions" in found(Fair())[0]


def test_a_guard_that_is_only_asked_for_where_there_is_one_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def asked(seat: int, kind: str, options: list[Option], about: Option | None = None) -> Decision:
        return Decision(seat, kind, options, private=kind != "guard", about=about)

    monkeypatch.setattr(actions, "choose_privately", asked)
    assert found(Fair()) != []


def test_an_event_told_to_everybody_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw_card(g: FairState, zone: list[int], seat: int) -> int:
        card = g.draw(g.deck, 1 << seat)
        zone.append(card)
        DREW.tell(g, seat, card)
        return card

    monkeypatch.setattr(FairState, "draw_card", draw_card)
    assert "drew" in found(Fair())[0]


def test_a_question_about_a_hidden_thing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def prompted(g: FairState, decision: Decision) -> Text:
        return Text("proving-ask-act", guards=sum(g.kinds[c] == GUARD for c in g.hands[1]))

    monkeypatch.setattr(Fair, "prompt", lambda _, state, decision: prompted(state, decision))
    assert "guards" in found(Fair())[0]


class Hinting(Fair):
    """A fair that tells the raider who has a guard, whether or not they can be raided."""

    def why_not(self, state: FairState, decision: Decision, option: Option) -> str | None:
        if decision.kind == "raid" and isinstance(option, int):
            guarded = any(state.kinds[card] == GUARD for card in state.hands[option])
            return "guarded" if guarded else super().why_not(state, decision, option)
        return super().why_not(state, decision, option)


def test_a_reason_that_tells_of_a_hidden_thing_is_caught() -> None:
    assert "own decision" in found(Hinting())[0]


def test_a_score_sheet_that_counts_hidden_goals_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def sheet(_: Fair, state: FairState) -> list[ScoreLine]:
        goals = [scoring._goal(state, seat) for seat in range(state.seats)]
        return [ScoreLine("proving-score-goal", goals)]

    monkeypatch.setattr(Fair, "score_sheet", sheet)
    assert "score sheet" in found(Fair())[0]


# Where each zone lies in the state, and a phase in which something lies there.
PLACES = {
    "deck": ("deck/", MARKET),
    "packs": ("packs/other/", DRAFT),
    "hands": ("hands/other/", MARKET),
    "goals": ("goals/other", STALLS),
    "spare goals": ("spare_goals/", STALLS),
    "bags": ("stalls/*/bag/", STALLS),
    "drawn": ("stalls/*/drawn/", STALLS),
    "pouches": ("stalls/*/pouches/other/", STALLS),
}


def unaccounted(game: Fair, phase: int) -> list[str]:
    coverage = Coverage(CASE.dice("looks"), ())
    for seed in range(6):
        for here in walk(match_of(game, seed), CASE.dice(f"coverage {seed}")):
            if isinstance(here.state, FairState) and here.state.phase == phase:
                for seat in (None, 0):
                    coverage.look(here, seat)
    return coverage.unaccounted()


@pytest.mark.parametrize("phase", [DRAFT, STALLS, MARKET])
def test_every_component_of_the_fair_is_shown_or_varies(phase: int) -> None:
    assert unaccounted(Fair(), phase) == []


@pytest.mark.parametrize("zone", PLACES)
def test_a_hidden_zone_that_never_varies_is_caught(zone: str) -> None:
    place, phase = PLACES[zone]
    assert any(found.startswith(place) for found in unaccounted(Timid(ZONES[zone]), phase))
