"""Heads: a small network that says of a row how its seat will come out, and what it would do.

A file of weights has three layers; the last one's first column is the lead at the end (1 for
`scale` points), the second the chance to win as a logit, the others what speaks for each option, as
logits. `lab/learn/heads.py` writes it; here it is plain NumPy.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from tafelrunde.kernel.errors import TafelrundeError

FOLDER: Final = Path(__file__).with_name("nets")
_NAMES: Final = ("w1", "b1", "w2", "b2", "w3", "b3")
# What comes before the options in the last layer.
VALUES: Final = 2


class Heads:
    """A network of three layers that reads rows of bytes in lots."""

    def __init__(self, weights: dict[str, NDArray[Any]]) -> None:
        for name in ("scale", *_NAMES):
            if name not in weights:
                raise TafelrundeError(f"the weights have no {name!r}")
        self.scale = float(weights["scale"])
        layers = [np.ascontiguousarray(weights[name], np.float32) for name in _NAMES]
        w1, b1, w2, b2, w3, b3 = layers
        if [layer.ndim for layer in layers] != [2, 1, 2, 1, 2, 1]:
            raise TafelrundeError("the layers of the weights do not fit each other")
        sizes = (len(b1), len(b2), len(b3))
        if (w1.shape[1], w2.shape[1], w3.shape[1]) != sizes or (len(w2), len(w3)) != sizes[:2]:
            raise TafelrundeError("the layers of the weights do not fit each other")
        if not all(np.isfinite(layer).all() for layer in layers):
            raise TafelrundeError("the weights are not all numbers")
        self.layers: list[Any] = layers
        self.width = int(w1.shape[0])
        self.options = len(b3) - VALUES

    def ask(self, rows: list[bytes]) -> list[list[float]]:
        """For each row the lead, the logit of winning, and a logit for each option."""
        w1, b1, w2, b2, w3, b3 = self.layers
        joined = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), self.width)
        inner = joined.astype(np.float32) @ w1
        inner += b1
        np.maximum(inner, 0.0, out=inner)
        inner = inner @ w2
        inner += b2
        np.maximum(inner, 0.0, out=inner)
        inner = inner @ w3
        inner += b3
        found: list[list[float]] = inner.tolist()
        return found


def load(path: Path, width: int, options: int) -> Heads:
    """The network of a file of weights that reads such rows and knows so many options."""
    try:
        with path.open("rb") as file:
            heads = Heads(dict(np.load(file)))
    except (OSError, ValueError, TypeError, EOFError, BadZipFile, zlib.error) as error:
        raise TafelrundeError(f"{path} holds no weights: {error}") from error
    except TafelrundeError as error:
        raise TafelrundeError(f"{path} holds no good weights: {error}") from error
    if (heads.width, heads.options) != (width, options):
        raise TafelrundeError(
            f"{path} reads rows of {heads.width} numbers for {heads.options} options, "
            f"not of {width} for {options}"
        )
    return heads
