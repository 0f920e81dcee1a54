"""A population: what is measured against many unlike bots, and goes on where it was stopped."""

from __future__ import annotations

import json
from pathlib import Path

from tafelrunde.lab.population import League, Standings, measure
from tests.cli.command import tafelrunde

FAMILY = {"variant.family": True}
MEMBERS = ("random", "styles:1")


def league(rounds: int = 1, bots: tuple[str, ...] = ("greedy",), seed: str = "s") -> League:
    return League("agricola", 2, rounds, bots, seed, FAMILY, members=MEMBERS)


def measured(plan: League, kept: Path | None = None, jobs: int = 1) -> Standings:
    *_, last = measure(plan, kept, jobs)
    return last


def test_each_bot_meets_each_member_on_every_chair_with_the_same_luck() -> None:
    plan = league(2, ("greedy", "random"))
    lineups = [plan.bots_of(index) for index in range(plan.matches)]
    half = len(lineups) // 2
    # Nobody meets itself.
    wanted = [("greedy", "random"), ("greedy", "styles:1"), ("random", "styles:1")]
    both = [[bot, member] for bot, member in wanted] + [[member, bot] for bot, member in wanted]
    assert sorted(lineups[:half]) == sorted(lineups[half:]) == sorted(both)
    seeds = [plan.seed_of(index) for index in range(plan.matches)]
    assert len(set(seeds[:half])) == len(set(seeds[half:])) == 1
    assert seeds[0] != seeds[-1]


def test_what_was_kept_is_not_played_again_and_counts() -> None:
    whole = measured(league(2)).result()
    assert (whole["errors"], whole["bots"][0]["matches"]) == (0, 8)
    assert [one["member"] for one in whole["bots"][0]["members"]] == list(MEMBERS)


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    one = measured(league(1), kept)
    lines = kept.read_text().splitlines()
    assert len(lines) == one.league.matches == 4
    # The last line was being written when the power went.
    kept.write_text("\n".join(lines)[:-9])
    two = measured(league(2), kept)
    assert two.league.matches == 5
    assert two.result() == measured(league(2)).result()
    assert measured(league(2), kept).league.matches == 0
    assert sum(1 for line in kept.read_text().splitlines() if line.endswith("]")) == 8


def test_another_table_or_seed_does_not_count(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    measured(league(1), kept)
    assert measured(league(1, seed="other"), kept).league.matches == 4
    assert measured(league(1, seed="other"), kept).league.matches == 0


def test_an_interval_is_never_of_no_width() -> None:
    found = measured(league(1)).result()["bots"][0]
    for one in (found, *found["members"]):
        assert 0.0 <= one["low"] < one["share"] or one["share"] == 0.0
        assert one["share"] < one["high"] <= 1.0 or one["share"] == 1.0
        assert one["high"] - one["low"] > 0.1
    empty = next(iter(measure(league(1), None, 1))).result()["bots"][0]
    assert (empty["matches"], empty["share"], empty["low"], empty["high"]) == (0, None, 0.0, 1.0)


RATE = ("rate", "agricola", "--bots", "greedy", "--rounds", "1", "--option", "variant.family=true")
AGAINST = ("--population", "--against", ",".join(MEMBERS))


def test_the_command_measures_against_a_population_and_keeps_it(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    first = tafelrunde(*RATE, *AGAINST, "--keep", kept, "--json")
    assert first.code == 0
    assert first.data["bots"][0]["matches"] == 4
    assert first.data["options"]["variant.family"] is True
    before = kept.read_text()
    assert tafelrunde(*RATE, *AGAINST, "--keep", kept, "--json").data == first.data
    assert kept.read_text() == before
    for line in before.splitlines():
        assert json.loads(line)[4] == "greedy"
    for language, together in (("en", "all together"), ("de", "alle zusammen")):
        told = tafelrunde(*RATE, *AGAINST, "--keep", kept, "--lang", language)
        assert together in told.out
        assert "styles:1" in told.out


def test_the_command_says_what_does_not_go_together(tmp_path: Path) -> None:
    for given, why in (
        ((*AGAINST, "--csv", str(tmp_path / "a.csv")), "--population goes without --csv"),
        (("--keep", str(tmp_path / "a")), "--against and --keep go with --population only"),
        ((*AGAINST, "--keep", str(tmp_path / "no" / "a")), "There is no folder"),
        (("--population", "--against", "rusher:gold"), "The bot rusher:gold has not learnt"),
    ):
        refused = tafelrunde(*RATE, *given, "--lang", "en")
        assert (refused.code, why in refused.err) == (2, True), refused.err
