"""Gathering: matches of a population and of the tree become files to learn from."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tafelrunde import TafelrundeError
from tafelrunde.bots.agricola_turns import turns
from tafelrunde.lab.learn.gather import Lot, Pages, Player, gather
from tests.bots.test_tree import drawn_net


def lot(folder: Path, **given: Any) -> Lot:
    return Lot("agricola", folder, "s", 0.5, **{"simulations": 6, "kept": 1000, **given})


def read(folder: Path) -> dict[str, NDArray[Any]]:
    (path,) = folder.glob("*.npz")
    with np.load(path) as data:
        return dict(data)


def test_matches_of_a_population_become_a_file_whose_columns_fit(tmp_path: Path) -> None:
    told = gather(lot(tmp_path))
    data = read(tmp_path)
    rows, able, paths = data["rows"], data["open"], data["paths"]
    assert told["matches"] > 0
    assert rows.shape == (told["rows"], turns.width)
    assert able.shape == paths.shape == (told["rows"], turns.options)
    assert {str(array.dtype) for array in (rows, able, paths, data["weights"])} == {"uint8"}
    # One option was chosen, and it was open.
    assert (paths.sum(axis=1) == 255).all()
    assert (able[paths > 0] == 1).all()
    assert (able.sum(axis=1) > 1).all()
    assert set(data["wins"][data["leads"] > 0]) <= {2}
    assert set(data["wins"][data["leads"] < 0]) <= {0}
    # Who has won is copied more.
    assert data["weights"][data["wins"] == 2].min() > data["weights"][data["wins"] == 0].max()
    assert not list(tmp_path.glob("*.part"))


def test_turns_of_the_tree_are_shares_of_what_it_tried(tmp_path: Path) -> None:
    player = Player(lot(tmp_path, net=str(drawn_net(tmp_path / "net.npz"))))
    player.look()
    pages = Pages()
    for number in range(4):
        player.play(f"{number}", pages)
    trees = [turn for turn in pages.turns if turn.tree]
    assert len(trees) > 40
    assert all(sum(turn.shares) > 250 - turns.options for turn in trees)
    assert any(sum(share > 0 for share in turn.shares) > 1 for turn in trees)
    assert any(not turn.tree for turn in pages.turns)


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
