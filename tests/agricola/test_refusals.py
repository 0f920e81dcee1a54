"""Refusals name what is missing, and of several obstacles the one that can be helped."""

from __future__ import annotations

import pytest

from tafelrunde.games.agricola.actions.usable import why_not_use
from tafelrunde.games.agricola.board.spaces import SPACE_OF
from tafelrunde.games.agricola.questions.refusing import major_refused, minor_refused, space_refused
from tafelrunde.words import render
from tests.agricola.table import Table, with_cards


def said(table: Table, space: str, language: str = "en") -> str:
    number = SPACE_OF[space]
    reason = why_not_use(table.g, 0, number)
    assert reason is not None
    text = space_refused(table.g, 0, number, reason)
    assert text is not None
    return render(text, language)


@pytest.mark.parametrize(
    ("space", "laid", "words"),
    [
        ("farm_expansion", {}, "A room needs 5 wood and 2 reed, a stable 2 wood."),
        ("grain_utilization", {}, "You have no grain and no vegetables to sow."),
        ("basic_wish_for_children", {}, "A child needs a room: you have 2 for 2 people."),
        (
            "house_redevelopment",
            {"clay": 1},
            "To renovate takes 2 clay and 1 reed; you lack 1 clay and 1 reed.",
        ),
        (
            "major_improvement",
            {"clay": 1},
            "You cannot pay for any improvement. Fireplace (2 clay) is nearest: you lack 1 clay.",
        ),
    ],
)
def test_a_space_says_what_is_missing(space: str, laid: dict[str, int], words: str) -> None:
    assert said(with_cards(2).give(**laid), space) == words


def test_the_same_is_said_in_german() -> None:
    assert said(with_cards(2), "farm_expansion", "de") == (
        "Ein Raum braucht 5 Holz und 2 Schilf, ein Stall 2 Holz."
    )


def test_of_two_obstacles_that_is_told_which_goods_can_help() -> None:
    no_stables = with_cards(2).stables(10, 11, 12, 13).give(wood=3)
    assert said(no_stables, "farm_expansion") == (
        "A room needs 5 wood and 2 reed; you lack 2 wood and 2 reed."
    )


def test_cards_name_their_condition_and_what_is_missing() -> None:
    table = with_cards(2).holds("B077")
    number = table.g.farms[0].hand[0]
    needs = minor_refused(table.g, 0, number, "prerequisite-missing")
    assert needs is not None
    assert render(needs, "en") == "Not yet: Needs 3 occupations."
    oven = major_refused(table.give(clay=2).g, 0, 6, "cannot-pay-major")
    assert oven is not None
    assert render(oven, "en").startswith("You lack ")
