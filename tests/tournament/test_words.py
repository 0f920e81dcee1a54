"""The words of tournaments: every one is used, every used one is there, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tafelrunde import cli, tournament
from tafelrunde.cli.app import COMMANDS
from tafelrunde.kernel.text import Text
from tafelrunde.words import _resource, message_ids, render

IDS = message_ids("en", "tournament")
# Ids put together from parts.
COMPOSED = tuple(
    f"tournament-{part}-" for part in ("column", "page", "goal", "deal", "said-result", "rule")
)


def sources() -> str:
    house, terminal = Path(tournament.__file__).parent, Path(cli.__file__).parent
    own = (terminal / name for name in ("cup.py", "desk.py", "tournament.py"))
    paths = [*house.rglob("*.py"), *own]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_message_can_be_said_with_any_number(language: str) -> None:
    for entry in _resource(language, "tournament").body:
        if isinstance(entry, ast.Message):
            visitor = Variables()
            visitor.visit(entry)
            for number in (0, 1, 2):
                text = Text(entry.id.name, **dict.fromkeys(visitor.names, number))
                assert render(text, language)


def test_every_message_is_used_and_every_used_message_is_there() -> None:
    source = sources()
    used = set(re.findall(r'["\'](tournament-[a-z0-9-]*[a-z0-9])["\']', source))
    reasons = re.findall(r'Unfit\(\s*"([a-z-]+)"', source)
    spoken = re.findall(r'\.(?:word|say)\(\s*["\']([a-z0-9-]+)["\']', source)
    used |= {f"tournament-why-{name}" for name in reasons}
    used |= {f"tournament-{name}" for name in spoken}
    used.add(COMMANDS["tournament"])
    assert used <= set(IDS)
    assert [name for name in IDS if name not in used and not name.startswith(COMPOSED)] == []
