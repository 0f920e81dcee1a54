"""Which cards are in a match is in its record, whatever cards the product has besides."""

from __future__ import annotations

import pytest

from tafelrunde import Match, RecordError, TafelrundeError, loads, new
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import (
    BLANK,
    DECK,
    MINOR,
    OCCUPATION,
    Card,
    card_number,
    card_of,
)
from tafelrunde.games.agricola.cards.lists import BASE_BOX, EVERYTHING, LISTS
from tafelrunde.games.agricola.questions.cards import CARD
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.replay import opened
from tafelrunde.kernel.state import digest, plain
from tests.agricola.table import made
from tests.agricola.test_golden import GAMES, kept_moves
from tests.generic.golden import check_golden, from_moves, playthrough


def some_cards() -> list[Card]:
    """One before, one among and one after those of the base box."""
    return [
        Card("A001", OCCUPATION, 1, "food", [], []),
        Card("A103", OCCUPATION, 1, "food", [], []),
        Card("E168", MINOR, 1, "food", [], []),
    ]


def card_match(seats: int, seed: int) -> Match:
    return new("agricola", seats, seed)


def state(match: Match) -> Agricola:
    assert isinstance(match.state, Agricola)
    return match.state


def test_one_list_has_every_card_that_can_be_played() -> None:
    assert sorted(LISTS[EVERYTHING]) == [card.id for card in DECK if card is not BLANK]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_card_more_in_the_product_changes_no_deal(seats: int) -> None:
    before = [digest(card_match(seats, seed).state) for seed in range(20)]
    with made(*some_cards()):
        assert [digest(card_match(seats, seed).state) for seed in range(20)] == before


def test_a_card_more_in_the_product_changes_no_golden() -> None:
    seats, seed, options, shows = GAMES["cards"]
    with made(*some_cards()):
        match = new("agricola", seats, seed, options, listening=True)
        player = from_moves(kept_moves("cards"))
        check_golden("agricola", "cards", playthrough("Agricola: cards", shows, match, player))


def test_a_card_more_in_the_product_changes_no_record_and_no_options_place() -> None:
    match = card_match(2, 5)
    for _ in range(30):
        decision = match.decisions[0]
        match.play(decision.seat, decision.options[0])
    record = match.record.text()
    places = [CARD.index(card) for card in ("A016", "B109")]
    with made(*some_cards()):
        assert loads(record).record.text() == record
        assert [CARD.index(card) for card in ("A016", "B109")] == places


def test_the_base_box_is_dealt_from_whole() -> None:
    for seats, occupations in ((1, 34), (2, 34), (3, 41), (4, 48)):
        g = state(new("agricola", seats, 1))
        assert [len(farm.hand) for farm in g.farms] == [14] * seats
        assert len(g.deck) == occupations + 48 - 14 * seats


def test_a_table_that_names_nothing_plays_with_seven_and_seven_of_the_base_box() -> None:
    g = state(card_match(4, 1))
    assert [len(farm.hand) for farm in g.farms] == [14] * 4
    dealt = [*g.deck, *[number for farm in g.farms for number in farm.hand]]
    assert sorted(DECK[number].id for number in dealt) == sorted(BASE_BOX)


def chosen(**options: object) -> set[str]:
    """The cards of a match of two with these options."""
    named = {f"cards.{name}": value for name, value in options.items()}
    g = state(new("agricola", 2, 1, {"cards.list": "all_decks_1", **named}))
    dealt = [*g.deck, *g.farms[0].hand, *g.farms[1].hand]
    return {DECK[number].id for number in dealt}


def test_a_table_bans_cards_and_chooses_decks_or_a_list_of_its_own() -> None:
    assert {"A016", "E056"} <= chosen()
    assert "A016" not in chosen(banned=["A016"])
    assert chosen(banned="A016,B104") == chosen() - {"A016", "B104"}
    assert {card[0] for card in chosen(decks=["A", "B"])} == {"A", "B"}
    assert chosen(only=[card for card in BASE_BOX if card != "A002"]) <= set(BASE_BOX) - {"A002"}


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"banned": ["A999"]}, "'A999' is no card"),
        ({"only": ["C001"]}, "'C001' is not made yet"),
        ({"banned": ["A016", "A016"]}, "twice"),
        ({"banned": 7}, "no list of cards"),
        ({"decks": ["C"]}, "occupations cards: 14 needed, 3 in the chosen decks"),
        ({"only": ["A016"]}, "occupations cards: 14 needed, 0 in the chosen decks"),
    ],
)
def test_cards_that_do_not_go_round_are_refused_with_the_reason(
    options: dict[str, object], reason: str
) -> None:
    with pytest.raises(TafelrundeError, match=reason):
        chosen(**options)


def test_a_cards_number_is_the_place_of_its_printed_id() -> None:
    numbers = {card: card_number(card) for card in ("A001", "A168", "B001", "E168")}
    assert numbers == {"A001": 0, "A168": 167, "B001": 168, "E168": 839}
    assert card_of("B104").number == card_number("B104")
    with pytest.raises(KeyError):
        card_of("E168")


def test_no_match_starts_with_a_card_that_is_not_in_its_list() -> None:
    match = card_match(2, 1)
    start = plain(state(match))
    start["fields"]["farms"][0]["fields"]["hand"][0] = card_number("E168")
    with pytest.raises(RecordError, match="card E168 is not in this match"):
        opened(Header("agricola", match.header.rules, 2, match.header.options, "1", [], start))
