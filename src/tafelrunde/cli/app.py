"""The command `tafelrunde`: its parts, and how what goes wrong in them ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NoReturn

import typer

from tafelrunde.cli.voice import BAD_INPUT, INTERRUPTED, Unable, Voice
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.text import Text

PROGRAM: Final = "tafelrunde"

# Each command is the function of its name in the module of its name; with the message of its help.
COMMANDS: Final = {
    "games": "cli-help-games",
    "play": "cli-help-play",
    "simulate": "cli-help-simulate",
    "rate": "cli-help-rate",
    "power": "cli-help-power",
    "replay": "cli-help-replay",
    "bench": "cli-help-bench",
    "campaign": "campaign-help",
    "tournament": "tournament-help",
    "serve": "server-help-serve",
    "admin": "server-help-admin",
}


def main() -> NoReturn:
    # Whoever closed a stream does not want to hear.
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say; the exit code."""
    try:
        voice = Voice(_language_in(arguments))
    except Unable as error:
        Voice().complain(error.text)
        return error.code
    given = _with_language_behind(list(arguments)) or ["--help"]
    command = _command(given[0])
    if "--help" in given:
        _translate(command, voice)
    try:
        code = command(args=given, prog_name=PROGRAM, standalone_mode=False)
    except Unable as error:
        voice.complain(error.text)
        return error.code
    except typer.TyperException as error:
        voice.complain(_usage(error, given[0]))
        return BAD_INPUT
    except TafelrundeError as error:
        voice.complain(Text("cli-error", why=str(error)))
        return BAD_INPUT
    except OSError as error:
        why = error.strerror or str(error)
        if error.filename is None:
            voice.complain(Text("cli-no-output", why=why))
        else:
            voice.complain(Text("cli-no-file", file=str(error.filename), why=why))
        return BAD_INPUT
    except typer.Abort:
        code = INTERRUPTED
    if code == INTERRUPTED:
        voice.complain(Text("cli-interrupted"))
    return int(code or 0)


def _command(called: str) -> Any:
    """The whole command; only the part that is called is imported, for a quick start."""
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.callback(help="cli-help")(_nothing)
    for name, text in COMMANDS.items():
        part = _nothing
        if name == called:
            part = getattr(import_module(f"tafelrunde.cli.{name}"), name)
        app.command(name, help=text)(part)
    return typer.main.get_command(app)


def _nothing() -> None:
    """What a command does before its part: nothing."""


def _language_in(arguments: Sequence[str]) -> str | None:
    """The language asked for, needed before anything is parsed: help is in it, too."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
    return None


def _with_language_behind(arguments: list[str]) -> list[str]:
    """A language before the command counts for it as one behind it does."""
    size = 0
    if arguments and arguments[0].startswith("--lang"):
        size = 1 if "=" in arguments[0] else 2
    command = arguments[size:]
    return [*command, *arguments[:size]] if command else []


def _translate(command: Any, voice: Voice) -> None:
    """Put words in place of the message ids in a command's help."""
    from typer import rich_utils  # noqa: PLC0415 - slow to import, and only help needs it

    for name in ("ARGUMENTS_PANEL_TITLE", "OPTIONS_PANEL_TITLE", "COMMANDS_PANEL_TITLE"):
        setattr(rich_utils, name, voice.word(f"cli-{name.partition('_')[0].lower()}"))
    rich_utils.DEFAULT_STRING = f"[{voice.word('cli-default', value='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{voice.word('cli-required')}]"
    for part in (command, *command.commands.values()):
        part.help = voice.word(part.help)
        part.short_help = None
        for parameter in part.params:
            if parameter.help is not None:
                parameter.help = voice.word(parameter.help)
            if getattr(parameter, "is_flag", False):
                # A flag takes no value, so none is shown.
                parameter.metavar = " "
        help_option = part.get_help_option(typer.Context(part))
        help_option.help = voice.word("cli-help-help")
        help_option.metavar = " "


def _usage(error: typer.TyperException, called: str) -> Text:
    """What was wrong with the form of a command."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    if parameter is not None:
        name = parameter.opts[0] if parameter.opts[0].startswith("-") else parameter.name.upper()
        return Text("cli-needs-number" if error.message else "cli-missing", name=name)
    if option is not None and getattr(error, "possibilities", None) is not None:
        return Text("cli-no-such-option", name=option)
    if error.message.startswith("No such command"):
        return Text("cli-no-command", name=called, known=", ".join(COMMANDS))
    if error.message.startswith("Got unexpected extra argument"):
        return Text("cli-extra", words=error.message.rpartition(" (")[2].rstrip(")"))
    return Text("cli-error", why=error.format_message().partition("\n")[0])
