"""`tafelrunde rate`: who is stronger, by how much, and how sure that is."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tafelrunde import TafelrundeError
from tafelrunde.lab.rate import MEAN, Meetings, Robin, ratings
from tafelrunde.lab.simulate import Played
from tests.cli.command import tafelrunde


def test_four_hundred_points_more_win_ten_times_as_often() -> None:
    one, other = ratings(np.array([[0.0, 10000.0], [1000.0, 0.0]]))
    assert one - other == pytest.approx(400, abs=1)
    assert one + other == pytest.approx(2 * MEAN)


def test_who_never_lost_is_strong_and_not_infinitely_so() -> None:
    few, _ = ratings(np.array([[0.0, 10.0], [0.0, 0.0]]))
    many, _ = ratings(np.array([[0.0, 100.0], [0.0, 0.0]]))
    assert MEAN < few < many < MEAN + 1000


def test_strength_passes_on_to_those_who_never_met() -> None:
    won = np.array([[0.0, 30.0, 0.0], [10.0, 0.0, 30.0], [0.0, 10.0, 0.0]])
    first, second, third = ratings(won)
    assert first - second == pytest.approx(second - third)
    assert first - third > 300


def test_in_a_round_everybody_sits_everywhere_with_the_same_luck() -> None:
    plan = Robin("lydia", 2, 3, ("a", "b", "c"))
    assert plan.matches == 18
    assert sorted(plan.lineups) == [[x, y] for x in "abc" for y in "abc" if x != y]
    assert len({plan.seed_of(index) for index in range(6)}) == 1
    assert len({plan.seed_of(index) for index in range(18)}) == 3


def test_fewer_bots_than_seats_sit_twice() -> None:
    plan = Robin("lydia", 4, 1, ("a", "b"))
    assert plan.lineups == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]


def test_a_shared_place_is_half_a_win_and_nobody_meets_himself() -> None:
    plan = Robin("lydia", 3, 1, ("a", "b"))
    meetings = Meetings(plan)
    meetings.add(Played(0, "", [5, 5, 1], [1, 1, 3], 9, "", ""))
    assert meetings.rounds[0].tolist() == [[0.0, 0.5], [1.5, 0.0]]


def test_more_rounds_make_the_interval_narrower() -> None:
    def width(rounds: int) -> float:
        meetings = Meetings(Robin("lydia", 2, rounds, ("a", "b")))
        for index in range(2 * rounds):
            # The first chair wins three rounds of four; in the fourth the chairs are of no account.
            first = index % 2 == 0 if index // 2 % 4 == 3 else index % 2 == 1
            meetings.add(Played(index, "", [1, 0], [1, 2] if first else [2, 1], 1, "", ""))
        best = meetings.result()["bots"][0]
        return float(best["high"] - best["low"])

    assert width(160) < width(10)


def test_greedy_is_rated_above_random() -> None:
    arguments = "rate lydia --bots random,greedy --rounds 3 --seed 1"
    result = tafelrunde(*arguments.split(), "--json")
    assert result.code == 0
    assert [row["bot"] for row in result.data["bots"]] == ["greedy", "random"]
    [pair] = result.data["pairs"]
    assert (pair["meetings"], pair["one"]) == (6, "greedy")
    assert pair["low"] <= pair["share"] <= pair["high"]
    told = tafelrunde(*arguments.split(), "--lang", "de").out
    assert "greedy schlägt random" in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("rate lydia --bots greedy", "at least two bots"),
        ("rate lydia --bots greedy,greedy", "each named once"),
        ("rate lydia --bots greedy,clever", "There is no bot clever"),
        ("rate agricola --seats 1", "needs opponents"),
        ("rate lydia --rounds 0", "--rounds must be greater than zero"),
    ],
)
def test_what_cannot_be_rated_is_refused(arguments: str, said: str) -> None:
    result = tafelrunde(*arguments.split(), "--lang", "en")
    assert (result.code, said in result.err) == (2, True)


def one_sided(rounds: int, won: int) -> dict[str, Any]:
    """What comes of rounds of two matches of which one bot has won so many."""
    meetings = Meetings(Robin("lydia", 2, rounds, ("a", "b")))
    for index in range(2 * rounds):
        first = (index % 2 == 0) == (index < won)
        meetings.add(Played(index, "", [1, 0], [1, 2] if first else [2, 1], 1, "", ""))
    return meetings.result()


@pytest.mark.parametrize("rounds", [1, 2, 20])
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_no_interval_is_without_width(rounds: int, share: float) -> None:
    result = one_sided(rounds, int(2 * rounds * share))
    for row in result["bots"]:
        assert row["low"] < row["rating"] < row["high"]
    for pair in result["pairs"]:
        assert pair["low"] < pair["high"]
        assert 0.0 <= pair["low"] <= pair["share"] <= pair["high"] <= 1.0


def test_who_always_wins_is_the_surer_the_more_there_were() -> None:
    few, many = one_sided(5, 10), one_sided(50, 100)
    assert few["pairs"][0]["low"] < many["pairs"][0]["low"] < 1.0
    assert many["bots"][0]["low"] > few["bots"][0]["low"]


def test_nobody_meets_nobody() -> None:
    with pytest.raises(TafelrundeError, match="two bots or more"):
        Robin("lydia", 2, 3, ("a",))
