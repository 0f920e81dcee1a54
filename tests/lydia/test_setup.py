"""Section 2: how the table is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde import Match, TafelrundeError, find_game, new
from tafelrunde.games.lydia.cards.deck import DECK_WORDS
from tafelrunde.games.lydia.game import LydiaGame
from tafelrunde.games.lydia.terms import MODULES
from tests.generic.test_copies import mutables
from tests.lydia.table import COLOURS, play, standing, state

SEATS = (2, 3, 4)


def fresh(seats: int, seed: int = 1, **options: object) -> Match:
    return new("lydia", seats, seed, options)


@pytest.mark.parametrize(("seats", "silver"), [(2, 2), (3, 3), (4, 3)])
def test_each_side_has_two_purple_one_gold_and_two_or_three_silver_cards(
    seats: int, silver: int
) -> None:
    g = state(fresh(seats))
    slots = len(g.market) // 4
    for side in range(4):
        cards = g.market[side * slots : (side + 1) * slots]
        decks = Counter(DECK_WORDS[g.facts().type[card]] for card in cards)
        assert decks == {"purple": 2, "gold": 1, "silver": silver}
    assert len(set(g.market)) == len(g.market) == g.lying.bit_count()


@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_starts_with_the_start_card_of_its_board_and_nothing_else(seats: int) -> None:
    g = state(fresh(seats))
    assert [g.properties[seat] for seat in range(seats)] == [[colour] for colour in g.colours]
    assert len(set(g.colours)) == seats
    assert set(g.goods) == {0}
    assert set(g.influence) == {0}
    assert g.upgraded == 0


@pytest.mark.parametrize("seed", range(30))
def test_no_merchant_stands_at_the_gate_of_its_own_colour(seed: int) -> None:
    match = fresh(4, seed)
    found = [standing(match, gate) for gate in COLOURS]
    assert all(len(merchants) == 1 for merchants in found)
    assert sorted(merchant for merchants in found for merchant in merchants) == sorted(COLOURS)
    assert all([gate] != merchants for gate, merchants in zip(COLOURS, found, strict=True))


def test_all_nine_arrangements_at_the_gates_occur() -> None:
    seen = {
        tuple(standing(match, gate)[0] for gate in COLOURS)
        for match in (fresh(2, seed) for seed in range(120))
    }
    assert len(seen) == 9


@pytest.mark.parametrize("seats", SEATS)
def test_fountain_and_bags_have_one_merchant_of_each_colour(seats: int) -> None:
    match = fresh(seats)
    g = state(match)
    assert standing(match, "fountain") == list(COLOURS)
    drawn = sorted([*g.bags[g.active()], g.drawn])
    assert drawn == [0, 1, 2, 3]
    for seat in range(seats):
        assert seat == g.active() or sorted(g.bags[seat]) == [0, 1, 2, 3]


@pytest.mark.parametrize(("seats", "lydians"), [(2, 6), (3, 7), (4, 8)])
def test_a_lydian_is_on_each_gold_card_and_on_each_player_board(seats: int, lydians: int) -> None:
    match = fresh(seats)
    assert match.game.audit(match.state)["merchants lydian"] == lydians


@pytest.mark.parametrize(("modules", "merchants"), [([], 32), (["courtyards"], 32), ("all", 36)])
def test_the_box_holds_enough_merchants_for_four(modules: object, merchants: int) -> None:
    match = fresh(4, modules=modules)
    counts = match.game.audit(match.state)
    assert sum(n for name, n in counts.items() if name.startswith("merchants")) == merchants


def test_start_player_and_boards_are_random() -> None:
    starts = [state(fresh(4, seed)) for seed in range(40)]
    assert {g.first for g in starts} == {0, 1, 2, 3}
    assert len({tuple(g.colours) for g in starts}) > 10


def test_seats_may_choose_their_boards_the_start_player_first() -> None:
    match = fresh(3, 2, colours="choose", modules=["courtyards"])
    first = state(match).first
    assert [d.seat for d in match.decisions] == [first]
    play(match, "red")
    assert match.decisions[0].seat == (first + 1) % 3
    assert match.why_not((first + 1) % 3, "red") == "colour-taken"
    play(match, "blue", "green")
    g = state(match)
    assert [g.colours[(first + n) % 3] for n in range(3)] == [3, 0, 2]
    assert g.properties[first] == [3]
    assert g.courtyard[first] == 3
    assert match.decisions[0].kind == "place"


def test_the_last_of_four_boards_is_no_choice() -> None:
    match = fresh(4, 2, colours="choose")
    play(match, "red", "blue", "green")
    assert match.decisions[0].kind == "place"
    assert 1 in state(match).colours


def test_modules_lay_out_their_pieces() -> None:
    g = state(fresh(3, modules="all"))
    assert g.king in range(4)
    assert len(g.market) == 4 * 7
    assert sorted(g.tiles)[2:] == [4, 4]
    assert len(set(g.tiles[:4])) == 3
    g = state(fresh(3, modules=["tomb"]))
    assert sorted(g.tiles) == [0, 1, 2, 3]
    g = state(fresh(3, modules=["estates"]))
    assert g.tiles == [4, 4, 4, 4]
    g = state(fresh(3))
    assert (g.king, g.tiles, g.courtyard) == (-1, [-1] * 4, [-1] * 3)


def test_tombs_and_estates_exclude_each_other_unless_mixed() -> None:
    game = find_game("lydia")
    with pytest.raises(TafelrundeError, match="two sides of the same tiles"):
        game.options(2, {"modules": ["tomb", "estates"]})
    with pytest.raises(TafelrundeError, match="two sides of the same tiles"):
        game.options(2, {"modules": "all", "rules": {"tomb_estate_mode": "exclusive"}})
    mixed = {"modules": ["tomb", "estates"], "rules.tomb_estate_mode": "mixed_2_2"}
    assert game.options(2, mixed)["modules"] == ["tomb", "estates"]


def test_all_means_everything_with_the_tiles_mixed_and_reads_back() -> None:
    game = find_game("lydia")
    written = game.options(2, {"modules": "all"})
    assert written["modules"] == list(MODULES)
    assert written["rules.tomb_estate_mode"] == "mixed_2_2"
    assert game.options(2, written) == written


def test_every_preset_is_a_table_that_can_be_opened() -> None:
    game = find_game("lydia")
    assert isinstance(game, LydiaGame)
    assert len(game.presets) >= 4
    for options in game.presets.values():
        assert game.options(3, options)


def test_two_matches_share_nothing_that_changes() -> None:
    one, other = (mutables(state(fresh(2, seed))) for seed in (1, 2))
    assert one.keys() & other.keys() == set()
