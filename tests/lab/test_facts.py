"""Facts: tables of Lydia as what is so at them, weights for it, and bots that go by them."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from tafelrunde import Match, new
from tafelrunde.bots import find
from tafelrunde.bots.lydia.facts import STRETCHES, Facts, learnt, look, size, stretch
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import COIN
from tafelrunde.lab.learn import facts
from tafelrunde.lab.learn.facts import FactsBot, Lot, fitted, play


def table(match: Match) -> Lydia:
    state = match.state
    assert isinstance(state, Lydia)
    return state


def led_to(seats: int, answers: int) -> Match:
    match = new("lydia", seats, "facts")
    bots = [find("greedy")(str(seat)) for seat in range(seats)]
    for _ in range(answers):
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match, decision))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_fact_is_told_once_and_one_of_those_there_are(seats: int) -> None:
    match = led_to(seats, 0)
    bots = [find("easy")(str(seat)) for seat in range(seats)]
    stretches = set()
    while not match.over:
        g = table(match)
        stretches.add(stretch(g))
        for seat in range(seats):
            told = look(g, seat)
            assert len(set(told)) == len(told)
            assert min(told) >= 0
            assert max(told) < size(seats)
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match, decision))
    assert {0, 1, 2} <= stretches <= set(range(STRETCHES))


def test_a_table_looks_different_with_one_coin_more_and_from_the_other_seat() -> None:
    g = table(led_to(2, 30))
    before = look(g, 0)
    assert before != look(g, 1)
    richer = g.copy()
    richer.goods[COIN] += 1
    assert len(set(look(richer, 0)) - set(before)) == 1


def test_what_the_package_knows_tells_who_wins() -> None:
    """In the last third of greedy matches the seat that it likes best wins mostly."""
    for seats in (2, 3, 4):
        known = learnt(seats)
        right = asked = 0
        for number in range(12):
            match = new("lydia", seats, f"winner-{number}")
            bots = [find("greedy")(str(seat)) for seat in range(seats)]
            liked: list[int] = []
            while not match.over:
                g = table(match)
                chances = [known.chance(g, seat) for seat in range(seats)]
                liked.append(chances.index(max(chances)))
                decision = match.decisions[0]
                match.play(decision.seat, bots[decision.seat].choose(match, decision))
            last = liked[-len(liked) // 3 :]
            asked += len(last)
            right += sum(match.ranking[seat] == 1 for seat in last)
        assert right > 0.6 * asked


def test_a_match_that_is_over_counts_as_won_or_lost() -> None:
    match = led_to(2, 0)
    bots = [find("greedy")(str(seat)) for seat in range(2)]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match, decision))
    winner = match.ranking.index(1)
    known = Facts(2, [0.0] * (STRETCHES * size(2)))
    g = table(match)
    assert known.chance(g, winner) >= 1.0
    assert known.chance(g, 1 - winner) <= 0.0
    assert known.hope(g, winner) > 0.0 > known.hope(g, 1 - winner)


def test_the_same_seed_keeps_the_same_tables_and_finds_the_same_weights() -> None:
    lot = Lot(2, "seed", 60.0, 3, None)
    one, other = play(lot), play(lot)
    assert np.array_equal(one.facts, other.facts)
    assert np.array_equal(one.wins, other.wins)
    assert fitted(2, [one], 2, 1e-6)[0] == fitted(2, [other], 2, 1e-6)[0]


def test_a_round_teaches_more_than_knowing_nothing(tmp_path: Path) -> None:
    out = tmp_path / "facts.npz"
    facts.main(["2", "--out", str(out), "--rounds", "2", "--games", "30", "--jobs", "1"])
    with np.load(out) as data:
        weights = data["weights"].astype(float)
    assert weights.shape == (STRETCHES, size(2))
    known = Facts(2, weights.ravel().tolist())
    fresh = play(Lot(2, "other", 60.0, 20, None))
    chances = [
        1 / (1 + np.exp(-sum(weights[far][[n for n in row if n < size(2)]])))
        for row, far in zip(fresh.facts, fresh.stretches, strict=True)
    ]
    right = np.mean((np.array(chances) > 0.5) == (fresh.wins > 0.5))
    assert right > 0.6
    bot = FactsBot("bot", known)
    match = led_to(2, 20)
    assert bot.choose(match, match.decisions[0]) in match.decisions[0].options


def test_what_was_found_is_told_round_by_round(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "facts.npz")
    facts.main(["3", "--out", out, "--rounds", "2", "--games", "2", "--jobs", "1"])
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["round"] for line in told] == [0, 1]
    assert told[1]["tables"] > told[0]["tables"]
