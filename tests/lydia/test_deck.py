"""Decks are data: checked when they are loaded, corrected without touching code."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde import TafelrundeError, find_game, loads, new
from tafelrunde.games.lydia.cards.checking import DECKS, SIZES, checked_deck, our_deck
from tafelrunde.games.lydia.cards.deck import deck_of, deck_text
from tests.lydia.table import card, state

Deck = dict[str, Any]


def test_our_deck_is_sound_and_complete() -> None:
    deck = checked_deck(our_deck())
    assert [len(deck[name]) for name in DECKS] == list(SIZES)


def test_our_deck_says_where_every_fact_comes_from() -> None:
    for name in DECKS:
        for one in our_deck()[name]:
            fields = {"cost", "points"} | (set() if name == "purple" else {"condition", "reward"})
            assert set(one["sources"]) == fields
            assert "owner" not in one["sources"].values()


def test_the_documented_cards_are_as_documented() -> None:
    facts = deck_of("")
    green_gate = card("silver-gate-green")
    assert facts.points[2 * green_gate : 2 * green_gate + 2] == [3, 6]
    assert facts.guessed[green_gate] is True  # its cost is not documented
    assert facts.guessed[card("purple-silver")] is False
    assert facts.cost[card("purple-silver") * 5 + 4] == 3


def test_the_colours_are_treated_alike() -> None:
    """Every pattern occurs once for each colour (gold pairs once for each two colours)."""
    facts = deck_of("")
    patterns = facts.patterns[:32]
    for pattern, count in {"start": 4, "gate": 4, "guild": 4, "road": 4, "export": 4}.items():
        assert patterns.count(pattern) == count
    assert [patterns.count(name) for name in ("twin", "pair", "caravan", "mint")] == [4, 6, 1, 1]
    for pattern in ("gate", "guild", "road", "export", "twin"):
        costs = [0, 0, 0, 0]
        for number, name in enumerate(patterns):
            if name == pattern:
                for colour in range(4):
                    costs[colour] += facts.cost[number * 5 + colour]
        assert costs == [3, 3, 3, 3]


# --- a deck of one's own ----------------------------------------------------------------------


def correction(**facts: Any) -> Deck:
    return {
        "format": 1,
        "name": "my box",
        "based_on": "reconstructed",
        "cards": {"silver-gate-green": facts},
    }


def test_an_owner_corrects_a_card_without_touching_code() -> None:
    deck = checked_deck(correction(cost={"coin": 1, "red": 1}, points=5))
    mine = deck_of(deck_text(deck))
    number = card("silver-gate-green")
    assert mine.cost[number * 5 : number * 5 + 5] == [0, 0, 0, 1, 1]
    assert mine.points[2 * number : 2 * number + 2] == [5, 10]
    assert mine.sources[number]["cost"] == "owner"
    assert mine.guessed[number] is False


def test_an_upgraded_face_of_its_own_overrides_doubling() -> None:
    deck = checked_deck(correction(upgraded={"points": 7, "reward": {"green": 3}}))
    mine = deck_of(deck_text(deck))
    number = card("silver-gate-green")
    assert mine.points[2 * number + 1] == 7
    assert mine.reward[(2 * number + 1) * 5 + 2] == 3


def test_the_deck_is_embedded_in_the_header_and_the_record_reads_back() -> None:
    match = new("lydia", 2, 4, {"deck": correction(points=5)})
    assert match.header.options["deck"]["name"] == "my box"
    assert match.view(0)["deck"] == {"name": "my box", "reconstructed": True}
    again = loads(match.record.text())
    assert state(again).facts().points[2 * card("silver-gate-green")] == 5


def test_the_text_of_a_deck_file_will_do() -> None:
    written = find_game("lydia").options(2, {"deck": json.dumps(correction(points=5))})
    assert written["deck"]["name"] == "my box"


def test_a_whole_deck_of_documented_cards_is_not_called_reconstructed() -> None:
    deck = our_deck()
    deck["name"] = "all known"
    for name in DECKS:
        for one in deck[name]:
            del one["sources"]
    match = new("lydia", 2, 4, {"deck": deck})
    assert match.view(0)["deck"] == {"name": "all known", "reconstructed": False}


Change = Callable[[Deck], Any]

UNSOUND: list[tuple[Change, str]] = [
    (lambda d: d.update(format=2), "the deck's format is 2, not 1"),
    (lambda d: d.update(name=""), "the deck has no name"),
    (lambda d: d.update(extra=1), "'extra' is unknown"),
    (lambda d: d.pop("corners"), "corners: name the gate's colour"),
    (lambda d: d["corners"].update(nw="red"), "corners: each colour stands in one corner"),
    (lambda d: d["silver"].pop(), "silver: the deck needs a list of 20 cards"),
    (lambda d: d["gold"].append({}), "gold: the deck needs a list of 8 cards"),
    (lambda d: d["gold"][0].pop("name"), "gold card 1: the card has no name"),
    (
        lambda d: d["gold"][1].update(name="gold-mint"),
        "gold card 8: the name gold-mint is taken",
    ),
    (lambda d: d["silver"][0].update(cost={}), "silver-gate-blue: cost: every card costs"),
    (
        lambda d: d["silver"][0].update(cost={"pink": 1}),
        "silver-gate-blue: cost: 'pink' is none of blue, yellow, green, red, coin",
    ),
    (
        lambda d: d["silver"][0].update(cost={"blue": 7}),
        "silver-gate-blue: cost: blue must be a whole number from 1 to 6, not 7",
    ),
    (lambda d: d["silver"][0].update(cost={"blue": True}), "not True"),
    (lambda d: d["silver"][0].update(merchants=[]), "silver-gate-blue: merchants must be a list"),
    (lambda d: d["silver"][0].update(gates=["blue", "blue"]), "a word stands there twice"),
    (lambda d: d["silver"][0].update(gates=["north"]), "gates: 'north' is none of"),
    (lambda d: d["silver"][0].update(points=-1), "points must be a whole number from 0 to 50"),
    (lambda d: d["silver"][0].update(reward=3), "silver-gate-blue: reward must be an object"),
    (lambda d: d["silver"][0].update(counts="gold"), "silver-gate-blue: 'counts' is unknown"),
    (lambda d: d["silver"][0].update(upgraded={"cost": {}}), "upgraded: 'cost' is unknown"),
    (lambda d: d["silver"][0].update(sources={"cost": "rumour"}), "sources: cost must be one of"),
    (lambda d: d["purple"][0].update(counts="luck"), "purple-influence: counts must be one of"),
    (lambda d: d["purple"][0].update(each=0), "purple-influence: each must be a whole number"),
    (lambda d: d["fountain"][0].update(gates=["blue"]), "a fountain card pays at the fountain"),
    (lambda d: d["start"].reverse(), "start cards are blue, yellow, green, red, in order"),
    (lambda d: d.update(about="words"), "about must be a list of sentences"),
]


@pytest.mark.parametrize(("change", "message"), UNSOUND, ids=[text for _, text in UNSOUND])
def test_an_unsound_deck_is_refused_with_what_is_wrong(change: Change, message: str) -> None:
    deck = copy.deepcopy(our_deck())
    change(deck)
    with pytest.raises(TafelrundeError) as error:
        find_game("lydia").options(2, {"deck": deck})
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ("{", "the deck is not JSON"),
        ([], "a deck is a JSON object"),
        ({**correction(), "based_on": "printed"}, "there is no deck 'printed'"),
        ({**correction(), "cards": []}, "name each corrected card"),
        ({**correction(), "cards": {"gold-fish": {}}}, "gold-fish: our deck has no such card"),
        ({**correction(), "cards": {"gold-mint": 3}}, "gold-mint: a correction is an object"),
        (correction(sources=3), "sources must be an object"),
        (correction(color="blue"), "'color' is unknown"),
    ],
)
def test_an_unsound_correction_is_refused_with_what_is_wrong(deck: Any, message: str) -> None:
    with pytest.raises(TafelrundeError) as error:
        find_game("lydia").options(2, {"deck": deck})
    assert message in str(error.value)
