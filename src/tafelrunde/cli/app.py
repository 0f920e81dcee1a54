"""The command `tafelrunde`: its parts, and how what goes wrong in them ends."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn

import typer
from typer import rich_utils

from tafelrunde.cli.bench import bench
from tafelrunde.cli.games import games
from tafelrunde.cli.play import play
from tafelrunde.cli.replay import replay
from tafelrunde.cli.serve import serve
from tafelrunde.cli.simulate import simulate
from tafelrunde.cli.voice import BAD_INPUT, INTERRUPTED, Unable, Voice
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.text import Text

PROGRAM: Final = "tafelrunde"

# Every `help` here and in the commands is the id of a message.
app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, help="cli-help")
app.command(help="cli-help-games")(games)
app.command(help="cli-help-play")(play)
app.command(help="cli-help-simulate")(simulate)
app.command(help="cli-help-replay")(replay)
app.command(help="cli-help-bench")(bench)
app.command(help="server-help-serve")(serve)


def main() -> NoReturn:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say; the exit code."""
    try:
        voice = Voice(_language_in(arguments))
    except Unable as error:
        Voice().complain(error.text)
        return error.code
    command = typer.main.get_command(app)
    _translate(command, voice)
    try:
        code = command(args=list(arguments) or ["--help"], prog_name=PROGRAM, standalone_mode=False)
    except Unable as error:
        voice.complain(error.text)
        return error.code
    except typer.TyperException as error:
        voice.complain(_usage(error))
        return BAD_INPUT
    except TafelrundeError as error:
        voice.complain(Text("cli-error", why=str(error)))
        return BAD_INPUT
    except typer.Abort:
        code = INTERRUPTED
    if code == INTERRUPTED:
        voice.complain(Text("cli-interrupted"))
    return int(code or 0)


def _language_in(arguments: Sequence[str]) -> str | None:
    """The language asked for, needed before anything is parsed: help is in it, too."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
    return None


def _translate(command: Any, voice: Voice) -> None:
    """Put words in place of the message ids in a command's help."""
    for name in ("ARGUMENTS_PANEL_TITLE", "OPTIONS_PANEL_TITLE", "COMMANDS_PANEL_TITLE"):
        setattr(rich_utils, name, voice.word(f"cli-{name.partition('_')[0].lower()}"))
    rich_utils.DEFAULT_STRING = f"[{voice.word('cli-default', value='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{voice.word('cli-required')}]"
    for part in (command, *command.commands.values()):
        part.help = voice.word(part.help)
        for parameter in part.params:
            if parameter.help is not None:
                parameter.help = voice.word(parameter.help)
        part.get_help_option(typer.Context(part)).help = voice.word("cli-help-help")


def _usage(error: typer.TyperException) -> Text:
    """What was wrong with the form of a command."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    if parameter is not None:
        name = parameter.opts[0] if parameter.opts[0].startswith("-") else parameter.name.upper()
        return Text("cli-needs-number" if error.message else "cli-missing", name=name)
    if option is not None and getattr(error, "possibilities", None) is not None:
        return Text("cli-no-such-option", name=option)
    return Text("cli-error", why=error.format_message().partition("\n")[0])
