"""Judges: a game brings the opinion that the greedy bot has of it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tafelrunde_proving.judge import FairJudge
from tafelrunde_proving.judge import judge as fair_judge

from tafelrunde import Match, TafelrundeError, bots, find_game, new
from tafelrunde.bots import find
from tafelrunde.bots.advice import advice
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.game import ScoreLine
from tafelrunde.kernel.judge import Effort, Judge, judge_of
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.text import Text
from tests.kernel.small import Board, Small


def asks(g: Board) -> Flow:
    """Points for who is asked; one option gives the other seat more."""
    answer: int = yield choose(0, "n", [1, 4, 2])
    g.trace.append(answer)


class Scored(Small):
    """A small game that counts what seat 0 answered; a 4 counts for the other seat."""

    def score_sheet(self, state: Board) -> list[ScoreLine]:
        answers = [int(answer) for answer in state.trace if isinstance(answer, int)]
        mine = sum(answer for answer in answers if answer != 4)
        return [ScoreLine("small-points", [mine, 9 * answers.count(4)])]


def opened(judge: str = "") -> Match:
    game = Scored([asks])
    game.judge = judge
    match = Match(game, Header("small", 1, 2, {}, "1", []))
    match.start()
    return match


def chosen(match: Match, seed: str = "a seed") -> Option:
    return find("greedy")(seed).choose(match, match.decisions[0])


def test_a_game_of_another_package_brings_its_own_judge() -> None:
    match = new("proving", 2, 3)
    assert judge_of(match.game) is fair_judge
    for _ in range(30):
        if match.over:
            break
        decision = match.decisions[0]
        option = chosen(match)
        assert option == fair_judge.best(match, decision, "")
        match.play(decision.seat, option)


def test_the_judges_of_the_house_are_found_the_same_way() -> None:
    for name in ("agricola", "loyang", "lydia"):
        assert isinstance(judge_of(find_game(name)), Judge)


def test_without_a_judge_the_score_sheet_is_looked_at_one_option_ahead() -> None:
    assert {chosen(opened(), seed) for seed in "abcdefgh"} == {2}


def test_without_a_judge_the_score_sheet_advises() -> None:
    match = opened()
    found = advice(match, match.decisions[0], Effort("any", 12))
    assert [each[:2] for each in found] == [(2, None), (1, None)]


class Adviser(FairJudge):
    """Has a reason for the last option alone."""

    def best(self, match: Match, decision: Decision, key: str) -> Option:
        return decision.options[0]

    def reasons(
        self, before: Match, after: Match, decision: Decision, option: Option
    ) -> list[Text]:
        return [Text("proving-ask-act")] if option == decision.options[-1] else []


adviser = Adviser()


def test_a_judge_may_bring_reasons() -> None:
    match = opened(f"{__name__}:adviser")
    advised = advice(match, match.decisions[0], Effort("any", 12))
    found = {option: why for option, why, _ in advised}
    assert found == {2: Text("proving-ask-act"), 1: None}


@pytest.mark.parametrize(
    ("judge", "message"),
    [
        ("no.such.place:judge", "the judge of 'small' cannot be loaded: No module named 'no'"),
        (f"{__name__}:nobody", "the judge of 'small' cannot be loaded: .*'nobody'"),
        (f"{__name__}:opened", "opened is no judge of 'small'"),
    ],
)
def test_a_judge_that_is_not_there_is_named(judge: str, message: str) -> None:
    with pytest.raises(TafelrundeError, match=message):
        chosen(opened(judge))


def kinds_compared(source: str) -> int:
    """How often a module compares the kind of a decision with a word."""
    return sum(
        isinstance(node, ast.Compare)
        and ast.unparse(node.left).rpartition(".")[2] == "kind"
        and any(isinstance(part, ast.Constant) for part in ast.walk(node))
        for node in ast.walk(ast.parse(source))
    )


def test_no_bot_chooses_by_a_chain_of_kinds() -> None:
    modules = Path(bots.__file__).parent.glob("*.py")
    chains = {module.name for module in modules if kinds_compared(module.read_text()) > 1}
    assert not chains, "look the way up by the name of the kind"
