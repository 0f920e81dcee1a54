"""Enough cards: a table that is opened never runs out of them, and one card too few is refused."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from tafelrunde import Match, find_game, new
from tafelrunde.games.agricola.cards.feasible import demands
from tafelrunde.games.agricola.cards.lists import EVERYTHING, LISTS
from tafelrunde.games.agricola.cards.ways import DRAFTS, MODES
from tafelrunde.kernel.errors import Conflict
from tafelrunde.words import render
from tests.generic.playing import play_on, random_move

SEEDS: Final = 2
MIXES: Final = ("hand.mix_travelling", "hand.mix_occupations")


EVERY: Final = sorted(LISTS[EVERYTHING])


def lacking(seats: int, options: dict[str, Any], ids: list[str]) -> bool:
    whole = {**find_game("agricola").options(seats, {"cards.list": EVERYTHING}), **options}
    return any(demand.there < demand.needed for demand in demands(seats, whole, ids))


def _tables() -> list[tuple[int, dict[str, Any]]]:
    """Every way to get a hand at every number of seats, with each option that touches the deck."""
    found: list[tuple[int, dict[str, Any]]] = []
    for seats in (1, 2, 3, 4):
        for mode in MODES:
            if seats == 1 and mode in DRAFTS:
                continue
            beside = [*((mix,) for mix in MIXES if mode == "deal7"), ("hand.mulligan",), ()]
            if mode == "deal7" and seats == 4:
                beside.append(MIXES)
            for names in beside:
                if seats < 4 and "hand.mix_occupations" in names:
                    continue
                for shown in (False, True):
                    options = {"hand.mode": mode, "hand.open_display": shown}
                    found.append((seats, {**options, **dict.fromkeys(names, True)}))
    return [(seats, options) for seats, options in found if not lacking(seats, options, EVERY)]


TABLES: Final = _tables()


def just_enough(seats: int, options: dict[str, Any]) -> list[str]:
    """Cards of which none can be left out."""
    ids = EVERY.copy()
    random.Random(f"{seats} {options}").shuffle(ids)
    for printed in ids.copy():
        fewer = [other for other in ids if other != printed]
        if not lacking(seats, options, fewer):
            ids = fewer
    return sorted(ids)


def through_hands(match: Match, dice: random.Random) -> None:
    """Play until everybody has a hand."""
    while match.view(None)["phase"] == "hands":
        match.play(*random_move(match, dice))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_just_enough_cards_go_round_and_one_card_fewer_is_refused(
    seats: int, options: dict[str, Any]
) -> None:
    ids = just_enough(seats, options)
    for seed in range(SEEDS):
        match = new("agricola", seats, seed, {**options, "cards.only": ids})
        through_hands(match, random.Random(seed))
    left_out = random.Random(seats).choice(ids)
    fewer = [printed for printed in ids if printed != left_out]
    with pytest.raises(Conflict, match=r"\d+ needed, \d+ in the chosen decks"):
        new("agricola", seats, 1, {**options, "cards.only": fewer})


@pytest.mark.parametrize(
    ("seats", "options", "en", "de"),
    [
        (
            4,
            {"hand.mix_travelling": True, "hand.open_display": True},
            "Travelling cards: 7 needed, 3 of them for the open display, 5 in the chosen decks.",
            "Wanderkarten: 7 nötig, 3 davon für die offene Auslage, 5 in den gewählten Decks.",
        ),
        (
            4,
            {"hand.mix_travelling": True, "hand.open_display": True, "cards.list": EVERYTHING},
            "Travelling cards: 7 needed, 3 of them for the open display, 6 in the chosen decks.",
            "Wanderkarten: 7 nötig, 3 davon für die offene Auslage, 6 in den gewählten Decks.",
        ),
        (
            3,
            {"hand.mix_travelling": True, "hand.open_display": True},
            "Travelling cards: 6 needed, 3 of them for the open display, 5 in the chosen decks.",
            "Wanderkarten: 6 nötig, 3 davon für die offene Auslage, 5 in den gewählten Decks.",
        ),
        (
            4,
            {"hand.mix_occupations": True},
            "3+ cards: 8 needed, 7 in the chosen decks.",
            "Karten mit 3+: 8 nötig, 7 in den gewählten Decks.",
        ),
    ],
)
def test_a_table_that_could_run_out_of_cards_is_refused_with_what_is_missing(
    seats: int, options: dict[str, Any], en: str, de: str
) -> None:
    with pytest.raises(Conflict) as found:
        new("agricola", seats, 1, options)
    assert render(found.value.text, "en", "words") == en
    assert render(found.value.text, "de", "words") == de


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_bots_never_run_out_of_just_enough_cards(
    seats: int, options: dict[str, Any]
) -> None:
    ids = just_enough(seats, options)
    for seed in range(200):
        match = new("agricola", seats, seed, {**options, "cards.only": ids})
        play_on(match, random.Random(seed))
        assert match.over
