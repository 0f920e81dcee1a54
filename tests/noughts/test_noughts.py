"""Noughts and crosses: its rules, its judge, and the page that shows it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tafelrunde_noughts.terminal import draw

from tafelrunde import Match, new
from tafelrunde.bots.greedy import GreedyBot

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "tests" / "noughts" / "src" / "tafelrunde_noughts"
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def played(cells: str, **options: bool) -> Match:
    """A match in which the two take these cells in turns."""
    match = new("noughts", 2, 1, options)
    for cell in cells:
        match.play(match.decisions[0].seat, int(cell))
    return match


@pytest.mark.parametrize(("reverse", "places"), [(False, (1, 2)), (True, (2, 1))])
def test_three_in_a_row_win_or_in_reverse_lose(reverse: bool, places: tuple[int, int]) -> None:
    begins = new("noughts", 2, 1).decisions[0].seat
    match = played("03142", reverse=reverse)
    assert match.over
    assert (match.ranking[begins], match.ranking[1 - begins]) == places


def test_a_full_board_without_a_row_is_a_draw() -> None:
    # The kernel takes the ninth cell: there is no other.
    match = played("01243576")
    assert match.over
    assert (match.scores, match.ranking) == ([0, 0], [1, 1])


def test_chance_says_who_begins() -> None:
    assert {new("noughts", 2, seed).decisions[0].seat for seed in range(9)} == {0, 1}


def test_a_taken_cell_is_not_offered_and_says_why() -> None:
    match = played("4")
    decision = match.decisions[0]
    assert 4 not in decision.options
    assert match.game.why_not(match.state, decision, 4) == "taken"


@pytest.mark.parametrize(
    ("cells", "best"), [("", 4), ("0314", 2), ("031", 2), ("40", None)], ids=str
)
def test_greedy_takes_the_middle_wins_where_it_can_and_guards_a_row(
    cells: str, best: int | None
) -> None:
    match = played(cells)
    decision = match.decisions[0]
    chosen = GreedyBot("0").choose(match, decision)
    assert chosen == (decision.options[0] if best is None else best)


def test_the_terminal_shows_the_marks() -> None:
    begins = new("noughts", 2, 1).decisions[0].seat
    own, others = "✕○"[begins], "✕○"[1 - begins]
    drawn = draw(played("403"), None, "en").plain
    assert drawn.splitlines() == [f"{others} · ·", f"{own} {own} ·", "· · ·"]


@pytest.mark.parametrize("name", ["game.py", "judge.py", "terminal.py", "words/en.ftl"])
def test_the_page_shows_the_game_whole(name: str) -> None:
    assert (PACKAGE / name).read_text(encoding="utf-8") in PAGE
