"""The recipe in docs/adding-a-game.md shows the fair as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8").partition("## 1.")[2]
FAIR = [
    *(ROOT / "tests" / "proving" / "src").rglob("*.py"),
    ROOT / "tests" / "proving" / "pyproject.toml",
]
BLOCKS = re.findall(r"```(?:python|toml)\n(.*?)```", PAGE, re.DOTALL)


def test_the_recipe_has_examples() -> None:
    assert len(BLOCKS) > 4


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.strip().partition("\n")[0])
def test_every_example_stands_in_the_fair(block: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in FAIR]
    lines = block.splitlines()
    assert any(all(line in source for line in lines) for source in sources)
