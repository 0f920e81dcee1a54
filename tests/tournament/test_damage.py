"""A record with any fact replaced by nonsense is followed or refused with its line, never worse."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tafelrunde.kernel.errors import RecordError
from tafelrunde.tournament import of_text
from tests.tournament.playing import cup, scored, seated

NONSENSE: tuple[Any, ...] = (
    None,
    -1,
    0,
    99,
    1.5,
    True,
    "",
    "x",
    [],
    [1],
    [[1]],
    ["a"],
    {},
    {"a": 1},
)


def written() -> list[str]:
    made = cup(9, clubs=2)
    made.forbid(1, 2)
    made.change({"bye": 1})
    scored(seated(made), Random(1))
    made.start(at=1)
    made.pause(at=2)
    made.reached(1, 3)
    made.correct(1, [1, 2, 3])
    made.undo()
    return made.text().splitlines()


@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.soak) for n in (1, 2))])
def test_nonsense_is_refused_by_name(seed: int) -> None:
    chance = Random(seed)
    lines = written()
    refused: list[int] = []
    for _ in range(100):
        place = chance.randrange(len(lines))
        row = json.loads(lines[place])
        part = row.get("facts") or row.get("rules") or row
        part = part if chance.random() < 0.8 else row
        part[chance.choice(sorted(part))] = chance.choice(NONSENSE)
        try:
            of_text("\n".join([*lines[:place], json.dumps(row), *lines[place + 1 :]]))
        except RecordError as error:
            refused.append(error.line)
    assert len(refused) > 40
    assert set(refused) <= set(range(1, len(lines) + 1))
