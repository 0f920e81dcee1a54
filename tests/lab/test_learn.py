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
from tafelrunde.bots.expert import LevelBot
from tafelrunde.bots.net import Net, load
from tafelrunde.kernel.registry import game_names
from tafelrunde.lab.learn import selfplay
from tests.cli.command import tafelrunde

# What a row has for the cards of the base box: the own hand, and what each seat has played.
CARDS = {
    "agricola-2": 0,
    "agricola-cards-2": 3 * 96,
    "agricola-cards-3": 4 * 96,
    "agricola-cards-4": 5 * 96,
    "lydia-2": 0,
}


@pytest.mark.parametrize("study", CARDS)
def test_matches_become_rows_with_how_they_came_out(study: str, tmp_path: Path) -> None:
    out = tmp_path / "data.npz"
    command = [study, "--games", "2", "--bots", "random", "--kept", "300", "--out", str(out)]
    selfplay.main(command)
    encoding = find_game(study.partition("-")[0]).encoding()
    assert encoding is not None
    with np.load(out) as data:
        rows, leads, wins = data["rows"], data["leads"], data["wins"]
    assert rows.shape == (len(leads), encoding.table_size + CARDS[study])
    assert len(leads) == len(wins) > 10
    # Who is ahead has won; seats of both sides are among them.
    assert set((leads > 0) == (wins == 1.0)) <= {True} | set(leads == 0)
    assert (leads > 0).any()
    assert (leads < 0).any()


@pytest.mark.parametrize("study", CARDS)
def test_the_same_seed_gives_the_same_rows(study: str) -> None:
    lot = selfplay.Lot(study, 1, "seed", ("random",), 300)
    one, other = selfplay.play(lot), selfplay.play(lot)
    assert np.array_equal(one.rows, other.rows)
    assert np.array_equal(one.leads, other.leads)


def test_no_match_begins_after_the_time_is_up() -> None:
    data = selfplay.play(selfplay.Lot("lydia-2", 5, "seed", ("random",), 300, -1.0))
    assert len(data.rows) == len(data.leads) == 0


def test_a_study_that_there_is_not_is_refused_by_name() -> None:
    with pytest.raises(TafelrundeError, match="no study 'loyang-2'; known: agricola-2"):
        selfplay.play(selfplay.Lot("loyang-2", 1, "seed", ("random",), 300))


def test_a_row_tells_which_cards_lie_open_and_in_the_own_hand_alone() -> None:
    game, foresight, study = selfplay.STUDIES["agricola-cards-2"]
    match = new(game, 2, 1)
    encoding = match.game.encoding()
    assert encoding is not None
    bots = [find("greedy")(f"{seat}") for seat in range(2)]
    while not all(player["played"] for player in match.view(None)["players"]):
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match, decision))
    for seat in range(2):
        row = foresight.row(study, encoding, match.state, seat)
        blocks = [row[start : start + 96] for start in range(len(row) - 3 * 96, len(row), 96)]
        players = match.view(seat)["players"]
        shown = [players[seat]["hand"], players[seat]["played"], players[1 - seat]["played"]]
        assert [sum(block) for block in blocks] == [len(cards) for cards in shown]
        assert all(shown)


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
    ("agricola", 2, {}),
    ("agricola", 3, {}),
)


def named(table: tuple[str, int, dict[str, bool]]) -> str:
    return " ".join([table[0], str(table[1]), *table[2]])


@pytest.mark.parametrize("table", TABLES, ids=named)
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


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_learned_beats_the_random_bot(table: tuple[str, int, dict[str, bool]]) -> None:
    game, seats, options = table
    match = new(game, seats, 1, options)
    bots = [find("learned" if seat == 0 else "random")(f"{seat}") for seat in range(seats)]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match, decision))
    assert match.ranking[0] == 1
    assert match.ranking.count(1) == 1


def test_strengths_that_think_go_by_a_network_where_it_has_won_more_and_search_elsewhere() -> None:
    for game, seats, options, kind in (
        ("agricola", 2, {}, "tree"),
        ("agricola", 4, {}, "search+learned"),
        ("agricola", 2, {"variant.family": True}, "tree"),
        ("agricola", 3, {"variant.family": True}, "search"),
        ("agricola", 1, {}, "search"),
        ("agricola", 4, {"partner.enabled": True}, "search"),
        ("lydia", 2, {}, "search"),
        ("loyang", 2, {}, "search"),
    ):
        match = new(game, seats, 2, options)
        greedy = [find("greedy")(f"{seat}") for seat in range(seats)]
        asked = 0
        while asked < 4:
            decision = match.decisions[0]
            if len(decision.options) > 1:
                asked += 1
                bot = LevelBot("same", playouts=24)
                chosen = find(f"{kind}:24")("same").choose(match, decision)
                assert bot.choose(match, decision) == chosen, (game, seats, options)
            match.play(decision.seat, greedy[decision.seat].choose(match, decision))


def test_learned_says_where_it_has_learnt_nothing() -> None:
    for game, seats, options in (
        ("lydia", 3, {}),
        ("lydia", 2, {"modules": "all"}),
        ("agricola", 1, {}),
        ("agricola", 4, {"partner.enabled": True}),
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
            assert not sits_at(bot, game, 1, written)
    assert [one[0] for one in specialists("lydia")] == ["learned"]
    known = [(one[0], one[1]) for one in specialists("agricola")]
    assert known == [("learned", 2), ("learned", 2), ("learned", 3), ("learned", 4)]
    assert not sits_at("search+learned:8", "lydia", 2, find_game("lydia").options(2, {}))
    assert specialists("loyang") == []
    assert not sits_at("learned", "agricola", 1, find_game("agricola").options(1, {}))
    assert sits_at("expert", "agricola", 2, find_game("agricola").options(2, {}))
    assert sits_at("greedy", "loyang", 4, {})


def test_commands_say_where_learned_cannot_play() -> None:
    for given in (["simulate", "loyang"], ["rate", "loyang"], ["power", "lydia", "--seats", "3"]):
        refused = tafelrunde(*given, "--bots", "learned,greedy", "--lang", "en")
        assert (refused.code, "The bot learned has not learnt" in refused.err) == (2, True), given
