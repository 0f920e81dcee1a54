"""One walk through a match: what costs little is looked at before every move and at the end.

Each function is one thing that holds; the one that does not stands at the end of the traceback.
"""

from __future__ import annotations

from typing import Any

from tafelrunde import Match
from tafelrunde.kernel.notation import option_from, option_text
from tests.generic.cases import Case, every_case_on_sources_too
from tests.generic.playing import all_options, walk
from tests.generic.saying import says


@every_case_on_sources_too
def test_every_position_of_a_match_is_in_order(case: Case) -> None:
    match = case.match(listening=True)
    counts = match.game.audit(match.state)
    assert counts
    told = 0
    lines = []
    for here in walk(match, case.dice("walk")):
        no_component_is_lost_or_made(here, counts)
        every_decision_has_its_declared_shape(here)
        every_option_has_a_word_of_its_own_in_notation(here)
        scores_sum_up_to_the_sheet(here)
        every_event_has_its_declared_fields(here)
        told += everything_that_happens_has_words_or_only_decorates(here)
        lines.append(the_position_string_is_one_line(here))
    random_play_ends_without_a_dead_end(match)
    something_was_told(told)
    position_strings_tell_positions_apart(lines)


def no_component_is_lost_or_made(here: Match, counts: object) -> None:
    assert here.game.audit(here.state) == counts


def every_decision_has_its_declared_shape(here: Match) -> None:
    seats = [decision.seat for decision in here.decisions]
    assert len(set(seats)) == len(seats)
    assert set(seats) <= set(range(here.seats))
    for decision in here.decisions:
        options = all_options(decision)
        assert decision.options
        assert len(set(options)) == len(options)
        shape = here.game.questions[decision.kind].shape
        for option in options:
            index = shape.index(option)
            assert 0 <= index < shape.size
            assert shape.option(index) == option


def every_option_has_a_word_of_its_own_in_notation(here: Match) -> None:
    for decision in here.decisions:
        options = all_options(decision)
        words = [option_text(option) for option in options]
        assert [option_from(word) for word in words] == options
        assert all(word.split() == [word] and ":" not in word for word in words)


def scores_sum_up_to_the_sheet(here: Match) -> None:
    sheet = here.score_sheet
    assert sheet
    assert len({line.id for line in sheet}) == len(sheet)
    assert all(len(line.points) == here.seats for line in sheet)
    for seat in range(here.seats):
        assert here.scores[seat] == sum(line.points[seat] for line in sheet)


def every_event_has_its_declared_fields(here: Match) -> None:
    for heard in here.heard:
        values = list(heard.event.args)
        for field in here.game.events[heard.event.name].schema()["fields"]:
            if field["type"] == "rest":
                assert all(holds(field["of"], value) for value in values), (field, heard.event)
                values = []
            else:
                assert holds(field, values.pop(0)), (field, heard.event)
        assert values == [], heard.event


def holds(field: dict[str, Any], value: object) -> bool:
    if field["type"] == "word":
        return value in field["words"]
    return type(value) is (str if field["type"] == "id" else int)


def everything_that_happens_has_words_or_only_decorates(here: Match) -> int:
    told = here.game.narrate(here.state, [heard.event for heard in here.heard])
    for sentence in told:
        says(sentence.text, here)
    here.heard.clear()
    return len(told)


def the_position_string_is_one_line(here: Match) -> str:
    line = repr(here)
    assert line
    assert line.splitlines() == [line]
    return line


def random_play_ends_without_a_dead_end(match: Match) -> None:
    assert match.finished
    assert match.decisions == []


def something_was_told(told: int) -> None:
    assert told


def position_strings_tell_positions_apart(lines: list[str]) -> None:
    assert len(set(lines)) > len(lines) / 4
