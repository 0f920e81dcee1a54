"""The curious bot of the lab: what it has done least comes next."""

from __future__ import annotations

from tafelrunde import new
from tafelrunde.kernel.decision import Decision
from tafelrunde.lab.curious import CuriousBot


def test_it_gives_every_answer_about_a_card_as_often_as_any_other() -> None:
    match = new("agricola", 2, 1)
    bot = CuriousBot("x")
    asked = Decision(0, "card", ["yes", "no"], about="A160")
    answers = [bot.choose(match, asked) for _ in range(10)]
    assert (answers.count("yes"), answers.count("no")) == (5, 5)
    # Another card is another question.
    other = Decision(0, "card", ["yes", "no"], about="B123")
    assert {bot.choose(match, other), bot.choose(match, other)} == {"yes", "no"}


def test_it_plays_the_card_that_it_has_played_least() -> None:
    match = new("agricola", 2, 1)
    bot = CuriousBot("x")
    bot.choose(match, Decision(0, "occupation", ["A088"]))
    assert bot.choose(match, Decision(0, "occupation", ["A088", "A102"])) == "A102"


def test_it_plays_card_matches_to_the_end() -> None:
    bot = CuriousBot("x")
    for seats in (1, 2):
        match = new("agricola", seats, 3, {"cards.list": "all_decks_1"})
        while not match.over:
            decision = match.decisions[0]
            match.play(decision.seat, bot.choose(match, decision))
