"""What a preview says is gained is what the events tell afterwards."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tafelrunde import Match, new
from tafelrunde.kernel.decision import Option
from tests.generic.playing import random_move
from tests.lydia.table import Table

MODULES: list[Any] = ["all", ["croesus", "tomb"], ["pactolus", "artisans", "chariots"], []]


def promised(items: list[Any]) -> Counter[str] | None:
    """The goods that a preview says are gained at once; None where it says nothing of it."""
    goods: Counter[str] = Counter()
    told = False
    for item in items:
        if item["what"] == "gain":
            goods.update(item["goods"])
            told = True
        elif item["what"] == "influence" or item["what"] == "shop":
            goods["coin"] += item["coins"]
            told = True
    return +goods if told else None


INCOME = ("property", "gate", "merchants", "king")
SOURCES = {
    "king": ("king",),
    "bonus": ("influence",),
    "race": ("race", "influence"),
    "copy": ("property", "gate", "merchants"),
    "place": ("property", "gate", "merchants"),
    "sell": (),
    "sell-wild": (),
}


def gains(match: Match, since: int, seat: int, sources: tuple[str, ...]) -> Counter[str]:
    """What the events tell that a seat got from these sources, and for what it sold."""
    goods: Counter[str] = Counter()
    for heard in match.events(None)[since:]:
        event = heard.event
        if not event.args or event.args[0] != seat:
            continue
        if event.name == "gain" and event.args[4] in sources:
            goods[event.args[1]] += event.args[2]
        elif event.name == "trade" and not sources:
            goods["coin"] += event.args[2]
    return +goods


class Income:
    """The incomes that the preview of a placement shows, until it is clear which one comes."""

    def __init__(self, seat: int, since: int, items: list[Any]) -> None:
        self.seat = seat
        self.since = since
        self.items = items

    def settled(self, match: Match, kind: str, option: Option) -> bool:
        """Hold it against the events once no artisan and no king is asked about any more."""
        after = match.decision(self.seat)
        asked = "" if after is None else after.kind
        if asked == "copy" or (asked == "king" and kind != "king"):
            return False
        if kind == "king" and isinstance(option, tuple):  # the favour is declined
            return False
        (item,) = self.items
        expected = Counter({good: row["gain"] for good, row in item["goods"].items()})
        assert gains(match, self.since, self.seat, INCOME) == +expected, (item, option)
        return True


def hold_previews_against_events(number: int) -> Counter[str]:
    """Play a match at random; how many previews of each kind were held against what followed."""
    dice = random.Random(f"previews {number}")
    modules = MODULES[number % len(MODULES)]
    match = new("lydia", 2 + number % 3, number, {"modules": modules}, listening=True)
    held: Counter[str] = Counter()
    income: Income | None = None
    while not match.over:
        seat, option = random_move(match, dice)
        decision = match.decision(seat)
        assert decision is not None
        kind, since = decision.kind, len(match.events(None))
        items = match.game.preview(match.state, decision, option)
        expected = promised(items) if kind in SOURCES else None
        if kind == "place":
            incomes = [item for item in items if item["what"] == "income"]
            income = Income(seat, since, incomes) if incomes else None
        elif kind == "copy" and income is not None:
            income.items = [item for item in income.items if item["as"] == option]
            assert items == income.items
        match.play(seat, option)
        after = match.decision(seat)
        while after is not None and after.kind == "pay" and kind == "race":
            match.play(seat, after.options[0])
            after = match.decision(seat)
        asks_whom = after is not None and after.kind == "copy"
        if expected is not None and not asks_whom:
            found = gains(match, since, seat, SOURCES[kind])
            assert found == expected, (number, kind, option, decision.about)
            held[kind] += 1
        if income is not None and income.seat == seat and kind in ("place", "copy", "king"):
            done = income.settled(match, kind, option)
            held[f"income after {kind}"] += done
            if done or kind == "king":
                income = None
    return held


@pytest.mark.parametrize("number", range(8))
def test_previews_of_gains_are_what_the_events_tell(number: int) -> None:
    assert hold_previews_against_events(number).total() > 20


@pytest.mark.soak
@pytest.mark.parametrize("number", range(300))
def test_previews_of_gains_are_what_the_events_tell_in_many_matches(number: int) -> None:
    assert hold_previews_against_events(1000 + number).total() > 20


def preview(match: Match, option: Option) -> Any:
    return match.game.preview(match.state, match.decisions[0], option)


def test_the_kings_favour_of_an_entombed_colour_is_a_coin() -> None:
    table = Table(modules=["croesus", "tomb"]).draws("red")
    table.g.entombed[0] = 1
    assert preview(table.play("blue"), "red")[0]["goods"] == {"coin": 1}


def test_the_kings_favour_on_a_full_space_brings_nothing() -> None:
    match = Table(modules=["croesus"]).draws("red").holds(0, blue=6).play("blue")
    assert preview(match, "red")[0]["goods"] == {}


def test_coins_of_a_level_end_at_the_limit() -> None:
    match = Table().draws("red").level(0, 1).holds(0, blue=5, coin=11).play("blue")
    assert preview(match, "influence")[0]["coins"] == 1


def test_coins_of_a_race_end_at_the_limit() -> None:
    table = Table(modules=["chariots"]).draws("red").at("blue", "red")
    table.chariots("yellow", "green").holds(0, yellow=3, green=3, coin=11)
    assert preview(table.play("blue"), 2)[-1]["goods"] == {"coin": 1}


def test_coins_of_a_copied_merchant_end_at_the_limit() -> None:
    table = Table(modules=["pactolus", "artisans"]).draws("artisan").at("green", "red")
    table.at("fountain", "red", "blue").owns(0, "+fountain-red").holds(0, coin=11)
    assert preview(table.play("fountain"), "red")[0]["goods"] == {"coin": 1}
