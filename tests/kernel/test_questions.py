"""Questions: what a kind of decision says of itself, and how its game finds it."""

from __future__ import annotations

import pytest
from tafelrunde_proving.questions import QUESTIONS
from tafelrunde_proving.state import FairState

from tafelrunde import find_game, new
from tafelrunde.kernel.decision import Decision, Either, Int, Option, Row, Word
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.text import Text
from tests.kernel.small import Board, Small

SHAPE = Either(
    Int("card", 0, 9),
    Word("end", "done"),
    Row(Word("do", "move"), Int("from", 0, 9), Int("to", 0, 9)),
)


class Odd(Question[Board, int]):
    """Only odd numbers up to five."""

    def __init__(self) -> None:
        super().__init__("odd", Int("number", 0, 9))

    def candidates(self, g: Board, d: Decision) -> list[Option]:
        return [0, 1, 2, 3]

    def why_not(self, g: Board, d: Decision, option: int) -> str | None:
        return "even" if option % 2 == 0 else "too-high"

    def prompt(self, g: Board, d: Decision) -> Text:
        return Text("small-odd", step=g.step)


class Asking(Small):
    """A small game with questions of its own."""

    def __init__(self) -> None:
        super().__init__([])
        for question in (Question[Board, Option]("plain", SHAPE), Odd()):
            question.game = self.name
            self.questions[question.name] = question


@pytest.mark.parametrize(
    ("option", "label", "targets"),
    [
        (3, Text("small-plain", card=3), ["card:3"]),
        ("done", Text("small-plain-done"), []),
        (("move", 1, 4), Text("small-plain-move", **{"from": 1, "to": 4}), ["from:1", "to:4"]),
    ],
)
def test_a_plain_question_takes_words_and_targets_from_its_name_and_shape(
    option: Option, label: Text, targets: list[str]
) -> None:
    plain = Asking().questions["plain"]
    g, asked = Board(), Decision(0, "plain", [3, "done"], manual=[("move", 1, 4)])
    assert plain.prompt(g, asked) == Text("small-ask-plain")
    assert plain.label(g, asked, option) == label
    assert plain.targets(g, asked, option) == targets
    assert plain.preview(g, asked, option) == []
    assert plain.candidates(g, asked) == [3, "done", ("move", 1, 4)]
    assert plain.why_not(g, asked, 5) == "not-offered"
    assert plain.reason(g, asked, 5, "full") == Text("small-why-full")


def test_a_game_asks_the_question_that_has_the_decisions_name() -> None:
    game, g = Asking(), Board()
    g.step = 2
    asked = Decision(0, "odd", [1, 3])
    assert game.prompt(g, asked) == Text("small-odd", step=2)
    assert game.candidates(g, asked) == [0, 1, 2, 3]
    assert game.targets(g, asked, 1) == ["number:1"]
    assert game.reason(g, asked, 2, "even") == Text("small-why-even")


def test_what_is_offered_has_no_reason_and_everything_else_the_questions_own() -> None:
    game, asked = Asking(), Decision(0, "odd", [1, 3])
    assert [game.why_not(Board(), asked, n) for n in (0, 1, 3, 7)] == [
        "even",
        None,
        None,
        "too-high",
    ]


def test_a_match_asks_the_question_only_what_has_its_shape() -> None:
    match = new("proving", 2, 7)
    assert match.why_not(0, "earn") == "shape"
    assert match.why_not(0, 59) == "not-in-pack"


def test_two_games_keep_apart_what_they_call_their_questions() -> None:
    assert {question.game for question in QUESTIONS} == {"proving"}
    assert {question.game for question in find_game("lydia").questions.values()} == {"lydia"}


def test_a_question_is_typed_by_its_games_state() -> None:
    match = new("proving", 2, 7)
    assert isinstance(match.state, FairState)
    pick = match.game.questions["pick"]
    assert pick.label(match.state, match.decisions[0], 3).id == "proving-card"
