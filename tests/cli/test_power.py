"""`tafelrunde power`: who had a card, how often they won, and how sure that is."""

from __future__ import annotations

import csv
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

import tafelrunde as tr
from tafelrunde.bots import find
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.kernel.power import powers_of
from tafelrunde.kernel.registry import find_game
from tafelrunde.lab.power import Noted, Power, Sum, flat, wilson
from tafelrunde.lab.simulate import Played, run
from tafelrunde.words import render
from tests.cli.command import tafelrunde as command


def ended(scores: list[int], ranking: list[int], *notes: tuple[str, int, str, str]) -> Played:
    return Played(0, "", scores, ranking, 1, "", "", notes=notes)


def test_who_had_a_card_wins_for_it_and_a_shared_win_is_shared() -> None:
    power = Power("agricola")
    power.add(
        ended([30, 20], [1, 2], ("dealt", 0, "minor", "A002"), ("played", 0, "minor", "A002"))
    )
    power.add(ended([10, 40], [2, 1], ("dealt", 0, "minor", "A002")))
    power.add(ended([25, 25], [1, 1], ("dealt", 1, "minor", "A002")))
    result = power.result()
    [row] = result["items"]
    assert (row["seats"], row["group"], row["id"]) == (2, "minor", "A002")
    assert row["dealt"]["times"] == 3
    assert row["dealt"]["win_share"] == 0.5
    assert row["dealt"]["mean_score"] == pytest.approx(65 / 3, abs=0.001)
    assert (row["played"]["times"], row["played"]["win_share"]) == (1, 1.0)
    assert row["played"]["score_low"] is None
    assert "kept" not in row
    [table] = result["tables"]
    assert (table["games"], table["win_share"], table["mean_score"]) == (3, 0.5, 25.0)


def test_tables_of_different_size_are_counted_apart() -> None:
    power = Power("agricola")
    power.add(ended([1, 0], [1, 2], ("played", 0, "major", "well")))
    power.add(ended([0, 1, 2, 3], [4, 3, 2, 1], ("played", 0, "major", "well")))
    assert [(row["seats"], row["played"]["win_share"]) for row in power.result()["items"]] == [
        (2, 1.0),
        (4, 0.0),
    ]


def hands(times: int, *notes: tuple[str, str, str]) -> list[Played]:
    """So many matches of two in which the first seat has had and done this, the other nothing."""
    noted = [(stage, 0, group, name) for stage, group, name in notes]
    return [ended([1, 0], [1, 2], *noted) for _ in range(times)]


def counted(*lots: list[Played]) -> dict[str, list[tuple[str, int, float]]]:
    power = Power("agricola")
    for played in chain(*lots):
        power.add(played)
    return {
        row["id"]: [(other["id"], other["times"], other["lift"]) for other in row["with"]]
        for row in power.result()["pairs"]
    }


KEPT_BOTH = [("kept", "minor", "A002"), ("kept", "occupation", "A108")]
PLAYED_A = ("played", "minor", "A002")
PLAYED_B = ("played", "occupation", "A108")


def test_cards_are_a_pair_if_who_had_both_plays_both_more_often_than_by_chance() -> None:
    both = hands(40, *KEPT_BOTH, PLAYED_A, PLAYED_B)
    neither = hands(60, *KEPT_BOTH)
    # Of a hundred who had both, 40 play the one and 40 the other: by chance 16 play both.
    assert counted(both, neither) == {
        "A002": [("A108", 40, 2.5)],
        "A108": [("A002", 40, 2.5)],
    }
    # Who has one card alone plays it in half of the cases: then more would play both by chance.
    alone = hands(100, KEPT_BOTH[0], PLAYED_A)
    assert counted(both, neither, alone)["A002"] == [("A108", 40, 1.43)]


def test_cards_are_no_pair_where_chance_would_do_it_or_too_few_did() -> None:
    split = [hands(25, *KEPT_BOTH, *some) for some in ([PLAYED_A], [PLAYED_B], [])]
    assert counted(hands(25, *KEPT_BOTH, PLAYED_A, PLAYED_B), *split) == {}
    assert counted(hands(29, *KEPT_BOTH, PLAYED_A, PLAYED_B), hands(60, *KEPT_BOTH)) == {}


def test_what_lies_open_for_everybody_was_had_by_everybody() -> None:
    built = ("played", "major", "well")
    kept = KEPT_BOTH[0]
    # 50 of 200 seats build the well, 50 play the card: by chance 12.5 do both.
    rows = counted(hands(50, kept, PLAYED_A, built), hands(50))
    assert rows["A002"] == [("well", 50, 4.0)]


def test_where_somebody_goes_first_is_no_card_to_play_with() -> None:
    rows = counted(hands(50, KEPT_BOTH[0], PLAYED_A, ("played", "opening", "forest")), hands(50))
    assert rows == {}


def test_what_surely_wins_comes_before_what_won_once() -> None:
    power = Power("agricola")
    power.add(ended([1, 0], [1, 2], ("played", 0, "major", "well")))
    for number in range(20):
        first = number < 18
        ranking = [1, 2] if first else [2, 1]
        power.add(ended([1, 0], ranking, ("played", 0, "major", "joinery")))
    assert [row["id"] for row in power.result()["items"]] == ["joinery", "well"]


def test_an_interval_holds_its_share_and_shrinks_with_what_was_seen() -> None:
    low, high = wilson(8.0, 10)
    # Wilson's interval for 8 of 10, as tables have it.
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0.0, 5)[0] == 0.0
    assert wilson(5.0, 5)[1] == 1.0
    surer = wilson(800.0, 1000)
    assert low < surer[0] < 0.8 < surer[1] < high
    points = Sum()
    for score in (10, 20, 30):
        points.add(1.0, score)
    found = points.result()
    # 1.96 times the sample's deviation of 10, by the root of three.
    assert found["score_high"] - found["mean_score"] == pytest.approx(11.316, abs=0.001)


@pytest.mark.parametrize(("mode", "dealt"), [("deal7", 14), ("deal10_keep7", 20)])
def test_a_seat_of_agricola_keeps_fourteen_cards_of_what_it_was_dealt(
    mode: str, dealt: int
) -> None:
    plan = Noted("agricola", 2, 1, ("random", "random"), "1", {"hand.mode": mode})
    [[played]] = run(plan)
    assert not played.error
    stages = Counter((stage, seat) for stage, seat, group, _ in played.notes if group != "major")
    for seat in range(2):
        assert stages["dealt", seat] == dealt
        assert stages["kept", seat] == 14
    openings = [seat for _, seat, group, _ in played.notes if group == "opening"]
    assert sorted(openings) == [0, 1]
    assert len(set(played.notes)) == len(played.notes)


@pytest.mark.parametrize("game", ["agricola", "loyang", "lydia"])
def test_everything_that_is_compared_has_a_name_in_both_languages(game: str) -> None:
    powers = powers_of(find_game(game))
    assert powers is not None
    plan = Noted(game, 2, 1, ("random", "random"), "1")
    power = Power(game)
    for some in run(plan):
        for played in some:
            assert not played.error
            power.add(played)
    state = tr.new(game, seats=2, seed="1").state
    rows = power.result()["items"]
    assert {row["group"] for row in rows} <= set(powers.groups)
    assert any("played" in row for row in rows)
    for row in rows:
        name = powers.name(state, row["group"], row["id"])
        for language in ("en", "de"):
            assert "{" not in render(name, language)
            assert not render(name, language).startswith(f"{game}-")


def test_playing_is_noted_without_changing_the_match() -> None:
    plan = Noted("lydia", 2, 1, ("random", "random"), "4")
    [[played]] = run(plan)
    match = tr.new("lydia", seats=2, seed=plan.seed_of(0))
    bots = [find("random")(f"{plan.seed_of(0)}:{seat}") for seat in range(2)]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match, decision))
    assert played.scores == match.scores
    state = match.state
    assert isinstance(state, Lydia)
    for seat, properties in enumerate(state.properties):
        owned = {state.facts().names[card] for card in properties}
        bought = {name for _, buyer, _, name in played.notes if buyer == seat}
        assert bought
        assert {name for name in owned - bought if not name.startswith("start-")} == set()
        assert bought <= owned


def test_the_command_counts_at_every_number_of_seats_and_writes_a_table(tmp_path: Path) -> None:
    file = tmp_path / "power.csv"
    arguments = "power agricola --seats 2,3 --games 2,1 --bots random --group opening --seed 1"
    result = command(*arguments.split(), "--csv", file, "--json")
    assert result.code == 0
    assert [(row["seats"], row["games"]) for row in result.data["tables"]] == [(2, 2), (3, 1)]
    assert {row["group"] for row in result.data["items"]} == {"opening"}
    assert sum(row["played"]["times"] for row in result.data["items"]) == 7
    with file.open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    assert len(rows) == len(result.data["items"]) == len(flat(result.data))
    assert sum(int(row["played_times"]) for row in rows) == 7
    assert {row["dealt_times"] for row in rows} == {""}


def test_people_get_tables_in_their_language() -> None:
    told = command("power", "lydia", "--games", "1", "--bots", "random", "--lang", "de").out
    assert "wenn gespielt" in told
    assert "Silber" in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("power agricola --seats two", "--seats takes whole numbers"),
        ("power agricola --seats 5", "seats"),
        ("power agricola --games 0", "--games must be greater than zero"),
        ("power agricola --group spells", "There is no group spells; known: occupation"),
        ("power proving", "names no cards or choices"),
    ],
)
def test_what_cannot_be_compared_is_refused(arguments: str, said: str) -> None:
    result = command(*arguments.split(), "--lang", "en")
    assert (result.code, said in result.err) == (2, True)
