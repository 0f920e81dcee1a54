"""`tafelrunde play`: a match in the terminal, against bots."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text as RichText

from tafelrunde.bots import Bot, bot_names, find, title
from tafelrunde.cli.arguments import bots_for, check_bots, game_called, options_for, seats_with
from tafelrunde.cli.parameters import GameName, Lang, Options
from tafelrunde.cli.replay import broken
from tafelrunde.cli.sitting import Sitting, watch
from tafelrunde.cli.telling import PERSON
from tafelrunde.cli.voice import FOUND_WRONG, INTERRUPTED, Unable, Voice
from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.log import TableEvent
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.replay import load
from tafelrunde.kernel.start import new
from tafelrunde.kernel.state import only

Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-help-play-seats")]
Seat = Annotated[int | None, typer.Option("--seat", metavar="K", help="cli-help-seat")]
Bots = Annotated[str | None, typer.Option("--bots", metavar="A[,B…]", help="cli-help-play-bots")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help="cli-help-play-seed")]
Record = Annotated[
    Path | None, typer.Option("--record", metavar="FILE", help="cli-help-play-record")
]

USUAL_BOT: Final = "good"
# Oneself and a bot.
USUAL_SEATS: Final = 2


def play(
    game: GameName,
    seats: Seats = None,
    seat: Seat = None,
    bots: Bots = None,
    option: Options = None,
    seed: Seed = None,
    record: Record = None,
    lang: Lang = None,
) -> int:
    voice = Voice(lang)
    watching = not (sys.stdin.isatty() and sys.stdout.isatty())
    if record is not None and record.exists():
        if seats is not None or option or seed is not None:
            raise Unable("cli-record-fixed", file=str(record))
        match, players = _resumed(game, record, seat, bots, voice, watching=watching)
    else:
        if record is not None and not record.parent.is_dir():
            raise Unable("cli-no-folder", folder=str(record.parent))
        rules = game_called(game)
        count = seats_with(rules, seats, bots, USUAL_SEATS, people=int(not watching))
        options = options_for(rules, count, option or [])
        mine = place_of(seat, count)
        players = bots_for(bots or USUAL_BOT, count) if watching else players_for(count, mine, bots)
        check_bots(players, game, count, options)
        match = new(game, count, seed, options, names_for(players, voice))
        _note_players(match, players, [""] * count)
    voice.names = match.header.names
    if watching:
        return _watched(match, players, record, voice)
    mine = players.index(PERSON)
    match = listening(match, only(mine))
    file = record or Path(f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl")
    sitting = Sitting(match, mine, seated(match, players), voice, record)
    try:
        over = sitting.play()
    except KeyboardInterrupt:
        voice.out.print()
        return INTERRUPTED
    if record is not None or not over:
        match.record.save(file)
    if not over:
        # A command to be copied stays on its line.
        saved = voice.word("cli-saved", file=str(file), game=game)
        voice.out.print(RichText(saved), soft_wrap=True)
    return 0


def place_of(seat: int | None, seats: int) -> int:
    """A seat as people count them, from 1."""
    if seat is None:
        return 0
    if not 1 <= seat <= seats:
        raise Unable("cli-no-seat", seat=seat, seats=seats)
    return seat - 1


def players_for(seats: int, mine: int, bots: str | None) -> list[str]:
    """A person and bots; who plays alone needs none."""
    alone = seats == 1 and bots is None
    players = [] if alone else bots_for(bots or USUAL_BOT, seats - 1)
    players.insert(mine, PERSON)
    return players


def names_for(players: Sequence[str], voice: Voice) -> list[str]:
    """Guest, Steady 1, Steady 2: what the players are called."""
    count = Counter(players)
    seen: Counter[str] = Counter()
    names: list[str] = []
    for player in players:
        seen[player] += 1
        if player == PERSON:
            name = voice.word("cli-guest")
        else:
            name = voice.words(title(player)) if player in bot_names() else player.capitalize()
        names.append(f"{name} {seen[player]}" if count[player] > 1 else name)
    return names


def _note_players(match: Match, players: Sequence[str], before: Sequence[str]) -> None:
    for seat, (player, old) in enumerate(zip(players, before, strict=True)):
        if player != old:
            match.take_over(seat, player)


def _resumed(
    game: str, file: Path, seat: int | None, bots: str | None, voice: Voice, *, watching: bool
) -> tuple[Match, list[str]]:
    """The match of a record and who plays in it, as the record says or as asked for now."""
    try:
        match = load(file, any_version=True)
    except RecordError as error:
        found = broken(file, error)
        raise Unable(found.id, FOUND_WRONG, **found.args) from error
    # Whatever the rules were called, those of today followed it, and it goes on under them.
    match.header.rules = match.game.rules
    if match.header.game != game:
        raise Unable("cli-other-game", file=str(file), found=match.header.game, game=game)
    before = _noted_players(match)
    mine = before.index(PERSON) if PERSON in before else 0
    if seat is not None:
        mine = place_of(seat, match.seats)
    players = [USUAL_BOT if player in {PERSON, ""} else player for player in before]
    players[mine] = PERSON
    if bots is not None and watching:
        players = bots_for(bots, match.seats)
    elif bots is not None:
        players = players_for(match.seats, mine, bots)
    if not match.header.names:
        match.header.names = names_for(players, voice)
    _note_players(match, players, before)
    return match, players


def _noted_players(match: Match) -> list[str]:
    players = [""] * match.seats
    for entry in match.log.entries():
        if isinstance(entry, TableEvent) and entry.name == "takeover":
            players[entry.facts["seat"]] = str(entry.facts["by"])
    return players


def listening(match: Match, waits: int) -> Match:
    """The same match, telling what happens, with the table waiting for a seat before chance."""
    twin = Match(match.game, match.header, hashing=True, listening=True, waits=waits)
    twin.start()
    twin.restore(match.log.entries())
    return twin


def seated(match: Match, players: Sequence[str]) -> list[Bot]:
    """A bot for every seat; a person's seat needs one where nobody can answer."""
    names = [USUAL_BOT if player == PERSON else player for player in players]
    seed = match.header.seed
    return [find(name)(f"{seed}:{seat}") for seat, name in enumerate(names)]


def _watched(match: Match, players: Sequence[str], record: Path | None, voice: Voice) -> int:
    """Nobody can answer here: the bots play it out. A record that was there stays as it was."""
    existed = record is not None and record.exists()
    match = listening(match, 0)
    watch(match, seated(match, players), voice)
    if record is not None and not existed:
        match.record.save(record)
    return 0
