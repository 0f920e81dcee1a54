"""Events name spaces and goods by numbers: the browser client knows them in the same order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.games.agricola.board import SPACE_NAMES
from tafelrunde.games.agricola.goods import GOODS

BOARD = Path(__file__).parents[2] / "web" / "src" / "boards" / "agricola"


@pytest.mark.parametrize(
    ("file", "name", "order"),
    [("flights.ts", "SPACES", SPACE_NAMES), ("pieces.ts", "GOODS", GOODS)],
)
def test_the_client_has_the_order_of_the_rules(
    file: str, name: str, order: tuple[str, ...]
) -> None:
    listed = re.search(rf"const {name}\b[^=]*= \[(.*?)\]", (BOARD / file).read_text(), re.DOTALL)
    assert listed is not None
    assert tuple(re.findall(r"'(\w+)'", listed[1])) == order
