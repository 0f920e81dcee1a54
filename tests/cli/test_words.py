"""The command line's words: the same messages in both languages, each used, with any number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tafelrunde import cli
from tafelrunde.kernel.text import Text
from tafelrunde.words import _resource, message_ids, render

FOLDER = Path(cli.__file__).parent
IDS = message_ids("en", "cli")
# Signs, and what only puts other words together.
ALIKE = {"cli-error", "cli-prompt", "cli-chose"}
# Ids put together from parts.
COMPOSED = ("cli-record-", "cli-build-", "cli-column-", "cli-arguments", "cli-options", "cli-comm")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(id: str) -> set[str]:
    """What a message needs, in either language."""
    visitor = Variables()
    for language in ("en", "de"):
        for entry in _resource(language, "cli").body:
            if isinstance(entry, ast.Message) and entry.id.name == id:
                visitor.visit(entry)
    return visitor.names


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert message_ids("de", "cli") == IDS


@pytest.mark.parametrize("id", IDS)
def test_every_message_can_be_said_with_any_number(id: str) -> None:
    for number in (0, 1, 2, 5):
        text = Text(id, **dict.fromkeys(variables(id), number))
        english, german = render(text, "en"), render(text, "de")
        assert (english == german) == (id in ALIKE)


def test_every_message_is_used_and_every_used_message_is_there() -> None:
    source = "\n".join(path.read_text() for path in sorted(FOLDER.glob("*.py")))
    used = set(re.findall(r"""["'](cli-[a-z0-9-]*[a-z0-9])["']""", source))
    assert used <= set(IDS)
    assert [name for name in IDS if name not in used and not name.startswith(COMPOSED)] == []
