"""What other seats' cards did in answer to a move goes back with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde import Match
from tafelrunde.games.agricola.board.goods import CLAY, FOOD, REED
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.errors import NeedsConsent
from tafelrunde.kernel.state import digest
from tests.agricola.table import match_with, play_card


def begun(lay_out: Callable[[Agricola], None]) -> Match:
    """Four seats without hands; seat 0 begins."""

    def table(g: Agricola) -> None:
        g.first = g.opener = g.turn = 0
        for farm in g.farms:
            farm.goods[FOOD] = 2
        lay_out(g)

    return match_with([], 4, "undo", table)


def reed_seller(g: Agricola) -> None:
    play_card(g, 0, "D159")
    g.farms[0].goods[REED] = 1


def lazybones(g: Agricola) -> None:
    g.farms[1].notes[play_card(g, 1, "E148")] = 0b100


def claypit_owner(g: Agricola) -> None:
    play_card(g, 1, "E156")
    play_card(g, 0, "E024")
    g.farms[0].goods[CLAY] = 2


CASES: dict[str, tuple[Callable[[Agricola], None], list[tuple[int, Option]]]] = {
    "D159": (reed_seller, [(0, ("errand", 0, 0, 0)), (1, "no"), (2, "yes"), (3, "no")]),
    "E148": (lazybones, [(0, "day_laborer"), (1, 4)]),
    "E156": (claypit_owner, [(0, "meeting_place"), (0, "fireplace_2")]),
}


@pytest.mark.parametrize("card", CASES)
def test_a_move_goes_back_with_what_another_seats_card_did(card: str) -> None:
    lay_out, moves = CASES[card]
    match = begun(lay_out)
    before = digest(match.state)
    for seat, option in moves:
        match.play(seat, option)
    assert digest(match.state) != before
    match.undo(to=0)
    assert digest(match.state) == before


@pytest.mark.parametrize("card", ["D159", "E148"])
def test_nobody_takes_back_alone_what_another_seat_answered(card: str) -> None:
    lay_out, moves = CASES[card]
    match = begun(lay_out)
    for seat, option in moves:
        match.play(seat, option)
    with pytest.raises(NeedsConsent):
        match.undo(0)
