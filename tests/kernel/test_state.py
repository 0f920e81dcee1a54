"""States as plain data, and what may not lie in one."""

from __future__ import annotations

import json
import pickle
import random

import pytest
from tafelrunde_proving.state import FairState, Stall

from tafelrunde import new
from tafelrunde.kernel.chance import chance_of
from tafelrunde.kernel.state import digest, plain, revive
from tests.generic.playing import play_on
from tests.kernel.small import Board, Side

PARTS: dict[str, type] = {"Board": Board, "Side": Side}


def full() -> Board:
    g = Board()
    g.chance = chance_of("full")
    g.trace = [1, "word", (2, "three")]
    g.pool = [5, 6]
    g.secrets = [0, 0]
    g.sides = [Side(), Side()]
    g.sides[1].trace = [9]
    return g


def test_plain_data_is_json_and_leads_back() -> None:
    data = plain(full())
    back = revive(json.loads(json.dumps(data)), PARTS)
    assert type(back) is Board
    assert plain(back) == data
    assert back.trace == [1, "word", (2, "three")]
    assert back.chance.word() == chance_of("full").word()


def test_attributes_that_start_with_an_underscore_are_no_part_of_the_position() -> None:
    g = full()
    before = digest(g)
    g._learnt = 3
    g._heard = []
    assert digest(g) == before


@pytest.mark.parametrize("field", ["trace", "pool", "secrets"])
def test_every_change_changes_the_hash(field: str) -> None:
    g = full()
    before = digest(g)
    getattr(g, field).append(1)
    assert digest(g) != before


def test_a_draw_changes_the_hash() -> None:
    g = full()
    before = digest(g)
    g.chance.word()
    assert digest(g) != before


def test_dicts_with_numbers_as_keys_survive() -> None:
    stall = Stall()
    stall.pouches = {2: [101], 0: [102, 103]}
    back = revive(json.loads(json.dumps(plain(stall))), {"Stall": Stall})
    assert back.pouches == stall.pouches


@pytest.mark.parametrize("value", [1.5, {1, 2}, b"bytes", object(), 1j])
def test_a_state_holds_nothing_but_plain_things(value: object) -> None:
    g = full()
    g.trace.append(value)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a state may not hold a"):
        plain(g)


def test_an_unknown_part_is_named() -> None:
    with pytest.raises(ValueError, match="unknown part 'Castle'"):
        revive({"part": "Castle", "fields": {}}, PARTS)


def test_a_state_can_be_pickled() -> None:
    match = play_on(new("proving", 3, 3), random.Random(1), 15)
    assert isinstance(match.state, FairState)
    back = pickle.loads(pickle.dumps(match.state))  # noqa: S301 - our own
    assert plain(back) == plain(match.state)
    assert digest(back) == digest(match.state)
