"""Recorded matches: what random and greedy play never came to, and what older rules played.

Each file is a record; the rules must follow it to its end, and come to the same position at every
step. Of a card the last entry is the one in which its effect is seen.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde import Match, load, new
from tafelrunde.games.agricola.board.spaces import SPACE_OF
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import card_number
from tafelrunde.games.agricola.verbs.verbs import people_of
from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.log import Move

RECORDED = Path(__file__).parent / "recorded"


def followed(name: str) -> Match:
    return load(RECORDED / f"{name}.jsonl", any_version=True)


def before_the_end(name: str) -> tuple[Match, Move]:
    """The match before the last entry of its record, listening; and that entry."""
    entries = followed(name).log.entries()
    header = followed(name).header
    match = new(header.game, header.seats, header.seed, header.options, listening=True)
    for entry in entries[:-1]:
        match.follow(entry)
    last = entries[-1]
    assert isinstance(last, Move)
    return match, last


def state(match: Match) -> Agricola:
    assert isinstance(match.state, Agricola)
    return match.state


# --- cards -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["A110", "B061", "B163"])
def test_a_card_brings_goods_with_the_last_entry(card: str) -> None:
    match, last = before_the_end(card)
    told = len(match.heard)
    match.follow(last)
    gains = [heard.event.args for heard in match.heard[told:] if heard.event.name == "gain"]
    assert [args for args in gains if args[-1] == card]


def test_a110_brings_food_for_rooms_in_a_clay_house() -> None:
    match, last = before_the_end("A110")
    assert last.kind == "build"
    assert match.view(last.seat)["players"][last.seat]["house"] == "clay"


def test_b163_speaks_when_another_seat_has_built_the_room() -> None:
    match, last = before_the_end("B163")
    assert card_number("B163") not in state(match).farms[last.seat].played
    before = match.view(None)["players"][last.seat]["rooms"]
    match.follow(last)
    assert (before, match.view(None)["players"][last.seat]["rooms"]) == (2, 3)


def test_a024_bakes_bread_before_cultivation() -> None:
    match, last = before_the_end("A024")
    placed = match.log.entries()[-1]
    assert isinstance(placed, Move)
    assert (placed.option, last.kind) == ("cultivation", "bake")
    assert last.option


def test_a026_uses_a_wish_for_children_where_another_seat_stands() -> None:
    match, last = before_the_end("A026")
    space = SPACE_OF[str(last.option)]
    assert people_of(state(match), 1 - last.seat, space)
    assert card_number("A026") in state(match).farms[last.seat].played


def test_a087_makes_a_stone_house_of_a_wooden_one() -> None:
    match, last = before_the_end("A087")
    assert match.view(last.seat)["players"][last.seat]["house"] == "wood"
    match.follow(last)
    assert match.view(last.seat)["players"][last.seat]["house"] == "stone"


def test_e093_lets_a_person_of_the_supply_work() -> None:
    match, last = before_the_end("E093")
    home = match.view(last.seat)["players"][last.seat]["people"]["home"]
    match.follow(last)
    people = match.view(last.seat)["players"][last.seat]["people"]
    assert people["home"] == home + 1
    assert home == people["all"]


# --- older rules -------------------------------------------------------------------------


def test_a_match_of_older_rules_is_followed_to_its_end_where_they_agree() -> None:
    """The state has got fields since; while they are empty a position has the hash it had."""
    with pytest.raises(RecordError, match="the record follows rules 2 of agricola"):
        load(RECORDED / "rules-2.jsonl")
    match = followed("rules-2")
    assert match.finished
    assert match.header.rules == 2


@pytest.mark.parametrize("path", sorted(RECORDED.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_recorded_match_is_looked_at(path: Path) -> None:
    assert path.stem in {"A024", "A026", "A087", "A110", "B061", "B163", "E093", "rules-2"}
    assert followed(path.stem).log.entries()
