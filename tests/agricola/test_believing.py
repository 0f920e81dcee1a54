"""What seats believe of each other's hands: it follows from what they know, not from the truth."""

from __future__ import annotations

import random

import pytest

from tafelrunde import new
from tafelrunde.games.agricola.actions.usable import why_not_use
from tafelrunde.games.agricola.board.spaces import MAJOR_IMPROVEMENT
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, MINOR, OCCUPATION, card_number, of_kind
from tafelrunde.games.agricola.cards.places import lay_open, slip
from tafelrunde.games.agricola.game import game
from tafelrunde.games.agricola.verbs.hands import hands_of, put_away
from tafelrunde.games.agricola.verbs.verbs import lay_down
from tafelrunde.kernel.chance import Script, chance_of
from tafelrunde.kernel.state import plain, without
from tests.agricola.test_hands import WAYS, hand_ids, state, table
from tests.generic.believing import difference, hidden_parts
from tests.generic.playing import random_move

MOONSHINE = card_number("B003")


@pytest.mark.parametrize(("mode", "seats"), [(mode, seats) for mode, seats in WAYS if seats > 1])
def test_however_hands_came_about_a_world_depends_on_nothing_hidden(mode: str, seats: int) -> None:
    match = table(seats, mode, seats)
    dice = random.Random(f"{mode} {seats} believing")
    for _ in range(90):
        if dice.random() < 0.07:
            seat = dice.choice([None, *range(seats)])
            assert hidden_parts(match, seat, f"{dice.random()}") == []
        match.play(*random_move(match, dice))


def believed(g: Agricola, seat: int | None, key: str) -> Agricola:
    """The position that a seat makes of this one."""
    world = g.copy()
    world.chance = chance_of("any")
    game.resample(world, seat, chance_of(key), [])
    return world


def assert_alike(truths: list[Agricola], seat: int | None) -> None:
    """All look the same to the seat, so it believes the same."""
    one, *others = truths
    for other in others:
        assert plain(one) != plain(other)
        assert game.view(one, seat) == game.view(other, seat)
        for key in ("one", "two", "three"):
            here, there = plain(believed(one, seat, key)), plain(believed(other, seat, key))
            assert here == there, difference(here, there)


def ready(mode: str) -> Agricola:
    """A table where everybody has a hand, and nobody has the card that lets others slip on."""
    named = {"variant.family": False, "hand.mode": mode, "cards.list": "all_decks_1"}
    match = new("agricola", 3, 5, named)
    while match.view(None)["draft"]:
        match.play(match.decisions[0].seat, match.decisions[0].options[-1])
    return moonlit(state(match).copy())


def moonlit(g: Agricola) -> Agricola:
    """The same table, with that card nowhere: it will lie in the box."""
    if MOONSHINE not in g.deck:
        g = swapped(g, MOONSHINE, of_kind(MINOR, g.deck)[0])
    g.deck = without(g.deck, MOONSHINE)
    return g


def swapped(g: Agricola, one: int, other: int) -> Agricola:
    """The same table with two hidden cards in each other's place."""
    turned = {one: other, other: one}
    table = g.copy()
    table.deck = [turned.get(number, number) for number in g.deck]
    for farm in table.farms:
        farm.hand = sorted(turned.get(number, number) for number in farm.hand)
    for h in table.hands:
        h.drafted = [[turned.get(number, number) for number in cards] for cards in h.drafted]
    return table


@pytest.mark.parametrize("mode", ["deal7", "draft_sequential", "quick_draft"])
def test_a_third_seat_does_not_know_which_card_slipped_into_the_next_hand(mode: str) -> None:
    truths = []
    for number in of_kind(OCCUPATION, ready(mode).farms[1].hand)[:4]:
        g = ready(mode)
        g.box = [MOONSHINE]
        slip(g, 1, number)
        truths.append(g)
    assert_alike(truths, 0)
    assert_alike(truths, None)


@pytest.mark.parametrize("mode", ["deal7", "draft_sequential"])
def test_nor_whether_the_next_seat_has_played_it(mode: str) -> None:
    g = ready(mode)
    if g.hands:
        # Both were taken out of the packet that seat 0 has passed on.
        mine, theirs = hands_of(g).drafted[0][1:3]
    else:
        mine, theirs = (of_kind(OCCUPATION, g.farms[seat].hand)[0] for seat in (1, 2))
    truths = [g, swapped(g, mine, theirs)]
    for truth, slips in zip(truths, (mine, theirs), strict=True):
        truth.box = [MOONSHINE]
        slip(truth, 1, slips)
        lay_down(truth, 2, mine)
        lay_open(truth, 2, mine)
    assert theirs in truths[1].farms[2].notes
    assert theirs not in truths[0].farms[2].notes
    assert_alike(truths, 0)


def test_out_of_which_packet_a_played_card_came_nobody_knows_who_had_none_of_them() -> None:
    g = ready("draft_sequential")
    # Seat 1 took the first of packet 1, seat 2 that of packet 2, before seat 0 saw them; and seat 2
    # took the second of packet 1.
    one, other = hands_of(g).drafted[1][1], hands_of(g).drafted[2][0]
    truths = []
    for first, second in ((one, other), (other, one)):
        truth = g.copy()
        hands_of(truth).drafted[1][1], hands_of(truth).drafted[2][0] = first, second
        lay_down(truth, 2, one)
        lay_open(truth, 2, one)
        truths.append(truth)
    assert_alike(truths, 0)


@pytest.mark.parametrize("seat", [0, None])
def test_nor_whether_it_was_picked_at_all_where_hands_were_drawn_anew(seat: int | None) -> None:
    named = {"hand.mode": "draft_sequential", "hand.mulligan": True, "cards.list": "all_decks_1"}
    match = new("agricola", 3, 5, named)
    while match.view(None)["draft"]:
        decision = match.decisions[0]
        anew = decision.seat == 1 and decision.kind == "mulligan" and len(hand_ids(match, 1)) == 14
        match.play(decision.seat, "occupation" if anew else decision.options[0])
    g = moonlit(state(match).copy())
    # Seat 1 drew this one, seat 2 took the other out of its first packet.
    drawn, picked = of_kind(OCCUPATION, g.farms[1].hand)[0], hands_of(g).drafted[2][0]
    assert not any(drawn in cards for cards in hands_of(g).drafted)
    assert picked in g.farms[2].hand
    truths = [g.copy(), swapped(g, drawn, picked)]
    for truth, slips in zip(truths, (drawn, picked), strict=True):
        truth.box = [MOONSHINE]
        slip(truth, 1, slips)
        lay_down(truth, 2, drawn)
        lay_open(truth, 2, drawn)
    assert_alike(truths, seat)


@pytest.mark.parametrize("slipped", [True, False])
def test_a_card_that_all_knew_may_have_left_once_one_of_its_kind_goes_unseen(slipped: bool) -> None:
    truths = []
    for place in (0, 1):
        g = ready("living_v1")
        hand = of_kind(OCCUPATION, g.farms[1].hand)
        g.farms[1].notes[hand[0]] = 0b111
        assert DECK[hand[0]].id in game.view(g, 0)["players"][1]["known"]
        if slipped:
            g.box = [MOONSHINE]
            slip(g, 1, hand[place])
            assert DECK[hand[place]].id in game.view(g, 2)["players"][2]["known"]
        else:
            put_away(g, 1, hand[place])
        truths.append(g)
    assert_alike(truths, 0)
    assert_alike(truths, None)


def test_a_card_that_goes_to_the_left_in_the_middle_of_a_step_is_seen_there() -> None:
    g = ready("deal7")
    g.chance.script = Script(2, [], [])
    g.chance.script.writing = True
    number = of_kind(OCCUPATION, g.farms[1].hand)[0]
    slip(g, 1, number)
    assert g.chance.script.items == [number]


def test_few_hands_let_a_person_act_and_what_else_the_true_one_holds_stays_hidden() -> None:
    g = ready("deal7")
    g.farms[1].goods = [0] * len(g.farms[1].goods)
    g.turn, g.acting = 1, MAJOR_IMPROVEMENT + 1
    free = []
    for number in of_kind(MINOR, g.deck + [n for farm in g.farms for n in farm.hand]):
        trial = g.copy()
        trial.farms[1].hand = [number]
        if why_not_use(trial, 1, MAJOR_IMPROVEMENT) is None:
            free.append(number)
    assert len(free) > 1
    # All that could be played for nothing are gone but one, which that person has.
    for number in free:
        if number in g.farms[0].hand:
            g.deck.append(g.farms[0].hand.pop(g.farms[0].hand.index(number)))
            g.farms[0].hand.append(next(n for n in of_kind(MINOR, g.deck) if n not in free))
            g.deck.remove(g.farms[0].hand[-1])
    key = free[0]
    g = swapped(g, key, of_kind(MINOR, g.farms[1].hand)[0])
    for number in free[1:]:
        if number in g.deck:
            g.deck.remove(number)
        else:
            spare = next(n for n in of_kind(MINOR, g.deck) if n not in free)
            g = swapped(g, number, spare)
            g.deck.remove(number)
        g.box = [*g.box, number]
    held = [n for n in of_kind(MINOR, g.farms[1].hand) if n != key]
    others = of_kind(MINOR, g.deck)
    truths = [g]
    for one, other in zip(held, others, strict=False):
        truths.append(swapped(truths[-1], one, other))
    assert_alike(truths, 0)
    for attempt in range(20):
        world = believed(g, 0, f"{attempt}")
        assert why_not_use(world, 1, MAJOR_IMPROVEMENT) is None
        assert key in world.farms[1].hand
        assert world.farms[1].hand != g.farms[1].hand
    assert len({tuple(believed(g, 0, f"{attempt}").farms[1].hand) for attempt in range(20)}) > 10
