"""Scores: they are the sum of the sheet, and the ranking follows them."""

from __future__ import annotations

from tafelrunde.kernel.log import TableEvent
from tafelrunde.kernel.text import Text
from tafelrunde.words import LANGUAGES, render
from tests.generic.cases import Case, every_case
from tests.generic.playing import played, walk


@every_case
def test_scores_sum_up_to_the_sheet(case: Case) -> None:
    for here in walk(case.match(), case.dice("sheet")):
        sheet = here.score_sheet
        assert sheet
        assert len({line.id for line in sheet}) == len(sheet)
        assert all(len(line.points) == case.seats for line in sheet)
        for seat in range(case.seats):
            assert here.scores[seat] == sum(line.points[seat] for line in sheet)


@every_case
def test_more_points_never_rank_behind_fewer(case: Case) -> None:
    for seed in range(3):
        match = played(case.match(seed), case.dice(f"ranking {seed}"))
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
    match = played(case.match(), case.dice("result"))
    last = match.log.entries()[-1]
    assert isinstance(last, TableEvent)
    assert last.name == "result"
    assert last.facts == {"scores": match.scores, "ranking": match.ranking}


@every_case
def test_every_line_of_the_sheet_has_words(case: Case) -> None:
    for line in case.match().score_sheet:
        for language in LANGUAGES:
            assert render(Text(line.id), language)
