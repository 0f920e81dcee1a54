"""Getting a hand: dealt, drafted, chosen from more, drawn anew, living."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tafelrunde import Match, TafelrundeError, new
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, MINOR, OCCUPATION, card_number, of_kind
from tafelrunde.games.agricola.cards.ways import DRAFTS, MODES
from tafelrunde.games.agricola.verbs.hands import hands_of
from tests.generic.knowing import leaks
from tests.generic.playing import random_move

CARDS = {"variant.family": False}
# Every way to get a hand at each number of seats it is for.
WAYS = [
    (mode, seats) for mode in MODES for seats in (1, 2, 3, 4) if seats > 1 or mode not in DRAFTS
]


def table(seats: int, mode: str, seed: int = 1, **options: Any) -> Match:
    named = {f"hand.{name}": value for name, value in options.items()}
    return new("agricola", seats, seed, {**CARDS, "hand.mode": mode, **named})


def state(match: Match) -> Agricola:
    assert isinstance(match.state, Agricola)
    return match.state


def picked_first(match: Match) -> None:
    """Everybody picks the first card of the packet until all have what they may pick from it."""
    passes = hands_of(state(match)).passes, hands_of(state(match)).kinds
    h = hands_of(state(match))
    while match.decisions and (h.passes, h.kinds) == passes:
        decision = match.decisions[0]
        if decision.kind not in ("draft", "discard"):
            return
        match.play(decision.seat, decision.options[0])
        h = hands_of(state(match))


def hand_ids(match: Match, seat: int) -> list[str]:
    hand: list[str] = match.view(seat)["players"][seat]["hand"]
    return hand


@pytest.mark.parametrize(("mode", "seats"), WAYS)
def test_every_way_to_get_a_hand_is_played_to_the_end_and_nothing_leaks(
    mode: str, seats: int
) -> None:
    match = table(seats, mode, seats)
    dice = random.Random(f"{mode} {seats}")
    whole = match.game.audit(match.state)
    while not match.over:
        if dice.random() < (0.1 if match.view(None)["phase"] == "hands" else 0.01):
            assert not leaks(match, dice.choice([None, *range(seats)]), "world")
        match.play(*random_move(match, dice))
        assert match.game.audit(match.state) == whole
    assert match.view(None)["variants"] == []
    assert all(farm.hand or farm.played for farm in state(match).farms)


def test_a_sequential_draft_passes_to_the_left_and_asks_occupations_first() -> None:
    match = table(3, "draft_sequential")
    before = [set(match.view(seat)["draft"]["packet"]) for seat in range(3)]
    assert all(DECK[card_number(card)].kind == OCCUPATION for cards in before for card in cards)
    assert [len(cards) for cards in before] == [7, 7, 7]
    picked_first(match)
    for seat in range(3):
        packet = set(match.view(seat)["draft"]["packet"])
        assert len(packet) == 6
        assert packet < before[(seat - 1) % 3]
        assert len(hand_ids(match, seat)) == 1
    for _ in range(5):
        picked_first(match)
    draft = match.view(0)["draft"]
    assert (draft["kinds"], draft["pass"], draft["passes"]) == (["minor"], 1, 7)
    assert [len(hand_ids(match, seat)) for seat in range(3)] == [7, 7, 7]
    for _ in range(6):
        picked_first(match)
    assert match.view(0)["draft"] is None
    assert match.view(0)["round"] == 1
    for farm in state(match).farms:
        assert len(of_kind(OCCUPATION, farm.hand)) == len(of_kind(MINOR, farm.hand)) == 7


@pytest.mark.parametrize(("occupations", "minors"), [("left", "right"), ("right", "left")])
def test_each_kind_goes_its_own_way_round(occupations: str, minors: str) -> None:
    match = table(3, "draft_combined", pass_occupations=occupations, pass_minors=minors)
    before = [set(match.view(seat)["draft"]["packet"]) for seat in range(3)]
    picked_first(match)
    for seat in range(3):
        for card in match.view(seat)["draft"]["packet"]:
            kind = DECK[card_number(card)].kind
            side = occupations if kind == OCCUPATION else minors
            assert card in before[(seat + (1 if side == "right" else -1)) % 3]


def test_a_combined_draft_keeps_one_of_each_kind_in_either_order() -> None:
    match = table(2, "draft_combined")
    decision = match.decisions[0]
    minor = next(card for card in decision.options if DECK[card_number(str(card))].kind == MINOR)
    match.play(decision.seat, minor)
    again = match.decision(decision.seat)
    assert again is not None
    assert {DECK[card_number(str(card))].kind for card in again.options} == {OCCUPATION}
    left = next(card for card in decision.options if card != minor and card not in again.options)
    assert match.why_not(decision.seat, left) == "enough-of-kind"


def test_a_pick_is_taken_back_until_all_have_picked() -> None:
    match = table(2, "draft_sequential")
    first = match.decisions[0].options[0]
    match.play(0, first)
    match.undo(0)
    match.play(0, match.decisions[0].options[1])
    match.play(1, next(d for d in match.decisions if d.seat == 1).options[0])
    with pytest.raises(TafelrundeError, match="consent"):
        match.undo(0)


@pytest.mark.parametrize(("mode", "left"), [("draft8", 1), ("draft9", 2)])
def test_of_eight_or_nine_drafted_the_last_leave_the_game(mode: str, left: int) -> None:
    match = table(3, mode)
    while match.view(None)["draft"]:
        picked_first(match)
    for seat in range(3):
        assert match.view(seat)["players"][seat]["hand_size"] == {"occupations": 7, "minors": 7}
        assert match.view(None)["players"][seat]["discarded_size"] == {
            "occupations": left,
            "minors": left,
        }
        assert match.view(None)["players"][seat]["discarded"] is None


def test_a_quick_draft_keeps_three_then_two_then_the_rest() -> None:
    match = table(2, "quick_draft")
    assert match.view(0)["draft"]["pick"] == {"occupations": 3, "minors": 3}
    picked_first(match)
    assert match.view(0)["draft"]["pick"] == {"occupations": 2, "minors": 2}
    assert len(match.view(0)["draft"]["packet"]) == 8
    picked_first(match)
    assert match.view(0)["draft"] is None
    assert [len(hand_ids(match, seat)) for seat in range(2)] == [14, 14]


@pytest.mark.parametrize("first", [False, True])
def test_of_ten_three_are_put_away(first: bool) -> None:
    match = table(4, "deal10_keep7", occupations_first=first)
    assert match.view(0)["draft"]["kinds"] == (["occupation"] if first else ["occupation", "minor"])
    picks = [decision.options[:3] for decision in match.decisions]
    picked_first(match)
    for seat in range(4):
        assert set(picks[seat]) <= set(match.view(seat)["players"][seat]["discarded"])
    picked_first(match)
    for seat in range(4):
        assert match.view(seat)["players"][seat]["hand_size"] == {"occupations": 7, "minors": 7}


def test_who_passed_a_packet_on_knows_where_its_cards_are() -> None:
    match = table(3, "draft_sequential")
    packet = set(match.view(0)["draft"]["packet"])
    picked_first(match)
    packet -= set(hand_ids(match, 0))
    picked_first(match)
    places = set()
    for n in range(30):
        g = state(match.world(0, f"world {n}"))
        taken = {DECK[card].id for card in g.farms[1].hand} & packet
        passed = {DECK[card].id for card in hands_of(g).packets[2]}
        assert len(taken) == 1
        assert taken | passed == packet
        places |= taken
    # What the neighbour took of it is unknown.
    assert len(places) > 1


def test_mulligan_draws_one_fewer_each_time() -> None:
    match = table(1, "deal7", mulligan=True)
    match.play(0, "occupation")
    match.play(0, "occupation")
    match.play(0, "minor")
    match.play(0, "keep")
    view = match.view(0)
    assert view["players"][0]["hand_size"] == {"occupations": 5, "minors": 6}
    assert view["players"][0]["discarded_size"] == {"occupations": 13, "minors": 7}
    assert view["round"] == 1


def test_each_has_one_travelling_card() -> None:
    g = state(table(4, "deal7", mix_travelling=True))
    for farm in g.farms:
        minors = of_kind(MINOR, farm.hand)
        assert [DECK[number].travels for number in minors].count(True) == 1
        assert len(minors) == 7


def test_each_has_occupations_with_all_marks() -> None:
    options = {**CARDS, "cards.list": "all_decks_1", "hand.mix_occupations": True}
    for farm in state(new("agricola", 4, 1, options)).farms:
        marks = [DECK[number].seats for number in of_kind(OCCUPATION, farm.hand)]
        assert sorted(marks) == [1, 1, 1, 3, 3, 4, 4]


def test_a_living_hand_draws_for_each_card_played() -> None:
    match = table(2, "living_v1", 3)
    dice = random.Random(3)
    while not match.over:
        before = [len(farm.hand) for farm in state(match).farms]
        decision = match.decisions[0]
        match.play(*random_move(match, dice))
        if decision.kind == "draw":
            assert len(state(match).farms[decision.seat].hand) == before[decision.seat] + 1
    kinds = [move.kind for move in match.moves]
    assert kinds.count("swap") == 5 * 2
    assert kinds.count("draw") >= 3


def test_living_v2_swaps_up_to_six_cards_before_the_game() -> None:
    match = table(1, "living_v2")
    for left in range(6, 0, -1):
        assert match.view(0)["draft"]["players"][0]["swaps"] == left
        match.play(0, match.decisions[0].options[-1])
    view = match.view(0)
    assert view["round"] == 1
    assert view["players"][0]["hand_size"] == {"occupations": 3, "minors": 3}
    assert len(view["players"][0]["discarded"]) == 6


def test_one_player_a_round_takes_a_card_from_the_display_instead_of_placing() -> None:
    match = table(2, "deal7", open_display=True)
    seat = match.decisions[0].seat
    shown = match.view(None)["display"]
    assert len(shown) == 6
    match.play(seat, ("take", shown[0]))
    view = match.view(None)
    assert view["display_taken"]
    assert shown[0] not in view["display"]
    assert len(view["display"]) == 6
    assert shown[0] in hand_ids(match, seat)
    assert state(match).farms[seat].home == 1
    other = match.decisions[0].seat
    assert other != seat
    assert match.why_not(other, ("take", view["display"][0])) == "display-taken"


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {"hand.mode": "draft8"}, "somebody to pass cards to"),
        (4, {"hand.mix_occupations": True}, "3\\+ cards: 8 needed, 7 in the chosen decks"),
        (3, {"hand.mix_occupations": True}, "4 seats"),
        (2, {"hand.mix_travelling": True, "hand.mulligan": True}, "no mix any more"),
        (2, {"hand.mix_travelling": True, "hand.mode": "draft8"}, "hands of seven"),
        (2, {"cards.decks": ["A"], "hand.mode": "deal10_keep7"}, "20 needed"),
        (4, {"cards.decks": ["A"], "hand.mix_travelling": True}, "28 needed"),
    ],
)
def test_a_table_whose_hands_cannot_be_made_up_is_refused(
    seats: int, options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(TafelrundeError, match=reason):
        new("agricola", seats, 1, {**CARDS, **options})
