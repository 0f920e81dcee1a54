"""Records: a match is its record, here and in a fresh process."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tafelrunde import from_notation, load, loads, notation
from tafelrunde.kernel.notation import option_from, option_text
from tests.generic.cases import Case, every_case
from tests.generic.elsewhere import read, replayed
from tests.generic.playing import all_options, history, play_on, played, standing, walk


@every_case
def test_record_to_match_to_record_is_identical(case: Case, tmp_path: Path) -> None:
    match = played(case.match(), case.dice("record"))
    text = match.record.text()
    back = loads(text)
    assert standing(back) == standing(match)
    assert history(back) == history(match)
    assert back.record.text() == text
    match.record.save(tmp_path / "match.jsonl")
    assert load(tmp_path / "match.jsonl").record.text() == text


@every_case
def test_a_record_with_table_events_is_identical_too(case: Case) -> None:
    dice = case.dice("events")
    match = play_on(case.match(), dice, 6)
    match.undo()
    match.resign(0)
    play_on(match, dice, 3)
    match.undo(to=2)
    match.take_over(case.seats - 1, "random")
    play_on(match, dice, 4)
    match.close("rain")
    text = match.record.text()
    back = loads(text)
    assert standing(back) == standing(match)
    assert history(back) == history(match)
    assert back.record.text() == text


@every_case
def test_hashes_made_on_the_way_and_afterwards_are_the_same(case: Case) -> None:
    afterwards = played(case.match(), case.dice("hash"))
    on_the_way = played(case.match(hashing=True), case.dice("hash"))
    assert on_the_way.record.text() == afterwards.record.text()
    assert any('"hash"' in line for line in on_the_way.record.lines())


@every_case
def test_same_seed_and_moves_give_the_same_match_in_a_fresh_process(
    case: Case, process: ProcessPoolExecutor, tmp_path: Path
) -> None:
    match = played(case.match(), case.dice("fresh"))
    text = match.record.text()
    assert process.submit(replayed, text).result() == standing(match)
    match.record.save(tmp_path / "match.jsonl")
    assert process.submit(read, str(tmp_path / "match.jsonl")).result() == text


@every_case
def test_the_same_seed_gives_the_same_match_and_another_seed_another(case: Case) -> None:
    first, again = case.match(), case.match()
    assert standing(first) == standing(again)
    texts = {played(case.match(seed), case.dice("seed")).record.text() for seed in range(4)}
    assert len(texts) == 4


@every_case
def test_notation_leads_back_to_the_match(case: Case) -> None:
    match = played(case.match(), case.dice("notation"))
    line = notation(match)
    assert "\n" not in line
    back = from_notation(line)
    assert standing(back) == standing(match)
    assert notation(back) == line


@every_case
def test_every_option_has_a_word_of_its_own_in_notation(case: Case) -> None:
    for here in walk(case.match(), case.dice("words")):
        for decision in here.decisions:
            options = all_options(decision)
            words = [option_text(option) for option in options]
            assert [option_from(word) for word in words] == options
            assert all(word.split() == [word] and ":" not in word for word in words)


@every_case
def test_the_position_string_is_one_line_and_tells_positions_apart(case: Case) -> None:
    lines = [repr(here) for here in walk(case.match(), case.dice("position"))]
    assert all(line and line.splitlines() == [line] for line in lines)
    assert len(set(lines)) > len(lines) / 4
