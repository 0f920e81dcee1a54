"""The tree where there are cards: turns and plays as spots, hands hidden, the network's row."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tafelrunde import Match, TafelrundeError, new
from tafelrunde.bots import find
from tafelrunde.bots.advice import Comparison
from tafelrunde.bots.agricola.sight import SLOTS
from tafelrunde.bots.expert import LevelBot
from tafelrunde.bots.grown import Grown
from tafelrunde.bots.heads import Heads, load
from tafelrunde.bots.tree import Tree
from tafelrunde.bots.tree_bot import KNOWN, Kind, believed, kind_of
from tafelrunde.games.agricola.board.spaces import ROUNDS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import PRINTED
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.judge import Effort
from tests.bots.test_tree import drawn_net
from tests.generic.believing import truths

KINDS = {kind.study.seats: kind for kind in KNOWN["agricola"] if kind.study.cards}
MODES = ("deal7", "draft8", "draft_sequential", "living_v1")


def asked(match: Match, kind: Kind) -> Decision | None:
    """What a seat is asked that the tree looks at."""
    decision = match.decisions[0]
    if len(decision.options) > 1 and kind.turns.fits(match) and kind.turns.looks(match, decision):
        return decision
    return None


def led_to(
    seed: int, made: int, seats: int = 2, *, inside: bool = False, mode: str = "deal7"
) -> Match:
    """A match after so many turns of greedy, at a turn or inside one."""
    match = new("agricola", seats, seed, {"hand.mode": mode})
    bots = [find("greedy")(f"{seat}") for seat in range(seats)]
    turns = KINDS[seats].turns
    while True:
        decision = asked(match, KINDS[seats])
        if decision is not None:
            made -= 1
            if made < 0 and turns.inside(decision) == inside:
                return match
        seat = match.decisions[0].seat
        match.play(seat, bots[seat].choose(match, match.decisions[0]))


def row_of(match: Match, seats: int = 2) -> bytes:
    turns = KINDS[seats].turns
    decision = match.decisions[0]
    return turns.row(turns.stand(match, decision, "key"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_and_plays_lead_to_the_table_that_a_match_comes_to(seats: int) -> None:
    kind = KINDS[seats]
    turns = kind.turns
    match = new("agricola", seats, 7)
    bots = [find("greedy")(f"{seat}") for seat in range(seats)]
    spot = None
    met = {True: 0, False: 0}
    while not match.over:
        decision = asked(match, kind)
        if decision is None:
            seat = match.decisions[0].seat
            match.play(seat, bots[seat].choose(match, match.decisions[0]))
            continue
        while spot is not None and spot.cards:
            shown = match.state
            assert isinstance(shown, Agricola)
            spot = turns.turned(spot, next(card for card in spot.cards if card in shown.track))
        real = match.state
        assert isinstance(real, Agricola)
        if spot is None:
            # The true table, as no seat knows it: hands are those of the match.
            spot = turns.stand(match, decision, "key")
            spot.state = real.copy()
        assert (spot.seat, spot.options) == (decision.seat, list(decision.options))
        assert len(turns.row(spot)) == turns.width
        assert turns.row(spot) == row_of(match, seats)
        met[turns.inside(decision)] += 1
        option = bots[decision.seat].choose(match, decision)
        spot = turns.after(spot, option)
        match.play(decision.seat, option)
    assert min(met.values()) > 3
    assert met[False] > 2 * ROUNDS
    assert spot is not None
    assert spot.over
    points = match.scores
    best = [max(points[:seat] + points[seat + 1 :]) for seat in range(seats)]
    assert turns.leads(spot) == [own - other for own, other in zip(points, best, strict=True)]


@pytest.mark.parametrize("mode", MODES)
def test_a_row_tells_nothing_that_its_seat_does_not_see(mode: str) -> None:
    for made, inside in ((0, False), (5, True), (40, False)):
        match = led_to(3, made, inside=inside, mode=mode)
        seat = match.decisions[0].seat
        assert len({row_of(world) for world in truths(match, seat, f"{made}")}) == 1


def test_a_row_tells_the_own_hand_by_number_and_of_others_how_many_cards_they_hold() -> None:
    match = led_to(4, 6)
    turns = KINDS[2].turns
    spot = turns.stand(match, match.decisions[0], "key")
    g = spot.state
    assert isinstance(g, Agricola)
    ids = np.frombuffer(turns.row(spot)[-turns.ids :], ">u2").reshape(3, SLOTS)
    own, other = g.farms[spot.seat], g.farms[1 - spot.seat]
    for found, cards in zip(ids, (own.hand, own.played, other.played), strict=True):
        assert found.tolist() == [card + 1 for card in cards] + [0] * (SLOTS - len(cards))
    before = turns.row(spot)
    other.hand = other.hand[1:]
    assert turns.row(spot) != before


def test_no_two_options_have_the_same_place() -> None:
    for seed in range(3):
        match = new("agricola", 2, seed)
        bots = [find(f"styles:{seed + seat}")(f"{seat}") for seat in range(2)]
        turns = KINDS[2].turns
        while not match.over:
            decision = asked(match, KINDS[2])
            if decision is not None:
                places = [turns.number(option) for option in decision.options]
                assert len(set(places)) == len(places)
                assert 0 <= min(places) <= max(places) < turns.options
            seat = match.decisions[0].seat
            match.play(seat, bots[seat].choose(match, match.decisions[0]))


@pytest.mark.parametrize("mode", MODES)
def test_in_every_truth_behind_a_view_it_tries_the_same_as_often(mode: str, tmp_path: Path) -> None:
    turns = KINDS[2].turns
    net = drawn_net(tmp_path / "net.npz", of=turns)
    for made, inside in ((2, False), (9, True)):
        match = led_to(5, made, inside=inside, mode=mode)
        seat = match.decisions[0].seat
        visits = set()
        for truth in truths(match, seat, mode):
            decision = truth.decisions[0]
            chosen = find(f"tree:12:{net}")("same").choose(truth, decision)
            assert decision.offers(chosen)
            tree = Tree(turns, load(net, turns), believed(turns, truth, decision, "key", 3), "key")
            tree.grow(24)
            assert sum(tree.visits()) == tree.made == 24
            assert all(sum(root.visits) == 8 for root in tree.roots)
            visits.add((chosen, *tree.visits()))
        assert len(visits) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_trees_play_matches_with_cards_to_the_end(seats: int, tmp_path: Path) -> None:
    net = drawn_net(tmp_path / "net.npz", of=KINDS[seats].turns)
    match = led_to(4, 40, seats)
    bots = [find(f"tree:3:{net}")(f"{seat}") for seat in range(seats)]
    while not match.over:
        seat = match.decisions[0].seat
        match.play(seat, bots[seat].choose(match, match.decisions[0]))
    assert len(match.scores) == seats


def test_each_seat_of_three_is_valued_for_itself(tmp_path: Path) -> None:
    turns = KINDS[3].turns
    heads = load(drawn_net(tmp_path / "net.npz", of=turns), turns)
    match = led_to(2, 8, 3)
    tree = Tree(turns, heads, believed(turns, match, match.decisions[0], "key", 1), "key")
    (root,) = tree.roots
    (said,), _ = heads.ask([turns.row(root.spot)], [[0]])
    ahead = [root.values[(root.seat + step) % 3] for step in range(3)]
    assert len(set(ahead)) == 3
    # Who is said to be furthest ahead and likeliest to win is valued most.
    best = max(range(3), key=lambda step: ahead[step])
    assert said[best] == max(said[:3]) or said[3 + best] == max(said[3:6])


@pytest.mark.parametrize("inside", [False, True])
def test_where_a_network_won_strengths_and_advice_go_by_the_tree(inside: bool) -> None:
    match = led_to(6, 10, inside=inside)
    decision = match.decisions[0]
    chosen = find("tree:30")("same").choose(match, decision)
    assert LevelBot("same", playouts=30).choose(match, decision) == chosen
    # So many simulations in each of three worlds, though there is no time.
    assert LevelBot("same", seconds=1e-9, least=10).choose(match, decision) == chosen
    assert isinstance(Comparison(match, decision, Effort("same", 9)).trials, Grown)


@pytest.mark.parametrize("seats", [3, 4])
def test_where_none_has_won_yet_strengths_search_by_the_network_for_that(seats: int) -> None:
    match = led_to(6, 10, seats)
    decision = match.decisions[0]
    assert kind_of(match) is KINDS[seats]
    chosen = LevelBot("same", playouts=12).choose(match, decision)
    assert chosen == find("search+learned:12")("same").choose(match, decision)


def test_with_an_open_display_or_other_lists_nothing_is_known() -> None:
    for given in ({"hand.open_display": True}, {"cards.list": "all_decks_1"}):
        match = new("agricola", 2, 1, given)
        assert kind_of(match) is None


def test_weights_without_cards_or_with_others_are_refused(tmp_path: Path) -> None:
    turns = KINDS[2].turns
    with np.load(drawn_net(tmp_path / "net.npz", of=turns)) as file:
        weights = dict(file)
    assert weights["cards"].shape == (3, len(PRINTED) + 1, 8)
    with pytest.raises(TafelrundeError, match="no 'cards'"):
        Heads({name: layer for name, layer in weights.items() if name != "cards"}, turns)
    with pytest.raises(TafelrundeError, match="do not fit"):
        Heads({**weights, "cards": weights["cards"][:2]}, turns)


def test_a_card_that_the_weights_do_not_know_says_nothing(tmp_path: Path) -> None:
    turns = KINDS[2].turns
    with np.load(drawn_net(tmp_path / "net.npz", of=turns)) as file:
        weights = dict(file)
    row = bytearray(row_of(led_to(4, 6)))
    row[-turns.ids :] = bytes(turns.ids)
    blank = bytes(row)
    row[-turns.ids : -turns.ids + 2] = (700).to_bytes(2, "big")
    known = Heads(weights, turns)
    fewer = Heads({**weights, "cards": weights["cards"][:, :600]}, turns)
    assert known.ask([bytes(row)], [[0]]) != known.ask([blank], [[0]])
    assert fewer.ask([bytes(row)], [[0]]) == fewer.ask([blank], [[0]])
