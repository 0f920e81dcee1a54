"""What a preview promises is what the events tell afterwards."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tafelrunde import Match, find_game, new
from tafelrunde.games.agricola.board.goods import FOOD, GRAIN, KINDS, VEGETABLE
from tafelrunde.games.agricola.board.spaces import SPACE_OF
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.scoring import own_points
from tafelrunde.games.agricola.shown.preview import ICONS
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.playing import Heard
from tafelrunde.kernel.state import Event
from tests.agricola.table import cells, fence_in, give, play_card, table
from tests.generic.playing import random_move
from tests.soak.test_agricola_tables import fits

# Goods by their number, and what else both tell: begging markers, people, the house.
Ledger = Counter[int | str]
OPTIONS: list[dict[str, Any]] = [
    {},
    {},
    {"partner.enabled": True},
    {"variant.family": True},
    {"play.leave_animals": True},
    {"play.unfinished_pastures": True},
    {"play.one_pasture_per_type": True},
]


def promised(rows: list[dict[str, Any]]) -> Ledger:
    ledger: Ledger = Counter()
    for row in rows:
        if "icon" in row:
            ledger[ICONS.index(row["icon"])] += row["by"]
        elif row["row"] in ("begging", "people"):
            ledger[row["row"]] += row["by"]
        elif row["row"] == "house":
            ledger["house"] += 1
    return ledger


def entered(event: Event, seat: int, ledger: Ledger) -> None:
    """Write down what an event tells of a seat."""
    name, args = event.name, event.args
    if not args or args[0] != seat:
        return
    if name in ("gain", "lose"):
        ledger[args[1]] += args[2] if name == "gain" else -args[2]
    elif name in ("spend", "pay", "fed"):
        for good in range(KINDS):
            ledger[good] -= args[1 + good]
    elif name == "exchange":
        ledger[args[1]] -= args[2]
        ledger[FOOD] += args[3]
    elif name == "given":
        ledger[args[2]] -= args[3] + 1
    elif name == "sowed":
        ledger[GRAIN] -= args[1]
        ledger[VEGETABLE] -= args[2]
    elif name == "bred":
        ledger[args[1]] += 1
    elif name == "begged":
        ledger["begging"] += args[1]
    elif name in ("born", "renovated"):
        ledger["people" if name == "born" else "house"] += 1


def nothing_but(ledger: Ledger) -> dict[int | str, int]:
    return {what: by for what, by in ledger.items() if by}


def ledgers(match: Match, since: int, seat: int) -> list[dict[int | str, int]]:
    """What the events since then have brought the seat, event by event."""
    ledger: Ledger = Counter()
    found = [nothing_but(ledger)]
    for heard in match.events(seat)[since:]:
        entered(heard.event, seat, ledger)
        found.append(nothing_but(ledger))
    return found


def state(match: Match) -> Agricola:
    g = match.state
    assert isinstance(g, Agricola)
    return g


def points(match: Match, seat: int) -> int:
    return sum(own_points(state(match), seat))


def between_steps(match: Match) -> bool:
    return all(decision.kind in ("place", "feed") for decision in match.decisions)


def plows_on(events: list[Heard]) -> bool:
    """Whether more than one field was plowed: a card's second one may have had a single place."""
    return [heard.event.name for heard in events].count("plowed") > 1


def options_of(number: int) -> tuple[int, dict[str, Any]]:
    options = OPTIONS[number % len(OPTIONS)]
    seats = 1 + number // len(OPTIONS) % 4
    return (seats, options) if fits(seats, options) else (4, options)


def hold_previews_against_events(number: int) -> Counter[str]:
    """Play a match at random; how many previews of each kind of decision came true."""
    dice = random.Random(f"previews {number}")
    seats, options = options_of(number)
    match = new("agricola", seats, number, options, listening=True)
    held: Counter[str] = Counter()
    while not match.over:
        seat, option = random_move(match, dice)
        decision = match.question(seat)
        assert decision is not None
        rows = match.game.preview(match.state, decision, option)
        expected = nothing_but(promised(rows))
        since, before = len(match.events(seat)), points(match, seat)
        match.play(seat, option)
        came = ledgers(match, since, seat)
        told = number, decision, option, rows, match.events(seat)[since:]
        if not state(match).requests:  # else it comes when the running step has ended
            assert expected in came, told
            whole = between_steps(match) and decision.kind != "pay" and not plows_on(told[-1])
            if rows and expected == came[-1] and whole:
                more = sum(row["by"] for row in rows if row.get("row") == "points")
                assert more == points(match, seat) - before, told
                held["points"] += 1
        held[decision.kind] += bool(expected)
    return held


@pytest.mark.parametrize("number", range(28))
def test_previews_are_what_the_events_tell(number: int) -> None:
    assert hold_previews_against_events(number).total() > 20


@pytest.mark.soak
@pytest.mark.parametrize("number", range(300))
def test_previews_are_what_the_events_tell_in_many_matches(number: int) -> None:
    assert hold_previews_against_events(1000 + number).total() > 20


def placing(g: Agricola, space: str) -> list[dict[str, Any]]:
    g.piles[SPACE_OF[space]] = 2
    rows = find_game("agricola").preview(g, Decision(0, "place", [space]), space)
    return [row for row in rows if "icon" in row]


def test_the_preview_of_a_placement_tells_what_cards_add_to_the_space() -> None:
    g = table(2, variant__family=False)
    fence_in(g.farms[0], cells(3, 4))
    play_card(g, 0, "A050")
    rows = placing(g, "cattle_market")
    assert {"icon": "food", "by": 3, "seat": 0} in rows
    assert {"icon": "cow", "by": 2, "seat": 0} in rows


def test_a_preview_stops_where_anothers_card_asks_first() -> None:
    g = table(4, variant__family=False)
    play_card(g, 2, "A160")
    give(g.farms[2], food=2)
    assert placing(g, "traveling_players") == []
