"""Section 8 and worlds: hands, starters and the draw pile are hidden, everything else is open."""

from __future__ import annotations

import random

import pytest

from tafelrunde import Match, new
from tests.loyang.table import state


def in_the_draft(seats: int, seed: int = 3, moves: int = 2, **options: object) -> Match:
    match = new("loyang", seats, seed, options)
    dice = random.Random(seed)
    while match.decisions[0].kind != "draft":
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    for _ in range(moves):
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(list(decision.options)))
    return match


def worlds(match: Match, seat: int | None, count: int = 12) -> list[Match]:
    return [match.world(seat, f"w{n}") for n in range(count)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_world_keeps_what_the_seat_sees(seats: int) -> None:
    match = in_the_draft(seats)
    for seat in (None, *range(seats)):
        for world in worlds(match, seat, 4):
            assert world.view(seat) == match.view(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_of_others_and_the_draw_pile_vary_over_worlds(seats: int) -> None:
    match = in_the_draft(seats)
    found = worlds(match, 0)
    assert len({tuple(sorted(state(w).players[1].hand)) for w in found}) > 1
    assert len({tuple(sorted(state(w).piles[0])) for w in found}) > 1
    assert {tuple(state(w).players[0].hand) for w in found} == {tuple(state(match).players[0].hand)}


@pytest.mark.parametrize("leftovers", ["draw_pile", "box"])
def test_starters_of_others_vary_and_stay_dotted(leftovers: str) -> None:
    match = in_the_draft(2, introductory=True, starter_leftovers=leftovers)
    own = state(match).players[0].starter
    seen = set()
    for world in worlds(match, 0, 30):
        g = state(world)
        assert g.players[0].starter == own
        assert g.players[1].starter in g.deck.dotted
        seen.add(g.players[1].starter)
        assert len(set(cards(world))) == len(cards(world)) == g.deck.count
    assert own not in seen
    assert len(seen) > 1


def cards(match: Match) -> list[int]:
    g = state(match)
    return [
        *g.piles[0],
        *g.piles[1],
        *g.discards[0],
        *g.yard,
        *g.leftovers,
        *(card for p in g.players for card in (*p.hand, *p.unpaid)),
        *(card for p in g.players for card in (*p.stalls, *p.regulars, *p.casuals, *p.helpers)),
        *(card for p in g.players for card in p.fields if card < 128),
        *(p.starter for p in g.players if p.starter >= 0),
    ]


def test_while_pairs_act_the_two_piles_mix_over_worlds() -> None:
    match = new("loyang", 4, 5)
    dice = random.Random(5)
    while not state(match).streams:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(list(decision.options)))
    found = worlds(match, 0)
    assert len({tuple(sorted(state(w).piles[0])) for w in found}) > 1
    assert {len(state(w).piles[0]) for w in found} == {len(state(match).piles[0])}
    assert len({state(w).streams[0].key for w in found}) == len(found)


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    match = in_the_draft(3, moves=0)
    for seat in range(3):
        view = match.view(seat)
        for other in range(3):
            shown = view["players"][other]["hand"]
            assert (shown == state(match).players[other].hand) if other == seat else shown is None
            assert view["players"][other]["hand_size"] == 4
    spectator = match.view(None)
    assert all(player["hand"] is None for player in spectator["players"])


def test_a_view_names_no_card_that_the_seat_cannot_see() -> None:
    match = in_the_draft(3, moves=0)
    hidden = {*state(match).piles[0], *state(match).players[1].hand, *state(match).players[2].hand}
    assert not hidden & {int(card) for card in match.view(0)["cards"]}


def test_laying_a_card_shows_it_to_all_so_undo_needs_consent() -> None:
    match = in_the_draft(3, moves=0)
    seat = match.decisions[0].seat
    match.play(seat, ("lay", state(match).players[seat].hand[0]))
    assert len(match.undo_needs(seat)) == 2


def test_the_private_stack_is_hidden_from_its_owner_too() -> None:
    match = in_the_draft(2)
    sizes = match.view(0)["players"][0]["next_set"]
    assert len(sizes) == 3
    assert match.view(0)["players"][0]["stack"] == 7
