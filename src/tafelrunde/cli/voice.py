"""Voice: everything the command line says, in the language of whoever reads it."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text as RichText

from tafelrunde.kernel.text import Text
from tafelrunde.words import LANGUAGES, render

# 0 is success; a program that a signal ended has 128 + its number.
FOUND_WRONG: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Unable(Exception):
    """The command cannot do what it was asked; one line says why."""

    def __init__(self, id: str, code: int = BAD_INPUT, **args: int | str | Text) -> None:
        super().__init__(id)
        self.text = Text(id, **args)
        self.code = code


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language the system is set to, where we have it; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            language = value.split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


class Voice:
    """Speaks one language: results to `out`, progress and complaints to `err`."""

    def __init__(self, language: str | None = None) -> None:
        if language is not None and language not in LANGUAGES:
            raise Unable("cli-no-language", language=language, known=", ".join(LANGUAGES))
        self.language = language or usual_language()
        self.names: Sequence[str] = ()
        self.out = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
        self.err = Console(stderr=True, highlight=False, soft_wrap=not sys.stderr.isatty())

    def words(self, text: Text) -> str:
        return render(text, self.language, names=self.names)

    def word(self, id: str, **args: int | str | Text) -> str:
        return self.words(Text(id, **args))

    def say(self, id: str, style: str = "", **args: int | str | Text) -> None:
        self.tell(Text(id, **args), style)

    def tell(self, text: Text, style: str = "") -> None:
        self.out.print(RichText(self.words(text), style=style))

    def complain(self, text: Text) -> None:
        self.err.print(RichText.assemble(("tafelrunde: ", "bold red"), self.words(text)))

    def data(self, value: Any) -> None:
        """A result for machines, on one line."""
        sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")
        sys.stdout.flush()

    def progress(self) -> Progress:
        """A bar with rate and time left; nothing where no person is watching."""
        return Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            _Rate(self),
            TimeRemainingColumn(),
            console=self.err,
            transient=True,
            disable=not self.err.is_terminal,
        )


class _Rate(ProgressColumn):
    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice

    def render(self, task: Task) -> RichText:
        speed = task.finished_speed or task.speed
        if speed is None:
            return RichText("")
        rate = f"{speed:,.0f}" if speed >= 10 else f"{speed:.1f}"
        return RichText(self.voice.word("cli-rate", rate=rate), style="progress.data.speed")
