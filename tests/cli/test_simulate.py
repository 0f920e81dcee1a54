"""`tafelrunde simulate`: the contract of its JSON, and the same results however it is run."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.bots import Bot
from tafelrunde.cli import app as main
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.lab import simulate
from tafelrunde.lab.power import Noted
from tafelrunde.lab.rate import Robin
from tafelrunde.lab.simulate import Plan, Played, Tally, play_one, run
from tests.cli.command import PROGRAM, Result, program
from tests.cli.command import tafelrunde as command
from tests.cli.terminal import Terminal

KEYS = [
    "game",
    "seats",
    "games",
    "finished",
    "errors",
    "decisions",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "mean_scores",
    "win_share",
    "stopped",
]
CLOCK = {"seconds", "games_per_second", "decisions_per_second"}


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key not in CLOCK}


def test_the_result_has_the_documented_keys() -> None:
    arguments = "simulate lydia --seats 3 --games 4 --bots random --seed 7 --json"
    result = program(*arguments.split())
    assert result.code == 0
    assert list(result.data)[: len(KEYS)] == KEYS
    assert (result.data["game"], result.data["seats"], result.data["games"]) == ("lydia", 3, 4)
    assert (result.data["finished"], result.data["errors"]) == (4, 0)
    assert len(result.data["mean_scores"]) == len(result.data["win_share"]) == 3
    assert sum(result.data["win_share"]) == pytest.approx(1)
    assert result.data["deck"] == "reconstructed"


def test_matches_that_a_limit_cut_short_are_counted() -> None:
    arguments = "simulate lydia --games 3 --seed 1 --option rules.safety_turns_per_player={}"
    assert command(*arguments.format(2).split(), "--json").data["stopped"] == 3
    assert "3 matches were stopped" in command(*arguments.format(2).split()).out
    assert command(*arguments.format(200).split(), "--json").data["stopped"] == 0


def test_results_and_records_are_the_same_for_any_number_of_jobs(tmp_path: Path) -> None:
    arguments = "simulate lydia --games 9 --bots random --seed s --option modules=croesus --json"
    one = command(*arguments.split(), "--records", tmp_path / "one")
    three = program(*arguments.split(), "--jobs", "3", "--records", tmp_path / "three")
    assert timeless(one.data) == timeless(three.data)
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == [f"{number:06}.jsonl" for number in range(9)]
    for name in names:
        assert (tmp_path / "one" / name).read_text() == (tmp_path / "three" / name).read_text()


def test_records_lead_to_the_scores_that_were_counted(tmp_path: Path) -> None:
    arguments = "simulate lydia --games 5 --seed 3 --option modules=tomb,pactolus --json"
    result = command(*arguments.split(), "--records", tmp_path).data
    matches = [tr.load(path) for path in sorted(tmp_path.iterdir())]
    assert all(match.header.options["modules"] == ["pactolus", "tomb"] for match in matches)
    means = [sum(match.scores[seat] for match in matches) / 5 for seat in range(2)]
    assert result["mean_scores"] == means


def test_another_seed_gives_other_matches() -> None:
    first = command("simulate", "lydia", "--games", "3", "--seed", "1", "--json").data
    second = command("simulate", "lydia", "--games", "3", "--seed", "2", "--json").data
    assert timeless(first) != timeless(second)


def test_a_shorter_list_of_bots_repeats() -> None:
    arguments = "simulate lydia --seats 3 --games 2 --seed 5 --json --bots"
    short = command(*arguments.split(), "random,greedy").data
    full = command(*arguments.split(), "random,greedy,random").data
    assert timeless(short) == timeless(full)


@pytest.mark.parametrize("game", ["agricola", "lydia"])
def test_where_no_seats_are_named_there_are_as_many_as_bots(game: str) -> None:
    result = command("simulate", game, "--games", "1", "--bots", "greedy,random,random", "--json")
    assert result.data["seats"] == 3
    assert len(result.data["mean_scores"]) == 3
    assert command("simulate", "agricola", "--games", "1", "--json").data["seats"] == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("simulate agricola --seats 1 --bots greedy,random", "2 bots are named (greedy, random)"),
        ("simulate lydia --bots random,random,random,random,random", "2 to 4 seats, not 5"),
        ("power agricola --seats 3,2 --bots random,random,random", "but there are 2 places"),
        ("play lydia --seats 2 --bots random,random,random", "3 bots are named"),
        ("campaign new {}/c --seats 2 --seat 1 --bots random,random", "there is one place"),
        ("campaign new {}/c --form solo --bots random", "there is no place for that"),
    ],
)
def test_a_bot_that_has_no_seat_is_never_dropped(arguments: str, said: str, tmp_path: Path) -> None:
    result = command(*arguments.format(tmp_path).split())
    assert result.code == 2
    assert said in " ".join(result.err.split())


@pytest.mark.parametrize("kind", [Plan, Noted])
@pytest.mark.parametrize("bots", [(), ("random",), ("random", "random", "random")])
def test_nor_does_a_plan_drop_one(kind: type[Plan], bots: tuple[str, ...]) -> None:
    with pytest.raises(tr.TafelrundeError, match="2 seats need as many bots"):
        kind("lydia", 2, 1, bots)


def test_a_deck_of_ones_own_is_read_from_a_file_and_checked(tmp_path: Path) -> None:
    broken = tmp_path / "deck.json"
    broken.write_text('{"cards": []}')
    result = command("simulate", "lydia", "--option", f"deck=@{broken}", "--json")
    assert result.code == 2
    assert len(result.err.splitlines()) == 1
    assert "deck" in result.err
    broken.write_text("{")
    assert "is no JSON" in command("simulate", "lydia", "--option", f"deck=@{broken}").err


def test_wins_that_are_shared_count_in_parts() -> None:
    tally = Tally(Plan("lydia", 3, 2, ("random",) * 3))
    tally.add(Played(0, "", [5, 9, 9], [3, 1, 1], 10, "", ""))
    tally.add(Played(1, "", [8, 3, 0], [1, 2, 3], 20, "", ""))
    result = tally.result(1.0)
    assert result["win_share"] == [0.5, 0.25, 0.25]
    assert result["mean_scores"] == [6.5, 6.0, 4.5]
    assert (result["finished"], result["decisions"]) == (2, 30)


def test_people_get_a_table_in_their_language() -> None:
    result = command("simulate", "lydia", "--games", "2", "--lang", "de")
    assert result.code == 0
    assert "2 von 2 Partien" in result.out
    assert "Punkte (Mittel)" in result.out
    assert "rekonstruiert" in result.out


@pytest.mark.parametrize("shown", ["0/1000000", "/s"], ids=["at the start", "in the middle"])
def test_ctrl_c_ends_with_130_and_what_was_finished(tmp_path: Path, shown: str) -> None:
    arguments = [PROGRAM, "simulate", "lydia", "--games", "1000000", "--jobs", "2", "--json"]
    with Terminal(arguments, tmp_path) as terminal:
        terminal.expect(shown)
        terminal.interrupt("tafelrunde: interrupted")
        assert terminal.end() == 130
        (line,) = [line for line in terminal.seen.splitlines() if line.startswith("{")]
        assert json.loads(line)["games"] == 1_000_000
        assert "Traceback" not in terminal.seen


class Ray:
    """Stands in for Ray: the same calls, done at once and handed out in another order."""

    def __init__(self) -> None:
        self.begun = False
        self.ended = False

    def is_initialized(self) -> bool:
        return self.begun

    def init(self, **_: object) -> None:
        self.begun = True

    def remote(self, function: Callable[..., Any]) -> SimpleNamespace:
        return SimpleNamespace(remote=function)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        return waiting[-1:], waiting[:-1]

    def get(self, done: Any) -> Any:
        return done

    def shutdown(self) -> None:
        self.begun = False
        self.ended = True


@pytest.mark.parametrize("kind", [Plan, Robin, Noted])
def test_a_cluster_gives_the_same_results(
    kind: type[Plan], monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = Ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    bots = ("random", "greedy") if kind is Robin else ("random", "random")
    plan = kind("lydia", 2, 3, bots, "s")
    here = [played for some in run(plan) for played in some]
    there = [played for some in run(plan, cluster=True) for played in some]
    assert there != here
    assert sorted(there, key=lambda played: played.index) == here
    assert all(bool(played.notes) == (kind is Noted) for played in here)
    assert ray.ended


@pytest.mark.parametrize("command_name", ["simulate", "rate", "power"])
def test_a_cluster_needs_its_extra(command_name: str) -> None:
    result = command(command_name, "lydia", "--cluster")
    assert result.code == 2
    assert "with the extra “cluster”" in result.err


def test_a_match_that_fails_is_counted_and_its_seed_and_record_are_kept() -> None:
    plan = Plan("lydia", 2, 1, ("random", "no-such-bot"))
    played = play_one(plan, 0)
    assert "no-such-bot" in played.error
    assert played.seed == plan.seed_of(0)
    assert tr.loads(played.record).header.seed == plan.seed_of(0)
    tally = Tally(plan)
    tally.add(played)
    assert (tally.result(1.0)["errors"], tally.result(1.0)["finished"]) == (1, 0)


class Shaker(Bot):
    """Pulls the tents down as soon as it is tempted, which no rule survives."""

    def choose(self, match: tr.Match, decision: Decision) -> Option:
        return "shake" if "shake" in decision.manual else decision.options[0]


def test_failed_matches_are_reported_with_records_that_lead_to_the_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(simulate, "find", lambda _: Shaker)
    arguments = f"simulate proving --option fragile=true --games 2 --json --records {tmp_path}"
    assert main.run([*arguments.split(), "--lang", "en"]) == 1
    said = capsys.readouterr()
    data = json.loads(said.out)
    assert (data["errors"], data["finished"]) == (2, 0)
    assert [failure["game"] for failure in data["failures"]] == [0, 1]
    assert len(said.err.splitlines()) == 2
    failure = data["failures"][0]
    assert "the tents come down" in failure["error"]
    match = tr.load(failure["record"])
    assert match.header.seed == failure["seed"]
    assert any("shake" in decision.manual for decision in match.decisions)


def test_a_saved_card_list_is_read_whole_and_what_is_wrong_in_it_is_named(tmp_path: Path) -> None:
    saved = tmp_path / "no-canoe.json"

    def simulated(**content: object) -> Result:
        saved.write_text(json.dumps(content), encoding="utf-8")
        return command("simulate", "agricola", "--games", "1", "--option", f"@{saved}", "--json")

    banned = {"cards.decks": ["A", "B"], "cards.banned": ["A078"], "cards.only": None}
    result = simulated(game="agricola", name="No canoe", options=banned)
    options = json.loads(result.out)["options"]
    assert {name: options[name] for name in banned} == banned
    unknown = {"cards.banned": ["A078", "Z999"]}
    assert "no card Z999" in simulated(game="agricola", options=unknown).err
    other = simulated(game="agricola", options={"colour": "red"})
    assert "no option colour" in other.err
    wrong: list[dict[str, Any]] = [{"game": "lydia", "options": {}}, {"game": "agricola"}]
    for content in wrong:
        assert "no saved options of agricola" in simulated(**content).err
