"""Decks of one's own: whatever is in the file, the error names it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde import TafelrundeError, find_game
from tafelrunde.games.loyang.cards.checking import our_deck as loyangs
from tafelrunde.games.lydia.cards.checking import our_deck as lydias
from tests.generic.cases import SOAK
from tests.generic.mutations import NEVER, changed, leaves, twisted

TRIES = 20_000 if SOAK else 300
ODD: list[Any] = [*NEVER, [], [[]], [{}], True, -1, ""]


def options(game: str, deck: Any) -> bool:
    """Whether a deck is taken; nothing but a reasoned refusal may come out of it."""
    try:
        find_game(game).options(2, {"deck": deck})
    except TafelrundeError:
        return False
    return True


@pytest.mark.parametrize(("game", "ours"), [("lydia", lydias), ("loyang", loyangs)])
def test_a_deck_with_something_wrong_in_it_is_refused_or_used(
    game: str, ours: Callable[[], dict[str, Any]]
) -> None:
    deck = json.loads(json.dumps(ours()))
    assert options(game, deck)
    dice = random.Random(game)
    places = [path for path, _ in leaves(deck) if path]
    taken = sum(
        options(game, twisted(deck, dice))
        + options(game, changed(deck, dice.choice(places), dice.choice(ODD)))
        for _ in range(TRIES)
    )
    assert taken < TRIES


@pytest.mark.parametrize(("game", "ours"), [("lydia", lydias), ("loyang", loyangs)])
def test_a_deck_has_bounds(game: str, ours: Callable[[], dict[str, Any]]) -> None:
    for change in ({"name": "x" * 81}, {"about": ["x" * 200_000]}):
        assert not options(game, {**ours(), **change})
    assert not options(game, "[" * 100_000)
