"""Section 8: the end of the game, the score sheet and ties."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde import Match, new
from tafelrunde.games.lydia.scoring import points, score_sheet
from tests.generic.playing import random_move
from tests.lydia.table import Table, asked, card, play, score, state

UPGRADED = (
    "+silver-gate-blue",
    "+silver-gate-red",
    "+silver-gate-green",
    "+silver-gate-yellow",
    "+silver-guild-red",
    "+silver-guild-green",
    "+silver-guild-yellow",
)


def about_to_end(seats: int, seat: int = 0, missing: int = 1) -> Table:
    """One more upgrade triggers the end, and the start card can be turned over for coins."""
    needed = {2: 8, 3: 7, 4: 6}[seats]
    table = (
        Table(seats).level(seat, 3).holds(seat, coin=3).owns(seat, *UPGRADED[: needed - missing])
    )
    return table.draws(*["red"] * seats).at("fountain", "red")


def ending(table: Table) -> Match:
    """The seat upgrades its start card by three coins."""
    match = table.play("fountain", "done", card("start-blue"))
    if not match.over and asked(match) == "upgrade":
        play(match, "done")
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_so_many_upgraded_properties_trigger_the_end(seats: int) -> None:
    match = ending(about_to_end(seats))
    assert state(match).token == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_fewer_does_not(seats: int) -> None:
    match = ending(about_to_end(seats, missing=2))
    assert state(match).token == -1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_other_seat_takes_exactly_one_more_turn(seats: int) -> None:
    match = ending(about_to_end(seats))
    movers = []
    while not match.over:
        seat = match.decisions[0].seat
        if seat not in movers:
            movers.append(seat)
        play(match, match.decisions[0].options[0])
    assert movers == list(range(1, seats))
    assert state(match).turn == seats


def test_the_turn_that_triggers_is_played_to_its_end() -> None:
    match = about_to_end(2).at("fountain", "green").play("fountain", "done", card("start-blue"))
    assert state(match).token == 0
    assert (match.decisions[0].seat, asked(match)) == (0, "refill")


def test_reaching_the_number_later_gives_nothing() -> None:
    table = about_to_end(2).level(1, 3).holds(1, coin=3)
    others = ("+silver-road-red", "+silver-road-green", "+silver-road-blue", "+silver-road-yellow")
    more = ("+silver-export-red", "+silver-export-blue", "+silver-export-green")
    table.owns(1, *others, *more)
    match = ending(table)
    play(match, "fountain", "done", card("start-yellow"))
    assert match.over
    assert state(match).token == 0
    assert state(match).upgraded.bit_count() == 16


def test_only_the_token_holder_scores_coins() -> None:
    table = about_to_end(2).holds(0, coin=7).holds(1, coin=9)
    match = ending(table)
    while not match.over:
        play(match, match.decisions[0].options[-1])
    assert score(match, "coins", 0) == 4
    assert score(match, "coins", 1) == 0


def test_before_the_token_is_taken_nobody_scores_coins() -> None:
    match = Table().holds(0, coin=9).match()
    assert score(match, "coins") == 0


def test_silver_and_gold_cards_score_the_face_that_is_up() -> None:
    match = Table().owns(0, "silver-gate-red", "+silver-gate-blue", "gold-mint").match()
    assert score(match, "silver") == 2 + 3 + 6  # the start card is silver
    assert score(match, "gold") == 6
    match = Table().owns(0, "+gold-mint", "+start-blue").match()
    assert (score(match, "silver"), score(match, "gold")) == (4, 12)


def test_the_sheet_adds_up_to_the_scores() -> None:
    table = Table(2, ["pactolus", "estates"]).owns(0, "=gold-mint", "fountain-red", "purple-gold")
    match = table.level(0, 4).match()
    assert [line.id for line in match.score_sheet] == [
        f"lydia-score-{name}"
        for name in (
            "silver",
            "gold",
            "fountain-cards",
            "estates",
            "influence",
            "purple",
            "coins",
        )
    ]
    assert [line.points[0] for line in match.score_sheet] == [2, 12, 4, 12, 4, 6, 0]
    assert match.scores[0] == 40


# --- ties -----------------------------------------------------------------------------------


def test_more_points_win() -> None:
    assert Table().owns(0, "silver-gate-blue").match().ranking == [1, 2]


def test_a_tie_goes_to_the_higher_influence() -> None:
    assert Table().level(1, 2).match().ranking == [2, 1]


def test_then_to_more_resources_and_coins_together() -> None:
    assert Table().holds(0, blue=3, coin=1).holds(1, red=3).match().ranking == [1, 2]
    assert Table().holds(0, blue=1).holds(1, coin=2).match().ranking == [2, 1]


def test_still_tied_seats_share_the_win() -> None:
    """R8."""
    match = Table(3).holds(0, blue=2).holds(1, coin=2).match()
    assert match.ranking == [1, 1, 3]


def test_influence_counts_before_goods() -> None:
    assert Table().level(0, 1).holds(1, blue=6).match().ranking == [1, 2]


def test_the_total_by_which_seats_are_ranked_is_the_sum_of_the_sheet() -> None:
    match = new("lydia", 3, "total", {"modules": ["pactolus", "estates", "croesus"]})
    dice = Random(1)
    while not match.over:
        g = state(match)
        lines = [line.points for line in score_sheet(g)]
        sheet = [sum(column) for column in zip(*lines, strict=True)]
        assert [points(g, seat) for seat in range(3)] == sheet
        match.play(*random_move(match, dice))
