"""Gathering: matches of a population and of the tree become files to learn from."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tafelrunde import TafelrundeError
from tafelrunde.lab.learn.gather import KINDS, NO_OPTION, Lot, Pages, Player, gather
from tests.bots.test_tree import drawn_net

NAMES = ("agricola-2", "agricola-cards-2", "agricola-cards-3")


def lot(folder: Path, kind: str = "agricola-2", **given: Any) -> Lot:
    return Lot(kind, folder, "s", 0.5, **{"simulations": 6, "kept": 1000, **given})


def read(folder: Path) -> dict[str, NDArray[Any]]:
    (path,) = folder.glob("*.npz")
    with np.load(path) as data:
        return dict(data)


@pytest.mark.parametrize("kind", NAMES)
def test_matches_of_a_population_become_a_file_whose_columns_fit(kind: str, tmp_path: Path) -> None:
    told = gather(lot(tmp_path, kind))
    turns = KINDS[kind][1].turns
    data = read(tmp_path)
    rows, options, shares = data["rows"], data["options"], data["shares"]
    assert told["matches"] > 0
    assert rows.shape == (told["rows"], turns.width)
    assert rows.dtype == shares.dtype == data["weights"].dtype == np.uint8
    assert options.shape == shares.shape
    # One option was chosen, and it was open.
    assert (shares.sum(axis=1, dtype=int) == 255).all()
    assert (options[shares > 0] != NO_OPTION).all()
    assert ((options == NO_OPTION) | ((options >= 0) & (options < turns.options))).all()
    assert ((options != NO_OPTION).sum(axis=1) > 1).all()
    leads, wins = data["leads"], data["wins"]
    assert leads.shape == wins.shape == (told["rows"], turns.views)
    assert set(wins[leads > 0]) <= {2}
    assert set(wins[leads < 0]) <= {0}
    # Who has won is copied more.
    weights = data["weights"]
    assert weights[wins[:, 0] == 2].min() > weights[wins[:, 0] == 0].max()
    assert data["shape"].tolist() == [
        turns.views,
        turns.options,
        turns.ids,
        turns.lists,
        turns.cards,
    ]
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("kind", NAMES)
def test_turns_of_the_tree_are_shares_of_what_it_tried(kind: str, tmp_path: Path) -> None:
    turns = KINDS[kind][1].turns
    net = drawn_net(tmp_path / "net.npz", of=turns)
    player = Player(lot(tmp_path, kind, net=str(net), simulations=12))
    player.look()
    pages = Pages()
    for number in range(2):
        player.play(f"{number}", pages)
    trees = [turn for turn in pages.turns if turn.worth is not None]
    assert len(trees) > 40
    assert all(sum(turn.shares) > 250 - len(turn.open) for turn in trees)
    assert any(sum(share > 0 for share in turn.shares) > 1 for turn in trees)
    # Some are searched whole and worth copying, others only say how the match went.
    assert {turn.worth for turn in trees} == {0, 255}


def test_the_same_seed_gives_the_same_rows_and_another_others(tmp_path: Path) -> None:
    def rows(seed: str) -> list[bytes]:
        pages = Pages()
        Player(lot(tmp_path)).play(seed, pages)
        return [turn.row for turn in pages.turns]

    assert rows("a") == rows("a") != rows("b")


def test_a_network_is_waited_for_and_a_later_one_read(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    player = Player(lot(tmp_path, net=str(path)))

    def inner() -> int | None:
        player.look()
        return None if player.heads is None else len(player.heads.layers[1])

    assert inner() is None
    drawn_net(path)
    assert inner() == 8
    drawn_net(path, inner=9)
    later = path.stat().st_mtime + 9
    os.utime(path, (later, later))
    assert inner() == 9


def test_a_game_whose_turns_nobody_knows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TafelrundeError, match="nothing is known of the turns of loyang"):
        gather(Lot("loyang", tmp_path, "s", 1.0))
