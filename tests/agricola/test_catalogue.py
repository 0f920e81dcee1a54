"""The table of all cards: complete, in our own form, and true of the cards that are in the game."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from tafelrunde.games.agricola.board.goods import GOODS
from tafelrunde.games.agricola.cards.base import BLANK, DECK, KINDS_OF_CARD, PRINTED, Card
from tafelrunde.games.agricola.cards.catalogue import SPECIAL_COSTS, Entry, catalogue
from tafelrunde.games.agricola.cards.lists import ALL_DECKS, BASE_BOX
from tafelrunde.games.agricola.cards.mechanisms import FRAME_HAS, MECHANISMS
from tafelrunde.kernel.text import Text
from tafelrunde.words import render

TEXT = files("tafelrunde.games.agricola.cards").joinpath("catalogue.json").read_text("utf-8")
ROOT = Path(__file__).resolve().parents[2]
IN_THE_GAME = [card for card in DECK if card is not BLANK]


def entries() -> list[Entry]:
    return list(catalogue().values())


# --- the table as a whole ----------------------------------------------------------------


def test_five_decks_have_84_minors_and_84_occupations_each() -> None:
    assert tuple(row["id"] for row in json.loads(TEXT)) == PRINTED
    assert len(PRINTED) == 840
    for entry in entries():
        assert entry.kind == ("minor" if int(entry.id[1:]) <= 84 else "occupation")
        assert entry.deck in "ABCDE"


def test_the_base_box_has_48_occupations_and_48_minors() -> None:
    assert Counter(entry.kind for entry in entries() if entry.base_box) == {
        "occupation": 48,
        "minor": 48,
    }
    assert {entry.deck for entry in entries() if entry.base_box} == {"A", "B"}


def test_half_of_the_occupations_need_no_third_seat() -> None:
    seats = Counter(entry.seats for entry in entries() if entry.kind == "occupation")
    assert seats == {1: 210, 3: 105, 4: 105}
    assert {entry.seats for entry in entries() if entry.kind == "minor"} == {1}


def test_nine_minors_of_each_deck_travel() -> None:
    travelling = [entry.id for entry in entries() if entry.travels]
    assert travelling == [f"{deck}{number:03}" for deck in "ABCDE" for number in range(1, 10)]


def test_only_improvements_have_printed_points() -> None:
    assert [entry.id for entry in entries() if entry.points and entry.kind != "minor"] == []


def test_a_card_is_one_line() -> None:
    rows = [json.dumps(row, ensure_ascii=False) for row in json.loads(TEXT)]
    assert "[\n" + ",\n".join(rows) + "\n]\n" == TEXT


def test_nothing_in_the_table_is_longer_than_a_name() -> None:
    """Prerequisites are in our notation, and all else comes from closed lists."""
    name = re.compile(r"[A-ZÄÖÜ][\w’-]*( [\w’-]+){0,4}")
    for entry in entries():
        assert name.fullmatch(entry.name), entry.name
        assert name.fullmatch(entry.name_de or "Name"), entry.name_de
        assert len(entry.name) <= 26
        assert re.fullmatch(r"[a-z_:0-9<>=, ]*", entry.prerequisite)
        assert len(entry.prerequisite) <= 50


# --- what a row may say ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"mechanisms": ["magic"]}, "A001: there is no mechanism 'magic'"),
        ({"costs": [{"gold": 1}]}, "A001: nothing costs 'gold'"),
        ({"text": "You get 1 food."}, "unknown field `text`"),
        ({"seats": 2}, "Invalid enum value 2"),
        ({"category": "fun"}, "Invalid enum value 'fun'"),
    ],
    ids=["mechanism", "cost", "text", "seats", "category"],
)
def test_a_wrong_row_is_refused_by_name(change: dict[str, object], complaint: str) -> None:
    row = {"id": "A001", "name": "Shed", "kind": "minor", "category": "farm", "mechanisms": []}
    assert msgspec.convert(row, Entry).name == "Shed"
    with pytest.raises(msgspec.ValidationError, match=complaint):
        msgspec.convert(row | change, Entry)


def test_every_special_cost_is_somebodys() -> None:
    words = {word for entry in entries() for price in entry.costs for word in price}
    assert words - set(GOODS) == set(SPECIAL_COSTS)


# --- mechanisms --------------------------------------------------------------------------


def test_every_card_has_mechanisms_in_the_order_of_the_list() -> None:
    order = list(MECHANISMS)
    for entry in entries():
        assert entry.mechanisms, entry.id
        places = [order.index(mechanism) for mechanism in entry.mechanisms]
        assert places == sorted(set(places)), entry.id


def test_every_mechanism_is_needed() -> None:
    assert {name for entry in entries() for name in entry.mechanisms} == set(MECHANISMS)


def test_mechanisms_follow_from_facts_where_they_can() -> None:
    for entry in entries():
        special = any(word in SPECIAL_COSTS for price in entry.costs for word in price)
        minor = entry.kind == "minor"
        expected = {
            "prerequisite": bool(entry.prerequisite),
            "pass-left": entry.travels,
            "special-cost": minor and special,
            "individual-cost": not minor and bool(entry.costs),
        }
        assert {name: name in entry.mechanisms for name in expected} == expected, entry.id
        if "field-card-other-goods" in entry.mechanisms:
            assert "field-card" in entry.mechanisms
        if "facts-only" in entry.mechanisms:
            assert set(entry.mechanisms) <= {"facts-only", "prerequisite", "special-cost"}
        if "cooking" in entry.mechanisms:
            assert "cooking" in entry.symbols


def test_forty_cards_and_the_base_box_carry_every_mechanism() -> None:
    """And what no card of the base box carries, one of the forty does."""
    proof = [entry for entry in entries() if entry.proof]
    assert len(proof) == 40
    assert [entry.id for entry in proof if entry.base_box] == []
    carried = {name for entry in proof for name in entry.mechanisms}
    base = {name for entry in entries() if entry.base_box for name in entry.mechanisms}
    assert set(MECHANISMS) - base - carried == set()
    # What was asked of the forty by name.
    assert carried >= {
        "field-card-other-goods", "field-stack", "occupied-space", "guest", "any-time-action",
        "score-every-seat", "score-compare", "promise-piece", "replaced-action",
        "hands-looked-at", "board-geometry", "farm-geometry",
    }  # fmt: skip


# --- the cards in the game ---------------------------------------------------------------


def test_the_cards_in_the_game_are_in_the_table() -> None:
    assert len(IN_THE_GAME) >= 13
    assert [card.id for card in IN_THE_GAME if card.id not in catalogue()] == []


def test_the_whole_base_box_is_in_the_game() -> None:
    assert sorted(BASE_BOX) == sorted([entry.id for entry in entries() if entry.base_box])
    assert set(BASE_BOX) <= {card.id for card in IN_THE_GAME}


@pytest.mark.parametrize("card", IN_THE_GAME, ids=lambda card: card.id)
def test_a_card_in_the_game_agrees_with_the_table(card: Card) -> None:
    entry = catalogue()[card.id]
    assert KINDS_OF_CARD[card.kind] == entry.kind
    assert card.seats == entry.seats
    assert card.category == entry.category
    assert card.points == entry.points
    assert card.travels == entry.travels
    assert card.prerequisite == entry.prerequisite
    name = Text(f"agricola-card-{card.id.lower()}")
    assert render(name, "en") == entry.name
    if entry.name_de:
        assert render(name, "de") == entry.name_de
    if not any(word in SPECIAL_COSTS for price in entry.costs for word in price):
        prices = [tuple(price.get(good, 0) for good in GOODS) for price in entry.costs]
        assert [tuple(price) for price in card.costs] == prices


def test_every_mechanism_is_carried_by_a_card_in_the_game() -> None:
    assert list(FRAME_HAS) == list(MECHANISMS)


def test_the_forty_are_in_the_game() -> None:
    proof = {entry.id for entry in entries() if entry.proof}
    assert proof <= {card.id for card in IN_THE_GAME}
    assert proof <= set(ALL_DECKS)


@pytest.mark.parametrize(("mechanism", "id"), FRAME_HAS.items())
def test_what_the_rules_are_said_to_carry_a_card_in_the_game_shows(mechanism: str, id: str) -> None:
    assert mechanism in catalogue()[id].mechanisms
    assert id in [card.id for card in IN_THE_GAME]


# --- the card that the docs show ---------------------------------------------------------


def test_the_diff_of_a_card_in_the_docs_is_what_the_sources_say() -> None:
    page = (ROOT / "docs" / "agricola-cards.md").read_text("utf-8")
    diff = re.findall(r"```diff\n(.*?)```", page, re.DOTALL)
    assert len(diff) == 1
    parts = re.split(r"^\+\+\+ (.+)\n", diff[0], flags=re.MULTILINE)[1:]
    assert len(parts) == 8
    for path, added in zip(parts[::2], parts[1::2], strict=True):
        text = "".join(line[1:] for line in added.splitlines(keepends=True))
        assert text in (ROOT / path).read_text("utf-8"), path
