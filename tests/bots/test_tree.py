"""The tree: the same answer for the same seed, nothing hidden known, what is better found."""

from __future__ import annotations

import logging
from math import inf
from pathlib import Path

import numpy as np
import pytest

from tafelrunde import Match, TafelrundeError, new
from tafelrunde.bots import find, sits_at
from tafelrunde.bots.agricola.counts import WIDTH, counted
from tafelrunde.bots.heads import Heads, load
from tafelrunde.bots.registry import thinking_seconds
from tafelrunde.bots.tree import Tree, blended
from tafelrunde.bots.tree_bot import KNOWN
from tafelrunde.bots.turns import Turns
from tafelrunde.games.agricola.board.spaces import ROUNDS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.lab.loop import play_out

FAMILY = {"variant.family": True}
turns = KNOWN["agricola"][0].turns


def drawn_net(path: Path, inner: int = 8, of: Turns = turns, more: int = 0) -> Path:
    """A file of weights that says something of every row, though nothing that was learnt."""
    luck = np.random.default_rng(1)
    counts, out = of.width - of.ids, 2 * of.views + of.options + more
    w1 = luck.normal(0.0, 0.02, (counts, inner))
    w2 = luck.normal(0.0, 0.3, (inner, 4))
    w3 = luck.normal(0.0, 0.3, (4, out))
    cards = luck.normal(0.0, 0.3, (of.lists, of.cards + 1, inner))
    b1, b2, b3 = np.zeros(inner), np.zeros(4), np.zeros(out)
    np.savez(path, w1=w1, b1=b1, w2=w2, b2=b2, w3=w3, b3=b3, cards=cards, scale=20.0)
    return path


@pytest.fixture
def net(tmp_path: Path) -> Path:
    return drawn_net(tmp_path / "net.npz")


def led_to(seed: int, turns_made: int) -> Match:
    """A match in which greedy has made so many turns."""
    match = new("agricola", 2, seed, FAMILY)
    bots = [find("greedy")(f"{seat}") for seat in range(2)]
    made = 0
    while True:
        decision = match.decisions[0]
        if turns.looks(match, decision) and len(decision.options) > 1:
            made += 1
            if made > turns_made:
                return match
        match.play(decision.seat, bots[decision.seat].choose(match, decision))


def rows_of(match: Match) -> list[bytes]:
    state = match.state
    assert isinstance(state, Agricola)
    return [counted(state, seat) for seat in range(2)]


def test_rows_have_their_width_and_tell_tables_and_seats_apart() -> None:
    seen = set()
    for seed in range(3):
        match = new("agricola", 2, seed, FAMILY)
        bots = [find(f"styles:{seed + seat}")(f"{seat}") for seat in range(2)]
        while not match.over:
            decision = match.decisions[0]
            rows = rows_of(match)
            assert [len(row) for row in rows] == [WIDTH, WIDTH]
            seen.update(rows)
            match.play(decision.seat, bots[decision.seat].choose(match, decision))
    assert len(seen) > 3 * 2 * ROUNDS
    told = np.frombuffer(b"".join(sorted(seen)), np.uint8).reshape(-1, WIDTH)
    assert (told.max(axis=0) > told.min(axis=0)).sum() > WIDTH * 0.8


def test_a_row_tells_nothing_that_its_seat_does_not_see() -> None:
    for made in (0, 9, 30):
        match = led_to(3, made)
        seat = match.decisions[0].seat
        worlds = [match.world(seat, f"truth {number}") for number in range(5)]
        assert {rows_of(world)[seat] for world in worlds} == {rows_of(match)[seat]}


def test_turns_lead_to_the_table_that_a_match_comes_to() -> None:
    match = led_to(2, 0)
    bots = [find("greedy")(f"{seat}") for seat in range(2)]
    spot = turns.stand(match, match.decisions[0], "key")
    made = 0
    while not match.over:
        decision = match.decisions[0]
        if not turns.looks(match, decision) or len(decision.options) == 1:
            match.play(decision.seat, bots[decision.seat].choose(match, decision))
            continue
        while spot.cards:
            shown = match.state
            assert isinstance(shown, Agricola)
            spot = turns.turned(spot, next(card for card in spot.cards if card in shown.track))
        assert (spot.seat, spot.options) == (decision.seat, list(decision.options))
        assert turns.row(spot) == rows_of(match)[decision.seat]
        option = bots[decision.seat].choose(match, decision)
        spot = turns.after(spot, option)
        match.play(decision.seat, option)
        made += 1
    assert made > 2 * ROUNDS
    assert spot.over
    one, other = match.scores
    assert turns.leads(spot) == [one - other, other - one]


def test_the_same_seed_and_simulations_give_the_same_answer_whatever_the_truth(net: Path) -> None:
    for made in (1, 12, 40):
        match = led_to(5, made)
        decision = match.decisions[0]
        worlds = [match, *(match.world(decision.seat, f"truth {number}") for number in range(3))]
        visits = set()
        for world in worlds:
            chosen = find(f"tree:40:{net}")("same").choose(world, world.decisions[0])
            assert decision.offers(chosen)
            spot = turns.stand(world, world.decisions[0], "key")
            tree = Tree(turns, load(net, turns), [spot], "key")
            tree.grow(60)
            assert sum(tree.visits()) == tree.made == 60
            visits.add((chosen, *tree.visits()))
        assert len(visits) == 1


def test_near_the_end_it_finds_the_turn_that_brings_most(net: Path) -> None:
    heads = load(net, turns)
    found = 0
    for seed in range(6):
        match = led_to(seed, 0)
        bots = [find("greedy")(f"{seat}") for seat in range(2)]
        while not match.over:
            decision = match.decisions[0]
            spot = None
            if turns.looks(match, decision) and len(decision.options) > 1:
                spot = turns.stand(match, decision, "key")
                ends = [turns.after(spot, option) for option in spot.options]
                if all(end.over for end in ends):
                    leads = [turns.leads(end)[spot.seat] for end in ends]
                    tree = Tree(turns, heads, [spot], "key")
                    tree.grow(200)
                    chosen = leads[spot.options.index(tree.best())]
                    assert value_of(chosen) >= value_of(max(leads)) - 0.05
                    found += 1
            match.play(decision.seat, bots[decision.seat].choose(match, decision))
    assert found >= 3


def value_of(lead: float) -> float:
    return blended(lead, 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0)


def test_a_tree_that_wanders_tries_something_else_and_the_same_with_the_same_seed(
    net: Path,
) -> None:
    match = led_to(1, 3)
    heads = load(net, turns)

    def visits(key: str, *, wandering: bool) -> list[int]:
        tree = Tree(turns, heads, [turns.stand(match, match.decisions[0], "key")], key)
        if wandering:
            tree.wander()
        tree.grow(50)
        return tree.visits()

    assert visits("a", wandering=True) == visits("a", wandering=True)
    assert visits("a", wandering=True) != visits("b", wandering=True)
    assert visits("a", wandering=True) != visits("a", wandering=False)


def test_trees_play_matches_to_the_end_and_without_time_take_what_is_likely(net: Path) -> None:
    match = new("agricola", 2, 4, FAMILY)
    play_out(match, [find(f"tree:4:{net}")(f"{seat}") for seat in range(2)])
    assert match.over
    match = led_to(4, 5)
    late = find(f"tree:3600s:{net}")("late")
    late.until = 0.0
    spot = turns.stand(match, match.decisions[0], "key")
    said = Tree(turns, load(net, turns), [spot], "key").roots[0].priors
    assert late.choose(match, match.decisions[0]) == spot.options[said.index(max(said))]


def broken(kind: str, path: Path) -> Path:
    if kind == "words":
        path.write_text("no weights")
    elif kind == "cut off":
        drawn_net(path)
        path.write_bytes(path.read_bytes()[:900])
    elif kind == "damaged":
        drawn_net(path)
        whole = path.read_bytes()
        path.write_bytes(whole[:300] + b"\0" * 200 + whole[500:])
    elif kind == "an array":
        np.save(path.with_suffix(".npy"), np.zeros(3))
        path.with_suffix(".npy").rename(path)
    elif kind == "other options":
        drawn_net(path, more=3)
    elif kind == "not numbers":
        drawn_net(path)
        with np.load(path) as weights:
            named = {**weights, "b2": np.full(4, np.nan)}
        np.savez(path, **named)
    return path


BROKEN = ("missing", "words", "cut off", "damaged", "an array", "other options", "not numbers")


@pytest.mark.parametrize("kind", BROKEN)
def test_without_a_good_net_it_searches_and_says_why(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = broken(kind, tmp_path / f"{kind}.npz")
    match = led_to(6, 4)
    decision = match.decisions[0]
    with caplog.at_level(logging.WARNING):
        chosen = find(f"tree:8:{path}")("same").choose(match, decision)
    assert chosen == find("search")("same").choose(match, decision)
    (line,) = [one for one in caplog.messages if "the tree bot searches without a network" in one]
    assert str(path) in line


@pytest.mark.parametrize(("options", "simulations"), [(FAMILY, 16), ({}, 48)])
def test_the_networks_of_the_package_beat_greedy_with_few_simulations(
    options: dict[str, bool], simulations: int
) -> None:
    for seat in range(2):
        match = new("agricola", 2, f"package-{seat}", options)
        names = ["greedy", "greedy"]
        names[seat] = f"tree:{simulations}"
        play_out(match, [find(name)(f"{chair}") for chair, name in enumerate(names)])
        assert match.ranking[seat] == 1
        assert match.ranking.count(1) == 1


def test_at_a_table_whose_turns_it_does_not_know_it_searches() -> None:
    for game, seats, options in (("lydia", 2, {}), ("agricola", 3, FAMILY), ("agricola", 3, {})):
        match = new(game, seats, 1, options)
        while len(match.decisions[0].options) == 1:
            match.play(match.decisions[0].seat, match.decisions[0].options[0])
        chosen = find("tree:8")("same").choose(match, match.decisions[0])
        assert chosen == find("search")("same").choose(match, match.decisions[0])
        assert sits_at("tree:8", game, seats, match.header.options)


def test_effort_that_says_nothing_is_refused() -> None:
    for name in ("tree:x", "tree:0", "tree:-1s:file"):
        with pytest.raises(TafelrundeError, match="the bot tree takes a number"):
            find(name)


def test_strengths_make_so_many_simulations_however_little_time_there_is() -> None:
    match = led_to(4, 5)
    decision = match.decisions[0]
    for name, least in (("strong", 200), ("best", 400)):
        bot = find(name)("same")
        bot.until = 0.0
        assert bot.choose(match, decision) == find(f"tree:{least}")("same").choose(match, decision)


def test_the_time_that_a_tree_takes_is_known() -> None:
    assert thinking_seconds("tree:0.1s:net.npz") == 0.1
    assert thinking_seconds("tree") == thinking_seconds("tree:200:net.npz") == inf


def test_weights_whose_layers_do_not_fit_are_refused(net: Path) -> None:
    with np.load(net) as file:
        weights = dict(file)
    for name in ("b1", "w2", "b3"):
        with pytest.raises(TafelrundeError, match="do not fit"):
            Heads({**weights, name: weights[name][:-1]}, turns)
    with pytest.raises(TafelrundeError, match="no 'w3'"):
        Heads({name: layer for name, layer in weights.items() if name != "w3"}, turns)
