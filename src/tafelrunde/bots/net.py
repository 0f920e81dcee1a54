"""Net: a small network in plain NumPy that says how a table will come out for a seat.

A file of weights holds the places of a game's row that it looks at (`columns`), three layers, and
what a lead of 1 means in points (`scale`). `lab/learn/train.py` writes them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tafelrunde.bots.rows import beyond_first, not_nothing
from tafelrunde.kernel.errors import TafelrundeError

Layer = NDArray[np.float32]

# The weights of the package, by game and seats. A compiled module would not know where it lies.
FOLDER: Final = Path(__file__).with_name("nets")

_NAMES: Final = ("w1", "b1", "w2", "b2", "w3", "b3")


class Net:
    """A network of three layers: rows in, a lead in points for each out."""

    def __init__(self, weights: dict[str, NDArray[Any]]) -> None:
        for name in ("columns", "scale", "size", *_NAMES):
            if name not in weights:
                raise TafelrundeError(f"the weights have no {name!r}")
        self.size = int(weights["size"])
        self.scale = float(weights["scale"])
        self.columns: list[int] = weights["columns"].tolist()
        self.layers: list[Layer] = [
            np.ascontiguousarray(weights[name], np.float32) for name in _NAMES
        ]
        if self.layers[0].shape[0] != len(self.columns):
            raise TafelrundeError("the weights do not fit the places they look at")

    def leads(self, rows: list[list[float]]) -> list[float]:
        """How far the seat of each row will be ahead at the end.

        The first layer is reckoned for the first row, and for the others what they add to that.
        """
        if len(rows[0]) != self.size:
            raise TafelrundeError(f"the network reads {self.size} numbers, not {len(rows[0])}")
        w1, b1, w2, b2, w3, b3 = self.layers
        so = not_nothing(rows[0], self.columns)
        first = np.array(so.values, np.float32) @ w1[so.columns] + b1
        inner = np.broadcast_to(first, (len(rows), len(first)))
        more = beyond_first(rows, self.columns)
        if more.columns:
            columns, where = np.unique(more.columns, return_inverse=True)
            added = np.zeros((len(rows), len(columns)), np.float32)
            added[more.rows, where] = more.values
            inner = inner + added @ w1[columns]
        inner = np.maximum(np.maximum(inner, 0.0) @ w2 + b2, 0.0)
        found: list[float] = ((inner @ w3 + b3)[:, 0] * self.scale).tolist()
        return found


def load(path: Path) -> Net:
    """The network of a file of weights."""
    try:
        with np.load(path) as weights:
            return Net(dict(weights))
    except (OSError, ValueError) as error:
        raise TafelrundeError(f"{path} holds no weights: {error}") from error


def weights_of(name: str) -> list[float]:
    """The plain weights in a file of the package, one row after the other."""
    with np.load(FOLDER / name) as file:
        found: list[float] = file["weights"].astype(np.float64).ravel().tolist()
    return found
