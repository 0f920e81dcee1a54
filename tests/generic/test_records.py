"""Records: a match is its record, here and in a fresh process."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tafelrunde import from_notation, load, loads, notation
from tests.generic.cases import Case, shared_cases
from tests.generic.course import ended
from tests.generic.elsewhere import read, replayed
from tests.generic.playing import history, play_on, standing


@shared_cases
def test_record_to_match_to_record_is_identical(case: Case, tmp_path: Path) -> None:
    match = ended(case, "record")
    text = match.record.text()
    back = loads(text)
    assert standing(back) == standing(match)
    assert history(back) == history(match)
    assert back.record.text() == text
    match.record.save(tmp_path / "match.jsonl")
    assert load(tmp_path / "match.jsonl").record.text() == text


@shared_cases
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


@shared_cases
def test_hashes_made_on_the_way_and_afterwards_are_the_same(case: Case) -> None:
    afterwards = ended(case, "hash")
    on_the_way = case.match(hashing=True)
    for move in afterwards.moves:
        on_the_way.play(move.seat, move.option)
    assert on_the_way.record.text() == afterwards.record.text()
    assert any('"hash"' in line for line in on_the_way.record.lines())


@shared_cases
def test_same_seed_and_moves_give_the_same_match_in_a_fresh_process(
    case: Case, process: ProcessPoolExecutor, tmp_path: Path
) -> None:
    match = ended(case, "fresh")
    text = match.record.text()
    assert process.submit(replayed, text).result() == standing(match)
    match.record.save(tmp_path / "match.jsonl")
    assert process.submit(read, str(tmp_path / "match.jsonl")).result() == text


@shared_cases
def test_the_same_seed_gives_the_same_match_and_another_seed_another(case: Case) -> None:
    first, again = case.match(), case.match()
    assert standing(first) == standing(again)
    others = [play_on(case.match(seed), case.dice("seed"), 20) for seed in range(4)]
    assert len({match.record.text() for match in others}) == 4


@shared_cases
def test_notation_leads_back_to_the_match(case: Case) -> None:
    match = ended(case, "notation")
    line = notation(match)
    assert "\n" not in line
    back = from_notation(line)
    assert standing(back) == standing(match)
    assert notation(back) == line
