"""Prerequisites: those of all cards are understood, and each word is tried, once yes, once no."""

from __future__ import annotations

import pytest

from tafelrunde.games.agricola.actions.prerequisites import (
    BY_MAJOR,
    BY_MINOR,
    WORDS,
    Playing,
    measure,
    met,
    parse,
)
from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.spaces import SPACE_OF
from tafelrunde.games.agricola.cards.base import MINOR, Card
from tafelrunde.games.agricola.cards.catalogue import catalogue
from tafelrunde.games.agricola.verbs.verbs import stand
from tests.agricola.table import Table, made

WITH = {entry.id: entry.prerequisite for entry in catalogue().values() if entry.prerequisite}


def holds(table: Table, text: str, playing: Playing | None = None, seat: int = 0) -> bool:
    return met(table.g, seat, text, playing or Playing())


def on(table: Table, space: str, seat: int = 0) -> Table:
    stand(table.g, seat, SPACE_OF[space])
    return table


# What a table must look like for a term to hold; a plain table does not meet it.
MET: dict[str, Table] = {
    "food>=1": Table().give(food=1),
    "wood>=1": Table().give(wood=1),
    "clay>=5": Table().give(clay=5),
    "reed>=1": Table().give(reed=1),
    "stone>=1": Table().give(stone=1),
    "grain>=2": Table().give(grain=2),
    "vegetable>=1": Table().give(vegetable=1),
    "sheep>=4": Table().give(sheep=4),
    "boar>=1": Table().give(boar=1),
    "cattle>=1": Table().give(cattle=1),
    "occupations>=2": Table().occupations(2),
    "clay_house": Table().house("clay"),
    "stone_house": Table().house("stone"),
    "rooms>=3": Table().rooms(0),
    "people>=3": Table().family(3),
    "adults>2": Table().family(3),
    "people_at_home==0": Table().at_home(0),
    "fields>=2": Table().fields(3, 4),
    "field_tiles>=2": Table().fields(3, 4),
    "planted_fields>=1": Table().sown(grain=(4, 1)),
    "unplanted_fields>=1": Table().fields(4),
    "grain_fields>=1": Table().sown(grain=(4, 3)),
    "vegetable_fields>=1": Table().sown(vegetable=(4, 2)),
    "l_shaped_fields": Table().fields(3, 4, 9),
    "pastures>=1": Table().fence((4,)),
    "pasture_spaces>=2": Table().fence((3, 4)),
    "stables>=1": Table().stables(4),
    "fenced_stables>=1": Table().stables(4).fence((4,)),
    "fences>=15": Table().no_fences_left(),
    "fences_left==0": Table().no_fences_left(),
    "unused_spaces<=12": Table().fields(4),
    "building_resources>=2": Table().give(wood=1, stone=1),
    "building_resources_left>=1": Table().give(reed=1),
    "animals>=2": Table().give(sheep=1, cattle=1),
    "animal_types==3": Table().give(sheep=1, boar=1, cattle=1),
    "improvements>=2": Table(variant__family=False).played("A016").owns("well"),
    "majors>=2": Table().owns("well", "joinery"),
    "cards>=2": Table(variant__family=False).played("A016").occupations(1),
    "cooking_improvements>=1": Table().owns("cooking_hearth_5"),
    "baking_improvements>=1": Table().owns("stone_oven"),
    "most_cards>=1": Table().owns("well", seat=1),
    "seats>=3": Table(3),
    "round>=7": Table().round(7),
    "rounds_done>=1": Table().round(2),
    "rounds_left<=12": Table().round(2),
    "owns:fireplace": Table().owns("fireplace_3"),
    "owns:cooking_hearth": Table().owns("cooking_hearth_4"),
    "owns:well": Table().owns("well"),
    "owns:pottery": Table().owns("pottery"),
    "on:fishing": on(Table(), "fishing"),
    "on:day_laborer": on(Table(), "day_laborer"),
    "on:grain_utilization": on(Table().turned_up("grain_utilization"), "grain_utilization"),
}


@pytest.mark.parametrize("term", MET)
def test_a_term_holds_where_it_should_and_not_at_the_start(term: str) -> None:
    assert holds(MET[term], term)
    assert not holds(Table(), term)


# Words whose plain table says yes, or that look at more than the table.
ELSEWHERE = {"wooden_house", "by_major_action", "by_minor_action", "upgrade:pottery"}


def test_every_word_of_the_notation_and_of_the_table_is_tried() -> None:
    tried = {term.word for text in MET for [term] in parse(text)} | ELSEWHERE
    needed = {
        word
        for text in WITH.values()
        for terms in parse(text)
        for term in terms
        for word in (term.word, term.other)
        if word
    }
    assert needed - tried == set()
    assert set(WORDS) - tried == set()


def test_a_house_of_wood_is_one_no_more_when_it_was_renovated() -> None:
    assert holds(Table(), "wooden_house")
    assert not holds(Table().house("clay"), "wooden_house")


def test_some_cards_can_be_played_by_one_kind_of_action_alone() -> None:
    assert holds(Table(), "by_major_action", Playing(BY_MAJOR))
    assert not holds(Table(), "by_major_action", Playing(BY_MINOR))
    assert holds(Table(), "by_minor_action", Playing(BY_MINOR))
    assert not holds(Table(), "by_minor_action")


def test_what_is_paid_for_the_card_is_gone() -> None:
    table = Table().give(wood=2, clay=1)
    text = "building_resources_left>=1"
    assert holds(table, text, Playing(price=cost(wood=2)))
    assert not holds(table, text, Playing(price=cost(wood=2, clay=1)))


def test_a_card_that_took_the_pottery_back_is_its_upgrade() -> None:
    text = catalogue()["B031"].prerequisite
    table = Table(variant__family=False)
    assert not holds(table.played("A016"), text)
    assert holds(Table().owns("pottery"), text)
    with made(Card("D060", MINOR, 1, "food", [], [])):
        assert holds(table.played("D060"), text)
        assert measure(table.g, 0, "upgrade:pottery", Playing()) == 1
        assert measure(table.g, 0, "owns:pottery", Playing()) == 0


def test_a_card_that_cooks_and_bakes_counts() -> None:
    table = Table(variant__family=False).played("D059")
    assert holds(table, "cooking_improvements==1, baking_improvements==1")


def test_newborns_are_no_adults() -> None:
    assert holds(Table().family(3, newborn=1), "adults==2, people==3")
    assert not holds(Table().family(3), "adults==2")


def test_another_seats_things_do_not_count() -> None:
    table = on(Table(), "fishing", seat=1).give(1, clay=5).owns("pottery", seat=1)
    assert not holds(table, "on:fishing or clay>=1 or owns:pottery")
    assert holds(table, "on:fishing, clay>=5, owns:pottery", seat=1)


def test_fields_in_a_row_are_not_bent() -> None:
    assert not holds(Table().fields(2, 3, 4), "l_shaped_fields")
    # The end of a row and the start of the next are no neighbours.
    assert not holds(Table().fields(4, 9, 10), "l_shaped_fields")
    assert holds(Table().fields(1, 6, 7), "l_shaped_fields")


def test_grain_and_vegetables_are_told_apart() -> None:
    table = Table().sown(grain=(4, 1)).sown(vegetable=(3, 1)).fields(2)
    assert holds(table, "grain_fields==1, vegetable_fields==1, planted_fields==2")
    assert holds(table, "unplanted_fields==1, fields==3")


def test_words_are_compared_with_words() -> None:
    table = Table().give(wood=3).round(4)
    assert not holds(table, "wood>=round")
    assert holds(table.give(wood=1), "wood>=round")
    assert holds(Table().round(1), "rounds_left>unused_spaces") is False
    assert holds(Table().fields(4).round(1), "rounds_left>unused_spaces")
    assert holds(Table().fence((3, 4)).round(3), "pasture_spaces>=rounds_done")
    assert not holds(Table().fence((3, 4)).round(4), "pasture_spaces>=rounds_done")


def test_a_comma_is_and_and_binds_less_than_or() -> None:
    text = "clay_house or stone_house, rooms==2"
    assert holds(Table().house("stone"), text)
    assert not holds(Table().house("stone").rooms(0), text)
    assert not holds(Table(), text)


@pytest.mark.parametrize("sign", ["<", "<=", "==", ">=", ">"])
def test_every_sign_compares(sign: str) -> None:
    held = [holds(Table().give(wood=wood), f"wood{sign}2") for wood in (1, 2, 3)]
    assert (
        held
        == {
            "<": [True, False, False],
            "<=": [True, True, False],
            "==": [False, True, False],
            ">=": [False, True, True],
            ">": [False, False, True],
        }[sign]
    )


def test_no_prerequisite_is_always_met() -> None:
    assert parse("") == []
    assert holds(Table(), "")


@pytest.mark.parametrize("id", WITH)
def test_a_prerequisite_of_the_table_is_understood_and_can_be_looked_at(id: str) -> None:
    assert parse(WITH[id])
    assert holds(Table(), WITH[id]) in (True, False)


def test_about_one_card_in_four_has_a_prerequisite() -> None:
    # 195 have one printed; three of these return a major, which is a cost, and one occupation
    # says it in its text.
    assert len(WITH) == 193


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("pigs>=1", "there is no word 'pigs'"),
        ("wood=1", "'wood=1' is no comparison"),
        ("wood>=", "'wood>=' is no comparison"),
        ("wood>=pigs", "there is no word 'pigs'"),
        ("owns:castle", "there is no word 'owns:castle'"),
        ("on:moon", "there is no word 'on:moon'"),
        ("wood>=1,clay>=1", "is no comparison"),
    ],
)
def test_what_is_not_understood_is_named(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse(text)
