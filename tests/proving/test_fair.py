"""The fair: what the proving ground is for, one feature of the kernel after the other."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tafelrunde_proving.meta import CARD_NAMES, GUARD, RAID
from tafelrunde_proving.state import DRAFT, MARKET, STALLS, FairState

from tafelrunde import Match, RuleFault, TafelrundeError, new
from tafelrunde.kernel.decision import Decision, Option
from tests.generic.golden import check_golden, playthrough
from tests.generic.perft import perft
from tests.generic.playing import play_on, random_move, standing
from tests.proving.spread import RAIDERS

pytestmark = pytest.mark.everywhere


def fair(match: Match) -> FairState:
    assert isinstance(match.state, FairState)
    return match.state


def at(phase: int, seats: int = 2, seed: int = 1, **options: Any) -> Match:
    """A match where a phase begins."""
    match = new("proving", seats, seed, options)
    dice = random.Random(seed)
    while fair(match).phase != phase:
        match.play(*random_move(match, dice))
    return match


def turn(match: Match, seat: int, *moves: Any) -> None:
    for move in moves:
        match.play(seat, move)


def with_hand(match: Match, seat: int, *kinds: str) -> list[int]:
    """Put cards of these kinds from the deck into a hand, and let a fork know of it."""
    g = fair(match)
    cards = []
    for kind in kinds:
        card = next(card for card in g.deck if CARD_NAMES[g.kinds[card]] == kind)
        g.deck.remove(card)
        g.hands[seat].append(card)
        cards.append(card)
    return cards


def test_the_draft_asks_everybody_at_once_and_privately() -> None:
    match = at(DRAFT, seats=3)
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]
    assert all(decision.private for decision in match.decisions)


def test_the_last_card_of_a_pack_is_asked_for_although_it_is_the_only_one() -> None:
    match = at(DRAFT, seats=2)
    for _ in range(2):
        for decision in match.decisions:
            match.play(decision.seat, decision.options[0])
    assert [len(decision.options) for decision in match.decisions] == [1, 1]


def test_the_stalls_run_side_by_side() -> None:
    match = at(STALLS, seats=4)
    while match.decision(0) is not None:
        decision = match.decisions[0]
        assert decision.seat in {0, 2}
        match.play(decision.seat, decision.options[0])
    other = match.decision(1)
    assert other is not None
    assert other.kind == "reach"
    assert match.decision(2) is not None or match.decision(3) is not None


def test_a_single_chip_is_kept_in_private_although_there_is_no_choice() -> None:
    match = at(STALLS, seed=2)
    match.play(0, 1)
    decision = match.decision(0)
    assert decision is not None
    assert decision.private
    assert len(decision.options) == 1


def test_a_guard_from_the_hand_answers_a_raid_inside_the_effect() -> None:
    match = at(MARKET)
    raid = with_hand(match, 0, "raid")[0]
    guard = with_hand(match, 1, "guard")[0]
    coins = fair(match).coins[:]
    turn(match, 0, "play", raid)
    answer = match.decision(1)
    assert answer is not None
    assert (answer.kind, answer.private, answer.about) == ("guard", True, 0)
    match.play(1, guard)
    assert guard in fair(match).table
    assert fair(match).coins == coins
    match.play(0, "hush")
    assert fair(match).turn == 1


def test_without_a_guard_a_coin_changes_hands() -> None:
    match = at(MARKET)
    raid = with_hand(match, 0, "raid")[0]
    coins = fair(match).coins[:]
    turn(match, 0, "play", raid)
    match.play(1, "yield")
    assert fair(match).coins == [coins[0] + 1, coins[1] - 1]


def test_a_dug_up_card_is_drawn_in_the_middle_of_the_effect() -> None:
    match = at(MARKET)
    dig = with_hand(match, 0, "dig")[0]
    deck = len(fair(match).deck)
    turn(match, 0, "play", dig)
    assert len(fair(match).deck) == deck - 1
    found = fair(match).finds[0][0]
    match.play(0, "keep")
    assert found in fair(match).hands[0]
    assert fair(match).finds[0] == []


def test_a_mint_strikes_the_missing_coin_just_before_its_owner_pays() -> None:
    match = at(MARKET)
    g = fair(match)
    mint, guild = with_hand(match, 0, "mint", "guild")
    g.pay(0, g.coins[0])
    g.gain(0, 1)
    match.play(0, "play")
    assert match.why_not(0, guild) == "too-dear"
    match.play(0, mint)
    match.play(1, "earn")
    g.gain(0, 1)
    match.play(0, "play")
    assert match.why_not(0, guild) is None
    match.play(0, guild)
    assert g.coins[0] == 0
    assert g.houses[0] == [mint, guild]


def test_a_house_that_is_not_in_play_cannot_be_built() -> None:
    match = at(MARKET, houses=["guild"])
    mint = with_hand(match, 0, "mint")[0]
    match.play(0, "play")
    assert match.why_not(0, mint) == "not-in-play"


def test_a_fragile_fair_falls_down_and_stands_as_before() -> None:
    match = at(MARKET, fragile=True)
    before = standing(match)
    with pytest.raises(RuleFault, match="the tents come down"):
        match.play(0, "shake")
    assert standing(match) == before
    match.play(0, "earn")


def test_swapping_is_meant_for_people() -> None:
    match = at(MARKET)
    fair(match).gain(0, 2)
    assert "swap" not in match.decisions[0].options


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ("raid", "a deck is a list"),
        (["raid", "dragon"], "card 2 is 'dragon', which is no card"),
        (["raid"] * 61, "61 cards, at most 60 fit"),
        (["raid"] * 5, "5 cards; 2 seats and 1 rounds need 6"),
    ],
)
def test_a_wrong_deck_of_one_s_own_is_refused_with_the_reason(deck: Any, message: str) -> None:
    with pytest.raises(TafelrundeError, match=message):
        new("proving", 2, 1, {"deck": deck})


def test_a_deck_of_one_s_own_travels_in_the_record() -> None:
    deck = ["raid", "guard"] * 6
    match = play_on(new("proving", 2, 1, {"deck": deck}), random.Random(1))
    assert match.header.options["deck"] == deck
    assert {fair(match).kinds[card] for card in fair(match).table} <= {RAID, GUARD}


def test_courses_of_the_first_decisions() -> None:
    assert [perft(new("proving", 2, 1), depth) for depth in range(1, 7)] == PERFT_2
    assert [perft(at(MARKET, seed=3), depth) for depth in range(1, 5)] == PERFT_MARKET


PERFT_2 = [3, 9, 18, 36, 36, 36]
PERFT_MARKET = [2, 5, 12, 30]


def test_golden_playthrough_of_three_at_the_fair() -> None:
    dice = random.Random(5)
    match = new("proving", 3, 5, names=["Anna", "Bert", "Cleo"], listening=True)
    text = playthrough(
        "Three at the fair",
        ["draft", "stalls", "market", "score"],
        match,
        lambda _, decision: dice.choice(decision.options),
    )
    check_golden("proving", "three", text)


def test_golden_playthrough_of_two_raiders() -> None:
    def player(_: Match, decision: Decision) -> Option:
        """Plays whatever there is to play, guards when raided and keeps quiet."""
        if decision.kind == "act" and "play" in decision.options:
            return "play"
        if decision.kind == "boast":
            return "hush"
        return decision.options[-1 if decision.kind == "guard" else 0]

    options = {"deck": RAIDERS, "rounds": 2}
    match = new("proving", 2, 6, options, names=["Anna", "Bert"], listening=True)
    text = playthrough(
        "Two raiders and their guards",
        ["a raid with and without a guard", "digging", "houses and the mint", "two rounds"],
        match,
        player,
    )
    check_golden("proving", "raiders", text)
