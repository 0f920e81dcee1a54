"""The coach of a first match: every sentence has its words, and warnings come in time."""

from __future__ import annotations

import random
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from tafelrunde import new
from tafelrunde.bots.agricola import coach as agricola_coach
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.loyang import coach as loyang_coach
from tafelrunde.bots.lydia import coach as lydia_coach
from tafelrunde.games.agricola.board.spaces import SPACE_NAMES
from tafelrunde.games.agricola.cards.majors import MAJOR_NAMES
from tafelrunde.games.lydia.terms import COIN, GOODS, MOST_RESOURCES, PLACES
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.registry import find_game
from tafelrunde.words import LANGUAGES
from tests.agricola.table import table
from tests.loyang.table import Table

WAYS: list[tuple[str, int, dict[str, Any]]] = [
    ("agricola", 2, {"variant.family": True}),
    ("agricola", 4, {}),
    ("loyang", 3, {}),
    ("lydia", 3, {"modules": ["croesus", "courtyards", "chariots"]}),
]


def known(game: str, language: str) -> set[str]:
    return {
        entry.id.name
        for entry in FluentResource(find_game(game).learning(language)).body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize(("game", "seats", "options"), WAYS)
def test_whatever_the_coach_says_in_a_match_has_words(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    match = new(game, seats=seats, seed=5, options=options)
    dice = random.Random(5)
    judge = judge_for(match.game)
    said: set[str] = set()
    warned: set[str] = set()
    while not match.over:
        for decision in match.decisions[:1]:
            texts = [judge.about(match, decision, option) for option in decision.options]
            said |= {text.id for text in texts if text is not None}
            warned |= {text.id for text in judge.warnings(match, decision)}
            match.play(decision.seat, dice.choice(decision.options))
    assert warned
    for language in LANGUAGES:
        assert (said | warned) - known(game, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_and_deed_of_every_game_is_explained(language: str) -> None:
    def said(about: Any, kind: str, *options: Option) -> set[str]:
        texts = [about(Decision(0, kind, [option]), option) for option in options]
        return {text.id for text in texts}

    farm = said(agricola_coach.about, "place", *SPACE_NAMES)
    farm |= said(agricola_coach.about, "improve", *MAJOR_NAMES, ("minor", "A001"))
    farm |= said(agricola_coach.about, "build", ("room", 1), ("stable", 1))
    assert farm - known("agricola", language) == set()
    street = said(loyang_coach.about, "act", *loyang_coach.DEEDS)
    street |= said(loyang_coach.about, "steps", 0, 1, 2)
    assert street - known("loyang", language) == set()
    city = said(lydia_coach.about, "place", *PLACES)
    assert city - known("lydia", language) == set()


def test_a_harvest_that_cannot_be_fed_is_told_before_its_last_placements() -> None:
    g = table(2)
    g.round = 4
    g.farms[0].goods = [0] * len(g.farms[0].goods)
    place = Decision(0, "place", ["fishing", "forest"])
    (warning,) = agricola_coach.warnings(g, place)
    # Two people eat two food each; every one that is begged for costs three points.
    assert (warning.id, warning.args) == ("agricola-coach-hungry", {"count": 4, "points": 12})
    g.round = 3
    assert agricola_coach.warnings(g, place) == []
    g.round = 4
    g.farms[0].goods[0] = 4
    assert agricola_coach.warnings(g, place) == []


def test_an_unserved_customer_is_told_of_and_a_cross_one_with_the_cost() -> None:
    t = Table()
    (card,) = t.show(0, "regular_customer_14")
    act = Decision(0, "act", ["end"])
    assert [text.id for text in loyang_coach.warnings(t.g, act)] == ["loyang-coach-offence"]
    t.offended(card)
    (angry,) = loyang_coach.warnings(t.g, act)
    assert (angry.id, angry.args) == ("loyang-coach-angry", {"cash": 2})
    t.served(card)
    assert loyang_coach.warnings(t.g, act) == []


def test_a_marker_that_is_full_is_told_of() -> None:
    match = new("lydia", seats=2, seed=1)
    g: Any = match.state
    place = Decision(0, "place", ["blue"])
    before = lydia_coach.warnings(g, place)
    g.goods[0:COIN] = [MOST_RESOURCES, 0, 0, 0]
    assert len(g.goods) == 2 * GOODS
    told = [text.id for text in lydia_coach.warnings(g, place) if text not in before]
    assert told == ["lydia-coach-full"]
