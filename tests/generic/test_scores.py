"""Scores: the ranking follows them, and every line of the sheet can be said."""

from __future__ import annotations

from tafelrunde.kernel.log import TableEvent
from tafelrunde.kernel.text import Text
from tafelrunde.words import LANGUAGES, render
from tests.generic.cases import Case, every_case
from tests.generic.course import ended
from tests.generic.playing import play_on, played


@every_case
def test_more_points_never_rank_behind_fewer(case: Case) -> None:
    another = played(case.match(1), case.dice("ranking"))
    for match in (ended(case, "ranking"), another):
        ranking, scores = match.ranking, match.scores
        assert min(ranking) == 1
        for place in ranking:
            assert 1 + sum(other < place for other in ranking) == place
        for one in range(case.seats):
            for other in range(case.seats):
                if ranking[one] < ranking[other]:
                    assert scores[one] >= scores[other]


@every_case
def test_the_result_is_written_down_when_the_match_is_over(case: Case) -> None:
    match = ended(case, "result")
    last = match.log.entries()[-1]
    assert isinstance(last, TableEvent)
    assert last.name == "result"
    assert last.facts == {"scores": match.scores, "ranking": match.ranking}


@every_case
def test_every_line_of_the_sheet_has_words(case: Case) -> None:
    for line in case.match().score_sheet:
        for language in LANGUAGES:
            assert render(Text(line.id), language)


@every_case
def test_what_would_bring_more_is_told_of_lines_of_the_sheet_in_words(case: Case) -> None:
    match = play_on(case.match(), case.dice("next"), 60)
    told = match.game.next_points(match.state)
    assert set(told) <= {line.id for line in match.score_sheet}
    for columns in told.values():
        assert len(columns) == case.seats
        for text in (text for column in columns for text in column):
            said = [render(text, language) for language in LANGUAGES]
            assert not any("{" in words or text.id in words for words in said), said
