"""Heads: a small network that says of a row how its seats will come out, and what it would do.

A file of weights has three layers. The last one's first columns are the lead of each seat that is
valued (1 for `scale` points) and its chance to win as a logit, the others what speaks for each
option, as logits. Where there are cards, `cards` has a row for each number in each list of them,
which are added up in the first layer, and `common` is how many options there are beside them.
`lab/learn/heads.py` writes it; here it is plain NumPy.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from tafelrunde.bots.turns import Turns
from tafelrunde.kernel.errors import TafelrundeError

FOLDER: Final = Path(__file__).with_name("nets")
_NAMES: Final = ("w1", "b1", "w2", "b2", "w3", "b3")
# So many combinations of cards are remembered with what they add up to.
_REMEMBERED: Final = 20_000

# A row's values and common options; for rows that can choose others, what speaks for each.
Said = tuple[list[list[float]], dict[int, list[float]]]


class Heads:
    """A network of three layers that reads rows of bytes in lots."""

    def __init__(self, weights: dict[str, NDArray[Any]], turns: Turns) -> None:
        cards = turns.lists > 0
        for name in ("scale", *_NAMES, *(("cards",) if cards else ())):
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
        self.cards = np.zeros((0, 0, len(b1)), np.float32)
        if cards:
            self.cards = np.ascontiguousarray(weights["cards"], np.float32)
            if self.cards.ndim != 3 or self.cards.shape[::2] != (turns.lists, len(b1)):
                raise TafelrundeError("the layers of the weights do not fit each other")
        if not all(np.isfinite(layer).all() for layer in (*layers, self.cards)):
            raise TafelrundeError("the weights are not all numbers")
        if (len(w1), len(b3)) != (turns.width - turns.ids, 2 * turns.views + turns.options):
            raise TafelrundeError(
                f"the weights read rows of {len(w1)} counts for {len(b3) - 2 * turns.views} "
                f"options, not of {turns.width - turns.ids} for {turns.options}"
            )
        self.first = 2 * turns.views
        known = self.first + turns.common
        self.layers: list[Any] = [w1, b1, w2, b2, np.ascontiguousarray(w3[:, :known]), b3[:known]]
        # What speaks for the other options, a row for each.
        self.others = np.ascontiguousarray(w3[:, known:].T), b3[known:]
        self.common = turns.common
        self.width = turns.width
        self.counts = turns.width - turns.ids
        self.remembered: dict[bytes, Any] = {}

    def ask(self, rows: list[bytes], wanted: list[list[int]]) -> Said:
        """For each row its values and a logit for each common option.

        For a row that wants to know about others, too, a logit for each that it wants.
        """
        w1, b1, w2, b2, w3, b3 = self.layers
        joined = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), self.width)
        inner = joined[:, : self.counts].astype(np.float32) @ w1
        inner += b1
        if self.counts < self.width:
            for place, row in enumerate(rows):
                inner[place] += self._added(row[self.counts :])
        np.maximum(inner, 0.0, out=inner)
        inner = inner @ w2
        inner += b2
        np.maximum(inner, 0.0, out=inner)
        found: list[list[float]] = (inner @ w3 + b3).tolist()
        more: dict[int, list[float]] = {}
        if self.counts < self.width:
            for place, numbers in enumerate(wanted):
                if max(numbers) >= self.common:
                    more[place] = self._opinions(inner[place], found[place], numbers)
        return found, more

    def _added(self, ids: bytes) -> Any:
        """What the cards of a row add to the first layer."""
        known = self.remembered.get(ids)
        if known is None:
            if len(self.remembered) >= _REMEMBERED:
                self.remembered.clear()
            numbers = np.frombuffer(ids, ">u2").reshape(len(self.cards), -1).astype(np.int64)
            known = np.zeros(self.cards.shape[2], np.float32)
            for kind, some in enumerate(numbers):
                known += self.cards[kind, some[(some > 0) & (some < self.cards.shape[1])]].sum(0)
            self.remembered[ids] = known
        return known

    def _opinions(self, inner: Any, common: list[float], numbers: list[int]) -> list[float]:
        weights, biases = self.others
        return [
            common[self.first + number]
            if number < self.common
            else float(weights[number - self.common] @ inner + biases[number - self.common])
            for number in numbers
        ]


def load(path: Path, turns: Turns) -> Heads:
    """The network of a file of weights that reads the rows of such turns."""
    try:
        with path.open("rb") as file:
            return Heads(dict(np.load(file)), turns)
    except (OSError, ValueError, TypeError, EOFError, BadZipFile, zlib.error) as error:
        raise TafelrundeError(f"{path} holds no weights: {error}") from error
    except TafelrundeError as error:
        raise TafelrundeError(f"{path} holds no good weights: {error}") from error
