"""Learning: tables of matches as rows, and a bot that goes by a network's opinion of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tafelrunde import TafelrundeError, find_game, new
from tafelrunde.bots import find, sits_at, specialists
from tafelrunde.bots.net import Net, load
from tafelrunde.kernel.registry import game_names
from tafelrunde.lab.learn import selfplay
from tests.cli.command import tafelrunde

GAMES = ("agricola", "lydia")


@pytest.mark.parametrize("game", GAMES)
def test_matches_become_rows_with_how_they_came_out(game: str, tmp_path: Path) -> None:
    out = tmp_path / "data.npz"
    command = [game, "--games", "2", "--bots", "random", "--kept", "300", "--out", str(out)]
    selfplay.main(command)
    encoding = find_game(game).encoding()
    assert encoding is not None
    with np.load(out) as data:
        rows, leads, wins = data["rows"], data["leads"], data["wins"]
    assert rows.shape == (len(leads), encoding.table_size)
    assert len(leads) == len(wins) > 10
    # Who is ahead has won; seats of both sides are among them.
    assert set((leads > 0) == (wins == 1.0)) <= {True} | set(leads == 0)
    assert (leads > 0).any()
    assert (leads < 0).any()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_rows(game: str) -> None:
    lot = selfplay.Lot(game, 1, "seed", ("random",), 300)
    one, other = selfplay.play(lot), selfplay.play(lot)
    assert np.array_equal(one.rows, other.rows)
    assert np.array_equal(one.leads, other.leads)


def test_no_match_begins_after_the_time_is_up() -> None:
    data = selfplay.play(selfplay.Lot("lydia", 5, "seed", ("random",), 300, -1.0))
    assert data.rows.shape == (0, 1050)


def test_nothing_is_learnt_where_nothing_looks_ahead() -> None:
    with pytest.raises(TafelrundeError, match="agricola, lydia only"):
        selfplay.play(selfplay.Lot("loyang", 1, "seed", ("random",), 300))


def small() -> dict[str, NDArray[Any]]:
    """A network that sees the second of three numbers and doubles it where it is above 0."""
    return {
        "columns": np.array([1]),
        "size": np.array(3),
        "scale": np.array(10.0),
        "w1": np.array([[1.0]]),
        "b1": np.zeros(1),
        "w2": np.array([[2.0]]),
        "b2": np.zeros(1),
        "w3": np.array([[1.0, 0.0]]),
        "b3": np.array([0.5, 0.0]),
    }


def test_a_network_reads_its_columns_through_three_layers() -> None:
    net = Net(small())
    assert net.leads([[9.0, 1.0, 9.0], [9.0, -1.0, 9.0]]) == pytest.approx([25.0, 5.0])


def test_weights_that_are_not_whole_are_refused_by_name(tmp_path: Path) -> None:
    weights = small()
    del weights["w2"]
    with pytest.raises(TafelrundeError, match="no 'w2'"):
        Net(weights)
    with pytest.raises(TafelrundeError, match="do not fit"):
        Net({**small(), "columns": np.array([0, 1])})
    (tmp_path / "no.npz").write_text(json.dumps("no weights"))
    with pytest.raises(TafelrundeError, match="holds no weights"):
        load(tmp_path / "no.npz")


TABLES: tuple[tuple[str, int, dict[str, bool]], ...] = (
    ("lydia", 2, {}),
    ("agricola", 2, {"variant.family": True}),
)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table[0]))
def test_learned_chooses_the_same_whatever_lies_behind_its_view(
    table: tuple[str, int, dict[str, bool]],
) -> None:
    game, seats, options = table
    match = new(game, seats, 4, options)
    bots = [find("greedy")(f"{seat}") for seat in range(seats)]
    asked = 0
    while asked < 3:
        decision = match.decisions[0]
        if len(decision.options) > 1:
            asked += 1
            for name in ("learned", "search+learned:16"):
                if not sits_at(name, game, seats, match.header.options):
                    continue
                chosen = find(name)("same").choose(match, decision)
                assert decision.offers(chosen)
                for world in range(3):
                    truth = match.world(decision.seat, f"{world}")
                    again = find(name)("same").choose(truth, truth.decisions[0])
                    assert again == chosen
        match.play(decision.seat, bots[decision.seat].choose(match, decision))


@pytest.mark.parametrize("game", GAMES)
def test_learned_beats_the_random_bot(game: str) -> None:
    options = dict(next(table for table in TABLES if table[0] == game)[2])
    match = new(game, 2, 1, options)
    bots = [find("learned")("0"), find("random")("1")]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match, decision))
    assert match.ranking == [1, 2]


def test_learned_says_where_it_has_learnt_nothing() -> None:
    for game, seats, options in (
        ("lydia", 3, {}),
        ("lydia", 2, {"modules": "all"}),
        ("agricola", 2, {}),
        ("loyang", 2, {}),
    ):
        match = new(game, seats, 1, options)
        with pytest.raises(TafelrundeError, match=f"nothing about {game} with {seats} seats"):
            find("learned")("seed").choose(match, match.decisions[0])


def test_learned_is_offered_where_it_has_learnt_something_and_nowhere_else() -> None:
    for game in game_names():
        for bot, seats, options in specialists(game):
            written = find_game(game).options(seats, options)
            assert sits_at(bot, game, seats, written)
            assert not sits_at(bot, game, seats + 1, written)
    assert [one[0] for one in specialists("lydia")] == ["learned"]
    assert [one[0] for one in specialists("agricola")] == ["learned", "expert"]
    assert not sits_at("search+learned:8", "lydia", 2, find_game("lydia").options(2, {}))
    assert specialists("loyang") == []
    assert not sits_at("learned", "agricola", 2, find_game("agricola").options(2, {}))
    assert sits_at("greedy", "loyang", 4, {})


def test_commands_say_where_learned_cannot_play() -> None:
    for given in (["simulate", "loyang"], ["rate", "agricola"], ["power", "lydia", "--seats", "3"]):
        refused = tafelrunde(*given, "--bots", "learned,greedy", "--lang", "en")
        assert (refused.code, "The bot learned has not learnt" in refused.err) == (2, True), given
