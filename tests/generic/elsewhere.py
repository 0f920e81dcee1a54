"""What the suite does in another process, where strings hash otherwise."""

from __future__ import annotations

import os
import pickle
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from tafelrunde import Match, load, loads
from tests.generic.playing import play_on, standing

HASH_SEED = "4711"


@contextmanager
def another_process() -> Iterator[ProcessPoolExecutor]:
    """A fresh process of the same Python with a hash seed of its own."""
    before = os.environ.get("PYTHONHASHSEED")
    os.environ["PYTHONHASHSEED"] = HASH_SEED
    try:
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            assert pool.submit(hash_seed).result() == HASH_SEED
            yield pool
    finally:
        if before is None:
            del os.environ["PYTHONHASHSEED"]
        else:
            os.environ["PYTHONHASHSEED"] = before


def hash_seed() -> str:
    return os.environ["PYTHONHASHSEED"]


def played_on(pickled: bytes, seed: str, moves: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Where a pickled match stands, and where it stands after some random moves."""
    match = pickle.loads(pickled)  # noqa: S301 - our own
    assert isinstance(match, Match)
    before = standing(match)
    return before, standing(play_on(match, random.Random(seed), moves))


def replayed(text: str) -> dict[str, Any]:
    return standing(loads(text))


def read(path: str) -> str:
    return load(path).record.text()
